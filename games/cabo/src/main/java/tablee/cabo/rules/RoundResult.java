package tablee.cabo.rules;

import java.util.List;
import tablee.engine.Seats;

/// What a finished round wrote on the sheet: one value for each seat.
///
/// @param totals the cards alone (CABO-R-38)
/// @param points what was awarded
/// @param resets seats that dropped back (CABO-END-3)
/// @param kamikaze seats with the kamikaze hand
/// @param scores the sheet after points and resets
/// @param caller index of the caller, −1 for none (CABO-R-47)
public record RoundResult(
        List<Integer> totals,
        List<Integer> points,
        Seats winners,
        Seats resets,
        Seats kamikaze,
        List<Integer> scores,
        int caller) {

    public RoundResult {
        totals = List.copyOf(totals);
        points = List.copyOf(points);
        scores = List.copyOf(scores);
    }
}
