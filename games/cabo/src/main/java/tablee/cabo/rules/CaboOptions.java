package tablee.cabo.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.Settings;

/// What a table may choose (section 3 of the register). `firstStarter` is −1 for a random one, a limit of −1 means none.
///
/// @param chosen what is not as usual, by the name of the option: every message of a table says it
public record CaboOptions(
        int players,
        int decks,
        int startCards,
        int startPeeks,
        int firstStarter,
        boolean swapOpponents,
        int resetTo,
        int resetLimitPlayer,
        int resetLimitTable,
        Protection callerProtection,
        boolean kamikazeContains,
        int turnLimit,
        boolean assistedMemory,
        int lookSeconds,
        Map<String, String> chosen) {

    /// CABO-R-24 What the others may do with the caller's cards.
    public enum Protection {
        NONE,
        SWAP,
        ALL
    }

    public static final int MOST_CARDS = 8;
    static final int NO_LIMIT = -1;
    private static final int MOST_WITH_ONE_DECK = 5;

    public static final OptionList LIST =
            new OptionList(
                    2,
                    8,
                    List.of(
                            new Option.Range(
                                    "startCards", 4, 4, MOST_CARDS, Set.of(), "CABO-VAR-5", false),
                            new Option.Range(
                                    "startPeeks", 2, 1, MOST_CARDS, Set.of(), "CABO-VAR-5", false),
                            new Option.Choice(
                                    "memory", List.of("off", "on"), "CABO-SETUP-8", false),
                            new Option.Range("decks", 1, 1, 2, Set.of(), "CABO-R-2", true),
                            new Option.Choice(
                                    "firstStarter",
                                    List.of("random", "A", "B", "C", "D", "E", "F", "G", "H"),
                                    "CABO-R-4",
                                    true),
                            new Option.Flag("swapOpponents", false, "CABO-VAR-1", true),
                            new Option.Range("resetTo", 50, 0, 99, Set.of(), "CABO-VAR-4", true),
                            new Option.Range(
                                    "resetLimitPlayer",
                                    NO_LIMIT,
                                    0,
                                    9,
                                    Set.of(NO_LIMIT),
                                    "CABO-VAR-2",
                                    true),
                            new Option.Range(
                                    "resetLimitTable",
                                    NO_LIMIT,
                                    0,
                                    99,
                                    Set.of(NO_LIMIT),
                                    "CABO-VAR-3",
                                    true),
                            new Option.Choice(
                                    "callerProtection",
                                    List.of("none", "swap", "all"),
                                    "CABO-R-24",
                                    true),
                            new Option.Choice(
                                    "kamikazeMatch",
                                    List.of("exact", "contains"),
                                    "CABO-R-35",
                                    true),
                            new Option.Range(
                                    "turnLimit", 0, 20, 2000, Set.of(0), "CABO-R-47", true),
                            new Option.Range(
                                    "lookSeconds", 6, 2, 30, Set.of(), "CABO-INFO-13", true)),
                    List.of(
                            new OptionList.Preset(
                                    "sixCards", 2, Map.of("startCards", "6", "startPeeks", "3")),
                            new OptionList.Preset("assisted", 0, Map.of("memory", "on"))),
                    List.of(new OptionList.Larger(MOST_WITH_ONE_DECK + 1, "decks", "2")));

    public static CaboOptions of(Settings settings) {
        var options =
                new CaboOptions(
                        settings.seats(),
                        settings.number("decks"),
                        settings.number("startCards"),
                        settings.number("startPeeks"),
                        starter(settings.text("firstStarter")),
                        settings.flag("swapOpponents"),
                        settings.number("resetTo"),
                        settings.number("resetLimitPlayer"),
                        settings.number("resetLimitTable"),
                        protection(settings.text("callerProtection")),
                        settings.text("kamikazeMatch").equals("contains"),
                        settings.number("turnLimit"),
                        settings.text("memory").equals("on"),
                        settings.number("lookSeconds"),
                        LIST.chosen(settings));
        options.refuseImpossible();
        return options;
    }

    private static int starter(String text) {
        return text.equals("random") ? -1 : Seat.of(text).index();
    }

    private static Protection protection(String text) {
        return switch (text) {
            case "swap" -> Protection.SWAP;
            case "all" -> Protection.ALL;
            default -> Protection.NONE;
        };
    }

    /// CABO-COMP-5, CABO-R-1, CABO-R-2 What only the combination makes impossible, by the name of the offending option.
    private void refuseImpossible() {
        if (players > MOST_WITH_ONE_DECK && decks < 2) {
            throw BadInput.of("cabo.option.decks", players, MOST_WITH_ONE_DECK);
        }
        if (startPeeks > startCards) {
            throw BadInput.of("cabo.option.startPeeks", startPeeks, startCards);
        }
        if (firstStarter >= players) {
            throw BadInput.of("cabo.option.firstStarter", Seat.of(firstStarter), players);
        }
    }
}
