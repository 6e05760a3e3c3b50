package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Streams;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Career;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;
import tablee.testkit.Rule;

/// The races of K-B16: four pawns, each made for its profession, and nobody's profession wins too often.
class RaceTest {

    private static final HasardGame GAME = HasardProvider.game();
    private static final int GAMES = 10_000;

    @ParameterizedTest
    @Rule("K-B16")
    @EnumSource(names = {"D", "V"})
    void every_profession_wins_its_share(Level level) {
        Map<Profession, Integer> raced = new EnumMap<>(Profession.class);
        Map<Profession, Integer> won = new EnumMap<>(Profession.class);
        Randomness random = new Streams(16).stream("race", level.number());
        for (int game = 0; game < GAMES; game++) {
            List<Profession> four = four(random);
            Profession winner = four.get(race(level, four, random));
            four.forEach(profession -> raced.merge(profession, 1, Integer::sum));
            won.merge(winner, 1, Integer::sum);
        }
        for (Profession profession : Profession.values()) {
            double share =
                    won.getOrDefault(profession, 0) / (double) raced.getOrDefault(profession, 1);
            assertThat(share).as("%s at level %s", profession, level).isBetween(0.18, 0.32);
        }
    }

    private static List<Profession> four(Randomness random) {
        var left = new ArrayList<>(List.of(Profession.values()));
        var four = new ArrayList<Profession>();
        while (four.size() < 4) {
            four.add(left.remove(random.below(left.size())));
        }
        return four;
    }

    private static String codes(int kit) {
        return String.join(" ", Quality.worn(kit).stream().map(Quality::code).toList());
    }

    /// The pawn that wins, counted from 0.
    private static int race(Level level, List<Profession> four, Randomness random) {
        var tracks = Json.object();
        var pawns = Json.object();
        for (int i = 0; i < 4; i++) {
            Career career = Career.of(GAME.cartons(), four.get(i));
            tracks.put("T" + (i + 1), four.get(i) + (level == Level.D ? " 5" : " 1"));
            pawns.put(
                    Integer.toString(i + 1),
                    Json.object()
                            .put("at", random.below(2) == 0 ? "CH-L/0" : "CH-R/0")
                            .put("has", codes(career.usefulKit()))
                            .put("Ri", 1)
                            .put("Sa", 1)
                            .build());
        }
        Json position =
                Json.object()
                        .put("tracks", tracks.build())
                        .put("pawns", pawns.build())
                        .put("active", 1 + random.below(4))
                        .build();
        var settings = GAME.options().settings(4, Map.of("level", level.name()));
        HasardState state = GAME.formats().position(settings, position);
        while (true) {
            switch (GAME.next(state)) {
                case Next.Draw(Chance due) ->
                        state = GAME.draw(state, due.draw(random), Events.NONE);
                case Next.Decide(Seats awaited) -> {
                    Seat seat = awaited.first();
                    state = GAME.act(state, seat, simple(state), Events.NONE);
                }
                case Next.End _ -> {
                    return state.winner < 0 ? random.below(4) : state.winner;
                }
            }
        }
    }

    /// Own track, rings where they help (but the last health is kept for a Carton), tasks at seven or less, the Luck die when held up
    /// or where it hurts least; no change of profession.
    private static HasardAction simple(HasardState state) {
        List<HasardAction> legal = LegalActions.of(state);
        return switch (state.phase) {
            case PROFESSION -> Actions.choose(state.active);
            case TASK -> {
                Task task = state.taskAt(state.place(state.active)).orElseThrow();
                int needed = task.value() - task.marks().points(state.workingKit(state.active));
                yield needed <= 7 ? legal.getFirst() : legal.getLast();
            }
            case RINGS -> {
                boolean deadly = !state.atTask && Throws.ahead(state).deadly();
                boolean lastHealth =
                        state.level().veteran()
                                && legal.getFirst().equals(Actions.spend(Price.SA))
                                && state.purse(state.active, Quality.SA) == 1;
                yield lastHealth && !deadly ? Actions.REFUSE : legal.getFirst();
            }
            case END -> {
                int place = state.place(state.active);
                boolean heldUp =
                        Place.isCarton(place)
                                && Turn.isOpenEnd(state, place)
                                && state.purse(state.active, Quality.SA) == 0;
                boolean early = Place.isCarton(place) && Place.obstacle(place) == 1;
                yield legal.contains(Actions.LUCK) && (heldUp || early)
                        ? Actions.LUCK
                        : Actions.PASS;
            }
            default -> legal.getFirst();
        };
    }
}
