package tablee.server.art;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.zip.CRC32;
import tablee.engine.BadInput;

/// A PNG file with nothing in it but the picture: places, dates and names that a camera or a program left there stay with the owner.
final class CleanPng {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    /// What a picture needs to be shown.
    private static final Set<String> KEPT = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND");

    /// Pixels along a side.
    private static final int MOST = 1600;

    /// Length, name and checksum around what a part says.
    private static final int FRAME = 12;

    private CleanPng() {}

    static byte[] of(String name, byte[] bytes) {
        if (bytes.length < SIGNATURE.length
                || !Arrays.equals(SIGNATURE, Arrays.copyOf(bytes, SIGNATURE.length))) {
            throw BadInput.of("server.art.png", name);
        }
        var clean = new ByteArrayOutputStream(bytes.length);
        clean.writeBytes(SIGNATURE);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        int at = SIGNATURE.length;
        String part = "";
        while (!part.equals("IEND")) {
            int length = at + FRAME <= bytes.length ? in.getInt(at) : -1;
            if (length < 0 || length > bytes.length - at - FRAME) {
                throw BadInput.of("server.art.png", name);
            }
            boolean first = part.isEmpty();
            part = new String(bytes, at + 4, 4, StandardCharsets.US_ASCII);
            if (first) {
                size(name, part, length, in, at + 8);
            }
            if (sum(bytes, at + 4, length + 4) != in.getInt(at + 8 + length)) {
                throw BadInput.of("server.art.png", name);
            }
            if (KEPT.contains(part)) {
                clean.write(bytes, at, length + FRAME);
            }
            at += length + FRAME;
        }
        return clean.toByteArray();
    }

    private static void size(String name, String part, int length, ByteBuffer in, int at) {
        if (!part.equals("IHDR") || length != 13) {
            throw BadInput.of("server.art.png", name);
        }
        int width = in.getInt(at);
        int height = in.getInt(at + 4);
        if (width < 1 || height < 1 || width > MOST || height > MOST) {
            throw BadInput.of("server.art.png.size", name, MOST);
        }
    }

    private static int sum(byte[] bytes, int from, int length) {
        var sum = new CRC32();
        sum.update(bytes, from, length);
        return (int) sum.getValue();
    }
}
