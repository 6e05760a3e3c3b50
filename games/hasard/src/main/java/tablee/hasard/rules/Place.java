package tablee.hasard.rules;

import java.util.HashMap;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.hasard.content.Cradle;

/// A gap between two obstacles (HAS-R09), or one of the places off the tracks. Written `CH-L/2`, `CR`, `T2:3/4`, `SUCCESS`,
/// `DEAD`, and `UNBORN` for a pawn that has not chosen its cradle yet.
///
/// The code fits one byte of a packed pawn: two bits for the track, three for the rank, three for the obstacle; ranks 5 to 7
/// of the first track do not exist and hold the other places.
public record Place(int code) {

    static final int UNBORN = 40;
    static final int LEFT = 41;
    static final int RIGHT = 49;
    static final int CROSSROADS = 57;
    static final int SUCCESS = 58;
    static final int DEAD = 59;
    static final int CODES = 256;

    /// Places on one childhood path, the cradle included.
    static final int PATH = 8;

    private static final Place[] ALL = new Place[CODES];
    private static final String[] LABELS = new String[CODES];
    private static final Map<String, Place> BY_LABEL = new HashMap<>();

    static {
        for (int code = 0; code < CODES; code++) {
            ALL[code] = new Place(code);
            LABELS[code] = written(code);
            if (isCarton(code) || (code >= UNBORN && code <= DEAD)) {
                BY_LABEL.put(LABELS[code], ALL[code]);
            }
        }
    }

    public static Place at(int code) {
        return ALL[code];
    }

    /// The code of [#onCarton].
    static int on(int track, int rank, int k) {
        return (track << 6) | ((rank - 1) << 3) | (k - 1);
    }

    /// The place after the `k`-th obstacle of the Carton of this rank; track 0..3, rank and k from 1.
    public static Place onCarton(int track, int rank, int k) {
        return at(on(track, rank, k));
    }

    /// The place on a childhood path with this many obstacles passed; the cradle with none.
    public static Place onPath(Cradle cradle, int passed) {
        return at(cradle(cradle) + passed);
    }

    static int cradle(Cradle cradle) {
        return cradle == Cradle.L ? LEFT : RIGHT;
    }

    /// Which of the two childhood paths this place is on.
    static Cradle cradleOf(int code) {
        return code < RIGHT ? Cradle.L : Cradle.R;
    }

    static boolean isCarton(int code) {
        return (code & 63) < UNBORN;
    }

    /// HAS-R08: a pawn not placed yet counts as being in childhood.
    static boolean isChildhood(int code) {
        return code >= UNBORN && code < CROSSROADS;
    }

    static int track(int code) {
        return code >> 6;
    }

    static int rank(int code) {
        return ((code >> 3) & 7) + 1;
    }

    static int obstacle(int code) {
        return (code & 7) + 1;
    }

    public boolean isCarton() {
        return isCarton(code);
    }

    public boolean isChildhood() {
        return isChildhood(code);
    }

    public boolean isCrossroads() {
        return code == CROSSROADS;
    }

    public boolean isDead() {
        return code == DEAD;
    }

    public boolean isSuccess() {
        return code == SUCCESS;
    }

    /// Track 0 to 3; asked only of a place on a Carton, like the next two.
    public int track() {
        return track(code);
    }

    public int rank() {
        return rank(code);
    }

    /// How many obstacles of the Carton lie behind.
    public int obstacle() {
        return obstacle(code);
    }

    public String label() {
        return LABELS[code];
    }

    private static String written(int code) {
        return switch (code) {
            case UNBORN -> "UNBORN";
            case CROSSROADS -> "CR";
            case SUCCESS -> "SUCCESS";
            case DEAD -> "DEAD";
            default ->
                    isCarton(code)
                            ? "T" + (track(code) + 1) + ":" + rank(code) + "/" + obstacle(code)
                            : code < RIGHT ? "CH-L/" + (code - LEFT) : "CH-R/" + (code - RIGHT);
        };
    }

    public static Place of(String label) {
        Place place = BY_LABEL.get(label);
        if (place == null) {
            throw BadInput.of("engine.notation.shape", label, "CH-L/2, CR, T2:3/4");
        }
        return place;
    }

    @Override
    public String toString() {
        return label();
    }
}
