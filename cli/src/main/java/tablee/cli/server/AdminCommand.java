package tablee.cli.server;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;

/// Viewing after a running server: its tables, its people, and order among them.
@CommandLine.Command(name = "admin")
final class AdminCommand extends Command {

    private static final Pattern SPAN = Pattern.compile("(\\d{1,5})([hd])");

    @Parameters(index = "0", paramLabel = "WHAT")
    String what = "";

    @Parameters(index = "1..*", arity = "0..3", paramLabel = "ID|TEXT")
    List<String> words = List.of();

    @Option(names = "--for", paramLabel = "24h|7d")
    String span = "24h";

    @Option(names = "--reason", paramLabel = "TEXT")
    String reason = "";

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
    protected int run() throws IOException, InterruptedException {
        var request = request();
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

    private HttpRequest.Builder request() {
        return switch (what) {
            case "tables", "reports", "sanctions", "moderators", "audit", "history" -> to(what);
            case "read-again" -> post("history", Json.object());
            case "announce" -> post("announce", Json.object().put("text", word(0)));
            case "close" -> post("tables/" + word(0) + "/close", Json.object());
            case "delete" -> to("tables/" + word(0)).DELETE();
            case "chat", "lock" -> house(Json.object().put("cmd", what).put("on", isOn(word(1))));
            case "remove" -> house(Json.object().put("cmd", "dismiss").put("seat", word(1)));
            case "keep-out" -> house(whom("keepOut"));
            case "let-in" -> house(whom("letIn"));
            case "seat-bot" ->
                    house(
                            Json.object()
                                    .put("cmd", "invite")
                                    .put("seat", word(1))
                                    .put("level", word(2)));
            case "done" -> post("reports/" + word(0) + "/done", Json.object());
            case "silence", "ban" ->
                    post(
                            "sanctions",
                            Json.object()
                                    .put("kind", what)
                                    .put("target", word(0))
                                    .put("hours", hours())
                                    .put("reason", reason));
            case "lift" -> to("sanctions/" + word(0)).DELETE();
            case "people" -> to("people?name=" + encoded(words.isEmpty() ? "" : word(0)));
            case "export" -> to("people/" + word(0) + "/export");
            case "forget" -> post("people/" + word(0) + "/delete", Json.object());
            case "appoint", "dismiss" ->
                    post(
                            "moderators",
                            Json.object().put("person", word(0)).put("on", what.equals("appoint")));
            default -> throw BadInput.of("cli.admin.what", what);
        };
    }

    /// What a host could ask of the table named first.
    private HttpRequest.Builder house(Json.Builder command) {
        return post("tables/" + word(0) + "/commands", command);
    }

    /// Somebody by their seat, or by the badge that their lines of chat carry.
    private Json.Builder whom(String command) {
        var json = Json.object().put("cmd", command);
        return word(1).length() == 1 ? json.put("seat", word(1)) : json.put("badge", word(1));
    }

    private String word(int number) {
        if (number >= words.size()) {
            throw BadInput.of("cli.admin.words", what);
        }
        return words.get(number);
    }

    private boolean isOn(String word) {
        return switch (word) {
            case "on" -> true;
            case "off" -> false;
            default -> throw BadInput.of("cli.usage.value", what, word);
        };
    }

    private long hours() {
        Matcher matcher = SPAN.matcher(span);
        if (!matcher.matches()) {
            throw BadInput.of("cli.usage.value", "--for", span);
        }
        return Long.parseLong(matcher.group(1)) * (matcher.group(2).equals("d") ? 24 : 1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private HttpRequest.Builder post(String path, Json.Builder body) {
        return to(path).POST(HttpRequest.BodyPublishers.ofString(body.build().print()));
    }

    /// The server's refusals are in the reader's language too.
    private HttpRequest.Builder to(String path) {
        try {
            return HttpRequest.newBuilder(URI.create(url + "/api/admin/" + path))
                    .header("Accept-Language", texts.language());
        } catch (IllegalArgumentException _) {
            throw BadInput.of("cli.usage.value", "--url", url);
        }
    }
}
