package tablee.hasard;

/// A pawn packed in one word: place, beads and diplomas, ambush in front of it, whether it opened a track, whose it is, when it
/// left the game, and its rings. A table is then one small array, copied once a step.
///
/// The ambush belongs to the place (HAS-R23). It is kept here all the same, because an ambush lies only where a pawn
/// stands: taking over a place takes the ambush along ([Moves]).
final class Pawn {

    private static final int KIT = 8;
    private static final int AMBUSH = 18;
    private static final int OPENED = 22;
    private static final int SLOT = 24;
    private static final int EXIT = 28;
    private static final int RICHES = 32;
    private static final int HEALTH = 48;
    private static final int RINGS = 0xFFFF;

    private Pawn() {}

    /// A new-born without any quality (HAS-4-1). A slot is a birth throw: seat A's first pawn, seat B's first, …
    static long newborn(int slot) {
        return Place.UNBORN | ((long) slot << SLOT);
    }

    static int place(long pawn) {
        return (int) pawn & 0xFF;
    }

    static long at(long pawn, int place) {
        return (pawn & ~0xFFL) | place;
    }

    static int kit(long pawn) {
        return (int) (pawn >>> KIT) & Quality.EVERYTHING_WORN;
    }

    static long wearing(long pawn, int kit) {
        return (pawn & ~((long) Quality.EVERYTHING_WORN << KIT)) | ((long) kit << KIT);
    }

    static int beads(long pawn) {
        return Integer.bitCount(kit(pawn) & Quality.BEADS);
    }

    /// 0, or the face 7, 8 or 9.
    static int ambush(long pawn) {
        return (int) (pawn >>> AMBUSH) & 0xF;
    }

    static long behind(long pawn, int face) {
        return (pawn & ~(0xFL << AMBUSH)) | ((long) face << AMBUSH);
    }

    static boolean hasOpened(long pawn) {
        return ((pawn >>> OPENED) & 1) != 0;
    }

    static long opener(long pawn) {
        return pawn | (1L << OPENED);
    }

    static int slot(long pawn) {
        return (int) (pawn >>> SLOT) & 0xF;
    }

    /// 0 while in the game; then 1 for the first pawn that left it, 2 for the next …
    static int exit(long pawn) {
        return (int) (pawn >>> EXIT) & 0xF;
    }

    static long left(long pawn, int order) {
        return (pawn & ~(0xFL << EXIT)) | ((long) order << EXIT);
    }

    static int riches(long pawn) {
        return (int) (pawn >>> RICHES) & RINGS;
    }

    static int health(long pawn) {
        return (int) (pawn >>> HEALTH) & RINGS;
    }

    static long withRiches(long pawn, int rings) {
        return (pawn & ~((long) RINGS << RICHES)) | ((long) rings << RICHES);
    }

    static long withHealth(long pawn, int rings) {
        return (pawn & ~((long) RINGS << HEALTH)) | ((long) rings << HEALTH);
    }

    static int rings(long pawn, Quality kind) {
        return kind == Quality.RI ? riches(pawn) : health(pawn);
    }

    static long withRings(long pawn, Quality kind, int rings) {
        return kind == Quality.RI ? withRiches(pawn, rings) : withHealth(pawn, rings);
    }

    static boolean lives(long pawn) {
        int place = place(pawn);
        return place != Place.DEAD && place != Place.SUCCESS;
    }
}
