package tablee.cv.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// An open table as it is written down, by a program or by hand. What is absent was not said: [Arranging] finds a value for it.
///
/// @param dice a letter for each die, `.` for one that was not thrown
/// @param resume see [Table#resume]
/// @param air dice of a throw that has not landed, a bit each
/// @param fresh events that entered the hand in this turn; 0 for none
public record Arrangement(
        CvPhase phase,
        Optional<Seat> turn,
        Optional<Seat> actor,
        Optional<Seat> first,
        Optional<Integer> round,
        Optional<List<Integer>> track,
        List<Integer> discarded,
        List<Integer> publicGoals,
        Optional<String> dice,
        Optional<Throws> throwsMade,
        Optional<List<Integer>> kit,
        Optional<List<Shown>> sources,
        int settled,
        int bought,
        List<Acquired> acquired,
        int resume,
        Optional<Integer> stage,
        int air,
        Seats chosen,
        Seats eligible,
        Optional<List<Table.Mark>> marks,
        Map<Category, Integer> discounts,
        List<Integer> paid,
        List<Integer> fresh,
        Optional<Integer> setup) {

    public record Throws(int made, Optional<Integer> allowed) {}

    /// A card acquired in this turn, and whether its owner was retired when selecting it (CV-R-37).
    public record Acquired(int card, boolean retired) {}

    /// What shows a symbol in this turn.
    ///
    /// @param shows nothing for a die that was not thrown
    /// @param by the cards of the kit that have changed it
    public record Shown(
            Source.Ref source, Optional<Symbol> shows, boolean spent, List<Integer> by) {}

    /// What everybody sees of one seat. Stacks from the active card down.
    public record Cv(
            Map<Category, List<Integer>> stacks,
            List<Integer> undecided,
            boolean retired,
            List<Integer> events) {

        static final Cv NOTHING = new Cv(Map.of(), List.of(), false, List.of());
    }

    /// What one seat hides, in a position.
    ///
    /// @param goal 0 if it was not said
    public record Hand(List<Integer> cards, int goal) {

        static final Hand NOTHING = new Hand(List.of(), 0);
    }

    /// A deck: its cards, the next one first, or how many of those that lie nowhere else.
    public record Pile(Optional<List<Integer>> cards, int number) {}
}
