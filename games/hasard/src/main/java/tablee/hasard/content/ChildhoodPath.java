package tablee.hasard.content;

import java.util.List;
import tablee.engine.Words;

/// One of the two ways from a cradle to the crossroads (HAS-R08). On one of them the value is printed right of the bar, which
/// matters to a drawing only (HAS-7-4).
public record ChildhoodPath(
        Cradle cradle, boolean numberRight, Words title, List<Obstacle> obstacles) {

    public ChildhoodPath {
        obstacles = List.copyOf(obstacles);
    }
}
