package tablee.engine;

import java.util.Optional;

/// Files of one content set by name: the shipped ones, or an owner's folder.
public interface ContentSource {

    ContentSource EMPTY =
            new ContentSource() {
                @Override
                public String name() {
                    return "none";
                }

                @Override
                public Optional<String> read(String file) {
                    return Optional.empty();
                }
            };

    /// The set's name, as written in logs: `house`, or the folder's.
    String name();

    /// The text of this file, if the set has it.
    Optional<String> read(String file);

    /// The set that ships beside a class, in the folder `house`.
    static ContentSource house(Class<?> anchor) {
        return new ContentSource() {
            @Override
            public String name() {
                return "house";
            }

            @Override
            public Optional<String> read(String file) {
                return Texts.resource(anchor, "house/" + file);
            }
        };
    }
}
