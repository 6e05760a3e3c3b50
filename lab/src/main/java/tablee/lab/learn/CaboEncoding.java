package tablee.lab.learn;

import java.util.ArrayList;
import java.util.List;
import tablee.cabo.rules.CaboPhase;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Seat;

/// Everything a seat of Cabo may know, with a perfect memory. Cards as they are printed (0 to 13), −1 for a card that is not there or not
/// known; numbers are not scaled.
final class CaboEncoding implements Encoding<CaboView> {

    private static final int HIGHEST = 13;
    private static final CaboPhase[] PHASES = CaboPhase.values();

    private final int seats;
    private final int cards;
    private final List<String> names;

    /// Made once: a view is asked for a place many times.
    private final Place[][] places;

    CaboEncoding(int seats, int cards) {
        this.seats = seats;
        this.cards = cards;
        names = List.copyOf(layout());
        places = new Place[seats][cards];
        for (int seat = 0; seat < seats; seat++) {
            for (int slot = 0; slot < cards; slot++) {
                places[seat][slot] = new Place(Seat.of(seat), slot + 1);
            }
        }
    }

    private List<String> layout() {
        var layout = new ArrayList<String>();
        for (CaboPhase phase : PHASES) {
            layout.add("phase " + phase.label());
        }
        layout.addAll(List.of("turns", "turn of", "caller", "held", "top", "pile", "discards"));
        for (int seat = 0; seat < seats; seat++) {
            layout.add("score +" + seat);
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int slot = 1; slot <= cards; slot++) {
                String place = " +" + seat + " " + slot;
                layout.addAll(List.of("there" + place, "card" + place, "known to owner" + place));
            }
        }
        for (int card = 0; card <= HIGHEST; card++) {
            layout.add("discarded " + card);
        }
        return layout;
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public void write(CaboView view, Seat seat, float[] row, int start) {
        var now = view.now();
        int at = start;
        for (CaboPhase phase : PHASES) {
            row[at++] = now.phase() == phase ? 1 : 0;
        }
        row[at++] = now.turns();
        row[at++] = away(seat, now.active());
        row[at++] = now.caller() < 0 ? -1 : away(seat, now.caller());
        row[at++] = now.held();
        row[at++] = now.discardTop();
        row[at++] = now.drawCount();
        row[at++] = now.discardCount();
        for (int i = 0; i < seats; i++) {
            row[at++] = now.scores().get((seat.index() + i) % seats);
        }
        for (int i = 0; i < seats; i++) {
            at = tableau(view, (seat.index() + i) % seats, row, at);
        }
        for (int card = 0; card <= HIGHEST; card++) {
            row[at + card] = 0;
        }
        int discards = at;
        view.memory().eachDiscard(card -> row[discards + card]++);
    }

    private int tableau(CaboView view, int owner, float[] row, int start) {
        int at = start;
        int there = view.slots(Seat.of(owner));
        for (int slot = 0; slot < cards; slot++) {
            Place place = places[owner][slot];
            boolean occupied = (there >> slot & 1) != 0;
            row[at++] = occupied ? 1 : 0;
            row[at++] = occupied ? view.remembered(place).orElse(-1) : -1;
            row[at++] = occupied && view.isKnownTo(place.seat(), place) ? 1 : 0;
        }
        return at;
    }

    private int away(Seat seat, int other) {
        return (other - seat.index() + seats) % seats;
    }
}
