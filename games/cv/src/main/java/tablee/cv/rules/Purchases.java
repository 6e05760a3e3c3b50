package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// Which cards of the track can be bought, and the payments to choose from (CV-BUY, CV-LUCK, CV-R-34).
final class Purchases {

    private Purchases() {}

    /// The places whose card can be had: a bit each for its cost, and a bit each above those for three L.
    static int offers(Table table, int seat) {
        long have = Purse.unspent(table);
        boolean lucky = isLucky(table, have);
        Figures figures = table.figures();
        int offers = 0;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0) {
                long cost = figures.cost(card);
                int ways = Payment.payable(have, cost, Buying.discount(table, card)) ? 1 : 0;
                // CV-R-42 Not on a card without cost.
                ways |= lucky && cost != 0 ? 1 << Table.TRACK_PLACES : 0;
                if (ways != 0 && Buying.mayTake(table, seat, card)) {
                    offers |= ways << place;
                }
            }
        }
        return offers;
    }

    /// CV-LUCK-1
    private static boolean isLucky(Table table, long have) {
        return Symbols.count(have, Symbol.L) >= 3
                && Symbols.count(Purse.unspentWithoutEvents(table), Symbol.L) >= 3;
    }

    static void add(Table table, int offers, List<CvAction> list) {
        boolean alike = Payment.areAlike(table.sources());
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if ((offers >> place & 1) != 0) {
                int card = table.track(place);
                long cost = table.figures().cost(card);
                int discount = Buying.discount(table, card);
                list.add(SharedActions.FOR_COST[place]);
                if (!alike || discount > 0 || Symbols.count(cost, Symbol.STAR) > 0) {
                    addOthers(table, place, CvAction.Way.COST, cost, discount, list);
                }
            }
            if ((offers >> (place + Table.TRACK_PLACES) & 1) != 0) {
                list.add(SharedActions.FOR_LUCK[place]);
                if (!alike) {
                    addOthers(table, place, CvAction.Way.LUCK, Buying.THREE_LUCK, 0, list);
                }
            }
        }
    }

    private static void addOthers(
            Table table,
            int place,
            CvAction.Way way,
            long cost,
            int discount,
            List<CvAction> list) {
        boolean withEvents = way == CvAction.Way.COST;
        int telling = Kit.telling(table);
        if (cost == 0
                || (discount == 0 && Payment.isPlain(table.sources(), cost, withEvents, telling))) {
            return;
        }
        for (Payment.Choice choice :
                Payment.others(table.sources(), cost, discount, withEvents, telling)) {
            list.add(
                    new CvAction.Buy(
                            place + 1,
                            way,
                            Buying.refs(table, choice.sources()),
                            new Symbols(choice.waived())));
        }
    }
}
