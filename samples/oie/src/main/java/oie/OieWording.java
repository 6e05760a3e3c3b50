package oie;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import oie.OieTable.Move;
import oie.OieTable.Seen;
import tablee.engine.*;

final class OieWording implements Wording<Seen, Move> {

    @Override
    public Texts texts(String language) {
        return Texts.of(OieGame.class, language);
    }

    @Override
    public Message told(Seen view, Event event) {
        return switch ((OieEvent) event) {
            case OieEvent.Threw(Seat seat, int first, int second) ->
                    Message.of("oie.told.threw", seat, first, second);
            case OieEvent.Moved(Seat seat, int square, String why) ->
                    Message.of("oie.told." + why.toLowerCase(Locale.ROOT), seat, square);
        };
    }

    @Override
    public List<String> clauses(Event event) {
        return event instanceof OieEvent.Moved moved ? List.of(moved.why()) : List.of();
    }

    @Override
    public Message said(Seen view, Move action) {
        return Message.of("oie.do.throw");
    }

    @Override
    public Message asked(Seen view) {
        if (view.table().isOver()) {
            return Message.of("oie.over");
        }
        Seat turn = view.table().turn();
        return view.viewer().equals(turn)
                ? Message.of("oie.asked.you")
                : Message.of("oie.asked.other", turn);
    }

    @Override
    public List<String> board(Seen view, Texts texts) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < view.table().squares().size(); i++) {
            lines.add(texts.say("oie.board", Seat.of(i), view.table().squares().get(i)));
        }
        return lines;
    }
}
