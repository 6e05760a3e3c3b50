package tablee.metro.forms;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Views;
import tablee.metro.rules.Arrangement;
import tablee.metro.rules.Box;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.MetroView.Memory;
import tablee.metro.rules.MetroView.Piled;
import tablee.metro.rules.Position;
import tablee.metro.rules.Table;
import tablee.metro.rules.Writing;

/// What a screen gets: who looks, at what kind of table, and the position as they see it. Apart from it what they could remember.
final class ViewForm {

    /// A view without what could be remembered.
    private record Seen(Viewer viewer, MetroOptions options, Position position) {

        static Seen of(MetroView view) {
            return new Seen(view.viewer(), view.now().options(), Writing.of(view.now()));
        }

        Table table(Box box) {
            int seat = viewer instanceof Seat own ? own.index() : -1;
            return Arrangement.seen(box, options, position, seat);
        }
    }

    private static final Codec<Seen, Seen> NOW =
            Codec.object(
                    "MetroNow",
                    of -> {
                        var viewer = of.field("viewer", Form.VIEWER, Seen::viewer);
                        var options = of.field("options", Pieces.OPTIONS, Seen::options);
                        var position = of.all(PositionForm.SEEN, Seen::position);
                        return read ->
                                new Seen(read.get(viewer), read.get(options), read.get(position));
                    });

    private static final Form<Piled> PILED =
            Form.object(
                    "MetroPiled",
                    Make.of(
                            Piled::new,
                            field("pile", Pieces.STATION, Piled::pile),
                            field("place", Form.count(), Piled::place),
                            field("card", Form.TEXT, Piled::card)));

    /// Empty where nothing is known.
    private static final Form<Optional<String>> CHARACTER =
            Form.TEXT.as(
                    slug -> Optional.of(slug).filter(text -> !text.isEmpty()),
                    slug -> slug.orElse(""));

    private static final Form<Memory> MEMORY =
            Form.object(
                    "MetroMemory",
                    Make.of(
                            Memory::new,
                            field("hands", Pieces.CARDS.list(), Memory::hands),
                            field("piles", PILED.list(), Memory::piles),
                            field("characters", CHARACTER.list(), Memory::characters),
                            maybe("answer", Form.FLAG, Memory::answer)));

    private ViewForm() {}

    static Views<MetroView> of(Box box) {
        return Views.of(
                NOW.in(Seen::of),
                MEMORY.in(MetroView::memory),
                (seen, memory) -> new MetroView(seen.viewer(), seen.table(box), memory));
    }
}
