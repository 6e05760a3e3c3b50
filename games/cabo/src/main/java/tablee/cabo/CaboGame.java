package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// The door to Cabo.
public final class CaboGame implements Game<CaboState, CaboView, CaboAction> {

    private final GameInfo info;
    private final CaboFormats formats = new CaboFormats();
    private final CaboWording wording = new CaboWording();

    public CaboGame() {
        this("none");
    }

    /// @param content the set of pictures; nothing in the rules depends on it
    CaboGame(String content) {
        info =
                new GameInfo(
                        "cabo",
                        Words.of("Cabo", "Cabo"),
                        Words.of(
                                "Mémoire et sang-froid avec des cartes face cachée.",
                                "Memory and nerve with face-down cards."),
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
        return Dealing.start(CaboOptions.of(settings));
    }

    @Override
    public Next next(CaboState state) {
        return switch (state.phase) {
            case STARTER -> new Next.Draw(new Chance.Pick("starter", state.players(), SEATS));
            case DEAL -> new Next.Draw(Deck.wholeDeck(state.options.decks()));
            case RENEWAL ->
                    new Next.Draw(
                            new Chance.Shuffle("renew", state.discard.buried(), Alphabet.NUMBERS));
            case INITIAL_LOOK, ROUND_SUMMARY, TURN_START, HOLD_DRAWN, HOLD_TAKEN, POWER_TARGET ->
                    Next.decide(state.awaited());
            case GAME_OVER -> new Next.End(outcome(state.sheet));
        };
    }

    private static final Alphabet SEATS = Alphabet.of("A", "B", "C", "D", "E", "F", "G", "H");

    @Override
    public CaboState draw(CaboState state, Drawn drawn, Events events) {
        return switch (state.phase) {
            case STARTER -> Dealing.starter(state, drawn, events);
            case DEAL -> Dealing.deal(state, drawn, events);
            case RENEWAL -> Dealing.renew(state, drawn, events);
            default -> throw new IllegalStateException("no chance is due in " + state.phase);
        };
    }

    @Override
    public CaboView view(CaboState state, Viewer viewer) {
        return Viewing.at(state, viewer);
    }

    @Override
    public List<CaboAction> legal(CaboView view) {
        return view.viewer() instanceof Seat seat
                ? LegalActions.of(view.now(), seat.index())
                : List.of();
    }

    @Override
    public List<CaboAction> quickLegal(CaboState state, Seat seat) {
        return LegalActions.of(state, seat.index());
    }

    @Override
    public Optional<Refused> refusal(CaboView view, CaboAction action) {
        return Refusals.of(view.now(), view.viewer(), action);
    }

    @Override
    public CaboState act(CaboState state, Seat seat, CaboAction action, Events events) {
        return Transitions.act(state, seat.index(), action, events);
    }

    @Override
    public CaboState imagine(CaboView view, Randomness random) {
        return Imagination.of(view, random);
    }

    /// CABO-R-49 Never a call, never a claim.
    @Override
    public CaboAction whenAbsent(CaboView view) {
        CaboView.Now now = view.now();
        return switch (now.phase()) {
            case INITIAL_LOOK -> new CaboAction.Ready();
            case TURN_START -> new CaboAction.Draw();
            case HOLD_DRAWN -> new CaboAction.Discard();
            case HOLD_TAKEN ->
                    new CaboAction.Exchange(
                            new Slots(Integer.lowestOneBit(now.occupied(now.active()))));
            case POWER_TARGET -> new CaboAction.Forgo();
            case ROUND_SUMMARY -> new CaboAction.Continue();
            case STARTER, DEAL, RENEWAL, GAME_OVER ->
                    throw new IllegalStateException("nobody is awaited in " + now.phase());
        };
    }

    /// A taken card has to go somewhere, and with one card left there is one place for it.
    @Override
    public Optional<CaboAction> onlyAnswer(CaboView open, Seat seat) {
        CaboView.Now now = open.now();
        int slots = now.occupied(seat.index());
        boolean forced =
                now.phase() == CaboPhase.HOLD_TAKEN
                        && now.active() == seat.index()
                        && Integer.bitCount(slots) == 1;
        return forced ? Optional.of(new CaboAction.Exchange(new Slots(slots))) : Optional.empty();
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
        return asksToRemember(view) ? Recall.without((CaboEvent) seen) : seen;
    }

    @Override
    public CaboView forgetting(CaboView view) {
        return asksToRemember(view) ? Viewing.forgetting(view) : view;
    }

    @Override
    public void check(CaboState state) {
        Invariants.check(state);
    }

    @Override
    public Formats<CaboState, CaboView, CaboAction> formats() {
        return formats;
    }

    @Override
    public Wording<CaboView, CaboAction> wording() {
        return wording;
    }

    /// CABO-END-2, CABO-R-46 The lowest score wins; a tie is a shared victory.
    private static Outcome outcome(Sheet sheet) {
        var rows = new ArrayList<ScoreSheet.Row>();
        for (int round = 0; round < sheet.points().size(); round++) {
            rows.add(
                    new ScoreSheet.Row(
                            Message.of("cabo.sheet.round", round + 1), sheet.points().get(round)));
        }
        rows.add(new ScoreSheet.Row(Message.of("cabo.sheet.resets"), drops(sheet)));
        rows.add(new ScoreSheet.Row(Message.of("cabo.sheet.total"), sheet.scores()));
        return new Outcome(
                Outcome.ranked(sheet.scores(), true),
                new ScoreSheet(rows),
                Message.of("cabo.over", Scoring.LIMIT));
    }

    /// What dropping back took off each score.
    private static List<Integer> drops(Sheet sheet) {
        var drops = new ArrayList<>(sheet.scores());
        for (List<Integer> points : sheet.points()) {
            for (int seat = 0; seat < drops.size(); seat++) {
                drops.set(seat, drops.get(seat) - points.get(seat));
            }
        }
        return drops;
    }
}
