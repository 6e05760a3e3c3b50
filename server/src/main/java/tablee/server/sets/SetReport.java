package tablee.server.sets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.form.JsonSchema;
import tablee.server.ServerTexts;
import tablee.server.art.ArtReport;

/// What the game says of a set that was sent, as `content check` would of the same files: each fault with the place of the value it is about, and
/// the fields that a record may have, as the game's reader looked for them.
public record SetReport(SetDraft draft, GameProvider provider, ContentReport report) {

    private static final int NO_LINE = -987_654_321;
    private static final String LINE = "\\s*\\([^()]*" + NO_LINE + "[^()]*\\)";

    public static SetReport of(SetDraft draft, GameProvider provider) {
        return new SetReport(
                draft, provider, ArtReport.with(provider.check(draft), provider, draft));
    }

    public boolean isSound() {
        return report.isSound();
    }

    public Json.Builder toJson(String language) {
        Texts words = ServerTexts.in(language).with(provider.house().wording().texts(language));
        var json =
                Json.object()
                        .put("sound", isSound())
                        .put("faults", Json.list(report.faults(), fault -> fault(fault, words)))
                        .put("figures", Json.list(report.figures(), one -> figure(one, words)));
        records(json);
        return json;
    }

    private Json fault(ContentReport.Fault fault, Texts words) {
        return Json.object()
                .put("severity", fault.severity() == Severity.ERROR ? "error" : "warning")
                .put("file", fault.file())
                .put("place", draft.place(fault.file(), fault.line()))
                .put("card", words.say(fault.card()))
                .put("clause", fault.clause())
                .put("text", words.say(marked(fault.text())).replaceAll(LINE, ""))
                .build();
    }

    /// Whoever sees a fault at its field reads no line. Which part of a sentence that is, its own language says: a number that is no line is put in
    /// its place, and the parenthesis around it goes.
    private static Message marked(Message text) {
        var args = new ArrayList<Object>(text.args());
        args.replaceAll(arg -> arg instanceof Message part ? marked(part) : arg);
        boolean read =
                text.key().startsWith("engine.json.") || text.key().startsWith("engine.form.");
        if (read && !args.isEmpty() && args.getLast() instanceof Integer) {
            args.set(args.size() - 1, NO_LINE);
        }
        return new Message(text.key(), args);
    }

    private static Json figure(ContentReport.Figure figure, Texts words) {
        return Json.object()
                .put("clause", figure.clause())
                .put("what", words.say(figure.what()))
                .put("expected", words.say(figure.expected()))
                .put("found", words.say(figure.found()))
                .put("holds", figure.holds())
                .build();
    }

    private record Place(String file, String pointer) {}

    /// Records that have the same fields share one form. A schema is a text: whoever draws a field from it reads it as they like.
    private void records(Json.Builder json) {
        var byPlace = new LinkedHashMap<Place, Map<String, String>>();
        var schemas = new LinkedHashMap<tablee.engine.form.Shape, String>();
        for (ContentReport.Asked asked : report.asked()) {
            String schema =
                    schemas.computeIfAbsent(asked.shape(), shape -> JsonSchema.of(shape).print());
            byPlace.computeIfAbsent(
                            new Place(asked.file(), draft.place(asked.file(), asked.line())),
                            _ -> new LinkedHashMap<>())
                    .put(asked.name(), schema);
        }
        var forms = new ArrayList<Map<String, String>>();
        var numbers = new LinkedHashMap<Map<String, String>, Integer>();
        var records = new ArrayList<Json>();
        byPlace.forEach(
                (place, fields) -> {
                    int number =
                            numbers.computeIfAbsent(
                                    fields,
                                    _ -> {
                                        forms.add(fields);
                                        return forms.size() - 1;
                                    });
                    records.add(
                            Json.object()
                                    .put("file", place.file())
                                    .put("place", place.pointer())
                                    .put("form", number)
                                    .build());
                });
        json.put("records", Json.of(records))
                .put(
                        "forms",
                        Json.list(
                                forms,
                                form ->
                                        Json.list(
                                                List.copyOf(form.entrySet()),
                                                field ->
                                                        Json.object()
                                                                .put("name", field.getKey())
                                                                .put("schema", field.getValue())
                                                                .build())));
    }
}
