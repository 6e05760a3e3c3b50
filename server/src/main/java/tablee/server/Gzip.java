package tablee.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/// Files as they travel.
public final class Gzip {

    private Gzip() {}

    public static byte[] of(byte[] body) {
        var out = new ByteArrayOutputStream(body.length / 2);
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
