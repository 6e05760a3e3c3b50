package tablee.metro.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.play.Match;
import tablee.metro.Tables;
import tablee.metro.rules.Box;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;

/// Two lively games, with everything in them written and read, and imagined by everybody. The suites do the same over many games.
class WrittenAndReadTest {

    private static final Settings TABLE =
            Tables.of(3, "intensity", "TOUT", "duels", "SECRET", "passing", "FREE");

    private static final List<Viewer> VIEWERS =
            List.of(Seat.of(0), Seat.of(1), Seat.of(2), Spectator.SPECTATOR);

    /// Played anew for every test: mutants of the rules would otherwise share what the first of them left behind.
    private final List<MetroState> states = play();

    /// States on the way, one in four, in games where people lay what they can.
    private static List<MetroState> play() {
        var states = new ArrayList<MetroState>();
        for (int game = 1; game <= 2; game++) {
            var match = Match.seeded(Tables.METRO, TABLE, game);
            Randomness choice = new Streams(game).stream("choice");
            for (int step = 0; !match.isOver(); step++) {
                if (step % 4 == game) {
                    states.add(match.state());
                }
                Seat seat = match.awaited().first();
                List<MetroAction> legal = match.legal(seat);
                int[] lively =
                        IntStream.range(0, legal.size())
                                .filter(i -> !(legal.get(i) instanceof MetroAction.Change))
                                .toArray();
                match.act(seat, legal.get(lively[choice.below(lively.length)]));
            }
            states.add(match.state());
        }
        return states;
    }

    @Test
    void views() {
        for (MetroState state : states) {
            for (Viewer viewer : VIEWERS) {
                MetroView view = Tables.METRO.view(state, viewer);
                Json now = Json.parse(Tables.METRO.formats().now(view).print());
                Json memory = Json.parse(Tables.METRO.formats().memory(view).print());
                MetroView read = Tables.METRO.formats().view(now, memory);
                assertThat(read).isEqualTo(view).hasSameHashCodeAs(view);
                assertThat(Tables.METRO.legal(read)).isEqualTo(Tables.METRO.legal(view));
            }
        }
    }

    @Test
    void positions() {
        for (MetroState state : states) {
            Json json = Json.parse(Tables.METRO.formats().position(state).print());
            MetroState read = Tables.METRO.formats().position(TABLE, json);
            assertThat(read).isEqualTo(state).hasSameHashCodeAs(state);
            assertThat(read.hash()).isEqualTo(state.hash());
            Tables.METRO.check(read);
        }
    }

    /// The first card of the set, the first seat, the first Accroc and a second copy of one turn are written like any other.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'question': 'LAY', 'drawn': 'Amour d`enfance', 'players': {'A': {'hand': ['Amour d`enfance']}}}",
                "{'question': 'MOVE', 'active': 'B', 'awaited': ['B'], 'flow': {'card': 'Retour de bâton', 'victim': 'A'}, 'players': {'B': {'accrocs': ['Panne de métro']}}}",
                "{'question': 'REACT', 'active': 'B', 'awaited': ['A'], 'flow': {'card': 'Retour de bâton', 'victim': 'A', 'moved': 0, 'waiting': ['A']}, 'players': {'B': {'accrocs': ['Panne de métro']}}}",
                "{'question': 'PILE_DRAW', 'cards': [{'title': 'Amour d`enfance', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': [{'do': 'DRAW'}]}], 'piles': {'P': ['Colo']}, 'flow': {'card': 'Amour d`enfance', 'effect': 0, 'left': 1}, 'players': {'A': {'front': ['Amour d`enfance']}}}",
                "{'players': {'A': {'accrocs': [{'card': 'Panne de métro', 'turn': 1}, {'card': 'Panne de métro', 'turn': 1, 'copy': 1}]}}}",
                "{'players': {'A': {'duels': [{'card': 'Défi des cœurs', 'opponent': 'C'}]}}}"
            })
    void positions_that_seldom_come_up(String position) {
        Settings table = Tables.of(3);
        MetroState state = Tables.position(3, position);
        Json json = Json.parse(Tables.METRO.formats().position(state).print());
        MetroState read = Tables.METRO.formats().position(table, json);
        assertThat(read).isEqualTo(state);
        assertThat(Tables.METRO.formats().position(read)).isEqualTo(json);
    }

    /// Every set has forms of its own; those of the house were made before any test.
    @Test
    void a_box_of_the_same_cards_reads_what_the_house_wrote() {
        Formats<MetroState, MetroView, MetroAction> own =
                MetroFormats.of(new Box(Tables.METRO.set()));
        MetroState state = states.getLast();
        MetroView view = Tables.METRO.view(state, Seat.of(1));
        MetroView read = own.view(own.now(view), own.memory(view));
        assertThat(own.now(read)).isEqualTo(Tables.METRO.formats().now(view));
        assertThat(own.memory(read)).isEqualTo(Tables.METRO.formats().memory(view));
        Json position = Tables.METRO.formats().position(state);
        assertThat(own.position(own.position(TABLE, position))).isEqualTo(position);
    }

    private record Named(String card) {}

    @Test
    void a_name_alone_is_a_card_of_which_there_is_nothing_more_to_say() {
        Form<Named> form =
                PlayerForm.orName(
                        Form.object(
                                "Named",
                                Make.of(Named::new, field("card", Form.TEXT, Named::card))));
        Json whole = Json.parse("{\"card\": \"colo\"}");
        assertThat(form.read(Json.of("colo"))).isEqualTo(new Named("colo"));
        assertThat(form.read(whole)).isEqualTo(new Named("colo"));
        assertThat(form.write(new Named("colo"))).isEqualTo(whole);
    }

    @Test
    void no_two_moments_are_the_same() {
        for (int i = 1; i < states.size(); i++) {
            assertThat(states.get(i)).isNotEqualTo(states.get(i - 1));
            assertThat(states.get(i).hash()).isNotEqualTo(states.get(i - 1).hash());
        }
    }

    @Test
    void imagined_worlds_look_the_same_to_who_imagines_them() {
        for (int i = 0; i < states.size(); i++) {
            for (Viewer viewer : VIEWERS) {
                MetroView view = Tables.METRO.view(states.get(i), viewer);
                MetroState world = Tables.METRO.imagine(view, new Streams(i).stream("world"));
                Tables.METRO.check(world);
                assertThat(Tables.METRO.view(world, viewer)).isEqualTo(view);
            }
        }
    }

    @Test
    void a_list_from_the_view_is_the_list_from_the_truth() {
        for (MetroState state : states) {
            for (Seat seat : Tables.METRO.view(state, Spectator.SPECTATOR).awaited()) {
                MetroView view = Tables.METRO.view(state, seat);
                List<MetroAction> legal = Tables.METRO.legal(view);
                assertThat(legal).isEqualTo(Tables.METRO.quickLegal(state, seat)).isNotEmpty();
                assertThat(legal).contains(Tables.METRO.whenAbsent(view));
                for (MetroAction action : legal) {
                    assertThat(Tables.METRO.refusal(view, action)).isEmpty();
                }
            }
        }
    }

    @Test
    void boards_fit_a_terminal_in_both_languages() {
        for (MetroState state : states) {
            for (Viewer viewer : VIEWERS) {
                MetroView view = Tables.METRO.view(state, viewer);
                for (String language : List.of("fr", "en")) {
                    var texts = Tables.METRO.wording().texts(language);
                    assertThat(Tables.METRO.wording().board(view, texts))
                            .allSatisfy(
                                    line ->
                                            assertThat(line)
                                                    .hasSizeLessThanOrEqualTo(80)
                                                    .doesNotContain("metro."));
                }
            }
        }
    }
}
