package tablee.engine;

import java.util.List;

/// A sentence not yet in any language: the key of a text and what goes into it. Arguments are numbers, plain texts
/// (names, notation), a seat or several, [Words] or other messages; [Texts] turns the whole into a reader's language.
public record Message(String key, List<Object> args) {

    private static final String PLAIN = "engine.said.plain";
    private static final String DECIMAL = "engine.said.decimal";

    public Message {
        args = List.copyOf(args);
        for (Object arg : args) {
            if (!(arg instanceof Integer
                    || arg instanceof String
                    || arg instanceof Seat
                    || arg instanceof Seats
                    || arg instanceof Words
                    || arg instanceof Message)) {
                throw new IllegalArgumentException(key + ": cannot say " + arg.getClass());
            }
        }
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }

    /// A text that is the same in every language: a name, a number, notation.
    public static Message plain(Object text) {
        return of(PLAIN, text.toString());
    }

    /// A number with up to this many decimals, which are written 2.5 or 2,5. No formatter: this also runs in the browser.
    public static Message decimal(double value, int digits) {
        long unit = 1;
        for (int i = 0; i < digits; i++) {
            unit *= 10;
        }
        long scaled = Math.abs(Math.round(value * unit));
        String whole = (value < 0 && scaled > 0 ? "-" : "") + scaled / unit;
        String rest = Long.toString(unit + scaled % unit).substring(1);
        while (rest.endsWith("0")) {
            rest = rest.substring(0, rest.length() - 1);
        }
        return rest.isEmpty() ? plain(whole) : of(DECIMAL, whole, rest);
    }

    /// Whether this is such a number, so that a word may go with it as with a whole one.
    boolean isDecimal() {
        return key.equals(DECIMAL) || (key.equals(PLAIN) && isWhole(args.getFirst().toString()));
    }

    private static boolean isWhole(String text) {
        String digits = text.startsWith("-") ? text.substring(1) : text;
        return !digits.isEmpty()
                && digits.length() < 10
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /// From the least to the most that is allowed; one number if they are the same.
    public static Message range(Message least, Message most) {
        return least.equals(most) ? least : of("engine.said.range", least, most);
    }

    public static Message range(int least, int most) {
        return range(plain(least), plain(most));
    }

    /// Things one after another, as people say them: `a, b and c`. Each is what a message may hold. Not empty.
    public static Message list(List<?> things) {
        Object last = things.getLast();
        if (things.size() == 1) {
            return last instanceof Message one ? one : of("engine.said.one", last);
        }
        Object first = things.getFirst();
        for (Object next : things.subList(1, things.size() - 1)) {
            first = of("engine.said.comma", first, next);
        }
        return of("engine.said.and", first, last);
    }

    /// A number in words up to twelve, in figures beyond.
    public static Message number(int number) {
        return number >= 0 && number <= 12
                ? of("engine.number." + number)
                : of("engine.said.one", number);
    }

    /// Several sentences, each on a line of its own. Halved, so that a thousand of them do not nest a thousand deep.
    public static Message lines(List<Message> lines) {
        if (lines.isEmpty()) {
            return plain("");
        }
        int half = lines.size() / 2;
        return half == 0
                ? lines.getFirst()
                : of(
                        "engine.said.lines",
                        lines(lines.subList(0, half)),
                        lines(lines.subList(half, lines.size())));
    }
}
