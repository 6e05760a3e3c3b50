package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.List;
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
                    items(
                            "friends",
                            object(
                                    "Friend",
                                    always("badge", TEXT),
                                    always("name", TEXT),
                                    maybe("face", TEXT),
                                    always("here", FLAG))),
                    always("asked", NAMED),
                    always("asking", NAMED),
                    always("blocked", NAMED),
                    always("met", NAMED),
                    items(
                            "invites",
                            object(
                                    "Invite",
                                    always("badge", TEXT),
                                    always("name", TEXT),
                                    maybe("face", TEXT),
                                    always("table", TEXT),
                                    always("game", TEXT))));

    private static final Shape QUEUED =
            object("Queued", always("waiting", FLAG), maybe("until", COUNT), maybe("table", TEXT));

    private CompanyOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.of("GET /api/me/friends", SOMEBODY, FRIENDS),
                Operation.of("POST /api/me/friends", SOMEBODY, FRIENDS)
                        .taking(maybe("badge", TEXT), maybe("secret", TEXT)),
                Operation.of("POST /api/me/friends/link", SOMEBODY, PeopleOperations.LINK).taking(),
                Operation.of("DELETE /api/me/friends/{badge}", SOMEBODY, FRIENDS),
                Operation.of("POST /api/me/friends/{badge}/block", SOMEBODY, FRIENDS).taking(),
                Operation.of("POST /api/tables/{id}/ask", SOMEBODY, NOTHING)
                        .taking(always("badge", TEXT)),
                Operation.of("DELETE /api/me/invites/{table}", SOMEBODY, NOTHING),
                Operation.of("POST /api/queue", SOMEBODY, QUEUED)
                        .taking(
                                always("game", TEXT),
                                maybe("seats", COUNT),
                                maybe("preset", TEXT),
                                maybe("pace", TEXT),
                                maybe("wait", COUNT)),
                Operation.of("GET /api/queue", SOMEBODY, QUEUED),
                Operation.of("DELETE /api/queue", SOMEBODY, QUEUED));
    }
}
