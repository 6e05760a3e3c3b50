package tablee.hasard.rules;

import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardAction.*;
import tablee.hasard.rules.HasardEvent.TaskAnnounced;

/// From state to state: what a decision does, what the dice do.
public final class Transitions {

    private Transitions() {}

    /// Dice in the air, a question to one player, or the end.
    public static Next next(HasardState state) {
        if (state.rolling) {
            return HasardChance.due(state);
        }
        return state.phase == Phase.OVER
                ? new Next.End(Result.of(state))
                : Next.decide(Seat.of(state.seat(state.active)));
    }

    /// What a legal decision leads to; the table before stays as it was.
    public static HasardState act(HasardState before, HasardAction action, Events events) {
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
            case Choose(int track) -> Throws.named(state, track, events);
            case Open(Profession profession) -> Throws.opened(state, profession.number(), events);
            case Lay(Profession profession, Price price) ->
                    Payment.pay(state, Debt.forCarton(profession, price), events);
            case Decline() -> Turn.act4(state, events);
            case Spend(Price price) -> Payment.pay(state, Debt.of(Due.PASS, price), events);
            case Refuse() -> Throws.failed(state, events); // HAS-7-12
            case Ambush(int target, int face) ->
                    Payment.pay(state, Debt.forAmbush(target - 1, face), events);
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
            Payment.pay(state, Debt.forLeap(place, called, price), events);
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

    /// What the dice that were due lead to; the table before stays as it was.
    public static HasardState draw(HasardState before, Drawn drawn, Events events) {
        HasardState state = before.fork();
        state.rolling = false;
        switch (state.phase) {
            case LUCK -> LuckDie.shown(state, Luck.at(drawn.get(0)), events);
            case DESTINY -> DestinyDie.shown(state, Destiny.at(drawn.get(0)), events);
            default -> thrown(state, drawn.get(0) + 1, drawn.get(1) + 1, events);
        }
        return state;
    }

    private static void thrown(HasardState state, int die1, int die2, Events events) {
        switch (state.phase) {
            case BIRTH -> Birth.thrown(state, die1, die2, events);
            case QUALITY, RING_DRAW -> Birth.drew(state, die1, die2, events);
            case LIFT -> Throws.lifting(state, die1, die2, events);
            case REVOLT -> Revolution.thrown(state, die1, die2, events);
            case THROW -> Throws.thrown(state, die1, die2, events);
            default -> throw new IllegalStateException("no dice in " + state.phase);
        }
    }
}
