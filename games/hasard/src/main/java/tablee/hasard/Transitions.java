package tablee.hasard;

import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.hasard.HasardAction.Ambush;
import tablee.hasard.HasardAction.Attempt;
import tablee.hasard.HasardAction.Change;
import tablee.hasard.HasardAction.Choose;
import tablee.hasard.HasardAction.ChooseCradle;
import tablee.hasard.HasardAction.Decline;
import tablee.hasard.HasardAction.Done;
import tablee.hasard.HasardAction.Give;
import tablee.hasard.HasardAction.GiveHealth;
import tablee.hasard.HasardAction.Lay;
import tablee.hasard.HasardAction.LieDown;
import tablee.hasard.HasardAction.Neglect;
import tablee.hasard.HasardAction.Open;
import tablee.hasard.HasardAction.Pass;
import tablee.hasard.HasardAction.Refuse;
import tablee.hasard.HasardAction.Source;
import tablee.hasard.HasardAction.Spend;
import tablee.hasard.HasardAction.Stay;
import tablee.hasard.HasardAction.Throw;
import tablee.hasard.HasardAction.ThrowLuck;
import tablee.hasard.HasardAction.Victim;
import tablee.hasard.HasardAction.WarTrack;
import tablee.hasard.HasardEvent.TaskAnnounced;

/// From state to state: what a decision does, what the dice do.
final class Transitions {

    private Transitions() {}

    static HasardState act(HasardState before, HasardAction action, Events events) {
        HasardState state = before.fork();
        switch (action) {
            case Throw() -> state.rolling = true;
            case Pass() -> pass(state, events);
            case ChooseCradle(Cradle cradle) -> Turn.laidInCradle(state, cradle, events);
            case Give(Quality ring, int from, int to) ->
                    give(state, ring, from - 1, to - 1, events);
            case Done() -> Turn.transferDone(state, events);
            case Source(int pawn) -> Payment.from(state, pawn - 1, events);
            case Stay() -> Turn.act2(state, events);
            case Change(Place place, Price price) -> change(state, place, price, events);
            case Attempt() -> attempt(state, events);
            case Neglect() -> Turn.act3(state, events);
            case Choose(int track) -> Run.named(state, track, events);
            case Open(Profession profession) -> Run.opened(state, profession.number(), events);
            case Lay(Profession profession, Price price) ->
                    Payment.pay(
                            state,
                            price,
                            Due.LAY,
                            (price.number() << 3) | profession.number(),
                            events);
            case Decline() -> Turn.act4(state, events);
            case Spend(Price price) -> Payment.pay(state, price, Due.PASS, 0, events);
            case Refuse() -> Run.failed(state, events);
            case Ambush(int target, int face) -> Payment.payAmbush(state, target - 1, face, events);
            case ThrowLuck() -> {
                state.phase = Phase.LUCK;
                state.rolling = true;
            }
            case GiveHealth() -> LuckDie.giveHealth(state, events);
            case LieDown() -> LuckDie.lieDown(state, events);
            case Victim(int pawn) -> Revolution.drive(state, pawn - 1, events);
            case WarTrack(int track) -> {
                War.marchIn(state, track, events);
                DestinyDie.goOn(state, events);
            }
        }
        return state;
    }

    private static void pass(HasardState state, Events events) {
        if (state.phase == Phase.END) {
            Turn.end(state, events);
        } else {
            Birth.passed(state, events);
        }
    }

    private static void give(HasardState state, Quality ring, int from, int to, Events events) {
        if (state.phase == Phase.END) {
            state.phase = Phase.TRANSFER_END;
        }
        Payment.give(state, ring, from, to, events);
    }

    /// HAS-20-6, HAS-20-7, HAS-R54, HAS-R55 Free of charge the turn is lost; for a ring it goes on.
    private static void change(HasardState state, Place place, Price price, Events events) {
        boolean called = state.phase == Phase.MOBILISE;
        if (price != Price.FREE) {
            int dueFor = called ? place.code() + Place.CODES : place.code();
            Payment.pay(state, price, Due.LEAP, dueFor, events);
            return;
        }
        Cause cause = called ? Cause.MOBILISATION : Cause.CHANGE;
        Moves.move(state, state.active, place.code(), cause, events);
        // HAS-R56: a compulsory move is nobody's habit.
        state.freeNow = !called;
        Turn.end(state, events);
    }

    private static void attempt(HasardState state, Events events) {
        if (events.wanted()) {
            events.add(new TaskAnnounced(state.active + 1, Place.at(state.place(state.active))));
        }
        state.atTask = true;
        state.window = false;
        state.phase = Phase.THROW;
    }

    static HasardState draw(HasardState before, Drawn drawn, Events events) {
        HasardState state = before.fork();
        state.rolling = false;
        switch (state.phase) {
            case LUCK -> LuckDie.shown(state, Luck.at(drawn.get(0)), events);
            case DESTINY -> DestinyDie.shown(state, Destiny.at(drawn.get(0)), events);
            case BIRTH, QUALITY, RING_DRAW, LIFT, THROW, REVOLT ->
                    thrown(state, drawn.get(0) + 1, drawn.get(1) + 1, events);
            case WAR_TRACK,
                    CRADLE,
                    TRANSFER,
                    CHANGE,
                    MOBILISE,
                    TASK,
                    PROFESSION,
                    LAY,
                    RINGS,
                    END,
                    TRANSFER_END,
                    MALADIE,
                    VICTIM,
                    SOURCE,
                    OVER ->
                    throw new IllegalStateException("no dice in " + state.phase);
        }
        return state;
    }

    private static void thrown(HasardState state, int die1, int die2, Events events) {
        switch (state.phase) {
            case BIRTH -> Birth.thrown(state, die1, die2, events);
            case QUALITY, RING_DRAW -> Birth.drew(state, die1, die2, events);
            case LIFT -> Run.lifting(state, die1, die2, events);
            case REVOLT -> Revolution.thrown(state, die1, die2, events);
            default -> Run.thrown(state, die1, die2, events);
        }
    }
}
