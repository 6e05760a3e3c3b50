package tablee.testkit.pips;

import java.util.List;
import tablee.engine.Hash;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;

/// The truth of Pips.
///
/// @param cards one for each seat, empty before the deal
/// @param known the seats that know their own card
/// @param answered, looking the seats that have answered the first question, and those of them that want to look
/// @param held the drawn card, 0 if none
/// @param roll 1 to 6, 0 before the throw
public record PipsState(
        int seats,
        int deck,
        String ending,
        Phase phase,
        List<Integer> cards,
        List<Integer> pile,
        List<Integer> discard,
        Seats known,
        Seats answered,
        Seats looking,
        Seats stood,
        Seat turn,
        int held,
        int roll)
        implements State {

    public enum Phase {
        DEAL,
        LOOK,
        TURN,
        HOLD,
        ROLL,
        OVER
    }

    public PipsState {
        cards = List.copyOf(cards);
        pile = List.copyOf(pile);
        discard = List.copyOf(discard);
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, seats);
        hash = Hash.mix(hash, deck);
        hash = Hash.mix(hash, ending);
        hash = Hash.mix(hash, phase.name());
        for (List<Integer> list : List.of(cards, pile, discard)) {
            hash = Hash.mix(hash, list.stream().mapToInt(Integer::intValue).toArray());
        }
        for (Seats some : List.of(known, answered, looking, stood)) {
            hash = Hash.mix(hash, some.mask());
        }
        hash = Hash.mix(hash, turn.index());
        hash = Hash.mix(hash, held);
        return Hash.mix(hash, roll);
    }

    Draft draft() {
        return new Draft(this);
    }

    /// A state being changed.
    static final class Draft {
        Phase phase;
        List<Integer> cards;
        List<Integer> pile;
        List<Integer> discard;
        Seats known;
        Seats answered;
        Seats looking;
        Seats stood;
        Seat turn;
        int held;
        int roll;
        private final PipsState from;

        private Draft(PipsState from) {
            this.from = from;
            phase = from.phase;
            cards = from.cards;
            pile = from.pile;
            discard = from.discard;
            known = from.known;
            answered = from.answered;
            looking = from.looking;
            stood = from.stood;
            turn = from.turn;
            held = from.held;
            roll = from.roll;
        }

        PipsState done() {
            return new PipsState(
                    from.seats,
                    from.deck,
                    from.ending,
                    phase,
                    cards,
                    pile,
                    discard,
                    known,
                    answered,
                    looking,
                    stood,
                    turn,
                    held,
                    roll);
        }
    }
}
