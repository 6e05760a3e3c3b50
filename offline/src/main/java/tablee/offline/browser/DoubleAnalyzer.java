package tablee.offline.browser;

import org.teavm.classlib.impl.text.DoubleAnalyzer.Result;

/// Fractions as the browser writes them: the fewest digits that are read as the same number, as the JDK does.
public final class DoubleAnalyzer {

    /// As many digits as TeaVM expects, with a point after the first.
    private static final int DIGITS = 18;

    private DoubleAnalyzer() {}

    public static void analyze(double number, Result result) {
        result.sign = number < 0 || 1 / number < 0;
        String text = new Written(Math.abs(number)).toExponential();
        int end = text.indexOf('e');
        String digits = text.substring(0, end).replace(".", "");
        result.mantissa = Long.parseLong(digits + "0".repeat(DIGITS - digits.length()));
        result.exponent = Integer.parseInt(text.substring(end + 1));
    }
}
