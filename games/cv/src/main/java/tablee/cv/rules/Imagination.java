package tablee.cv.rules;

import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.engine.Randomness;

/// A possible world behind a view: deck orders, secret goals and childhood cards that this viewer cannot tell from the true
/// ones. Gets the view only.
final class Imagination {

    private final CvView view;
    private final Table table;
    private final Randomness random;

    private Imagination(CvView view, Randomness random) {
        this.view = view;
        this.table = view.table();
        this.random = random;
    }

    static CvState of(CvView view, Randomness random) {
        return new Imagination(view, random).world();
    }

    private CvState world() {
        Draft draft = new DraftImagination(view, random).draft();
        return new CvState(table, pile(), hands(draft), goals(), draft);
    }

    // ------------------------------------------------------------------ decks

    /// CV-INFO-14 What is left of an age is a known set, its order is not.
    private byte[] pile() {
        boolean[] seen = seen();
        boolean setup = table.is(CvPhase.SETUP);
        byte[] pile =
                new byte
                        [setup
                                ? Age.YOUNG.size() + Age.ADULT.size() + Age.SENIOR.size()
                                : table.leftInAll()];
        int at = 0;
        for (Age age : new Age[] {Age.SENIOR, Age.ADULT, Age.YOUNG}) {
            int left = table.left(age);
            int[] unseen = new int[age.size()];
            int count = 0;
            for (int card = age.from(); card <= age.to(); card++) {
                if (!seen[card]) {
                    unseen[count++] = card;
                }
            }
            shuffle(unseen, count, random);
            for (int i = 0; i < left; i++) {
                pile[at + i] = (byte) unseen[i];
            }
            at += setup ? age.size() : left;
        }
        return pile;
    }

    private boolean[] seen() {
        boolean[] seen = new boolean[Deck.SIZE + 1];
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            seen[table.track(place)] = true;
        }
        table.discarded().forEach(card -> seen[card] = true);
        table.acquired().forEach(card -> seen[card] = true);
        for (int seat = 0; seat < table.seats(); seat++) {
            table.knownEvents(seat).forEach(card -> seen[card] = true);
            for (int stack = 0; stack <= Category.UNDECIDED; stack++) {
                for (int card = table.top(seat, stack); card != 0; card = table.below(card)) {
                    seen[card] = true;
                }
            }
        }
        return seen;
    }

    static void shuffle(int[] cards, int count, Randomness random) {
        for (int i = 0; i < count - 1; i++) {
            int j = i + random.below(count - i);
            int card = cards[j];
            cards[j] = cards[i];
            cards[i] = card;
        }
    }

    // ------------------------------------------------------------------ goals

    private byte[] goals() {
        byte[] secret = new byte[table.seats()];
        boolean dealt = !table.is(CvPhase.SETUP) || table.setup() > 3;
        if (!dealt) {
            return secret;
        }
        boolean[] known = new boolean[Deck.SIZE + 1];
        table.publicGoals().forEach(goal -> known[goal] = true);
        view.now().goals().forEach(goal -> known[goal] = true);
        int[] unknown = new int[Age.GOAL.size()];
        int count = 0;
        for (int goal : Age.GOAL.numbers()) {
            if (!known[goal]) {
                unknown[count++] = goal;
            }
        }
        shuffle(unknown, count, random);
        for (int seat = 0; seat < secret.length; seat++) {
            int goal = view.now().goals().get(seat);
            secret[seat] = (byte) (goal != 0 ? goal : unknown[--count]);
        }
        return secret;
    }

    // ------------------------------------------------------------------ hands

    private int[] hands(Draft draft) {
        int[] hands = new int[table.seats()];
        if (table.phase().index() <= CvPhase.DRAFT_2.index()) {
            return hands;
        }
        if (!draft.isEmpty()) {
            for (int seat = 0; seat < hands.length; seat++) {
                int all = draft.kept1(seat) | draft.kept2(seat) | draft.third(seat);
                hands[seat] = all & ~draft.shown(seat);
            }
            return hands;
        }
        return handsWithoutHistory(hands);
    }

    /// A spectator, or a position arranged by hand: any unseen childhood card may be anywhere.
    private int[] handsWithoutHistory(int[] hands) {
        int unseen = (1 << Deck.BICYCLE) - 2;
        for (int seat = 0; seat < hands.length; seat++) {
            unseen &= ~view.memory().shown().get(seat);
            int hand = view.now().hands().get(seat);
            unseen &= hand == CvView.UNKNOWN ? -1 : ~hand;
        }
        for (int card : table.discarded()) {
            unseen &= card <= Deck.BICYCLE ? ~(1 << card) : -1;
        }
        int[] cards = Draft.numbers(unseen);
        shuffle(cards, cards.length, random);
        int at = 0;
        for (int seat = 0; seat < hands.length; seat++) {
            int hand = view.now().hands().get(seat);
            hands[seat] = Math.max(hand, 0);
            for (int n = hand == CvView.UNKNOWN ? table.hiddenCards(seat) : 0; n > 0; n--) {
                hands[seat] |= 1 << cards[at++];
            }
        }
        return hands;
    }
}
