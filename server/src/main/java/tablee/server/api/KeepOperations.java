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
import static tablee.server.api.Parts.object;

import java.util.Map;
import tablee.engine.form.Shape;

/// What is kept of somebody beyond a browser: by what they are known again, and what their games came to.
final class KeepOperations {

    private static final Shape KEPT =
            object(
                    "Kept",
                    always("passkeys", new Shape.Items(PeopleOperations.PASSKEY)),
                    maybe("wordsAt", COUNT));

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
                    always("people", new Shape.Items(RESULT_OF_A_SEAT)));

    private static final Shape HISTORY =
            object(
                    "History",
                    always("games", new Shape.Items(RESULT)),
                    maybe(
                            "next",
                            object(
                                    "NextPage",
                                    always("before", COUNT),
                                    always("beforeTable", TEXT))));

    private static final Shape FIGURES =
            object(
                    "Figures",
                    always(
                            "games",
                            new Shape.Items(
                                    object(
                                            "GameFigures",
                                            always("game", TEXT),
                                            always("played", COUNT),
                                            always("won", COUNT),
                                            always("averagePlace", DECIMAL),
                                            always("longestStreak", COUNT),
                                            always("streak", COUNT),
                                            always(
                                                    "cards",
                                                    new Shape.Items(
                                                            object(
                                                                    "FavouriteCard",
                                                                    always("name", TEXT),
                                                                    always("times", COUNT))))))),
                    always(
                            "people",
                            new Shape.Items(
                                    object(
                                            "HeadToHead",
                                            always("badge", TEXT),
                                            always("name", TEXT),
                                            always("games", COUNT),
                                            always("ahead", COUNT),
                                            always("behind", COUNT),
                                            always("lastAt", COUNT)))),
                    always(
                            "luck",
                            new Shape.Items(
                                    object(
                                            "LuckOfGame",
                                            always("table", TEXT),
                                            always("game", TEXT),
                                            always("endedAt", COUNT),
                                            always("luck", DECIMAL)))));

    private static final Shape UNREAD = object("Unread", always("unread", COUNT));

    private KeepOperations() {}

    static Map<String, Operation> all() {
        return Map.ofEntries(
                Map.entry("GET /api/oidc", Operation.text("text/plain").query(maybe("add", TEXT))),
                Map.entry(
                        "GET /api/oidc/back",
                        Operation.text("text/plain")
                                .query(maybe("state", TEXT), maybe("code", TEXT))),
                Map.entry("GET /api/me/keep", Operation.of(SOMEBODY, KEPT)),
                Map.entry(
                        "POST /api/me/passkeys/begin",
                        Operation.of(
                                        SOMEBODY,
                                        object(
                                                "PasskeyWish",
                                                always("challenge", TEXT),
                                                always("site", TEXT),
                                                always("user", TEXT),
                                                always("name", TEXT),
                                                always("known", TEXTS)))
                                .taking()),
                Map.entry(
                        "POST /api/me/passkeys",
                        Operation.of(SOMEBODY, KEPT)
                                .taking(
                                        always("challenge", TEXT),
                                        always("credential", TEXT),
                                        always("client", TEXT))),
                Map.entry("DELETE /api/me/passkeys/{id}", Operation.of(SOMEBODY, KEPT)),
                Map.entry(
                        "POST /api/me/words",
                        Operation.of(SOMEBODY, object("Words", always("words", TEXT))).taking()),
                Map.entry(
                        "POST /api/enter/begin",
                        Operation.of(
                                        ANYBODY,
                                        object(
                                                "PasskeyQuestion",
                                                always("challenge", TEXT),
                                                always("site", TEXT)))
                                .taking()),
                Map.entry(
                        "POST /api/enter",
                        Operation.of(ANYBODY, ENTERED)
                                .taking(
                                        always("challenge", TEXT),
                                        always("id", TEXT),
                                        always("authenticator", TEXT),
                                        always("client", TEXT),
                                        always("signature", TEXT),
                                        maybe("merge", FLAG))),
                Map.entry(
                        "POST /api/enter/words",
                        Operation.of(ANYBODY, ENTERED)
                                .taking(always("words", TEXT), maybe("merge", FLAG))),
                Map.entry(
                        "POST /api/enter/ask",
                        Operation.of(
                                        ANYBODY,
                                        object(
                                                "DeviceAsks",
                                                always("url", TEXT),
                                                always("sign", COUNT),
                                                always("watch", TEXT)))
                                .taking()),
                Map.entry(
                        "POST /api/enter/asked",
                        Operation.of(ANYBODY, ENTERED)
                                .later(object("StillAsking", always("waiting", FLAG)))
                                .taking(always("watch", TEXT), maybe("merge", FLAG))),
                Map.entry(
                        "GET /api/me/asking/{secret}",
                        Operation.of(
                                SOMEBODY,
                                object("Asking", always("label", TEXT), always("sign", COUNT)))),
                Map.entry(
                        "POST /api/me/asking/{secret}",
                        Operation.of(SOMEBODY, NOTHING).taking(always("agree", FLAG))),
                Map.entry("GET /api/me/history", asking(Operation.of(SOMEBODY, HISTORY))),
                Map.entry(
                        "GET /api/me/history.csv", asking(Operation.text("text/csv").by(SOMEBODY))),
                Map.entry(
                        "GET /api/me/figures",
                        Operation.of(SOMEBODY, FIGURES).query(maybe("company", TEXT))),
                Map.entry("GET /api/admin/history", Operation.of(ADMIN, UNREAD)),
                Map.entry("POST /api/admin/history", Operation.of(ADMIN, UNREAD).taking()));
    }

    private static Operation asking(Operation operation) {
        return operation.query(
                maybe("game", TEXT),
                maybe("won", TEXT),
                maybe("company", TEXT),
                maybe("with", TEXT),
                maybe("before", COUNT),
                maybe("beforeTable", TEXT));
    }
}
