package tablee.server.people;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestationObjectConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import java.net.URI;
import java.util.Base64;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.server.store.PasskeyRow;
import tablee.server.store.Store;

/// Passkeys (WebAuthn): a device keeps a secret for this address, we keep its public half. What was answered once is not believed a second time.
public final class Passkeys {

    private static final Logger LOG = LoggerFactory.getLogger(Passkeys.class);
    private static final String ENTER = "enter";

    /// Loaded when the first passkey comes: most servers and all starts do without.
    private static final class Library {
        static final ObjectConverter CONVERTER = new ObjectConverter();
        static final WebAuthnManager MANAGER =
                WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
        static final AttestationObjectConverter MADE = new AttestationObjectConverter(CONVERTER);

        private Library() {}
    }

    private final Store store;
    private final Challenges challenges;
    private final LongSupplier clock;

    public Passkeys(Store store, LongSupplier clock) {
        this.store = store;
        this.clock = clock;
        this.challenges = new Challenges(store);
    }

    /// The name under which a browser keeps passkeys of this address.
    public static String site(String base) {
        return Objects.requireNonNullElse(URI.create(base).getHost(), "");
    }

    public String challengeFor(String person) {
        return challenges.make("keep " + person, clock.getAsLong());
    }

    public String challenge() {
        return challenges.make(ENTER, clock.getAsLong());
    }

    /// What a browser answers when a passkey was made; all but the challenge in base64url.
    public record Made(String challenge, String credential, String client) {}

    /// What it answers when one is used.
    public record Used(
            String challenge, String id, String authenticator, String client, String signature) {}

    /// Keeps a passkey for somebody; empty when it is not what was asked for.
    public Optional<PasskeyRow> keep(String base, String person, String label, Made made) {
        long now = clock.getAsLong();
        return challenges
                .read("keep " + person, made.challenge(), now)
                .flatMap(
                        challenge -> {
                            Optional<byte[]> id = verified(base, challenge, made);
                            return id.filter(_ -> challenges.spend(challenge, now));
                        })
                .map(id -> Base64.getUrlEncoder().withoutPadding().encodeToString(id))
                .filter(id -> store.keep().passkey(id).isEmpty())
                .map(id -> new PasskeyRow(id, person, made.credential(), 0, label, now, now))
                .map(
                        row -> {
                            store.keep().add(row).join();
                            return row;
                        });
    }

    private static Optional<byte[]> verified(String base, byte[] challenge, Made made) {
        try {
            var data =
                    Library.MANAGER.verify(
                            new RegistrationRequest(bytes(made.credential()), bytes(made.client())),
                            new RegistrationParameters(server(base, challenge), null, false, true));
            return Optional.ofNullable(data.getAttestationObject())
                    .map(answer -> answer.getAuthenticatorData().getAttestedCredentialData())
                    .map(known -> known.getCredentialId());
        } catch (WebAuthnException | IllegalArgumentException e) {
            LOG.debug("no passkey: {}", e.toString());
            return Optional.empty();
        }
    }

    /// Whose passkey this is, if it has signed what was asked; empty otherwise.
    public Optional<String> enter(String base, Used used) {
        long now = clock.getAsLong();
        return challenges
                .read(ENTER, used.challenge(), now)
                .flatMap(
                        challenge ->
                                store.keep()
                                        .passkey(used.id())
                                        .filter(row -> verified(base, challenge, used, row, now))
                                        .filter(_ -> challenges.spend(challenge, now)))
                .map(PasskeyRow::person);
    }

    private boolean verified(String base, byte[] challenge, Used used, PasskeyRow row, long now) {
        try {
            var known =
                    new CredentialRecordImpl(
                            Objects.requireNonNull(Library.MADE.convert(bytes(row.credential()))),
                            null,
                            null,
                            null);
            known.setCounter(row.uses());
            AuthenticationData data =
                    Library.MANAGER.verify(
                            new AuthenticationRequest(
                                    bytes(used.id()),
                                    bytes(used.authenticator()),
                                    bytes(used.client()),
                                    bytes(used.signature())),
                            new AuthenticationParameters(
                                    server(base, challenge), known, null, false, true));
            long uses =
                    Optional.ofNullable(data.getAuthenticatorData())
                            .map(said -> said.getSignCount())
                            .orElse(0L);
            store.keep().used(row.id(), uses, now).join();
            return true;
        } catch (WebAuthnException | IllegalArgumentException e) {
            LOG.debug("not let in: {}", e.toString());
            return false;
        }
    }

    private static ServerProperty server(String base, byte[] challenge) {
        return ServerProperty.builder()
                .origin(Origin.create(base))
                .rpId(site(base))
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }
}
