package tablee.engine;

import java.util.List;

/// A sentence not yet in any language: the key of a text and what goes into it. Arguments are numbers, plain texts
/// (names, notation), seats, [Words] or other messages; [Texts] turns the whole into a reader's language.
public record Message(String key, List<Object> args) {

    public Message {
        args = List.copyOf(args);
        for (Object arg : args) {
            if (!(arg instanceof Integer
                    || arg instanceof String
                    || arg instanceof Seat
                    || arg instanceof Words
                    || arg instanceof Message)) {
                throw new IllegalArgumentException(key + ": cannot say " + arg.getClass());
            }
        }
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
