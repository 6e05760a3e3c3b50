package tablee.cv.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.cv.content.Symbols;
import tablee.engine.Refused;

/// A payment as a player names it (CV-R-34): which of the listed ones it is, or what is wrong with it. Only what does not pay exactly
/// is refused; between equal sources there is nothing to choose, so that naming the third of three equal dice says the same as
/// naming the first.
final class NamedPayment {

    private final Table table;
    private final List<Source.Ref> sources;
    private final long waived;
    private final long cost;
    private final int discount;
    private final boolean withEvents;
    private final boolean luck;

    private NamedPayment(
            Table table,
            List<Source.Ref> sources,
            long waived,
            long cost,
            int discount,
            boolean withEvents,
            boolean luck) {
        this.table = table;
        this.sources = sources;
        this.waived = waived;
        this.cost = cost;
        this.discount = discount;
        this.withEvents = withEvents;
        this.luck = luck;
    }

    /// For a purchase of a card that lies on its place.
    static NamedPayment of(Table table, CvAction.Buy buy) {
        int card = table.track(buy.place() - 1);
        boolean luck = buy.way() == CvAction.Way.LUCK;
        return new NamedPayment(
                table,
                buy.sources(),
                buy.waived().packed(),
                luck ? Buying.THREE_LUCK : table.figures().cost(card),
                luck ? 0 : Buying.discount(table, card),
                !luck,
                luck);
    }

    static NamedPayment of(Table table, CvAction.Pay pay) {
        return new NamedPayment(
                table,
                pay.sources(),
                0,
                table.figures().upkeep(pay.card()),
                0,
                table.options().eventsAnyMoment(),
                false);
    }

    /// The action of the list that says the same; the action itself where there is none.
    static CvAction meant(Table table, CvAction action) {
        if (action instanceof CvAction.Buy buy
                && !(buy.sources().isEmpty() && buy.waived().isEmpty())
                && table.is(CvPhase.BUY)
                && table.track(buy.place() - 1) != 0) {
            return of(table, buy)
                    .listed()
                    .<CvAction>map(
                            choice ->
                                    new CvAction.Buy(
                                            buy.place(),
                                            buy.way(),
                                            Buying.refs(table, choice.sources()),
                                            new Symbols(choice.waived())))
                    .orElse(action);
        }
        if (action instanceof CvAction.Pay pay
                && !pay.sources().isEmpty()
                && table.is(CvPhase.UPKEEP)) {
            return of(table, pay)
                    .listed()
                    .<CvAction>map(
                            choice ->
                                    new CvAction.Pay(
                                            pay.card(), Buying.refs(table, choice.sources())))
                    .orElse(action);
        }
        return action;
    }

    /// The payment of the list that leaves the same; nothing named for the canonical one. Empty if this one is not exact.
    private Optional<Payment.Choice> listed() {
        return paying().map(
                        paying -> {
                            int telling = Kit.telling(table);
                            var kinds = new SourceKinds(table.sources(), withEvents, telling);
                            int[] use = kinds.use(paying);
                            return Payment.others(
                                            table.sources(), cost, discount, withEvents, telling)
                                    .stream()
                                    .filter(other -> Arrays.equals(kinds.use(other.sources()), use))
                                    .findFirst()
                                    .orElse(new Payment.Choice(0, 0));
                        });
    }

    /// The sources that would pay, a bit for each place in the row; empty if they do not pay exactly.
    private Optional<Long> paying() {
        return whyNot().isPresent() || !isPayable()
                ? Optional.empty()
                : Optional.of(
                        sources.isEmpty()
                                ? Payment.canonical(table.sources(), cost - waived, withEvents)
                                : Buying.indices(table, sources));
    }

    private boolean isPayable() {
        long have = withEvents ? Purse.unspent(table) : Purse.unspentWithoutEvents(table);
        return waived == 0
                ? Payment.payable(have, cost, discount)
                : Symbols.pays(have, cost - waived);
    }

    /// What is wrong with the names, whatever else could pay.
    Optional<Refused> whyNot() {
        if (waived != 0) {
            if (discount == 0) {
                return no("R-32", "noDiscount");
            }
            if (!Payment.waivers(cost, discount).contains(waived)) {
                int size = Math.min(discount, Symbols.size(cost));
                return no("R-32", "waiver", size, new Symbols(cost).counted());
            }
        }
        long shown = 0;
        for (Source.Ref source : sources) {
            int index = Source.index(table.sources(), source);
            if (index < 0 || !Payment.usable(table.sources()[index], true)) {
                return no("R-34", "source", source.named());
            }
            if (!Payment.usable(table.sources()[index], withEvents)) {
                return no(luck ? "R-20" : "R-58", luck ? "luckEvent" : "upkeepEvent");
            }
            shown += Symbols.one(Source.symbol(table.sources()[index]));
        }
        return sources.isEmpty() || paysExactly(shown) ? Optional.empty() : wrong(shown);
    }

    private boolean paysExactly(long shown) {
        return dues().anyMatch(
                        due ->
                                Symbols.size(due) == Symbols.size(shown)
                                        && Symbols.pays(shown, due));
    }

    /// What may be left to pay, by what is waived.
    private Stream<Long> dues() {
        List<Long> waivers = waived == 0 ? Payment.waivers(cost, discount) : List.of(waived);
        return waivers.stream().map(left -> cost - left);
    }

    private Optional<Refused> wrong(long shown) {
        if (luck) {
            return no("R-34", "luckThree");
        }
        int due = Symbols.size(cost) - Math.min(discount, Symbols.size(cost));
        if (due == 0) {
            return no("R-34", "nothingToPay");
        }
        // Too much of what does not fit is still not enough.
        String key = dues().anyMatch(left -> Symbols.pays(shown, left)) ? "overpaid" : "payment";
        String less = key + (discount > 0 ? ".less" : "");
        return no(
                "R-34", less, new Symbols(shown).counted(), new Symbols(cost).counted(), discount);
    }

    private static Optional<Refused> no(String clause, String key, Object... args) {
        return Optional.of(Refusals.no(clause, key, args));
    }
}
