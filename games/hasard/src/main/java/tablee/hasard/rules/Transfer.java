package tablee.hasard.rules;

import tablee.hasard.content.Quality;

/// Who gave and who received a ring in the transfer under way (HAS-R42): two sets of pawns each, wealth low, health high.
public record Transfer(int givers, int receivers) {

    static final Transfer NONE = new Transfer(0, 0);

    boolean hasGiven(Quality ring, int pawn) {
        return (givers & bit(ring, pawn)) != 0;
    }

    boolean hasReceived(Quality ring, int pawn) {
        return (receivers & bit(ring, pawn)) != 0;
    }

    Transfer and(Quality ring, int from, int to) {
        return new Transfer(givers | bit(ring, from), receivers | bit(ring, to));
    }

    private static int bit(Quality ring, int pawn) {
        return 1 << (pawn + (ring == Quality.RI ? 0 : Actions.PAWNS));
    }
}
