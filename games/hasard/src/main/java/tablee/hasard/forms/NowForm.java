package tablee.hasard.forms;

import static tablee.engine.form.Field.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.hasard.content.Carton;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.ChildhoodPath;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.rules.Arrangement;
import tablee.hasard.rules.HasardOptions;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;

/// What a screen gets: the table, whose eyes see it, and how likely the active pawn passes what lies on the board.
final class NowForm {

    /// A view without what could be remembered.
    ///
    /// @param board the printed numbers, where the position altered them; otherwise they are those of the content
    /// @param odds of 36 throws, how many take the active pawn past each obstacle of the board, rings apart: a screen knows no rules
    record Seen(
            Viewer viewer,
            Settings settings,
            Arrangement table,
            Optional<Map<String, CartonForm.Bars>> board,
            Map<String, List<Integer>> odds) {}

    private static final Form<Settings> SETTINGS =
            Form.object(
                    "HasardSettings",
                    Make.of(
                            HasardOptions.LIST::settings,
                            field("seats", Form.whole(2, 8), Settings::seats),
                            field("options", Form.TEXT.entries(), Settings::values)));

    static final Codec<HasardView, Seen> FORM =
            Form.<Seen>object(
                            "HasardNow",
                            of -> {
                                var viewer = of.field("viewer", Form.VIEWER, Seen::viewer);
                                var settings = of.field("settings", SETTINGS, Seen::settings);
                                var table = of.all(PositionForm.TABLE, Seen::table);
                                var board =
                                        of.maybe("board", CartonForm.FORM.entries(), Seen::board);
                                var odds =
                                        of.field(
                                                "odds",
                                                Form.whole(0, 36).list().entries(),
                                                Seen::odds);
                                return read ->
                                        new Seen(
                                                read.get(viewer),
                                                read.get(settings),
                                                read.get(table),
                                                read.get(board),
                                                read.get(odds));
                            })
                    .in(NowForm::seen);

    private NowForm() {}

    private static Seen seen(HasardView view) {
        HasardView.Now now = view.now();
        CartonSet cartons = now.cartons();
        return new Seen(
                view.viewer(),
                now.options().settings(),
                Arrangement.of(view),
                cartons.changes().isEmpty()
                        ? Optional.empty()
                        : Optional.of(CartonForm.bars(cartons)),
                now.phase() == Phase.OVER ? Map.of() : odds(now));
    }

    private static Map<String, List<Integer>> odds(HasardView.Now now) {
        var odds = new LinkedHashMap<String, List<Integer>>();
        for (ChildhoodPath path : now.cartons().paths()) {
            odds.put("CH-" + path.cradle(), odds(now, path.obstacles()));
        }
        for (int track = 0; track < now.tracks(); track++) {
            for (int rank = 1; rank <= now.height(track); rank++) {
                Carton carton = now.cartons().carton(now.profession(track, rank), rank);
                odds.put(carton.label(), odds(now, carton.obstacles()));
            }
        }
        return odds;
    }

    private static List<Integer> odds(HasardView.Now now, List<Obstacle> obstacles) {
        return obstacles.stream()
                .map(obstacle -> Odds.outOf36(now.neededAt(obstacle, now.active())))
                .toList();
    }
}
