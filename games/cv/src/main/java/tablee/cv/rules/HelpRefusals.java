package tablee.cv.rules;

import tablee.cv.content.Card;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.engine.Refused;

/// Why an event is not played, a symbol not changed or not borrowed.
final class HelpRefusals {

    private final CvView view;
    private final Table table;

    HelpRefusals(CvView view) {
        this.view = view;
        this.table = view.table();
    }

    private static Refused no(String clause, String key, Object... args) {
        return Refusals.no(clause, key, args);
    }

    Refused playing(int number) {
        Card card = table.deck().card(number);
        if (table.acquired().contains(number) || table.isFresh(number)) {
            return card.isEvent() ? no("R-29", "fresh") : no("PLACE-1", "noEventCard", card.name());
        }
        if (!view.hand().contains(number)) {
            return no("BUY-5", "hand", card.name());
        }
        Card.EventEffect effect = card.event();
        if (effect.oldAgeOnly() && !table.isOldAge()) {
            return no("CARD-29.2", "oldAge");
        }
        if (table.is(CvPhase.UPKEEP)
                && !effect.symbols().isEmpty()
                && !table.options().eventsAnyMoment()) {
            return no("BUY-8", "whileBuying");
        }
        if (table.is(CvPhase.MISFORTUNE)) {
            return no("R-46", "onlyInsurance");
        }
        if (effect.insurance()) {
            return no("R-27", "insurance");
        }
        if (effect.extraDice() > 0) {
            return dice();
        }
        if (effect.extraThrows() > 0) {
            return noThrow();
        }
        if (!table.is(CvPhase.BUY)) {
            return no("R-27", "toBuyWith", view.asked());
        }
        if (table.bought() >= Buying.MOST_CARDS) {
            return no("R-27", "nothingToBuy");
        }
        return effect.discount() > 0
                ? no("R-27", "nothingCheaper", effect.discounted().named())
                : no("R-27", "emptyTrack");
    }

    /// CV-R-24
    private Refused dice() {
        if (!table.is(CvPhase.ROLL)) {
            return no("R-27", "diceWhileRolling");
        }
        return table.throwsLeft() > 0
                ? no("R-24", "sevenDice", Rolling.MOST_DICE)
                : no("R-24", "noThrowForDice");
    }

    private Refused noThrow() {
        if (!table.is(CvPhase.ROLL)) {
            return no("R-27", "throwWhileRolling");
        }
        return no("R-27", table.throwsMade() == 0 ? "throwFirst" : "nothingToThrow");
    }

    Refused converting(CvAction.Convert convert) {
        int position = Kit.position(table, convert.card());
        if (position < 0 || !table.figures().converts(convert.card())) {
            return no("R-10", "kit", table.deck().card(convert.card()).name());
        }
        int index = Source.index(table.sources(), convert.source());
        if (index < 0 || !Payment.usable(table.sources()[index], true)) {
            return no("R-14", "source", convert.source().named());
        }
        int source = table.sources()[index];
        if (Source.hasActed(source, position)) {
            return no("R-14", "actedTwice");
        }
        return convert.to().index() == Source.symbol(source)
                ? no("R-14", "sameSymbol")
                : whyNotConverted(table.deck().card(convert.card()).special(), source);
    }

    private Refused whyNotConverted(Special special, int source) {
        boolean event = Source.origin(source) == Source.EVENT;
        if (special == Special.CHANGE_ONE) {
            if (table.has(Table.Mark.CHANGE_USED)) {
                return no("CARD-35.1", "once");
            }
            return event ? no("R-15", "noEvent") : no("CARD-35.2", "notLuck");
        }
        if (special == Special.BAD_LUCK_TO_ANY) {
            if (table.has(Table.Mark.TRIP_USED)) {
                return no("R-16", "once");
            }
            return event ? no("R-16", "noEvent") : no("CARD-45", "onlyBadLuck");
        }
        return table.is(CvPhase.MISFORTUNE) && Source.symbol(source) != Symbol.B
                ? no("R-46", "againstMisfortune")
                : no("R-17", "arrow");
    }

    Refused borrowing(CvAction.Borrow borrow) {
        if (!table.hasHelp(Kit.BORROWS)) {
            return no("CARD-36.1", "noFriend");
        }
        if (table.has(Table.Mark.BORROW_USED)) {
            return no("CARD-36.2", "once");
        }
        return no("R-18", "loan", borrow.neighbour(), borrow.symbol().named());
    }
}
