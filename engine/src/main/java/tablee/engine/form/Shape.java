package tablee.engine.form;

import java.util.List;

/// What a reader in any language may expect of a written value.
public sealed interface Shape {

    /// A text.
    ///
    /// @param pattern a regular expression for the whole of it, empty for any text
    record Text(String pattern) implements Shape {}

    /// A whole number between two bounds, both included.
    record Whole(long least, long most) implements Shape {}

    /// Anything.
    record Any() implements Shape {}

    /// A part that a game describes itself, each in its own way: what a view holds, an event.
    ///
    /// @param part how the game's own descriptions are called: `now`, `event` …
    record OfGame(String part) implements Shape {}

    record Decimal() implements Shape {}

    record Flag() implements Shape {}

    /// One of a few words.
    record Word(List<String> words) implements Shape {
        public Word {
            words = List.copyOf(words);
        }
    }

    /// The value, or null.
    record Nullable(Shape value) implements Shape {}

    /// One of several shapes that a reader can tell apart.
    record Either(List<Shape> shapes) implements Shape {
        public Either {
            shapes = List.copyOf(shapes);
        }
    }

    record Items(Shape item) implements Shape {}

    /// An object whose names are data: a list of cards for each seat.
    ///
    /// @param name what a name looks like
    record Entries(Shape name, Shape value) implements Shape {}

    /// An object whose names are given.
    ///
    /// @param name what other languages call its type; empty for one that is written where it is
    ///   used
    record Fields(String name, List<Part> parts) implements Shape {
        public Fields {
            parts = List.copyOf(parts);
        }
    }

    /// A field of an object.
    record Part(String name, Shape shape, Presence presence) {

        public static Part always(String name, Shape shape) {
            return new Part(name, shape, Presence.ALWAYS);
        }

        public static Part maybe(String name, Shape shape) {
            return new Part(name, shape, Presence.MAYBE);
        }
    }

    enum Presence {
        /// Written by every writer, demanded by every reader.
        ALWAYS,
        /// Written by every writer; whoever leaves it out gets a usual value.
        WRITTEN,
        /// Written where there is something.
        MAYBE
    }

    /// One of several objects, told apart by the word in their field `kind`.
    record Kinds(String name, List<Kind> kinds) implements Shape {
        public Kinds {
            kinds = List.copyOf(kinds);
        }
    }

    record Kind(String word, List<Part> parts) {
        public Kind {
            parts = List.copyOf(parts);
        }
    }
}
