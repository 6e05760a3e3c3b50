package tablee.table.fair;

/// Bytes and words as hexadecimal digits, small letters.
public final class Hex {

    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    public static String of(byte[] bytes) {
        var text = new StringBuilder(2 * bytes.length);
        for (byte one : bytes) {
            text.append(DIGITS.charAt((one >> 4) & 15)).append(DIGITS.charAt(one & 15));
        }
        return text.toString();
    }

    public static byte[] bytes(String digits) {
        if (digits.length() % 2 != 0) {
            throw new NumberFormatException("an odd number of digits: " + digits);
        }
        byte[] bytes = new byte[digits.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) ((digit(digits, 2 * i) << 4) | digit(digits, 2 * i + 1));
        }
        return bytes;
    }

    /// One to sixteen digits as a word of 64 bits.
    public static long word(String digits) {
        if (digits.isEmpty() || digits.length() > 16) {
            throw new NumberFormatException("no word of 64 bits: " + digits);
        }
        long word = 0;
        for (int i = 0; i < digits.length(); i++) {
            word = (word << 4) | digit(digits, i);
        }
        return word;
    }

    private static int digit(String digits, int at) {
        int digit = Character.digit(digits.charAt(at), 16);
        if (digit < 0) {
            throw new NumberFormatException("no hexadecimal digit in " + digits);
        }
        return digit;
    }
}
