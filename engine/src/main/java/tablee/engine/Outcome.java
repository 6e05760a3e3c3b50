package tablee.engine;

import java.util.ArrayList;
import java.util.List;

/// How a game ended: a rank for every seat (1 is best, ties share a rank), the score sheet, and why it ended.
public record Outcome(List<Integer> ranks, ScoreSheet sheet, Message reason) {

    public Outcome {
        ranks = List.copyOf(ranks);
        if (!ranks.contains(1)) {
            throw new IllegalArgumentException("nobody is first: " + ranks);
        }
    }

    /// Ranks by score, seats in order: best first, equal scores share a rank.
    public static List<Integer> ranked(List<Integer> scores, boolean lowIsBest) {
        var ranks = new ArrayList<Integer>(scores.size());
        for (int score : scores) {
            int better = 0;
            for (int other : scores) {
                better += (lowIsBest ? other < score : other > score) ? 1 : 0;
            }
            ranks.add(better + 1);
        }
        return List.copyOf(ranks);
    }

    public Seats winners() {
        Seats winners = Seats.NONE;
        for (int i = 0; i < ranks.size(); i++) {
            if (ranks.get(i) == 1) {
                winners = winners.with(Seat.of(i));
            }
        }
        return winners;
    }

    /// 1 for a sole winner, a share of it for tied winners, 0 for the others.
    public double share(Seat seat) {
        Seats winners = winners();
        return winners.contains(seat) ? 1.0 / winners.size() : 0;
    }
}
