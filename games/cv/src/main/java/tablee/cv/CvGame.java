package tablee.cv;

import java.util.List;
import java.util.Optional;
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
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// The rules of CV with one deck of cards.
public final class CvGame implements Game<CvState, CvView, CvAction> {

    private static final String RULES = "1";

    private final Deck deck;
    private final CvFormats formats;
    private final CvWording wording;

    public CvGame(Deck deck) {
        this.deck = deck;
        this.formats = new CvFormats(deck);
        this.wording = new CvWording(deck);
    }

    public Deck deck() {
        return deck;
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "cv",
                Words.of("CV", "CV"),
                Words.of(
                        "Une vie achetée aux dés, carte après carte : études, amours, boulots et bicyclettes.",
                        "A life bought with dice, card by card: studies, loves, jobs and bicycles."),
                RULES,
                deck.set() + "/" + deck.fingerprint());
    }

    @Override
    public OptionList options() {
        return CvOptions.LIST;
    }

    @Override
    public CvState start(Settings settings) {
        return Setup.start(deck, CvOptions.of(settings));
    }

    @Override
    public Next next(CvState state) {
        Table table = state.table;
        return switch (table.phase()) {
            case SETUP -> Setup.next(state);
            case THROWN -> Rolling.next(table);
            case DRAFT_1, DRAFT_2 ->
                    Next.decide(Seats.of(((1 << table.seats()) - 1) & ~table.chosen()));
            case ROLL, MISFORTUNE, BUY, UPKEEP, PLACE, DECIDE, ASSIST ->
                    Next.decide(Seat.of(table.actor()));
            case GAME_OVER -> new Next.End(Scoring.outcome(table, state.secret));
        };
    }

    @Override
    public CvView view(CvState state, Viewer viewer) {
        return CvView.of(state, viewer);
    }

    @Override
    public List<CvAction> legal(CvView view) {
        return view.legal();
    }

    @Override
    public List<CvAction> quickLegal(CvState state, Seat seat) {
        int me = seat.index();
        return LegalActions.of(
                state.table, me, state.hidden[me], state.draft.offer(state.table.phase(), me));
    }

    @Override
    public Optional<Refused> refusal(CvView view, CvAction action) {
        return view.legal().contains(meant(view, action))
                ? Optional.empty()
                : Optional.of(Refusals.explain(view, action));
    }

    @Override
    public CvAction meant(CvView view, CvAction action) {
        return NamedPayment.meant(view.table(), action);
    }

    /// Two actions out of three are throws and stops. They touch the open table only and do without a [Step].
    @Override
    public CvState act(CvState state, Seat seat, CvAction action, Events events) {
        if (action instanceof CvAction.Throw(int dice)) {
            return state.with(Rolling.throwDice(state.table, dice, events));
        }
        if (action instanceof CvAction.Stop) {
            return state.with(Rolling.stop(state.table, events));
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

    @Override
    public CvState draw(CvState state, Drawn drawn, Events events) {
        if (state.table.is(CvPhase.SETUP)) {
            var step = new Step(state, events);
            Setup.shuffled(step, drawn);
            return step.done();
        }
        return Rolling.landed(state, drawn, events);
    }

    @Override
    public CvState imagine(CvView view, Randomness random) {
        return Imagination.of(view, random);
    }

    @Override
    public CvAction whenAbsent(CvView view) {
        return Absence.of(view);
    }

    /// CV-INFO-23 Where no hidden card can matter; the rest waits for a decision, and so does a throw.
    @Override
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

    @Override
    public void check(CvState state) {
        Invariants.check(state);
    }

    @Override
    public Formats<CvState, CvView, CvAction> formats() {
        return formats;
    }

    @Override
    public Wording<CvView, CvAction> wording() {
        return wording;
    }
}
