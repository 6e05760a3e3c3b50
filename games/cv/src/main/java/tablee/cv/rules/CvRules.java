package tablee.cv.rules;

import java.util.List;
import java.util.Optional;
import tablee.cv.content.Card;
import tablee.cv.content.Deck;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// The rules with one deck of cards: the only way into this room for those who play. Contracts are those of `tablee.engine.Game`.
public final class CvRules {

    private final Figures figures;

    public CvRules(Deck deck) {
        this.figures = new Figures(deck);
    }

    public Deck deck() {
        return figures.deck();
    }

    public CvState start(CvOptions options) {
        return Setup.start(figures, options);
    }

    /// An empty table on which a position is arranged, with these cards in place of those with the same numbers.
    public Arranging arranging(CvOptions options, List<Card> patches) {
        Figures played = patches.isEmpty() ? figures : new Figures(figures.deck().with(patches));
        return new Arranging(played, options);
    }

    public Next next(CvState state) {
        Table table = state.table();
        return switch (table.phase()) {
            case SETUP -> Setup.next(state);
            case THROWN -> Rolling.next(table);
            case DRAFT_1, DRAFT_2 -> Next.decide(table.choosing());
            case ROLL, MISFORTUNE, BUY, UPKEEP, PLACE, DECIDE, ASSIST ->
                    Next.decide(Seat.of(table.actor()));
            case GAME_OVER -> new Next.End(Scoring.outcome(state));
        };
    }

    public CvView view(CvState state, Viewer viewer) {
        return Viewing.of(state, viewer);
    }

    public List<CvAction> quickLegal(CvState state, Seat seat) {
        int me = seat.index();
        return LegalActions.of(
                state.table(), me, state.hand(me), state.draft().offer(state.table().phase(), me));
    }

    public Optional<Refused> refusal(CvView view, CvAction action) {
        return view.legal().contains(meant(view, action))
                ? Optional.empty()
                : Optional.of(Refusals.explain(view, action));
    }

    public CvAction meant(CvView view, CvAction action) {
        return NamedPayment.meant(view.table(), action);
    }

    /// Two actions out of three are throws and stops. They touch the open table only and do without a [Step].
    public CvState act(CvState state, Seat seat, CvAction action, Events events) {
        if (action instanceof CvAction.Throw(int dice)) {
            return state.with(Rolling.throwDice(state.table(), dice, events));
        }
        if (action instanceof CvAction.Stop) {
            return state.with(Rolling.stop(state.table(), events));
        }
        return step(state, seat, action, events);
    }

    private static CvState step(CvState state, Seat seat, CvAction action, Events events) {
        var step = new Step(state, events);
        switch (action) {
            case CvAction.Throw _, CvAction.Stop _ ->
                    throw new IllegalStateException("no step: " + action);
            case CvAction.Keep(int card) -> Setup.keep(step, seat.index(), card);
            case CvAction.Play(int card) -> Buying.play(step, card);
            case CvAction.Convert convert -> {
                Buying.convert(step, convert);
                afterHelp(step);
            }
            case CvAction.Borrow borrow -> {
                Buying.borrow(step, borrow);
                afterHelp(step);
            }
            case CvAction.Buy buy -> Buying.buy(step, buy);
            case CvAction.EndBuy() -> Turn.endBuying(step);
            case CvAction.Discard(int card) -> Misfortune.discard(step, card);
            case CvAction.Pay pay -> Upkeep.pay(step, pay);
            case CvAction.LetGo(int card) -> Upkeep.letGo(step, card);
            case CvAction.Place place -> {
                Placing.place(step, seat.index(), place);
                Turn.run(step);
            }
            case CvAction.LayAside(int card) -> {
                Placing.layAside(step, seat.index(), card);
                Turn.run(step);
            }
            case CvAction.Decide decide -> {
                Placing.decide(step, seat.index(), decide);
                Turn.run(step);
            }
            case CvAction.Take(int place) -> Cleanup.take(step, place);
            case CvAction.Decline() -> Cleanup.decline(step);
        }
        return step.done();
    }

    /// CV-R-44, CV-R-46 A changed or borrowed symbol can bring misfortune, or avert it.
    private static void afterHelp(Step step) {
        CvPhase phase = step.table.phase();
        if (phase == CvPhase.MISFORTUNE) {
            Misfortune.goOn(step);
        } else {
            Misfortune.checkAtOnce(step, phase);
        }
    }

    public CvState draw(CvState state, Drawn drawn, Events events) {
        if (state.table().is(CvPhase.SETUP)) {
            var step = new Step(state, events);
            Setup.shuffled(step, drawn);
            return step.done();
        }
        return Rolling.landed(state, drawn, events);
    }

    public CvState imagine(CvView view, Randomness random) {
        return Imagination.of(view, random);
    }

    public CvAction whenAbsent(CvView view) {
        return Absence.of(view);
    }

    /// CV-INFO-23 Where no hidden card can matter; the rest waits for a decision, and so does a throw.
    public Optional<CvAction> onlyAnswer(CvView open, Seat seat) {
        boolean plain =
                switch (open.table().phase()) {
                    case PLACE, DECIDE, ASSIST -> open.awaited().contains(seat);
                    case ROLL, MISFORTUNE, BUY, UPKEEP -> false;
                    case SETUP, DRAFT_1, DRAFT_2, THROWN, GAME_OVER -> false;
                };
        List<CvAction> legal =
                plain ? LegalActions.of(open.table(), seat.index(), 0, 0) : List.of();
        return legal.size() == 1 ? Optional.of(legal.getFirst()) : Optional.empty();
    }

    /// What is wrong with this position (register 5.6); empty if nothing is, as after every decision.
    public Optional<String> broken(CvState state) {
        return Invariants.broken(state);
    }
}
