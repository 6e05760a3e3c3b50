package tablee.testkit;

import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Wording;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;

/// A match as a short text: every step in notation with what was told about it, then the score sheet. It shows every hidden
/// card and is for tests and for people who read them.
public final class Transcript {

    private Transcript() {}

    public static <S extends State, V extends View, A extends Action> String of(
            Match<S, V, A> match, String language) {
        Wording<V, A> wording = match.game().wording();
        Texts texts = wording.texts(language);
        var text = new StringBuilder();
        text.append(match.game().info().title().in(language)).append(' ');
        text.append(match.settings().toJson().print()).append('\n');
        V open = match.view(Spectator.SPECTATOR);
        var entries = match.log().entries();
        for (int step = 0; step < entries.size(); step++) {
            GameLog.Entry entry = entries.get(step);
            text.append(step + 1).append(". ");
            entry.seat().ifPresent(seat -> text.append(seat).append(": "));
            text.append(entry.notation()).append('\n');
            for (Event event : match.events(step)) {
                text.append("    ").append(texts.say(wording.told(open, event))).append('\n');
            }
        }
        match.outcome().ifPresent(outcome -> end(text, outcome, texts));
        return text.toString();
    }

    private static void end(StringBuilder text, Outcome outcome, Texts texts) {
        text.append(texts.say(outcome.reason())).append('\n');
        for (ScoreSheet.Row row : outcome.sheet().rows()) {
            text.append(texts.say(row.label())).append(": ").append(row.values()).append('\n');
        }
        text.append("# ").append(outcome.ranks()).append('\n');
    }
}
