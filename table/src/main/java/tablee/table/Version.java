package tablee.table;

/// Which Tablée this is: what `--version`, `/api`, a store and a replay say. The poms say the same, and `./tablee release --version X` writes
/// both; a constant, because the program in the browser has no manifest to read it from.
public final class Version {

    public static final String TEXT = "1.0.0";

    private Version() {}
}
