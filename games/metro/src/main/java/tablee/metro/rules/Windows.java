package tablee.metro.rules;

import tablee.engine.Events;
import tablee.engine.Seat;

/// The immunity question (METRO-RULE-37 to -40). Everybody concerned whose character is hidden is asked, immune or not, so
/// that the question itself betrays nothing (METRO-HIDE-5).
final class Windows {

    private Windows() {}

    /// Right after an Accroc is laid (or moved): first the victim.
    static void open(MetroState state, Events events) {
        Flow flow = state.flow;
        events.tell(
                () ->
                        new MetroEvent.AccrocLaid(
                                Seat.of(state.active),
                                state.box.card(flow.card).slug,
                                Seat.of(flow.victim)));
        if (state.shown(flow.victim).revealed) {
            place(state, events);
        } else {
            state.editFlow().waiting = Layout.only(flow.victim);
            state.ask(Question.REACT, flow.victim);
        }
    }

    static void answer(MetroState state, int seat, boolean reveals, Events events) {
        Flow flow = state.editFlow();
        flow.waiting &= ~Layout.only(seat);
        if (!flow.placed) {
            if (reveals) {
                show(state, seat, events);
                cancel(state, events);
            } else {
                events.tell(() -> new MetroEvent.Declined(Seat.of(seat)));
                place(state, events);
            }
            return;
        }
        // METRO-RULE-40 None of these answers is shown or applied before the last is in.
        state.revealing |= reveals ? Layout.only(seat) : 0;
        state.awaited = flow.waiting;
        if (flow.waiting == 0) {
            spare(state, events);
            Resolution.begin(state, events);
        }
    }

    /// METRO-PERSO-6, METRO-RULE-39 It stays face up.
    private static void show(MetroState state, int seat, Events events) {
        Life life = state.edit(seat);
        Shown shown = state.editShown(seat);
        shown.revealed = true;
        shown.immunity = state.immunity(seat);
        events.tell(
                () ->
                        new MetroEvent.Revealed(
                                Seat.of(seat), state.box.character(life.character).slug()));
    }

    /// METRO-RULE-38, METRO-PERSO-7 The Accroc goes under its pile, face known to all; none of its effects happens.
    private static void cancel(MetroState state, Events events) {
        Flow flow = state.flow;
        Hands.under(state, flow.card, Hands.all(state));
        events.tell(
                () ->
                        new MetroEvent.Cancelled(
                                Seat.of(flow.victim), state.box.card(flow.card).slug));
        Resolution.finish(state, events);
    }

    /// METRO-ACCROC-7, METRO-STATION-8 It lies in front of its victim now; then the others it concerns are asked at once.
    private static void place(MetroState state, Events events) {
        Flow flow = state.editFlow();
        RuleCard card = state.box.card(flow.card);
        flow.placed = true;
        state.lasting |= card.lasting;
        int asked = 0;
        if (card.concernsSeveral) {
            for (int seat = 0; seat < state.seats(); seat++) {
                // METRO-RULE-41 Whoever lays it is reached, and may not turn their character up.
                if (seat != flow.victim && seat != state.active) {
                    if (Conditions.isProtected(state, seat, card.category)) {
                        flow.spared |= Layout.only(seat);
                    } else if (!state.shown(seat).revealed) {
                        asked |= Layout.only(seat);
                    }
                }
            }
        }
        int placed = Layout.accroc(flow.card, state.active, flow.spared, state.turn, copy(state));
        Shown victim = state.editShown(flow.victim);
        victim.accrocs = Life.with(victim.accrocs, placed);
        if (asked == 0) {
            tellSpared(state, flow.spared, events);
            Resolution.begin(state, events);
        } else {
            flow.waiting = asked;
            state.question = Question.REACT;
            state.awaited = asked;
        }
    }

    /// How many copies of the Accroc came in front of anybody in this turn before it.
    private static int copy(MetroState state) {
        int copies = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            for (int accroc : state.shown(seat).accrocs) {
                copies +=
                        Layout.card(accroc) == state.flow.card
                                        && Layout.startedIn(accroc) == state.turn
                                ? 1
                                : 0;
            }
        }
        return copies;
    }

    /// Those who revealed are shown, clockwise from the victim, and spared as long as the card lies there.
    private static void spare(MetroState state, Events events) {
        Flow flow = state.flow;
        for (int seat = state.after(flow.victim); seat != flow.victim; seat = state.after(seat)) {
            if (Layout.has(state.revealing, seat)) {
                show(state, seat, events);
            }
        }
        flow.spared |= state.revealing;
        state.revealing = 0;
        Shown victim = state.editShown(flow.victim);
        int[] accrocs = victim.accrocs.clone();
        int last = accrocs.length - 1;
        accrocs[last] = Layout.sparing(accrocs[last], flow.spared);
        victim.accrocs = accrocs;
        tellSpared(state, flow.spared, events);
    }

    private static void tellSpared(MetroState state, int spared, Events events) {
        for (int seat = 0; events.wanted() && seat < state.seats(); seat++) {
            if (Layout.has(spared, seat)) {
                events.add(
                        new MetroEvent.Spared(Seat.of(seat), state.box.card(state.flow.card).slug));
            }
        }
    }
}
