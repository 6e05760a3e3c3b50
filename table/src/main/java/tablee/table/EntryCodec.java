package tablee.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;

/// Log lines as JSON, short, because there is one for every move ever made.
public final class EntryCodec {

    private EntryCodec() {}

    public static Json write(Entry entry) {
        return switch (entry) {
            case Entry.Opened opened -> opened(opened);
            case Entry.Seated(Seat seat, Sitter sitter) ->
                    kind("seated").put("s", seat.label()).put("by", sitter.toJson()).build();
            case Entry.Stood(Seat seat) -> kind("stood").put("s", seat.label()).build();
            case Entry.Readied(Seat seat, boolean ready, Share share) ->
                    kind("readied")
                            .put("s", seat.label())
                            .put("ready", ready)
                            .put("nonce", share.nonce())
                            .put("commitment", share.commitment())
                            .put("open", share.open())
                            .build();
            case Entry.Bound(Map<String, String> commitments) -> {
                var json = Json.object();
                commitments.forEach(json::put);
                yield kind("bound").put("commitments", json.build()).build();
            }
            case Entry.Revealed(Seat seat, String nonce) ->
                    kind("revealed").put("s", seat.label()).put("nonce", nonce).build();
            case Entry.Started(Shares shares, List<Step> steps) ->
                    kind("started").put("shares", shares.toJson()).put("x", steps(steps)).build();
            case Entry.Acted(
                            Seat seat,
                            String person,
                            String command,
                            List<Step> steps,
                            long carried) -> {
                var json = kind("acted").put("s", seat.label());
                if (!command.isEmpty()) {
                    json.put("p", person).put("id", command);
                }
                if (carried > 0) {
                    json.put("carried", carried);
                }
                yield json.put("x", steps(steps)).build();
            }
            case Entry.UndoAsked(Seat seat, int to) ->
                    kind("undo?").put("s", seat.label()).put("to", to).build();
            case Entry.UndoAnswered(Seat seat, boolean agrees) ->
                    kind("undo!").put("s", seat.label()).put("yes", agrees).build();
            case Entry.Undone(Seat seat, int to) ->
                    kind("undone").put("s", seat.label()).put("to", to).build();
            case Entry.TakenOver(Seat seat, Level level, Entry.Why why) ->
                    kind("taken")
                            .put("s", seat.label())
                            .put("bot", level.name())
                            .put("why", why.name())
                            .build();
            case Entry.Returned(Seat seat) -> kind("returned").put("s", seat.label()).build();
            case Entry.Vanished(Seat seat, long until) ->
                    kind("vanished").put("s", seat.label()).put("until", until).build();
            case Entry.Moved(Seat seat, Sitter.Person person) ->
                    kind("moved").put("s", seat.label()).put("by", person.toJson()).build();
            case Entry.Renamed(Seat seat, String person, String name) ->
                    kind("renamed")
                            .put("s", seat.label())
                            .put("p", person)
                            .put("name", name)
                            .build();
            case Entry.Nudged(Seat seat) -> kind("nudged").put("s", seat.label()).build();
            case Entry.Patience(int seconds) -> kind("patience").put("seconds", seconds).build();
            case Entry.Pause(Seat seat, Entry.Stand stand) ->
                    kind("pause").put("s", seat.label()).put("stand", stand.name()).build();
            case Entry.Hands(Seat seat, Entry.Stand stand) ->
                    kind("hands").put("s", seat.label()).put("stand", stand.name()).build();
            case Entry.Holiday(Seat seat, long until) ->
                    kind("holiday").put("s", seat.label()).put("until", until).build();
            case Entry.Conceded(Seat seat) -> kind("conceded").put("s", seat.label()).build();
            case Entry.Standing(Seat seat, String question, String answer, List<Step> steps) ->
                    kind("standing")
                            .put("s", seat.label())
                            .put("q", question)
                            .put("a", answer)
                            .put("x", steps(steps))
                            .build();
            case Entry.Ruled(Entry.Rule rule, boolean on) ->
                    kind("ruled").put("rule", rule.name()).put("on", on).build();
            case Entry.Removed(Seat seat, Level level) ->
                    kind("removed").put("s", seat.label()).put("bot", level.name()).build();
            case Entry.KeptOut(String badge, String name, boolean out) ->
                    kind("out").put("badge", badge).put("name", name).put("out", out).build();
            case Entry.Hinted(Seat seat) -> kind("hinted").put("s", seat.label()).build();
            case Entry.Forgotten() -> kind("forgotten").build();
            case Entry.Unsealed() -> kind("unsealed").build();
            case Entry.Said(String person, String name, String text) ->
                    kind("said").put("p", person).put("name", name).put("text", text).build();
            case Entry.Rematched(String by, String table) ->
                    kind("rematched").put("p", by).put("table", table).build();
            case Entry.Closed(String by, String reason) ->
                    kind("closed").put("p", by).put("why", reason).build();
        };
    }

    private static Json.Builder kind(String kind) {
        return Json.object().put("k", kind);
    }

    private static Json opened(Entry.Opened opened) {
        var json =
                kind("opened")
                        .put("p", opened.host())
                        .put("game", opened.game())
                        .put("settings", opened.settings().toJson())
                        .put("content", opened.content())
                        .put("rules", opened.rules())
                        .put("seed", opened.seed())
                        .put("commitment", opened.commitment())
                        .put("draws", opened.draws().title())
                        .put("terms", opened.terms().toJson());
        opened.before().ifPresent(before -> json.put("before", before));
        opened.round().ifPresent(round -> json.put("round", round));
        opened.from()
                .ifPresent(
                        from ->
                                json.put(
                                        "from",
                                        Json.object()
                                                .put("table", from.table())
                                                .put("x", steps(from.steps()))
                                                .build()));
        return json.build();
    }

    private static Json steps(List<Step> steps) {
        return Json.list(steps, Step::toJson);
    }

    public static Entry read(Json json, OptionList options) {
        String kind = json.at("k").asText();
        return switch (kind) {
            case "opened" ->
                    new Entry.Opened(
                            json.at("p").asText(),
                            json.at("game").asText(),
                            Settings.read(json.at("settings"), options),
                            json.at("content").asText(),
                            json.at("rules").asText(),
                            json.at("seed").asText(),
                            json.at("commitment").asText(),
                            json.find("draws")
                                    .map(title -> Algorithm.titled(title.asText()))
                                    .orElse(Algorithm.COUNTER_1),
                            Terms.read(json.at("terms")),
                            json.find("before").map(Json::asText),
                            json.find("from")
                                    .map(
                                            from ->
                                                    new Entry.From(
                                                            from.at("table").asText(),
                                                            steps(from))),
                            json.find("round").map(Json::asText));
            case "seated" -> new Entry.Seated(seat(json), Sitter.read(json.at("by")));
            case "stood" -> new Entry.Stood(seat(json));
            case "readied" ->
                    new Entry.Readied(
                            seat(json),
                            json.at("ready").asBool(),
                            new Share(
                                    json.find("commitment").map(Json::asText).orElse(""),
                                    json.at("nonce").asText(),
                                    json.find("open").map(Json::asBool).orElse(true)));
            case "bound" -> {
                var commitments = new LinkedHashMap<String, String>();
                json.at("commitments")
                        .fields()
                        .forEach((label, bound) -> commitments.put(label, bound.asText()));
                yield new Entry.Bound(Map.copyOf(commitments));
            }
            case "revealed" -> new Entry.Revealed(seat(json), json.at("nonce").asText());
            case "started" ->
                    new Entry.Started(
                            json.find("shares")
                                    .map(Shares::read)
                                    .orElseGet(() -> Shares.ofNonces(json.at("nonces"))),
                            steps(json));
            case "acted" ->
                    new Entry.Acted(
                            seat(json),
                            json.find("p").map(Json::asText).orElse(""),
                            json.find("id").map(Json::asText).orElse(""),
                            steps(json),
                            json.find("carried").map(Json::asLong).orElse(0L));
            case "undo?" -> new Entry.UndoAsked(seat(json), json.at("to").asInt());
            case "undo!" -> new Entry.UndoAnswered(seat(json), json.at("yes").asBool());
            case "undone" -> new Entry.Undone(seat(json), json.at("to").asInt());
            case "taken" ->
                    new Entry.TakenOver(
                            seat(json),
                            Level.valueOf(json.at("bot").asText()),
                            Entry.Why.valueOf(json.at("why").asText()));
            case "returned" -> new Entry.Returned(seat(json));
            case "vanished" -> new Entry.Vanished(seat(json), json.at("until").asLong());
            case "moved" -> moved(seat(json), Sitter.read(json.at("by")));
            case "renamed" ->
                    new Entry.Renamed(seat(json), json.at("p").asText(), json.at("name").asText());
            case "nudged" -> new Entry.Nudged(seat(json));
            case "patience" -> new Entry.Patience(json.at("seconds").asInt());
            case "pause" ->
                    new Entry.Pause(seat(json), Entry.Stand.valueOf(json.at("stand").asText()));
            case "hands" ->
                    new Entry.Hands(seat(json), Entry.Stand.valueOf(json.at("stand").asText()));
            case "holiday" -> new Entry.Holiday(seat(json), json.at("until").asLong());
            case "conceded" -> new Entry.Conceded(seat(json));
            case "standing" ->
                    new Entry.Standing(
                            seat(json), json.at("q").asText(), json.at("a").asText(), steps(json));
            case "ruled" ->
                    new Entry.Ruled(
                            Entry.Rule.valueOf(json.at("rule").asText()), json.at("on").asBool());
            case "removed" -> new Entry.Removed(seat(json), Level.valueOf(json.at("bot").asText()));
            case "out" ->
                    new Entry.KeptOut(
                            json.at("badge").asText(),
                            json.at("name").asText(),
                            json.at("out").asBool());
            case "hinted" -> new Entry.Hinted(seat(json));
            case "forgotten" -> new Entry.Forgotten();
            case "unsealed" -> new Entry.Unsealed();
            case "said" ->
                    new Entry.Said(
                            json.at("p").asText(),
                            json.at("name").asText(),
                            json.at("text").asText());
            case "rematched" ->
                    new Entry.Rematched(json.at("p").asText(), json.at("table").asText());
            case "closed" -> new Entry.Closed(json.at("p").asText(), json.at("why").asText());
            default -> throw BadInput.of("server.log.kind", kind);
        };
    }

    private static Entry moved(Seat seat, Sitter sitter) {
        if (sitter instanceof Sitter.Person person) {
            return new Entry.Moved(seat, person);
        }
        throw BadInput.of("server.log.kind", "moved");
    }

    private static Seat seat(Json json) {
        return Seat.of(json.at("s").asText());
    }

    private static List<Step> steps(Json json) {
        return json.at("x").items().stream().map(Step::read).toList();
    }

    /// The entry as one line of text.
    public static String line(Entry entry) {
        return write(entry).print();
    }

    public static Optional<Entry.Opened> opened(Entry entry) {
        return entry instanceof Entry.Opened opened ? Optional.of(opened) : Optional.empty();
    }
}
