package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.object;

import java.util.Map;
import tablee.engine.form.Shape;

/// Finding people: friends, invitations, a game now.
final class CompanyOperations {

    private static final Shape NAMED =
            new Shape.Items(
                    object(
                            "Named",
                            always("badge", TEXT),
                            always("name", TEXT),
                            maybe("face", TEXT)));

    private static final Shape FRIENDS =
            object(
                    "Friends",
                    always(
                            "friends",
                            new Shape.Items(
                                    object(
                                            "Friend",
                                            always("badge", TEXT),
                                            always("name", TEXT),
                                            maybe("face", TEXT),
                                            always("here", FLAG)))),
                    always("asked", NAMED),
                    always("asking", NAMED),
                    always("blocked", NAMED),
                    always("met", NAMED),
                    always(
                            "invites",
                            new Shape.Items(
                                    object(
                                            "Invite",
                                            always("badge", TEXT),
                                            always("name", TEXT),
                                            maybe("face", TEXT),
                                            always("table", TEXT),
                                            always("game", TEXT)))));

    private static final Shape QUEUED =
            object("Queued", always("waiting", FLAG), maybe("until", COUNT), maybe("table", TEXT));

    private CompanyOperations() {}

    static Map<String, Operation> all() {
        return Map.ofEntries(
                Map.entry("GET /api/me/friends", Operation.of(SOMEBODY, FRIENDS)),
                Map.entry(
                        "POST /api/me/friends",
                        Operation.of(SOMEBODY, FRIENDS)
                                .taking(maybe("badge", TEXT), maybe("secret", TEXT))),
                Map.entry(
                        "POST /api/me/friends/link",
                        Operation.of(SOMEBODY, PeopleOperations.LINK).taking()),
                Map.entry("DELETE /api/me/friends/{badge}", Operation.of(SOMEBODY, FRIENDS)),
                Map.entry(
                        "POST /api/me/friends/{badge}/block",
                        Operation.of(SOMEBODY, FRIENDS).taking()),
                Map.entry(
                        "POST /api/tables/{id}/ask",
                        Operation.of(SOMEBODY, NOTHING).taking(always("badge", TEXT))),
                Map.entry("DELETE /api/me/invites/{table}", Operation.of(SOMEBODY, NOTHING)),
                Map.entry(
                        "POST /api/queue",
                        Operation.of(SOMEBODY, QUEUED)
                                .taking(
                                        always("game", TEXT),
                                        maybe("seats", COUNT),
                                        maybe("preset", TEXT),
                                        maybe("pace", TEXT),
                                        maybe("wait", COUNT))),
                Map.entry("GET /api/queue", Operation.of(SOMEBODY, QUEUED)),
                Map.entry("DELETE /api/queue", Operation.of(SOMEBODY, QUEUED)));
    }
}
