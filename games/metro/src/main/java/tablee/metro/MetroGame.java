package tablee.metro;

import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// Métro, Boulot, Accroc, with the card set it is played with.
public final class MetroGame implements Game<MetroState, MetroView, MetroAction> {

    /// Version of the rules: a new one whenever an old log would no longer replay.
    static final String RULES = "metro-1";

    private final CardSet set;
    private final MetroFormats formats;
    private final MetroWording wording;

    MetroGame(CardSet set) {
        this.set = set;
        this.formats = new MetroFormats(set);
        this.wording = new MetroWording(set);
    }

    private static final class House {
        private static final MetroGame GAME =
                new MetroGame(SetLoader.load(ContentSource.house(MetroGame.class)).set());
    }

    /// The game with the set that ships with it.
    public static MetroGame house() {
        return House.GAME;
    }

    public CardSet set() {
        return set;
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "metro",
                Words.of("Métro, Boulot, Accroc", "Métro, Boulot, Accroc"),
                Words.of(
                        "Trois stations pour réussir sa vie, et celle des autres à faire dérailler.",
                        "Three stations to make a life of it, and to derail everybody else's."),
                RULES,
                set.identity());
    }

    @Override
    public OptionList options() {
        return MetroOptions.LIST;
    }

    @Override
    public MetroState start(Settings settings) {
        MetroOptions options = MetroOptions.of(settings);
        if (options.starter() >= options.seats()) {
            throw BadInput.of("metro.option.starter", settings.text("starter"), options.seats());
        }
        if (set.characters().size() < options.seats()) {
            throw BadInput.of("metro.option.characters", options.seats());
        }
        var state = new MetroState(set, options, true);
        if (options.starter() == MetroOptions.RANDOM) {
            state.due(Question.STARTER);
        } else {
            state.starter = options.starter();
            Dealing.start(state);
        }
        return state;
    }

    @Override
    public Next next(MetroState state) {
        if (state.awaited != 0) {
            return Next.decide(state.awaitedSeats());
        }
        return state.question == Question.OVER
                ? new Next.End(Scoring.outcome(state))
                : new Next.Draw(Dealing.due(state));
    }

    @Override
    public MetroView view(MetroState state, Viewer viewer) {
        return Viewing.view(state, viewer);
    }

    @Override
    public List<MetroAction> legal(MetroView view) {
        return view.viewer() instanceof Seat seat
                ? LegalActions.of(view.now(), seat.index())
                : List.of();
    }

    @Override
    public List<MetroAction> quickLegal(MetroState state, Seat seat) {
        return LegalActions.of(state, seat.index());
    }

    @Override
    public Optional<Refused> refusal(MetroView view, MetroAction action) {
        return view.viewer() instanceof Seat seat
                ? Refusals.of(view.now(), seat.index(), action)
                : Optional.of(Refused.of("METRO-FLOW-2", "metro.refused.spectator"));
    }

    @Override
    public MetroState act(MetroState state, Seat seat, MetroAction action, Events events) {
        return Transitions.act(state, seat.index(), action, events);
    }

    @Override
    public MetroState draw(MetroState state, Drawn drawn, Events events) {
        return Dealing.draw(state, drawn, events);
    }

    @Override
    public MetroState imagine(MetroView view, Randomness random) {
        return Imagination.of(view, random);
    }

    @Override
    public MetroAction whenAbsent(MetroView view) {
        return Absence.answer(view, legal(view));
    }

    @Override
    public Optional<MetroAction> onlyAnswer(MetroView open, Seat seat) {
        List<MetroAction> legal =
                open.now().question.isOpen()
                        ? LegalActions.of(open.now(), seat.index())
                        : List.of();
        return legal.size() == 1 ? Optional.of(legal.getFirst()) : Optional.empty();
    }

    @Override
    public void check(MetroState state) {
        Invariants.check(state);
    }

    @Override
    public Formats<MetroState, MetroView, MetroAction> formats() {
        return formats;
    }

    @Override
    public Wording<MetroView, MetroAction> wording() {
        return wording;
    }

    /// Whether the card being laid has left the hand and lies nowhere yet.
    static boolean isInTransit(Open state) {
        return switch (state.question) {
            case SALE, TARGET, MOVE, DUEL -> true;
            case REACT -> !state.flow.placed;
            default -> false;
        };
    }
}
