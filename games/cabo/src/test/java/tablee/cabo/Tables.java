package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.cabo.rules.CaboOptions;
import tablee.cabo.rules.CaboState;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Settings;

/// The tables that suites of random games try, and positions written down in a test.
public final class Tables {

    public static final CaboGame CABO = new CaboGame();

    private static final OptionList OPTIONS = CaboOptions.LIST;

    private Tables() {}

    /// Every number of seats with one deck and with two, every preset, and every option flipped once.
    public static List<Settings> all() {
        var tables = new ArrayList<Settings>();
        for (int seats = 2; seats <= 5; seats++) {
            tables.add(OPTIONS.standard(seats));
        }
        for (int seats = 2; seats <= 8; seats++) {
            tables.add(of(seats, "decks", "2"));
        }
        tables.add(OPTIONS.settings(2, OPTIONS.presets().getFirst().values()));
        tables.addAll(flipped());
        return List.copyOf(tables);
    }

    /// One option away from the usual table of three.
    public static List<Settings> flipped() {
        return List.of(
                of(3, "startCards", "8"),
                of(3, "startCards", "6", "startPeeks", "6"),
                of(3, "startPeeks", "1"),
                of(3, "memory", "on"),
                of(3, "firstStarter", "C"),
                of(3, "swapOpponents", "true"),
                of(3, "resetTo", "0"),
                of(3, "resetLimitPlayer", "0"),
                of(3, "resetLimitTable", "1"),
                of(3, "callerProtection", "swap"),
                of(3, "callerProtection", "all"),
                of(2, "callerProtection", "all"),
                of(3, "kamikazeMatch", "contains"),
                of(3, "turnLimit", "20"),
                of(3, "lookSeconds", "30"),
                of(8, "decks", "2", "startCards", "8", "startPeeks", "8", "swapOpponents", "true"));
    }

    public static Settings of(int seats, String... namesAndValues) {
        var chosen = new TreeMap<String, String>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            chosen.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return OPTIONS.settings(seats, chosen);
    }

    public static Settings of(int seats, Map<String, String> chosen) {
        return OPTIONS.settings(seats, chosen);
    }

    /// A position in JSON; single quotes spare the reader the backslashes.
    public static CaboState position(Settings settings, String json) {
        return CABO.formats().position(settings, Json.parse(json.replace('\'', '"')));
    }

    public static CaboState position(int seats, String json) {
        return position(of(seats), json);
    }
}
