package tablee.server.web;

import java.util.Map;
import java.util.Optional;
import tablee.server.api.Operation;
import tablee.server.api.Operations;

/// Operations that will go say so in every answer, with what to ask in their place (RFC 9745): a
/// program is warned before it fails.
final class Retirement {

    /// The day of 1.0, from when on these are retired.
    private static final String SINCE = "@1794960000";

    private static final Map<String, Operation> OPERATIONS = Operations.all();

    private Retirement() {}

    static Route told(Route route) {
        Optional<String> instead =
                Optional.ofNullable(OPERATIONS.get(route.method() + " " + route.path()))
                        .flatMap(Operation::instead);
        if (instead.isEmpty()) {
            return route;
        }
        String address = instead.get().substring(instead.get().indexOf(' ') + 1);
        return new Route(
                route.method(),
                route.path(),
                route.summary(),
                route.takes(),
                route.gives(),
                call ->
                        route.handler()
                                .apply(call)
                                .with("Deprecation", SINCE)
                                .with("Link", "<" + address + ">; rel=\"successor-version\""));
    }
}
