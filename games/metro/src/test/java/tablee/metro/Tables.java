package tablee.metro;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.metro.rules.MetroState;

/// The tables that suites of random games try, and positions written down in a test.
public final class Tables {

    public static final MetroGame METRO = MetroGame.house();

    private Tables() {}

    /// Every number of seats, every intensity, both ways of passing, both kinds of duel.
    public static List<Settings> all() {
        var tables = new ArrayList<Settings>();
        for (int seats = 3; seats <= 6; seats++) {
            tables.add(of(seats));
            tables.add(of(seats, "passing", "FREE", "duels", "SECRET", "intensity", "TOUT"));
        }
        tables.add(of(3, "intensity", "CALME", "duels", "SECRET", "removals", "false"));
        tables.add(of(4, "intensity", "DEBRIDE", "passing", "FREE", "tieBreak", "LEAST_NOBLESSE"));
        tables.add(
                of(
                        5,
                        "intensity",
                        "LIBRE",
                        "accrocsMajorite",
                        "0",
                        "accrocsMaturite",
                        "10",
                        "starter",
                        "E"));
        return List.copyOf(tables);
    }

    public static Settings of(int seats, String... namesAndValues) {
        var chosen = new TreeMap<String, String>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            chosen.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return METRO.options().settings(seats, chosen);
    }

    /// A position in JSON; single quotes spare the reader the backslashes.
    public static MetroState position(int seats, String json) {
        return METRO.formats().position(of(seats), Json.parse(json.replace('\'', '"')));
    }
}
