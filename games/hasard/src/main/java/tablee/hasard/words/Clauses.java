package tablee.hasard.words;

import java.util.List;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Cause;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.Luck;
import tablee.hasard.rules.Price;
import tablee.hasard.rules.ThrowKind;

/// The clauses behind an event, for links from the log into the rules.
final class Clauses {

    private Clauses() {}

    static List<String> of(HasardEvent event) {
        return switch (event) {
            case HasardEvent.BirthThrown _, HasardEvent.Born _ -> List.of("HAS-3-2", "HAS-R04");
            case HasardEvent.Thrown e -> List.of(thrown(e.kind()));
            case HasardEvent.LuckShown e -> List.of(luck(e.face()));
            case HasardEvent.DestinyShown e -> List.of(destiny(e.face()));
            case HasardEvent.DrawPassed _ -> List.of("HAS-4-9", "HAS-R07");
            case HasardEvent.BeadGained e ->
                    List.of(e.quality().isDiploma() ? "HAS-15-1" : "HAS-4-3");
            case HasardEvent.RingsGained _ -> List.of("HAS-5-7");
            case HasardEvent.RingsLost e ->
                    List.of(e.ring() == Quality.RI ? "HAS-22-CRI-1" : "HAS-22-FAM-1");
            case HasardEvent.RingSpent _ -> List.of("HAS-5-5");
            case HasardEvent.RingGiven _ -> List.of("HAS-17-3", "HAS-R42");
            case HasardEvent.TurnBegan _ -> List.of("HAS-3-3");
            case HasardEvent.Moved e -> List.of(moved(e.cause()));
            case HasardEvent.Displaced _ -> List.of("HAS-10-2", "HAS-R18");
            case HasardEvent.AmbushPlaced _ -> List.of("HAS-11-1");
            case HasardEvent.AmbushInherited _ -> List.of("HAS-12-4");
            case HasardEvent.AmbushLowered _ -> List.of("HAS-11-8");
            case HasardEvent.AmbushLifted _ -> List.of("HAS-11-6");
            case HasardEvent.AmbushRemoved _ -> List.of("HAS-R23");
            case HasardEvent.TrackNamed _ -> List.of("HAS-R15");
            case HasardEvent.CartonLaid e ->
                    List.of(e.price() == Price.FREE ? "HAS-R16" : "HAS-18-3");
            case HasardEvent.HeldUp _ -> List.of("HAS-18-5");
            case HasardEvent.TaskAnnounced _ -> List.of("HAS-14-5");
            case HasardEvent.TaskWon _ -> List.of("HAS-14-9");
            case HasardEvent.TaskFailed _ -> List.of("HAS-14-6");
            case HasardEvent.DestinyTriggered _ -> List.of("HAS-22-1");
            case HasardEvent.DestinyRoundEnded _ -> List.of("HAS-R62");
            case HasardEvent.Wounded _ -> List.of("HAS-22-GUE-B1");
            case HasardEvent.Died e -> List.of(died(e.cause()));
            case HasardEvent.Exchanged _ -> List.of("HAS-22-EPU-2");
            case HasardEvent.Succeeded _ -> List.of("HAS-M-1");
            case HasardEvent.Settled _ -> List.of("HAS-16-6");
            case HasardEvent.GameOver _ -> List.of("HAS-R38");
        };
    }

    private static String thrown(ThrowKind kind) {
        return switch (kind) {
            case BIRTH -> "HAS-3-1";
            case QUALITY -> "HAS-4-6";
            case RING -> "HAS-5-4";
            case OBSTACLE -> "HAS-7-3";
            case TASK -> "HAS-14-3";
            case AMBUSH -> "HAS-11-5";
            case REVOLUTION -> "HAS-22-REV-1";
        };
    }

    private static String luck(Luck face) {
        return switch (face) {
            case HERITAGE -> "HAS-19-5";
            case MALADIE -> "HAS-19-6";
            case VITAMINE -> "HAS-19-7";
            case ACCIDENT -> "HAS-19-8";
            case AMOUR -> "HAS-19-9";
            case VEINE -> "HAS-19-11";
        };
    }

    private static String destiny(Destiny face) {
        return switch (face) {
            case NONE -> "HAS-22-1";
            case CRI -> "HAS-22-CRI-1";
            case FAM -> "HAS-22-FAM-1";
            case PRO -> "HAS-22-PRO-1";
            case GUE -> "HAS-22-GUE-A1";
            case EPU -> "HAS-22-EPU-1";
            case REV -> "HAS-22-REV-1";
        };
    }

    private static String moved(Cause cause) {
        return switch (cause) {
            case CRADLE -> "HAS-6-1";
            case OBSTACLE -> "HAS-7-15";
            case TASK -> "HAS-R31";
            case ACCIDENT -> "HAS-R49";
            case AMOUR -> "HAS-R50";
            case CHANGE -> "HAS-20-2";
            case MOBILISATION, WAR -> "HAS-R67";
            case REVOLUTION -> "HAS-R77";
            case PURGE -> "HAS-R74";
        };
    }

    private static String died(Cause cause) {
        return switch (cause) {
            case PURGE -> "HAS-22-EPU-1";
            case WAR -> "HAS-22-GUE-B2";
            case OBSTACLE, TASK, ACCIDENT, AMOUR, CHANGE, MOBILISATION, REVOLUTION, CRADLE ->
                    "HAS-13-2";
        };
    }
}
