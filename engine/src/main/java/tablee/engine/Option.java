package tablee.engine;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tablee.engine.form.Shape;

/// One thing a table may choose before the game, described as data so that any client can draw the form. The
/// label and the help of an option are the texts `option.NAME` and `option.NAME.help`; those of a value `option.NAME.VALUE`.
public sealed interface Option {

    String name();

    /// The value written in a log when nobody chose.
    String standard();

    /// The clause or ruling it comes from.
    String clause();

    /// Whether it belongs behind *More options*.
    boolean advanced();

    /// What a written value looks like.
    Shape shape();

    /// Refuses a value that is not among the possible ones, naming the option and what was expected.
    String check(String value);

    /// A number from `least` to `most`, or one of a few special ones outside (0 for *never*).
    record Range(
            String name,
            int usual,
            int least,
            int most,
            Set<Integer> also,
            String clause,
            boolean advanced)
            implements Option {

        public Range {
            also = Collections.unmodifiableSet(new TreeSet<>(also));
        }

        @Override
        public String standard() {
            return Integer.toString(usual);
        }

        @Override
        public String check(String value) {
            if (value.matches("-?\\d{1,9}")) {
                int number = Integer.parseInt(value);
                if ((number >= least && number <= most) || also.contains(number)) {
                    return Integer.toString(number);
                }
            }
            throw BadInput.of("engine.option.number", name, value, least, most, clause);
        }

        @Override
        public Shape shape() {
            return new Shape.Text("-?[0-9]{1,9}");
        }
    }

    record Choice(String name, List<String> values, String clause, boolean advanced)
            implements Option {

        public Choice {
            values = List.copyOf(values);
        }

        /// The first value is the usual one.
        @Override
        public String standard() {
            return values.getFirst();
        }

        @Override
        public String check(String value) {
            if (!values.contains(value)) {
                throw BadInput.of(
                        "engine.option.choice", name, value, String.join(", ", values), clause);
            }
            return value;
        }

        @Override
        public Shape shape() {
            return new Shape.Word(values);
        }
    }

    record Flag(String name, boolean usual, String clause, boolean advanced) implements Option {

        @Override
        public String standard() {
            return Boolean.toString(usual);
        }

        @Override
        public String check(String value) {
            if (!value.equals("true") && !value.equals("false")) {
                throw BadInput.of("engine.option.flag", name, value, clause);
            }
            return value;
        }

        @Override
        public Shape shape() {
            return new Shape.Word(List.of("true", "false"));
        }
    }
}
