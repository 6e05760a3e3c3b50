package tablee.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tablee.engine.Json;
import tablee.engine.form.Shape;
import tablee.server.api.Operation;
import tablee.server.api.Operations;
import tablee.testkit.ShapeCheck;

/// Everything that [Client] asks and hears, in whichever test, is held against what the documents
/// of the API say of it.
final class Traffic {

    private static final Map<String, Operation> OPERATIONS = Operations.all();

    /// What was once answered to each operation, and how a request to it looked.
    private static final Map<String, Json> ANSWERED = new ConcurrentHashMap<>();

    private Traffic() {}

    static Map<String, Json> answered() {
        return ANSWERED;
    }

    /// The operation of an address: one that names more parts wins over one that leaves them open.
    static Optional<String> operation(String method, String path) {
        String address = path.split("\\?", 2)[0];
        return OPERATIONS.keySet().stream()
                .filter(key -> key.startsWith(method + " "))
                .filter(
                        key ->
                                address.matches(
                                        key.substring(method.length() + 1)
                                                .replaceAll("\\{[a-z]+}", "[^/]+")))
                .max(
                        java.util.Comparator.comparingInt(
                                key -> key.replaceAll("\\{.*?}", "").length()));
    }

    static void hold(String method, String path, Json asked, int status, Json body) {
        Optional<String> found = operation(method, path);
        if (found.isEmpty()) {
            return;
        }
        Operation operation = OPERATIONS.get(found.get());
        if (operation == null || !operation.gives().media().equals("application/json")) {
            return;
        }
        if (status >= 300) {
            held(method + " " + path + " " + status, Operations.REFUSED, body);
            return;
        }
        boolean later = status == 202;
        if (status != 204) {
            held(
                    method + " " + path,
                    later
                            ? operation.gives().later().orElse(Operations.REFUSED)
                            : operation.gives().shape(),
                    body);
        }
        if (!later) {
            operation.takes().ifPresent(shape -> held("asked of " + path, shape, asked));
            ANSWERED.putIfAbsent(found.get(), status == 204 ? Json.object().build() : body);
        }
    }

    private static void held(String what, Shape shape, Json json) {
        var faults = ShapeCheck.faults(shape, json);
        if (!faults.isEmpty()) {
            throw new AssertionError(what + ": " + faults);
        }
    }
}
