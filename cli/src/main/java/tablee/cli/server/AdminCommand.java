package tablee.cli.server;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;

/// `admin tables`, `admin close ID`, `admin announce TEXT`, asked of a running server.
@CommandLine.Command(name = "admin")
final class AdminCommand extends ServerCommand {

    @Parameters(index = "0", paramLabel = "tables|close|announce")
    String what = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID|TEXT")
    String which = "";

    @Option(names = "--url", paramLabel = "URL")
    String url = "http://localhost:8080";

    @Option(names = "--data", paramLabel = "DIR")
    Path data = Path.of("data");

    @Option(names = "--token", paramLabel = "TOKEN")
    String token = "";

    AdminCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var request =
                switch (what) {
                    case "tables" -> to("/api/admin/tables");
                    case "close" -> post("/api/admin/tables/" + which + "/close", Json.object());
                    case "announce" ->
                            post("/api/admin/announce", Json.object().put("text", which));
                    default -> throw BadInput.of("cli.admin.what", what);
                };
        String secret =
                token.isEmpty() ? Files.readString(data.resolve("admin.token")).trim() : token;
        request.header("Authorization", "Bearer " + secret);
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            print(Json.parse(answer.body()));
            return answer.statusCode() < 300 ? ExitCode.OK : ExitCode.FOUND_FAILURES;
        } catch (ConnectException _) {
            throw BadInput.of("cli.admin.silent", url);
        }
    }

    private HttpRequest.Builder post(String path, Json.Builder body) {
        return to(path).POST(HttpRequest.BodyPublishers.ofString(body.build().print()));
    }

    /// The server's refusals are in the reader's language too.
    private HttpRequest.Builder to(String path) {
        try {
            return HttpRequest.newBuilder(URI.create(url + path))
                    .header("Accept-Language", texts.language());
        } catch (IllegalArgumentException _) {
            throw BadInput.of("cli.usage.value", "--url", url);
        }
    }
}
