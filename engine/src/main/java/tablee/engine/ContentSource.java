package tablee.engine;

import java.nio.charset.StandardCharsets;
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

    /// The same as bytes, for files that are no text: pictures.
    default Optional<byte[]> bytes(String file) {
        return read(file).map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

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
