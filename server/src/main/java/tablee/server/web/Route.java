package tablee.server.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// One door of the API: address, what goes in and out, and what it does. The OpenAPI document is made from these, so that it
/// cannot say anything else than the code.
///
/// @param path `/api/tables/{id}`
/// @param takes an example of the body, empty for none
/// @param gives what the answer holds, in words
record Route(
        String method,
        String path,
        String summary,
        String takes,
        String gives,
        Function<Call, Answer> handler) {

    static Route get(String path, String summary, String gives, Function<Call, Answer> handler) {
        return new Route("GET", path, summary, "", gives, handler);
    }

    static Route post(
            String path,
            String summary,
            String takes,
            String gives,
            Function<Call, Answer> handler) {
        return new Route("POST", path, summary, takes, gives, handler);
    }

    static Route delete(
            String path,
            String summary,
            String takes,
            String gives,
            Function<Call, Answer> handler) {
        return new Route("DELETE", path, summary, takes, gives, handler);
    }

    /// Reads whole logs or plays games again.
    private static final Set<String> HEAVY =
            Set.of(
                    "replay",
                    "frames",
                    "verify",
                    "draws",
                    "scenario",
                    "continue",
                    "story",
                    "recap",
                    "chat",
                    "analysis");

    /// Whether what comes with it is a file.
    boolean isLarge() {
        return path.startsWith("/api/replays") || path.startsWith("/api/sets/");
    }

    /// Whether it takes so long that it has to wait for its turn.
    boolean isHeavy() {
        List<String> parts = split(path);
        return isLarge()
                || path.equals("/api/evenings/{id}/comparison")
                || (path.startsWith("/api/tables/{id}/") && HEAVY.contains(parts.getLast()));
    }

    /// The named parts of this address, if it is one of this route.
    Optional<Map<String, String>> match(List<String> parts) {
        List<String> pattern = split(path);
        if (pattern.size() != parts.size()) {
            return Optional.empty();
        }
        var named = new HashMap<String, String>();
        for (int i = 0; i < parts.size(); i++) {
            String expected = pattern.get(i);
            if (expected.startsWith("{")) {
                named.put(expected.substring(1, expected.length() - 1), parts.get(i));
            } else if (!expected.equals(parts.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(named);
    }

    List<String> parameters() {
        var names = new ArrayList<String>();
        for (String part : split(path)) {
            if (part.startsWith("{")) {
                names.add(part.substring(1, part.length() - 1));
            }
        }
        return names;
    }

    static List<String> split(String path) {
        return List.of(path.substring(1).split("/", -1));
    }
}
