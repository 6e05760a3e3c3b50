package tablee.cli.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import tablee.engine.Json;
import tablee.engine.Randomness;

/// What intruders have: a server, a name of their own there, a table that they opened and one whose game is over.
///
/// @param home where they come from: 127.0.0.`home` and the next few, other ones for each attack, so that none is answered by what is
///     left of the limits of the one before
/// @param replay the finished game, as it is downloaded
record AttackTarget(
        int port, int home, String token, String table, String finished, String replay) {

    /// The first address that is no victim's.
    static final int FIRST = 10;

    static final int ADDRESSES = 4;

    Intruder intruder(Randomness random) throws IOException {
        return new Intruder(port, home + random.below(ADDRESSES));
    }

    /// Takes a name and opens its tables over the same requests as any guest.
    ///
    /// @param number of the attack, from which its addresses follow: none has two attacks
    static AttackTarget open(int port, int number) throws IOException, InterruptedException {
        int home = FIRST + number * ADDRESSES;
        try (var http = HttpClient.newBuilder().localAddress(Intruder.home(home)).build()) {
            String token =
                    post(
                                    http,
                                    port,
                                    "",
                                    "/api/people",
                                    Json.object().put("name", "Eve").put("program", true).build())
                            .at("token")
                            .asText();
            String table = table(http, port, token, List.of("habitué", "habitué"), true);
            String finished =
                    table(http, port, token, List.of("random", "random", "random"), false);
            return new AttackTarget(
                    port, home, token, table, finished, replay(http, port, token, finished));
        }
    }

    private static String table(
            HttpClient http, int port, String token, List<String> bots, boolean sit)
            throws IOException, InterruptedException {
        return post(
                        http,
                        port,
                        token,
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", 3)
                                .put("terms", Json.object().put("pace", 0).build())
                                .put("bots", Json.texts(bots))
                                .put("sit", sit)
                                .put("ready", sit)
                                .build())
                .at("id")
                .asText();
    }

    private static String replay(HttpClient http, int port, String token, String table)
            throws IOException, InterruptedException {
        for (int i = 0; i < 600; i++) {
            var answer =
                    http.send(
                            request(port, token, "/api/tables/" + table + "/replay").GET().build(),
                            HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() == 200) {
                return answer.body();
            }
            Thread.sleep(100);
        }
        throw new IOException("a game of bots did not end within a minute");
    }

    private static Json post(HttpClient http, int port, String token, String path, Json body)
            throws IOException, InterruptedException {
        var answer =
                http.send(
                        request(port, token, path)
                                .POST(HttpRequest.BodyPublishers.ofString(body.print()))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(path + ": " + answer.statusCode() + " " + answer.body());
        }
        return Json.parse(answer.body());
    }

    private static HttpRequest.Builder request(int port, String token, String path) {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return request;
    }
}
