package tablee.bots.hasard;

import java.util.List;
import tablee.hasard.content.Ahead;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Place;

/// How many turns a pawn alone would still need, in closed form (section 5.6 of the register): one for every expected failure, and
/// something for deadly obstacles and for Cartons nobody has paid for yet.
final class Outlook {

    private static final int RANKS = 5;

    /// A life is worth about as many turns as a long career.
    private static final double DEATH = 25;

    /// Turns it takes to come by a health ring at an open end.
    static final double HEALTH = 2.2;

    /// Turns a wealth ring saves at some obstacle, sooner or later.
    static final double RICHES = 0.7;

    private final HasardView.Now now;

    Outlook(HasardView.Now now) {
        this.now = now;
    }

    double of(int pawn) {
        HasardView.PawnNow self = now.pawn(pawn);
        double ambush = self.ambush() > 0 ? 1.0 / Odds.reaching(self.ambush() - 1) - 1 : 0;
        return of(self, self.place()) + ambush;
    }

    /// The same pawn, were it to stand elsewhere.
    double of(HasardView.PawnNow pawn, Place place) {
        if (place.isSuccess()) {
            return 0;
        }
        if (place.isDead()) {
            return 1000;
        }
        if (place.isCarton()) {
            return 1 + fromCarton(pawn, place);
        }
        double ahead = childhood(pawn, place);
        return 1 + ahead + bestCareer(pawn);
    }

    private double childhood(HasardView.PawnNow pawn, Place place) {
        if (!place.isChildhood()) {
            return 0;
        }
        if (place.label().equals("UNBORN")) {
            return Math.min(path(Cradle.L, 0, pawn.kit()), path(Cradle.R, 0, pawn.kit()));
        }
        Cradle cradle = place.label().startsWith("CH-L") ? Cradle.L : Cradle.R;
        int passed = place.label().charAt(place.label().length() - 1) - '0';
        return path(cradle, passed, pawn.kit());
    }

    double path(Cradle cradle, int passed, int kit) {
        List<Obstacle> obstacles = now.cartons().path(cradle).obstacles();
        return Odds.failures(obstacles.subList(passed, obstacles.size()), kit);
    }

    /// The best track to tackle from the crossroads, were this pawn free to open one.
    private double bestCareer(HasardView.PawnNow pawn) {
        double best = Double.MAX_VALUE;
        int used = 0;
        for (int track = 0; track < 4; track++) {
            if (now.height(track) > 0) {
                used++;
                best = Math.min(best, track(pawn, track));
            }
        }
        if (used < now.options().usableTracks() && !pawn.hasOpened()) {
            for (Profession profession : Profession.values()) {
                best = Math.min(best, career(pawn, profession));
            }
        }
        return best;
    }

    /// A whole track from the crossroads.
    double track(HasardView.PawnNow pawn, int track) {
        double turns = 0;
        for (int rank = 1; rank <= now.height(track); rank++) {
            turns += carton(now.profession(track, rank), rank, 0, pawn.kit());
        }
        return turns + unlaid(pawn, now.profession(track, now.height(track)), now.height(track));
    }

    /// A profession not on the board yet.
    double career(HasardView.PawnNow pawn, Profession profession) {
        double first = carton(profession, 1, 0, pawn.kit());
        if (!now.options().level().veteran()) {
            for (int rank = 2; rank <= RANKS; rank++) {
                first += carton(profession, rank, 0, pawn.kit());
            }
            return first;
        }
        return first + unlaid(pawn, profession, 1);
    }

    private double fromCarton(HasardView.PawnNow pawn, Place place) {
        int track = place.track();
        int height = now.height(track);
        double turns =
                carton(
                        now.profession(track, place.rank()),
                        place.rank(),
                        place.obstacle(),
                        pawn.kit());
        for (int rank = place.rank() + 1; rank <= height; rank++) {
            turns += carton(now.profession(track, rank), rank, 0, pawn.kit());
        }
        return turns + unlaid(pawn, now.profession(track, height), height);
    }

    /// Cartons still to be laid: the same profession again, each for a health ring, in hand or to be found.
    private double unlaid(HasardView.PawnNow pawn, Profession profession, int height) {
        double turns = 0;
        int health = now.purse(pawn.number(), Quality.SA);
        for (int rank = height + 1; rank <= RANKS; rank++) {
            turns += carton(profession, rank, 0, pawn.kit()) + (health-- > 0 ? 0 : HEALTH);
        }
        return turns;
    }

    /// Failures to expect on what is left of a Carton.
    double carton(Profession profession, int rank, int passed, int kit) {
        Ahead ahead = now.cartons().ahead(kit);
        return ahead.failures(profession, rank, passed)
                + DEATH * ahead.dying(profession, rank, passed);
    }
}
