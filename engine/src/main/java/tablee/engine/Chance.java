package tablee.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/// What nobody decides. The rules name the chance event that is due; the loop draws it and writes it in the log, so that
/// a replay needs no generator, a test can force any throw, and a search can go through all of them.
///
/// Its notation is the name followed by the values: `roll RGGHL`, `deal 7 4 0 …`.
public sealed interface Chance {

    /// One short word, the same in logs and scenario files.
    String name();

    Alphabet alphabet();

    /// Draws without bias, using nothing but `random`.
    Drawn draw(Randomness random);

    /// How likely this result is; 0 for one that cannot happen.
    double probability(Drawn drawn);

    /// Shows every possible result once. Meant for dice and miniature decks.
    void forEach(Consumer<Drawn> visitor);

    default String write(Drawn drawn) {
        return name() + " " + alphabet().write(drawn);
    }

    /// Reads what [#write] wrote; refuses what this event cannot give.
    default Drawn read(String text) {
        String trimmed = text.trim();
        if (!trimmed.equals(name()) && !trimmed.startsWith(name() + " ")) {
            throw BadInput.of("engine.chance.name", trimmed, name());
        }
        Drawn drawn = Drawn.of(alphabet().read(trimmed.substring(name().length())));
        if (probability(drawn) == 0) {
            throw BadInput.of("engine.chance.impossible", trimmed, name());
        }
        return drawn;
    }

    /// Some dice, thrown together, each with the same faces; the result keeps their order.
    record Throw(String name, int dice, int faces, Alphabet alphabet) implements Chance {

        @Override
        public Drawn draw(Randomness random) {
            int[] values = new int[dice];
            for (int i = 0; i < dice; i++) {
                values[i] = random.below(faces);
            }
            return Drawn.owning(values);
        }

        @Override
        public double probability(Drawn drawn) {
            if (drawn.size() != dice) {
                return 0;
            }
            for (int i = 0; i < dice; i++) {
                if (drawn.get(i) < 0 || drawn.get(i) >= faces) {
                    return 0;
                }
            }
            return Math.pow(faces, -dice);
        }

        @Override
        public void forEach(Consumer<Drawn> visitor) {
            int[] values = new int[dice];
            do {
                visitor.accept(Drawn.of(values));
            } while (increment(values));
        }

        private boolean increment(int[] values) {
            for (int i = dice - 1; i >= 0; i--) {
                if (++values[i] < faces) {
                    return true;
                }
                values[i] = 0;
            }
            return false;
        }
    }

    /// One of several, all equally likely: a starter, a card out of a fan.
    record Pick(String name, int from, Alphabet alphabet) implements Chance {

        @Override
        public Drawn draw(Randomness random) {
            return Drawn.owning(new int[] {random.below(from)});
        }

        @Override
        public double probability(Drawn drawn) {
            return drawn.size() == 1 && drawn.get(0) >= 0 && drawn.get(0) < from ? 1.0 / from : 0;
        }

        @Override
        public void forEach(Consumer<Drawn> visitor) {
            for (int value = 0; value < from; value++) {
                visitor.accept(Drawn.of(value));
            }
        }
    }

    /// All these cards in a new order. Equal values are the same card to the rules, so that orders which differ only in
    /// them are one result.
    final class Shuffle implements Chance {

        private final String name;
        private final int[] cards;
        private final Alphabet alphabet;

        public Shuffle(String name, int[] cards, Alphabet alphabet) {
            this(alphabet, name, cards.clone());
        }

        private Shuffle(Alphabet alphabet, String name, int[] cards) {
            this.name = name;
            this.cards = cards;
            this.alphabet = alphabet;
        }

        /// Takes the array as its own: nobody writes to it any more.
        public static Shuffle owning(String name, int[] cards, Alphabet alphabet) {
            return new Shuffle(alphabet, name, cards);
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Alphabet alphabet() {
            return alphabet;
        }

        /// The cards to be shuffled, in no particular order.
        public int[] cards() {
            return cards.clone();
        }

        /// Fisher–Yates from the top: position `i` takes one of those not yet placed.
        @Override
        public Drawn draw(Randomness random) {
            int[] order = cards.clone();
            for (int i = 0; i < order.length - 1; i++) {
                int j = i + random.below(order.length - i);
                int card = order[j];
                order[j] = order[i];
                order[i] = card;
            }
            return Drawn.owning(order);
        }

        @Override
        public double probability(Drawn drawn) {
            int[] sorted = drawn.toArray();
            Arrays.sort(sorted);
            int[] expected = cards.clone();
            Arrays.sort(expected);
            if (!Arrays.equals(sorted, expected)) {
                return 0;
            }
            double probability = 1;
            for (int i = 0, run = 0; i < sorted.length; i++) {
                run = i > 0 && sorted[i] == sorted[i - 1] ? run + 1 : 1;
                probability *= (double) run / (i + 1);
            }
            return probability;
        }

        @Override
        public void forEach(Consumer<Drawn> visitor) {
            int[] sorted = cards.clone();
            Arrays.sort(sorted);
            arrange(new ArrayList<>(), sorted, new boolean[sorted.length], visitor);
        }

        private static void arrange(
                List<Integer> placed, int[] sorted, boolean[] used, Consumer<Drawn> visitor) {
            if (placed.size() == sorted.length) {
                visitor.accept(Drawn.of(placed));
                return;
            }
            for (int i = 0; i < sorted.length; i++) {
                boolean twin = i > 0 && sorted[i] == sorted[i - 1] && !used[i - 1];
                if (!used[i] && !twin) {
                    used[i] = true;
                    placed.addLast(sorted[i]);
                    arrange(placed, sorted, used, visitor);
                    placed.removeLast();
                    used[i] = false;
                }
            }
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Shuffle shuffle
                    && name.equals(shuffle.name)
                    && Arrays.equals(cards, shuffle.cards)
                    && alphabet.equals(shuffle.alphabet);
        }

        @Override
        public int hashCode() {
            return 31 * name.hashCode() + Arrays.hashCode(cards);
        }

        @Override
        public String toString() {
            return "Shuffle " + name + " of " + cards.length;
        }
    }
}
