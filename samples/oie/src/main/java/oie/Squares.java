package oie;

import java.util.ArrayList;
import java.util.List;

/// The board: what a throw leads to. A pure function of the square and the dice.
final class Squares {

    /// OIE-GOOSE-1
    static boolean isGoose(int square) {
        return square > 0 && square < OieTable.GARDEN && (square % 9 == 0 || square % 9 == 5);
    }

    /// One halt on the way, and the clause that led there.
    record Halt(int square, String why) {}

    private Squares() {}

    /// Every halt of a throw, the last of them where the goose stays.
    static List<Halt> way(int from, int first, int second) {
        var way = new ArrayList<Halt>();
        if (from == 0 && first + second == 9) {
            // OIE-FIRST-1: otherwise nine would run from goose to goose into the garden.
            boolean six = first == 6 || second == 6;
            way.add(new Halt(six ? 26 : 53, "OIE-FIRST-1"));
            return way;
        }
        int step = first + second;
        int at = from;
        do {
            at += step;
            String why = "OIE-MOVE-1";
            if (at > OieTable.GARDEN) {
                // OIE-END-2: what is too much is walked backwards, and stays so.
                at = 2 * OieTable.GARDEN - at;
                step = -Math.abs(step);
                why = "OIE-END-2";
            }
            way.add(new Halt(at, isGoose(at) ? "OIE-GOOSE-1" : why));
        } while (isGoose(at));
        switch (at) {
            case 6 -> way.add(new Halt(12, "OIE-BRIDGE-1"));
            case 42 -> way.add(new Halt(30, "OIE-MAZE-1"));
            case 58 -> way.add(new Halt(1, "OIE-DEATH-1"));
            default -> {}
        }
        return way;
    }

    /// How long a goose that comes here stays.
    static int wait(int square) {
        return switch (square) {
            case 19 -> 2;
            case 31, 52 -> OieTable.HELD;
            default -> 0;
        };
    }
}
