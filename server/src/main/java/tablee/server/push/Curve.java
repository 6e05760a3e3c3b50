package tablee.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;

/// P-256, the one curve of Web Push, and its points as 65 bytes: 4, x, y.
final class Curve {

    static final int POINT = 65;
    private static final int SIDE = 32;
    private static final ECParameterSpec P256 = parameters();

    private Curve() {}

    private static ECParameterSpec parameters() {
        try {
            var parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has P-256", e);
        }
    }

    static KeyPair newPair() {
        try {
            var generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(P256);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has P-256", e);
        }
    }

    static byte[] bytes(ECPublicKey key) {
        byte[] bytes = new byte[POINT];
        bytes[0] = 4;
        put(key.getW().getAffineX(), bytes, 1);
        put(key.getW().getAffineY(), bytes, 1 + SIDE);
        return bytes;
    }

    static byte[] bytes(ECPrivateKey key) {
        byte[] bytes = new byte[SIDE];
        put(key.getS(), bytes, 0);
        return bytes;
    }

    private static void put(BigInteger number, byte[] bytes, int at) {
        byte[] digits = number.toByteArray();
        int from = Math.max(0, digits.length - SIDE);
        int length = digits.length - from;
        System.arraycopy(digits, from, bytes, at + SIDE - length, length);
    }

    /// Refuses what is no point of the curve: calculating with one would tell things about the other key.
    static ECPublicKey publicKey(byte[] bytes) throws GeneralSecurityException {
        if (bytes.length != POINT || bytes[0] != 4) {
            throw new GeneralSecurityException("a point has 65 bytes and begins with 4");
        }
        var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + SIDE));
        var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + SIDE, POINT));
        BigInteger p = ((ECFieldFp) P256.getCurve().getField()).getP();
        BigInteger right =
                x.pow(3).add(P256.getCurve().getA().multiply(x)).add(P256.getCurve().getB()).mod(p);
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.pow(2).mod(p).equals(right)) {
            throw new GeneralSecurityException("this is no point of the curve");
        }
        return (ECPublicKey)
                KeyFactory.getInstance("EC")
                        .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), P256));
    }

    static ECPrivateKey privateKey(byte[] bytes) throws GeneralSecurityException {
        return (ECPrivateKey)
                KeyFactory.getInstance("EC")
                        .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes), P256));
    }
}
