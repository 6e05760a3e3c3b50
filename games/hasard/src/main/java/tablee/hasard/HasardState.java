package tablee.hasard;

import java.util.Arrays;
import java.util.Optional;
import tablee.engine.Hash;
import tablee.engine.State;

/// The whole table (section 5.4 of the register). All of it is public in this game.
///
/// Immutable once it has left the rules: a step works on a fresh [#fork] and is the only writer of it. Fields are plain and
/// small, because search and simulation copy a state at every step. What seldom changes is shared from step to step: the
/// arrays until somebody writes ([#pawn(int, long)]), the Destiny round and open payments as values of their own.
public final class HasardState implements State {

    static final int TRACKS = 4;

    /// Nothing chosen, nobody meant.
    static final int NOBODY = -1;

    final Setup setup;

    /// By pawn number − 1; before birth is settled by slot.
    private long[] pawns;

    private boolean pawnsShared;

    /// Four bits a rank, lowest first: profession + 1, or 0 for an empty slot. Filled without gaps (HAS-M-5).
    private int[] tracks;

    /// Birth only (HAS-R04): eight bits a slot, its provisional rank and its last sum.
    long birth;

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

    /// HAS-2-1
    HasardState(Setup setup) {
        this.setup = setup;
        pawns = new long[setup.pawns()];
        for (int slot = 0; slot < pawns.length; slot++) {
            pawns[slot] = Pawn.newborn(slot);
        }
        tracks = new int[TRACKS];
    }

    private HasardState(HasardState from) {
        setup = from.setup;
        pawns = from.pawns;
        pawnsShared = true;
        tracks = from.tracks;
        birth = from.birth;
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

    int count() {
        return pawns.length;
    }

    long pawn(int pawn) {
        return pawns[pawn];
    }

    void pawn(int pawn, long packed) {
        if (pawnsShared) {
            pawns = pawns.clone();
            pawnsShared = false;
        }
        pawns[pawn] = packed;
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

    int place(int pawn) {
        return Pawn.place(pawns[pawn]);
    }

    boolean lives(int pawn) {
        return Pawn.lives(pawns[pawn]);
    }

    /// The seat that decides for a pawn (for a slot, while births are settled).
    int seat(int pawn) {
        return Pawn.slot(pawns[pawn]) % setup.options().seats();
    }

    /// HAS-R40: odd seats A, even seats B.
    boolean sameCamp(int pawn, int other) {
        return ((Pawn.slot(pawns[pawn]) - Pawn.slot(pawns[other])) & 1) == 0;
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
            return Pawn.rings(pawns[pawn], kind);
        }
        int rings = 0;
        for (int other = 0; other < pawns.length; other++) {
            if (sharesPurse(pawn, other)) {
                rings += Pawn.rings(pawns[other], kind);
            }
        }
        return rings;
    }

    boolean canPay(Price price) {
        return purse(active, Quality.RI) >= price.riches()
                && purse(active, Quality.SA) >= price.health();
    }

    /// How many pawns have left the game.
    int exits() {
        int exits = 0;
        for (long pawn : pawns) {
            exits = Math.max(exits, Pawn.exit(pawn));
        }
        return exits;
    }

    /// The living pawn on this place of a Carton, or nobody.
    int occupant(int place) {
        for (int pawn = 0; pawn < pawns.length; pawn++) {
            if (Pawn.place(pawns[pawn]) == place) {
                return pawn;
            }
        }
        return NOBODY;
    }

    /// Cartons on a track.
    int height(int track) {
        int bits = 32 - Integer.numberOfLeadingZeros(tracks[track]);
        return (bits + 3) >> 2;
    }

    /// The profession of a Carton on the board.
    int profession(int track, int rank) {
        return ((tracks[track] >> (4 * (rank - 1))) & 0xF) - 1;
    }

    int professionAt(int place) {
        return profession(Place.track(place), Place.rank(place));
    }

    /// The track that holds Cartons of this profession, or nobody.
    int trackOf(int profession) {
        for (int number = 0; number < TRACKS; number++) {
            for (int left = tracks[number]; left != 0; left >>>= 4) {
                if ((left & 0xF) == profession + 1) {
                    return number;
                }
            }
        }
        return NOBODY;
    }

    void lay(int track, int rank, int profession) {
        tracks = tracks.clone();
        tracks[track] |= (profession + 1) << (4 * (rank - 1));
    }

    void lay(int[] packedTracks) {
        tracks = packedTracks.clone();
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
        for (long pawn : pawns) {
            faces += Pawn.ambush(pawn) == 0 ? 0 : 1;
        }
        return faces;
    }

    /// HAS-R03: the box holds four.
    boolean ambushInStock() {
        return !setup.options().boxAmbushes() || ambushesOnBoard() < 4;
    }

    /// What a pawn's rod counts for in this round (HAS-R65, HAS-R66).
    int workingKit(int pawn) {
        return switch (destiny.face()) {
            case FAM -> 0;
            case PRO -> Quality.EVERYTHING_WORN;
            case NONE, CRI, GUE, EPU, REV -> Pawn.kit(pawns[pawn]);
        };
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, setup.cartons().hash());
        hash = Hash.mix(hash, setup.options().seats() * 4L + level().number());
        for (long pawn : pawns) {
            hash = Hash.mix(hash, pawn);
        }
        hash = Hash.mix(hash, tracks);
        hash = Hash.mix(hash, birth);
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
                && Arrays.equals(pawns, state.pawns)
                && Arrays.equals(tracks, state.tracks)
                && birth == state.birth
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
