package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.object;

import java.util.Arrays;
import java.util.Map;
import tablee.engine.form.Shape;
import tablee.server.notice.Way;

/// How people are told when they are away.
final class NoticeOperations {

    private static final Shape KIND =
            new Shape.Word(Arrays.stream(Way.values()).map(Way::label).toList());

    private static final Shape NOTICES =
            object(
                    "Notices",
                    always("mail", FLAG),
                    always("hooks", TEXTS),
                    always(
                            "ways",
                            new Shape.Items(
                                    object(
                                            "Way",
                                            always("id", TEXT),
                                            always("kind", KIND),
                                            always("target", TEXT),
                                            always("confirmed", FLAG)))),
                    always("quietFrom", COUNT),
                    always("quietTo", COUNT),
                    always("zone", TEXT),
                    always("every", COUNT),
                    always("hushed", TEXTS));

    private NoticeOperations() {}

    static Map<String, Operation> all() {
        return Map.ofEntries(
                Map.entry("GET /api/me/notices", Operation.of(SOMEBODY, NOTICES)),
                Map.entry(
                        "POST /api/me/notices",
                        Operation.of(SOMEBODY, NOTICES)
                                .taking(
                                        always("quietFrom", COUNT),
                                        always("quietTo", COUNT),
                                        always("zone", TEXT),
                                        always("every", COUNT))),
                Map.entry(
                        "POST /api/me/notices/ways",
                        Operation.of(SOMEBODY, NOTICES)
                                .taking(always("kind", KIND), always("target", TEXT))),
                Map.entry(
                        "POST /api/me/notices/ways/{way}/code",
                        Operation.of(SOMEBODY, NOTICES).taking(always("code", TEXT))),
                Map.entry("DELETE /api/me/notices/ways/{way}", Operation.of(SOMEBODY, NOTICES)),
                Map.entry(
                        "POST /api/me/notices/tables/{id}",
                        Operation.of(SOMEBODY, NOTICES).taking(maybe("hushed", FLAG))),
                Map.entry("POST /api/stop/{secret}", Operation.of(ANYBODY, NOTHING).taking()));
    }
}
