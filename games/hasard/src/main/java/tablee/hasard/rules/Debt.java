package tablee.hasard.rules;

import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// Rings still owed, and what they buy. Owed for longer than one step only in camps, where the acting player may say whose
/// rings pay (HAS-R42).
///
/// @param dueFor what [#due] needs to know, in one number, as positions write it; asked by name below
public record Debt(Due due, int dueFor, int riches, int health) {

    public static final Debt NONE = new Debt(Due.NOTHING, 0, 0, 0);

    /// Below this, what a number in [#dueFor] is about; above it, how much or how.
    private static final int PARTS = 8;

    static Debt of(Due due, Price price) {
        return new Debt(due, 0, price.riches(), price.health());
    }

    static Debt forCarton(Profession profession, Price price) {
        int dueFor = price.number() * PARTS + profession.number();
        return new Debt(Due.LAY, dueFor, price.riches(), price.health());
    }

    int profession() {
        return dueFor % PARTS;
    }

    Price price() {
        return Price.at(dueFor / PARTS);
    }

    /// @param called to the barracks, in a war
    static Debt forLeap(Place place, boolean called, Price price) {
        int dueFor = called ? place.code() + Place.CODES : place.code();
        return new Debt(Due.LEAP, dueFor, price.riches(), price.health());
    }

    boolean isCall() {
        return dueFor >= Place.CODES;
    }

    int place() {
        return dueFor % Place.CODES;
    }

    /// HAS-11-3 A nine costs two wealth rings, which no other step costs.
    static Debt forAmbush(int target, int face) {
        return new Debt(Due.AMBUSH, face * PARTS + target, face - 7, 0);
    }

    int target() {
        return dueFor % PARTS;
    }

    int face() {
        return dueFor / PARTS;
    }

    boolean isPaid() {
        return riches + health == 0;
    }

    /// The kind of ring to be paid next.
    Quality next() {
        return riches > 0 ? Quality.RI : Quality.SA;
    }

    Debt lessOne() {
        return riches > 0
                ? new Debt(due, dueFor, riches - 1, health)
                : new Debt(due, dueFor, riches, health - 1);
    }
}
