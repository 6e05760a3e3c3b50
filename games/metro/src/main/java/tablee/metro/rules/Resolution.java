package tablee.metro.rules;

import tablee.engine.Events;
import tablee.metro.content.Effect;

/// METRO-RULE-47 The effects of the card just laid, in the printed order, each finished before the next; for several
/// players clockwise from the layer's left, the layer last. What each of them does to a player is an [Impact].
final class Resolution {

    private Resolution() {}

    /// The card lies there: start with its first effect.
    static void begin(MetroState state, Events events) {
        if (state.box.card(state.flow.card).steps.length == 0) {
            finish(state, events);
            return;
        }
        Flow flow = state.editFlow();
        flow.effect = 0;
        flow.step = 0;
        run(state, events);
    }

    static Effect effect(Open state) {
        return state.box.card(state.flow.card).steps[state.flow.effect];
    }

    /// The effect that steals or destroys a card: what CARD and LOT_CARD are about.
    static Effect.Strike strike(Open state) {
        return (Effect.Strike) effect(state);
    }

    /// The player the effect is about at this step.
    static int affected(Open state) {
        return affected(state, effect(state));
    }

    private static int affected(Open state, Effect effect) {
        return switch (effect.who()) {
            case SELF -> state.active;
            case VICTIM -> state.flow.victim;
            case CHOSEN -> state.flow.chosen;
            case OTHERS, ALL -> (state.active + 1 + state.flow.step) % state.seats();
        };
    }

    private static int players(Open state, Effect effect) {
        return switch (effect.who()) {
            case SELF, VICTIM, CHOSEN -> 1;
            case OTHERS -> state.seats() - 1;
            case ALL -> state.seats();
        };
    }

    static void nextPlayer(MetroState state) {
        Flow flow = state.editFlow();
        flow.step++;
        flow.left = 0;
    }

    /// One repetition of a counted effect is done.
    static void once(MetroState state) {
        Flow flow = state.editFlow();
        if (--flow.left == 0) {
            flow.step++;
        }
    }

    /// Goes on until something has to be asked or drawn, or the lay is over.
    static void run(MetroState state, Events events) {
        while (true) {
            RuleCard card = state.box.card(state.flow.card);
            if (state.flow.effect >= card.steps.length) {
                finish(state, events);
                return;
            }
            Effect effect = effect(state);
            if (effect.isPermanent() || state.flow.step >= players(state, effect)) {
                Flow flow = state.editFlow();
                flow.effect++;
                flow.step = 0;
                continue;
            }
            if (effect.who() == Effect.Who.CHOSEN && state.flow.chosen < 0) {
                state.ask(Question.OPPONENT, state.active);
                return;
            }
            int seat = affected(state, effect);
            if (Layout.has(state.flow.spared, seat)) {
                nextPlayer(state);
            } else if (Impact.apply(state, effect, seat, events)) {
                nextPlayer(state);
            } else {
                return;
            }
        }
    }

    /// This lay is over; a lay around it goes on, or the turn does.
    static void finish(MetroState state, Events events) {
        state.resumeFlow(state.flow.outer);
        if (state.flow.isNone()) {
            afterLay(state, events);
        } else {
            run(state, events);
        }
    }

    /// METRO-TURN-6, METRO-ACCROC-9, METRO-RULE-47 The next permission to lay again, or settlement.
    static void afterLay(MetroState state, Events events) {
        if (state.queue.length > 0) {
            state.ask(Question.EXTRA, state.active);
        } else {
            TurnFlow.settle(state, events);
        }
    }
}
