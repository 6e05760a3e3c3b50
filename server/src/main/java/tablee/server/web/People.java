package tablee.server.web;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tablee.server.store.PersonRow;
import tablee.server.store.Store;

/// People without passwords: a random token says who somebody is. Only its hash is kept.
final class People {

    private static final int REMEMBERED = 20_000;

    private final Store store;
    private final LongSupplier clock;
    private final SecureRandom secrets = new SecureRandom();
    private final Map<String, PersonRow> known =
            new LinkedHashMap<>(64, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, PersonRow> eldest) {
                    return size() > REMEMBERED;
                }
            };

    People(Store store, LongSupplier clock) {
        this.store = store;
        this.clock = clock;
    }

    record Newcomer(PersonRow person, String token) {}

    /// Blocks until the person is in the store.
    Newcomer welcome(String name, String language, boolean program) {
        String token = secret(32);
        var person =
                new PersonRow(secret(12), hash(token), name, language, program, clock.getAsLong());
        store.add(person).join();
        return new Newcomer(person, token);
    }

    PersonRow rename(PersonRow person, String name, String language) {
        var renamed =
                new PersonRow(
                        person.id(),
                        person.tokenHash(),
                        name,
                        language,
                        person.program(),
                        person.createdAt());
        store.update(renamed).join();
        synchronized (known) {
            known.put(renamed.tokenHash(), renamed);
        }
        return renamed;
    }

    /// Whose token this is. May block.
    Optional<PersonRow> find(String token) {
        if (token.length() > 100) {
            return Optional.empty();
        }
        String hash = hash(token);
        synchronized (known) {
            PersonRow person = known.get(hash);
            if (person != null) {
                return Optional.of(person);
            }
        }
        Optional<PersonRow> found = store.personByToken(hash);
        synchronized (known) {
            found.ifPresent(person -> known.put(hash, person));
        }
        return found;
    }

    /// The same without asking the store: empty for somebody who has not been here lately.
    Optional<PersonRow> known(String token) {
        synchronized (known) {
            return token.length() > 100
                    ? Optional.empty()
                    : Optional.ofNullable(known.get(hash(token)));
        }
    }

    String secret(int bytes) {
        byte[] secret = new byte[bytes];
        secrets.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    static String hash(String secret) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
