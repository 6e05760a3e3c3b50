package tablee.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.form.Shape;

/// Everything that can be asked over HTTP, by method and address. A test holds the list against the
/// routes that answer.
public final class Operations {

    /// Any answer from 400 on, and 202 `server.held`.
    public static final Shape REFUSED = Parts.REFUSED;

    private Operations() {}

    /// In the order of their names: `DELETE /api/me` …
    public static Map<String, Operation> all() {
        var all = new TreeMap<String, Operation>();
        for (var some :
                List.of(
                        PeopleOperations.all(),
                        KeepOperations.all(),
                        CompanyOperations.all(),
                        EveningOperations.all(),
                        GameOperations.all(),
                        SetOperations.all(),
                        TableOperations.all(),
                        AfterOperations.all(),
                        NoticeOperations.all(),
                        HouseOperations.all())) {
            all.putAll(some);
        }
        return all;
    }

    /// The names in braces of an address.
    public static List<String> parameters(String path) {
        var names = new ArrayList<String>();
        for (String part : path.split("/", -1)) {
            if (part.startsWith("{")) {
                names.add(part.substring(1, part.length() - 1));
            }
        }
        return names;
    }
}
