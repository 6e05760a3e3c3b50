package tablee.hasard;

import java.util.List;
import java.util.Optional;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;
import tablee.hasard.content.CartonSet;
import tablee.hasard.forms.HasardFormats;
import tablee.hasard.rules.Absence;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardOptions;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Invariants;
import tablee.hasard.rules.LegalActions;
import tablee.hasard.rules.Refusals;
import tablee.hasard.rules.Transitions;
import tablee.hasard.words.HasardWording;

/// The door of the game.
public final class HasardGame implements Game<HasardState, HasardView, HasardAction> {

    /// A new one whenever an old log would no longer replay.
    private static final String RULES = "hasard-1";

    private static final Words TITLE =
            Words.of("Le Jeu de la Vie et du Hasard", "The Game of Life and Chance");

    private static final Words BLURB =
            Words.of(
                    "Du berceau au succès : huit métiers, deux dés et quelques embûches.",
                    "From the cradle to success: eight professions, two dice and a few ambushes.");

    private final CartonSet cartons;
    private final Formats<HasardState, HasardView, HasardAction> formats;
    private final HasardWording wording;
    private final GameInfo info;

    public HasardGame(CartonSet cartons) {
        this.cartons = cartons;
        this.formats = HasardFormats.of(cartons);
        this.wording = new HasardWording(HasardGame.class, cartons);
        this.info =
                new GameInfo(
                        "hasard",
                        TITLE,
                        BLURB,
                        RULES,
                        cartons.id() + "/" + Hash.hex(cartons.hash()));
    }

    public CartonSet cartons() {
        return cartons;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public OptionList options() {
        return HasardOptions.LIST;
    }

    @Override
    public HasardState start(Settings settings) {
        return HasardState.start(HasardOptions.of(settings), cartons);
    }

    @Override
    public Next next(HasardState state) {
        return Transitions.next(state);
    }

    @Override
    public HasardView view(HasardState state, Viewer viewer) {
        return new HasardView(state, viewer);
    }

    @Override
    public List<HasardAction> legal(HasardView view) {
        return LegalActions.of(view);
    }

    @Override
    public List<HasardAction> quickLegal(HasardState state, Seat seat) {
        return LegalActions.of(state);
    }

    @Override
    public Optional<Refused> refusal(HasardView view, HasardAction action) {
        return Refusals.of(view, action);
    }

    @Override
    public HasardState act(HasardState state, Seat seat, HasardAction action, Events events) {
        return Transitions.act(state, action, events);
    }

    @Override
    public HasardState draw(HasardState state, Drawn drawn, Events events) {
        return Transitions.draw(state, drawn, events);
    }

    /// Nothing is hidden: the world is what the view shows.
    @Override
    public HasardState imagine(HasardView view, Randomness random) {
        return HasardState.shownBy(view);
    }

    @Override
    public HasardAction whenAbsent(HasardView view) {
        return Absence.choose(view);
    }

    @Override
    public Optional<HasardAction> onlyAnswer(HasardView open, Seat seat) {
        return LegalActions.only(open, seat);
    }

    @Override
    public void check(HasardState state) {
        Invariants.check(state);
    }

    @Override
    public Formats<HasardState, HasardView, HasardAction> formats() {
        return formats;
    }

    @Override
    public Wording<HasardView, HasardAction> wording() {
        return wording;
    }
}
