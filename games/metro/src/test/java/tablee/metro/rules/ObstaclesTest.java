package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// Each obstacle by its own sentence; the rarer ones, which games of random players seldom meet.
@Rule("METRO-FLOW-9")
class ObstaclesTest {

    private static Refused refused(MetroState state, Seat seat, String move) {
        return Tables.METRO
                .refusal(Tables.METRO.view(state, seat), Tables.METRO.formats().read(move))
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "draw P | METRO-RULE-14 | All piles are empty: draw without naming one, then lay or pass. | {}",
                "draw | METRO-STATION-7 | Say which pile you draw from. | {'piles': {'P': ['Colo']}}",
                "draw P | METRO-RULE-13 | The Puberté pile is empty. | {'piles': {'M': ['Erasmus']}}",
                "draw M | METRO-RULE-13 | The Majorité pile is empty. | {'piles': {'P': ['Colo']}}",
                "draw T | METRO-RULE-13 | The Maturité pile is not in play yet. | {'piles': {'M': ['Erasmus']}}",
                "draw M | METRO-FX-18 | An effect sends you to the Puberté pile. | {'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'players': {'A': {'running': [{'card': 'Grève des trains'}]}}}",
                "change P1 | METRO-RULE-18 | Your hand is empty: there is nothing to change. | {'piles': {'P': ['Colo']}}",
                "change P2 | METRO-RULE-18 | Changing your hand takes 2 cards; the piles have only 1. | {'piles': {'P': ['Colo']}, 'players': {'A': {'hand': ['Colo', 'Brevet']}}}",
                "change P1 | METRO-RULE-17 | Your hand has 2 cards: the numbers must add up to 2. | {'piles': {'P': ['Colo', 'Colo']}, 'players': {'A': {'hand': ['Colo', 'Brevet']}}}",
                "change P2 | METRO-RULE-17 | The Puberté pile has only 1 card. | {'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'players': {'A': {'hand': ['Colo', 'Brevet']}}}",
                "change M1 | METRO-FX-18 | An effect sends you to the Puberté pile. | {'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'players': {'A': {'hand': ['Colo'], 'running': [{'card': 'Grève des trains'}]}}}",
                "pass | METRO-TURN-8 | Say which card you put back under its pile. | {'question': 'LAY', 'drawn': 'Erasmus', 'players': {'A': {'hand': ['Erasmus']}}}",
                "pass erasmus | METRO-RULE-14 | Nothing was drawn: pass without giving a card back. | {'question': 'LAY', 'drawn': 'nothing', 'players': {'A': {'hand': ['Erasmus']}}}",
                "pass | METRO-RULE-14 | You can lay a card: passing is for those who cannot. | {'question': 'LAY', 'drawn': 'nothing', 'players': {'A': {'hand': ['Colo']}}}",
                "lay chalet | METRO-WEALTH-2 | Chalet: the price is 7, you have 3, and giving back your wealth would not do. | {'question': 'LAY', 'drawn': 'Chalet', 'players': {'A': {'hand': ['Chalet'], 'money': 4, 'front': [{'card': 'Baskets stylées', 'paid': 1}]}}}",
                "lay photo-de-soiree | METRO-RULE-36 | That Party Photo: all your opponents are safe from Sex Accrocs. | {'question': 'LAY', 'drawn': 'Photo de soirée', 'players': {'A': {'hand': ['Photo de soirée']}, 'B': {'character': 'rose-gaspard', 'revealed': true}, 'C': {'character': 'ondine-felix', 'revealed': true}}}",
                "lay degat-des-eaux | METRO-RULE-36 | Burst Pipe: no opponent within reach has what it takes (at least 1 wealth card). | {'question': 'LAY', 'drawn': 'Dégât des eaux', 'players': {'A': {'hand': ['Dégât des eaux']}}}",
                "lay retour-de-baton | METRO-RULE-42 | Backlash: there is no other Accroc in front of you to send on. | {'question': 'LAY', 'drawn': 'Retour de bâton', 'players': {'A': {'hand': ['Retour de bâton'], 'accrocs': ['Retour de bâton']}}}",
                "lay retour-de-baton | METRO-RULE-42 | Backlash: no opponent can be sent any of your Accrocs. | {'question': 'LAY', 'drawn': 'Retour de bâton', 'players': {'A': {'hand': ['Retour de bâton'], 'accrocs': ['Photo de soirée']}, 'B': {'character': 'rose-gaspard', 'revealed': true}, 'C': {'character': 'ondine-felix', 'revealed': true}}}",
                "against B | METRO-RULE-42 | B is safe from every Accroc in front of you. | {'question': 'TARGET', 'flow': {'card': 'Retour de bâton'}, 'players': {'A': {'accrocs': ['Photo de soirée']}, 'B': {'character': 'rose-gaspard', 'revealed': true}}}",
                "against B | METRO-RULE-36 | B is safe from Sex Accrocs. | {'question': 'TARGET', 'flow': {'card': 'Photo de soirée'}, 'players': {'B': {'character': 'rose-gaspard', 'revealed': true}}}",
                "move boss | METRO-RULE-42 | That Accroc does not lie in front of you. | {'question': 'MOVE', 'flow': {'card': 'Retour de bâton', 'victim': 'B'}, 'players': {'A': {'accrocs': ['Photo de soirée']}}}",
                "move retour-de-baton | METRO-RULE-42 | Backlash cannot be sent on. | {'question': 'MOVE', 'flow': {'card': 'Retour de bâton', 'victim': 'B'}, 'players': {'A': {'accrocs': ['Photo de soirée', 'Retour de bâton']}}}",
                "move photo-de-soiree | METRO-RULE-42 | B is safe from Sex Accrocs. | {'question': 'MOVE', 'flow': {'card': 'Retour de bâton', 'victim': 'B'}, 'players': {'A': {'accrocs': ['Photo de soirée', 'Panne de métro']}, 'B': {'character': 'rose-gaspard', 'revealed': true}}}",
                "sell colo | METRO-RULE-34 | Only wealth that lies in front of you can be given back. | {'question': 'SALE', 'flow': {'card': 'Chalet'}, 'players': {'A': {'money': 10, 'front': ['Colo', {'card': 'Baskets stylées', 'paid': 1}, {'card': 'Cave à vin', 'paid': 5}]}}}",
                "sell baskets-stylees | METRO-RULE-34 | That is not enough to pay for Chalet. | {'question': 'SALE', 'flow': {'card': 'Chalet'}, 'players': {'A': {'money': 10, 'front': ['Colo', {'card': 'Baskets stylées', 'paid': 1}, {'card': 'Cave à vin', 'paid': 5}]}}}",
                "sell baskets-stylees cave-a-vin | METRO-RULE-34 | That is more than it takes to pay for Chalet: part of it would do. | {'question': 'SALE', 'flow': {'card': 'Chalet'}, 'players': {'A': {'money': 10, 'front': ['Colo', {'card': 'Baskets stylées', 'paid': 1}, {'card': 'Cave à vin', 'paid': 5}]}}}",
                "sell baskets-stylees | METRO-RULE-34 | That is not enough to pay for Chalet. | {'question': 'SALE', 'flow': {'card': 'Chalet'}, 'players': {'A': {'money': 10, 'front': [{'card': 'Baskets stylées', 'paid': 1}, {'card': 'Cave à vin', 'paid': 5}]}}}",
                "take colo | METRO-FX-ELIGIBLE | Summer Camp already lies in front of whoever would take it. | {'cards': [{'title': 'Thief', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'STEAL_CARD', 'who': 'CHOSEN'}]}], 'question': 'CARD', 'flow': {'card': 'Thief', 'chosen': 'B', 'effect': 0}, 'players': {'A': {'front': ['Colo']}, 'B': {'front': ['Colo', 'Brevet']}}}",
                "take cost | METRO-FX-ELIGIBLE | Cost cannot turn on itself. | {'turn': 30, 'cards': [{'title': 'Cost', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects': [{'do': 'DESTROY_CARD', 'who': 'SELF'}]}], 'question': 'CARD', 'flow': {'card': 'Cost', 'effect': 0}, 'players': {'A': {'front': ['Colo', {'card': 'Cost', 'turn': 30}]}}}",
                "take chalet | METRO-FX-ELIGIBLE | That card does not lie in front of B. | {'question': 'CARD', 'flow': {'card': 'Rattrapages de septembre', 'victim': 'B', 'placed': true, 'effect': 0}, 'players': {'B': {'front': ['Colo', 'Brevet']}}}",
                "take colo | METRO-FX-ELIGIBLE | Summer Camp is out of reach; this is about: Studies life card worth 2 at most. | {'question': 'CARD', 'flow': {'card': 'Rattrapages de septembre', 'victim': 'B', 'placed': true, 'effect': 0}, 'players': {'B': {'front': ['Colo', 'Brevet']}}}",
                "take baskets-stylees | METRO-FX-ELIGIBLE | Nobody touches Stylish Trainers: another card guards it. | {'question': 'CARD', 'flow': {'card': 'Dégât des eaux', 'victim': 'B', 'placed': true, 'effect': 0}, 'players': {'B': {'front': ['Baskets stylées', 'Retraite anticipée']}}}",
                "swap colo brevet | METRO-FX-9 | Those two cards cannot change places: one is out of reach, guarded, or would lie there twice. | {'question': 'PAIR', 'flow': {'card': 'Crise de la quarantaine', 'chosen': 'B', 'effect': 0}, 'players': {'A': {'front': ['Colo', 'Brevet']}, 'B': {'front': ['Brevet', 'Cocon familial']}}}",
                "swap chalet brevet | METRO-FX-9 | Name a card in front of you, then one in front of B. | {'question': 'PAIR', 'flow': {'card': 'Crise de la quarantaine', 'chosen': 'B', 'effect': 0}, 'players': {'A': {'front': ['Colo', 'Brevet']}, 'B': {'front': ['Brevet', 'Cocon familial']}}}"
            })
    void it_is_named(String move, String clause, String sentence, String position) {
        Refused refused = refused(Tables.position(3, position), Seat.of(0), move);
        assertThat(Owned.ENGLISH.say(refused.reason())).isEqualTo(sentence);
        assertThat(refused.clause()).isEqualTo(clause);
    }

    @Test
    @Rule("METRO-FLOW-2")
    void somebody_else_decides_or_nobody_does() {
        MetroState window =
                Tables.position(
                        4,
                        "{'station': 'MATURITE', 'question': 'REACT', 'awaited': ['D'], 'flow': {'card': 'Réforme surprise',"
                                + " 'victim': 'B', 'placed': true, 'waiting': ['D']}}");
        assertThat(Owned.ENGLISH.say(refused(window, Seat.of(2), "decline").reason()))
                .isEqualTo("You have answered; D still has to.");
        assertThat(Owned.ENGLISH.say(refused(window, Seat.of(0), "decline").reason()))
                .isEqualTo("It is for D to decide.");
        assertThat(
                        Owned.ENGLISH.say(
                                Tables.METRO
                                        .refusal(
                                                Tables.METRO.view(window, Spectator.SPECTATOR),
                                                Tables.METRO.formats().read("decline"))
                                        .orElseThrow()
                                        .reason()))
                .isEqualTo("You are watching: those who play decide.");
        MetroState over = Tables.position(3, "{'question': 'OVER'}");
        assertThat(Owned.ENGLISH.say(refused(over, Seat.of(0), "draw").reason()))
                .isEqualTo("The game is over.");
    }
}
