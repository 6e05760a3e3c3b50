package tablee.bots.toy;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Message;
import tablee.engine.OptionList;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// A game without the parts a player of it never uses: no files, no texts, no refusals. Actions are single words.
public abstract class Toy<S extends State> implements Game<S, Toy.Seen, Toy.Say> {

    /// What a seat says.
    public record Say(String word) implements Action {}

    /// What a seat sees: whose turn it is and a few words.
    public record Seen(Viewer viewer, Seats awaited, List<String> words) implements View {
        public Seen {
            words = List.copyOf(words);
        }
    }

    protected static List<Say> says(String... words) {
        return List.of(words).stream().map(Say::new).toList();
    }

    /// Seat A wins or seat B does.
    protected static Outcome won(boolean byA) {
        return new Outcome(
                byA ? List.of(1, 2) : List.of(2, 1), new ScoreSheet(List.of()), Message.of("toy"));
    }

    @Override
    public GameInfo info() {
        return new GameInfo("toy", Words.of("Jouet", "Toy"), Words.of("", ""), "1", "none");
    }

    @Override
    public OptionList options() {
        return new OptionList(2, 2, List.of(), List.of());
    }

    public Settings settings() {
        return options().standard(2);
    }

    @Override
    public Optional<Refused> refusal(Seen view, Say action) {
        return legal(view).contains(action)
                ? Optional.empty()
                : Optional.of(Refused.of("TOY-1", "toy"));
    }

    @Override
    public Say whenAbsent(Seen view) {
        return legal(view).getFirst();
    }

    @Override
    public S draw(S state, Drawn drawn, Events events) {
        throw new IllegalStateException("no chance in " + state);
    }

    @Override
    public void check(S state) {}

    @Override
    public Formats<S, Seen, Say> formats() {
        throw new UnsupportedOperationException("a toy has no files");
    }

    @Override
    public Wording<Seen, Say> wording() {
        throw new UnsupportedOperationException("a toy has no texts");
    }
}
