package tablee.metro.rules;

import java.util.Arrays;
import java.util.Optional;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Effect;
import tablee.metro.content.Station;

/// From one turn to the next: settlement, the end of a turn, of a round, of a Station, of the game (section 7.1).
final class TurnFlow {

    private TurnFlow() {}

    /// METRO-RULE-20, METRO-TURN-11 Asks whoever has too many or too few cards, the active player first, then closes the turn.
    static void settle(MetroState state, Events events) {
        settle(state, state.active, events);
    }

    /// The same from this seat on. Whoever came before it is settled for good, even if a pile has cards again by now.
    static void settle(MetroState state, int from, Events events) {
        int seat = Conditions.unsettled(state, from);
        if (seat < 0) {
            note(state);
            close(state, events);
        } else if (state.lives[seat].hand.length > state.noted(seat)) {
            state.ask(Question.RETURN, seat);
        } else {
            state.ask(Question.PILE_SETTLE, seat);
        }
    }

    /// METRO-FLOW-1, -6, METRO-STATION-1, -2, -3: one turn after the other, clockwise, until all rounds are played.
    private static void close(MetroState state, Events events) {
        do {
            runDown(state);
            state.turn++;
            state.active = state.after(state.active);
            if (state.active == state.starter) {
                state.round++;
                if (state.round > state.options.rounds()) {
                    endStation(state, events);
                    return;
                }
            }
        } while (!open(state, events));
    }

    /// METRO-RULE-46 A Station whose first turn is skipped goes on with the next one.
    static void afterSkip(MetroState state, Events events) {
        close(state, events);
    }

    /// METRO-RULE-45 Own turns that began after the effect started count; skips are used up when a turn opens.
    private static void runDown(MetroState state) {
        int[] running = state.shown(state.active).running;
        if (running.length == 0) {
            return;
        }
        int[] left = new int[running.length];
        int count = 0;
        for (int effect : running) {
            if (Conditions.effect(state, effect) instanceof Effect.SkipTurn) {
                left[count++] = effect;
            } else if (Layout.fresh(effect) || Layout.left(effect) > 1) {
                left[count++] = Layout.older(effect);
            }
        }
        state.editShown(state.active).running = Arrays.copyOf(left, count);
    }

    /// METRO-RULE-20 Hand sizes as a turn begins.
    static void note(MetroState state) {
        int noted = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            noted = Layout.note(noted, seat, Math.min(Layout.MOST_NOTED, state.handSize(seat)));
        }
        state.noted = noted;
    }

    /// METRO-FLOW-3 False when the turn is skipped.
    static boolean open(MetroState state, Events events) {
        state.drawn = Open.NO_DRAW;
        events.tell(() -> new MetroEvent.TurnBegan(Seat.of(state.active), state.round, state.turn));
        if (useSkip(state)) {
            events.tell(() -> new MetroEvent.TurnSkipped(Seat.of(state.active)));
            return false;
        }
        income(state, events);
        state.ask(Question.TURN, state.active);
        return true;
    }

    /// METRO-FX-16, METRO-RULE-46
    private static boolean useSkip(MetroState state) {
        int[] running = state.shown(state.active).running;
        for (int i = 0; i < running.length; i++) {
            if (Conditions.effect(state, running[i]) instanceof Effect.SkipTurn) {
                Shown life = state.editShown(state.active);
                if (Layout.left(running[i]) > 1) {
                    life.running = running.clone();
                    life.running[i] = Layout.older(running[i]);
                } else {
                    life.running = Life.without(running, i);
                }
                return true;
            }
        }
        return false;
    }

    /// METRO-FX-4
    private static void income(MetroState state, Events events) {
        int amount =
                state.shown(state.active).income
                        + Conditions.accrocs(state, state.active, Effect.Do.INCOME);
        if (amount != 0) {
            state.editShown(state.active).money += amount;
            events.tell(() -> new MetroEvent.MoneyChanged(Seat.of(state.active), amount, "income"));
        }
    }

    /// METRO-STATION-4, -5, -10, METRO-RULE-12: hands go to the piles of their backs, the next player to the left deals and starts.
    private static void endStation(MetroState state, Events events) {
        if (state.station == 2) {
            terminus(state, events);
            return;
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.edit(seat);
            Hands.allUnder(state, life.hand);
            life.hand = Life.NO_CARDS;
        }
        state.station++;
        state.round = 1;
        state.starter = state.after(state.starter);
        state.active = state.starter;
        Dealing.openStation(state);
    }

    /// METRO-PERSO-4, METRO-HIDE-9
    private static void terminus(MetroState state, Events events) {
        state.due(Question.OVER);
        state.round = state.options.rounds();
        if (!events.wanted()) {
            return;
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            if (life.character >= 0) {
                events.add(
                        new MetroEvent.CharacterShown(
                                Seat.of(seat),
                                state.box.character(life.character).slug(),
                                Scoring.objectives(state, seat)));
            }
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            for (int duel : state.lives[seat].duels) {
                RuleCard card = state.card(duel);
                int lead =
                        Scoring.metric(state, seat, card.printed.metric())
                                - Scoring.metric(
                                        state, Layout.opponent(duel), card.printed.metric());
                events.add(
                        new MetroEvent.DuelShown(
                                Seat.of(seat),
                                card.slug,
                                Seat.of(Layout.opponent(duel)),
                                Card.DUEL * Integer.signum(card.printed.more() ? lead : -lead)));
            }
        }
    }

    /// Table 7.2: the current Station's pile, else the next older one with cards, else the newest.
    static Optional<Station> usualPile(Open state) {
        for (int station = state.station; station >= 0; station--) {
            if (state.pileSize(station) > 0) {
                return Optional.of(Station.ALL.get(station));
            }
        }
        for (int station = 2; station > state.station; station--) {
            if (state.pileSize(station) > 0) {
                return Optional.of(Station.ALL.get(station));
            }
        }
        return Optional.empty();
    }
}
