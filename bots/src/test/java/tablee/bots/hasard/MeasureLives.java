package tablee.bots.hasard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Stepper;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Career;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Level;

/// Measures lives: `MeasureLives GAMES SEED` prints, as tables for `docs/balance/hasard.md`, how long a matched pawn takes alone, and
/// for every level at 2, 4 and 8 seats how long games last, how they end, who dies of what, and whether it pays to be born first. All seats
/// are played by the guide of the search, which counts exactly.
public final class MeasureLives {

    private static final HasardGame GAME = HasardProvider.game();
    private static final Bot<HasardView, HasardAction> BOT = new HasardBots().guide();
    private static final int MOST_TURNS = 10_000;

    private MeasureLives() {}

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        alone(games, seed);
        System.out.println();
        System.out.println(
                "| level | seats | rounds: median (5 % to 95 %) | success | all dead | … of them by a purge | deaths a game: skull, purge, war | Destiny rounds a game | wins by pawn number, in % |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        for (Level level : Level.values()) {
            for (int seats : List.of(2, 4, 8)) {
                System.out.println(together(level, seats, games, seed));
            }
        }
        System.out.println();
        System.out.println("| profession | " + String.join(" | ", levels("wins")) + " |");
        System.out.println("|---|---|---|---|");
        professions(games, seed);
    }

    private static List<String> levels(String what) {
        return List.of(Level.values()).stream().map(level -> what + " at " + level).toList();
    }

    /// One pawn with the three most useful qualities of its profession, no ring, nobody else alive.
    private static void alone(int games, long seed) {
        System.out.println("| profession | T3, closed form | T3, played | off the mean |");
        System.out.println("|---|---|---|---|");
        Map<Profession, Double> means = new EnumMap<>(Profession.class);
        for (Profession profession : Profession.values()) {
            means.put(profession, career(profession, games, seed));
        }
        double mean = means.values().stream().mapToDouble(d -> d).average().orElse(1);
        for (Profession profession : Profession.values()) {
            Career career = Career.of(GAME.cartons(), profession);
            double played = means.getOrDefault(profession, mean);
            System.out.printf(
                    "| %s | %.2f | %.2f | %+.1f %% |%n",
                    profession,
                    career.turns(career.usefulKit()),
                    played,
                    100 * (played / mean - 1));
        }
        System.out.printf("| mean | | %.2f | |%n", mean);
    }

    private static double career(Profession profession, int games, long seed) {
        Career career = Career.of(GAME.cartons(), profession);
        String kit = String.join(" ", career.mostUseful().stream().map(Quality::code).toList());
        Json position =
                Json.parse(
                        "{\"tracks\":{\"T1\":\"%s\"},\"pawns\":{\"1\":{\"has\":\"%s\"},\"2\":{\"at\":\"DEAD\"},\"3\":{\"at\":\"DEAD\",\"exit\":2}}}"
                                .formatted(profession, kit));
        HasardState start = GAME.formats().position(GAME.options().standard(3), position);
        long turns = 0;
        int arrived = 0;
        for (int game = 0; game < games; game++) {
            var life = new Life(start, new Streams(seed).game(game), true);
            // Whoever a skull took did not travel the whole way.
            arrived += life.won > 0 ? 1 : 0;
            turns += life.won > 0 ? life.turns + 1 : 0;
        }
        return (double) turns / arrived;
    }

    private static String together(Level level, int seats, int games, long seed) {
        HasardState start =
                GAME.start(GAME.options().settings(seats, Map.of("level", level.name())));
        var rounds = new ArrayList<Integer>();
        int pawns = seats == 2 ? 4 : seats;
        int[] wins = new int[pawns + 1];
        int[] deaths = new int[3];
        int success = 0;
        int dead = 0;
        int purged = 0;
        int destinies = 0;
        for (int game = 0; game < games; game++) {
            var life = new Life(start, new Streams(seed).game(game), false);
            rounds.add(life.turns / pawns + 1);
            wins[life.won]++;
            success += life.won > 0 ? 1 : 0;
            dead += life.won > 0 ? 0 : 1;
            purged += life.won == 0 && life.lastDeath == 1 ? 1 : 0;
            destinies += life.destinies;
            for (int i = 0; i < deaths.length; i++) {
                deaths[i] += life.deaths[i];
            }
        }
        Collections.sort(rounds);
        var byPawn = new StringBuilder();
        for (int pawn = 1; pawn <= pawns; pawn++) {
            byPawn.append("%.1f ".formatted(100.0 * wins[pawn] / Math.max(1, success)));
        }
        return "| %s | %d | %d (%d to %d) | %.2f %% | %.2f %% | %.2f %% | %.2f, %.2f, %.2f | %.2f | %s |"
                .formatted(
                        level,
                        seats,
                        rounds.get(games / 2),
                        rounds.get(games / 20),
                        rounds.get(games - 1 - games / 20),
                        100.0 * success / games,
                        100.0 * dead / games,
                        100.0 * purged / games,
                        deaths[0] / (double) games,
                        deaths[1] / (double) games,
                        deaths[2] / (double) games,
                        destinies / (double) games,
                        byPawn.toString().trim());
    }

    /// How often the winner climbed the last Carton of a profession, among the games in which it lay on the board; four seats.
    private static void professions(int games, long seed) {
        Map<String, Integer> wins = new TreeMap<>();
        Map<String, Integer> laid = new TreeMap<>();
        for (Level level : Level.values()) {
            HasardState start =
                    GAME.start(GAME.options().settings(4, Map.of("level", level.name())));
            for (int game = 0; game < games; game++) {
                var life = new Life(start, new Streams(seed).game(game), false);
                life.laid.forEach(
                        profession -> laid.merge(profession + " " + level, 1, Integer::sum));
                if (life.won > 0) {
                    wins.merge(life.climbed + " " + level, 1, Integer::sum);
                }
            }
        }
        for (Profession profession : Profession.values()) {
            var line = new StringBuilder("| " + profession + " |");
            for (Level level : Level.values()) {
                String key = profession + " " + level;
                int on = laid.getOrDefault(key, 0);
                line.append(
                        " %.1f %% of %d |"
                                .formatted(
                                        100.0 * wins.getOrDefault(key, 0) / Math.max(1, on), on));
            }
            System.out.println(line);
        }
    }

    /// One game to its end, with what happened on the way.
    private static final class Life {
        int turns;
        int won;
        int destinies;
        int lastDeath = -1;
        final int[] deaths = new int[3];
        final Set<Profession> laid = EnumSet.noneOf(Profession.class);

        /// The profession of the last Carton of rank 5 anybody threw at; at the end, the winner's.
        String climbed = "";

        Life(HasardState start, Streams streams, boolean alone) {
            Randomness chance = streams.stream("chance");
            Randomness thought = streams.stream("bot");
            var stepper = Stepper.telling(GAME, start);
            while (!stepper.isOver()) {
                if (!stepper.draw(chance)) {
                    Seat seat = stepper.awaited().first();
                    HasardView view = stepper.view(seat);
                    turns = view.now().turns();
                    if (turns > MOST_TURNS) {
                        throw new IllegalStateException("HAS-R56: a game without end");
                    }
                    stepper.act(
                            seat,
                            alone
                                    ? GAME.whenAbsent(view)
                                    : BOT.choose(
                                            view,
                                            GAME.legal(view),
                                            new Thinking(thought, 0, Budget.iterations(0))));
                }
                stepper.events().forEach(this::see);
            }
        }

        private void see(Event event) {
            switch ((HasardEvent) event) {
                case HasardEvent.Succeeded(int pawn) -> won = pawn;
                case HasardEvent.DestinyTriggered _ -> destinies++;
                case HasardEvent.Died(int _, var cause) -> {
                    lastDeath =
                            switch (cause.name()) {
                                case "PURGE" -> 1;
                                case "WAR" -> 2;
                                default -> 0;
                            };
                    deaths[lastDeath]++;
                }
                case HasardEvent.CartonLaid carton -> laid.add(carton.profession());
                case HasardEvent.Thrown thrown -> {
                    if (thrown.bar().contains(" 5/")) {
                        climbed = thrown.bar().substring(0, thrown.bar().indexOf(' '));
                    }
                }
                default -> {}
            }
        }
    }
}
