package tablee.metro.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.CardSet;
import tablee.metro.content.Kind;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;

/// Fills the backs of a view with faces again: a world the viewer cannot tell from the true one. It works from the view
/// alone, so it cannot peek.
public final class Imagination {

    private final MetroView view;
    private final Randomness random;
    private final MetroState state;
    private final int viewer;

    /// Copies of each card that could still be anywhere.
    private final int[] left;

    private Imagination(MetroView view, Randomness random) {
        this.view = view;
        this.random = random;
        this.state = backs(view.now());
        this.viewer = view.viewer() instanceof Seat seat ? seat.index() : -1;
        this.left = new int[state.box.size()];
    }

    /// The open part of the truth, with backs in place of what the viewer does not see.
    private static MetroState backs(Table now) {
        var state = new MetroState(now.box, now.options, now.whole);
        state.copyFrom(now);
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            life.shown = now.shown(seat);
            life.hand = now.hand(seat);
            life.duels = now.duels(seat);
            life.character = now.character(seat);
        }
        for (int pile = 0; pile < 3; pile++) {
            state.pile(pile, Pile.hidden(pile, now.pileSize(pile)));
        }
        return state;
    }

    public static MetroState of(MetroView view, Randomness random) {
        return new Imagination(view, random).fill();
    }

    private MetroState fill() {
        characters();
        count();
        for (Station back : Station.ALL) {
            deal(back.index());
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            own(seat);
        }
        answers();
        return state;
    }

    /// Hidden characters: any of those the viewer has not seen.
    private void characters() {
        var free = new ArrayList<Integer>();
        for (int i = 0; i < state.box.set().characters().size(); i++) {
            free.add(i);
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.edit(seat);
            var peeked = view.memory().characters().get(seat);
            if (peeked.isPresent()) {
                life.character = index(peeked.get());
                life.characterSeen = Layout.only(viewer);
            }
            free.remove(/* element */ (Integer) life.character);
        }
        if (state.question.index() <= Question.CHARACTERS.index()) {
            return; // not dealt yet
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.edit(seat);
            if (life.character < 0 && !free.isEmpty()) {
                life.character = free.remove(/* index */ random.below(free.size()));
            }
        }
    }

    private int index(String slug) {
        for (Personnage character : state.box.set().characters()) {
            if (character.slug().equals(slug)) {
                return character.index();
            }
        }
        throw new IllegalArgumentException("no character " + slug);
    }

    /// What is left of the box once everything the viewer knows is taken away.
    private void count() {
        // The pack of a Station is on the table once it has been dealt.
        int open = state.station + (state.question.index() > Question.PACK.index() ? 1 : 0);
        for (RuleCard card : state.box.cards()) {
            left[card.index] = card.station < open ? card.printed.copies() : 0;
        }
        if (state.options.removals()) {
            for (int removed : state.box.removed(state.seats())) {
                take(removed);
            }
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            for (int laid : life.shown.front) {
                take(laid);
            }
            for (int accroc : life.shown.accrocs) {
                take(accroc);
            }
            for (int duel : life.duels) {
                take(duel);
            }
            for (short card : life.hand) {
                take(card);
            }
            for (String known : view.memory().hands().get(seat)) {
                take(state.box.named(known).index);
            }
        }
        for (int card : state.discard) {
            take(card);
        }
        for (MetroView.Piled known : view.memory().piles()) {
            take(state.box.named(known.card()).index);
        }
        if (state.isInTransit()) {
            take(state.flow.card);
        }
    }

    private void take(int packed) {
        if (!Open.hidden(packed)) {
            left[Layout.card(packed)]--;
        }
    }

    private void deal(int back) {
        var special = new ArrayList<Integer>();
        var plain = new ArrayList<Integer>();
        Kind kind = back == 0 ? Kind.DEFI : Kind.ACCROC;
        for (RuleCard card : state.box.cards()) {
            for (int i = 0; card.station == back && i < left[card.index]; i++) {
                (card.kind == kind ? special : plain).add(card.index);
            }
        }
        shuffle(special);
        if (back == 0) {
            duels(special);
        }
        stayOut(back, kind, special);
        plain.addAll(special);
        shuffle(plain);
        hands(back, plain);
        piles(back, plain);
    }

    private void shuffle(List<Integer> cards) {
        for (int i = cards.size() - 1; i > 0; i--) {
            int j = random.below(i + 1);
            Integer card = cards.set(j, cards.get(i));
            cards.set(i, card);
        }
    }

    /// An arranged position may be short of cards: any card of that back will do there.
    private int next(List<Integer> cards, int back, boolean duel) {
        if (!cards.isEmpty()) {
            return cards.removeLast();
        }
        if (state.whole) {
            throw new IllegalStateException("no card left to imagine: " + state);
        }
        var any =
                Arrays.stream(state.box.cards())
                        .filter(card -> card.station == back)
                        .filter(card -> (card.kind == Kind.DEFI) == duel)
                        .toList();
        return any.get(random.below(any.size())).index;
    }

    /// Défis of others: a title, and under `SECRET` an opponent.
    private void duels(List<Integer> cards) {
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.edit(seat);
            int[] duels = life.duels.clone();
            for (int i = 0; i < duels.length; i++) {
                int opponent = Layout.opponent(duels[i]);
                if (opponent == Viewing.NO_ONE) {
                    opponent = (seat + 1 + random.below(state.seats() - 1)) % state.seats();
                }
                int card = Open.hidden(duels[i]) ? next(cards, 0, true) : Layout.card(duels[i]);
                duels[i] = Layout.duel(card, opponent);
            }
            life.duels = duels;
        }
        if (state.question == Question.DUEL && Open.hidden(state.flow.card)) {
            state.flow = new Flow(next(cards, 0, true));
        }
    }

    private void stayOut(int back, Kind kind, List<Integer> special) {
        if (!state.whole || special.isEmpty()) {
            return;
        }
        int copies = state.box.copies(kind, back).length;
        int entering = back == 0 ? state.seats() : state.options.accrocs(Station.ALL.get(back));
        int[] out = state.out;
        for (int i = entering; i < copies; i++) {
            out = Life.with(out, special.removeLast());
        }
        Arrays.sort(out);
        state.out = out;
    }

    private void hands(int back, List<Integer> cards) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat == viewer) {
                continue;
            }
            Life life = state.edit(seat);
            var known = new ArrayList<Integer>();
            for (String slug : view.memory().hands().get(seat)) {
                RuleCard card = state.box.named(slug);
                if (card.station == back) {
                    known.add((int) Layout.held(card.index, Layout.only(viewer)));
                }
            }
            short[] hand = life.hand.clone();
            for (int i = 0; i < hand.length; i++) {
                if (Layout.card(hand[i]) == Box.hidden(back)) {
                    int card = known.isEmpty() ? next(cards, back, false) : known.removeLast();
                    hand[i] = (short) card;
                }
            }
            life.hand = hand;
        }
    }

    private void piles(int back, List<Integer> cards) {
        short[] pile = state.pile(back).toArray();
        for (MetroView.Piled known : view.memory().piles()) {
            if (known.pile().index() == back) {
                pile[known.place()] =
                        Layout.held(state.box.named(known.card()).index, Layout.only(viewer));
            }
        }
        for (int i = 0; i < pile.length; i++) {
            if (Open.hidden(pile[i])) {
                pile[i] = (short) next(cards, back, false);
            }
        }
        state.pile(back, Pile.owning(pile));
    }

    /// Everybody knows their own hand; the card drawn in this turn is the last one of its back.
    private void own(int seat) {
        Life life = state.edit(seat);
        short[] hand = life.hand.clone();
        for (int i = 0; i < hand.length; i++) {
            hand[i] = Layout.shown(hand[i], Layout.only(seat));
        }
        if (seat == state.active && Open.hidden(Math.max(0, state.drawn))) {
            int back = state.drawn - CardSet.MOST;
            for (int i = hand.length - 1; i >= 0; i--) {
                if (state.back(hand[i]) == back) {
                    short drawn = hand[i];
                    hand[i] = hand[hand.length - 1];
                    hand[hand.length - 1] = drawn;
                    state.drawn = Layout.card(drawn);
                    break;
                }
            }
        }
        life.hand = hand;
    }

    /// METRO-RULE-40 Somebody who has answered may have revealed, if the imagined character could.
    private void answers() {
        int answered = Viewing.answered(state);
        if (answered == 0) {
            return;
        }
        Flow flow = state.editFlow();
        int category = state.box.card(flow.card).category;
        for (Seat one : Seats.of(answered)) {
            int seat = one.index();
            boolean reveals =
                    seat == viewer
                            ? view.memory().answer().orElse(false)
                            : (state.immunity(seat) & category) != 0 && random.below(2) == 0;
            state.revealing |= reveals ? Layout.only(seat) : 0;
        }
    }
}
