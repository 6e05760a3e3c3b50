package tablee.table.replay;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.table.fair.Hex;
import tablee.table.fair.Sha256;

/// What was decided in a finished game, each with what could be seen by whoever was asked: by it the same question is found again at another table.
public final class Choices {

    /// One decision where there was a choice.
    ///
    /// @param step that it became in the replay
    /// @param sight stands for all that the seat could see and remember
    /// @param say what was done, in words without names
    public record Choice(int step, Seat seat, String sight, String move, String say) {}

    private Choices() {}

    public static <S extends State, V extends View, A extends Action> List<Choice> of(
            Replay<S, V, A> replay, String language) {
        var game = replay.game();
        Texts texts = game.wording().texts(language);
        var found = new ArrayList<Choice>();
        List<GameLog.Entry> entries = replay.log().entries();
        for (int i = 0; i < entries.size(); i++) {
            replay.goOn();
            GameLog.Entry entry = entries.get(i);
            S state = replay.state(i);
            if (entry.seat().isEmpty() || !(game.next(state) instanceof Next.Decide)) {
                continue;
            }
            Seat seat = entry.seat().get();
            V view = game.view(state, seat);
            if (game.legal(view).size() > 1) {
                A action = game.formats().read(entry.notation());
                found.add(
                        new Choice(
                                i + 1,
                                seat,
                                sight(
                                        game.formats().now(view).print()
                                                + game.formats().memory(view).print()),
                                entry.notation(),
                                texts.say(game.wording().said(view, action))));
            }
        }
        return found;
    }

    private static String sight(String seen) {
        return Hex.of(Sha256.of(Sha256.utf8(seen)));
    }
}
