package tablee.server.push;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import tablee.engine.Json;
import tablee.server.store.Store;

/// The key by which push services know this server (RFC 8292). Made once and kept in the store, so that all nodes have the same and
/// browsers that subscribed stay subscribed.
final class ServerKey {

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder BYTES = Base64.getUrlDecoder();
    private static final long HOURS = 12;

    private final ECPrivateKey secret;
    private final String open;

    private ServerKey(ECPrivateKey secret, String open) {
        this.secret = secret;
        this.open = open;
    }

    static ServerKey of(Store store) {
        KeyPair fresh = Curve.newPair();
        String made =
                TEXT.encodeToString(Curve.bytes((ECPrivateKey) fresh.getPrivate()))
                        + "."
                        + TEXT.encodeToString(Curve.bytes((ECPublicKey) fresh.getPublic()));
        String[] kept = store.secret("vapid", made).split("\\.", -1);
        try {
            return new ServerKey(Curve.privateKey(BYTES.decode(kept[0])), kept[1]);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the push key in the store cannot be read", e);
        }
    }

    /// For browsers, as they take it.
    String open() {
        return open;
    }

    /// The header that tells a push service who sends.
    ///
    /// @param audience the origin of the push service
    String authorization(String audience, String contact, long nowMillis)
            throws GeneralSecurityException {
        var claims =
                Json.object()
                        .put("aud", audience)
                        .put("exp", nowMillis / 1000 + HOURS * 3600)
                        .put("sub", contact)
                        .build();
        String text = part("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + part(claims.print());
        var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(secret);
        signature.update(text.getBytes(StandardCharsets.US_ASCII));
        return "vapid t=" + text + "." + TEXT.encodeToString(signature.sign()) + ", k=" + open;
    }

    private static String part(String json) {
        return TEXT.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }
}
