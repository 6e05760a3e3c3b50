package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tablee.engine.Hash;

/// The score sheet: what changes once a round. States of one round share it.
///
/// @param points what each finished round gave to each seat
/// @param last the round that is being looked back on, between its end and the next deal
public record Sheet(
        List<Integer> scores,
        List<Integer> resetsUsed,
        List<List<Integer>> points,
        Optional<RoundResult> last) {

    public Sheet {
        scores = List.copyOf(scores);
        resetsUsed = List.copyOf(resetsUsed);
        points = List.copyOf(points);
    }

    public static Sheet blank(int players) {
        var zeros = Collections.nCopies(players, 0);
        return new Sheet(zeros, zeros, List.of(), Optional.empty());
    }

    Sheet after(RoundResult result) {
        var used = new ArrayList<Integer>(resetsUsed.size());
        for (int i = 0; i < resetsUsed.size(); i++) {
            used.add(resetsUsed.get(i) + (result.resets().mask() >> i & 1));
        }
        var all = new ArrayList<List<Integer>>(points.size() + 1);
        all.addAll(points);
        all.add(result.points());
        return new Sheet(result.scores(), used, all, Optional.of(result));
    }

    /// The look back is over.
    Sheet turned() {
        return new Sheet(scores, resetsUsed, points, Optional.empty());
    }

    int resetsAtTable() {
        int sum = 0;
        for (int used : resetsUsed) {
            sum += used;
        }
        return sum;
    }

    long mixInto(long hash) {
        long mixed = mix(mix(hash, scores), resetsUsed);
        for (List<Integer> round : points) {
            mixed = mix(mixed, round);
        }
        if (last.isPresent()) {
            RoundResult round = last.get();
            mixed = mix(mixed, round.totals());
            mixed = Hash.mix(mixed, round.winners().mask());
            mixed = Hash.mix(mixed, round.resets().mask());
            mixed = Hash.mix(mixed, round.kamikaze().mask());
            mixed = Hash.mix(mixed, round.caller());
        }
        return mixed;
    }

    private static long mix(long hash, List<Integer> values) {
        long mixed = Hash.mix(hash, values.size());
        for (int value : values) {
            mixed = Hash.mix(mixed, value);
        }
        return mixed;
    }
}
