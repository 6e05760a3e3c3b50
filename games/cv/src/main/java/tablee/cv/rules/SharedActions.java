package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.play.Answers;

/// Actions that are the same value in every game, made once: a legal list then allocates nothing but itself, and the lists that
/// depend on a set of dice alone are shared whole.
final class SharedActions {

    private static final int SETS = 1 << Rolling.MOST_DICE;

    /// Stacks of more cards than this are rare enough to make their actions anew.
    private static final int DEPTHS = 8;

    /// Likewise for more tokens in a turn.
    private static final int TOKENS = 12;

    static final CvAction.Throw[] THROW = new CvAction.Throw[SETS];

    private static final List<List<CvAction>> THROW_ONLY = new ArrayList<>(SETS);
    private static final List<List<CvAction>> THROWS_OR_STOP = new ArrayList<>(SETS);
    static final List<CvAction> STOP = Answers.of(CvAction.STOP);

    /// By the places that can be had, as [LegalActions] packs them.
    private static final List<List<CvAction>> PURCHASES =
            new ArrayList<>(1 << (2 * Table.TRACK_PLACES));

    static final CvAction.Buy[] FOR_COST = new CvAction.Buy[Table.TRACK_PLACES];
    static final CvAction.Buy[] FOR_LUCK = new CvAction.Buy[Table.TRACK_PLACES];
    static final CvAction.Take[] TAKE = new CvAction.Take[Table.TRACK_PLACES];

    // By number of the card.
    static final CvAction.Keep[] KEEP = new CvAction.Keep[Deck.SIZE + 1];
    static final CvAction.Play[] PLAY = new CvAction.Play[Deck.SIZE + 1];
    static final CvAction.Discard[] DISCARD = new CvAction.Discard[Deck.SIZE + 1];
    static final CvAction.Pay[] PAY = new CvAction.Pay[Deck.SIZE + 1];
    static final CvAction.LetGo[] LET_GO = new CvAction.LetGo[Deck.SIZE + 1];
    static final CvAction.LayAside[] LAY_ASIDE = new CvAction.LayAside[Deck.SIZE + 1];

    private static final CvAction.Place[] PLACE =
            new CvAction.Place[(Deck.SIZE + 1) * Category.STACKS * DEPTHS];

    static {
        for (int dice = 0; dice < SETS; dice++) {
            if (dice > 0) {
                THROW[dice] = new CvAction.Throw(dice);
            }
            THROW_ONLY.add(dice == 0 ? List.of() : Answers.of(THROW[dice]));
            THROWS_OR_STOP.add(subsetsOrStop(dice));
        }
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            FOR_COST[place] = buy(place, CvAction.Way.COST);
            FOR_LUCK[place] = buy(place, CvAction.Way.LUCK);
            TAKE[place] = new CvAction.Take(place + 1);
        }
        for (int offers = 0; offers < 1 << (2 * Table.TRACK_PLACES); offers++) {
            PURCHASES.add(purchasesOrEnd(offers));
        }
        for (int card = 0; card <= Deck.SIZE; card++) {
            KEEP[card] = new CvAction.Keep(card);
            PLAY[card] = new CvAction.Play(card);
            DISCARD[card] = new CvAction.Discard(card);
            PAY[card] = new CvAction.Pay(card, List.of());
            LET_GO[card] = new CvAction.LetGo(card);
            LAY_ASIDE[card] = new CvAction.LayAside(card);
            for (int stack = 0; stack < Category.STACKS; stack++) {
                for (int depth = 0; depth < DEPTHS; depth++) {
                    PLACE[placeAt(card, stack, depth)] =
                            new CvAction.Place(card, Category.of(stack), depth);
                }
            }
        }
    }

    private SharedActions() {}

    private static List<CvAction> subsetsOrStop(int free) {
        var list = new ArrayList<CvAction>();
        for (int dice = 1; dice <= free; dice++) {
            if ((dice & ~free) == 0) {
                list.add(THROW[dice]);
            }
        }
        list.add(CvAction.STOP);
        return Answers.copyOf(list);
    }

    private static List<CvAction> purchasesOrEnd(int offers) {
        var list = new ArrayList<CvAction>();
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if ((offers >> place & 1) != 0) {
                list.add(FOR_COST[place]);
            }
            if ((offers >> (place + Table.TRACK_PLACES) & 1) != 0) {
                list.add(FOR_LUCK[place]);
            }
        }
        list.add(CvAction.END_BUY);
        return Answers.copyOf(list);
    }

    private static CvAction.Buy buy(int place, CvAction.Way way) {
        return new CvAction.Buy(place + 1, way, List.of(), Symbols.NONE);
    }

    /// The first throw.
    static List<CvAction> throwAll(int dice) {
        return THROW_ONLY.get((1 << dice) - 1);
    }

    /// Every throw of some of these dice, and stopping.
    static List<CvAction> throwsOrStop(int free) {
        return THROWS_OR_STOP.get(free);
    }

    /// The purchases of these places, where each can be paid for in one way only, and ending.
    static List<CvAction> purchases(int offers) {
        return PURCHASES.get(offers);
    }

    private static int placeAt(int card, int stack, int depth) {
        return (card * Category.STACKS + stack) * DEPTHS + depth;
    }

    static CvAction place(int card, int stack, int depth) {
        return depth < DEPTHS
                ? PLACE[placeAt(card, stack, depth)]
                : new CvAction.Place(card, Category.of(stack), depth);
    }

    /// What one card of a deck can do to dice and to the first tokens. Made for the few cards that change symbols.
    static CvAction.Convert[] conversions(int card) {
        var all = new CvAction.Convert[(Rolling.MOST_DICE + TOKENS) * Symbol.STAR];
        for (int source = 0; source < Rolling.MOST_DICE + TOKENS; source++) {
            Source.Ref ref =
                    source < Rolling.MOST_DICE
                            ? Source.ref(Source.DIE, source + 1)
                            : Source.ref(Source.TOKEN, source - Rolling.MOST_DICE + 1);
            for (int to = 0; to < Symbol.STAR; to++) {
                all[source * Symbol.STAR + to] = new CvAction.Convert(card, ref, Symbol.of(to));
            }
        }
        return all;
    }

    static CvAction convert(Figures figures, int card, Source.Ref source, int to) {
        int number = source.number() - 1;
        if (source.origin() == Source.DIE) {
            return figures.conversion(card, number * Symbol.STAR + to);
        }
        return source.origin() == Source.TOKEN && number < TOKENS
                ? figures.conversion(card, (Rolling.MOST_DICE + number) * Symbol.STAR + to)
                : new CvAction.Convert(card, source, Symbol.of(to));
    }
}
