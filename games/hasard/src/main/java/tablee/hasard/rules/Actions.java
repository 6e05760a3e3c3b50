package tablee.hasard.rules;

import java.util.List;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardAction.*;

/// One shared instance of every action there is, and the lists that never change.
final class Actions {

    static final int PAWNS = 8;

    private static final int PRICES = Price.values().length;

    static final HasardAction THROW = new Throw();
    static final HasardAction PASS = new Pass();
    static final HasardAction DONE = new Done();
    static final HasardAction STAY = new Stay();
    static final HasardAction DECLINE = new Decline();
    static final HasardAction REFUSE = new Refuse();
    static final HasardAction LUCK = new ThrowLuck();

    static final List<HasardAction> ONLY_THROW = List.of(THROW);
    static final List<HasardAction> THROW_OR_PASS = List.of(THROW, PASS);
    static final List<HasardAction> CRADLES =
            List.of(new ChooseCradle(Cradle.L), new ChooseCradle(Cradle.R));
    static final List<HasardAction> TASK = List.of(new Attempt(), new Neglect());
    static final List<HasardAction> MALADIE = List.of(new GiveHealth(), new LieDown());

    private static final Change[] CHANGES = new Change[Place.CODES * PRICES];
    private static final Lay[] LAYS = new Lay[Profession.COUNT * PRICES];
    private static final Spend[] SPENDS = new Spend[PRICES];
    private static final Choose[] CHOICES = new Choose[HasardState.TRACKS];
    private static final WarTrack[] WAR_TRACKS = new WarTrack[HasardState.TRACKS];
    private static final Open[] OPENINGS = new Open[Profession.COUNT];
    private static final Source[] SOURCES = new Source[PAWNS];
    private static final Victim[] VICTIMS = new Victim[PAWNS];
    private static final Ambush[] EIGHTS = new Ambush[PAWNS];
    private static final Ambush[] NINES = new Ambush[PAWNS];
    private static final Give[] GIFTS = new Give[2 * PAWNS * PAWNS];

    static {
        for (Price price : Price.values()) {
            SPENDS[price.number()] = new Spend(price);
            for (int code = 0; code < Place.CODES; code++) {
                CHANGES[code * PRICES + price.number()] = new Change(Place.at(code), price);
            }
            for (int p = 0; p < Profession.COUNT; p++) {
                LAYS[p * PRICES + price.number()] = new Lay(Profession.at(p), price);
            }
        }
        for (int track = 0; track < HasardState.TRACKS; track++) {
            CHOICES[track] = new Choose(track);
            WAR_TRACKS[track] = new WarTrack(track);
        }
        for (int p = 0; p < Profession.COUNT; p++) {
            OPENINGS[p] = new Open(Profession.at(p));
        }
        for (int pawn = 0; pawn < PAWNS; pawn++) {
            SOURCES[pawn] = new Source(pawn + 1);
            VICTIMS[pawn] = new Victim(pawn + 1);
            EIGHTS[pawn] = new Ambush(pawn + 1, 8);
            NINES[pawn] = new Ambush(pawn + 1, 9);
            for (int to = 0; to < PAWNS; to++) {
                GIFTS[pawn * PAWNS + to] = new Give(Quality.RI, pawn + 1, to + 1);
                GIFTS[(PAWNS + pawn) * PAWNS + to] = new Give(Quality.SA, pawn + 1, to + 1);
            }
        }
    }

    private Actions() {}

    static HasardAction change(int place, Price price) {
        return CHANGES[place * PRICES + price.number()];
    }

    static HasardAction lay(int profession, Price price) {
        return LAYS[profession * PRICES + price.number()];
    }

    static HasardAction spend(Price price) {
        return SPENDS[price.number()];
    }

    static HasardAction choose(int track) {
        return CHOICES[track];
    }

    static HasardAction warTrack(int track) {
        return WAR_TRACKS[track];
    }

    static HasardAction open(int profession) {
        return OPENINGS[profession];
    }

    /// Pawns counted from 0 here and below.
    static HasardAction source(int pawn) {
        return SOURCES[pawn];
    }

    static HasardAction victim(int pawn) {
        return VICTIMS[pawn];
    }

    static HasardAction ambush(int target, int face) {
        return face == 8 ? EIGHTS[target] : NINES[target];
    }

    static HasardAction give(Quality ring, int from, int to) {
        return GIFTS[((ring == Quality.RI ? 0 : PAWNS) + from) * PAWNS + to];
    }
}
