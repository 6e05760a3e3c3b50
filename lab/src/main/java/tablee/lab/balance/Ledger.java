package tablee.lab.balance;

import java.io.Serializable;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.lab.Summed;

/// What was counted in some games. Whole numbers only, so that threads can be added in any order; grows with the number of different factors,
/// not of games.
public final class Ledger implements Summed<Ledger> {

    private static final long serialVersionUID = 1L;

    /// Divisible by every number of tied winners there can be, 1 to 8.
    static final long WHOLE = 840;

    /// How often a factor was met, and how well those did who met it.
    static final class Entry implements Serializable {

        private static final long serialVersionUID = 1L;

        /// Meetings, counted every time.
        long met;

        /// Games in which somebody met it.
        long games;

        /// Seats that met it, once per game.
        long seats;

        /// Their shares of wins.
        long won;
    }

    final long[] wins;
    final long[] points;
    final TreeMap<Integer, Long> lengths = new TreeMap<>();
    final TreeMap<Integer, Long> leadChanges = new TreeMap<>();
    final TreeMap<Integer, Long> branching = new TreeMap<>();
    final TreeMap<Factor, Entry> entries = new TreeMap<>();

    /// For the regression: products of what a seat has beyond its table's average, times the number of seats so that they stay whole.
    final TreeMap<Factor, TreeMap<Factor, long[]>> products = new TreeMap<>();

    final TreeMap<Factor, long[]> effects = new TreeMap<>();
    long squares;
    long games;
    long unfinished;
    long decisions;

    Ledger(int seats) {
        wins = new long[seats];
        points = new long[seats];
    }

    Entry entry(Factor factor) {
        return entries.computeIfAbsent(factor, _ -> new Entry());
    }

    static void count(SortedMap<Integer, Long> histogram, int value) {
        histogram.merge(value, 1L, Long::sum);
    }

    void multiply(Factor one, Factor other, long product) {
        products.computeIfAbsent(one, _ -> new TreeMap<>())
                        .computeIfAbsent(other, _ -> new long[1])[0] +=
                product;
    }

    void effect(Factor factor, long product) {
        effects.computeIfAbsent(factor, _ -> new long[1])[0] += product;
    }

    @Override
    public void add(Ledger other) {
        for (int i = 0; i < wins.length; i++) {
            wins[i] += other.wins[i];
            points[i] += other.points[i];
        }
        other.lengths.forEach((value, count) -> lengths.merge(value, count, Long::sum));
        other.leadChanges.forEach((value, count) -> leadChanges.merge(value, count, Long::sum));
        other.branching.forEach((value, count) -> branching.merge(value, count, Long::sum));
        other.entries.forEach(
                (factor, counted) -> {
                    Entry mine = entry(factor);
                    mine.met += counted.met;
                    mine.games += counted.games;
                    mine.seats += counted.seats;
                    mine.won += counted.won;
                });
        other.products.forEach(
                (one, row) -> row.forEach((two, product) -> multiply(one, two, product[0])));
        other.effects.forEach((factor, product) -> effect(factor, product[0]));
        squares += other.squares;
        games += other.games;
        unfinished += other.unfinished;
        decisions += other.decisions;
    }
}
