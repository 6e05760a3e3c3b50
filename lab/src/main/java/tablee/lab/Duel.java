package tablee.lab;

import tablee.engine.Outcome;
import tablee.engine.Seat;

/// What two entrants did to each other. Whole numbers only, so that threads can be added in any order.
final class Duel implements Summed<Duel> {

    private static final long serialVersionUID = 1L;

    long games;
    long unfinished;

    /// Of the first, in parts of [Tally#WHOLE].
    long shares;

    /// Of the first in both games of each deal together, squared: how much the deals differ among themselves.
    long squares;

    /// Both games of one deal: the same cards, the places changed.
    void add(long first, long second) {
        games += 2;
        shares += first + second;
        squares += (first + second) * (first + second);
    }

    /// How much of a win went to seats of the first entrant; a game without an end is nobody's.
    static long share(Played played, boolean[] first) {
        if (played.outcome().isEmpty()) {
            return Tally.WHOLE / 2;
        }
        Outcome outcome = played.outcome().get();
        var winners = outcome.winners();
        long share = 0;
        for (Seat winner : winners) {
            share += first[winner.index()] ? Tally.WHOLE / winners.size() : 0;
        }
        return share;
    }

    @Override
    public void add(Duel other) {
        games += other.games;
        unfinished += other.unfinished;
        shares += other.shares;
        squares += other.squares;
    }

    double wins() {
        return (double) shares / Tally.WHOLE;
    }

    /// Standard error of the win rate, with deals as what varies: rotations of one deal share its luck, so that games are not
    /// independent of each other but deals are.
    double pairedError() {
        double deals = games / 2.0;
        if (deals < 2) {
            return 1;
        }
        double scale = 2.0 * Tally.WHOLE;
        double mean = shares / scale / deals;
        double variance = Math.max(0, squares / (scale * scale) / deals - mean * mean);
        return Math.sqrt(variance / (deals - 1));
    }
}
