package tablee.engine.content;

/// The apostrophe has two forms: people type ', and read ’. They are one letter: a name is found by either, and a set whose texts
/// differ in nothing else is the same set, so that games begun before its texts were set well go on (ADR 0245).
public final class Apostrophe {

    private Apostrophe() {}

    /// As it is read.
    public static String set(String text) {
        return text.replace('\'', '’');
    }

    /// As it is typed.
    public static String typed(String text) {
        return text.replace('’', '\'');
    }
}
