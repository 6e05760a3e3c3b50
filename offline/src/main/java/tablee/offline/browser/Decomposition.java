package tablee.offline.browser;

/// Letters taken apart, in place of the table that `tablee.table` reads: the browser knows NFKD.
public final class Decomposition {

    private Decomposition() {}

    public static String of(String text) {
        return new Letters(text).normalize("NFKD");
    }
}
