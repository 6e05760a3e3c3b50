package tablee.server.evening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The tables of one round. Everybody plays once; bots ([#BOT]) take what is free, spread over the tables. The same people with the same past sit the
/// same way each time: nothing is drawn.
public final class Pairing {

    /// A chair without a person.
    public static final String BOT = "";

    private final Scheme scheme;
    private final int seats;
    private final int round;
    private final Map<String, Integer> met = new HashMap<>();
    private final Map<String, Integer> sat = new HashMap<>();
    private final Map<String, Integer> place = new HashMap<>();

    private Pairing(
            Scheme scheme, int seats, int round, List<String> ranked, List<List<String>> past) {
        this.scheme = scheme;
        this.seats = seats;
        this.round = round;
        for (String person : ranked) {
            place.put(person, place.size());
        }
        for (List<String> table : past) {
            for (int i = 0; i < table.size(); i++) {
                sat.merge(table.get(i) + ' ' + i, 1, Integer::sum);
                for (int j = 0; j < table.size(); j++) {
                    met.merge(table.get(i) + ' ' + table.get(j), 1, Integer::sum);
                }
            }
        }
    }

    /// The tables of the next round, by seat, each with a person at least.
    ///
    /// @param ranked those who play, the best first
    /// @param past the tables of earlier rounds, by seat
    /// @param round how many rounds there were
    public static List<List<String>> of(
            Scheme scheme, List<String> ranked, int seats, List<List<String>> past, int round) {
        var pairing = new Pairing(scheme, seats, round, ranked, past);
        List<List<String>> groups = pairing.groups(ranked);
        pairing.improve(groups);
        return groups.stream().map(pairing::seated).toList();
    }

    /// A first try, in the order of places or, for everybody in turn, by turning a circle: two at a table then meet everybody once.
    private List<List<String>> groups(List<String> ranked) {
        List<String> order = scheme == Scheme.SWISS ? ranked : circle(ranked);
        int tables = (order.size() + seats - 1) / seats;
        var groups = new ArrayList<List<String>>();
        int from = 0;
        for (int i = 0; i < tables; i++) {
            int size = order.size() / tables + (i < order.size() % tables ? 1 : 0);
            groups.add(new ArrayList<>(order.subList(from, from + size)));
            from += size;
        }
        return groups;
    }

    private List<String> circle(List<String> people) {
        var ring = new ArrayList<>(people.stream().sorted().toList());
        if (seats != 2) {
            return ring;
        }
        if (ring.size() % 2 == 1) {
            ring.add(BOT);
        }
        // The first one stays, the others go round.
        Collections.rotate(ring.subList(1, ring.size()), round);
        var order = new ArrayList<String>();
        var alone = new ArrayList<String>();
        for (int i = 0; i < ring.size() / 2; i++) {
            String one = ring.get(i);
            String other = ring.get(ring.size() - 1 - i);
            if (one.equals(BOT) || other.equals(BOT)) {
                alone.add(one.equals(BOT) ? other : one);
            } else {
                order.addAll(List.of(one, other));
            }
        }
        // Whoever is alone comes last, where a chair is free.
        order.addAll(alone);
        return order;
    }

    /// Two people change tables as long as that is better for all together. It ends: the sum falls each time.
    private void improve(List<List<String>> groups) {
        boolean better = true;
        while (better) {
            better = false;
            for (int one = 0; one < groups.size(); one++) {
                for (int other = one + 1; other < groups.size(); other++) {
                    better |= swapped(groups.get(one), groups.get(other));
                }
            }
        }
    }

    private boolean swapped(List<String> one, List<String> other) {
        boolean any = false;
        for (int i = 0; i < one.size(); i++) {
            for (int j = 0; j < other.size(); j++) {
                long before = cost(one, i, one.get(i)) + cost(other, j, other.get(j));
                long after = cost(one, i, other.get(j)) + cost(other, j, one.get(i));
                if (after < before) {
                    String moved = one.set(i, other.get(j));
                    other.set(j, moved);
                    any = true;
                }
            }
        }
        return any;
    }

    /// What it costs that this person sits there with the others: those they have met weigh more than any difference of places. A table with a bot
    /// is somebody's once before it is somebody's again.
    private long cost(List<String> table, int at, String person) {
        long weight = 1L + (long) place.size() * place.size();
        long cost = 0;
        for (int i = 0; i < table.size(); i++) {
            if (i != at) {
                cost += weight * square(met, person + ' ' + table.get(i));
                if (scheme == Scheme.SWISS) {
                    cost += Math.abs(rank(person) - rank(table.get(i)));
                }
            }
        }
        return table.size() < seats ? cost + weight * square(met, person + ' ' + BOT) : cost;
    }

    private int rank(String person) {
        return place.getOrDefault(person, 0);
    }

    private static long square(Map<String, Integer> times, String what) {
        long count = times.getOrDefault(what, 0);
        return count * count;
    }

    /// Each on the chair where they sat least, as far as all of them together can: the best of all ways, chair by chair.
    private List<String> seated(List<String> people) {
        var best = new long[1 << seats];
        var chair = new int[1 << seats];
        java.util.Arrays.fill(best, Long.MAX_VALUE);
        best[0] = 0;
        for (int taken = 0; taken < best.length; taken++) {
            int next = Integer.bitCount(taken);
            if (best[taken] == Long.MAX_VALUE || next >= people.size()) {
                continue;
            }
            for (int seat = 0; seat < seats; seat++) {
                int with = taken | 1 << seat;
                long cost = best[taken] + square(sat, people.get(next) + ' ' + seat);
                if (with != taken && cost < best[with]) {
                    best[with] = cost;
                    chair[with] = seat;
                }
            }
        }
        int all = 0;
        for (int taken = best.length - 1; taken > 0; taken--) {
            if (Integer.bitCount(taken) == people.size()
                    && (all == 0 || best[taken] <= best[all])) {
                all = taken;
            }
        }
        var seated = new ArrayList<>(Collections.nCopies(seats, BOT));
        for (int i = people.size() - 1; i >= 0; i--) {
            seated.set(chair[all], people.get(i));
            all &= ~(1 << chair[all]);
        }
        return List.copyOf(seated);
    }
}
