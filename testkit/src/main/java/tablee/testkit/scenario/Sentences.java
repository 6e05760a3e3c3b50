package tablee.testkit.scenario;

import java.util.regex.Pattern;
import tablee.engine.Message;

/// What the testkit says about broken scenario files. It has one language: its readers are people who write tests. A
/// [tablee.engine.Texts] shows an unknown key as it is, so a whole sentence can stand in its place.
public final class Sentences {

    private static final Pattern WHOLE_POSITION = Pattern.compile("(?s) in \\w*[\\[{].*");

    private Sentences() {}

    public static Message say(String sentence) {
        return Message.of(sentence);
    }

    /// What a broken invariant says, without the whole position that follows it: its reader has it before them.
    static String without(String sentence) {
        return WHOLE_POSITION.matcher(sentence).replaceFirst("");
    }
}
