package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// The way into this room for those who play; contracts are those of `tablee.engine.Game`.
public final class CaboRules {

    private static final Alphabet SEATS = Alphabet.of("A", "B", "C", "D", "E", "F", "G", "H");

    private CaboRules() {}

    public static CaboState start(CaboOptions options) {
        return Dealing.start(options);
    }

    public static Next next(CaboState state) {
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

    public static CaboState draw(CaboState state, Drawn drawn, Events events) {
        return switch (state.phase) {
            case STARTER -> Dealing.starter(state, drawn, events);
            case DEAL -> Dealing.deal(state, drawn, events);
            case RENEWAL -> Dealing.renew(state, drawn, events);
            default -> throw new IllegalStateException("no chance is due in " + state.phase);
        };
    }

    public static CaboView view(CaboState state, Viewer viewer) {
        return Viewing.at(state, viewer);
    }

    /// CABO-R-17 A view without what its screen does not show.
    public static CaboView forgetting(CaboView view) {
        return Viewing.forgetting(view);
    }

    public static CaboView remembering(CaboView view) {
        return Viewing.remembering(view);
    }

    public static List<CaboAction> legal(Visible table, Seat seat) {
        return LegalActions.of(table, seat.index());
    }

    /// Whether the power of this card has something to be used on.
    public static boolean hasTarget(Visible table, int seat, int card) {
        return LegalActions.hasTarget(table, seat, card);
    }

    public static Optional<Refused> refusal(Visible table, Viewer viewer, CaboAction action) {
        return Refusals.of(table, viewer, action);
    }

    public static CaboState act(CaboState state, Seat seat, CaboAction action, Events events) {
        return Transitions.act(state, seat.index(), action, events);
    }

    public static CaboState imagine(CaboView view, Randomness random) {
        return Imagination.of(view, random);
    }

    /// Section 6.2: an event as it is read again without a memory aid.
    public static CaboEvent recalled(CaboEvent event) {
        return Recall.without(event);
    }

    public static void check(CaboState state) {
        Invariants.check(state);
    }

    /// CABO-R-49 Never a call, never a claim.
    public static CaboAction whenAbsent(CaboView view) {
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
    public static Optional<CaboAction> onlyAnswer(CaboView open, Seat seat) {
        CaboView.Now now = open.now();
        int slots = now.occupied(seat.index());
        boolean forced =
                now.phase() == CaboPhase.HOLD_TAKEN
                        && now.active() == seat.index()
                        && Integer.bitCount(slots) == 1;
        return forced ? Optional.of(new CaboAction.Exchange(new Slots(slots))) : Optional.empty();
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
