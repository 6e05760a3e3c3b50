package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.metro.content.Effect;

/// What one effect does to one player (METRO-FX-1 to METRO-FX-24), and what has to be asked or drawn for it.
final class Impact {

    private Impact() {}

    /// Applies the effect to one player. False when an answer or a draw is needed first; a question has been put then.
    static boolean apply(MetroState state, Effect effect, int seat, Events events) {
        return switch (effect) {
            case Effect.Money(_, _, int amount) -> {
                state.editShown(seat).money += amount;
                events.tell(() -> new MetroEvent.MoneyChanged(Seat.of(seat), amount, slug(state)));
                yield true;
            }
            // METRO-FX-2, METRO-RULE-54
            case Effect.Points(_, _, int amount) -> {
                state.editShown(seat).points += amount;
                events.tell(() -> new MetroEvent.PointsChanged(Seat.of(seat), amount, slug(state)));
                yield true;
            }
            case Effect.StealMoney(_, int amount) -> stealMoney(state, amount, seat, events);
            case Effect.Strike strike -> askCard(state, strike, seat);
            case Effect.SwapCards swap -> askPair(state, swap, seat);
            case Effect.SwapHands _ -> swapHands(state, seat, events);
            case Effect.TakeFromHand(_, int count) -> takeFromHand(state, count, seat);
            case Effect.RenewHand _ -> renewHand(state, seat);
            case Effect.Draw(_, int count) -> drawMore(state, count, seat);
            case Effect.LayAgain(_, int count, _) -> {
                int permission = Layout.permission(state.flow.card, state.flow.effect);
                for (int i = 0; i < count; i++) {
                    state.queue = Life.with(state.queue, permission);
                }
                yield true;
            }
            case Effect.Look(_, Effect.Peek at, _) -> look(state, at, seat, events);
            case Effect.Running running -> {
                begin(state, running, seat, events);
                yield true;
            }
            case Effect.MoveAccroc _ -> moveAccroc(state, events);
            // These are read off the table, as long as their card lies there.
            case Effect.Always _ -> true;
        };
    }

    private static String slug(MetroState state) {
        return state.box.card(state.flow.card).slug;
    }

    /// METRO-FX-6, METRO-RULE-31
    private static boolean stealMoney(MetroState state, int most, int seat, Events events) {
        int amount = Math.min(most, Math.max(0, Conditions.money(state, seat)));
        state.editShown(seat).money -= amount;
        state.editShown(state.active).money += amount;
        events.tell(() -> new MetroEvent.MoneyStolen(Seat.of(seat), Seat.of(state.active), amount));
        return true;
    }

    /// Places of the owner's laid cards this effect may reach, in the order they lie.
    static List<Integer> eligible(Open state, Effect.Strike effect, int owner) {
        int thief = effect instanceof Effect.StealCard ? state.active : -1;
        var places = new ArrayList<Integer>();
        for (int place = 0; place < state.shown(owner).front.length; place++) {
            if (Conditions.isEligible(state, owner, place, effect.filter(), thief)) {
                places.add(place);
            }
        }
        return places;
    }

    /// METRO-RULE-43, METRO-FX-DO, METRO-FX-PICK Nothing happens where there is nothing to take.
    private static boolean askCard(MetroState state, Effect.Strike effect, int seat) {
        if (eligible(state, effect, seat).isEmpty()) {
            return true;
        }
        switch (effect.pick()) {
            case LAYER -> state.ask(Question.CARD, state.active);
            case OWNER -> state.ask(Question.CARD, seat);
            case RANDOM -> state.due(Question.LOT_CARD);
        }
        return false;
    }

    /// METRO-FX-7, -8, METRO-RULE-28, -29, METRO-WEALTH-4 The card at this place is destroyed or stolen, with the refund of METRO-RULE-33.
    static void hitCard(MetroState state, int owner, int place, Events events) {
        boolean steals = Resolution.effect(state) instanceof Effect.StealCard;
        Shown life = state.editShown(owner);
        int laid = life.lift(state.box, place);
        RuleCard card = state.card(laid);
        int paid = Layout.paid(laid);
        // Taking the card away already gave back what it had cost; its own property refunds
        // nothing.
        boolean refunded = owner != state.active;
        if (!refunded) {
            life.money -= paid;
        }
        if (steals) {
            state.editShown(state.active).lay(card, 0, state.turn);
        } else {
            state.discard = Life.with(state.discard, card.index);
        }
        if (events.wanted()) {
            int refund = refunded ? paid : 0;
            events.add(
                    steals
                            ? new MetroEvent.CardStolen(
                                    Seat.of(owner), Seat.of(state.active), card.slug, refund)
                            : new MetroEvent.CardDestroyed(Seat.of(owner), card.slug, refund));
        }
    }

    private static boolean askPair(MetroState state, Effect.SwapCards effect, int seat) {
        for (int mine = 0; mine < state.shown(state.active).front.length; mine++) {
            for (int theirs = 0; theirs < state.shown(seat).front.length; theirs++) {
                if (Conditions.isPair(state, state.active, mine, seat, theirs, effect)) {
                    state.ask(Question.PAIR, state.active);
                    return false;
                }
            }
        }
        return true;
    }

    /// METRO-FX-10, METRO-HIDE-7
    private static boolean swapHands(MetroState state, int seat, Events events) {
        Life layer = state.edit(state.active);
        Life other = state.edit(seat);
        int both = Layout.only(state.active) | Layout.only(seat);
        short[] mine = known(layer.hand, both);
        layer.hand = known(other.hand, both);
        other.hand = mine;
        events.tell(
                () ->
                        new MetroEvent.HandsSwapped(
                                Seat.of(state.active),
                                Seat.of(seat),
                                Hands.names(state, layer.hand),
                                Hands.names(state, other.hand)));
        return true;
    }

    private static short[] known(short[] hand, int seats) {
        short[] known = hand.clone();
        for (int i = 0; i < known.length; i++) {
            known[i] = Layout.shown(known[i], seats);
        }
        return known;
    }

    private static boolean takeFromHand(MetroState state, int count, int seat) {
        if (state.lives[seat].hand.length == 0) {
            return true;
        }
        if (state.flow.left == 0) {
            state.editFlow().left = count;
        }
        state.due(Question.LOT_HAND);
        return false;
    }

    /// METRO-FX-12 Nothing happens where a change of hand is impossible (METRO-RULE-18).
    private static boolean renewHand(MetroState state, int seat) {
        state.ask(Question.ALLOC, seat);
        return LegalActions.of(state, seat).isEmpty();
    }

    /// METRO-FX-13
    private static boolean drawMore(MetroState state, int count, int seat) {
        if (state.pilesEmpty()) {
            return true;
        }
        if (state.flow.left == 0) {
            state.editFlow().left = count;
        }
        state.ask(Question.PILE_DRAW, seat);
        return false;
    }

    private static boolean look(MetroState state, Effect.Peek at, int seat, Events events) {
        int layer = state.active;
        switch (at) {
            case PILE -> {
                if (state.pilesEmpty()) {
                    return true;
                }
                state.ask(Question.PILE_PEEK, seat);
                return false;
            }
            case HAND -> {
                Life life = state.edit(seat);
                life.hand = known(life.hand, Layout.only(layer));
                events.tell(
                        () ->
                                new MetroEvent.HandPeeked(
                                        Seat.of(layer),
                                        Seat.of(seat),
                                        Hands.names(state, life.hand)));
            }
            case PERSONNAGE -> {
                Life life = state.edit(seat);
                life.characterSeen |= Layout.only(layer);
                events.tell(
                        () ->
                                new MetroEvent.CharacterPeeked(
                                        Seat.of(layer),
                                        Seat.of(seat),
                                        Optional.of(state.box.character(life.character).slug())));
            }
        }
        return true;
    }

    /// METRO-RULE-45 Starts a temporary effect. In the affected player's own turn it is fresh: this turn does not count.
    private static void begin(MetroState state, Effect.Running effect, int seat, Events events) {
        Shown life = state.editShown(seat);
        life.running =
                Life.with(
                        life.running,
                        Layout.running(
                                state.flow.card,
                                state.flow.effect,
                                effect.turns(),
                                seat == state.active,
                                state.turn,
                                copy(state)));
        events.tell(
                () ->
                        new MetroEvent.EffectBegan(
                                Seat.of(seat), slug(state), state.flow.effect, effect.turns()));
    }

    /// Which copy of the Accroc starts the effect: it was the last to come in front of its victim.
    private static int copy(MetroState state) {
        return state.flow.victim < 0
                ? 0
                : Layout.copy(Life.last(state.shown(state.flow.victim).accrocs));
    }

    /// METRO-FX-21, METRO-RULE-42 The chosen Accroc leaves its holder and is treated as just laid against the same victim.
    private static boolean moveAccroc(MetroState state, Events events) {
        Resolution.nextPlayer(state);
        Flow outer = state.flow;
        Shown layer = state.editShown(state.active);
        int accroc = layer.accrocs[outer.moved];
        layer.accrocs = Life.without(layer.accrocs, outer.moved);
        layer.running = ended(layer.running, Layout.source(accroc));
        var inner = new Flow(Layout.card(accroc));
        inner.victim = outer.victim;
        inner.outer = outer;
        state.beginFlow(inner);
        events.tell(
                () ->
                        new MetroEvent.AccrocMoved(
                                Seat.of(state.active),
                                Seat.of(outer.victim),
                                state.card(accroc).slug));
        Windows.open(state, events);
        return false;
    }

    private static int[] ended(int[] running, int source) {
        int[] left = running;
        for (int i = left.length - 1; i >= 0; i--) {
            if (Layout.source(left[i]) == source) {
                left = Life.without(left, i);
            }
        }
        return left;
    }
}
