import java.util.Map;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Whose place our classes for the browser take (`tablee.offline.browser`, ADR 340): what TeaVM or a table would bring along in Java and data is there
/// already.
public final class Browser extends SimpleSubstitutionPolicy {

    private static final String OURS = "tablee.offline.browser";

    /// By name, the package that each would be in.
    private static final Map<String, String> PLACES =
            Map.of(
                    "Pattern", "java.util.regex",
                    "Matcher", "java.util.regex",
                    "DoubleAnalyzer", "org.teavm.classlib.impl.text",
                    "DoubleSynthesizer", "org.teavm.classlib.impl.text",
                    "Decomposition", "tablee.table");

    /// Data that only those classes read.
    static final String UNREAD = "tablee/table/decompositions.txt";

    @Override
    public void contribute(SubstitutionSink sink) {
        PLACES.forEach((name, place) -> sink.selectClasses(named(place + "." + name)).replacePackage(place, OURS));
    }
}
