package tablee.lab;

import java.util.List;
import tablee.engine.Hash;
import tablee.engine.Outcome;
import tablee.engine.Seat;

/// What was counted in some games of a simulation. Everything in it is a whole number and is added, so that neither the order of the games nor
/// their split between threads can show; nothing in it grows with the number of games.
public final class Tally implements Summed<Tally> {

    private static final long serialVersionUID = 1L;

    /// Divisible by every number of tied winners there can be, 1 to 8.
    static final long WHOLE = 840;

    final long[] shares;
    final long[] points;
    long games;
    long unfinished;
    long actions;
    long draws;
    int fewest = Integer.MAX_VALUE;
    int most;
    long hash;

    Tally(int seats) {
        shares = new long[seats];
        points = new long[seats];
    }

    void add(long number, Played played) {
        games++;
        actions += played.actions();
        draws += played.draws();
        fewest = Math.min(fewest, played.actions());
        most = Math.max(most, played.actions());
        long mixed =
                Hash.mix(Hash.mix(Hash.mix(Hash.START, number), played.hash()), played.actions());
        unfinished += played.outcome().isEmpty() ? 1 : 0;
        hash += played.outcome().isEmpty() ? mixed : won(mixed, played.outcome().get());
    }

    private long won(long hash, Outcome outcome) {
        var winners = outcome.winners();
        List<Integer> totals = outcome.sheet().totals();
        long mixed = hash;
        for (int i = 0; i < shares.length; i++) {
            shares[i] += winners.contains(Seat.of(i)) ? WHOLE / winners.size() : 0;
            points[i] += totals.get(i);
            mixed = Hash.mix(mixed, outcome.ranks().get(i));
        }
        return mixed;
    }

    @Override
    public void add(Tally other) {
        games += other.games;
        unfinished += other.unfinished;
        actions += other.actions;
        draws += other.draws;
        fewest = Math.min(fewest, other.fewest);
        most = Math.max(most, other.most);
        hash += other.hash;
        for (int i = 0; i < shares.length; i++) {
            shares[i] += other.shares[i];
            points[i] += other.points[i];
        }
    }
}
