package tablee.cv;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
        Table table = view.table();
        boolean buying =
                table.is(CvPhase.BUY) || (table.is(CvPhase.ROLL) && table.throwsMade() > 0);
        if (!buying
                || view.me() != table.actor()
                || table.bytes[Table.BOUGHT] >= Buying.MOST_CARDS) {
            return List.of();
        }
        var search = new Search(table, view.me(), events(view));
        var reached = new ArrayList<Reach>();
        for (int place = 1; place <= Table.TRACK_PLACES; place++) {
            int card = table.track(place - 1);
            if (card != 0 && Buying.mayTake(table, view.me(), card)) {
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

    /// One way to get a symbol out of a source.
    private record Path(
            int source, int symbol, List<CvAction.Convert> steps, boolean change, boolean trip) {}

    /// All ways out of the sources at hand, and the symbols each source can come to show, a bit each.
    private static final class Paths {

        private final List<Path> all;
        private final int[] shows;

        Paths(List<Path> all, int[] shows) {
            this.all = all;
            this.shows = shows;
        }

        /// Whether the sources could pay this if every effect worked as often as one likes: without that there is no way at all.
        /// Each cost symbol takes a source, and those before it move over where they can.
        boolean mayPay(long cost) {
            int[] payer = new int[Symbols.size(cost)];
            int[] wanted = new int[payer.length];
            int size = 0;
            for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
                for (int n = Symbols.count(cost, symbol); n > 0; n--) {
                    wanted[size++] = symbol;
                }
            }
            if (size > shows.length) {
                return false;
            }
            java.util.Arrays.fill(payer, -1);
            for (int at = 0; at < size; at++) {
                if (!moves(at, wanted, payer, new long[1])) {
                    return false;
                }
            }
            return true;
        }

        private boolean moves(int at, int[] wanted, int[] payer, long[] tried) {
            for (int source = 0; source < shows.length; source++) {
                if ((tried[0] >> source & 1) == 0 && pays(shows[source], wanted[at])) {
                    tried[0] |= 1L << source;
                    int holder = 0;
                    while (holder < payer.length && payer[holder] != source) {
                        holder++;
                    }
                    if (holder == payer.length || moves(holder, wanted, payer, tried)) {
                        payer[at] = source;
                        return true;
                    }
                }
            }
            return false;
        }

        private static boolean pays(int shown, int wanted) {
            for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
                if ((shown >> symbol & 1) != 0 && Payment.pays(symbol, wanted)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static final class Search {

        private final Table table;
        private final int seat;
        private final List<Card> events;
        private final List<CvAction.Borrow> loans;

        /// By set of events and loan: the same for every card of the track.
        private final java.util.Map<Integer, Paths> known = new java.util.HashMap<>();

        /// The best answer so far for the card under consideration.
        private List<CvAction> best = List.of();

        private boolean found;

        Search(Table table, int seat, List<Card> events) {
            this.table = table;
            this.seat = seat;
            this.events = events;
            this.loans = loans();
        }

        java.util.Optional<Reach> way(int place, int card) {
            long cost = table.deck().cost[card];
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
            return found
                    ? java.util.Optional.of(new Reach(place, way, best))
                    : java.util.Optional.empty();
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
            if (!table.flag(Table.BORROW_USED) && table.kitHas(Special.BORROW_WORK)) {
                for (int neighbour : new int[] {seat + 1, seat + table.seats() - 1}) {
                    int other = neighbour % table.seats();
                    Symbols gains =
                            new Symbols(
                                    table.deck().gains[table.top(other, Category.WORK.index())]);
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
            Paths paths = known.computeIfAbsent(key, _ -> paths(sources(set, loan), withEvents));
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
            int[] sources = table.sources;
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
            int[] all = java.util.Arrays.copyOf(sources, sources.length + Symbols.size(symbols));
            int at = sources.length;
            for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
                for (int n = Symbols.count(symbols, symbol); n > 0; n--) {
                    all[at++] = Source.of(origin, symbol);
                }
            }
            return all;
        }

        /// For each source all symbols it can come to show, each by its shortest ways; the shortest of all first.
        private Paths paths(int[] sources, boolean withEvents) {
            var paths = new ArrayList<Path>();
            for (int i = 0; i < sources.length; i++) {
                if (Payment.usable(sources[i], withEvents)) {
                    var start = new Path(i, Source.symbol(sources[i]), List.of(), false, false);
                    extend(start, sources, Source.ref(sources, i), Source.acted(sources[i]), paths);
                }
            }
            paths.sort(Comparator.comparingInt(path -> path.steps().size()));
            int[] shows = new int[sources.length];
            paths.forEach(path -> shows[path.source()] |= 1 << path.symbol());
            return new Paths(paths, shows);
        }

        private void extend(Path path, int[] sources, Source.Ref ref, int acted, List<Path> paths) {
            paths.add(path);
            boolean isEvent = Source.origin(sources[path.source()]) == Source.EVENT;
            for (int position = 0; position < table.kit.length; position++) {
                Card card = table.deck().card(table.kit[position]);
                if (!table.deck().converts[table.kit[position]] || (acted >> position & 1) != 0) {
                    continue;
                }
                int targets =
                        Conversion.targets(
                                card,
                                table.deck().arrows[card.number()][path.symbol()],
                                path.symbol(),
                                isEvent,
                                !table.flag(Table.CHANGE_USED),
                                !table.flag(Table.TRIP_USED));
                for (int to = 0; to <= Symbol.B; to++) {
                    if ((targets >> to & 1) != 0) {
                        var steps = new ArrayList<>(path.steps());
                        steps.add(new CvAction.Convert(card.number(), ref, Symbol.of(to)));
                        extend(
                                new Path(
                                        path.source(),
                                        to,
                                        steps,
                                        path.change() || card.special() == Special.CHANGE_ONE,
                                        path.trip() || card.special() == Special.BAD_LUCK_TO_ANY),
                                sources,
                                ref,
                                acted | 1 << position,
                                paths);
                    }
                }
            }
        }

        /// Pays symbol after symbol; gives up where the steps are no fewer than those already found.
        private void match(
                List<Path> paths,
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
                Path path = paths.get(i);
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
