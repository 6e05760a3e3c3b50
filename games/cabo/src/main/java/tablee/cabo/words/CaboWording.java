package tablee.cabo.words;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboAction.Call;
import tablee.cabo.rules.CaboAction.Continue;
import tablee.cabo.rules.CaboAction.Discard;
import tablee.cabo.rules.CaboAction.Draw;
import tablee.cabo.rules.CaboAction.Exchange;
import tablee.cabo.rules.CaboAction.Forgo;
import tablee.cabo.rules.CaboAction.Look;
import tablee.cabo.rules.CaboAction.Peek;
import tablee.cabo.rules.CaboAction.Ready;
import tablee.cabo.rules.CaboAction.Spy;
import tablee.cabo.rules.CaboAction.Swap;
import tablee.cabo.rules.CaboAction.SwapOthers;
import tablee.cabo.rules.CaboAction.Take;
import tablee.cabo.rules.CaboAction.UsePower;
import tablee.cabo.rules.CaboEvent;
import tablee.cabo.rules.CaboRules;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Deck;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.RoundResult;
import tablee.cabo.rules.Slots;
import tablee.engine.Event;
import tablee.engine.Message;
import tablee.engine.RuleBook;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Wording;

/// What Cabo says: the log, the buttons, the question of the moment.
public final class CaboWording implements Wording<CaboView, CaboAction> {

    private static final String DRAWN = "cabo.asked.drawn";
    private static final String SPECIAL = "cabo.asked.special";
    private static final int UNSEEN = -1;

    private final Class<?> anchor;
    private final Function<String, Texts> texts;

    /// A wording with the texts that lie beside a class.
    public CaboWording(Class<?> anchor) {
        this.anchor = anchor;
        this.texts = Texts.everyLanguage(anchor);
    }

    @Override
    public Texts texts(String language) {
        return texts.apply(language);
    }

    @Override
    public Message told(CaboView view, Event event) {
        return switch ((CaboEvent) event) {
            case CaboEvent.StarterDrawn e -> Message.of("cabo.told.starter", e.starter());
            case CaboEvent.RoundStarted e ->
                    open("round", e.firstDiscard(), e.round(), e.dealer(), e.starter());
            case CaboEvent.Looked e -> withValue("cabo.told.looked", e.value(), e.seat(), e.slot());
            case CaboEvent.SaidReady e -> Message.of("cabo.told.ready", e.seat());
            case CaboEvent.Drew e -> withValue("cabo.told.drew", e.value(), e.seat());
            case CaboEvent.Took e -> open("took", e.value(), e.seat());
            case CaboEvent.Exchanged e -> exchanged(e);
            case CaboEvent.ClaimFailed e -> failed(e);
            case CaboEvent.Discarded e -> open("discarded", e.value(), e.seat());
            case CaboEvent.PowerDeclared e -> declared(e);
            case CaboEvent.Peeked e -> withValue("cabo.told.peeked", e.value(), e.seat(), e.slot());
            case CaboEvent.Spied e ->
                    withValue(
                            "cabo.told.spied",
                            e.value(),
                            e.seat(),
                            e.card().seat(),
                            e.card().slot());
            case CaboEvent.Swapped e -> swapped(e);
            case CaboEvent.Forwent e -> open("forwent", e.value(), e.seat());
            case CaboEvent.Called e -> Message.of("cabo.told.called", e.seat());
            case CaboEvent.PileRenewed e -> Message.of("cabo.told.renewed", e.cards());
            case CaboEvent.RoundEnded e -> ended(e);
            case CaboEvent.WentOn e -> Message.of("cabo.told.continued", e.seat());
            case CaboEvent.GameEnded e -> Message.of("cabo.told.over", named(e.scores()));
        };
    }

    /// One sentence for those who saw the value, another for those who did not.
    private static Message withValue(String key, OptionalInt value, Object... args) {
        if (value.isEmpty()) {
            return Message.of(key, args);
        }
        var all = new ArrayList<>(List.of(args));
        all.add(value.getAsInt());
        return new Message(key + ".value", all);
    }

    /// A card that lay open for all, and the same line when it is read again without it.
    private static Message open(String key, int value, Object... args) {
        if (value == CaboEvent.BLANK) {
            return Message.of("cabo.recalled." + key, args);
        }
        var all = new ArrayList<>(List.of(args));
        all.add(value);
        return new Message("cabo.told." + key, all);
    }

    private static Message declared(CaboEvent.PowerDeclared e) {
        return e.value() == CaboEvent.BLANK
                ? Message.of("cabo.recalled.declared", e.seat())
                : Message.of("cabo.told.declared", e.seat(), e.value(), power(e.value()));
    }

    private static Message failed(CaboEvent.ClaimFailed e) {
        Message slots = joined(e.slots().list());
        return e.incoming() == CaboEvent.BLANK
                ? Message.of("cabo.recalled.failed", e.seat(), slots)
                : Message.of("cabo.told.failed", e.seat(), slots, joined(e.values()), e.incoming());
    }

    private static Message exchanged(CaboEvent.Exchanged e) {
        boolean one = e.slots().size() == 1;
        if (e.replaced() == CaboEvent.BLANK) {
            return Message.of(
                    one ? "cabo.recalled.exchanged" : "cabo.recalled.traded",
                    e.seat(),
                    joined(e.slots().list()));
        }
        String key = one ? "cabo.told.exchanged" : "cabo.told.traded";
        return withValue(key, e.incoming(), e.seat(), joined(e.slots().list()), e.replaced());
    }

    private static Message ended(CaboEvent.RoundEnded e) {
        RoundResult result = e.result();
        return Message.of(
                result.kamikaze().isEmpty() ? "cabo.told.ended" : "cabo.told.kamikaze",
                e.round(),
                result.winners(),
                named(result.points()),
                named(result.scores()));
    }

    private static Message swapped(CaboEvent.Swapped e) {
        boolean own = e.first().seat().equals(e.seat());
        return Message.of(
                own ? "cabo.told.swapped" : "cabo.told.swappedOthers",
                e.seat(),
                own ? Integer.valueOf(e.first().slot()) : e.first().said(),
                e.second().said());
    }

    private static Message joined(List<Integer> numbers) {
        return Message.list(numbers);
    }

    /// A number for each seat, with the name it belongs to.
    private static Message named(List<Integer> numbers) {
        var named = new ArrayList<Message>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            named.add(Message.of("cabo.named", Seat.of(seat), numbers.get(seat)));
        }
        return Message.list(named);
    }

    private static Message power(int card) {
        return Message.of(
                switch (Deck.power(card)) {
                    case PEEK -> "cabo.power.peek";
                    case SPY -> "cabo.power.spy";
                    case SWAP -> "cabo.power.swap";
                    case NONE -> "cabo.power.none";
                });
    }

    @Override
    public Message said(CaboView view, CaboAction action) {
        return said(action, view.now().held(), view.now().discardTop());
    }

    /// CABO-INFO-14 Where people are asked to remember, a sentence that stays names no card.
    @Override
    public Optional<Message> kept(CaboView view, CaboAction action) {
        Message blank = said(action, UNSEEN, UNSEEN);
        return view.now().options().assistedMemory() || blank.equals(said(view, action))
                ? Optional.empty()
                : Optional.of(blank);
    }

    private static Message said(CaboAction action, int held, int discardTop) {
        return switch (action) {
            case Look(int slot) -> Message.of("cabo.said.look", slot);
            case Ready() -> Message.of("cabo.said.ready");
            case Draw() -> Message.of("cabo.said.draw");
            case Take() -> seen("cabo.said.take", discardTop);
            case Call() -> Message.of("cabo.said.call");
            case Exchange(Slots slots) ->
                    seen(
                            slots.size() == 1 ? "cabo.said.exchange" : "cabo.said.trade",
                            held,
                            joined(slots.list()));
            case Discard() -> seen("cabo.said.discard", held);
            case UsePower() -> used(held);
            case Peek(int slot) -> Message.of("cabo.said.peek", slot);
            case Spy(Place card) -> Message.of("cabo.said.spy", card.said());
            case Swap(int own, Place theirs) -> Message.of("cabo.said.swap", own, theirs.said());
            case SwapOthers(Place first, Place second) ->
                    Message.of("cabo.said.swapOthers", first.said(), second.said());
            case Forgo() -> Message.of("cabo.said.forgo");
            case Continue() -> Message.of("cabo.said.continue");
        };
    }

    /// A sentence that names the card it is about, where the viewer sees one.
    private static Message seen(String key, int value, Object... args) {
        return withValue(key, value < 0 ? OptionalInt.empty() : OptionalInt.of(value), args);
    }

    private static Message used(int held) {
        return held < 0
                ? Message.of("cabo.said.use")
                : Message.of("cabo.said.use.value", held, power(held));
    }

    /// CABO-INFO-17 Whether a drawn card has a power is seen by who drew it: an answer given beforehand fits any.
    @Override
    public String question(CaboView view) {
        String key = asked(view).key();
        return key.equals(SPECIAL) ? DRAWN : key;
    }

    @Override
    public Message asked(CaboView view) {
        CaboView.Now now = view.now();
        boolean mine = view.viewer() instanceof Seat seat && now.awaited().contains(seat);
        if (!mine) {
            return now.awaited().isEmpty()
                    ? Message.of("cabo.asked.nobody")
                    : Message.of("cabo.asked.wait", now.awaited());
        }
        return switch (now.phase()) {
            case INITIAL_LOOK -> Message.of("cabo.asked.look", now.options().startPeeks());
            case TURN_START ->
                    Message.of(now.caller() < 0 ? "cabo.asked.turn" : "cabo.asked.lastTurn");
            case HOLD_DRAWN ->
                    Message.of(
                            CaboRules.hasTarget(now, now.active(), now.held()) ? SPECIAL : DRAWN,
                            now.held());
            case HOLD_TAKEN -> Message.of("cabo.asked.taken", now.held());
            case POWER_TARGET -> Message.of("cabo.asked.target", power(now.held()));
            case ROUND_SUMMARY -> Message.of("cabo.asked.continue");
            case STARTER, DEAL, RENEWAL, GAME_OVER -> Message.of("cabo.asked.nobody");
        };
    }

    @Override
    public List<String> board(CaboView view, Texts said) {
        return CaboBoard.of(view, said);
    }

    @Override
    public List<String> clauses(Event event) {
        return switch ((CaboEvent) event) {
            case CaboEvent.StarterDrawn _ -> List.of("CABO-SETUP-9");
            case CaboEvent.RoundStarted _ -> List.of("CABO-SETUP-1");
            case CaboEvent.Looked _, CaboEvent.SaidReady _ -> List.of("CABO-SETUP-7");
            case CaboEvent.Drew _ -> List.of("CABO-TURN-7");
            case CaboEvent.Took _ -> List.of("CABO-TURN-3");
            case CaboEvent.Exchanged e ->
                    List.of(e.slots().size() == 1 ? "CABO-TURN-8" : "CABO-SET-4");
            case CaboEvent.ClaimFailed _ -> List.of("CABO-SET-5");
            case CaboEvent.Discarded _ -> List.of("CABO-TURN-11");
            case CaboEvent.PowerDeclared _, CaboEvent.Forwent _ -> List.of("CABO-R-28");
            case CaboEvent.Peeked _ -> List.of("CABO-POWER-1");
            case CaboEvent.Spied _ -> List.of("CABO-POWER-2");
            case CaboEvent.Swapped _ -> List.of("CABO-POWER-3");
            case CaboEvent.Called _ -> List.of("CABO-CALL-1");
            case CaboEvent.PileRenewed _ -> List.of("CABO-PILE-1");
            case CaboEvent.RoundEnded e ->
                    List.of(e.result().kamikaze().isEmpty() ? "CABO-SCORE-1" : "CABO-KAMIKAZE-1");
            case CaboEvent.GameEnded _ -> List.of("CABO-END-1");
            case CaboEvent.WentOn _ -> List.of();
        };
    }

    /// CABO-COMP-1 The faces, by their number.
    @Override
    public Set<String> pictured() {
        var faces = new LinkedHashSet<String>();
        for (int value = 0; value <= Deck.HIGHEST; value++) {
            faces.add(Integer.toString(value));
        }
        return faces;
    }

    @Override
    public RuleBook book(String language) {
        return RuleBook.of(anchor, language);
    }
}
