package tablee.offline.browser;

/// Fractions as the browser reads them: the nearest there is to what was written, as the JDK does.
public final class DoubleSynthesizer {

    /// TeaVM hands over nineteen digits, with a point after the first.
    private static final int BEHIND = 18;

    private DoubleSynthesizer() {}

    /// The number that is written so.
    ///
    /// @param digits without a sign; the first bit is one of them
    public static double synthesizeDouble(long digits, int exponent, boolean negative) {
        var number = new Written(Long.toUnsignedString(digits) + "e" + (exponent - BEHIND));
        return negative ? -number.valueOf() : number.valueOf();
    }
}
