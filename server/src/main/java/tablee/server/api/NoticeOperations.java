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
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.Arrays;
import java.util.List;
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
                    items(
                            "ways",
                            object(
                                    "Way",
                                    always("id", TEXT),
                                    always("kind", KIND),
                                    always("target", TEXT),
                                    always("confirmed", FLAG))),
                    always("quietFrom", COUNT),
                    always("quietTo", COUNT),
                    always("zone", TEXT),
                    always("every", COUNT),
                    always("hushed", TEXTS));

    private NoticeOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.of("GET /api/me/notices", SOMEBODY, NOTICES),
                Operation.of("POST /api/me/notices", SOMEBODY, NOTICES)
                        .taking(
                                always("quietFrom", COUNT),
                                always("quietTo", COUNT),
                                always("zone", TEXT),
                                always("every", COUNT)),
                Operation.of("POST /api/me/notices/ways", SOMEBODY, NOTICES)
                        .taking(always("kind", KIND), always("target", TEXT)),
                Operation.of("POST /api/me/notices/ways/{way}/code", SOMEBODY, NOTICES)
                        .taking(always("code", TEXT)),
                Operation.of("DELETE /api/me/notices/ways/{way}", SOMEBODY, NOTICES),
                Operation.of("POST /api/me/notices/tables/{id}", SOMEBODY, NOTICES)
                        .taking(maybe("hushed", FLAG)),
                Operation.of("POST /api/stop/{secret}", ANYBODY, NOTHING).taking());
    }
}
