package tablee.server.web;

import io.vertx.core.buffer.Buffer;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import tablee.engine.Json;
import tablee.server.Gzip;

/// What a request gets back.
record Answer(int status, String type, Buffer body, Map<String, String> headers) {

    static Answer json(Json json) {
        return json(200, json);
    }

    static Answer json(int status, Json json) {
        return new Answer(status, "application/json", Buffer.buffer(json.print()), Map.of());
    }

    /// Nothing more is to be said.
    static Answer done() {
        return json(Json.object().build());
    }

    /// The line of a table's log that something became.
    static Answer seq(long seq) {
        return json(Json.object().put("seq", seq).build());
    }

    /// Something new under this id.
    static Answer made(String id) {
        return json(201, Json.object().put("id", id).build());
    }

    static <T> Answer list(String name, Collection<T> rows, Function<? super T, Json> row) {
        return json(Json.object().put(name, Json.list(rows, row)).build());
    }

    static Answer raw(String json) {
        return new Answer(200, "application/json", Buffer.buffer(json), Map.of());
    }

    static Answer yaml(String text) {
        return new Answer(200, "application/yaml; charset=utf-8", Buffer.buffer(text), Map.of());
    }

    static Answer text(String text) {
        return new Answer(200, "text/plain; charset=utf-8", Buffer.buffer(text), Map.of());
    }

    /// A refusal that a program can tell by its code and a person by its sentence.
    static Answer refused(int status, String code, String sentence) {
        return json(status, Json.object().put("error", code).put("say", sentence).build());
    }

    /// The same as a file of another kind.
    Answer as(String newType) {
        return new Answer(status, newType, body, headers);
    }

    /// Packed with gzip. Only for what is the same for everybody and holds no secret, so that its size tells nothing.
    Answer packed() {
        return new Answer(status, type, Buffer.buffer(Gzip.of(body.getBytes())), headers)
                .with("Content-Encoding", "gzip")
                .with("Vary", "Accept-Encoding");
    }

    Answer with(String name, String value) {
        var more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Answer(status, type, body, more);
    }
}
