package tablee.metro.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;

/// One answer, applied. Each method leaves the state asking the next question, so that the order of things is the order of
/// the statements (section 7.1).
public final class Transitions {

    private Transitions() {}

    /// The answer must be legal for this seat; the state before stays as it was.
    public static MetroState act(MetroState before, int seat, MetroAction action, Events events) {
        MetroState state = before.copy();
        switch (action) {
            case MetroAction.Draw(Optional<Station> pile) -> draw(state, seat, pile, events);
            case MetroAction.Change(int p, int m, int t) -> {
                change(state, seat, p, m, t, events);
                TurnFlow.settle(state, events);
            }
            case MetroAction.Lay(String card) -> lay(state, seat, card, events);
            case MetroAction.Pass(String card) -> pass(state, seat, card, events);
            case MetroAction.PassEmpty() -> passEmpty(state, seat, events);
            case MetroAction.Sell(Set<String> cards) -> sell(state, seat, cards, events);
            case MetroAction.Against(Seat victim) -> against(state, victim.index(), events);
            case MetroAction.Move(String accroc) -> move(state, seat, accroc, events);
            case MetroAction.Duel(Seat opponent) -> duel(state, seat, opponent.index(), events);
            case MetroAction.Choose(Seat opponent) -> {
                state.editFlow().chosen = opponent.index();
                events.tell(() -> new MetroEvent.Chose(Seat.of(seat), opponent));
                Resolution.run(state, events);
            }
            case MetroAction.Reveal() -> Windows.answer(state, seat, true, events);
            case MetroAction.Decline() -> Windows.answer(state, seat, false, events);
            case MetroAction.Take(String card) -> take(state, card, events);
            case MetroAction.Swap(String own, String theirs) ->
                    swap(state, seat, own, theirs, events);
            case MetroAction.Stop() -> stop(state, seat, events);
            case MetroAction.From(Station pile) -> from(state, seat, pile, events);
            case MetroAction.Return(String card) -> giveBack(state, seat, card, events);
            case MetroAction.Renew(int p, int m, int t) -> {
                change(state, seat, p, m, t, events);
                Resolution.nextPlayer(state);
                Resolution.run(state, events);
            }
        }
        return state;
    }

    private static void draw(MetroState state, int seat, Optional<Station> pile, Events events) {
        if (pile.isPresent()) {
            state.drawn = Hands.draw(state, seat, pile.get().index());
        } else {
            state.drawn = Open.DREW_NOTHING;
        }
        events.tell(
                () ->
                        new MetroEvent.Drew(
                                Seat.of(seat), pile, pile.map(_ -> state.card(state.drawn).slug)));
        state.ask(Question.LAY, seat);
    }

    private static void change(MetroState state, int seat, int p, int m, int t, Events events) {
        short[] old = state.lives[seat].hand;
        Hands.change(state, seat, p, m, t);
        events.tell(
                () ->
                        new MetroEvent.Changed(
                                Seat.of(seat),
                                List.of(p, m, t),
                                Hands.backs(state, old),
                                Hands.names(state, state.lives[seat].hand)));
    }

    private static int held(MetroState state, int seat, String slug) {
        short[] hand = state.lives[seat].hand;
        for (int i = 0; i < hand.length; i++) {
            if (state.card(hand[i]).slug.equals(slug)) {
                return i;
            }
        }
        throw new IllegalArgumentException("not in hand: " + slug);
    }

    /// METRO-RULE-16
    private static void pass(MetroState state, int seat, String slug, Events events) {
        int place = held(state, seat, slug);
        int back = state.back(state.lives[seat].hand[place]);
        Hands.giveBack(state, seat, place);
        events.tell(
                () ->
                        new MetroEvent.Passed(
                                Seat.of(seat),
                                Optional.of(Station.ALL.get(back)),
                                Optional.of(slug)));
        TurnFlow.settle(state, events);
    }

    private static void passEmpty(MetroState state, int seat, Events events) {
        events.tell(() -> new MetroEvent.Passed(Seat.of(seat), Optional.empty(), Optional.empty()));
        TurnFlow.settle(state, events);
    }

    private static void lay(MetroState state, int seat, String slug, Events events) {
        int place = held(state, seat, slug);
        RuleCard card = state.card(state.lives[seat].hand[place]);
        state.drawn = Open.NO_DRAW;
        // METRO-FX-14
        if (state.question == Question.EXTRA) {
            state.queue = Life.without(state.queue, 0);
        }
        if (card.kind == Kind.DEFI) {
            forgetDuels(state, seat);
        }
        Hands.leave(state, seat, place, Hands.all(state));
        state.beginFlow(new Flow(card.index));
        switch (card.kind) {
            case LIFE -> place(state, seat, card, 0, events);
            case PATRIMOINE -> {
                if (Conditions.isPayable(state, seat, card)) {
                    place(state, seat, card, Conditions.price(state, seat, card), events);
                } else {
                    announce(state, seat, card, Question.SALE, events);
                }
            }
            case DEFI -> announce(state, seat, card, Question.DUEL, events);
            case ACCROC -> announce(state, seat, card, Question.TARGET, events);
        }
    }

    private static void announce(
            MetroState state, int seat, RuleCard card, Question question, Events events) {
        state.ask(question, seat);
        events.tell(
                () ->
                        new MetroEvent.Announced(
                                Seat.of(seat), Optional.of(card.slug), card.kind == Kind.DEFI));
    }

    /// A Défi goes down unseen: whoever knew one in this hand no longer knows whether it is still there.
    private static void forgetDuels(MetroState state, int seat) {
        Life life = state.edit(seat);
        short[] hand = life.hand.clone();
        for (int i = 0; i < hand.length; i++) {
            if (state.card(hand[i]).kind == Kind.DEFI) {
                hand[i] = Layout.held(Layout.card(hand[i]), Layout.only(seat));
            }
        }
        life.hand = hand;
    }

    /// METRO-TURN-4 Face up in front of oneself, and on with its effects.
    private static void place(MetroState state, int seat, RuleCard card, int paid, Events events) {
        state.editShown(seat).lay(card, paid, state.turn);
        events.tell(() -> new MetroEvent.Laid(Seat.of(seat), card.slug, paid));
        Resolution.begin(state, events);
    }

    /// METRO-RULE-34, METRO-WEALTH-5
    private static void sell(MetroState state, int seat, Set<String> named, Events events) {
        Shown life = state.editShown(seat);
        int sold = 0;
        for (String name : named) {
            sold |= Layout.only(Places.find(state, life.front, name));
        }
        var names = new ArrayList<String>();
        int lifted = 0;
        for (int place = 0; place - lifted < life.front.length; place++) {
            if (Layout.has(sold, place)) {
                int laid = life.lift(state.box, place - lifted++);
                names.add(state.card(laid).slug);
                Hands.under(state, laid, Hands.all(state));
            }
        }
        events.tell(() -> new MetroEvent.Sold(Seat.of(seat), names));
        RuleCard card = state.box.card(state.flow.card);
        place(state, seat, card, Conditions.price(state, seat, card), events);
    }

    private static void against(MetroState state, int victim, Events events) {
        Flow flow = state.editFlow();
        flow.victim = victim;
        if (state.box.card(flow.card).movesAccroc) {
            state.ask(Question.MOVE, state.active);
            events.tell(() -> new MetroEvent.Chose(Seat.of(state.active), Seat.of(victim)));
        } else {
            Windows.open(state, events);
        }
    }

    private static void move(MetroState state, int seat, String accroc, Events events) {
        state.editFlow().moved = Places.find(state, state.shown(seat).accrocs, accroc);
        events.tell(() -> new MetroEvent.MoveChosen(Seat.of(seat), accroc));
        Windows.open(state, events);
    }

    /// METRO-DEFI-3, METRO-RULE-48
    private static void duel(MetroState state, int seat, int opponent, Events events) {
        Life life = state.edit(seat);
        life.duels = Life.with(life.duels, Layout.duel(state.flow.card, opponent));
        events.tell(
                () ->
                        new MetroEvent.DuelLaid(
                                Seat.of(seat),
                                Optional.of(state.box.card(state.flow.card).slug),
                                Optional.of(Seat.of(opponent)),
                                state.options.namedDuels()));
        Resolution.begin(state, events);
    }

    private static void take(MetroState state, String name, Events events) {
        int owner = Resolution.affected(state);
        int place = Places.find(state, state.shown(owner).front, name);
        Impact.hitCard(state, owner, place, events);
        Resolution.nextPlayer(state);
        Resolution.run(state, events);
    }

    /// METRO-FX-9, METRO-RULE-29 Both cards arrive anew in this turn (METRO-RULE-23).
    private static void swap(MetroState state, int seat, String own, String theirs, Events events) {
        int other = Resolution.affected(state);
        Shown mine = state.editShown(seat);
        Shown his = state.editShown(other);
        int given = mine.lift(state.box, Places.find(state, mine.front, own));
        int taken = his.lift(state.box, Places.find(state, his.front, theirs));
        mine.lay(state.card(taken), 0, state.turn);
        his.lay(state.card(given), 0, state.turn);
        events.tell(
                () ->
                        new MetroEvent.CardsSwapped(
                                Seat.of(seat),
                                state.card(given).slug,
                                Seat.of(other),
                                state.card(taken).slug));
        Resolution.nextPlayer(state);
        Resolution.run(state, events);
    }

    private static void stop(MetroState state, int seat, Events events) {
        state.queue = Life.without(state.queue, 0);
        events.tell(() -> new MetroEvent.Stopped(Seat.of(seat)));
        Resolution.afterLay(state, events);
    }

    private static void from(MetroState state, int seat, Station pile, Events events) {
        switch (state.question) {
            case PILE_DRAW -> {
                drawOne(state, seat, pile, events);
                Resolution.once(state);
                Resolution.run(state, events);
            }
            case PILE_PEEK -> {
                peek(state, seat, pile, events);
                Resolution.nextPlayer(state);
                Resolution.run(state, events);
            }
            default -> {
                drawOne(state, seat, pile, events);
                TurnFlow.settle(state, seat, events);
            }
        }
    }

    private static void drawOne(MetroState state, int seat, Station pile, Events events) {
        int card = Hands.draw(state, seat, pile.index());
        events.tell(
                () ->
                        new MetroEvent.Drew(
                                Seat.of(seat),
                                Optional.of(pile),
                                Optional.of(state.card(card).slug)));
    }

    /// METRO-FX-15 Nothing moves; the layer alone knows the top cards from now on.
    private static void peek(MetroState state, int seat, Station pile, Events events) {
        short[] cards = state.pile(pile.index()).toArray();
        var look = (Effect.Look) Resolution.effect(state);
        int count = Math.min(cards.length, look.count());
        for (int i = 0; i < count; i++) {
            cards[i] = Layout.shown(cards[i], Layout.only(seat));
        }
        state.pile(pile.index(), Pile.owning(cards));
        events.tell(
                () ->
                        new MetroEvent.PilePeeked(
                                Seat.of(seat),
                                pile,
                                count,
                                Hands.names(state, Arrays.copyOf(cards, count))));
    }

    private static void giveBack(MetroState state, int seat, String slug, Events events) {
        int place = held(state, seat, slug);
        int back = state.back(state.lives[seat].hand[place]);
        Hands.giveBack(state, seat, place);
        events.tell(
                () ->
                        new MetroEvent.Returned(
                                Seat.of(seat), Station.ALL.get(back), Optional.of(slug)));
        TurnFlow.settle(state, seat, events);
    }
}
