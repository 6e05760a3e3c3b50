package tablee.offline;

import java.util.HashMap;
import java.util.Map;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.lab.analysis.AnalysisJson;
import tablee.lab.analysis.Analyst;
import tablee.lab.analysis.Effort;
import tablee.table.replay.Replay;

/// Looks back at games that are over. There is one thread, so that each request does a share of the work, as long as its budget lasts, and is told how
/// far it came; whoever asks again goes on.
final class LocalAnalysis<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Map<String, Analyst<S, V, A>.Review> begun = new HashMap<>();

    LocalAnalysis(Game<S, V, A> game) {
        this.game = game;
    }

    Reply answer(String id, Json file, Context context) {
        var review = begun.computeIfAbsent(id, _ -> begin(file));
        int before = review.done();
        while (review.done() < review.steps() && context.budget().allows(review.done() - before)) {
            review.goOn();
        }
        if (review.done() < review.steps()) {
            return Reply.json(
                    202,
                    Json.object().put("done", review.done()).put("of", review.steps()).build());
        }
        var texts = Replay.read(game, file).texts(context.language());
        return Reply.json(AnalysisJson.of(review.analysis(), texts));
    }

    private Analyst<S, V, A>.Review begin(Json file) {
        return new Analyst<>(game, Effort.quick(), 1).review(GameLog.read(file, game.options()));
    }
}
