package tablee.lab.analysis;

import java.util.List;
import java.util.Optional;
import tablee.engine.Message;
import tablee.engine.Seat;

/// What a finished game looks like afterwards.
///
/// A seat's chance at a moment is the average over worlds that *this seat* could then imagine, played on by habitués; what it could not see, it
/// did not know, and nobody's hidden cards or the order of a pile help its chances. They are scaled so that all seats together have one.
///
/// @param start chances after the first deal
/// @param moments one for each step of the log
/// @param seats one for each seat
/// @param costly the most costly decisions that stand out from the noise of the estimate, dearest first
/// @param decisive the moments that decided the game, in their order: costly decisions, and where those are few, the luck that moved the
///     chances most
public record Analysis(
        List<Double> start,
        List<Moment> moments,
        List<Account> seats,
        List<Choice> costly,
        List<Turning> decisive) {

    public Analysis {
        start = List.copyOf(start);
        moments = List.copyOf(moments);
        seats = List.copyOf(seats);
        costly = List.copyOf(costly);
        decisive = List.copyOf(decisive);
    }

    /// A moment that decided something.
    ///
    /// @param seat whose decision it was, or whose chance luck moved most
    /// @param before its chance before the step, and after it
    /// @param choice empty for luck
    public record Turning(
            int step, Seat seat, double before, double after, Optional<Choice> choice) {}

    /// One step of the log.
    ///
    /// @param step from 1, as in the log
    /// @param seat empty for what nobody decided
    /// @param chances after it
    /// @param choice for a decision with an alternative
    public record Moment(
            int step,
            Optional<Seat> seat,
            String notation,
            List<Double> chances,
            Optional<Choice> choice) {
        public Moment {
            chances = List.copyOf(chances);
        }
    }

    /// A decision and the best that was found instead.
    ///
    /// @param why what speaks for the better one, where the bots have words for it
    /// @param cost how much the chance to win fell short of the best found, over fresh imagined worlds with the same luck for both; 0 where
    ///     nothing else was found, and below it where what was played did better in the fresh worlds
    /// @param error the standard error of the cost
    public record Choice(
            int step,
            Seat seat,
            String played,
            Message playedSaid,
            String better,
            Message betterSaid,
            Optional<Message> why,
            double cost,
            double error) {}

    /// Where a seat's result came from: `start + decisions + luck + others = end`.
    ///
    /// @param end what it won: 1, a share, or 0
    /// @param decisions what its own choices cost, together. Each is measured over fresh worlds and counted as measured, above zero or below:
    ///     counting only the losses would call the noise of a hundred good choices a loss
    /// @param luck what dice and cards gave or took: how its chance moved at draws
    /// @param others what is left: what the other seats did, and the roughness of the estimate
    public record Account(
            Seat seat,
            double start,
            double end,
            double decisions,
            double decisionsError,
            double luck,
            double others) {}
}
