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
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tablee.server.store.DeviceRow;
import tablee.server.store.PeopleStore.Known;
import tablee.server.store.PersonRow;
import tablee.server.store.Store;

/// People without passwords: a random token says who somebody is, one on each of their devices. Only its hash is kept.
final class People {

    private static final int REMEMBERED = 20_000;

    /// How long what the store said about a token is believed: another node may have ended it.
    private static final long BELIEVED = 30_000;

    /// How exactly it is kept when a device was last there.
    private static final long HOUR = 3_600_000;

    private static final int DEVICES = 20;

    private record Remembered(Known known, long at) {}

    private final Store store;
    private final LongSupplier clock;
    private final Consumer<String> spread;
    private final SecureRandom secrets = new SecureRandom();
    private final Map<String, Remembered> remembered =
            new LinkedHashMap<>(64, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Remembered> eldest) {
                    return size() > REMEMBERED;
                }
            };

    /// @param spread tells all nodes a word about somebody
    People(Store store, LongSupplier clock, Consumer<String> spread) {
        this.store = store;
        this.clock = clock;
        this.spread = spread;
    }

    record Newcomer(PersonRow person, String token) {}

    /// Blocks until the person is in the store.
    Newcomer welcome(String name, String language, boolean program, String label) {
        String token = secret(32);
        long now = clock.getAsLong();
        var person = new PersonRow(secret(12), name, language, program, now);
        store.people().add(person, device(token, person.id(), label, now)).join();
        return new Newcomer(person, token);
    }

    /// Makes another device one of this person's; of many, the one that was longest away ends. Gives its token.
    String join(PersonRow person, String label) {
        String token = secret(32);
        store.people().add(device(token, person.id(), label, clock.getAsLong())).join();
        store.people().devicesOf(person.id()).stream()
                .skip(DEVICES)
                .forEach(device -> end(person.id(), device.id()));
        return token;
    }

    private static DeviceRow device(String token, String person, String label, long now) {
        String hash = hash(token);
        return new DeviceRow(hash, hash.substring(0, 16), person, label, now, now);
    }

    /// Ends a device of this person, and what it is connected to on any node. False when there is none of this id.
    boolean end(String person, String device) {
        boolean ended = store.people().endDevice(person, device).join();
        synchronized (remembered) {
            remembered.values().removeIf(known -> known.known().device().id().equals(device));
        }
        if (ended) {
            spread.accept("ended-" + person);
        }
        return ended;
    }

    /// Forgets what is remembered of somebody, because the store knows better now.
    void lookAgain(String person) {
        synchronized (remembered) {
            remembered.values().removeIf(known -> known.known().person().id().equals(person));
        }
    }

    PersonRow change(PersonRow person, String name, String language, String face) {
        var renamed =
                new PersonRow(
                        person.id(), name, language, person.program(), person.createdAt(), face);
        store.people().update(renamed).join();
        lookAgain(person.id());
        return renamed;
    }

    /// Whose token this is, and on which device. May block.
    Optional<Known> find(String token) {
        if (token.length() > 100) {
            return Optional.empty();
        }
        String hash = hash(token);
        long now = clock.getAsLong();
        synchronized (remembered) {
            Remembered known = remembered.get(hash);
            if (known != null && Math.abs(now - known.at()) < BELIEVED) {
                return Optional.of(known.known());
            }
        }
        Optional<Known> found = store.people().byToken(hash);
        synchronized (remembered) {
            remembered.remove(hash);
            found.ifPresent(known -> remembered.put(hash, new Remembered(known, now)));
        }
        if (found.isPresent() && now - found.get().device().seenAt() > HOUR) {
            var _ = store.people().seen(hash, now);
        }
        return found;
    }

    /// The same without asking the store: empty for somebody who has not been here lately.
    Optional<PersonRow> known(String token) {
        synchronized (remembered) {
            return token.length() > 100
                    ? Optional.empty()
                    : Optional.ofNullable(remembered.get(hash(token)))
                            .map(found -> found.known().person());
        }
    }

    String secret(int bytes) {
        byte[] secret = new byte[bytes];
        secrets.nextBytes(secret);
        // Never a hyphen first: on a command line that would be an option.
        secret[0] &= 0x7F;
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
