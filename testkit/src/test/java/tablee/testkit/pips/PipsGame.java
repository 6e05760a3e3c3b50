package tablee.testkit.pips;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Alphabet;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;
import tablee.testkit.pips.PipsState.Phase;

/// The rules. Not final: tests break them one at a time.
public class PipsGame implements Game<PipsState, PipsView, PipsAction> {

    @Override
    public GameInfo info() {
        return new GameInfo(
                "pips",
                Words.of("Points", "Pips"),
                Words.of("Un petit jeu d'essai.", "A tiny game for tests."),
                "1",
                "none");
    }

    @Override
    public OptionList options() {
        return new OptionList(
                2,
                4,
                List.of(
                        new Option.Range(
                                "deck", 9, 6, 12, java.util.Set.of(), "PIPS-DEAL-1", false),
                        new Option.Choice(
                                "ending", List.of("roll", "low", "high"), "PIPS-END-1", false)),
                List.of(new OptionList.Preset("small", 2, Map.of("deck", "6", "ending", "low"))));
    }

    @Override
    public PipsState start(Settings settings) {
        int deck = settings.number("deck");
        if (deck < settings.seats() + 3) {
            throw BadInput.of("pips.deck", deck);
        }
        return new PipsState(
                settings.seats(),
                deck,
                settings.text("ending"),
                Phase.DEAL,
                List.of(),
                List.of(),
                List.of(),
                Seats.NONE,
                Seats.NONE,
                Seats.NONE,
                Seats.NONE,
                Seat.of(0),
                0,
                0);
    }

    @Override
    public Next next(PipsState state) {
        return switch (state.phase()) {
            case DEAL -> {
                int[] cards = new int[state.deck()];
                for (int i = 0; i < cards.length; i++) {
                    cards[i] = i + 1;
                }
                yield new Next.Draw(new Chance.Shuffle("deal", cards, Alphabet.NUMBERS));
            }
            case ROLL -> new Next.Draw(new Chance.Throw("roll", 1, 6, Alphabet.DIE));
            case LOOK, TURN, HOLD -> Next.decide(awaited(state));
            case OVER -> new Next.End(outcome(state));
        };
    }

    private static Seats awaited(PipsState state) {
        return switch (state.phase()) {
            case LOOK -> Seats.of(Seats.all(state.seats()).mask() & ~state.answered().mask());
            case TURN, HOLD -> Seats.of(state.turn());
            case DEAL, ROLL, OVER -> Seats.NONE;
        };
    }

    private static Outcome outcome(PipsState state) {
        boolean low =
                state.ending().equals("low")
                        || (state.ending().equals("roll") && state.roll() <= 3);
        return new Outcome(
                Outcome.ranked(state.cards(), low),
                new ScoreSheet(List.of(new ScoreSheet.Row(Message.of("pips.card"), state.cards()))),
                Message.of(low ? "pips.low" : "pips.high"));
    }

    @Override
    public PipsView view(PipsState state, Viewer viewer) {
        boolean over = state.phase() == Phase.OVER;
        boolean seated = viewer instanceof Seat;
        boolean holds = state.phase() == Phase.HOLD && viewer.equals(state.turn());
        // Who knows their card is settled, and told, only when all have answered.
        boolean knows = viewer instanceof Seat seat && state.known().contains(seat);
        return new PipsView(
                new PipsView.Now(
                        viewer,
                        state.seats(),
                        state.deck(),
                        state.ending(),
                        state.phase(),
                        awaited(state),
                        state.turn(),
                        state.pile().size(),
                        state.discard(),
                        state.known(),
                        state.stood(),
                        holds ? state.held() : 0,
                        seated && viewer instanceof Seat seat && state.looking().contains(seat),
                        over ? state.cards() : List.of(),
                        state.roll()),
                new PipsView.Memory(
                        knows && viewer instanceof Seat seat
                                ? state.cards().get(seat.index())
                                : 0));
    }

    @Override
    public List<PipsAction> legal(PipsView view) {
        if (!(view.viewer() instanceof Seat seat) || !view.awaited().contains(seat)) {
            return List.of();
        }
        return switch (view.now().phase()) {
            case LOOK -> List.of(PipsAction.LOOK, PipsAction.READY);
            case TURN ->
                    view.now().pile() > 0
                            ? List.of(PipsAction.DRAW, PipsAction.STAND)
                            : List.of(PipsAction.STAND);
            case HOLD -> List.of(PipsAction.KEEP, PipsAction.TOSS);
            case DEAL, ROLL, OVER -> List.of();
        };
    }

    @Override
    public Optional<Refused> refusal(PipsView view, PipsAction action) {
        if (legal(view).contains(action)) {
            return Optional.empty();
        }
        boolean mine = view.viewer() instanceof Seat seat && view.awaited().contains(seat);
        return Optional.of(
                mine
                        ? Refused.of("PIPS-TURN-2", "pips.refused.phase", action.notation())
                        : Refused.of("PIPS-TURN-1", "pips.refused.turn"));
    }

    @Override
    public PipsState act(PipsState state, Seat seat, PipsAction action, Events events) {
        var draft = state.draft();
        switch (action) {
            case LOOK, READY -> answer(state, draft, seat, action == PipsAction.LOOK, events);
            case DRAW -> {
                draft.held = state.pile().getFirst();
                draft.pile = state.pile().subList(1, state.pile().size());
                draft.phase = Phase.HOLD;
                events.add(new PipsEvent.Drew(seat, draft.held));
            }
            case STAND -> {
                draft.stood = state.stood().with(seat);
                events.add(new PipsEvent.Stood(seat));
                pass(draft, state, events);
            }
            case KEEP -> {
                int old = state.cards().get(seat.index());
                var cards = new ArrayList<>(state.cards());
                cards.set(seat.index(), state.held());
                draft.cards = cards;
                draft.known = state.known().with(seat);
                drop(state, draft, old);
                events.add(new PipsEvent.Kept(seat, old));
                pass(draft, state, events);
            }
            case TOSS -> {
                drop(state, draft, state.held());
                events.add(new PipsEvent.Tossed(seat, state.held()));
                pass(draft, state, events);
            }
        }
        return draft.done();
    }

    private static void drop(PipsState state, PipsState.Draft draft, int card) {
        var discard = new ArrayList<>(state.discard());
        discard.add(card);
        draft.discard = discard;
        draft.held = 0;
    }

    /// PIPS-LOOK-2: nobody's answer is shown before all have answered.
    private static void answer(
            PipsState state, PipsState.Draft draft, Seat seat, boolean looks, Events events) {
        draft.answered = state.answered().with(seat);
        draft.looking = looks ? state.looking().with(seat) : state.looking();
        if (draft.answered.size() == state.seats()) {
            draft.known = draft.looking;
            for (Seat looker : draft.looking) {
                events.add(new PipsEvent.Looked(looker, state.cards().get(looker.index())));
            }
            if (draft.looking.isEmpty()) {
                events.add(new PipsEvent.NobodyLooked());
            }
            draft.looking = Seats.NONE;
            draft.phase = Phase.TURN;
        }
    }

    private static void pass(PipsState.Draft draft, PipsState state, Events events) {
        if (draft.stood.size() == state.seats()) {
            draft.phase = state.ending().equals("roll") ? Phase.ROLL : Phase.OVER;
            if (draft.phase == Phase.OVER) {
                events.add(new PipsEvent.Revealed(draft.cards));
            }
            return;
        }
        draft.phase = Phase.TURN;
        do {
            draft.turn = draft.turn.next(state.seats());
        } while (draft.stood.contains(draft.turn));
    }

    @Override
    public PipsState draw(PipsState state, Drawn drawn, Events events) {
        var draft = state.draft();
        if (state.phase() == Phase.ROLL) {
            draft.roll = drawn.get(0) + 1;
            draft.phase = Phase.OVER;
            events.add(new PipsEvent.Rolled(draft.roll));
            events.add(new PipsEvent.Revealed(draft.cards));
            return draft.done();
        }
        var cards = new ArrayList<Integer>();
        var pile = new ArrayList<Integer>();
        for (int i = 0; i < drawn.size(); i++) {
            (i < state.seats() ? cards : pile).add(drawn.get(i));
        }
        draft.cards = cards;
        draft.pile = pile;
        draft.phase = Phase.LOOK;
        events.add(new PipsEvent.Dealt(state.seats()));
        return draft.done();
    }

    @Override
    public PipsState imagine(PipsView view, Randomness random) {
        PipsView.Now now = view.now();
        if (now.phase() == Phase.DEAL) {
            return start(
                    options()
                            .settings(
                                    now.seats(),
                                    Map.of(
                                            "deck",
                                            Integer.toString(now.deck()),
                                            "ending",
                                            now.ending())));
        }
        var unseen = new ArrayList<Integer>();
        for (int card = 1; card <= now.deck(); card++) {
            unseen.add(card);
        }
        unseen.removeAll(now.discard());
        unseen.removeAll(now.cards());
        unseen.removeAll(List.of(now.held(), view.memory().own()));
        var cards = new ArrayList<Integer>();
        Seats looking = Seats.NONE;
        Seats answered =
                now.phase() == Phase.LOOK
                        ? Seats.of(Seats.all(now.seats()).mask() & ~now.awaited().mask())
                        : Seats.all(now.seats());
        for (Seat seat : Seats.all(now.seats())) {
            boolean mine = seat.equals(view.viewer());
            cards.add(
                    now.phase() == Phase.OVER
                            ? now.cards().get(seat.index())
                            : mine && view.memory().own() > 0
                                    ? view.memory().own()
                                    : take(unseen, random));
            boolean looks = mine ? now.looking() : random.below(2) == 0;
            if (now.phase() == Phase.LOOK && answered.contains(seat) && looks) {
                looking = looking.with(seat);
            }
        }
        int held =
                now.phase() != Phase.HOLD ? 0 : now.held() > 0 ? now.held() : take(unseen, random);
        var pile = new ArrayList<Integer>();
        while (!unseen.isEmpty()) {
            pile.add(take(unseen, random));
        }
        return new PipsState(
                now.seats(),
                now.deck(),
                now.ending(),
                now.phase(),
                cards,
                pile,
                now.discard(),
                now.known(),
                answered,
                looking,
                now.stood(),
                now.turn(),
                held,
                now.roll());
    }

    private static Integer take(List<Integer> cards, Randomness random) {
        return cards.remove(/* index */ random.below(cards.size()));
    }

    @Override
    public PipsAction whenAbsent(PipsView view) {
        return legal(view).getLast();
    }

    @Override
    public void check(PipsState state) {
        int cards =
                state.cards().size()
                        + state.pile().size()
                        + state.discard().size()
                        + (state.held() > 0 ? 1 : 0);
        if (state.phase() != Phase.DEAL && cards != state.deck()) {
            throw new IllegalStateException(cards + " cards of " + state.deck() + ": " + state);
        }
    }

    @Override
    public Formats<PipsState, PipsView, PipsAction> formats() {
        return new PipsFormats(this);
    }

    @Override
    public Wording<PipsView, PipsAction> wording() {
        return new PipsWording();
    }
}
