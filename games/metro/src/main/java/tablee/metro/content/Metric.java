package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.content.Apostrophe;

/// Section 5.4: a number read off the cards in front of a player. None of them reads objective, Défi or property
/// points, so that duels and properties cannot run in circles (METRO-RULE-50).
public record Metric(Unit unit, Optional<Category> category, String title) {

    public enum Unit {
        POINTS,
        CARDS,
        LIFE_POINTS,
        LIFE_CARDS,
        NOBLESSE,
        PATRIMOINE_POINTS,
        PATRIMOINE_CARDS,
        ACCROCS,
        TITLE,
        MONEY;

        static final List<Unit> ALL = List.of(values());
    }

    public static final Metric NONE = new Metric(Unit.LIFE_CARDS, Optional.empty(), "");

    /// `POINTS:AMOUR`, `TITLE:Colo`, `MONEY`; empty for anything else.
    public static Optional<Metric> parse(String text) {
        String[] parts = text.split(":", 2);
        String tail = parts.length == 1 ? "" : Apostrophe.set(parts[1]);
        return Codes.find(Unit.ALL, parts[0])
                .flatMap(
                        unit ->
                                switch (unit) {
                                    case POINTS, CARDS ->
                                            Codes.find(Category.ALL, tail)
                                                    .map(
                                                            of ->
                                                                    new Metric(
                                                                            unit,
                                                                            Optional.of(of),
                                                                            ""));
                                    case TITLE ->
                                            Optional.of(new Metric(unit, Optional.empty(), tail))
                                                    .filter(_ -> !tail.isEmpty());
                                    default ->
                                            Optional.of(new Metric(unit, Optional.empty(), ""))
                                                    .filter(_ -> parts.length == 1);
                                });
    }

    static Metric of(String code) {
        return parse(code).orElseThrow(() -> BadInput.of("metro.check.metric", code));
    }

    /// As written in data files.
    public String code() {
        return switch (unit) {
            case POINTS, CARDS -> unit.name() + ":" + category.orElseThrow().name();
            case TITLE -> unit.name() + ":" + title;
            default -> unit.name();
        };
    }
}
