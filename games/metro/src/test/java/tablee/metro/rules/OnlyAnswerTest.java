package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// Where the table may answer for somebody: where everybody sees that there is only one answer, never where the answer
/// hangs on a hand or a character.
class OnlyAnswerTest {

    /// Positions with one legal answer: what A has in hand, what A does until then, what is left to answer.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Brevet | | TURN |",
                "Brevet | draw P | LAY |",
                "Brevet | draw P, lay brevet | TURN | draw P",
                "Défi des cœurs | draw P | LAY |",
                "Photo de soirée | draw P, lay photo-de-soiree | TARGET |",
                "Photo de soirée | draw P, lay photo-de-soiree, against B | REACT |",
                "Again | draw P, lay again | EXTRA |",
                "More | draw P, lay more | PILE_DRAW | pile P",
                "More | draw P, lay more, pile P | RETURN |",
                "Look | draw P, lay look | PILE_PEEK | pile P",
                "Fresh | draw P, lay fresh | ALLOC | renew P1",
                "Trade | draw P, lay trade, choose B | PAIR | swap colo brevet"
            })
    @Rule({"METRO-FLOW-7", "METRO-HIDE-5"})
    void the_table_answers_only_where_everybody_sees_it(
            String held, String moves, Question asked, String answer) {
        MetroState state = position(held);
        for (String move : moves == null ? new String[0] : moves.split(", ", -1)) {
            state =
                    Tables.METRO.act(
                            state, Seat.of(0), Tables.METRO.formats().read(move), Events.NONE);
        }
        assertThat(state.question).isEqualTo(asked);
        Seat seat = state.awaitedSeats().first();
        MetroView open = Tables.METRO.view(state, Spectator.SPECTATOR);
        assertThat(Tables.METRO.onlyAnswer(open, seat).map(Tables.METRO.formats()::write))
                .isEqualTo(Optional.ofNullable(answer));
    }

    private static MetroState position(String held) {
        return Tables.position(
                3,
                """
                {'cards': [
                   {'title': 'dead', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'connexions': [{'cards': ['Nobody']}]},
                   {'title': 'Again', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'LAY_AGAIN'}]},
                   {'title': 'More', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'DRAW', 'count': 1}]},
                   {'title': 'Look', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'PEEK', 'what': 'PILE', 'count': 1}]},
                   {'title': 'Fresh', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'RENEW_HAND'}]},
                   {'title': 'Trade', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'SWAP_CARDS', 'who': 'CHOSEN'}]}],
                 'players': {'A': {'hand': ['%s'], 'front': ['Colo'], 'character': 'rose-gaspard'},
                             'B': {'front': ['Brevet'], 'character': 'lucie-amar'}},
                 'piles': {'P': ['dead', 'dead', 'dead', 'dead']}}
                """
                        .formatted(held));
    }

    /// Whatever else a question is about, the four that look into a hand or at a character stay with the player.
    @ParameterizedTest
    @EnumSource(names = {"LAY", "REACT", "EXTRA", "RETURN"})
    @Rule("METRO-FLOW-7")
    void a_question_about_secrets_is_never_open(Question question) {
        assertThat(question.isOpen()).isFalse();
    }

    /// Immune (Carmen & Ulysse, against Social) or not: an answer given beforehand fits both, so that the table's haste tells neither.
    @Test
    @Rule("METRO-HIDE-5")
    void the_helpless_are_asked_by_the_same_name() {
        var wording = Tables.METRO.wording();
        for (String who : new String[] {"carmen-ulysse", "lucie-amar"}) {
            var state =
                    Tables.position(
                            3,
                            """
                            {'question': 'REACT', 'awaited': ['B'], 'players': {'B': {'character': '%s'}},
                             'flow': {'card': 'Panne de métro', 'victim': 'B'}}
                            """
                                    .formatted(who));
            assertThat(wording.question(Tables.METRO.view(state, Seat.of(1))))
                    .isEqualTo("metro.asked.REACT");
        }
    }

    @Test
    @Rule("METRO-FLOW-7")
    void nobody_else_has_an_answer() {
        MetroView open = Tables.METRO.view(position("Brevet"), Spectator.SPECTATOR);
        assertThat(Tables.METRO.onlyAnswer(open, Seat.of(1))).isEmpty();
    }
}
