package tablee.hasard.rules;

import java.util.Arrays;
import tablee.engine.Hash;
import tablee.hasard.content.Quality;

/// Pawns, tracks and births in a few words, because search and simulation copy a table at every step; the one file that knows where each
/// bit lies. Everybody else asks by name. Pawns are counted from 0 (before birth is settled by slot), tracks from 0, ranks from 1.
///
/// The arrays are shared from step to step until somebody writes.
abstract sealed class PackedTable permits HasardState {

    static final int TRACKS = 4;

    /// Nothing chosen, nobody meant.
    static final int NOBODY = -1;

    // A pawn: place, beads and diplomas, ambush in front of it, whether it opened a track, whose it
    // is, when it left, its rings.
    private static final long PLACE = 0xFF;
    private static final int KIT = 8;
    private static final int AMBUSH = 18;
    private static final int OPENED = 22;
    private static final int SLOT = 24;
    private static final int EXIT = 28;
    private static final int RICHES = 32;
    private static final int HEALTH = 48;
    private static final int RINGS = 0xFFFF;
    private static final int FOUR_BITS = 0xF;

    private long[] pawns;
    private boolean shared;

    /// Four bits a rank, lowest first: profession + 1, or 0 for an empty slot. Filled without gaps (HAS-M-5).
    private int[] tracks;

    /// Birth only (HAS-R04): eight bits a slot, its provisional rank and its last sum.
    private long birth;

    /// HAS-4-1 New-borns without any quality, and no Carton on the board.
    PackedTable(int count) {
        pawns = new long[count];
        for (int slot = 0; slot < count; slot++) {
            newborn(slot, slot);
        }
        tracks = new int[TRACKS];
    }

    PackedTable(PackedTable from) {
        pawns = from.pawns;
        shared = true;
        tracks = from.tracks;
        birth = from.birth;
    }

    final int count() {
        return pawns.length;
    }

    private int bits(int pawn, int from, int mask) {
        return (int) (pawns[pawn] >>> from) & mask;
    }

    private void bits(int pawn, int from, int mask, int value) {
        write(pawn, (pawns[pawn] & ~((long) mask << from)) | ((long) value << from));
    }

    private void write(int pawn, long packed) {
        if (shared) {
            pawns = pawns.clone();
            shared = false;
        }
        pawns[pawn] = packed;
    }

    /// A pawn at the very beginning. A slot is a birth throw: seat A's first pawn, seat B's first, …
    final void newborn(int pawn, int slot) {
        write(pawn, Place.UNBORN | ((long) slot << SLOT));
    }

    /// The code of its [Place].
    final int place(int pawn) {
        return (int) (pawns[pawn] & PLACE);
    }

    final void put(int pawn, int place) {
        write(pawn, (pawns[pawn] & ~PLACE) | place);
    }

    /// Its beads and diplomas, a set by [Quality#bit].
    final int kit(int pawn) {
        return bits(pawn, KIT, Quality.EVERYTHING_WORN);
    }

    final void wear(int pawn, int kit) {
        bits(pawn, KIT, Quality.EVERYTHING_WORN, kit);
    }

    final int beads(int pawn) {
        return Integer.bitCount(kit(pawn) & Quality.BEADS);
    }

    /// 0, or the face 7, 8 or 9. The ambush belongs to the place (HAS-R23). It is kept with the pawn all the same, because it lies only
    /// where a pawn stands: taking over a place takes the ambush along ([Moves]).
    final int ambush(int pawn) {
        return bits(pawn, AMBUSH, FOUR_BITS);
    }

    final void ambush(int pawn, int face) {
        bits(pawn, AMBUSH, FOUR_BITS, face);
    }

    final boolean hasOpened(int pawn) {
        return bits(pawn, OPENED, 1) != 0;
    }

    final void opened(int pawn) {
        bits(pawn, OPENED, 1, 1);
    }

    final int slot(int pawn) {
        return bits(pawn, SLOT, FOUR_BITS);
    }

    /// 0 while in the game; then 1 for the first pawn that left it, 2 for the next …
    final int exit(int pawn) {
        return bits(pawn, EXIT, FOUR_BITS);
    }

    final void exit(int pawn, int order) {
        bits(pawn, EXIT, FOUR_BITS, order);
    }

    final int rings(int pawn, Quality kind) {
        return bits(pawn, kind == Quality.RI ? RICHES : HEALTH, RINGS);
    }

    final void rings(int pawn, Quality kind, int count) {
        bits(pawn, kind == Quality.RI ? RICHES : HEALTH, RINGS, count);
    }

    /// Cartons on a track.
    final int height(int track) {
        int bits = 32 - Integer.numberOfLeadingZeros(tracks[track]);
        return (bits + 3) >> 2;
    }

    /// The profession of a Carton on the board.
    final int profession(int track, int rank) {
        return ((tracks[track] >> (4 * (rank - 1))) & FOUR_BITS) - 1;
    }

    /// The track that holds Cartons of this profession, or nobody.
    final int trackOf(int profession) {
        for (int number = 0; number < TRACKS; number++) {
            for (int left = tracks[number]; left != 0; left >>>= 4) {
                if ((left & FOUR_BITS) == profession + 1) {
                    return number;
                }
            }
        }
        return NOBODY;
    }

    final void lay(int track, int rank, int profession) {
        tracks = tracks.clone();
        tracks[track] |= (profession + 1) << (4 * (rank - 1));
    }

    final int birthRank(int slot) {
        return (int) (birth >>> (8 * slot + 4)) & FOUR_BITS;
    }

    /// 0 until it has thrown.
    final int birthSum(int slot) {
        return (int) (birth >>> (8 * slot)) & FOUR_BITS;
    }

    final void birth(int slot, int rank, int sum) {
        long both = ((long) rank << 4) | sum;
        birth = (birth & ~(0xFFL << (8 * slot))) | (both << (8 * slot));
    }

    /// All births in one number, as positions write them.
    final long births() {
        return birth;
    }

    final void births(long all) {
        birth = all;
    }

    final long mix(long before) {
        long hash = before;
        for (long pawn : pawns) {
            hash = Hash.mix(hash, pawn);
        }
        return Hash.mix(Hash.mix(hash, tracks), birth);
    }

    final boolean liesAs(PackedTable other) {
        return Arrays.equals(pawns, other.pawns)
                && Arrays.equals(tracks, other.tracks)
                && birth == other.birth;
    }
}
