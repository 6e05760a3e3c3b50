package tablee.bots.search;

import java.util.ArrayList;
import java.util.List;
import tablee.bots.Plausibility;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.View;
import tablee.engine.play.World;

/// Where the worlds of a search come from. The rules make every world alike likely that fits the view; out of a few of them one is taken by how
/// plausible it is that the others came to hold what they hold there.
final class Imagination<V extends View, A extends Action> {

    /// More of them come closer to the right odds and cost time.
    private static final int CANDIDATES = 8;

    private final Game<?, V, A> game;
    private final Guide<V, A> guide;
    private final V view;

    Imagination(Game<?, V, A> game, Guide<V, A> guide, V view) {
        this.game = game;
        this.guide = guide;
        this.view = view;
    }

    World<V, A> world(Randomness random) {
        if (guide.plausibility().isEmpty()) {
            return World.imagined(game, view, random);
        }
        Plausibility<V> plausibility = guide.plausibility().get();
        var worlds = new ArrayList<World<V, A>>(CANDIDATES);
        double[] weights = new double[CANDIDATES];
        double sum = 0;
        for (int i = 0; i < CANDIDATES; i++) {
            World<V, A> world = World.imagined(game, view, random);
            weights[i] = plausibility.weight(view, world::view);
            sum += weights[i];
            worlds.add(world);
        }
        return pick(worlds, weights, sum * random.unit());
    }

    private static <W> W pick(List<W> worlds, double[] weights, double point) {
        double left = point;
        for (int i = 0; i < worlds.size() - 1; i++) {
            left -= weights[i];
            if (left < 0) {
                return worlds.get(i);
            }
        }
        return worlds.getLast();
    }
}
