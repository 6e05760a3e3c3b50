package tablee.offline;

import tablee.engine.Json;

/// The answer to a call, as the web API would have given it.
record Reply(int status, String type, String body) {

    static Reply json(Json json) {
        return json(200, json);
    }

    static Reply json(int status, Json json) {
        return new Reply(status, "application/json", json.print());
    }

    static Reply yaml(String text) {
        return new Reply(200, "application/yaml", text);
    }

    Json.Builder toJson() {
        return Json.object().put("status", status).put("type", type).put("body", body);
    }
}
