package tablee.server.api;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.engine.form.Shape;

/// Everything that can be asked over HTTP, by method and address. A test holds the list against the
/// routes that answer.
public final class Operations {

    /// Any answer from 400 on, and 202 `server.held`.
    public static final Shape REFUSED = Parts.REFUSED;

    private Operations() {}

    /// In the order of their names: `DELETE /api/me` …
    public static SortedMap<String, Operation> all() {
        return Stream.of(
                        PeopleOperations.all(),
                        KeepOperations.all(),
                        CompanyOperations.all(),
                        EveningOperations.all(),
                        GameOperations.all(),
                        SetOperations.all(),
                        TableOperations.all(),
                        AfterOperations.all(),
                        NoticeOperations.all(),
                        HouseOperations.all())
                .flatMap(List::stream)
                .collect(
                        Collectors.toMap(
                                Operation::route,
                                one -> one,
                                (one, _) -> {
                                    throw new IllegalStateException(one.route() + " twice");
                                },
                                TreeMap::new));
    }
}
