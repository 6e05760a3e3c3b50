package tablee.metro.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Metric;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;

/// What lies visible to one viewer now: everything public, plus their own hand, character and Défis. Everything else is a
/// back without a face.
public final class Table extends Open {

    /// A life or wealth card in front of somebody.
    public record Lying(Card card, int paid, int turn) {}

    /// An Accroc in front of its victim.
    public record Trouble(Card card, Seat layer, Seats spared) {}

    /// A Défi; title and opponent only as far as the viewer may know them.
    public record Challenge(Optional<Card> card, Optional<Seat> opponent) {}

    /// A temporary effect that is running.
    public record Running(Card card, Effect effect, int left) {}

    private final int viewer;
    private final Shown[] shown;
    private final short[] hand;
    private final int[] backs;
    private final int[] characters;
    private final int[][] duels;
    private final int[] piles = new int[3];

    /// Takes the arrays as its own; [Viewing] is the only maker.
    ///
    /// @param viewer seat index, or −1 for a spectator
    /// @param hand   the viewer's own
    /// @param backs  numbers per back of every hand, a byte for each
    Table(
            MetroState state,
            int viewer,
            Shown[] shown,
            short[] hand,
            int[] backs,
            int[] characters,
            int[][] duels) {
        super(state);
        this.viewer = viewer;
        this.shown = shown;
        this.hand = hand;
        this.backs = backs;
        this.characters = characters;
        this.duels = duels;
        for (int pile = 0; pile < piles.length; pile++) {
            piles[pile] = state.pileSize(pile);
        }
    }

    @Override
    Shown shown(int seat) {
        return shown[seat];
    }

    /// Somebody else's hand is so many backs, Puberté first.
    @Override
    short[] hand(int seat) {
        if (seat == viewer) {
            return hand;
        }
        short[] cards = new short[handSize(seat)];
        int count = 0;
        for (int back = 0; back < piles.length; back++) {
            for (int i = Layout.backs(backs[seat], back); i > 0; i--) {
                cards[count++] = (short) Box.hidden(back);
            }
        }
        return cards;
    }

    @Override
    int handSize(int seat) {
        return Layout.allBacks(backs[seat]);
    }

    @Override
    int[] duels(int seat) {
        return duels[seat];
    }

    @Override
    int character(int seat) {
        return characters[seat];
    }

    @Override
    int pileSize(int station) {
        return piles[station];
    }

    public CardSet set() {
        return box.set();
    }

    public MetroOptions options() {
        return options;
    }

    @Override
    public int seats() {
        return super.seats();
    }

    public Seats awaited() {
        return awaitedSeats();
    }

    public Question question() {
        return question;
    }

    public Station station() {
        return Station.ALL.get(station);
    }

    public int round() {
        return round;
    }

    public int turn() {
        return turn;
    }

    public Seat active() {
        return Seat.of(active);
    }

    public Seat starter() {
        return Seat.of(starter);
    }

    public int pile(Station station) {
        return piles[station.index()];
    }

    /// The viewer's own hand in order; empty for a spectator.
    public List<Card> hand() {
        return viewer < 0 ? List.of() : faces(hand);
    }

    private List<Card> faces(short[] cards) {
        var faces = new ArrayList<Card>();
        for (short card : cards) {
            faces.add(card(card).printed);
        }
        return faces;
    }

    /// METRO-HIDE-6 Numbers per back: Puberté, Majorité, Maturité.
    public List<Integer> backs(Seat seat) {
        return Hands.backs(this, hand(seat.index()));
    }

    public List<Lying> front(Seat seat) {
        var front = new ArrayList<Lying>();
        for (int laid : shown[seat.index()].front) {
            front.add(new Lying(card(laid).printed, Layout.paid(laid), Layout.turn(laid)));
        }
        return front;
    }

    public List<Trouble> accrocs(Seat seat) {
        var accrocs = new ArrayList<Trouble>();
        for (int accroc : shown[seat.index()].accrocs) {
            accrocs.add(
                    new Trouble(
                            card(accroc).printed,
                            Seat.of(Layout.layer(accroc)),
                            Seats.of(Layout.spared(accroc))));
        }
        return accrocs;
    }

    public List<Challenge> duels(Seat seat) {
        var known = new ArrayList<Challenge>();
        for (int duel : this.duels[seat.index()]) {
            known.add(
                    new Challenge(
                            Open.hidden(duel) ? Optional.empty() : Optional.of(card(duel).printed),
                            Layout.opponent(duel) >= seats()
                                    ? Optional.empty()
                                    : Optional.of(Seat.of(Layout.opponent(duel)))));
        }
        return known;
    }

    public List<Running> running(Seat seat) {
        var running = new ArrayList<Running>();
        for (int packed : shown[seat.index()].running) {
            running.add(
                    new Running(
                            card(packed).printed,
                            Conditions.effect(this, packed),
                            Layout.left(packed)));
        }
        return running;
    }

    /// The character, if the viewer may see it now.
    public Optional<Personnage> character(Seat seat) {
        int character = characters[seat.index()];
        return character < 0 ? Optional.empty() : Optional.of(box.character(character));
    }

    public boolean isRevealed(Seat seat) {
        return shown[seat.index()].revealed;
    }

    public List<Card> discard() {
        var cards = new ArrayList<Card>();
        for (int card : discard) {
            cards.add(card(card).printed);
        }
        return cards;
    }

    public int money(Seat seat) {
        return Conditions.money(this, seat.index());
    }

    public int price(Seat seat, Card wealth) {
        return Conditions.price(this, seat.index(), card(wealth.number()));
    }

    public int points(Seat seat, Category category) {
        return shown[seat.index()].points(category.index());
    }

    public int noblesse(Seat seat) {
        return shown[seat.index()].noblesse;
    }

    public int wealth(Seat seat) {
        return shown[seat.index()].wealth;
    }

    public int properties(Seat seat) {
        return Scoring.properties(this, seat.index());
    }

    /// METRO-HIDE-10 Points everybody can count: without objectives and Défis.
    public int score(Seat seat) {
        return Scoring.live(this, seat.index());
    }

    /// What a metric reads on this player's cards.
    public int metric(Seat seat, Metric metric) {
        return Scoring.metric(this, seat.index(), metric);
    }

    public boolean hasTitle(Seat seat, Card card) {
        return shown[seat.index()].hasTitle(card(card.number()));
    }

    /// METRO-FLOW-4 Whether this player could lay this card on a turn of their own as the table lies now.
    public boolean isLayable(Seat seat, Card card) {
        return !isBlocked(seat, card)
                && Conditions.isLayable(this, seat.index(), card(card.number()), true);
    }

    /// The same for many cards: what keeps this player from laying is looked up once, so the table must not change meanwhile.
    public Predicate<Card> layable(Seat seat) {
        int blocked = Conditions.blocked(this, seat.index());
        return card -> {
            RuleCard rules = card(card.number());
            return !Conditions.isBlocked(rules, blocked)
                    && Conditions.isLayable(this, seat.index(), rules, true);
        };
    }

    /// METRO-FX-17 Whether something keeps this player from laying cards like this one.
    public boolean isBlocked(Seat seat, Card card) {
        int blocked = Conditions.blocked(this, seat.index());
        return Conditions.isBlocked(card(card.number()), blocked);
    }

    /// How far one alternative of a card's connexions is from being met: titles and points missing.
    public int missing(Seat seat, Connexion connexion) {
        Shown life = shown[seat.index()];
        int missing = 0;
        for (String title : connexion.cards()) {
            int card = box.indexOf(title);
            missing += card >= 0 && life.hasTitle(card(card)) ? 0 : 1;
        }
        for (var least : connexion.points().entrySet()) {
            missing += Math.max(0, least.getValue() - life.points(least.getKey().index()));
        }
        return missing;
    }

    /// The card being laid or resolved, if its face is known.
    public Optional<Card> laying() {
        return flow.isNone() || Open.hidden(flow.card)
                ? Optional.empty()
                : Optional.of(card(flow.card).printed);
    }

    /// Whom the card being laid is against.
    public Optional<Seat> victim() {
        return flow.victim < 0 ? Optional.empty() : Optional.of(Seat.of(flow.victim));
    }

    /// Whose laid card is about to be taken, or who is reached by the effect that is resolving.
    public Optional<Seat> affected() {
        boolean resolving =
                switch (question) {
                    case CARD, PAIR, ALLOC -> true;
                    default -> false;
                };
        return resolving ? Optional.of(Seat.of(Resolution.affected(this))) : Optional.empty();
    }

    /// The effect that asks for an answer now.
    public Optional<Effect> effect() {
        return switch (question) {
            case CARD, PAIR, ALLOC, PILE_DRAW, PILE_PEEK, OPPONENT ->
                    Optional.of(Resolution.effect(this));
            case EXTRA -> Optional.of(LegalActions.permission(this));
            default -> Optional.empty();
        };
    }

    /// The laid card of `owner` with this name in notation.
    public Optional<Lying> lying(Seat owner, String name) {
        int place = Places.find(this, shown[owner.index()].front, name);
        return place < 0 ? Optional.empty() : Optional.of(front(owner).get(place));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Table table
                && viewer == table.viewer
                && looksLike(table)
                && Arrays.equals(shown, table.shown)
                && Arrays.equals(hand, table.hand)
                && Arrays.equals(backs, table.backs)
                && Arrays.equals(characters, table.characters)
                && Arrays.deepEquals(duels, table.duels)
                && Arrays.equals(piles, table.piles);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(new Object[] {shown, hand, turn});
    }
}
