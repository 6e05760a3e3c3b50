package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tablee.cv.content.Card;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// All ways out of the sources at hand, and the symbols each source can come to show, a bit each.
final class Paths {

    /// One way to get a symbol out of a source.
    record Path(
            int source, int symbol, List<CvAction.Convert> steps, boolean change, boolean trip) {}

    final List<Path> all;
    private final int[] shows;

    private Paths(List<Path> all, int[] shows) {
        this.all = all;
        this.shows = shows;
    }

    /// For each source all symbols it can come to show, each by its shortest ways; the shortest of all first.
    static Paths of(Table table, int[] sources, boolean withEvents) {
        var paths = new ArrayList<Path>();
        for (int i = 0; i < sources.length; i++) {
            if (Payment.usable(sources[i], withEvents)) {
                var start = new Path(i, Source.symbol(sources[i]), List.of(), false, false);
                extend(
                        table,
                        start,
                        sources,
                        Source.ref(sources, i),
                        Source.acted(sources[i]),
                        paths);
            }
        }
        paths.sort(Comparator.comparingInt(path -> path.steps().size()));
        int[] shows = new int[sources.length];
        paths.forEach(path -> shows[path.source()] |= 1 << path.symbol());
        return new Paths(paths, shows);
    }

    private static void extend(
            Table table, Path path, int[] sources, Source.Ref ref, int acted, List<Path> paths) {
        paths.add(path);
        boolean isEvent = Source.origin(sources[path.source()]) == Source.EVENT;
        for (int position = 0; position < table.kitSize(); position++) {
            Card card = table.deck().card(table.kit(position));
            if (!table.figures().converts(table.kit(position)) || (acted >> position & 1) != 0) {
                continue;
            }
            int targets =
                    Kit.targets(
                            card,
                            table.figures().arrows(card.number(), path.symbol()),
                            path.symbol(),
                            isEvent,
                            !table.has(Table.Mark.CHANGE_USED),
                            !table.has(Table.Mark.TRIP_USED));
            for (int to = 0; to <= Symbol.B; to++) {
                if ((targets >> to & 1) != 0) {
                    var steps = new ArrayList<>(path.steps());
                    steps.add(new CvAction.Convert(card.number(), ref, Symbol.of(to)));
                    extend(
                            table,
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
        Arrays.fill(payer, -1);
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
