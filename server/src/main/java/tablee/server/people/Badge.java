package tablee.server.people;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;

/// What stands for somebody in the eyes of somebody else: the same each time for these two, and for nobody else. Ids of people are secrets of the server.
public final class Badge {

    private static final int BYTES = 12;

    private Badge() {}

    public static String of(String viewer, String person) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(
                                    ("tablee/1 acquaintance\0" + viewer + "\0" + person)
                                            .getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(Arrays.copyOf(hash, BYTES));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
