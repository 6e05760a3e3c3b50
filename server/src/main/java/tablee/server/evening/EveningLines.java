package tablee.server.evening;

import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.server.evening.Evening.Begun;
import tablee.server.evening.Evening.Bound;
import tablee.server.evening.Evening.Ended;
import tablee.server.evening.Evening.Joined;
import tablee.server.evening.Evening.Left;
import tablee.server.evening.Evening.Line;
import tablee.server.evening.Evening.Stopped;
import tablee.server.evening.Evening.Unsealed;
import tablee.server.evening.Standings.Chair;

/// Lines of an evening in writing. A person is always a text of its own, so that another can be put in their place.
final class EveningLines {

    private EveningLines() {}

    static String write(Line line) {
        var json =
                switch (line) {
                    case Bound(String seed) -> kind("bound").put("seed", seed);
                    case Joined(String person) -> kind("joined").put("p", person);
                    case Left(String person) -> kind("left").put("p", person);
                    case Begun(var tables, var ids) ->
                            kind("begun")
                                    .put("tables", Json.list(tables, Json::texts))
                                    .put("ids", Json.texts(ids));
                    case Ended(int number, var chairs) ->
                            kind("ended")
                                    .put("table", number)
                                    .put("chairs", Json.list(chairs, EveningLines::chair));
                    case Unsealed(int round) -> kind("unsealed").put("round", round);
                    case Stopped _ -> kind("stopped");
                };
        return json.build().print();
    }

    private static Json.Builder kind(String kind) {
        return Json.object().put("k", kind);
    }

    private static Json chair(Chair chair) {
        return Json.object()
                .put("p", chair.person())
                .put("rank", chair.rank())
                .put("counts", chair.counts())
                .build();
    }

    static Line read(String text) {
        Json json = Json.parse(text);
        return switch (json.at("k").asText()) {
            case "bound" -> new Bound(json.at("seed").asText());
            case "joined" -> new Joined(json.at("p").asText());
            case "left" -> new Left(json.at("p").asText());
            case "begun" ->
                    new Begun(
                            json.at("tables").items().stream().map(EveningLines::texts).toList(),
                            texts(json.at("ids")));
            case "ended" ->
                    new Ended(
                            json.at("table").asInt(),
                            json.at("chairs").items().stream()
                                    .map(
                                            chair ->
                                                    new Chair(
                                                            chair.at("p").asText(),
                                                            chair.at("rank").asInt(),
                                                            chair.at("counts").asBool()))
                                    .toList());
            case "unsealed" -> new Unsealed(json.at("round").asInt());
            case "stopped" -> new Stopped();
            default -> throw BadInput.of("server.trouble");
        };
    }

    private static List<String> texts(Json json) {
        return json.items().stream().map(Json::asText).toList();
    }
}
