package tablee.testkit.scenario;

import tablee.engine.Message;

/// What the testkit says about broken scenario files. It has one language: its readers are people who write tests. A
/// [tablee.engine.Texts] shows an unknown key as it is, so a whole sentence can stand in its place.
public final class Sentences {

    private Sentences() {}

    public static Message say(String sentence) {
        return Message.of(sentence);
    }
}
