package tablee.server.web;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tablee.server.Gzip;
import tablee.server.art.Gallery;
import tablee.server.live.GameShelf;

/// The browser client, from the folder `web` of the jar. Every address that is no file is a page of the client, which finds its way by
/// itself.
final class StaticFiles {

    private static final String INDEX = "web/index.html";
    private static final String PAGE = "text/html; charset=utf-8";

    private static final Map<String, String> TYPES =
            Map.ofEntries(
                    Map.entry("html", PAGE),
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

    /// Vite and the compiler of games put a hash into the names of what they make: what has such a name never changes.
    private static final Pattern HASHED =
            Pattern.compile("/assets/.*|/offline/.*-[0-9a-f]{12}\\..*");

    /// Pictures of cards, by the hash of what is in them.
    private static final String PICTURES = "/pictures/";

    /// Boards that games from outside bring, by game.
    static final String BOARDS = "/boards/";

    private static final Pattern BOARD = Pattern.compile("/boards/([a-z0-9]+)/([\\w./-]+)");

    /// Kinds of files that get smaller when packed.
    private static final Pattern PACKED =
            Pattern.compile("text/.*|image/svg.*|application/(json|wasm|manifest.*)");

    private final Map<String, Buffer> read = new ConcurrentHashMap<>();
    private final Map<String, Buffer> packed = new ConcurrentHashMap<>();
    private final GameShelf games;
    private final Gallery gallery;
    private final boolean localPlay;

    /// @param localPlay whether games may be taken along: their programs are there or not
    StaticFiles(GameShelf games, boolean localPlay) {
        this.games = games;
        this.localPlay = localPlay;
        this.gallery = games.gallery();
    }

    /// @param head what a page says in its head beside the usual
    /// @param packs whether the reader takes gzip
    Answer find(String path, String head, boolean packs) {
        if (path.contains("..")
                || path.contains("\\")
                || path.contains("//")
                || path.contains("\0")) {
            throw new Refusal(404, "server.path");
        }
        if (path.startsWith("/offline/") && !localPlay) {
            throw new Refusal(404, "server.path");
        }
        if (path.startsWith(PICTURES)) {
            return picture(path.substring(PICTURES.length()), packs);
        }
        if (path.startsWith(BOARDS)) {
            return board(path, packs);
        }
        String file = path.equals("/") ? "/index.html" : path;
        int dot = file.lastIndexOf('.');
        Optional<Buffer> found =
                dot > file.lastIndexOf('/') ? resource("web" + file) : Optional.empty();
        if (found.isPresent()) {
            String type = type(file);
            String keep = HASHED.matcher(file).matches() ? FOR_EVER : "no-cache";
            return answer("web" + file, type, found.get(), packs).with("Cache-Control", keep);
        }
        if (dot > file.lastIndexOf('/') && !file.endsWith(".html")) {
            throw new Refusal(404, "server.path");
        }
        return resource(INDEX)
                .map(
                        page ->
                                (head.isEmpty()
                                                ? answer(INDEX, PAGE, page, packs)
                                                : new Answer(200, PAGE, with(page, head), Map.of()))
                                        .with("Cache-Control", "no-cache"))
                .orElseGet(
                        () ->
                                Answer.text(
                                        "Tablée is open. The browser client is not part of this build; the API is"
                                                + " described at /api.\n"));
    }

    private static String type(String file) {
        return TYPES.getOrDefault(
                file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT),
                "application/octet-stream");
    }

    /// From this very server like everything else, so that the page's policy need not know of it.
    private Answer board(String path, boolean packs) {
        var asked = BOARD.matcher(path);
        Optional<Buffer> found =
                asked.matches()
                        ? games.board(asked.group(1), asked.group(2)).map(Buffer::buffer)
                        : Optional.empty();
        return found.map(
                        body ->
                                answer(path, type(path), body, packs)
                                        .with("Cache-Control", "no-cache"))
                .orElseThrow(() -> new Refusal(404, "server.path"));
    }

    private static Buffer with(Buffer page, String head) {
        return Buffer.buffer(page.toString().replaceFirst("</head>", quoted(head) + "</head>"));
    }

    private static String quoted(String head) {
        return java.util.regex.Matcher.quoteReplacement(head);
    }

    /// Even opened by itself a picture is only that: it may load and run nothing.
    private Answer picture(String file, boolean packs) {
        return gallery.find(file)
                .map(
                        hung ->
                                answer(PICTURES + file, hung.type(), hung.body(), packs)
                                        .with("Cache-Control", FOR_EVER)
                                        .with(
                                                "Content-Security-Policy",
                                                "default-src 'none'; sandbox"))
                .orElseThrow(() -> new Refusal(404, "server.path"));
    }

    /// These files are the same for everybody and hold no secret, so that packing them tells nothing.
    private Answer answer(String name, String type, Buffer body, boolean packs) {
        if (!PACKED.matcher(type).matches()) {
            return new Answer(200, type, body, Map.of());
        }
        Map<String, String> varies = Map.of("Vary", "Accept-Encoding");
        return packs
                ? new Answer(200, type, packed.computeIfAbsent(name, _ -> pack(body)), varies)
                        .with("Content-Encoding", "gzip")
                : new Answer(200, type, body, varies);
    }

    private static Buffer pack(Buffer body) {
        return Buffer.buffer(Gzip.of(body.getBytes()));
    }

    /// From the jar; in a checkout, games for the browser are compiled after the first start and lie in the folder `tablee.offline` then.
    private static @Nullable InputStream open(String name) throws IOException {
        InputStream shipped = StaticFiles.class.getClassLoader().getResourceAsStream(name);
        if (shipped != null || !name.startsWith("web/offline/")) {
            return shipped;
        }
        Path later = Path.of(System.getProperty("tablee.offline", ""), name);
        return Files.isRegularFile(later) ? Files.newInputStream(later) : null;
    }

    private Optional<Buffer> resource(String name) {
        Buffer known = read.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = open(name)) {
            if (in == null) {
                return Optional.empty();
            }
            Buffer buffer = Buffer.buffer(in.readAllBytes());
            read.put(name, buffer);
            return Optional.of(buffer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
