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

/// The door of the game.
public final class HasardGame implements Game<HasardState, HasardView, HasardAction> {

    /// A new one whenever an old log would no longer replay.
    private static final String RULES = "1";

    private static final Words TITLE =
            Words.of("Le Jeu de la Vie et du Hasard", "The Game of Life and Chance");

    private static final Words BLURB =
            Words.of(
                    "Du berceau au succès : huit métiers, deux dés et quelques embûches.",
                    "From the cradle to success: eight professions, two dice and a few ambushes.");

    private final CartonSet cartons;
    private final HasardFormats formats;
    private final HasardWording wording;
    private final GameInfo info;

    public HasardGame(CartonSet cartons) {
        this.cartons = cartons;
        this.formats = new HasardFormats(cartons);
        this.wording = new HasardWording(cartons);
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
        return new HasardState(new Setup(HasardOptions.of(settings), cartons));
    }

    @Override
    public Next next(HasardState state) {
        if (state.rolling) {
            return HasardChance.due(state);
        }
        return state.phase == Phase.OVER
                ? new Next.End(Result.of(state))
                : Next.decide(Seat.of(state.seat(state.active)));
    }

    @Override
    public HasardView view(HasardState state, Viewer viewer) {
        return new HasardView(state, viewer);
    }

    @Override
    public List<HasardAction> legal(HasardView view) {
        return view.isAwaited() ? LegalActions.of(view.state()) : List.of();
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
        return view.state();
    }

    @Override
    public HasardAction whenAbsent(HasardView view) {
        return Absence.choose(view);
    }

    /// Nothing is hidden, so everybody can tell; but one's own dice are thrown by oneself.
    @Override
    public Optional<HasardAction> onlyAnswer(HasardView open, Seat seat) {
        List<HasardAction> legal =
                open.awaited().contains(seat) ? LegalActions.of(open.state()) : List.of();
        return legal.size() == 1 && !legal.getFirst().equals(Actions.THROW)
                ? Optional.of(legal.getFirst())
                : Optional.empty();
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
