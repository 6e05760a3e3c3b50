package tablee.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.StringJoiner;

/// Six invented words to write down, which say who somebody is when all devices are lost: 108 bits that can be read aloud in any language we speak. Only
/// their hash is kept.
public final class RecoveryWords {

    private static final String CONSONANTS = "bdfgjklmnprstvzc";
    private static final String VOWELS = "aiou";
    private static final int WORDS = 6;
    private static final int SYLLABLES = 3;

    private static final SecureRandom RANDOM = new SecureRandom();

    private RecoveryWords() {}

    public static String make() {
        var words = new StringJoiner(" ");
        for (int i = 0; i < WORDS; i++) {
            var word = new StringBuilder();
            for (int j = 0; j < SYLLABLES; j++) {
                word.append(CONSONANTS.charAt(RANDOM.nextInt(CONSONANTS.length())))
                        .append(VOWELS.charAt(RANDOM.nextInt(VOWELS.length())));
            }
            words.add(word);
        }
        return words.toString();
    }

    /// By which words are found, however they were typed: large or small, with or without blanks between them.
    public static String hash(String words) {
        String plain = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(
                                            ("tablee/1 words\0" + plain)
                                                    .getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
