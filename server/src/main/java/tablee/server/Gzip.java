package tablee.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// Files as they travel: packed once and sent often, so as small as gzip can.
public final class Gzip {

    private Gzip() {}

    private static final class Best extends GZIPOutputStream {
        Best(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    public static byte[] of(byte[] body) {
        var out = new ByteArrayOutputStream(body.length / 2);
        try (var gzip = new Best(out)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
