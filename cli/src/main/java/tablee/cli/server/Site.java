package tablee.cli.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import tablee.engine.Json;
import tablee.engine.Texts;

/// What a server shows to somebody who plays alone, written down as files: the page with all its parts, every game's program, texts, rule book and
/// pictures. The client finds them by the same lists as when it takes a game along.
final class Site implements AutoCloseable {

    /// As the server's own, but for a game that is fetched by a link; a page cannot say who may frame it.
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self';"
                    + " connect-src 'self' https:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

    private final HttpClient client = HttpClient.newHttpClient();
    private final String server;
    private final Path folder;
    private final Set<String> written = new TreeSet<>();
    private long bytes;

    Site(String server, Path folder) {
        this.server = server;
        this.folder = folder;
    }

    int files() {
        return written.size();
    }

    long bytes() {
        return bytes;
    }

    void write() throws IOException, InterruptedException {
        put("index.html", page(text("/")).getBytes(StandardCharsets.UTF_8));
        copy("sw.js");
        for (Json icon : json(copy("manifest.webmanifest")).at("icons").items()) {
            copy(icon.at("src").asText());
        }
        Json parts = json(copy("along.json"));
        copy(parts.at("page").asText());
        for (Json part : parts.at("games").fields().values()) {
            files(part);
            for (Json said : part.at("said").fields().values()) {
                files(said);
            }
        }
        Json index = json(copy("offline/index.json"));
        copy("offline/" + index.at("runtime").at("file").asText());
        for (var game : index.at("games").fields().entrySet()) {
            for (Json program : game.getValue().fields().values()) {
                copy("offline/" + program.at("file").asText());
            }
        }
        for (String language : Texts.LANGUAGES) {
            said("api/house", language);
            for (Json game : json(said("api/games", language)).at("games").items()) {
                String path = "api/games/" + game.at("id").asText();
                said(path + "/book", language);
                pictures(json(said(path, language)));
            }
        }
    }

    /// Files lie beside the page, wherever that is, and the page knows that no server stands behind it.
    private static String page(String html) {
        return html.replaceAll("(href|src)=\"/", "$1=\"./")
                .replaceFirst("<html ", "<html data-site ")
                .replaceFirst(
                        "<meta charset=\"utf-8\" />",
                        "$0\n    <meta http-equiv=\"Content-Security-Policy\" content=\""
                                + POLICY
                                + "\" />");
    }

    private void pictures(Json game) throws IOException, InterruptedException {
        for (Json picture : game.at("pictures").fields().values()) {
            copy("pictures/" + picture.items().getLast().asText());
        }
        copy("pictures/" + game.at("gallery").at("file").asText());
    }

    /// An answer of the web API, in a language.
    private byte[] said(String path, String language) throws IOException, InterruptedException {
        return put(path + "." + language + ".json", fetch("/" + path + "?lang=" + language));
    }

    private void files(Json list) throws IOException, InterruptedException {
        for (Json file : list.at("files").items()) {
            copy(file.asText());
        }
    }

    private byte[] copy(String path) throws IOException, InterruptedException {
        return written.contains(path) ? new byte[0] : put(path, fetch("/" + path));
    }

    private byte[] put(String path, byte[] body) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, body);
        written.add(path);
        bytes += body.length;
        return body;
    }

    private String text(String path) throws IOException, InterruptedException {
        return new String(fetch(path), StandardCharsets.UTF_8);
    }

    private static Json json(byte[] body) {
        return Json.parse(new String(body, StandardCharsets.UTF_8));
    }

    private byte[] fetch(String path) throws IOException, InterruptedException {
        var answer =
                client.send(
                        HttpRequest.newBuilder(URI.create(server + path)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200) {
            throw new IOException(path + ": " + answer.statusCode());
        }
        return answer.body();
    }

    @Override
    public void close() {
        client.close();
    }
}
