package tablee.hasard.words;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Texts;
import tablee.hasard.content.Career;
import tablee.hasard.content.Carton;
import tablee.hasard.content.ChildhoodPath;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;

/// The table in a terminal, 80 columns, no colour: childhood at the bottom and Success at the top, as on the board. A place shows
/// `(3)` for pawn 3, `[3]` if an ambush lies in front of it, `t` for a task, `·` when empty; `†` marks a deadly obstacle.
final class HasardBoard {

    private static final int WIDTH = 80;
    private static final int HEAD = 36;
    private static final int TITLE = 19;

    private final HasardView.Now now;
    private final Speech speech;
    private final Texts texts;
    private final List<String> lines = new ArrayList<>();

    HasardBoard(HasardView.Now now, Speech speech, Texts texts) {
        this.now = now;
        this.speech = speech;
        this.texts = texts;
    }

    List<String> lines() {
        add(heading());
        if (isDrawing()) {
            usefulness();
        }
        add(texts.say("hasard.board.success", atPlace(Place.of("SUCCESS"))));
        for (int track = 0; track < now.tracks(); track++) {
            for (int rank = now.height(track); rank >= 1; rank--) {
                add(carton(track, rank));
            }
            if (now.height(track) > 0) {
                add("");
            }
        }
        add(texts.say("hasard.board.crossroads", atPlace(Place.of("CR"))));
        for (ChildhoodPath path : now.cartons().paths()) {
            add(path(path));
        }
        add(now.height(0) > 0 ? texts.say("hasard.board.legend") : "");
        for (int pawn = 1; pawn <= now.pawns(); pawn++) {
            pawn(pawn);
        }
        return List.copyOf(lines);
    }

    private void add(String line) {
        String stripped = line.stripTrailing();
        lines.add(stripped.length() <= WIDTH ? stripped : stripped.substring(0, WIDTH - 1) + "…");
    }

    private String heading() {
        String level = texts.say("option.level." + now.options().level());
        if (now.phase() == Phase.BIRTH) {
            return texts.say("hasard.board.birth", level);
        }
        if (now.phase() == Phase.OVER) {
            return texts.say("hasard.board.over", level);
        }
        if (isDrawing()) {
            return texts.say("hasard.board.draws", speech.pawn(now.active()), level);
        }
        String head =
                texts.say("hasard.board.turn", now.turns() + 1, speech.pawn(now.active()), level);
        if (now.destiny() == Destiny.NONE) {
            return head;
        }
        return head
                + " · "
                + texts.say(
                        "hasard.board.destiny",
                        HasardWording.word("destiny", now.destiny()),
                        speech.pawn(now.thrower()));
    }

    private boolean isDrawing() {
        return now.phase() == Phase.QUALITY || now.phase() == Phase.RING_DRAW;
    }

    /// HAS-4-11 What each profession asks for, shown while qualities are drawn (section 6.5 of the register).
    private void usefulness() {
        add(pad(texts.say("hasard.board.profession"), 12) + texts.say("hasard.board.useful"));
        for (Career.Demand demand : now.cartons().demands()) {
            add(
                    pad(texts.say("hasard.profession." + demand.profession()), 12)
                            + texts.say(Speech.qualities(demand.useful())));
            if (!demand.handy().isEmpty()) {
                add(
                        " ".repeat(12)
                                + texts.say(
                                        "hasard.board.handy", Speech.qualities(demand.handy())));
            }
        }
        add("");
    }

    private String atPlace(Place place) {
        var text = new StringBuilder();
        for (int pawn = 1; pawn <= now.pawns(); pawn++) {
            if (now.pawn(pawn).place().equals(place)) {
                text.append(" (").append(pawn).append(')');
            }
        }
        return text.toString();
    }

    private String carton(int track, int rank) {
        Carton carton = now.cartons().carton(now.profession(track, rank), rank);
        String profession = texts.say("hasard.profession." + carton.profession()) + " " + rank;
        String title = pad(carton.title().in(texts.language()), TITLE);
        var line = new StringBuilder(pad(pad(profession, 13) + " " + title, HEAD));
        int cell = (WIDTH - HEAD) / carton.obstacles().size();
        for (int k = 1; k <= carton.obstacles().size(); k++) {
            Obstacle obstacle = carton.obstacles().get(k - 1);
            String place = place(carton, Place.onCarton(track, rank, k));
            line.append(pad(obstacle.value() + (obstacle.deadly() ? "†" : "") + place, cell));
        }
        return line.toString();
    }

    private String place(Carton carton, Place place) {
        int pawn = now.occupant(place);
        if (pawn > 0) {
            return now.pawn(pawn).ambush() > 0 ? "[" + pawn + "]" : "(" + pawn + ")";
        }
        if (carton.rank() == Carton.RANKS && place.obstacle() == carton.obstacles().size()) {
            return "★";
        }
        return carton.taskAfter(place.obstacle()).isPresent() ? "t" : "·";
    }

    private String path(ChildhoodPath path) {
        String title = path.title().in(texts.language());
        var line = new StringBuilder(pad(title, HEAD));
        int passed = 0;
        int cell = (WIDTH - HEAD) / (path.obstacles().size() + 1);
        for (Obstacle obstacle : path.obstacles()) {
            String pawns = atPlace(Place.onPath(path.cradle(), passed++)).replace(" ", "");
            line.append(pad((pawns.isEmpty() ? "·" : pawns) + obstacle.value(), cell));
        }
        return line.toString();
    }

    /// Two lines: who, where and with what rings; then the qualities and what comes next.
    private void pawn(int number) {
        HasardView.PawnNow pawn = now.pawn(number);
        boolean plays = number == now.active() && now.phase() != Phase.OVER;
        var line = new StringBuilder(plays ? ">" : " ");
        // HAS-3-2: before the throws are settled nobody has a number.
        line.append(now.phase() == Phase.BIRTH ? "?" : Integer.toString(number)).append(' ');
        line.append(texts.name(pawn.seat())).append(" · ");
        line.append(texts.say("hasard.board.at", speech.place(pawn.place()))).append(" · ");
        line.append(texts.say("hasard.board.rings", pawn.riches(), pawn.health()));
        if (pawn.ambush() > 0) {
            line.append(" · ").append(texts.say("hasard.board.ambush", pawn.ambush()));
        }
        add(line.toString());
        var more = new ArrayList<String>();
        if (pawn.kit() != 0) {
            more.add(texts.say(Speech.qualities(Quality.worn(pawn.kit()))));
        }
        now.ahead(number)
                .ifPresent(
                        obstacle ->
                                more.add(
                                        texts.say(
                                                "hasard.board.ahead",
                                                obstacle.name(),
                                                now.neededAt(obstacle, number))));
        if (!more.isEmpty()) {
            add("    " + String.join(" · ", more));
        }
    }

    private static String pad(String text, int width) {
        if (text.length() > width) {
            return text.substring(0, width - 1) + "…";
        }
        return text + " ".repeat(width - text.length());
    }
}
