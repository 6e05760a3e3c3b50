package tablee.metro;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// What lies visible to one viewer now: everything public, plus their own hand, character and Défis. Everything else is a
/// back without a face.
public final class Table {

    /// A life or wealth card in front of somebody.
    public record Lying(Card card, int paid, int turn) {}

    /// An Accroc in front of its victim.
    public record Trouble(Card card, Seat layer, Seats spared) {}

    /// A Défi; title and opponent only as far as the viewer may know them.
    public record Challenge(Optional<Card> card, Optional<Seat> opponent) {}

    /// A temporary effect that is running.
    public record Running(Card card, Effect effect, int left) {}

    private final MetroState state;
    private final int viewer;

    /// @param state masked for this viewer
    /// @param viewer seat index, or −1 for a spectator
    Table(MetroState state, int viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    MetroState state() {
        return state;
    }

    public CardSet set() {
        return state.set;
    }

    public MetroOptions options() {
        return state.options;
    }

    public int seats() {
        return state.seats();
    }

    public Seats awaited() {
        return state.awaitedSeats();
    }

    public Question question() {
        return state.question;
    }

    public Station station() {
        return Station.ALL.get(state.station);
    }

    public int round() {
        return state.round;
    }

    public int turn() {
        return state.turn;
    }

    public Seat active() {
        return Seat.of(state.active);
    }

    public Seat starter() {
        return Seat.of(state.starter);
    }

    public int pile(Station station) {
        return state.piles[station.index()].length;
    }

    /// The viewer's own hand in order; empty for a spectator.
    public List<Card> hand() {
        return viewer < 0 ? List.of() : faces(state.lives[viewer].hand);
    }

    private List<Card> faces(short[] cards) {
        var faces = new ArrayList<Card>();
        for (short card : cards) {
            faces.add(state.card(card));
        }
        return faces;
    }

    /// METRO-HIDE-6 Numbers per back: Puberté, Majorité, Maturité.
    public List<Integer> backs(Seat seat) {
        return Hands.backs(state, state.lives[seat.index()].hand);
    }

    public List<Lying> front(Seat seat) {
        var front = new ArrayList<Lying>();
        for (int laid : state.lives[seat.index()].front) {
            front.add(new Lying(state.card(laid), Life.paid(laid), Life.turn(laid)));
        }
        return front;
    }

    public List<Trouble> accrocs(Seat seat) {
        var accrocs = new ArrayList<Trouble>();
        for (int accroc : state.lives[seat.index()].accrocs) {
            accrocs.add(
                    new Trouble(
                            state.card(accroc),
                            Seat.of(Life.layer(accroc)),
                            Seats.of(Life.spared(accroc))));
        }
        return accrocs;
    }

    public List<Challenge> duels(Seat seat) {
        var duels = new ArrayList<Challenge>();
        for (int duel : state.lives[seat.index()].duels) {
            duels.add(
                    new Challenge(
                            MetroState.hidden(duel)
                                    ? Optional.empty()
                                    : Optional.of(state.card(duel)),
                            duel >> 8 >= state.seats()
                                    ? Optional.empty()
                                    : Optional.of(Seat.of(duel >> 8))));
        }
        return duels;
    }

    public List<Running> running(Seat seat) {
        var running = new ArrayList<Running>();
        for (int packed : state.lives[seat.index()].running) {
            running.add(
                    new Running(
                            state.card(packed),
                            Conditions.effect(state, packed),
                            Life.left(packed)));
        }
        return running;
    }

    /// The character, if the viewer may see it now.
    public Optional<Personnage> character(Seat seat) {
        int character = state.lives[seat.index()].character;
        return character < 0
                ? Optional.empty()
                : Optional.of(state.set.characters().get(character));
    }

    public boolean isRevealed(Seat seat) {
        return state.lives[seat.index()].revealed;
    }

    public List<Card> discard() {
        var cards = new ArrayList<Card>();
        for (int card : state.discard) {
            cards.add(state.card(card));
        }
        return cards;
    }

    public int money(Seat seat) {
        return Conditions.money(state, seat.index());
    }

    public int price(Seat seat, Card wealth) {
        return Conditions.price(state, seat.index(), wealth);
    }

    public int points(Seat seat, Category category) {
        return state.lives[seat.index()].points(category.index());
    }

    public int noblesse(Seat seat) {
        return state.lives[seat.index()].noblesse;
    }

    public int wealth(Seat seat) {
        return state.lives[seat.index()].wealth;
    }

    public int properties(Seat seat) {
        return Scoring.properties(state, seat.index());
    }

    /// METRO-HIDE-10 Points everybody can count: without objectives and Défis.
    public int score(Seat seat) {
        return Scoring.live(state, seat.index());
    }

    /// What a metric reads on this player's cards.
    public int metric(Seat seat, Metric metric) {
        return Scoring.metric(state, seat.index(), metric);
    }

    public boolean hasTitle(Seat seat, Card card) {
        return card.bit >= 0 && state.lives[seat.index()].hasTitle(card);
    }

    /// METRO-FLOW-4 Whether this player could lay this card on a turn of their own as the table lies now.
    public boolean isLayable(Seat seat, Card card) {
        return !Conditions.isBlocked(card, Conditions.blocked(state, seat.index()))
                && Conditions.isLayable(state, seat.index(), card, true);
    }

    /// How far one alternative of a card's connexions is from being met: titles and points missing.
    public int missing(Seat seat, Connexion connexion) {
        Life life = state.lives[seat.index()];
        int missing = 0;
        for (String title : connexion.cards()) {
            Optional<Card> card = state.set.byTitle(title);
            missing += card.isPresent() && life.hasTitle(card.get()) ? 0 : 1;
        }
        for (var least : connexion.points().entrySet()) {
            missing += Math.max(0, least.getValue() - life.points(least.getKey().index()));
        }
        return missing;
    }

    /// The card being laid or resolved, if its face is known.
    public Optional<Card> laying() {
        return state.flow.isNone() || MetroState.hidden(state.flow.card)
                ? Optional.empty()
                : Optional.of(state.set.card(state.flow.card));
    }

    /// Whom the card being laid is against.
    public Optional<Seat> victim() {
        return state.flow.victim < 0 ? Optional.empty() : Optional.of(Seat.of(state.flow.victim));
    }

    /// Whose laid card is about to be taken, or who is reached by the effect that is resolving.
    public Optional<Seat> affected() {
        boolean resolving =
                switch (state.question) {
                    case CARD, PAIR, ALLOC -> true;
                    default -> false;
                };
        return resolving ? Optional.of(Seat.of(Resolution.affected(state))) : Optional.empty();
    }

    /// The effect that asks for an answer now.
    public Optional<Effect> effect() {
        return switch (state.question) {
            case CARD, PAIR, ALLOC, PILE_DRAW, PILE_PEEK, OPPONENT ->
                    Optional.of(Resolution.effect(state));
            case EXTRA -> Optional.of(LegalActions.permission(state));
            default -> Optional.empty();
        };
    }

    /// The laid card of `owner` with this name in notation.
    public Optional<Lying> lying(Seat owner, String name) {
        int place = Places.find(state.set, state.lives[owner.index()].front, name);
        return place < 0 ? Optional.empty() : Optional.of(front(owner).get(place));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Table table && viewer == table.viewer && state.equals(table.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }
}
