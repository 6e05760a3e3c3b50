package tablee.cv.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.engine.BadInput;
import tablee.engine.Events;
import tablee.engine.Seat;

/// Lays a table as it was written down.
///
/// What a scenario leaves out: the track is filled with the lowest young cards not mentioned elsewhere; a deck not mentioned holds
/// all other cards of its age in the order of their numbers; if a deck is given (a list, next card first, or a number of cards) the
/// others of its age lie in the discard pile; goals go by number. Where the turn stands is found by [ArrangedTurn].
public final class Arranging {

    private static final int GOALS_DEALT = 4;

    private final Step step;
    private final int seats;
    private final Set<Integer> laid = new HashSet<>();

    Arranging(Figures figures, CvOptions options) {
        this.step = new Step(Setup.start(figures, options), Events.NONE);
        this.seats = options.seats();
    }

    /// The whole truth.
    public CvState position(
            Arrangement written,
            Map<Seat, Arrangement.Cv> cvs,
            Map<Seat, Arrangement.Hand> hands,
            Map<Age, Arrangement.Pile> decks,
            Optional<Draft> draft) {
        lay(written, cvs);
        hands.forEach(this::hand);
        boolean setup = written.setup().isPresent();
        if (written.setup().orElse(Setup.DONE) >= GOALS_DEALT) {
            goals(written.publicGoals(), hands);
        }
        decks(written.track().isEmpty() && !setup, decks, setup);
        ArrangedTurn.lay(written, step);
        step.draft = draft.orElse(step.draft);
        return step.done();
    }

    /// What everybody sees of it.
    ///
    /// @param left how many cards each deck holds
    /// @param hidden how many childhood cards each seat holds that not everybody has seen
    public Table table(
            Arrangement written,
            Map<Seat, Arrangement.Cv> cvs,
            Map<Age, Integer> left,
            List<Integer> hidden) {
        lay(written, cvs);
        for (int i = 0; i < written.publicGoals().size(); i++) {
            step.table.publicGoal(i, written.publicGoals().get(i));
        }
        left.forEach(step.table::left);
        ArrangedTurn.lay(written, step);
        for (int seat = 0; seat < hidden.size(); seat++) {
            step.table.hiddenCards(seat, hidden.get(seat));
        }
        return step.table;
    }

    private int index(Seat seat) {
        if (seat.index() >= seats) {
            throw BadInput.of("engine.seat.unknown", seat.label());
        }
        return seat.index();
    }

    private void lay(Arrangement written, Map<Seat, Arrangement.Cv> cvs) {
        written.first().ifPresent(this::index);
        written.turn().ifPresent(this::index);
        written.actor().ifPresent(this::index);
        cvs.forEach((seat, cv) -> layCv(index(seat), cv));
        written.discarded().reversed().forEach(card -> step.table.discard(once(card)));
        List<Integer> track = written.track().orElse(List.of());
        most("track", track.size(), Table.TRACK_PLACES);
        most("acquired", written.acquired().size(), Buying.MOST_CARDS);
        most("publicGoals", written.publicGoals().size(), step.options.publicGoals());
        most("fresh", written.fresh().size(), 2);
        for (int place = 0; place < track.size(); place++) {
            step.table.track(place, track.get(place));
        }
        written.acquired().forEach(card -> step.table.acquire(once(card.card()), card.retired()));
    }

    /// Piles are linked: a card that lay in two places would lie below itself.
    private int once(int card) {
        if (!laid.add(card)) {
            throw BadInput.of("cv.position.twice", step.deck.card(card).name());
        }
        return card;
    }

    private static void most(String field, int cards, int most) {
        if (cards > most) {
            throw BadInput.of("cv.position.most", field, cards, most);
        }
    }

    private void layCv(int seat, Arrangement.Cv cv) {
        Table table = step.table;
        cv.stacks()
                .forEach(
                        (category, cards) ->
                                cards.reversed()
                                        .forEach(
                                                card ->
                                                        table.insert(
                                                                seat,
                                                                category.index(),
                                                                once(card),
                                                                0)));
        for (int card : cv.undecided()) {
            table.insert(
                    seat, Category.UNDECIDED, once(card), table.count(seat, Category.UNDECIDED));
        }
        if (cv.retired()) {
            table.retire(seat);
        }
        cv.events().forEach(card -> know(seat, card));
    }

    private void know(int seat, int card) {
        if (!step.deck.card(card).isEvent()) {
            throw BadInput.of("cv.position.event", step.deck.card(card).name());
        }
        step.table.known(seat, step.table.known(seat) | step.figures.bit(card));
    }

    private void hand(Seat label, Arrangement.Hand hand) {
        int seat = index(label);
        int[] hidden = step.hidden.clone();
        for (int card : hand.cards()) {
            if (card > Deck.BICYCLE) {
                know(seat, card);
            } else if (step.deck.card(card).isEvent()) {
                hidden[seat] |= 1 << card;
            } else {
                throw BadInput.of("cv.position.event", step.deck.card(card).name());
            }
        }
        step.hidden = hidden;
        step.table.hiddenCards(seat, Integer.bitCount(hidden[seat]));
    }

    private void goals(List<Integer> open, Map<Seat, Arrangement.Hand> hands) {
        byte[] secret = new byte[seats];
        var mentioned = new HashSet<>(open);
        for (int seat = 0; seat < seats; seat++) {
            int goal = hands.getOrDefault(Seat.of(seat), Arrangement.Hand.NOTHING).goal();
            secret[seat] = (byte) goal;
            mentioned.add(goal);
        }
        var rest = new ArrayList<Integer>();
        for (int goal : Age.GOAL.numbers()) {
            if (!mentioned.contains(goal)) {
                rest.add(goal);
            }
        }
        for (int i = 0; i < step.options.publicGoals(); i++) {
            step.table.publicGoal(i, i < open.size() ? open.get(i) : rest.removeLast());
        }
        for (int seat = 0; seat < seats; seat++) {
            if (secret[seat] == 0) {
                secret[seat] = rest.removeFirst().byteValue();
            }
        }
        step.secret = secret;
    }

    private void decks(boolean fill, Map<Age, Arrangement.Pile> decks, boolean setup) {
        Set<Integer> seen = seen();
        decks.values().forEach(pile -> pile.cards().ifPresent(seen::addAll));
        if (fill) {
            fillTrack(seen);
        }
        var order = new ArrayList<Integer>();
        for (Age age : Age.DECKS) {
            List<Integer> cards = deck(age, Optional.ofNullable(decks.get(age)), seen, setup);
            step.table.left(age, cards.size());
            order.addAll(cards);
            for (int i = cards.size(); setup && i < age.size(); i++) {
                order.add(0);
            }
        }
        byte[] pile = new byte[order.size()];
        for (int i = 0; i < pile.length; i++) {
            pile[i] = order.get(pile.length - 1 - i).byteValue();
        }
        step.pile = pile;
    }

    private void fillTrack(Set<Integer> seen) {
        int place = 0;
        for (int card = Age.YOUNG.from();
                card <= Age.SENIOR.to() && place < Table.TRACK_PLACES;
                card++) {
            if (seen.add(card)) {
                step.table.track(place++, card);
            }
        }
    }

    /// Next card first.
    private List<Integer> deck(
            Age age, Optional<Arrangement.Pile> written, Set<Integer> seen, boolean setup) {
        var rest = new ArrayList<Integer>();
        for (int card : age.numbers()) {
            if (!seen.contains(card)) {
                rest.add(card);
            }
        }
        if (written.isEmpty()) {
            return setup ? List.of() : rest;
        }
        Optional<List<Integer>> cards = written.get().cards();
        int left = cards.isPresent() ? 0 : Math.min(written.get().number(), rest.size());
        if (!setup) {
            rest.subList(left, rest.size()).forEach(step.table::discard);
        }
        return cards.orElseGet(() -> List.copyOf(rest.subList(0, left)));
    }

    private Set<Integer> seen() {
        Table table = step.table;
        var seen = new HashSet<Integer>(table.discarded());
        seen.addAll(table.acquired());
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            seen.add(table.track(place));
        }
        for (int seat = 0; seat < seats; seat++) {
            seen.addAll(table.knownEvents(seat));
            seen.addAll(table.undecided(seat));
            for (int stack = 0; stack < Category.STACKS; stack++) {
                seen.addAll(table.stack(seat, Category.of(stack)));
            }
        }
        return seen;
    }
}
