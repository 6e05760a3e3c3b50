package tablee.server.api;

import static tablee.engine.form.Shape.Part.always;
import static tablee.engine.form.Shape.Part.maybe;
import static tablee.server.api.Operation.Asks.ADMIN;
import static tablee.server.api.Operation.Asks.ANYBODY;
import static tablee.server.api.Operation.Asks.SOMEBODY;
import static tablee.server.api.Parts.COUNT;
import static tablee.server.api.Parts.DECIMAL;
import static tablee.server.api.Parts.FLAG;
import static tablee.server.api.Parts.NOTHING;
import static tablee.server.api.Parts.SEAT;
import static tablee.server.api.Parts.TEXT;
import static tablee.server.api.Parts.TEXTS;
import static tablee.server.api.Parts.WHOLE;
import static tablee.server.api.Parts.items;
import static tablee.server.api.Parts.object;

import java.util.List;
import tablee.engine.form.Shape;

/// What is kept of somebody beyond a browser: by what they are known again, and what their games came to.
final class KeepOperations {

    private static final Shape KEPT =
            object("Kept", items("passkeys", PeopleOperations.PASSKEY), maybe("wordsAt", COUNT));

    private static final Shape ENTERED =
            object("Entered", always("name", TEXT), always("merged", FLAG));

    private static final Shape RESULT_OF_A_SEAT =
            object(
                    "SeatResult",
                    always("seat", SEAT),
                    always("name", TEXT),
                    maybe("face", TEXT),
                    always("bot", FLAG),
                    always("mine", FLAG),
                    always("place", COUNT),
                    maybe("points", WHOLE),
                    maybe("badge", TEXT));

    private static final Shape RESULT =
            object(
                    "Result",
                    always("table", TEXT),
                    always("game", TEXT),
                    always("endedAt", COUNT),
                    always("place", COUNT),
                    always("of", COUNT),
                    maybe("points", WHOLE),
                    always("counts", FLAG),
                    items("people", RESULT_OF_A_SEAT));

    private static final Shape HISTORY =
            object(
                    "History",
                    items("games", RESULT),
                    maybe(
                            "next",
                            object(
                                    "NextPage",
                                    always("before", COUNT),
                                    always("beforeTable", TEXT))));

    private static final Shape FIGURES =
            object(
                    "Figures",
                    items(
                            "games",
                            object(
                                    "GameFigures",
                                    always("game", TEXT),
                                    always("played", COUNT),
                                    always("won", COUNT),
                                    always("averagePlace", DECIMAL),
                                    always("longestStreak", COUNT),
                                    always("streak", COUNT),
                                    items(
                                            "cards",
                                            object(
                                                    "FavouriteCard",
                                                    always("name", TEXT),
                                                    always("times", COUNT))))),
                    items(
                            "people",
                            object(
                                    "HeadToHead",
                                    always("badge", TEXT),
                                    always("name", TEXT),
                                    always("games", COUNT),
                                    always("ahead", COUNT),
                                    always("behind", COUNT),
                                    always("lastAt", COUNT))),
                    items(
                            "luck",
                            object(
                                    "LuckOfGame",
                                    always("table", TEXT),
                                    always("game", TEXT),
                                    always("endedAt", COUNT),
                                    always("luck", DECIMAL))));

    private static final Shape UNREAD = object("Unread", always("unread", COUNT));

    private KeepOperations() {}

    static List<Operation> all() {
        return List.of(
                Operation.text("GET /api/oidc", "text/plain").query(maybe("add", TEXT)),
                Operation.text("GET /api/oidc/back", "text/plain")
                        .query(maybe("state", TEXT), maybe("code", TEXT)),
                Operation.of("GET /api/me/keep", SOMEBODY, KEPT),
                Operation.of(
                                "POST /api/me/passkeys/begin",
                                SOMEBODY,
                                object(
                                        "PasskeyWish",
                                        always("challenge", TEXT),
                                        always("site", TEXT),
                                        always("user", TEXT),
                                        always("name", TEXT),
                                        always("known", TEXTS)))
                        .taking(),
                Operation.of("POST /api/me/passkeys", SOMEBODY, KEPT)
                        .taking(
                                always("challenge", TEXT),
                                always("credential", TEXT),
                                always("client", TEXT)),
                Operation.of("DELETE /api/me/passkeys/{id}", SOMEBODY, KEPT),
                Operation.of("POST /api/me/words", SOMEBODY, object("Words", always("words", TEXT)))
                        .taking(),
                Operation.of(
                                "POST /api/enter/begin",
                                ANYBODY,
                                object(
                                        "PasskeyQuestion",
                                        always("challenge", TEXT),
                                        always("site", TEXT)))
                        .taking(),
                Operation.of("POST /api/enter", ANYBODY, ENTERED)
                        .taking(
                                always("challenge", TEXT),
                                always("id", TEXT),
                                always("authenticator", TEXT),
                                always("client", TEXT),
                                always("signature", TEXT),
                                maybe("merge", FLAG)),
                Operation.of("POST /api/enter/words", ANYBODY, ENTERED)
                        .taking(always("words", TEXT), maybe("merge", FLAG)),
                Operation.of(
                                "POST /api/enter/ask",
                                ANYBODY,
                                object(
                                        "DeviceAsks",
                                        always("url", TEXT),
                                        always("sign", COUNT),
                                        always("watch", TEXT)))
                        .taking(),
                Operation.of("POST /api/enter/asked", ANYBODY, ENTERED)
                        .later(object("StillAsking", always("waiting", FLAG)))
                        .taking(always("watch", TEXT), maybe("merge", FLAG)),
                Operation.of(
                        "GET /api/me/asking/{secret}",
                        SOMEBODY,
                        object("Asking", always("label", TEXT), always("sign", COUNT))),
                Operation.of("POST /api/me/asking/{secret}", SOMEBODY, NOTHING)
                        .taking(always("agree", FLAG)),
                asking(Operation.of("GET /api/me/history", SOMEBODY, HISTORY)),
                asking(Operation.text("GET /api/me/history.csv", "text/csv").by(SOMEBODY)),
                Operation.of("GET /api/me/figures", SOMEBODY, FIGURES)
                        .query(maybe("company", TEXT)),
                Operation.of("GET /api/admin/history", ADMIN, UNREAD),
                Operation.of("POST /api/admin/history", ADMIN, UNREAD).taking());
    }

    private static Operation asking(Operation operation) {
        return operation.query(
                maybe("game", TEXT),
                maybe("won", TEXT),
                maybe("company", TEXT),
                maybe("with", TEXT),
                maybe("before", COUNT),
                maybe("beforeTable", TEXT),
                maybe("most", COUNT));
    }
}
