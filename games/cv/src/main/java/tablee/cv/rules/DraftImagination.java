package tablee.cv.rules;

import tablee.cv.content.Deck;
import tablee.engine.Randomness;

/// Imagines who drafted what. A seat knows the three cards it was dealt, the two that came from the right, and the last one; so it
/// knows what its left neighbour got, and what is left open is which of the first two that neighbour kept.
///
/// Each seat has three places: its first choice, its second, and the card that came last. The pair a seat passes on is the second
/// choice of its left neighbour and the last card of the one beyond.
final class DraftImagination {

    private static final int NONE = 0;

    private final CvView view;
    private final CvView.Memory memory;
    private final Table table;
    private final Randomness random;
    private final int seats;
    private final int me;

    DraftImagination(CvView view, Randomness random) {
        this.view = view;
        this.memory = view.memory();
        this.table = view.table();
        this.random = random;
        this.seats = table.seats();
        this.me = view.me();
    }

    Draft draft() {
        Draft none = new Draft(0, new int[seats], new int[seats], new int[seats], shown());
        return switch (table.phase()) {
            case SETUP -> none.withPool(table.setup() == 5 ? pool() : 0);
            case DRAFT_1, DRAFT_2 -> duringDraft();
            case ROLL, THROWN, MISFORTUNE, BUY, UPKEEP, PLACE, DECIDE, ASSIST, GAME_OVER ->
                    me < 0 || memory.isEmpty() ? none : afterDraft();
        };
    }

    private int[] shown() {
        return memory.shown().stream().mapToInt(Integer::intValue).toArray();
    }

    private int pool() {
        int[] cards = shuffled((1 << Deck.BICYCLE) - 2);
        int pool = 1 << Deck.BICYCLE;
        for (int i = 0; i < 3 * seats - 1; i++) {
            pool |= 1 << cards[i];
        }
        return pool;
    }

    private int[] shuffled(int set) {
        int[] cards = Draft.numbers(set);
        Imagination.shuffle(cards, cards.length, random);
        return cards;
    }

    private int seat(int index) {
        return Math.floorMod(index, seats);
    }

    private int oneOf(int set) {
        int[] cards = Draft.numbers(set);
        return 1 << cards[random.below(cards.length)];
    }

    // ------------------------------------------------------------------ while drafting

    /// What a seat keeps is chosen among what it is known to hold, if hands are open.
    private Draft duringDraft() {
        boolean second = table.is(CvPhase.DRAFT_2);
        int[] kept1 = new int[seats];
        int[] kept2 = new int[seats];
        int[] passed = new int[seats];
        if (me >= 0) {
            kept1[me] = memory.kept1();
            kept2[me] = memory.kept2();
            passed[me] = memory.dealt() & ~memory.kept1();
            if (second) {
                passed[seat(me - 1)] = memory.second();
            }
        }
        openChoices(second, kept1, kept2, passed);
        boolean[] chose1 = new boolean[seats];
        boolean[] chose2 = new boolean[seats];
        for (int s = 0; s < seats; s++) {
            boolean chosen = table.hasChosen(s);
            chose1[s] = second || chosen;
            chose2[s] = second && chosen;
        }
        fill(kept1, kept2, passed, chose1);
        int[] dealt = new int[seats];
        for (int s = 0; s < seats; s++) {
            dealt[s] = kept1[s] | passed[s];
            if (chose2[s] && kept2[s] == NONE) {
                kept2[s] = oneOf(passed[seat(s - 1)]);
            }
        }
        return new Draft(0, dealt, kept1, kept2, shown());
    }

    /// With open hands the others' choices are known: one card for the first, two after the second.
    private void openChoices(boolean second, int[] kept1, int[] kept2, int[] passed) {
        for (int s = 0; s < seats; s++) {
            int hand = view.now().hands().get(s);
            if (s == me || hand <= 0) {
                continue;
            }
            if (!second || Integer.bitCount(hand) == 1) {
                kept1[s] = hand;
                continue;
            }
            int came = passed[seat(s - 1)];
            int later = (hand & came) != 0 ? hand & came : oneOf(hand & ~passed[s]);
            kept2[s] = later;
            kept1[s] = hand & ~later;
            if (came == 0) {
                passed[seat(s - 1)] = later;
            }
        }
    }

    /// Deals unseen cards to the empty places; the Bicycle is always among those in play.
    private void fill(int[] kept1, int[] kept2, int[] passed, boolean[] chose1) {
        int unseen = (1 << (Deck.BICYCLE + 1)) - 2;
        int holes = 0;
        for (int s = 0; s < seats; s++) {
            unseen &= ~(kept1[s] | kept2[s] | passed[s]);
            holes += 3 - Integer.bitCount(kept1[s] | passed[s]);
        }
        int[] cards = inPlay(unseen, holes);
        int at = 0;
        for (int s = 0; s < seats; s++) {
            int seenToPass = passed[s];
            while (Integer.bitCount(kept1[s] | passed[s]) < 3) {
                passed[s] |= 1 << cards[at++];
            }
            if (chose1[s] && kept1[s] == NONE) {
                // What came to the left is known not to have been kept here.
                kept1[s] = oneOf(passed[s] & ~(seenToPass | kept2[seat(s + 1)]));
                passed[s] &= ~kept1[s];
            }
        }
    }

    private int[] inPlay(int unseen, int holes) {
        int bicycle = unseen & 1 << Deck.BICYCLE;
        int[] others = shuffled(unseen & ~bicycle);
        int chosen = bicycle;
        for (int i = 0; Integer.bitCount(chosen) < holes; i++) {
            chosen |= 1 << others[i];
        }
        return shuffled(chosen);
    }

    // ------------------------------------------------------------------ afterwards

    private Draft afterDraft() {
        int passed = memory.dealt() & ~memory.kept1();
        int[] pair = shuffled(passed);
        for (int i = 0; i < 2; i++) {
            int[][] places = known(1 << pair[i], 1 << pair[1 - i]);
            if (complete(places)) {
                return history(places, shown());
            }
        }
        throw new IllegalStateException("no draft explains what was seen: " + view.memory());
    }

    /// First choice, second choice and last card of every seat, as far as this seat knows, if its left neighbour kept
    /// `keptByLeft`.
    private int[][] known(int keptByLeft, int passedOn) {
        int[][] places = new int[seats][3];
        places[me] = new int[] {memory.kept1(), memory.kept2(), memory.third()};
        int left = seat(me + 1);
        int beyond = seat(me + 2);
        places[left][1] = keptByLeft;
        places[left][2] = memory.second() & ~memory.kept2();
        if (beyond == me && places[me][2] != passedOn) {
            return new int[0][];
        }
        places[beyond][2] = passedOn;
        return places;
    }

    /// Puts the cards each seat has shown, then unseen ones, into its empty places; false if they do not fit.
    private boolean complete(int[][] places) {
        if (places.length == 0) {
            return false;
        }
        int unseen = (1 << (Deck.BICYCLE + 1)) - 2;
        for (int s = 0; s < seats; s++) {
            int hand = view.now().hands().get(s);
            int must = memory.shown().get(s) | (hand == CvView.UNKNOWN ? 0 : hand);
            unseen &= ~must;
            unseen &= ~all(places[s]);
            for (int card : shuffled(must & ~all(places[s]))) {
                if (!put(places[s], 1 << card)) {
                    return false;
                }
            }
            if (hand != CvView.UNKNOWN && all(places[s]) != must) {
                return false;
            }
        }
        for (int s = 0; s < seats; s++) {
            for (int other = 0; other < seats; other++) {
                if (other != s && (memory.shown().get(s) & all(places[other])) != 0) {
                    return false;
                }
            }
        }
        int[] cards = shuffled(unseen);
        int at = 0;
        for (int[] place : places) {
            while (at < cards.length && put(place, 1 << cards[at])) {
                at++;
            }
        }
        return true;
    }

    private static int all(int[] places) {
        return places[0] | places[1] | places[2];
    }

    /// Into one of the empty places, each equally likely.
    private boolean put(int[] places, int card) {
        int empty = 0;
        for (int place : places) {
            empty += place == NONE ? 1 : 0;
        }
        if (empty == 0) {
            return false;
        }
        int chosen = random.below(empty);
        for (int i = 0; i < places.length; i++) {
            if (places[i] == NONE && chosen-- == 0) {
                places[i] = card;
                return true;
            }
        }
        return false;
    }

    private Draft history(int[][] places, int[] shown) {
        int[] dealt = new int[seats];
        int[] kept1 = new int[seats];
        int[] kept2 = new int[seats];
        for (int s = 0; s < seats; s++) {
            kept1[s] = places[s][0];
            kept2[s] = places[s][1];
            dealt[s] = places[s][0] | places[seat(s + 1)][1] | places[seat(s + 2)][2];
        }
        return new Draft(0, dealt, kept1, kept2, shown);
    }
}
