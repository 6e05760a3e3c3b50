package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.metro.content.Station;

/// Section 3: what a table chooses before the game.
///
/// @param starter seat that deals and starts Puberté, or [#RANDOM]
public record MetroOptions(
        int seats,
        Intensity intensity,
        int accrocsMajorite,
        int accrocsMaturite,
        boolean removals,
        boolean mostNoblesse,
        int starter,
        boolean freePassing,
        boolean namedDuels) {

    public static final int RANDOM = -1;

    /// METRO-OPT-2, table 1.3: Accrocs put into each of the two later packs.
    public enum Intensity {
        EQUILIBRE(7, 6),
        CALME(5, 4),
        DEBRIDE(9, 8),
        TOUT(10, 10),
        /// The table names its own numbers.
        LIBRE(0, 0);

        private final int upToFour;
        private final int beyond;

        Intensity(int upToFour, int beyond) {
            this.upToFour = upToFour;
            this.beyond = beyond;
        }

        public int accrocs(int seats) {
            return seats <= 4 ? upToFour : beyond;
        }
    }

    public static final int LEAST = 3;
    public static final int MOST = 6;

    /// Table 1.2, by the number of players.
    private static final int[] HAND = {7, 7, 6, 5};

    private static final int[] ROUNDS = {8, 7, 7, 6};

    public static final OptionList LIST =
            new OptionList(
                    LEAST,
                    MOST,
                    List.of(
                            new Option.Choice(
                                    "intensity",
                                    List.of("EQUILIBRE", "CALME", "DEBRIDE", "TOUT", "LIBRE"),
                                    "METRO-OPT-2",
                                    false),
                            new Option.Range(
                                    "accrocsMajorite", 7, 0, 10, Set.of(), "METRO-OPT-3", true),
                            new Option.Range(
                                    "accrocsMaturite", 7, 0, 10, Set.of(), "METRO-OPT-3", true),
                            new Option.Flag("removals", true, "METRO-OPT-4", true),
                            new Option.Choice(
                                    "tieBreak",
                                    List.of("MOST_NOBLESSE", "LEAST_NOBLESSE"),
                                    "METRO-OPT-5",
                                    true),
                            new Option.Choice("starter", starters(), "METRO-OPT-6", true),
                            new Option.Choice(
                                    "passing", List.of("STRICT", "FREE"), "METRO-OPT-7", true),
                            new Option.Choice(
                                    "duels", List.of("NAMED", "SECRET"), "METRO-OPT-10", true)),
                    List.of(
                            new OptionList.Preset("calme", 0, Map.of("intensity", "CALME")),
                            new OptionList.Preset("equilibre", 0, Map.of("intensity", "EQUILIBRE")),
                            new OptionList.Preset("debride", 0, Map.of("intensity", "DEBRIDE")),
                            new OptionList.Preset("tout", 0, Map.of("intensity", "TOUT"))));

    private static List<String> starters() {
        var names = new ArrayList<String>(List.of("RANDOM"));
        for (int i = 0; i < MOST; i++) {
            names.add(String.valueOf((char) ('A' + i)));
        }
        return names;
    }

    public static MetroOptions of(Settings settings) {
        String starter = settings.text("starter");
        return new MetroOptions(
                settings.seats(),
                Intensity.valueOf(settings.text("intensity")),
                settings.number("accrocsMajorite"),
                settings.number("accrocsMaturite"),
                settings.flag("removals"),
                settings.text("tieBreak").equals("MOST_NOBLESSE"),
                starter.equals("RANDOM") ? RANDOM : starter.charAt(0) - 'A',
                settings.text("passing").equals("FREE"),
                settings.text("duels").equals("NAMED"));
    }

    /// METRO-SETUP-10
    public int handSize() {
        return HAND[seats - LEAST];
    }

    /// METRO-GAME-4, METRO-RULE-1
    public int rounds() {
        return ROUNDS[seats - LEAST];
    }

    /// METRO-SETUP-6, METRO-RULE-6 Accrocs in the pack of this Station.
    public int accrocs(Station station) {
        if (station == Station.PUBERTE) {
            return 0;
        }
        // METRO-OPT-3 The table names its own numbers.
        if (intensity == Intensity.LIBRE) {
            return station == Station.MAJORITE ? accrocsMajorite : accrocsMaturite;
        }
        return intensity.accrocs(seats);
    }
}
