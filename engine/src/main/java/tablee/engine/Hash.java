package tablee.engine;

/// Mixes values into a stable 64-bit hash. Order matters; the same on every machine. No `hashCode` of an enum or an object may
/// enter it, only numbers the rules know.
public final class Hash {

    public static final long START = 0x7461626C65652131L;

    private Hash() {}

    public static long mix(long hash, long value) {
        return Xoshiro.splitMix((hash ^ value) * 0xD6E8FEB86659FD93L + Xoshiro.GOLDEN);
    }

    public static long mix(long hash, byte[] values) {
        long mixed = mix(hash, values.length);
        long word = 0;
        for (int i = 0; i < values.length; i++) {
            word = (word << 8) | (values[i] & 0xFF);
            if ((i & 7) == 7) {
                mixed = mix(mixed, word);
                word = 0;
            }
        }
        return (values.length & 7) == 0 ? mixed : mix(mixed, word);
    }

    public static long mix(long hash, int[] values) {
        long mixed = mix(hash, values.length);
        for (int value : values) {
            mixed = mix(mixed, value);
        }
        return mixed;
    }

    public static long mix(long hash, String text) {
        long mixed = mix(hash, text.length());
        for (int i = 0; i < text.length(); i++) {
            mixed = mix(mixed, text.charAt(i));
        }
        return mixed;
    }

    /// Sixteen hexadecimal digits, as written in logs.
    public static String hex(long hash) {
        String digits = Long.toHexString(hash);
        return "0".repeat(16 - digits.length()) + digits;
    }

    /// What [#hex] has written.
    ///
    /// @throws NumberFormatException if it is none
    public static long read(String hex) {
        int low = Math.max(0, hex.length() - 8);
        if (hex.isEmpty() || hex.length() > 16 || !hex.matches("[0-9a-fA-F]*")) {
            throw new NumberFormatException("not a hash: " + hex);
        }
        long high = low == 0 ? 0 : Long.parseLong(hex.substring(0, low), 16);
        return high << 32 | Long.parseLong(hex.substring(low), 16);
    }
}
