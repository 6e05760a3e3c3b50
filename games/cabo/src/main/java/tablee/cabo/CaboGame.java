package tablee.cabo;

import java.util.List;
import java.util.Optional;
import tablee.cabo.forms.CaboFormats;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboEvent;
import tablee.cabo.rules.CaboOptions;
import tablee.cabo.rules.CaboPhase;
import tablee.cabo.rules.CaboRules;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.cabo.words.CaboWording;
import tablee.engine.Drawn;
import tablee.engine.Event;
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
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// The door to Cabo.
public final class CaboGame implements Game<CaboState, CaboView, CaboAction> {

    private final GameInfo info;
    private final Formats<CaboState, CaboView, CaboAction> formats = CaboFormats.of();
    private final CaboWording wording = new CaboWording(CaboGame.class);

    public CaboGame() {
        this("none");
    }

    /// @param content the set of pictures; nothing in the rules depends on it
    CaboGame(String content) {
        info =
                new GameInfo(
                        "cabo",
                        Words.of("Cabo", "Cabo"),
                        Texts.words(CaboGame.class, "cabo.blurb"),
                        "cabo-1",
                        content);
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public OptionList options() {
        return CaboOptions.LIST;
    }

    @Override
    public CaboState start(Settings settings) {
        return CaboRules.start(CaboOptions.of(settings));
    }

    @Override
    public Next next(CaboState state) {
        return CaboRules.next(state);
    }

    @Override
    public CaboState draw(CaboState state, Drawn drawn, Events events) {
        return CaboRules.draw(state, drawn, events);
    }

    @Override
    public CaboView view(CaboState state, Viewer viewer) {
        return CaboRules.view(state, viewer);
    }

    @Override
    public List<CaboAction> legal(CaboView view) {
        return view.viewer() instanceof Seat seat ? CaboRules.legal(view.now(), seat) : List.of();
    }

    @Override
    public List<CaboAction> quickLegal(CaboState state, Seat seat) {
        return CaboRules.legal(state, seat);
    }

    @Override
    public Optional<Refused> refusal(CaboView view, CaboAction action) {
        return CaboRules.refusal(view.now(), view.viewer(), action);
    }

    @Override
    public CaboState act(CaboState state, Seat seat, CaboAction action, Events events) {
        return CaboRules.act(state, seat, action, events);
    }

    @Override
    public CaboState imagine(CaboView view, Randomness random) {
        return CaboRules.imagine(view, random);
    }

    @Override
    public CaboAction whenAbsent(CaboView view) {
        return CaboRules.whenAbsent(view);
    }

    @Override
    public Optional<CaboAction> onlyAnswer(CaboView open, Seat seat) {
        return CaboRules.onlyAnswer(open, seat);
    }

    /// CABO-INFO-12 The tableaux lie open until everybody has seen them.
    @Override
    public boolean isAcknowledgement(CaboView open, Seat seat) {
        return open.now().phase() == CaboPhase.ROUND_SUMMARY;
    }

    /// CABO-SETUP-8, CABO-INFO-14
    @Override
    public boolean asksToRemember(CaboView view) {
        return !view.now().options().assistedMemory();
    }

    @Override
    public Event recalled(Event seen, CaboView view) {
        return asksToRemember(view) ? CaboRules.recalled((CaboEvent) seen) : seen;
    }

    @Override
    public CaboView forgetting(CaboView view) {
        return asksToRemember(view) ? CaboRules.forgetting(view) : view;
    }

    @Override
    public CaboView remembering(CaboView view) {
        return CaboRules.remembering(view);
    }

    @Override
    public void check(CaboState state) {
        try {
            CaboRules.check(state);
        } catch (IllegalStateException broken) {
            throw new IllegalStateException(
                    broken.getMessage() + ": " + formats.position(state).print(), broken);
        }
    }

    @Override
    public Formats<CaboState, CaboView, CaboAction> formats() {
        return formats;
    }

    @Override
    public Wording<CaboView, CaboAction> wording() {
        return wording;
    }
}
