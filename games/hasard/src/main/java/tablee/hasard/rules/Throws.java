package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Carton;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;
import tablee.hasard.rules.HasardEvent.*;

/// Paragraphs 7 to 15: throwing, passing, failing, and what rings buy on the way.
final class Throws {

    private static final int LOWEST_FACE = 7;

    private Throws() {}

    /// HAS-7-1 The obstacle in front of the active pawn.
    static Obstacle ahead(HasardState state) {
        int place = state.place(state.active);
        if (Place.isChildhood(place)) {
            Cradle cradle = Place.cradleOf(place);
            return state.cartons().path(cradle).obstacles().get(place - Place.cradle(cradle));
        }
        int next = Moves.after(state, place);
        return state.cartons()
                .obstacle(state.professionAt(next), Place.rank(next), Place.obstacle(next));
    }

    /// Which bar the throw is at, as [Bars] names it.
    private static String bar(HasardState state) {
        int place = state.place(state.active);
        if (state.atTask) {
            return state.bar(place) + " task";
        }
        return Place.isChildhood(place)
                ? Place.at(place + 1).label()
                : state.bar(Moves.after(state, place));
    }

    private static int value(HasardState state) {
        return state.atTask ? task(state).value() : ahead(state).value();
    }

    private static Marks marks(HasardState state) {
        return state.atTask ? task(state).marks() : ahead(state).marks();
    }

    private static Task task(HasardState state) {
        return state.taskAt(state.place(state.active)).orElseThrow();
    }

    /// HAS-7-3, 7-5, 7-8, 7-9, 7-13, 7-14, HAS-4-12, HAS-14-3, HAS-15-3, HAS-R12
    ///
    /// Obstacle or task: dice and beads against the value; then perhaps rings.
    static void thrown(HasardState state, int die1, int die2, Events events) {
        // Asked once: finding the bar is most of the work of a throw.
        Marks marks;
        int value;
        if (state.atTask) {
            Task task = task(state);
            marks = task.marks();
            value = task.value();
        } else {
            Obstacle ahead = ahead(state);
            marks = ahead.marks();
            value = ahead.value();
        }
        int kit = state.workingKit(state.active);
        if (events.wanted()) {
            ThrowKind kind = state.atTask ? ThrowKind.TASK : ThrowKind.OBSTACLE;
            events.add(
                    new Thrown(
                            state.active + 1,
                            kind,
                            die1,
                            die2,
                            marks.counting(kit),
                            value,
                            bar(state)));
        }
        if (DestinyDie.isVoid(state, die1, die2, events)) {
            return;
        }
        state.sum = die1 + die2;
        int gap = value - state.sum - marks.points(kit);
        if (gap <= 0) {
            passed(state, events);
        } else if (rescue(state, Price.RI, marks, gap)
                || rescue(state, Price.SA, marks, gap)
                || rescue(state, Price.SA_RI, marks, gap)) {
            state.phase = Phase.RINGS; // HAS-7-12
        } else {
            failed(state, events);
        }
    }

    /// HAS-R13, HAS-R14 Whether this set of rings closes the gap and no smaller one does. In a famine none does (HAS-R65).
    static boolean rescue(HasardState state, Price price) {
        Marks marks = marks(state);
        int gap = value(state) - state.sum - marks.points(state.workingKit(state.active));
        return rescue(state, price, marks, gap);
    }

    /// HAS-7-10, HAS-7-11, HAS-R13, HAS-R14, HAS-22-FAM-2, HAS-R65
    private static boolean rescue(HasardState state, Price price, Marks marks, int gap) {
        int riches = marks.of(Quality.RI);
        int health = marks.of(Quality.SA);
        boolean closes =
                switch (price) {
                    case RI -> riches >= gap;
                    case SA -> health >= gap;
                    case SA_RI -> riches < gap && health < gap && riches + health >= gap;
                    case FREE, SA_SA -> false;
                };
        return closes && state.destiny.face() != Destiny.FAM && state.canPay(price);
    }

    /// HAS-8-1, HAS-8-3, HAS-16-2, HAS-7-15, HAS-14-9
    private static void passed(HasardState state, Events events) {
        if (state.atTask) {
            taskWon(state, events);
            return;
        }
        int to = Moves.after(state, state.place(state.active));
        if (Place.isCarton(to) && Place.rank(to) == Carton.RANKS && state.isBoundary(to)) {
            Ending.succeed(state, state.active, events);
            return;
        }
        Moves.move(state, state.active, to, Cause.OBSTACLE, events);
        state.track = HasardState.NOBODY;
        state.sum = 0;
        state.window = true;
        Turn.act2(state, events);
    }

    /// HAS-14-2, HAS-15-2, HAS-15-4
    private static void taskWon(HasardState state, Events events) {
        Quality reward = task(state).reward();
        if (events.wanted()) {
            events.add(new TaskWon(state.active + 1, Place.at(state.place(state.active)), reward));
        }
        if (reward.isRing()) {
            Payment.gain(state, state.active, reward, events);
        } else {
            Birth.addBead(state, state.active, reward, events);
        }
        state.sum = 0;
        Turn.act3(state, events);
    }

    /// HAS-13-2, HAS-14-6, HAS-8-2
    static void failed(HasardState state, Events events) {
        state.sum = 0;
        if (state.atTask) {
            state.atTask = false;
            if (events.wanted()) {
                events.add(new TaskFailed(state.active + 1, Place.at(state.place(state.active))));
            }
            Moves.back(state, state.active, Cause.TASK, events);
            Turn.act4(state, events);
        } else if (ahead(state).deadly()) {
            Ending.die(state, state.active, Cause.OBSTACLE, events);
            if (state.phase != Phase.OVER) {
                Turn.end(state, events);
            }
        } else {
            Turn.act4(state, events);
        }
    }

    /// HAS-11-6..10, HAS-11-5 to 11-10, HAS-12-3, HAS-R26 Bare dice against the face.
    static void lifting(HasardState state, int die1, int die2, Events events) {
        int face = state.ambush(state.active);
        if (events.wanted()) {
            events.add(
                    new Thrown(
                            state.active + 1, ThrowKind.AMBUSH, die1, die2, Marks.NONE, face, ""));
        }
        if (DestinyDie.isVoid(state, die1, die2, events)) {
            return;
        }
        if (die1 + die2 >= face) {
            state.ambush(state.active, 0);
            if (events.wanted()) {
                events.add(new AmbushLifted(state.active + 1));
            }
            Turn.task(state, events);
            return;
        }
        int lower = Math.max(LOWEST_FACE, face - 1);
        state.ambush(state.active, lower);
        if (events.wanted()) {
            events.add(new AmbushLowered(state.active + 1, lower));
        }
        Turn.end(state, events);
    }

    /// HAS-10-1
    static void named(HasardState state, int track, Events events) {
        state.track = track;
        if (events.wanted()) {
            events.add(new TrackNamed(state.active + 1, track));
        }
        state.phase = Phase.THROW;
    }

    /// HAS-9-5, HAS-18-2, HAS-R16 All five Cartons at level D, the first one from level V on; no charge.
    static void opened(HasardState state, int profession, Events events) {
        int track = 0;
        while (state.height(track) > 0) {
            track++;
        }
        int ranks = state.level().veteran() ? 1 : Carton.RANKS;
        for (int rank = 1; rank <= ranks; rank++) {
            lay(state, track, rank, profession, Price.FREE, events);
        }
        state.opened(state.active);
        named(state, track, events);
    }

    static void lay(
            HasardState state, int track, int rank, int profession, Price price, Events events) {
        state.lay(track, rank, profession);
        if (events.wanted()) {
            events.add(
                    new CartonLaid(
                            state.active + 1, Profession.at(profession), rank, track, price));
        }
    }

    /// What the rings were paid for.
    static void bought(HasardState state, Debt paid, Events events) {
        switch (paid.due()) {
            case PASS -> passed(state, events);
            case LAY -> {
                int place = state.place(state.active);
                int rank = Place.rank(place) + 1;
                lay(state, Place.track(place), rank, paid.profession(), paid.price(), events);
                state.phase = Phase.THROW;
            }
            case LEAP -> {
                Cause cause = paid.isCall() ? Cause.MOBILISATION : Cause.CHANGE;
                Moves.move(state, state.active, paid.place(), cause, events);
                Turn.act2(state, events);
            }
            case AMBUSH -> ambushed(state, paid.target(), paid.face(), events);
            case MALADIE, WOUND -> Turn.end(state, events);
            case NOTHING -> throw new IllegalStateException("nothing was bought");
        }
    }

    /// HAS-11-2
    static void ambushed(HasardState state, int target, int face, Events events) {
        state.ambush(target, face);
        if (events.wanted()) {
            events.add(new AmbushPlaced(state.active + 1, target + 1, face));
        }
        Turn.end(state, events);
    }
}
