package tablee.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;

/// One thing that can be asked over HTTP.
///
/// @param route method and address, `GET /api/…`
/// @param asks who may ask
/// @param query what may follow the address, each part left out as one likes; `lang` is good everywhere
/// @param takes the body that comes with it, if any
/// @param gives the body of an answer that is no refusal
/// @param instead for an operation that will go: the route to ask in its place
public record Operation(
        String route,
        Asks asks,
        List<Part> query,
        Optional<Shape> takes,
        Gives gives,
        Optional<String> instead) {

    /// Who may ask.
    public enum Asks {
        ANYBODY,
        /// Somebody with a cookie or a token.
        SOMEBODY,
        MODERATOR,
        /// Whoever has the admin token.
        ADMIN
    }

    /// The body of an answer.
    ///
    /// @param shape of JSON; a text is a text of its own kind
    /// @param later what comes with 202 while the answer is still being made
    public record Gives(String media, Shape shape, Optional<Shape> later) {}

    public Operation {
        query = List.copyOf(query);
    }

    static Operation of(String route, Asks asks, Shape gives) {
        return of(route, asks, "application/json", gives);
    }

    static Operation text(String route, String media) {
        return of(route, Asks.ANYBODY, media, Parts.TEXT);
    }

    private static Operation of(String route, Asks asks, String media, Shape shape) {
        var gives = new Gives(media, shape, Optional.empty());
        return new Operation(route, asks, List.of(), Optional.empty(), gives, Optional.empty());
    }

    Operation taking(Part... parts) {
        return taking(new Shape.Fields("", List.of(parts)));
    }

    Operation taking(Shape body) {
        return new Operation(route, asks, query, Optional.of(body), gives, instead);
    }

    Operation query(Part... parts) {
        var all = new ArrayList<>(query);
        all.addAll(List.of(parts));
        return new Operation(route, asks, all, takes, gives, instead);
    }

    Operation later(Shape shape) {
        var both = new Gives(gives.media(), gives.shape(), Optional.of(shape));
        return new Operation(route, asks, query, takes, both, instead);
    }

    Operation instead(String other) {
        return new Operation(route, asks, query, takes, gives, Optional.of(other));
    }

    Operation by(Asks who) {
        return new Operation(route, who, query, takes, gives, instead);
    }
}
