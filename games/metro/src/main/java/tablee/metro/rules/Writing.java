package tablee.metro.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.Category;
import tablee.metro.content.Station;

/// A table as a [Position]: of a state everything, of a view what it shows.
public final class Writing {

    private final Open state;

    private Writing(Open state) {
        this.state = state;
    }

    public static Position of(Open state) {
        return new Writing(state).position();
    }

    private Position position() {
        var players = new LinkedHashMap<Seat, Position.Player>();
        for (int seat = 0; seat < state.seats(); seat++) {
            players.put(Seat.of(seat), player(seat));
        }
        var piles = new LinkedHashMap<Station, Position.Stack>();
        for (Station station : Station.ALL) {
            piles.put(station, pile(station.index()));
        }
        return new Position(
                Optional.of(state.question),
                Optional.of(state.awaitedSeats()),
                Station.ALL.get(state.station),
                state.round,
                Optional.of(state.turn),
                Seat.of(state.active),
                Seat.of(state.starter),
                state.whole,
                drawn(),
                state.box.set().inline(),
                players,
                piles,
                permissions(),
                names(state.discard),
                state instanceof MetroState truth
                        ? Optional.of(names(truth.out))
                        : Optional.empty(),
                flow(state.flow, true));
    }

    private Optional<String> drawn() {
        if (state.drawn == Open.DREW_NOTHING) {
            return Optional.of(Position.NOTHING);
        }
        return state.drawn < 0 ? Optional.empty() : Optional.of(name(state.drawn));
    }

    private String name(int packed) {
        return Open.hidden(packed)
                ? "?" + Station.ALL.get(state.back(packed)).letter()
                : state.card(packed).slug;
    }

    private List<String> names(int[] cards) {
        var names = new ArrayList<String>(cards.length);
        for (int packed : cards) {
            names.add(name(packed));
        }
        return names;
    }

    private Position.Player player(int seat) {
        Shown shown = state.shown(seat);
        int character = state.character(seat);
        return new Position.Player(
                held(state.hand(seat), Layout.only(seat)),
                Optional.of(state.noted(seat)),
                front(shown.front),
                accrocs(shown.accrocs),
                duels(state.duels(seat)),
                running(shown.running),
                character < 0
                        ? Optional.empty()
                        : Optional.of(state.box.character(character).slug()),
                shown.revealed,
                state instanceof MetroState truth && truth.lives[seat].characterSeen != 0
                        ? Optional.of(Seats.of(truth.lives[seat].characterSeen))
                        : Optional.empty(),
                shown.money,
                shown.points,
                Optional.of(counts(seat)));
    }

    private Position.Counts counts(int seat) {
        Shown life = state.shown(seat);
        return new Position.Counts(
                Category.ALL.stream().map(category -> life.points(category.index())).toList(),
                life.noblesse,
                life.wealth,
                Scoring.properties(state, seat),
                Scoring.live(state, seat),
                Conditions.money(state, seat),
                Hands.backs(state, state.hand(seat)));
    }

    private List<Position.Held> held(short[] cards, int holder) {
        var held = new ArrayList<Position.Held>(cards.length);
        for (short card : cards) {
            held.add(new Position.Held(name(card), Seats.of(Layout.knowing(card) & ~holder)));
        }
        return held;
    }

    private Position.Stack pile(int station) {
        List<Position.Held> cards =
                state instanceof MetroState truth
                        ? held(truth.pile(station).toArray(), 0)
                        : List.of();
        return new Position.Stack(state.pileSize(station), cards);
    }

    private List<Position.Laid> front(int[] front) {
        var cards = new ArrayList<Position.Laid>(front.length);
        for (int laid : front) {
            cards.add(
                    new Position.Laid(
                            name(laid), Optional.of(Layout.paid(laid)), Layout.turn(laid)));
        }
        return cards;
    }

    private List<Position.Trouble> accrocs(int[] accrocs) {
        var cards = new ArrayList<Position.Trouble>(accrocs.length);
        for (int accroc : accrocs) {
            cards.add(
                    new Position.Trouble(
                            name(accroc),
                            Optional.of(Seat.of(Layout.layer(accroc))),
                            Seats.of(Layout.spared(accroc)),
                            Layout.startedIn(accroc),
                            copy(accroc)));
        }
        return cards;
    }

    /// Second and further copies of one turn are numbered.
    private static Optional<Integer> copy(int packed) {
        return Layout.copy(packed) > 0 ? Optional.of(Layout.copy(packed)) : Optional.empty();
    }

    private List<Position.Duel> duels(int[] duels) {
        var cards = new ArrayList<Position.Duel>(duels.length);
        for (int duel : duels) {
            int opponent = Layout.opponent(duel);
            cards.add(
                    new Position.Duel(
                            name(duel),
                            opponent < state.seats()
                                    ? Optional.of(Seat.of(opponent))
                                    : Optional.empty()));
        }
        return cards;
    }

    private List<Position.Running> running(int[] running) {
        var effects = new ArrayList<Position.Running>(running.length);
        for (int packed : running) {
            effects.add(
                    new Position.Running(
                            name(packed),
                            Layout.effect(packed),
                            Optional.of(Layout.left(packed)),
                            Layout.fresh(packed),
                            Layout.startedIn(packed),
                            copy(packed)));
        }
        return effects;
    }

    private List<Position.Permission> permissions() {
        var permissions = new ArrayList<Position.Permission>(state.queue.length);
        for (int packed : state.queue) {
            permissions.add(new Position.Permission(name(packed), Layout.permitting(packed)));
        }
        return permissions;
    }

    private Optional<Position.Lay> flow(Flow flow, boolean isOutermost) {
        if (flow.isNone()) {
            return Optional.empty();
        }
        return Optional.of(
                new Position.Lay(
                        name(flow.card),
                        seat(flow.victim),
                        seat(flow.chosen),
                        flow.moved < 0 ? Optional.empty() : Optional.of(flow.moved),
                        flow.effect,
                        flow.step,
                        flow.left,
                        Seats.of(flow.spared),
                        Seats.of(flow.waiting),
                        flow.placed,
                        state instanceof MetroState truth && isOutermost
                                ? Optional.of(Seats.of(truth.revealing))
                                : Optional.empty(),
                        flow(flow.outer, false)));
    }

    private static Optional<Seat> seat(int index) {
        return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
    }
}
