package tablee.hasard;

import tablee.engine.BadInput;
import tablee.hasard.HasardAction.Ambush;
import tablee.hasard.HasardAction.Attempt;
import tablee.hasard.HasardAction.Change;
import tablee.hasard.HasardAction.Choose;
import tablee.hasard.HasardAction.ChooseCradle;
import tablee.hasard.HasardAction.Decline;
import tablee.hasard.HasardAction.Done;
import tablee.hasard.HasardAction.Give;
import tablee.hasard.HasardAction.GiveHealth;
import tablee.hasard.HasardAction.Lay;
import tablee.hasard.HasardAction.LieDown;
import tablee.hasard.HasardAction.Neglect;
import tablee.hasard.HasardAction.Open;
import tablee.hasard.HasardAction.Pass;
import tablee.hasard.HasardAction.Refuse;
import tablee.hasard.HasardAction.Source;
import tablee.hasard.HasardAction.Spend;
import tablee.hasard.HasardAction.Stay;
import tablee.hasard.HasardAction.Throw;
import tablee.hasard.HasardAction.ThrowLuck;
import tablee.hasard.HasardAction.Victim;
import tablee.hasard.HasardAction.WarTrack;

/// The short text form of an action: `throw`, `cradle L`, `change T2:1/3 free`, `ambush 4 9`.
final class Notation {

    private static final String EXPECTED =
            "throw, pass, cradle L, give Ri 1 3, done, source 2, stay, change T2:1/3 free, try, neglect,"
                    + " choose T1, open CLOWN, lay CLOWN Sa, decline, spend Ri, refuse, ambush 4 9, luck,"
                    + " health, bed, victim 3, army T2";

    private Notation() {}

    static String write(HasardAction action) {
        return switch (action) {
            case Throw() -> "throw";
            case Pass() -> "pass";
            case ChooseCradle(Cradle cradle) -> "cradle " + cradle;
            case Give(Quality ring, int from, int to) -> "give " + ring + " " + from + " " + to;
            case Done() -> "done";
            case Source(int pawn) -> "source " + pawn;
            case Stay() -> "stay";
            case Change(Place place, Price price) -> "change " + place + " " + price.text();
            case Attempt() -> "try";
            case Neglect() -> "neglect";
            case Choose(int track) -> "choose " + track(track);
            case Open(Profession profession) -> "open " + profession;
            case Lay(Profession profession, Price price) ->
                    "lay " + profession + " " + price.text();
            case Decline() -> "decline";
            case Spend(Price price) -> "spend " + price.text();
            case Refuse() -> "refuse";
            case Ambush(int target, int face) -> "ambush " + target + " " + face;
            case ThrowLuck() -> "luck";
            case GiveHealth() -> "health";
            case LieDown() -> "bed";
            case Victim(int pawn) -> "victim " + pawn;
            case WarTrack(int track) -> "army " + track(track);
        };
    }

    static String track(int track) {
        return "T" + (track + 1);
    }

    static HasardAction read(String notation) {
        String[] words = notation.trim().split("\\s+", -1);
        return switch (words.length) {
            case 1 -> single(notation, words[0]);
            case 2 -> pair(notation, words[0], words[1]);
            case 3 -> triple(notation, words);
            case 4 -> give(notation, words);
            default -> throw unknown(notation);
        };
    }

    private static HasardAction give(String notation, String[] words) {
        if (!words[0].equals("give")) {
            throw unknown(notation);
        }
        return Actions.give(ring(words[1]), pawn(words[2]), pawn(words[3]));
    }

    private static HasardAction single(String notation, String word) {
        return switch (word) {
            case "throw" -> Actions.THROW;
            case "pass" -> Actions.PASS;
            case "done" -> Actions.DONE;
            case "stay" -> Actions.STAY;
            case "try" -> Actions.TASK.getFirst();
            case "neglect" -> Actions.TASK.getLast();
            case "decline" -> Actions.DECLINE;
            case "refuse" -> Actions.REFUSE;
            case "luck" -> Actions.LUCK;
            case "health" -> Actions.MALADIE.getFirst();
            case "bed" -> Actions.MALADIE.getLast();
            default -> throw unknown(notation);
        };
    }

    private static HasardAction pair(String notation, String verb, String word) {
        return switch (verb) {
            case "cradle" -> Actions.CRADLES.get(cradle(word).number());
            case "source" -> Actions.source(pawn(word));
            case "choose" -> Actions.choose(readTrack(word));
            case "open" -> Actions.open(Profession.of(word).number());
            case "spend" -> Actions.spend(Price.of(word));
            case "victim" -> Actions.victim(pawn(word));
            case "army" -> Actions.warTrack(readTrack(word));
            default -> throw unknown(notation);
        };
    }

    private static HasardAction triple(String notation, String[] words) {
        return switch (words[0]) {
            case "change" -> Actions.change(Place.of(words[1]).code(), Price.of(words[2]));
            case "lay" -> Actions.lay(Profession.of(words[1]).number(), Price.of(words[2]));
            case "ambush" -> Actions.ambush(pawn(words[1]), face(words[2]));
            default -> throw unknown(notation);
        };
    }

    private static BadInput unknown(String notation) {
        return BadInput.of("engine.notation.unknown", notation, EXPECTED);
    }

    private static BadInput shape(String word, String expected) {
        return BadInput.of("engine.notation.shape", word, expected);
    }

    /// A pawn number from 1 to 8, as an index from 0.
    static int pawn(String word) {
        if (word.matches("[1-8]")) {
            return word.charAt(0) - '1';
        }
        throw shape(word, "1 … 8");
    }

    static int readTrack(String word) {
        if (word.matches("T[1-4]")) {
            return word.charAt(1) - '1';
        }
        throw shape(word, "T1, T2, T3, T4");
    }

    private static int face(String word) {
        if (word.equals("8") || word.equals("9")) {
            return word.charAt(0) - '0';
        }
        throw shape(word, "8, 9");
    }

    private static Quality ring(String word) {
        Quality quality = Quality.of(word);
        if (quality.isRing()) {
            return quality;
        }
        throw shape(word, "Ri, Sa");
    }

    static Cradle cradle(String word) {
        return switch (word) {
            case "L" -> Cradle.L;
            case "R" -> Cradle.R;
            default -> throw shape(word, "L, R");
        };
    }
}
