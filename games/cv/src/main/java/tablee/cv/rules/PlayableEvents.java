package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Card;
import tablee.cv.content.Deck;
import tablee.engine.play.Answers;

/// Which events of a hand may be played now (CV-R-27 to -31).
final class PlayableEvents {

    private PlayableEvents() {}

    /// Whether the hand holds anything for this phase. Most hands are passed over by this alone.
    static boolean isAny(Table table, int seat, int hidden) {
        CvPhase phase = table.phase();
        return (hidden & table.figures().childhoodFor(phase)) != 0
                || (table.known(seat) & table.figures().eventsFor(phase)) != 0;
    }

    static List<CvAction> added(List<CvAction> base, Table table, int seat, int hidden) {
        var list = new ArrayList<CvAction>(base.size() + 2);
        list.addAll(base);
        add(table, seat, hidden, list);
        return list.size() == base.size() ? base : Answers.copyOf(list);
    }

    static void add(Table table, int seat, int hidden, List<CvAction> list) {
        CvPhase phase = table.phase();
        Figures figures = table.figures();
        for (int left = hidden & figures.childhoodFor(phase); left != 0; left &= left - 1) {
            add(table, seat, hidden, Integer.numberOfTrailingZeros(left), list);
        }
        for (long left = table.known(seat) & figures.eventsFor(phase);
                left != 0;
                left &= left - 1) {
            add(table, seat, hidden, figures.event(Long.numberOfTrailingZeros(left)), list);
        }
    }

    private static void add(Table table, int seat, int hidden, int card, List<CvAction> list) {
        if (mayPlay(table, seat, hidden, card)) {
            list.add(SharedActions.PLAY[card]);
        }
    }

    /// CV-R-27 Only where it can have an effect.
    private static boolean mayPlay(Table table, int seat, int hidden, int number) {
        if (!table.figures().isFor(number, table.phase()) || table.isFresh(number)) {
            return false;
        }
        Card.EventEffect effect = table.deck().card(number).event();
        if (effect.oldAgeOnly() && !table.isOldAge()) {
            return false;
        }
        return switch (table.phase()) {
            case ROLL ->
                    (effect.extraDice() > 0
                                    && table.throwsLeft() > 0
                                    && table.dice() < Rolling.MOST_DICE)
                            || (effect.extraThrows() > 0
                                    && table.throwsMade() > 0
                                    && throwHelps(table, seat, hidden));
            case MISFORTUNE -> effect.insurance();
            case BUY ->
                    (!effect.symbols().isEmpty() && symbolsHelp(table))
                            || (effect.discount() > 0 && discountHelps(table, effect));
            case UPKEEP -> !effect.symbols().isEmpty() && table.options().eventsAnyMoment();
            case SETUP, DRAFT_1, DRAFT_2, THROWN, PLACE, DECIDE, ASSIST, GAME_OVER -> false;
        };
    }

    /// Whether one more throw would find a die: one that lies free or was never thrown, one that therapy thaws, or one that an event of
    /// this hand adds.
    static boolean throwHelps(Table table, int seat, int hidden) {
        return Rolling.free(table) != 0
                || Rolling.unthrown(table) != 0
                || (Rolling.frozen(table) != 0 && Rolling.therapyUnused(table))
                || (table.dice() < Rolling.MOST_DICE && holdsDice(table, seat, hidden));
    }

    private static boolean holdsDice(Table table, int seat, int hidden) {
        Deck deck = table.deck();
        for (int left = hidden; left != 0; left &= left - 1) {
            if (deck.card(Integer.numberOfTrailingZeros(left)).event().extraDice() > 0) {
                return true;
            }
        }
        for (int card : table.knownEvents(seat)) {
            if (deck.card(card).event().extraDice() > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean symbolsHelp(Table table) {
        if (table.options().eventsAnyMoment() && Upkeep.isOwed(table)) {
            return true;
        }
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (table.track(place) != 0) {
                return table.bought() < Buying.MOST_CARDS;
            }
        }
        return false;
    }

    private static boolean discountHelps(Table table, Card.EventEffect effect) {
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0
                    && table.figures().cost(card) != 0
                    && table.deck().card(card).has(effect.discounted())) {
                return table.bought() < Buying.MOST_CARDS;
            }
        }
        return false;
    }
}
