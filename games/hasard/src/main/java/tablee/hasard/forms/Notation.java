package tablee.hasard.forms;

import tablee.engine.BadInput;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardAction.*;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;

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
        return new Give(ring(words[1]), pawn(words[2]), pawn(words[3]));
    }

    private static HasardAction single(String notation, String word) {
        return switch (word) {
            case "throw" -> new Throw();
            case "pass" -> new Pass();
            case "done" -> new Done();
            case "stay" -> new Stay();
            case "try" -> new Attempt();
            case "neglect" -> new Neglect();
            case "decline" -> new Decline();
            case "refuse" -> new Refuse();
            case "luck" -> new ThrowLuck();
            case "health" -> new GiveHealth();
            case "bed" -> new LieDown();
            default -> throw unknown(notation);
        };
    }

    private static HasardAction pair(String notation, String verb, String word) {
        return switch (verb) {
            case "cradle" -> new ChooseCradle(Cradle.of(word));
            case "source" -> new Source(pawn(word));
            case "choose" -> new Choose(readTrack(word));
            case "open" -> new Open(Profession.of(word));
            case "spend" -> new Spend(Price.of(word));
            case "victim" -> new Victim(pawn(word));
            case "army" -> new WarTrack(readTrack(word));
            default -> throw unknown(notation);
        };
    }

    private static HasardAction triple(String notation, String[] words) {
        return switch (words[0]) {
            case "change" -> new Change(Place.of(words[1]), Price.of(words[2]));
            case "lay" -> new Lay(Profession.of(words[1]), Price.of(words[2]));
            case "ambush" -> new Ambush(pawn(words[1]), face(words[2]));
            default -> throw unknown(notation);
        };
    }

    private static BadInput unknown(String notation) {
        return BadInput.of("engine.notation.unknown", notation, EXPECTED);
    }

    private static BadInput shape(String word, String expected) {
        return BadInput.of("engine.notation.shape", word, expected);
    }

    static int pawn(String word) {
        if (word.matches("[1-8]")) {
            return word.charAt(0) - '0';
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
}
