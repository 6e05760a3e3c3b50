package tablee.metro.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.Station;

/// A table in plain values: as it is written down, and as somebody arranged it, who says only what matters (METRO-FLOW-10). Cards are
/// slugs, or titles; `?P` is a card of which only the back is known. Of a written position everything that is there is said; what
/// an arranged one leaves open, [Arrangement] finds.
///
/// @param drawn  the card of the turn's draw, or [#NOTHING] if all piles were empty
/// @param cards  records of cards that this position adds to the set
/// @param out    Accrocs and Défis that stayed out; views do not know them
public record Position(
        Optional<Question> question,
        Optional<Seats> awaited,
        Station station,
        int round,
        Optional<Integer> turn,
        Seat active,
        Seat starter,
        boolean whole,
        Optional<String> drawn,
        Optional<Json> cards,
        Map<Seat, Player> players,
        Map<Station, Stack> piles,
        List<Permission> queue,
        List<String> discard,
        Optional<List<String>> out,
        Optional<Lay> flow) {

    public static final String NOTHING = "nothing";

    /// More money or points than 108 turns of everything a set may give or take.
    public static final int MOST = 999;

    public static final int MOST_TURNS = Layout.MOST_TURNS;
    public static final int MOST_PAID = Layout.MOST_PAID;
    public static final int MOST_LEFT = Layout.MOST_LEFT;
    public static final int MOST_COPIES = Layout.MOST_COPIES;
    public static final int MOST_NOTED = Layout.MOST_NOTED;
    public static final int MOST_EFFECTS = Layout.MOST_EFFECTS;

    public Position {
        queue = List.copyOf(queue);
        discard = List.copyOf(discard);
    }

    /// A card of a hand or pile, and who knows its face; that its holder does goes without saying.
    public record Held(String card, Seats knowing) {}

    /// A pile from its top, or how many cards it has.
    public record Stack(int size, List<Held> cards) {
        public Stack {
            cards = List.copyOf(cards);
        }
    }

    /// A life or wealth card in front of somebody.
    ///
    /// @param paid left open: its printed price
    public record Laid(String card, Optional<Integer> paid, int turn) {}

    /// An Accroc in front of its victim.
    ///
    /// @param layer left open: the neighbour
    /// @param copy  which of those that came in this turn; left open: the next
    public record Trouble(
            String card, Optional<Seat> layer, Seats spared, int turn, Optional<Integer> copy) {}

    /// A Défi.
    ///
    /// @param opponent unknown in some views; otherwise left open: the neighbour
    public record Duel(String card, Optional<Seat> opponent) {}

    /// A temporary effect.
    ///
    /// @param left left open: as many turns as printed
    public record Running(
            String card,
            int effect,
            Optional<Integer> left,
            boolean fresh,
            int turn,
            Optional<Integer> copy) {}

    /// METRO-RULE-47
    public record Permission(String card, int effect) {}

    /// A player.
    ///
    /// @param noted  METRO-RULE-20 left open by everybody: what they hold, without the card drawn since
    /// @param counts what everybody can count; written, and not believed when it is read
    public record Player(
            List<Held> hand,
            Optional<Integer> noted,
            List<Laid> front,
            List<Trouble> accrocs,
            List<Duel> duels,
            List<Running> running,
            Optional<String> character,
            boolean revealed,
            Optional<Seats> characterSeen,
            int money,
            int points,
            Optional<Counts> counts) {

        public Player {
            hand = List.copyOf(hand);
            front = List.copyOf(front);
            accrocs = List.copyOf(accrocs);
            duels = List.copyOf(duels);
            running = List.copyOf(running);
        }
    }

    /// METRO-RULE-57, METRO-HIDE-10
    ///
    /// @param points by category
    /// @param backs  cards of the hand by back
    public record Counts(
            List<Integer> points,
            int noblesse,
            int patrimoine,
            int properties,
            int score,
            int money,
            List<Integer> backs) {

        public Counts {
            points = List.copyOf(points);
            backs = List.copyOf(backs);
        }
    }

    /// A lay being resolved ([Flow]).
    ///
    /// @param revealing who answered "reveal" and is not shown yet; views do not know
    public record Lay(
            String card,
            Optional<Seat> victim,
            Optional<Seat> chosen,
            Optional<Integer> moved,
            int effect,
            int step,
            int left,
            Seats spared,
            Seats waiting,
            boolean placed,
            Optional<Seats> revealing,
            Optional<Lay> outer) {}
}
