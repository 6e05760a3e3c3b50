package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Level;
import tablee.testkit.Conformance;

/// Every level at every number of seats, camps where they are allowed, and every option by itself.
class HasardConformanceTest extends Conformance<HasardState, HasardView, HasardAction> {

    private static final HasardGame GAME = HasardProvider.game();

    @Override
    protected Game<HasardState, HasardView, HasardAction> game() {
        return GAME;
    }

    @Override
    protected int games() {
        return 1;
    }

    /// HAS-R56: pawns may drive each other out by free changes for ever, and a player who chooses blindly does little else.
    @Override
    protected int weight(HasardAction action) {
        return switch (action) {
            case HasardAction.Change _ -> 1;
            case HasardAction.Give _, HasardAction.Decline _ -> 5;
            case HasardAction.Ambush _ -> 20;
            case HasardAction.Attempt _ -> 100;
            default -> 300;
        };
    }

    @Override
    protected List<Settings> tables() {
        var tables = new ArrayList<Settings>();
        for (Level level : Level.values()) {
            for (int seats = 2; seats <= 8; seats++) {
                tables.add(table(seats, level, Map.of()));
                if (seats % 2 == 0 && seats > 2) {
                    tables.add(table(seats, level, Map.of("camps", "true")));
                }
            }
        }
        tables.add(table(4, Level.C, Map.of("end", "play-on")));
        tables.add(table(5, Level.C, Map.of("survivor", "wins", "stakes", "true")));
        tables.add(table(3, Level.V, Map.of("rings", "box", "ambush", "unlimited")));
        tables.add(table(4, Level.C, Map.of("camps", "true", "stakes", "true", "tariff", "7")));
        return tables;
    }

    private static Settings table(int seats, Level level, Map<String, String> more) {
        var values = new TreeMap<>(more);
        values.put("level", level.name());
        return GAME.options().settings(seats, values);
    }

    /// Section 5 of the register: a throw is a step of its own, made by the player.
    @Override
    protected Set<String> alwaysAsked() {
        return Set.of(
                "hasard.asked.birth",
                "hasard.asked.quality",
                "hasard.asked.ring",
                "hasard.asked.destiny",
                "hasard.asked.lift",
                "hasard.asked.throw",
                "hasard.asked.revolt",
                "hasard.asked.end");
    }
}
