package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.lab.balance.Balance;

/// A series of games as another machine is told of it. Games and bots do not travel; what they are made from does: words and numbers, as one
/// line of JSON. Searches are bounded by iterations, since a result that depends on the clock cannot be the same everywhere.
///
/// @param bots levels: of each seat for a simulation, of the entrants for a tournament, of everybody for a balance
/// @param iterations of a search at each decision
/// @param games games of a simulation or balance, deals for each pair of a tournament
/// @param most decisions after which a game is stopped
public record Job(
        Kind kind,
        String game,
        Settings settings,
        List<Level> bots,
        int iterations,
        long seed,
        long games,
        int most) {

    /// What is asked of the games.
    public enum Kind {
        SIMULATE,
        TOURNAMENT,
        BALANCE
    }

    public Job {
        bots = List.copyOf(bots);
    }

    /// The seed as text: a number of JSON is only exact up to 53 bits.
    public Json toJson() {
        return Json.object()
                .put("kind", kind.name())
                .put("game", game)
                .put("settings", settings.toJson())
                .put("bots", Json.texts(bots.stream().map(Level::label).toList()))
                .put("iterations", iterations)
                .put("seed", Long.toString(seed))
                .put("games", games)
                .put("most", most)
                .build();
    }

    public static Job of(Json json) {
        String game = json.at("game").asText();
        return new Job(
                Kind.valueOf(json.at("kind").asText()),
                game,
                Settings.read(json.at("settings"), Games.find(game).house().options()),
                json.at("bots").items().stream().map(bot -> Level.of(bot.asText())).toList(),
                json.at("iterations").asInt(),
                Long.parseLong(json.at("seed").asText()),
                json.at("games").asLong(),
                json.at("most").asInt());
    }

    /// The work, ready to be done here.
    public Pieces<?> open() {
        return open(Games.find(game).house());
    }

    private <S extends State, V extends View, A extends Action> Pieces<?> open(
            Game<S, V, A> house) {
        return switch (kind) {
            case SIMULATE -> simulation(house);
            case TOURNAMENT -> tournament(house);
            case BALANCE ->
                    new Balance<>(house, settings, bots.getFirst(), seed, (int) games, most, 1)
                            .work();
        };
    }

    private <S extends State, V extends View, A extends Action> Simulation simulation(
            Game<S, V, A> house) {
        var runner =
                GameRunner.levels(house, settings, bots, () -> Budget.iterations(iterations), most);
        return new Simulation(runner, settings.seats(), seed, games, 1);
    }

    private <S extends State, V extends View, A extends Action> Tournament<S, V, A> tournament(
            Game<S, V, A> house) {
        var entrants = new ArrayList<Entrant<V, A>>();
        for (Level level : bots) {
            Bot<V, A> bot = Bots.of(house, level);
            entrants.add(new Entrant<>(level.label(), bot, () -> Budget.iterations(iterations)));
        }
        return new Tournament<>(house, settings, entrants, seed, (int) games, most, 1);
    }
}
