package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;
import tablee.engine.ChanceSource;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;
import tablee.testkit.Scenarios;

/// What the rules cannot bring about is noticed after every step, and what nobody can read is refused.
class ImpossiblePositionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "METRO-TURN-4 | {'players': {'A': {'front': ['Défi des cœurs']}}}",
                "METRO-TURN-4 | {'players': {'B': {'front': ['Panne de métro']}}}",
                "METRO-RULE-22 | {'players': {'C': {'front': ['Colo', 'Colo']}}}",
                "METRO-RULE-9 | {'piles': {'P': ['Colo', 'Erasmus']}}",
                "METRO-RULE-9 | {'piles': {'T': ['Chalet', 'Erasmus']}}",
                "METRO-FLOW-2 a question to nobody | {'question': 'TURN', 'awaited': []}",
                "METRO-FLOW-2 a question to nobody | {'question': 'OVER', 'awaited': ['A']}",
                "METRO-FLOW-2 a question to nobody | {'question': 'PACK', 'awaited': ['A']}",
                "METRO-FLOW-2 several | {'awaited': ['A', 'B'], 'piles': {'P': ['Colo']}}",
                "METRO-FLOW-2 several | {'question': 'REACT', 'awaited': ['A', 'B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}",
                "METRO-FLOW-5 | {'question': 'CARD', 'flow': {'card': 'divorce-a-l-amiable', 'victim': 'B', 'effect': 0}}",
                "no Accroc among Accrocs | {'players': {'A': {'accrocs': ['Colo']}}}",
                "METRO-TURN-11 | {'whole': true, 'players': {'A': {'hand': ['Colo'], 'noted': 2}}}",
                "METRO-TURN-11 | {'whole': true, 'players': {'A': {'hand': ['Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo']}}}",
                "cards are lost or doubled | {'whole': true}"
            })
    @Rule({
        "METRO-TURN-4",
        "METRO-RULE-22",
        "METRO-RULE-9",
        "METRO-FLOW-2",
        "METRO-FLOW-5",
        "METRO-TURN-11"
    })
    void it_is_noticed(String invariant, String position) {
        MetroState state = Tables.position(3, position);
        assertThatThrownBy(() -> Tables.METRO.check(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(invariant)
                // Whoever reads it can set the table up again.
                .hasMessageContaining("\"starter\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'question': 'OVER'}",
                "{'players': {'C': {'front': ['Cahier de vacances', 'Cahier de vacances']}}}",
                "{'question': 'REACT', 'awaited': ['B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}"
            })
    void these_are_possible(String position) {
        assertThatCode(() -> Tables.METRO.check(Tables.position(3, position)))
                .doesNotThrowAnyException();
    }

    /// A card less in a hand, in a pile, out of the game: the box is counted everywhere.
    @Test
    void a_card_that_vanishes_is_missed() {
        var match = Match.seeded(Tables.METRO, Tables.of(3), 4);
        MetroState whole = match.state();
        Tables.METRO.check(whole);
        MetroState fewer = whole.copy();
        fewer.pile(0, fewer.pile(0).without(1));
        lost(fewer);
        MetroState less = whole.copy();
        less.out = new int[0];
        lost(less);
        MetroState more = whole.copy();
        more.discard = new int[] {Layout.card(whole.pile(0).top())};
        lost(more);
        MetroState laid = whole.copy();
        laid.editShown(1).accrocs = new int[] {whole.box.named("panne-de-metro").index};
        lost(laid);
        MetroState duel = whole.copy();
        duel.edit(1).duels = new int[] {whole.box.named("defi-des-coeurs").index};
        lost(duel);
    }

    /// Between two draws of a deal the box is counted too, in every Station.
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 6})
    @Rule({"METRO-RULE-6", "METRO-SETUP-3", "METRO-STATION-6"})
    void nothing_is_lost_while_cards_are_dealt(int seats) {
        var asked = EnumSet.noneOf(Question.class);
        var chance = ChanceSource.of(new Streams(seats).stream("c"));
        MetroState state = Tables.METRO.start(Tables.of(seats));
        while (state.question != Question.OVER) {
            asked.add(state.question);
            Tables.METRO.check(state);
            state =
                    switch (Tables.METRO.next(state)) {
                        case Next.Draw draw ->
                                Tables.METRO.draw(state, chance.draw(draw.chance()), Events.NONE);
                        case Next.Decide _ -> {
                            Seat seat = state.awaitedSeats().first();
                            MetroAction usual =
                                    Tables.METRO.whenAbsent(Tables.METRO.view(state, seat));
                            yield Tables.METRO.act(state, seat, usual, Events.NONE);
                        }
                        case Next.End _ -> throw new IllegalStateException("not over");
                    };
        }
        assertThat(asked).contains(Question.STARTER, Question.CHARACTERS, Question.PACK);
    }

    @Test
    @Rule("METRO-SETUP-1")
    void nobody_is_anybody_before_the_deal() {
        MetroState before = Tables.position(3, "{'turn': 0, 'question': 'CHARACTERS'}");
        assertThat(before.lives).allMatch(life -> life.character < 0);
        assertThat(Tables.position(3, "{'turn': 1}").lives).allMatch(life -> life.character >= 0);
    }

    private static void lost(MetroState state) {
        assertThatThrownBy(() -> Tables.METRO.check(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("lost or doubled");
    }

    /// The counts that are kept beside the cards agree with the cards.
    @Test
    void counts_that_drift_are_noticed() {
        String front =
                "{'players': {'A': {'front': ['Erasmus', 'Chalet', 'Bénévole', 'Retraite anticipée', 'Star de Télé-Réalité']}}}";
        java.util.List<java.util.function.Consumer<Shown>> drifts =
                java.util.List.of(
                        shown -> shown.titles0 ^= 1,
                        shown -> shown.titles1 ^= 1,
                        shown -> shown.titles2 ^= 1,
                        shown -> shown.categoryPoints++,
                        shown -> shown.categoryCards++,
                        shown -> shown.settledMoney++,
                        shown -> shown.noblesse++,
                        shown -> shown.wealth++,
                        shown -> shown.wealthCards++,
                        shown -> shown.shield++,
                        shown -> shown.income++,
                        shown -> shown.discount++,
                        shown -> shown.permanentPoints++);
        for (var drift : drifts) {
            MetroState state = Tables.position(3, front);
            Tables.METRO.check(state);
            drift.accept(state.editShown(0));
            assertThatThrownBy(() -> Tables.METRO.check(state))
                    .hasMessageContaining("the running counts differ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'players': {'D': {}}}",
                "{'active': 'F'}",
                "{'station': 'SENILITE'}",
                "{'question': 'WHY'}",
                "{'players': {'A': {'hand': ['No such card']}}}",
                "{'players': {'A': {'character': 'nobody'}}}",
                "{'players': {'A': {'hand': ['Colo:Z']}}}",
                "{'awaited': ['E']}",
                "{'piles': {'X': []}}",
                "{'queue': ['Panne de métro']}",
                "{'question': 'CARD'}",
                "{'question': 'CARD', 'flow': {'card': 'Panne de métro', 'effect': 0}}",
                "{'question': 'PAIR', 'flow': {'card': 'Panne de métro', 'effect': 0}}",
                "{'question': 'PILE_PEEK', 'flow': {'card': 'Panne de métro', 'effect': -1}}",
                "{'plyers': {}}",
                "{'players': {'A': {'mony': 1}}}",
                "{'players': {'A': {'front': [{'card': 'Colo', 'cost': 1}]}}}"
            })
    void it_cannot_be_read(String position) {
        assertThatThrownBy(() -> Tables.position(3, position)).isInstanceOf(BadInput.class);
    }

    /// Numbers that no game comes to, with the sentence that says what there could be.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "players.A.money: 1000 is not between -999 and 999 (line 1). | {'players': {'A': {'money': 1000}}}",
                "players.A.money: -1000 is not between -999 and 999 (line 1). | {'players': {'A': {'money': -1000}}}",
                "players.A.points: 1000 is not between -999 and 999 (line 1). | {'players': {'A': {'points': 1000}}}",
                "players.A.points: -1000 is not between -999 and 999 (line 1). | {'players': {'A': {'points': -1000}}}",
                "players.A.front.1.paid: 256 is not between 0 and 255 (line 1). | {'players': {'A': {'front': [{'card': 'Chalet', 'paid': 256}]}}}",
                "players.A.front.1.paid: -1 is not between 0 and 255 (line 1). | {'players': {'A': {'front': [{'card': 'Chalet', 'paid': -1}]}}}",
                "players.A.front.1.turn: 256 is not between 0 and 255 (line 1). | {'players': {'A': {'front': [{'card': 'Colo', 'turn': 256}]}}}",
                "turn: -1 is not between 0 and 255 (line 1). | {'turn': -1}",
                "turn: 256 is not between 0 and 255 (line 1). | {'turn': 256}",
                "round: 0 is out of range, a position has 1 to 8. | {'round': 0}",
                "round: 9 is out of range, a position has 1 to 8. | {'round': 9}",
                "players.A.running.1.left: 128 is not between 1 and 127 (line 1). | {'players': {'A': {'running': [{'card': 'Panne de métro', 'left': 128}]}}}",
                "players.A.running.1.left: 0 is not between 1 and 127 (line 1). | {'players': {'A': {'running': [{'card': 'Panne de métro', 'left': 0}]}}}",
                "effect: 1 is out of range, a position has 0 to 0. | {'players': {'A': {'running': [{'card': 'Panne de métro', 'effect': 1}]}}}",
                "queue.1.effect: -1 is not between 0 and 15 (line 1). | {'queue': [{'card': 'Colo', 'effect': -1}]}",
                "players.A.accrocs.1.copy: 16 is not between 0 and 15 (line 1). | {'players': {'A': {'accrocs': [{'card': 'Panne de métro', 'copy': 16}]}}}",
                "players.A.running.1.copy: -1 is not between 0 and 15 (line 1). | {'players': {'A': {'running': [{'card': 'Panne de métro', 'copy': -1}]}}}",
                "players.A.noted: 16 is not between 0 and 15 (line 1). | {'players': {'A': {'noted': 16}}}",
                "players.A.noted: -1 is not between 0 and 15 (line 1). | {'players': {'A': {'noted': -1}}}"
            })
    void a_number_has_its_range(String sentence, String position) {
        assertThatThrownBy(() -> Tables.position(3, position))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(Owned.ENGLISH.say(bad.sentence())).isEqualTo(sentence));
    }

    /// The bounds themselves are read and written as they are.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'players': {'A': {'money': 999, 'points': -999, 'noted': 15}}}",
                "{'players': {'A': {'money': -999, 'points': 999, 'noted': 0}}}",
                "{'players': {'A': {'front': [{'card': 'Chalet', 'paid': 255, 'turn': 255}]}}, 'turn': 255, 'round': 8}",
                "{'players': {'A': {'front': [{'card': 'Chalet', 'paid': 0, 'turn': 0}]}}, 'turn': 0, 'round': 1}",
                "{'players': {'A': {'running': [{'card': 'Panne de métro', 'left': 127, 'copy': 15}]}}}",
                "{'players': {'A': {'running': [{'card': 'Panne de métro', 'left': 1, 'copy': 0}]}}}"
            })
    void a_range_has_its_ends(String position) {
        MetroState state = Tables.position(3, position);
        String written = Tables.METRO.formats().position(state).print();
        assertThat(Tables.position(3, written)).isEqualTo(state);
        for (String number : position.replaceAll("[^-0-9]+", " ").strip().split(" ", -1)) {
            assertThat(written).contains(":" + number);
        }
    }

    @Test
    @Rule("METRO-FLOW-10")
    void a_scenario_is_told_where_its_position_is_out_of_range() {
        String scenario =
                """
                name: rich
                game: metro
                seats: 3
                position:
                  players: {A: {money: 100000}}
                then: {awaited: A}
                """;
        assertThat(Scenarios.runText("x.yaml", scenario).getFirst().report())
                .singleElement()
                .asString()
                .startsWith("x.yaml:5: rich: expected a sound position, found")
                .contains("players.A.money: 100000 is not between -999 and 999");
    }
}
