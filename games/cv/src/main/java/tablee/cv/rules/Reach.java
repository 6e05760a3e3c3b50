package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Seat;

/// A card of the track that can be had now, and the fewest steps before buying it: conversions, borrowing, events. Exact: what is not
/// listed cannot be bought with what lies there.
///
/// @param steps what to do first; empty if it can be bought at once
public record Reach(int place, CvAction.Way way, List<CvAction> steps) {

    /// Beyond this many playable events only the first ones are tried; no hand in play comes near it.
    private static final int MOST_EVENTS = 6;

    public Reach {
        steps = List.copyOf(steps);
    }

    /// All cards in reach of the viewer, by place; none unless this seat is buying, or could stop rolling and buy.
    public static List<Reach> of(CvView view) {
        return of(view, _ -> true);
    }

    /// The same for those places of the track that are wanted: to look for a way takes time.
    public static List<Reach> of(CvView view, IntPredicate wanted) {
        Table table = view.table();
        boolean buying =
                table.is(CvPhase.BUY) || (table.is(CvPhase.ROLL) && table.throwsMade() > 0);
        if (!buying || view.me() != table.actor() || table.bought() >= Buying.MOST_CARDS) {
            return List.of();
        }
        var search = new Search(table, view.me(), events(view));
        var reached = new ArrayList<Reach>();
        for (int place = 1; place <= Table.TRACK_PLACES; place++) {
            int card = table.track(place - 1);
            if (card != 0 && wanted.test(place) && Buying.mayTake(table, view.me(), card)) {
                search.way(place, card).ifPresent(reached::add);
            }
        }
        return reached;
    }

    private static List<Card> events(CvView view) {
        Table table = view.table();
        var events = new ArrayList<Card>();
        for (int number : view.hand()) {
            Card card = table.deck().card(number);
            boolean ready = !card.event().oldAgeOnly() || table.isOldAge();
            if (ready && card.event().helpsBuying() && events.size() < MOST_EVENTS) {
                events.add(card);
            }
        }
        return events;
    }

    /// Looks for the fewest steps to each card: every set of events with every loan, and the conversions that do the rest.
    private static final class Search {

        private final Table table;
        private final int seat;
        private final List<Card> events;
        private final List<CvAction.Borrow> loans;

        /// By set of events and loan: the same for every card of the track.
        private final Map<Integer, Paths> known = new HashMap<>();

        /// The best answer so far for the card under consideration.
        private List<CvAction> best = List.of();

        private boolean found;

        Search(Table table, int seat, List<Card> events) {
            this.table = table;
            this.seat = seat;
            this.events = events;
            this.loans = loans();
        }

        Optional<Reach> way(int place, int card) {
            long cost = table.figures().cost(card);
            if (Buying.isPayable(table, card, CvAction.Way.COST)) {
                return Optional.of(new Reach(place, CvAction.Way.COST, List.of()));
            }
            if (isHelpless()) {
                return cost != 0 && Buying.isPayable(table, card, CvAction.Way.LUCK)
                        ? Optional.of(new Reach(place, CvAction.Way.LUCK, List.of()))
                        : Optional.empty();
            }
            found = false;
            tryAll(card, cost, true);
            CvAction.Way way = CvAction.Way.COST;
            if (cost != 0 && (!found || !best.isEmpty())) {
                List<CvAction> forCost = best;
                boolean payable = found;
                tryAll(card, Buying.THREE_LUCK, false);
                if (found && (!payable || best.size() < forCost.size())) {
                    way = CvAction.Way.LUCK;
                }
            }
            return found ? Optional.of(new Reach(place, way, best)) : Optional.empty();
        }

        /// Whether nothing can change what lies there, as in most turns.
        private boolean isHelpless() {
            return events.isEmpty() && loans.isEmpty() && !table.hasHelp(Kit.CONVERTS);
        }

        /// Every set of events, with every symbol that can be borrowed or none.
        private void tryAll(int card, long cost, boolean forCost) {
            int sets = forCost ? 1 << events.size() : 1;
            for (int set = 0; set < sets; set++) {
                int plays = Integer.bitCount(set);
                for (int loan = 0; loan <= loans.size(); loan++) {
                    if (!found || plays + Math.min(loan, 1) < best.size()) {
                        tryWith(set, loan, cost, forCost ? discount(card, set) : 0, forCost);
                    }
                }
            }
        }

        private int discount(int card, int set) {
            int discount = Buying.discount(table, card);
            for (int i = 0; i < events.size(); i++) {
                Card.EventEffect event = events.get(i).event();
                boolean fits = table.deck().card(card).has(event.discounted());
                discount += (set >> i & 1) != 0 && fits ? event.discount() : 0;
            }
            return discount;
        }

        private List<CvAction.Borrow> loans() {
            var loans = new ArrayList<CvAction.Borrow>();
            if (!table.has(Table.Mark.BORROW_USED) && table.hasHelp(Kit.BORROWS)) {
                for (int neighbour : new int[] {seat + 1, seat + table.seats() - 1}) {
                    int other = neighbour % table.seats();
                    Symbols gains =
                            new Symbols(
                                    table.figures().gains(table.top(other, Category.WORK.index())));
                    for (Symbol symbol : Symbol.ALL) {
                        var loan = new CvAction.Borrow(Seat.of(other), symbol);
                        if (gains.count(symbol) > 0 && !loans.contains(loan)) {
                            loans.add(loan);
                        }
                    }
                }
            }
            return loans;
        }

        /// @param loan the number of the loan, from 1; 0 for none
        private void tryWith(int set, int loan, long cost, int discount, boolean withEvents) {
            int key = (set * (loans.size() + 1) + loan) * 2 + (withEvents ? 1 : 0);
            Paths paths =
                    known.computeIfAbsent(
                            key, _ -> Paths.of(table, sources(set, loan), withEvents));
            for (long waived : Payment.waivers(cost, discount)) {
                if (paths.mayPay(cost - waived)) {
                    match(paths.all, cost - waived, 0, false, false, steps(set, loan), 0);
                }
            }
        }

        private List<CvAction> steps(int set, int loan) {
            var steps = new ArrayList<CvAction>();
            for (int i = 0; i < events.size(); i++) {
                if ((set >> i & 1) != 0) {
                    steps.add(new CvAction.Play(events.get(i).number()));
                }
            }
            if (loan > 0) {
                steps.add(loans.get(loan - 1));
            }
            return steps;
        }

        private int[] sources(int set, int loan) {
            int[] sources = table.sources();
            for (int i = 0; i < events.size(); i++) {
                if ((set >> i & 1) != 0) {
                    sources =
                            withAdded(
                                    sources,
                                    Source.EVENT,
                                    events.get(i).event().symbols().packed());
                }
            }
            return loan == 0
                    ? sources
                    : withAdded(
                            sources,
                            Source.BORROWED,
                            Symbols.one(loans.get(loan - 1).symbol().index()));
        }

        private static int[] withAdded(int[] sources, int origin, long symbols) {
            int[] all = Arrays.copyOf(sources, sources.length + Symbols.size(symbols));
            int at = sources.length;
            for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
                for (int n = Symbols.count(symbols, symbol); n > 0; n--) {
                    all[at++] = Source.of(origin, symbol);
                }
            }
            return all;
        }

        /// Pays symbol after symbol; gives up where the steps are no fewer than those already found.
        private void match(
                List<Paths.Path> paths,
                long cost,
                long used,
                boolean change,
                boolean trip,
                List<CvAction> steps,
                int from) {
            if (found && steps.size() >= best.size()) {
                return;
            }
            if (cost == 0) {
                found = true;
                best = List.copyOf(steps);
                return;
            }
            int wanted = Long.numberOfTrailingZeros(cost) >> 3;
            long rest = cost - Symbols.one(wanted);
            boolean again = Symbols.count(rest, wanted) > 0;
            for (int i = from; i < paths.size(); i++) {
                Paths.Path path = paths.get(i);
                if ((used >> path.source() & 1) == 0
                        && !(path.change() && change)
                        && !(path.trip() && trip)
                        && Payment.pays(path.symbol(), wanted)) {
                    int size = steps.size();
                    steps.addAll(path.steps());
                    match(
                            paths,
                            rest,
                            used | 1L << path.source(),
                            change || path.change(),
                            trip || path.trip(),
                            steps,
                            again ? i + 1 : 0);
                    steps.subList(size, steps.size()).clear();
                }
            }
        }
    }
}
