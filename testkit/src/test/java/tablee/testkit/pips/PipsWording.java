package tablee.testkit.pips;

import java.util.List;
import tablee.engine.Event;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Wording;

public class PipsWording implements Wording<PipsView, PipsAction> {

    @Override
    public Texts texts(String language) {
        return Texts.of(PipsGame.class, language);
    }

    @Override
    public Message told(PipsView view, Event event) {
        return switch ((PipsEvent) event) {
            case PipsEvent.Dealt(int seats) -> Message.of("pips.dealt", seats);
            case PipsEvent.Looked(Seat seat, int card) when card > 0 ->
                    Message.of("pips.looked.own", seat, card);
            case PipsEvent.Looked(Seat seat, int _) -> Message.of("pips.looked", seat);
            case PipsEvent.Drew(Seat seat, int card) when card > 0 ->
                    Message.of("pips.drew.own", seat, card);
            case PipsEvent.Drew(Seat seat, int _) -> Message.of("pips.drew", seat);
            case PipsEvent.Kept(Seat seat, int card) -> Message.of("pips.kept", seat, card);
            case PipsEvent.Tossed(Seat seat, int card) -> Message.of("pips.tossed", seat, card);
            case PipsEvent.NobodyLooked() -> Message.of("pips.unlooked");
            case PipsEvent.Stood(Seat seat) -> Message.of("pips.stood", seat);
            case PipsEvent.Rolled(int pips) -> Message.of("pips.rolled", pips);
            case PipsEvent.Revealed(List<Integer> cards) ->
                    Message.of("pips.revealed", cards.toString());
        };
    }

    @Override
    public Message said(PipsView view, PipsAction action) {
        return Message.of("pips.do." + action.notation());
    }

    @Override
    public Message asked(PipsView view) {
        return view.viewer() instanceof Seat seat && view.awaited().contains(seat)
                ? Message.of("pips.yours")
                : Message.of("pips.wait");
    }

    @Override
    public List<String> board(PipsView view, Texts texts) {
        return List.of(
                view.now().phase() + " " + view.now().turn(),
                texts.say("pips.board", view.now().pile(), view.now().discard().toString()));
    }
}
