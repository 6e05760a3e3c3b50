package tablee.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Everything that reaches one viewer in a position, as text: both parts of the view, legal list, refusals, sentences,
/// board, and the public shape of what is next.
record ViewerTexts(Map<String, String> parts) {

    static <S extends State, V extends View, A extends Action> ViewerTexts of(
            Game<S, V, A> game, S state, Viewer viewer, List<A> tried) {
        V view = game.view(state, viewer);
        Formats<S, V, A> formats = game.formats();
        var parts = new LinkedHashMap<String, String>();
        parts.put("now", formats.now(view).print());
        parts.put("memory", formats.memory(view).print());
        parts.put("next", shape(game.next(state)));
        if (viewer instanceof Seat) {
            parts.put(
                    "legal list",
                    game.legal(view).stream().map(formats::write).toList().toString());
        }
        for (String language : Texts.COMPLETE) {
            Texts texts = game.wording().texts(language);
            parts.put("question in " + language, texts.say(game.wording().asked(view)));
            parts.put("board in " + language, String.join("\n", game.wording().board(view, texts)));
            if (viewer instanceof Seat) {
                for (A action : tried) {
                    Optional<Refused> refusal = game.refusal(view, action);
                    parts.put(
                            "refusal of " + formats.write(action) + " in " + language,
                            refusal.map(no -> no.clause() + " " + texts.say(no.reason()))
                                    .orElse("legal"));
                }
            }
        }
        return new ViewerTexts(parts);
    }

    /// Awaited seats, the name of a throw and the result of a game are public.
    static String shape(Next next) {
        return switch (next) {
            case Next.Decide(Seats awaited) -> "decision of " + awaited;
            case Next.Draw(Chance due) -> "draw " + due.name();
            case Next.End(Outcome outcome) -> "end " + outcome.ranks() + outcome.sheet().totals();
        };
    }

    /// The first part that is not the same.
    Optional<String> differs(ViewerTexts other) {
        return parts.entrySet().stream()
                .filter(part -> !part.getValue().equals(other.parts.get(part.getKey())))
                .findFirst()
                .map(
                        part ->
                                "the "
                                        + part.getKey()
                                        + " is "
                                        + part.getValue()
                                        + " in one world and "
                                        + other.parts.get(part.getKey())
                                        + " in the other");
    }

    boolean sameView(ViewerTexts other) {
        return java.util.Objects.equals(parts.get("now"), other.parts.get("now"))
                && java.util.Objects.equals(parts.get("memory"), other.parts.get("memory"));
    }
}
