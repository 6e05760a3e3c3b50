package tablee.server.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;

/// One thing that can be asked over HTTP.
///
/// @param asks who may ask
/// @param query what may follow the address, each part left out as one likes; `lang` is good everywhere
/// @param takes the body that comes with it, if any
/// @param gives the body of an answer that is no refusal
/// @param instead for an operation that will go: what to ask in its place, `GET /api/…`
public record Operation(
        Asks asks, List<Part> query, Optional<Shape> takes, Gives gives, Optional<String> instead) {

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

    static Operation of(Asks asks, Shape gives) {
        return new Operation(
                asks,
                List.of(),
                Optional.empty(),
                new Gives("application/json", gives, Optional.empty()),
                Optional.empty());
    }

    static Operation text(String media) {
        return new Operation(
                Asks.ANYBODY,
                List.of(),
                Optional.empty(),
                new Gives(media, Parts.TEXT, Optional.empty()),
                Optional.empty());
    }

    Operation taking(Part... parts) {
        return taking(new Shape.Fields("", List.of(parts)));
    }

    Operation taking(Shape body) {
        return new Operation(asks, query, Optional.of(body), gives, instead);
    }

    Operation query(Part... parts) {
        var all = new ArrayList<>(query);
        all.addAll(List.of(parts));
        return new Operation(asks, all, takes, gives, instead);
    }

    Operation later(Shape shape) {
        var both = new Gives(gives.media(), gives.shape(), Optional.of(shape));
        return new Operation(asks, query, takes, both, instead);
    }

    Operation instead(String other) {
        return new Operation(asks, query, takes, gives, Optional.of(other));
    }

    Operation by(Asks who) {
        return new Operation(who, query, takes, gives, instead);
    }
}
