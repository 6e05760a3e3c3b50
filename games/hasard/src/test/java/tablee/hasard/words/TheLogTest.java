package tablee.hasard.words;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.hasard.Golden;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.forms.WrittenAndReadTest;
import tablee.hasard.rules.Cause;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.Ending;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Luck;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;
import tablee.hasard.rules.ThrowKind;

/// Everything the log can say, in both languages, and the clauses it links to.
class TheLogTest {

    private static final HasardGame GAME = HasardProvider.game();

    private static final HasardView SEEN =
            GAME.view(GAME.start(GAME.options().standard(4)), Spectator.SPECTATOR);

    @Test
    void the_log_says() throws IOException {
        var lines = new ArrayList<String>();
        var events = new ArrayList<>(WrittenAndReadTest.events());
        events.addAll(variants());
        for (HasardEvent event : events) {
            lines.add(GAME.wording().clauses(event) + " " + said(event, "fr"));
            lines.add("    " + said(event, "en"));
        }
        Golden.compare("log.txt", lines);
    }

    private static String said(HasardEvent event, String language) {
        return GAME.wording()
                .texts(language)
                .withNames(List.of("Ana", "Ben", "Chloé", "Dan"))
                .say(GAME.wording().told(SEEN, event));
    }

    /// What the list of kinds does not show: other causes, faces, endings, and who pays.
    private static List<HasardEvent> variants() {
        var events = new ArrayList<HasardEvent>();
        for (ThrowKind kind : ThrowKind.values()) {
            String at =
                    switch (kind) {
                        case QUALITY -> "Be";
                        case RING -> "Sa";
                        default -> "CH-L/3";
                    };
            events.add(new HasardEvent.Thrown(1, kind, 3, 4, Marks.NONE, 7, at));
        }
        events.add(new HasardEvent.Thrown(1, ThrowKind.QUALITY, 1, 4, Marks.NONE, 7, "Be"));
        events.add(
                new HasardEvent.Thrown(
                        1,
                        ThrowKind.TASK,
                        1,
                        1,
                        Marks.of(java.util.Map.of(Quality.CH, 2)),
                        8,
                        "CLOWN 2/1 task"));
        events.add(
                new HasardEvent.Thrown(
                        1,
                        ThrowKind.OBSTACLE,
                        3,
                        3,
                        Marks.of(java.util.Map.of(Quality.CH, 2)),
                        8,
                        "CLOWN 2/1"));
        events.add(new HasardEvent.Thrown(1, ThrowKind.OBSTACLE, 3, 3, Marks.NONE, 8, "CLOWN 9/9"));
        for (Luck face : Luck.values()) {
            events.add(new HasardEvent.LuckShown(1, face));
        }
        for (Destiny face : Destiny.values()) {
            if (face != Destiny.NONE) {
                events.add(new HasardEvent.DestinyShown(1, face));
            }
        }
        for (Cause cause : Cause.values()) {
            events.add(new HasardEvent.Moved(1, Place.of("T1:2/1"), Place.of("T1:1/5"), cause));
        }
        events.add(new HasardEvent.Died(1, Cause.OBSTACLE));
        events.add(new HasardEvent.Died(1, Cause.WAR));
        events.add(new HasardEvent.AmbushPlaced(2, 2, 8));
        events.add(new HasardEvent.RingSpent(2, 2, Quality.SA));
        events.add(new HasardEvent.RingsLost(2, Quality.RI, 1));
        events.add(new HasardEvent.BeadGained(2, Quality.HO));
        events.add(new HasardEvent.CartonLaid(2, Profession.CLOWN, 1, 0, Price.FREE));
        events.add(new HasardEvent.GameOver(Ending.SUCCESS));
        events.add(new HasardEvent.GameOver(Ending.SURVIVOR));
        events.add(new HasardEvent.BirthThrown(Seat.of(0).index(), 1, 2));
        return events;
    }
}
