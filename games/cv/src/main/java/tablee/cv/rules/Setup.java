package tablee.cv.rules;

import java.util.Arrays;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Next;

/// Shuffling, dealing and the draft (CV-SETUP-1 to -16). The order of the shuffles is pinned by CV-R-3.
final class Setup {

    private static final int YOUNG = 0;
    private static final int SENIOR = 2;
    private static final int GOALS = 3;
    private static final int CHILDHOOD = 4;
    private static final int POOL = 5;
    static final int DONE = 6;

    private static final int CARDS_EACH = 3;

    private static final Next[] DECKS = {
        shuffle("young", Age.YOUNG.numbers()),
        shuffle("adult", Age.ADULT.numbers()),
        shuffle("senior", Age.SENIOR.numbers()),
        shuffle("goals", Age.GOAL.numbers())
    };
    private static final Next ALL_CHILDHOOD = shuffle("childhood", Age.CHILDHOOD.numbers());
    private static final Next WITHOUT_BICYCLE =
            shuffle("childhood", Arrays.copyOf(Age.CHILDHOOD.numbers(), Age.CHILDHOOD.size() - 1));

    private Setup() {}

    private static Next shuffle(String name, int[] cards) {
        return new Next.Draw(new Chance.Shuffle(name, cards, Alphabet.NUMBERS));
    }

    /// CV-COMP-1, CV-COMP-18
    static CvState start(Figures figures, CvOptions options) {
        var table = new Table(figures, options);
        int cards = Age.YOUNG.size() + Age.ADULT.size() + Age.SENIOR.size();
        return new CvState(
                table,
                new byte[cards],
                new int[options.seats()],
                new byte[options.seats()],
                Draft.none(options.seats()));
    }

    static Next next(CvState state) {
        int step = state.table().setup();
        if (step <= GOALS) {
            return DECKS[step];
        }
        if (step == POOL) {
            return shuffle("pool", Draft.numbers(state.draft().pool()));
        }
        return state.table().seats() == 4 ? ALL_CHILDHOOD : WITHOUT_BICYCLE;
    }

    static void shuffled(Step step, Drawn order) {
        int at = step.table.setup();
        step.table.setup(at + 1);
        if (at <= SENIOR) {
            pile(step, at, order);
        } else if (at == GOALS) {
            goals(step, order);
        } else if (at == CHILDHOOD && step.options.seats() < 4) {
            pool(step, order);
        } else {
            deal(step, order);
        }
    }

    /// CV-SETUP-2, -3 The next card lies last, so young ends up behind adult and senior.
    private static void pile(Step step, int deck, Drawn order) {
        byte[] pile = step.pile.clone();
        int end =
                deck == YOUNG
                        ? pile.length
                        : deck == SENIOR ? Age.SENIOR.size() : Age.SENIOR.size() + Age.ADULT.size();
        for (int i = 0; i < order.size(); i++) {
            pile[end - 1 - i] = (byte) order.get(i);
        }
        step.pile = pile;
        step.table.left(Age.DECKS.get(deck), order.size());
        if (step.told()) {
            step.events.add(new CvEvent.Shuffled(Age.DECKS.get(deck)));
        }
    }

    /// CV-COMP-8, CV-SETUP-5, -6 One secret goal each from seat A, then the public ones; the rest leave the game unseen (CV-R-7).
    private static void goals(Step step, Drawn order) {
        int seats = step.options.seats();
        byte[] secret = new byte[seats];
        for (int seat = 0; seat < seats; seat++) {
            secret[seat] = (byte) order.get(seat);
            if (step.told()) {
                step.events.add(new CvEvent.GoalDealt(step.seat(seat), secret[seat]));
            }
        }
        step.secret = secret;
        for (int i = 0; i < step.options.publicGoals(); i++) {
            step.table.publicGoal(i, order.get(seats + i));
        }
        if (step.told()) {
            step.events.add(new CvEvent.PublicGoals(step.table.publicGoals()));
        }
    }

    /// CV-SETUP-9 The Bicycle and 5 or 8 others; the rest is set aside (CV-SETUP-10).
    private static void pool(Step step, Drawn order) {
        int pool = 1 << Deck.BICYCLE;
        for (int i = 0; i < CARDS_EACH * step.options.seats() - 1; i++) {
            pool |= 1 << order.get(i);
        }
        step.draft = step.draft.withPool(pool);
    }

    /// CV-COMP-2, CV-R-63, CV-SETUP-8 One card at a time from seat A, then the track (CV-SETUP-4).
    private static void deal(Step step, Drawn order) {
        int seats = step.options.seats();
        int[] dealt = new int[seats];
        for (int i = 0; i < order.size(); i++) {
            dealt[i % seats] |= 1 << order.get(i);
        }
        step.draft = step.draft.withDealt(dealt);
        step.table.setup(DONE);
        step.phase(CvPhase.DRAFT_1);
        if (step.told()) {
            step.events.add(new CvEvent.Shuffled(Age.CHILDHOOD));
        }
        offer(step);
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            Cleanup.lay(step, place);
        }
    }

    private static void offer(Step step) {
        if (step.told()) {
            for (int seat = 0; seat < step.options.seats(); seat++) {
                var cards = Draft.list(step.draft.offer(step.table.phase(), seat));
                step.events.add(new CvEvent.Offered(step.seat(seat), cards.size(), cards));
            }
        }
    }

    /// CV-R-5 Everybody chooses without knowing the others' choices; the cards pass when all have chosen.
    static void keep(Step step, int seat, int card) {
        boolean first = step.table.is(CvPhase.DRAFT_1);
        step.draft = step.draft.withKept(first, seat, card);
        step.table.chosen(step.table.chosen() | 1 << seat);
        if (step.told()) {
            step.events.add(new CvEvent.Kept(step.seat(seat), card));
        }
        if (Integer.bitCount(step.table.chosen()) < step.options.seats()) {
            return;
        }
        step.table.chosen(0);
        if (first) {
            step.phase(CvPhase.DRAFT_2);
            offer(step);
        } else {
            finish(step);
        }
    }

    /// CV-CARD-12.1, CV-CARD-12.2, CV-INFO-7, CV-R-9, CV-SETUP-12 to -16 The last card passes by itself, the Bicycle is laid down and its holder begins.
    private static void finish(Step step) {
        int seats = step.options.seats();
        int[] hands = new int[seats];
        int owner = 0;
        for (int seat = 0; seat < seats; seat++) {
            int last = step.draft.third(seat);
            hands[seat] = step.draft.kept1(seat) | step.draft.kept2(seat) | last;
            if ((hands[seat] >> Deck.BICYCLE & 1) != 0) {
                owner = seat;
            }
            if (step.told()) {
                step.events.add(new CvEvent.Offered(step.seat(seat), 1, Draft.list(last)));
            }
        }
        hands[owner] &= ~(1 << Deck.BICYCLE);
        step.hidden = hands;
        for (int seat = 0; seat < seats; seat++) {
            step.table.hiddenCards(seat, Integer.bitCount(hands[seat]));
        }
        step.draft = step.draft.withShown(owner, Deck.BICYCLE);
        step.table.insert(owner, Category.POSSESSION.index(), Deck.BICYCLE, 0);
        step.table.first(owner);
        if (step.told()) {
            step.events.add(new CvEvent.BicycleShown(step.seat(owner)));
        }
        Rolling.startTurn(step, owner);
    }
}
