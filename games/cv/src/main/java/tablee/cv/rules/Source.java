package tablee.cv.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.Message;

/// One thing that shows a symbol in a turn and can pay once (CV-R-11), packed in a number: what it shows, where it comes
/// from, whether it is spent, and which cards of the kit have changed it.
public final class Source {

    /// Where a symbol comes from; the order is the order of payment of CV-R-34.
    public enum Origin {
        EVENT('e'),
        BORROWED('b'),
        TOKEN('t'),
        DIE('d');

        private static final List<Origin> ALL = List.of(values());

        private final char letter;

        Origin(char letter) {
            this.letter = letter;
        }
    }

    static final int EVENT = 0;
    static final int BORROWED = 1;
    static final int TOKEN = 2;
    static final int DIE = 3;

    private static final int SPENT = 1 << 5;
    private static final int ACTED = 6;

    /// Sources of one origin beyond this would need more than seven extra dice or dozens of tokens.
    static final int MOST = 63;

    private static final Ref[][] REFS = new Ref[4][MOST + 1];

    static {
        for (int origin = 0; origin < 4; origin++) {
            for (int number = 0; number <= MOST; number++) {
                REFS[origin][number] = new Ref(origin, number);
            }
        }
    }

    /// How people name a source: `d3` the third die, `t1` the first token, `b1` the borrowed symbol, `e2` the second symbol of
    /// played events.
    public record Ref(int origin, int number) implements Comparable<Ref> {

        public Origin from() {
            return Origin.ALL.get(origin);
        }

        public boolean isFrom(Origin other) {
            return from() == other;
        }

        /// As it is named by somebody who types, there or not: `die 3`.
        public Message named() {
            return Message.of("cv.named." + from().name(), number);
        }

        @Override
        public String toString() {
            return Character.toString(Origin.ALL.get(origin).letter) + number;
        }

        /// Dice first, then tokens, borrowed symbols, event symbols: as they lie.
        @Override
        public int compareTo(Ref other) {
            return origin != other.origin
                    ? Integer.compare(other.origin, origin)
                    : Integer.compare(number, other.number);
        }
    }

    private Source() {}

    static int of(int origin, int symbol) {
        return origin << 3 | symbol;
    }

    static int symbol(int source) {
        return source & 7;
    }

    static int origin(int source) {
        return source >> 3 & 3;
    }

    static boolean isSpent(int source) {
        return (source & SPENT) != 0;
    }

    static int spend(int source) {
        return source | SPENT;
    }

    /// Cards of the kit, by position, that have changed it.
    static int acted(int source) {
        return source >>> ACTED;
    }

    static boolean hasActed(int source, int kitPosition) {
        return (source >>> (ACTED + kitPosition) & 1) != 0;
    }

    static int converted(int source, int kitPosition, int symbol) {
        return (source & ~7) | symbol | 1 << (ACTED + kitPosition);
    }

    static int withActed(int source, int acted) {
        return source | acted << ACTED;
    }

    static Ref ref(int origin, int number) {
        return REFS[origin][number];
    }

    /// The name of the source at this place of the row; dice lie first.
    static Ref ref(int[] sources, int index) {
        int origin = origin(sources[index]);
        if (origin == DIE) {
            return REFS[DIE][index + 1];
        }
        int number = 0;
        for (int i = 0; i <= index; i++) {
            if (origin(sources[i]) == origin) {
                number++;
            }
        }
        return REFS[origin][number];
    }

    /// Where the source of this name lies in the row, or −1.
    static int index(int[] sources, Ref ref) {
        int number = 0;
        for (int i = 0; i < sources.length; i++) {
            if (origin(sources[i]) == ref.origin() && ++number == ref.number()) {
                return i;
            }
        }
        return -1;
    }

    public static Optional<Ref> read(String text) {
        for (Origin origin : Origin.ALL) {
            if (text.matches("[" + origin.letter + "][1-9]\\d?")) {
                int number = Integer.parseInt(text.substring(1));
                return number <= MOST
                        ? Optional.of(REFS[Origin.ALL.indexOf(origin)][number])
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
