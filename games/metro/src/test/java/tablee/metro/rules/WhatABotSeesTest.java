package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.metro.Tables;
import tablee.metro.content.Card;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Metric;
import tablee.metro.content.Station;
import tablee.testkit.Rule;

/// A program that plays asks a table, never a state: every answer it can get.
class WhatABotSeesTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);

    private final MetroState state =
            Tables.position(
                    3,
                    "{'station': 'MAJORITE', 'round': 2, 'turn': 30, 'starter': 'C', 'active': 'A', 'players': {"
                            + "'A': {'hand': ['Erasmus', 'Colo'], 'front': ['Brevet', 'Colo', {'card': 'Cave à vin', 'paid': 5, 'turn': 27}],"
                            + " 'money': 9, 'points': 2, 'character': 'lucie-amar'},"
                            + "'B': {'hand': ['Brevet', 'Brevet', 'Erasmus'], 'character': 'rose-gaspard', 'revealed': true,"
                            + " 'accrocs': [{'card': 'Panne de métro', 'layer': 'C', 'spared': ['A']}],"
                            + " 'running': [{'card': 'Panne de métro', 'effect': 0, 'turn': 29}]},"
                            + "'C': {'character': 'prune-oscar', 'duels': [{'card': 'Défi des cœurs', 'opponent': 'A'}]}},"
                            + "'piles': {'P': ['Colo', 'Brevet'], 'M': ['Erasmus']}, 'discard': ['Chalet']}");

    private final Table table = table(state, A);

    private static Table table(MetroState state, Seat seat) {
        return Tables.METRO.view(state, seat).now();
    }

    private Card card(String slug) {
        return table.set().named(slug);
    }

    @Test
    void where_the_game_stands() {
        assertThat(table.seats()).isEqualTo(3);
        assertThat(table.station()).isEqualTo(Station.MAJORITE);
        assertThat(List.of(table.round(), table.turn())).containsExactly(2, 30);
        assertThat(List.of(table.active(), table.starter())).containsExactly(A, C);
        assertThat(table.awaited()).isEqualTo(Seats.of(A));
        assertThat(table.question()).isEqualTo(Question.TURN);
        assertThat(Station.ALL.stream().map(table::pile)).containsExactly(2, 1, 0);
        assertThat(table.discard()).containsExactly(card("chalet"));
        assertThat(table.options()).isEqualTo(state.options);
    }

    @Test
    @Rule("METRO-HIDE-6")
    void ones_own_hand_and_the_backs_of_the_others() {
        assertThat(table.hand()).containsExactlyInAnyOrder(card("erasmus"), card("colo"));
        assertThat(table.backs(A)).containsExactly(1, 1, 0);
        assertThat(table.backs(B)).containsExactly(2, 1, 0);
        assertThat(table.handSize(1)).isEqualTo(3);
        assertThat(table.hand(1))
                .containsExactly(
                        (short) Box.hidden(0), (short) Box.hidden(0), (short) Box.hidden(1));
        assertThat(Tables.METRO.view(state, Spectator.SPECTATOR).now().hand()).isEmpty();
    }

    @Test
    void what_lies_in_front_of_everybody() {
        assertThat(table.front(A))
                .extracting(Table.Lying::card)
                .containsExactly(card("brevet"), card("colo"), card("cave-a-vin"));
        assertThat(table.lying(A, "cave-a-vin"))
                .contains(new Table.Lying(card("cave-a-vin"), 5, 27));
        assertThat(table.lying(A, "chalet")).isEmpty();
        assertThat(table.hasTitle(A, card("brevet"))).isTrue();
        assertThat(table.hasTitle(A, card("erasmus"))).isFalse();
        assertThat(table.hasTitle(A, card("cave-a-vin"))).as("no life card").isFalse();
        assertThat(table.accrocs(B))
                .containsExactly(new Table.Trouble(card("panne-de-metro"), C, Seats.of(A)));
        assertThat(table.running(B))
                .extracting(Table.Running::card, running -> running.effect().what())
                .containsExactly(tuple(card("panne-de-metro"), Effect.Do.SKIP_TURN));
        assertThat(table.running(B)).allMatch(running -> running.left() == 1);
        assertThat(table.running(A)).isEmpty();
    }

    @Test
    @Rule({"METRO-HIDE-8", "METRO-DEFI-3"})
    void who_is_who_as_far_as_it_is_known() {
        assertThat(table.character(A).orElseThrow().slug()).isEqualTo("lucie-amar");
        assertThat(table.character(B).orElseThrow().slug()).isEqualTo("rose-gaspard");
        assertThat(table.character(C)).isEmpty();
        assertThat(List.of(table.isRevealed(A), table.isRevealed(B))).containsExactly(false, true);
        assertThat(table.duels(C))
                .as("the title is the layer's secret, the opponent is named aloud")
                .containsExactly(new Table.Challenge(Optional.empty(), Optional.of(A)));
        assertThat(table(state, C).duels(C))
                .containsExactly(
                        new Table.Challenge(Optional.of(card("defi-des-coeurs")), Optional.of(A)));
    }

    /// Two life cards of a point, a cellar worth 3 that was paid 5, and 2 points of property.
    @Test
    @Rule({"METRO-HIDE-10", "METRO-MONEY-4", "METRO-WEALTH-6"})
    void what_somebody_has() {
        assertThat(List.of(table.points(A, Category.ETUDES), table.points(A, Category.SOCIAL)))
                .containsExactly(1, 1);
        assertThat(table.money(A)).isEqualTo(9 - 5);
        assertThat(table.price(A, card("chalet"))).isEqualTo(7);
        assertThat(table.wealth(A)).isEqualTo(3);
        assertThat(table.noblesse(A)).isZero();
        assertThat(table.properties(A)).isEqualTo(2);
        assertThat(table.score(A)).isEqualTo(1 + 1 + 3 + 2);
        assertThat(table.score(C)).isZero();
    }

    /// Erasmus asks for Brevet and 3 points of studies, or for Colo and 2.
    @Test
    @Rule("METRO-FLOW-4")
    void what_a_card_still_needs() {
        Card erasmus = card("erasmus");
        assertThat(erasmus.connexions().stream().map(way -> table.missing(A, way)))
                .containsExactly(2, 1);
        assertThat(erasmus.connexions().stream().map(way -> table.missing(C, way)))
                .containsExactly(4, 3);
        assertThat(table.isLayable(A, erasmus)).isFalse();
        assertThat(table.isLayable(C, card("colo"))).isTrue();
        assertThat(table.isLayable(A, card("colo"))).as("lies there already").isFalse();
        assertThat(table.isLayable(A, card("premiere-declaration"))).isFalse();
    }

    @Test
    void what_is_being_laid_and_against_whom() {
        assertThat(table.laying()).isEmpty();
        assertThat(table.victim()).isEmpty();
        assertThat(table.affected()).isEmpty();
        assertThat(table.effect()).isEmpty();
    }

    @Test
    void what_a_card_asks_while_it_resolves() {
        Table asked =
                table(
                        Tables.position(
                                3,
                                "{'cards': [{'kind': 'ACCROC', 'title': 'Burn', 'category': 'AMOUR', 'effects': [{'do': 'DESTROY_CARD'}]}],"
                                        + "'players': {'B': {'front': ['Colo'], 'accrocs': ['Burn']}},"
                                        + "'question': 'CARD', 'flow': {'card': 'Burn', 'victim': 'B', 'effect': 0, 'placed': true}}"),
                        A);
        assertThat(asked.laying().orElseThrow().title()).isEqualTo("Burn");
        assertThat(asked.victim()).contains(B);
        assertThat(asked.affected()).contains(B);
        assertThat(asked.effect().orElseThrow().what()).isEqualTo(Effect.Do.DESTROY_CARD);
        Table again =
                table(
                        Tables.position(
                                3,
                                "{'question': 'EXTRA', 'queue': [{'card': 'Colo', 'effect': 0}], 'players': {'A': {'hand': ['Colo']}}}"),
                        A);
        assertThat(again.effect().orElseThrow().what()).isEqualTo(Effect.Do.LAY_AGAIN);
        assertThat(again.affected()).isEmpty();
    }

    @Test
    @Rule("METRO-DEFI-3")
    void a_duel_is_laid_without_a_face() {
        MetroState laying =
                Tables.position(3, "{'question': 'DUEL', 'flow': {'card': 'Défi des cœurs'}}");
        assertThat(table(laying, A).laying()).contains(card("defi-des-coeurs"));
        assertThat(table(laying, B).laying()).isEmpty();
    }

    /// The first of everything: the first card of the set, of a row, the first seat, the first couple.
    @Test
    void nothing_is_lost_for_being_first() {
        Table first =
                table(
                        Tables.position(
                                3,
                                "{'active': 'B', 'players': {'A': {'front': ['Colo', 'amour-d-enfance'], 'character': 'lucie-amar', 'revealed': true,"
                                        + " 'accrocs': ['Burn']}}, 'cards': [{'kind': 'ACCROC', 'title': 'Burn', 'category': 'AMOUR', 'effects': [{'do': 'DESTROY_CARD'}]}],"
                                        + " 'question': 'CARD', 'flow': {'card': 'Burn', 'victim': 'A', 'effect': 0, 'placed': true}}"),
                        B);
        Card first0 = first.set().cards().get(0);
        assertThat(first0.slug()).isEqualTo("amour-d-enfance");
        assertThat(first.hasTitle(A, first0)).isTrue();
        assertThat(first.hasTitle(B, first0)).isFalse();
        Connexion asked = card("meilleurs-amis-pour-la-vie").connexions().getFirst();
        assertThat(asked.cards()).containsExactly(first0.title());
        assertThat(first.missing(A, asked)).isZero();
        assertThat(first.missing(B, asked)).isEqualTo(1);
        assertThat(first.lying(A, "colo")).isPresent();
        assertThat(first.victim()).contains(A);
        assertThat(first.affected()).contains(A);
        assertThat(first.character(A).orElseThrow().index()).isZero();
        assertThat(first.duels(A)).isEmpty();
        assertThat(first.metric(A, Metric.parse("LIFE_CARDS").orElseThrow())).isEqualTo(2);
        assertThat(first.metric(A, Metric.parse("TITLE:Burn").orElseThrow())).isEqualTo(1);
    }

    @Test
    @Rule({"METRO-RULE-40", "METRO-HIDE-7"})
    void the_first_seat_remembers_its_answer_and_the_first_couple() {
        MetroState window =
                Tables.position(
                        4,
                        "{'station': 'MATURITE', 'active': 'C', 'question': 'REACT', 'awaited': ['D'], 'flow': {'card':"
                                + " 'Réforme surprise', 'victim': 'B', 'placed': true, 'waiting': ['D'], 'revealing': ['A']},"
                                + " 'players': {'B': {'character': 'lucie-amar', 'characterSeen': ['A']}}}");
        MetroView.Memory own = Tables.METRO.view(window, A).memory();
        assertThat(own.answer()).contains(true);
        assertThat(own.characters().get(1)).contains("lucie-amar");
        assertThat(Tables.METRO.view(window, C).memory().answer()).isEmpty();
        assertThat(Tables.METRO.view(window, C).memory().characters().get(1)).isEmpty();
    }

    @Test
    void tables_that_look_alike_have_one_hash() {
        Table again =
                table(
                        Tables.METRO
                                .formats()
                                .position(Tables.of(3), Tables.METRO.formats().position(state)),
                        A);
        assertThat(again).isEqualTo(table).hasSameHashCodeAs(table);
        assertThat(table(state, B).hashCode()).isNotEqualTo(table.hashCode());
        assertThat(table(state, B)).isNotEqualTo(table);
    }
}
