package tablee.engine.lent;

/// Stands beside texts of which French has three, English two and German one.
public final class Lent {

    private Lent() {}
}
