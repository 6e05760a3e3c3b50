package tablee.cabo.words;

import java.util.ArrayList;
import java.util.List;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Tableaux;
import tablee.engine.Seat;
import tablee.engine.Texts;

/// The table as text: one line for each seat, the piles, the card in hand. Marks instead of colours: `>` has the turn, `!` has
/// called, `*` deals.
final class CaboBoard {

    private static final int NAME = 12;

    private CaboBoard() {}

    static List<String> of(CaboView view, Texts texts) {
        CaboView.Now now = view.now();
        var lines = new ArrayList<String>();
        lines.add(
                texts.say(
                        "cabo.board.piles",
                        now.round(),
                        now.drawCount(),
                        now.discardTop() < 0 ? "–" : Integer.toString(now.discardTop()),
                        now.discardCount()));
        for (int seat = 0; seat < view.players(); seat++) {
            lines.add(seatLine(now, seat, texts));
        }
        if (now.held() >= 0) {
            lines.add(texts.say("cabo.board.held", texts.name(Seat.of(now.active())), now.held()));
        }
        return lines;
    }

    private static String seatLine(CaboView.Now now, int seat, Texts texts) {
        var line = new StringBuilder();
        line.append(seat == now.active() && now.awaited().contains(Seat.of(seat)) ? '>' : ' ');
        line.append(seat == now.caller() ? '!' : ' ');
        line.append(seat == now.dealer() ? '*' : ' ');
        line.append(' ').append(Seat.of(seat).label()).append(' ');
        line.append(padded(texts.name(Seat.of(seat)), NAME));
        for (int card : Tableaux.of(now).get(seat)) {
            line.append(' ').append(card(card));
        }
        String score = Integer.toString(now.scores().get(seat));
        return line.append("  ")
                .append(" ".repeat(Math.max(0, 3 - score.length())))
                .append(score)
                .toString();
    }

    /// Four columns: a face-down card shows its slot, an open one its value, an empty slot nothing.
    private static String card(int card) {
        return switch (card) {
            case Tableaux.EMPTY -> "  · ";
            case Tableaux.FACE_DOWN -> "[ ?]";
            default -> "[" + (card < 10 ? " " : "") + card + "]";
        };
    }

    private static String padded(String text, int width) {
        return text.length() > width
                ? text.substring(0, width - 1) + "…"
                : text + " ".repeat(width - text.length());
    }
}
