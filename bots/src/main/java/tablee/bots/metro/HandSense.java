package tablee.bots.metro;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Connexion;
import tablee.metro.content.Kind;
import tablee.metro.rules.Table;

/// What a hand will bring in the turns that are left before it goes back to the piles: one card can be laid in a turn, so the fourth best
/// is worth something only to a player with four turns.
final class HandSense {

    /// Harm done to one of several opponents, in points of one's own.
    private static final double MALICE = 0.62;

    private final Table table;
    private final Seat seat;
    private final Worth worth;
    private final Harm harm;

    /// What can be laid, the best first.
    private final List<Double> layable = new ArrayList<>();

    /// Life cards that lack one thing.
    private double near;

    /// Those of them that lack a card of this hand which can be laid.
    private double chained;

    /// Wealth cards that are still too dear, by how much is lacking.
    private double saving;

    private int accrocs;
    private int dead;

    HandSense(Table table, Seat seat, Worth worth) {
        this.table = table;
        this.seat = seat;
        this.worth = worth;
        this.harm = new Harm(table, worth.turnsLeft());
        List<Card> hand = table.hand();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            // A second copy is dead as soon as the first is laid.
            if (!card.repeatable() && card.kind() == Kind.LIFE && hand.indexOf(card) < i) {
                dead++;
            } else {
                sort(card, hand);
            }
        }
        layable.sort(Collections.reverseOrder());
    }

    private void sort(Card card, List<Card> hand) {
        switch (card.kind()) {
            case LIFE -> life(card, hand);
            case PATRIMOINE -> {
                int lacking = table.price(seat, card) - table.money(seat);
                if (lacking <= 0) {
                    layable.add(Math.max(0, worth.laid(card)));
                } else {
                    saving += card.wealth() / (1.0 + lacking);
                }
            }
            case DEFI -> layable.add(worth.laid(card));
            case ACCROC -> accroc(card);
        }
    }

    private void life(Card card, List<Card> hand) {
        if (table.isLayable(seat, card)) {
            layable.add(worth.life(card));
        } else if (table.hasTitle(seat, card)) {
            dead++;
        } else {
            boolean lacksOne = false;
            boolean lacksHeld = false;
            for (Connexion connexion : card.connexions()) {
                if (table.missing(seat, connexion) == 1) {
                    lacksOne = true;
                    lacksHeld |= isHeld(connexion, hand);
                }
            }
            near += lacksOne ? worth.life(card) : 0;
            chained += lacksHeld ? worth.life(card) : 0;
        }
    }

    private boolean isHeld(Connexion connexion, List<Card> hand) {
        for (Card held : hand) {
            if (connexion.cards().contains(held.title())
                    && !table.hasTitle(seat, held)
                    && table.isLayable(seat, held)) {
                return true;
            }
        }
        return false;
    }

    private void accroc(Card card) {
        if (!table.isLayable(seat, card)) {
            return;
        }
        accrocs++;
        double most = 0;
        for (int i = 0; i < table.seats(); i++) {
            if (i != seat.index()) {
                most = Math.max(most, harm.to(Seat.of(i), card));
            }
        }
        layable.add(MALICE * most);
    }

    /// The card that comes so-manieth, if there are turns enough to lay it.
    double best(int place, int turns) {
        return place < layable.size() && place < turns ? layable.get(place) : 0;
    }

    /// All from this place on that there are turns for.
    double beyond(int place, int turns) {
        double sum = 0;
        for (int i = place; i < layable.size() && i < turns; i++) {
            sum += layable.get(i);
        }
        return sum;
    }

    boolean isStuck() {
        return layable.isEmpty();
    }

    double near() {
        return near;
    }

    double chained() {
        return chained;
    }

    double saving() {
        return saving;
    }

    int accrocs() {
        return accrocs;
    }

    int dead() {
        return dead;
    }
}
