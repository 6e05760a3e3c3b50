package tablee.bots.metro;

import tablee.bots.Evaluation;
import tablee.engine.Seat;
import tablee.metro.MetroView;
import tablee.metro.Personnage;
import tablee.metro.Table;

/// Who is ahead: points everybody can count, and for the player who looks, the objectives of their own character so far.
final class Standing implements Evaluation<MetroView> {

    /// Points of lead that turn an even chance into about three to one.
    private static final double SCALE = 6;

    @Override
    public double chance(MetroView view, Seat seat) {
        Table table = view.now();
        double own = 0;
        double all = 0;
        for (int i = 0; i < table.seats(); i++) {
            double strength = Math.exp(points(table, Seat.of(i)) / SCALE);
            all += strength;
            own = i == seat.index() ? strength : own;
        }
        return own / all;
    }

    private static double points(Table table, Seat seat) {
        double points = table.score(seat);
        if (table.character(seat).isPresent()) {
            Personnage person = table.character(seat).get();
            points += reached(table.points(seat, person.main()), person.mainMin()) * 5;
            points += reached(table.points(seat, person.secondary()), person.secondaryMin()) * 2;
        } else {
            // Nobody knows what the others are after; on average they get about half of it.
            points += 3.5;
        }
        return points;
    }

    private static double reached(int points, int goal) {
        return points >= goal ? 1 : 0.7 * points / goal;
    }
}
