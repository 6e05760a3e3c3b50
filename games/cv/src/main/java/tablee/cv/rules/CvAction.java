package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Action;
import tablee.engine.Seat;

/// What a player of CV decides, one question at a time (register 5.1). Cards are named by their printed number, places of the
/// track from 1 on the left.
public sealed interface CvAction extends Action {

    /// CV-SETUP-11, -12 Draft.
    record Keep(int card) implements CvAction {}

    /// CV-DICE-5 A set of dice, a bit each, d1 lowest. The first throw takes all.
    record Throw(int dice) implements CvAction {
        public Throw {
            if (dice <= 0 || dice > 127) {
                throw new IllegalArgumentException("no such dice: " + dice);
            }
        }
    }

    /// CV-DICE-7
    record Stop() implements CvAction {}

    /// CV-BUY-5 Play an event from the hand.
    record Play(int card) implements CvAction {}

    /// CV-R-14 Let a card of the kit change what a source shows.
    record Convert(int card, Source.Ref source, Symbol to) implements CvAction {}

    /// CV-CARD-36.1
    record Borrow(Seat neighbour, Symbol symbol) implements CvAction {}

    /// How a card is acquired: for its cost, or for three L (CV-LUCK-1).
    enum Way {
        COST,
        LUCK
    }

    /// CV-R-34 Without named sources the payment is the canonical one; named ones are listed where they leave something else.
    ///
    /// @param waived the cost symbols left out thanks to a discount (CV-R-32), if they are named
    record Buy(int place, Way way, List<Source.Ref> sources, Symbols waived) implements CvAction {
        public Buy {
            sources = List.copyOf(sources);
        }
    }

    record EndBuy() implements CvAction {}

    /// CV-MISF-3
    record Discard(int card) implements CvAction {}

    /// CV-UPKEEP-1
    record Pay(int card, List<Source.Ref> sources) implements CvAction {
        public Pay {
            sources = List.copyOf(sources);
        }
    }

    /// CV-UPKEEP-3
    record LetGo(int card) implements CvAction {}

    /// CV-PLACE-7 Depth 0 is on top.
    record Place(int card, Category category, int depth) implements CvAction {}

    /// CV-R-50 A two-colour card whose category is decided later.
    record LayAside(int card) implements CvAction {}

    /// CV-BICO-2
    record Decide(int card, Category category, int depth) implements CvAction {}

    /// CV-AID-3
    record Take(int place) implements CvAction {}

    record Decline() implements CvAction {}

    /// The word that names an action, in notation and in texts.
    static String verb(CvAction action) {
        return switch (action) {
            case Keep _ -> "keep";
            case Throw _ -> "throw";
            case Stop _ -> "stop";
            case Play _ -> "play";
            case Convert _ -> "convert";
            case Borrow _ -> "borrow";
            case Buy _ -> "buy";
            case EndBuy _ -> "done";
            case Discard _ -> "discard";
            case Pay _ -> "pay";
            case LetGo _ -> "letgo";
            case Place _ -> "place";
            case LayAside _ -> "aside";
            case Decide _ -> "decide";
            case Take _ -> "take";
            case Decline _ -> "decline";
        };
    }

    Stop STOP = new Stop();
    EndBuy END_BUY = new EndBuy();
    Decline DECLINE = new Decline();
}
