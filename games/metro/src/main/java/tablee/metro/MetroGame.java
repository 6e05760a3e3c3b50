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
import tablee.engine.content.Findings;
import tablee.metro.content.CardSet;
import tablee.metro.content.SetLoader;
import tablee.metro.forms.MetroFormats;
import tablee.metro.rules.Absence;
import tablee.metro.rules.Box;
import tablee.metro.rules.Dealing;
import tablee.metro.rules.Imagination;
import tablee.metro.rules.Invariants;
import tablee.metro.rules.LegalActions;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Refusals;
import tablee.metro.rules.Transitions;
import tablee.metro.rules.Viewing;
import tablee.metro.words.MetroWording;

/// Métro, Boulot, Accroc, with the card set it is played with.
public final class MetroGame implements Game<MetroState, MetroView, MetroAction> {

    /// Version of the rules: a new one whenever an old log would no longer replay.
    static final String RULES = "metro-1";

    private final Box box;
    private final Formats<MetroState, MetroView, MetroAction> formats;
    private final MetroWording wording;

    MetroGame(CardSet set) {
        this.box = new Box(set);
        this.formats = MetroFormats.of(box);
        this.wording = new MetroWording(set, MetroGame.class);
    }

    private static final class House {
        private static final MetroGame GAME =
                new MetroGame(SetLoader.load(ContentSource.house(MetroGame.class), new Findings()));
    }

    /// The game with the set that ships with it.
    public static MetroGame house() {
        return House.GAME;
    }

    public CardSet set() {
        return box.set();
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "metro",
                Words.of("Métro, Boulot, Accroc", "Métro, Boulot, Accroc"),
                Words.of(
                        "Trois stations pour réussir sa vie, et celle des autres à faire dérailler.",
                        "Three stations to make a life of it, and to derail everybody else’s."),
                RULES,
                box.set().identity());
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
        if (box.set().characters().size() < options.seats()) {
            throw BadInput.of("metro.option.characters", options.seats());
        }
        return Dealing.start(box, options);
    }

    @Override
    public Next next(MetroState state) {
        return state.next();
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
                open.now().question().isOpen()
                        ? LegalActions.of(open.now(), seat.index())
                        : List.of();
        return legal.size() == 1 ? Optional.of(legal.getFirst()) : Optional.empty();
    }

    @Override
    public void check(MetroState state) {
        Invariants.check(state, () -> formats.position(state).print());
    }

    @Override
    public Formats<MetroState, MetroView, MetroAction> formats() {
        return formats;
    }

    @Override
    public Wording<MetroView, MetroAction> wording() {
        return wording;
    }
}
