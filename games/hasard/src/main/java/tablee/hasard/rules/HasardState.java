package tablee.hasard.rules;

import java.util.Optional;
import tablee.engine.Hash;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;

/// The whole table (section 5.4 of the register). All of it is public in this game.
///
/// Immutable once it has left the rules: a step works on a fresh [#fork] and is the only writer of it. Fields are plain and
/// small; pawns, tracks and births lie packed in [PackedTable]. What seldom changes is shared from step to step: the Destiny
/// round and open payments are values of their own.
public final class HasardState extends PackedTable implements State {

    final Setup setup;

    Phase phase = Phase.BIRTH;

    /// Dice are in the air; which ones follows from the phase.
    boolean rolling;

    /// The pawn that plays (in birth the slot that throws).
    int active;

    /// Draws of a life's beginning: 0 to 7 for the qualities, 8 to 11 for the rings.
    int drawRound;

    int turns;

    /// HAS-R30: a task on this place may be tried.
    boolean window;

    /// The throw that is due, or being decided on, is at a task.
    boolean atTask;

    /// The track named at the crossroads (HAS-R15).
    int track = NOBODY;

    /// The sum of the throw being decided on: a ring sacrifice, or a victim.
    int sum;

    boolean gaveAtBegin;
    boolean gaveAtEnd;

    Transfer transfer = Transfer.NONE;
    Debt debt = Debt.NONE;
    DestinyRound destiny = DestinyRound.NONE;

    /// A set of pawns whose last turn was a free change of profession (HAS-R56); bots must not chain them.
    int freeChanges;

    boolean freeNow;
    Ending ending = Ending.NONE;
    int winner = NOBODY;

    /// HAS-2-1 A table before the first throw.
    public static HasardState start(HasardOptions options, CartonSet cartons) {
        return new HasardState(new Setup(options, cartons));
    }

    /// Nothing is hidden: the table a view shows is the table.
    public static HasardState shownBy(HasardView view) {
        return view.state();
    }

    HasardState(Setup setup) {
        super(setup.pawns());
        this.setup = setup;
    }

    private HasardState(HasardState from) {
        super(from);
        setup = from.setup;
        phase = from.phase;
        rolling = from.rolling;
        active = from.active;
        drawRound = from.drawRound;
        turns = from.turns;
        window = from.window;
        atTask = from.atTask;
        track = from.track;
        sum = from.sum;
        gaveAtBegin = from.gaveAtBegin;
        gaveAtEnd = from.gaveAtEnd;
        transfer = from.transfer;
        debt = from.debt;
        destiny = from.destiny;
        freeChanges = from.freeChanges;
        freeNow = from.freeNow;
        ending = from.ending;
        winner = from.winner;
    }

    /// A copy for one step to write on.
    HasardState fork() {
        return new HasardState(this);
    }

    Level level() {
        return setup.options().level();
    }

    boolean camps() {
        return setup.options().camps();
    }

    CartonSet cartons() {
        return setup.cartons();
    }

    boolean lives(int pawn) {
        int place = place(pawn);
        return place != Place.DEAD && place != Place.SUCCESS;
    }

    /// The seat that decides for a pawn (for a slot, while births are settled).
    int seat(int pawn) {
        return slot(pawn) % setup.options().seats();
    }

    /// HAS-R40: odd seats A, even seats B.
    boolean sameCamp(int pawn, int other) {
        return (slot(pawn) - slot(other)) % 2 == 0;
    }

    /// HAS-R41: partners are not opponents.
    boolean opponents(int pawn, int other) {
        return pawn != other && !(camps() && sameCamp(pawn, other));
    }

    /// The other living pawns of the camp share a pawn's purse; without camps nobody does (HAS-R42).
    boolean sharesPurse(int pawn, int other) {
        return pawn == other || (camps() && sameCamp(pawn, other) && lives(other));
    }

    /// Rings of this kind that can pay for a pawn's step.
    int purse(int pawn, Quality kind) {
        if (!camps()) {
            return rings(pawn, kind);
        }
        int rings = 0;
        for (int other = 0; other < count(); other++) {
            if (sharesPurse(pawn, other)) {
                rings += rings(other, kind);
            }
        }
        return rings;
    }

    boolean canPay(Price price) {
        return purse(active, Quality.RI) >= price.riches()
                && purse(active, Quality.SA) >= price.health();
    }

    /// HAS-R56 Whether a pawn's last turn was a free change of profession.
    boolean changedFreely(int pawn) {
        return ((freeChanges >> pawn) & 1) != 0;
    }

    void changedFreely(int pawn, boolean free) {
        int bit = 1 << pawn;
        freeChanges = free ? freeChanges | bit : freeChanges & ~bit;
    }

    /// Whose pawn this is, for a sentence; with its number where somebody plays several.
    Object owner(int pawn) {
        Seat seat = Seat.of(seat(pawn));
        for (int other = 0; other < count(); other++) {
            if (other != pawn && seat(other) == seat(pawn)) {
                return Message.of("hasard.pawn", seat, pawn + 1);
            }
        }
        return seat;
    }

    /// How many pawns have left the game.
    int exits() {
        int exits = 0;
        for (int pawn = 0; pawn < count(); pawn++) {
            exits = Math.max(exits, exit(pawn));
        }
        return exits;
    }

    /// The living pawn on this place of a Carton, or nobody.
    int occupant(int place) {
        for (int pawn = 0; pawn < count(); pawn++) {
            if (place(pawn) == place) {
                return pawn;
            }
        }
        return NOBODY;
    }

    int professionAt(int place) {
        return profession(Place.track(place), Place.rank(place));
    }

    /// `CLOWN 1/2`: the obstacle just before a place on a Carton, by the name the content gives it.
    String bar(int place) {
        return Profession.at(professionAt(place))
                + " "
                + Place.rank(place)
                + "/"
                + Place.obstacle(place);
    }

    /// Obstacles on the Carton of a place.
    int length(int place) {
        return cartons().length(professionAt(place), Place.rank(place));
    }

    /// HAS-R09: the last place of a Carton.
    boolean isBoundary(int place) {
        return Place.obstacle(place) == length(place);
    }

    Optional<Task> taskAt(int place) {
        return Place.isCarton(place)
                ? cartons().task(professionAt(place), Place.rank(place), Place.obstacle(place))
                : Optional.empty();
    }

    int ambushesOnBoard() {
        int faces = 0;
        for (int pawn = 0; pawn < count(); pawn++) {
            faces += ambush(pawn) == 0 ? 0 : 1;
        }
        return faces;
    }

    /// HAS-R03: the box holds four.
    boolean ambushInStock() {
        return !setup.options().boxAmbushes() || ambushesOnBoard() < 4;
    }

    /// HAS-22-FAM-2 What a pawn's rod counts for in this round (HAS-R65, HAS-R66).
    int workingKit(int pawn) {
        return switch (destiny.face()) {
            case FAM -> 0;
            case PRO -> Quality.EVERYTHING_WORN;
            case NONE, CRI, GUE, EPU, REV -> kit(pawn);
        };
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, setup.cartons().hash());
        hash = Hash.mix(hash, setup.options().seats() * 4L + level().number());
        hash = mix(hash);
        hash = Hash.mix(hash, turnWord());
        hash = Hash.mix(hash, duesWord());
        return Hash.mix(hash, destinyWord());
    }

    private long turnWord() {
        long word = phase.number();
        word = (word << 1) | (rolling ? 1 : 0);
        word = (word << 3) | active;
        word = (word << 4) | drawRound;
        word = (word << 24) | turns;
        word = (word << 1) | (window ? 1 : 0);
        word = (word << 1) | (atTask ? 1 : 0);
        word = (word << 3) | (track + 1);
        word = (word << 4) | sum;
        word = (word << 1) | (gaveAtBegin ? 1 : 0);
        return (word << 1) | (gaveAtEnd ? 1 : 0);
    }

    private long duesWord() {
        long word = transfer.givers();
        word = (word << 16) | transfer.receivers();
        word = (word << 2) | debt.riches();
        word = (word << 2) | debt.health();
        word = (word << 3) | debt.due().number();
        return (word << 12) | debt.dueFor();
    }

    private long destinyWord() {
        long word = destiny.word();
        word = (word << 8) | freeChanges;
        word = (word << 1) | (freeNow ? 1 : 0);
        word = (word << 4) | exits();
        word = (word << 3) | ending.number();
        return (word << 4) | (winner + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HasardState state
                && liesAs(state)
                && turnWord() == state.turnWord()
                && duesWord() == state.duesWord()
                && destinyWord() == state.destinyWord()
                && setup.equals(state.setup);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
