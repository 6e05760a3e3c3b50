package tablee.server.art;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// A picture of dots, read from and written as PNG, upon which shapes can be drawn. Only what our own build makes is read: eight bits a
/// channel, colour with or without transparency. The desktop's own library would want half a desktop around it.
final class Raster {

    private static final byte[] SIGN = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int DEEPEST = 4_000;

    /// Along each side of a dot, so that edges are smooth.
    private static final int SAMPLES = 4;

    final int width;
    final int height;
    private final int[] dots;

    private Raster(int width, int height) {
        this.width = width;
        this.height = height;
        this.dots = new int[width * height];
    }

    int at(int x, int y) {
        return dots[y * width + x];
    }

    /// Fills what lies inside a closed line of corners `x, y, x, y …`.
    void fill(double[] corners, int colour) {
        double top = height;
        double bottom = 0;
        double left = width;
        double right = 0;
        for (int i = 0; i < corners.length; i += 2) {
            left = Math.min(left, corners[i]);
            right = Math.max(right, corners[i]);
            top = Math.min(top, corners[i + 1]);
            bottom = Math.max(bottom, corners[i + 1]);
        }
        for (int y = (int) Math.max(0, top); y < Math.min(height, bottom); y++) {
            for (int x = (int) Math.max(0, left); x < Math.min(width, right); x++) {
                int hits = 0;
                for (int sample = 0; sample < SAMPLES * SAMPLES; sample++) {
                    double across = x + (sample % SAMPLES + 0.5) / SAMPLES;
                    double down = y + (Math.floorDiv(sample, SAMPLES) + 0.5) / SAMPLES;
                    hits += isInside(corners, across, down) ? 1 : 0;
                }
                if (hits > 0) {
                    mix(y * width + x, colour, (double) hits / (SAMPLES * SAMPLES));
                }
            }
        }
    }

    /// Fills whole dots.
    ///
    /// @param strength 1 covers, 0 leaves everything as it was
    void rect(int left, int top, int right, int bottom, int colour, double strength) {
        for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
            for (int x = Math.max(0, left); x < Math.min(width, right); x++) {
                mix(y * width + x, colour, strength);
            }
        }
    }

    private static boolean isInside(double[] corners, double x, double y) {
        boolean inside = false;
        for (int i = 0, before = corners.length - 2; i < corners.length; before = i, i += 2) {
            double y1 = corners[i + 1];
            double y2 = corners[before + 1];
            if ((y1 > y) != (y2 > y)
                    && x < corners[i] + (y - y1) / (y2 - y1) * (corners[before] - corners[i])) {
                inside = !inside;
            }
        }
        return inside;
    }

    private void mix(int dot, int colour, double part) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int old = (dots[dot] >> shift) & 0xff;
            int fresh = (colour >> shift) & 0xff;
            mixed |= (int) Math.round(old + (fresh - old) * part) << shift;
        }
        dots[dot] = mixed;
    }

    static Raster of(byte[] png) {
        var file = ByteBuffer.wrap(png);
        file.position(SIGN.length);
        var packed = new ByteArrayOutputStream();
        Raster raster = null;
        int channels = 0;
        while (file.hasRemaining()) {
            int length = file.getInt();
            byte[] name = new byte[4];
            file.get(name);
            byte[] body = new byte[length];
            file.get(body);
            file.getInt();
            switch (new String(name, StandardCharsets.US_ASCII)) {
                case "IHDR" -> {
                    var header = ByteBuffer.wrap(body);
                    raster = new Raster(header.getInt(), header.getInt());
                    channels = body[9] == 6 ? 4 : 3;
                    if (body[8] != 8 || body[12] != 0 || raster.width > DEEPEST) {
                        throw new IllegalArgumentException("a kind of PNG we do not make");
                    }
                }
                case "IDAT" -> packed.writeBytes(body);
                default -> {}
            }
        }
        if (raster == null) {
            throw new IllegalArgumentException("no PNG");
        }
        raster.read(inflated(packed.toByteArray(), raster, channels), channels);
        return raster;
    }

    private static byte[] inflated(byte[] packed, Raster raster, int channels) {
        byte[] lines = new byte[(raster.width * channels + 1) * raster.height];
        try (var inflater = new Inflater()) {
            inflater.setInput(packed);
            for (int at = 0; at < lines.length && !inflater.finished(); ) {
                int more = inflater.inflate(lines, at, lines.length - at);
                if (more == 0) {
                    throw new IllegalArgumentException("a PNG that ends too soon");
                }
                at += more;
            }
            return lines;
        } catch (DataFormatException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    /// Undoes the filter of each line, which tells a dot by its neighbours.
    private void read(byte[] lines, int channels) {
        int stride = width * channels;
        byte[] above = new byte[stride];
        for (int y = 0; y < height; y++) {
            int from = y * (stride + 1);
            byte[] line = new byte[stride];
            for (int i = 0; i < stride; i++) {
                int left = i < channels ? 0 : line[i - channels] & 0xff;
                int up = above[i] & 0xff;
                int corner = i < channels ? 0 : above[i - channels] & 0xff;
                int guess =
                        switch (lines[from]) {
                            case 1 -> left;
                            case 2 -> up;
                            case 3 -> (left + up) / 2;
                            case 4 -> nearest(left, up, corner);
                            default -> 0;
                        };
                line[i] = (byte) (lines[from + 1 + i] + guess);
            }
            for (int x = 0; x < width; x++) {
                int i = x * channels;
                dots[y * width + x] =
                        ((line[i] & 0xff) << 16)
                                | ((line[i + 1] & 0xff) << 8)
                                | (line[i + 2] & 0xff);
            }
            above = line;
        }
    }

    private static int nearest(int left, int up, int corner) {
        int guess = left + up - corner;
        int toLeft = Math.abs(guess - left);
        int toUp = Math.abs(guess - up);
        int toCorner = Math.abs(guess - corner);
        return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    }

    byte[] png() {
        byte[] lines = new byte[(width * 3 + 1) * height];
        int at = 0;
        for (int y = 0; y < height; y++) {
            // Each dot by the one on its left, which packs well where colours are even.
            lines[at++] = 1;
            int before = 0;
            for (int x = 0; x < width; x++) {
                int dot = dots[y * width + x];
                for (int shift = 16; shift >= 0; shift -= 8) {
                    lines[at++] = (byte) (((dot >> shift) & 0xff) - ((before >> shift) & 0xff));
                }
                before = dot;
            }
        }
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGN);
        var header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        chunk(file, "IHDR", header.put((byte) 8).put((byte) 2).array());
        chunk(file, "IDAT", deflated(lines));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] deflated(byte[] lines) {
        var packed = new ByteArrayOutputStream();
        try (var deflater = new Deflater()) {
            deflater.setInput(lines);
            deflater.finish();
            byte[] part = new byte[16_384];
            while (!deflater.finished()) {
                packed.write(part, 0, deflater.deflate(part));
            }
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] body) {
        var chunk = ByteBuffer.allocate(body.length + 4);
        chunk.put(name.getBytes(StandardCharsets.US_ASCII)).put(body);
        var sum = new CRC32();
        sum.update(chunk.array());
        file.writeBytes(ByteBuffer.allocate(4).putInt(body.length).array());
        file.writeBytes(chunk.array());
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
