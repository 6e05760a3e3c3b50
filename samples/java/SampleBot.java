import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A bot for Tablée in one file of plain Java: `java SampleBot.java http://localhost:8080 cabo`. It opens a table against two
/// built-in bots and plays anything legal. A real player would read `now` and `memory` with a JSON library and think in `choose`.
public final class SampleBot implements WebSocket.Listener {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final RandomGenerator RANDOM = RandomGenerator.getDefault();

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();

    static String choose(String view, List<String> legal) {
        return legal.get(RANDOM.nextInt(legal.size()));
    }

    public static void main(String[] args) throws Exception {
        String base = args[0];
        String game = args.length > 1 ? args[1] : "cabo";
        String token = field(post(base + "/api/people", "", "{\"name\":\"Java\",\"program\":true}"), "token");
        String opened =
                post(
                        base + "/api/tables",
                        token,
                        "{\"game\":\"" + game + "\",\"seats\":3,\"bots\":[\"habitué\",\"habitué\"],"
                                + "\"terms\":{\"pace\":0},\"sit\":true}");
        String table = field(opened, "id");
        // My share in the draws (docs/fairness.md). All others are bots, so it may be revealed with the same message.
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        String nonce = HexFormat.of().formatHex(secret);
        String bound = String.join("\0", "tablee/2 nonce", table, field(opened, "commitment"), "A", nonce);
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(bound.getBytes(StandardCharsets.UTF_8));
        post(
                base + "/api/tables/" + table + "/commands",
                token,
                "{\"cmd\":\"ready\",\"seat\":\"A\",\"commitment\":\"" + HexFormat.of().formatHex(hash)
                        + "\",\"nonce\":\"" + nonce + "\"}");
        var bot = new SampleBot();
        WebSocket socket =
                HTTP.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + token)
                        .buildAsync(
                                URI.create(base.replaceFirst("^http", "ws") + "/api/tables/" + table + "/socket?lean=1&memory=1"),
                                bot)
                        .join();
        bot.play(socket);
    }

    private void play(WebSocket socket) throws InterruptedException {
        long known = 0;
        boolean pending = false;
        String latest = "";
        for (int move = 0; ; ) {
            String message = heard.take();
            if (message.startsWith("{\"t\":\"ack\"")) {
                pending = false;
                known = number(message, "seq");
                continue;
            }
            if (message.startsWith("{\"t\":\"refused\"")) {
                System.out.println(message);
                pending = false;
            } else if (message.startsWith("{\"t\":\"table\"") || message.startsWith("{\"t\":\"update\"")) {
                latest = message;
            }
            if (latest.contains("\"phase\":\"over\"")) {
                System.out.println("over " + latest.replaceAll(".*\"ranks\":(\\[[^]]*]).*", "$1"));
                return;
            }
            List<String> legal = legal(latest);
            if (!legal.isEmpty() && !pending && number(latest, "seq") >= known) {
                pending = true;
                socket.sendText(
                                "{\"id\":\"m" + ++move + "\",\"seq\":" + number(latest, "seq") + ",\"do\":\""
                                        + choose(latest, legal) + "\"}",
                                true)
                        .join();
            }
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.add(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return null;
    }

    private static List<String> legal(String message) {
        Matcher list = Pattern.compile("\"legal\":\\[([^]]*)]").matcher(message);
        return list.find() && !list.group(1).isEmpty()
                ? List.of(list.group(1).substring(1, list.group(1).length() - 1).split("\",\""))
                : List.of();
    }

    private static long number(String message, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":(\\d+)").matcher(message);
        return found.find() ? Long.parseLong(found.group(1)) : -1;
    }

    private static String field(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
        if (!found.find()) {
            throw new IllegalStateException(json);
        }
        return found.group(1);
    }

    private static String post(String url, String token, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url)).POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }
}
