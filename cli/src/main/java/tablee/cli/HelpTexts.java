package tablee.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import tablee.engine.Texts;

/// The help of the commands, found by picocli under keys such as `help.tablee.play.seats`. A tilde is a space that is meant: text
/// files are trimmed.
final class HelpTexts extends ResourceBundle {

    private static final String PREFIX = "help.";

    private final Texts texts;

    HelpTexts(Texts texts) {
        this.texts = texts;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.has(PREFIX + key) ? texts.say(PREFIX + key).replace('~', ' ') : null;
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(
                texts.keys().stream()
                        .filter(key -> key.startsWith(PREFIX))
                        .map(key -> key.substring(PREFIX.length()))
                        .toList());
    }
}
