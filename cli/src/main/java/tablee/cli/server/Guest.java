package tablee.cli.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import tablee.engine.Json;

/// Somebody with a token, over the doors of a server.
record Guest(int port, String id, String token) {

    static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    static Guest come(int port, String name) throws IOException, InterruptedException {
        var unknown = new Guest(port, "", "");
        Json made =
                unknown.post(
                        "/api/people",
                        Json.object().put("name", name).put("program", true).build());
        String token = made.at("token").asText();
        String id = new Guest(port, "", token).get("/api/me").at("id").asText();
        return new Guest(port, id, token);
    }

    /// The same person at a server that came up somewhere else.
    Guest at(int newPort) {
        return new Guest(newPort, id, token);
    }

    Json get(String path) throws IOException, InterruptedException {
        return answer(request(path).GET().build());
    }

    Json post(String path, Json body) throws IOException, InterruptedException {
        return answer(
                request(path).POST(HttpRequest.BodyPublishers.ofString(body.print())).build());
    }

    /// Whether it was done: a command may come too late.
    boolean tell(String path, Json body) throws IOException, InterruptedException {
        var request = request(path).POST(HttpRequest.BodyPublishers.ofString(body.print()));
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.discarding()).statusCode()
                < 300;
    }

    HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private static Json answer(HttpRequest request) throws IOException, InterruptedException {
        var answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(request.uri() + ": " + answer.statusCode() + " " + answer.body());
        }
        return answer.body().isEmpty() ? Json.nothing() : Json.parse(answer.body());
    }
}
