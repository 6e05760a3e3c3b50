package tablee.server.web;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tablee.server.art.Gallery;

/// The browser client, from the folder `web` of the jar. Every address that is no file is a page of the client, which finds its way by
/// itself.
final class StaticFiles {

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", "text/html; charset=utf-8"),
                    Map.entry("js", "text/javascript; charset=utf-8"),
                    Map.entry("css", "text/css; charset=utf-8"),
                    Map.entry("json", "application/json"),
                    Map.entry("webmanifest", "application/manifest+json"),
                    Map.entry("svg", "image/svg+xml"),
                    Map.entry("png", "image/png"),
                    Map.entry("ico", "image/x-icon"),
                    Map.entry("woff2", "font/woff2"),
                    Map.entry("wasm", "application/wasm"),
                    Map.entry("txt", "text/plain; charset=utf-8"),
                    Map.entry("mp3", "audio/mpeg"),
                    Map.entry("ogg", "audio/ogg"));

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    /// Pictures of cards, by the hash of what is in them.
    private static final String PICTURES = "/pictures/";

    private final Map<String, Buffer> read = new ConcurrentHashMap<>();
    private final Gallery gallery;

    StaticFiles(Gallery gallery) {
        this.gallery = gallery;
    }

    Answer find(String path) {
        return find(path, "");
    }

    /// @param head what a page says in its head beside the usual
    Answer find(String path, String head) {
        if (path.contains("..")
                || path.contains("\\")
                || path.contains("//")
                || path.contains("\0")) {
            throw new Refusal(404, "server.path");
        }
        if (path.startsWith(PICTURES)) {
            return picture(path.substring(PICTURES.length()));
        }
        String file = path.equals("/") ? "/index.html" : path;
        int dot = file.lastIndexOf('.');
        Optional<Buffer> found =
                dot > file.lastIndexOf('/') ? resource("web" + file) : Optional.empty();
        if (found.isPresent()) {
            String type =
                    TYPES.getOrDefault(
                            file.substring(dot + 1).toLowerCase(Locale.ROOT),
                            "application/octet-stream");
            // Vite puts a hash into the names of its assets: what has such a name never changes.
            String keep = file.startsWith("/assets/") ? FOR_EVER : "no-cache";
            return new Answer(200, type, found.get(), Map.of("Cache-Control", keep));
        }
        if (dot > file.lastIndexOf('/') && !file.endsWith(".html")) {
            throw new Refusal(404, "server.path");
        }
        return resource("web/index.html")
                .map(
                        page ->
                                new Answer(
                                        200,
                                        "text/html; charset=utf-8",
                                        head.isEmpty() ? page : with(page, head),
                                        Map.of("Cache-Control", "no-cache")))
                .orElseGet(
                        () ->
                                Answer.text(
                                        "Tablée is open. The browser client is not part of this build; the API is"
                                                + " described at /api.\n"));
    }

    private static Buffer with(Buffer page, String head) {
        return Buffer.buffer(page.toString().replaceFirst("</head>", quoted(head) + "</head>"));
    }

    private static String quoted(String head) {
        return java.util.regex.Matcher.quoteReplacement(head);
    }

    /// Even opened by itself a picture is only that: it may load and run nothing.
    private Answer picture(String file) {
        return gallery.find(file)
                .map(
                        hung ->
                                new Answer(
                                        200,
                                        hung.type(),
                                        hung.body(),
                                        Map.of(
                                                "Cache-Control",
                                                FOR_EVER,
                                                "Content-Security-Policy",
                                                "default-src 'none'; sandbox")))
                .orElseThrow(() -> new Refusal(404, "server.path"));
    }

    private Optional<Buffer> resource(String name) {
        Buffer known = read.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = StaticFiles.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            Buffer buffer = Buffer.buffer(in.readAllBytes());
            read.put(name, buffer);
            return Optional.of(buffer);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
