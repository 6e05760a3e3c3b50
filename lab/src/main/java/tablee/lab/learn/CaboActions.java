package tablee.lab.learn;

import java.util.ArrayList;
import java.util.List;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.Seat;

/// All decisions of Cabo. Other seats are counted from the one that decides, so that what is learnt on one seat holds on all: `spy +1 2` is
/// the second card of whoever plays next.
final class CaboActions implements ActionIds<CaboAction> {

    private static final List<String> PLAIN =
            List.of("ready", "draw", "take", "call", "discard", "use", "forgo", "continue");

    private final int seats;
    private final int cards;
    private final List<String> names = new ArrayList<>(PLAIN);
    private final int looks;
    private final int peeks;
    private final int spies;
    private final int swaps;
    private final int stirs;

    /// By the bits of the slots.
    private final int[] exchanges;

    CaboActions(int seats, int cards) {
        this.seats = seats;
        this.cards = cards;
        looks = slots("look");
        peeks = slots("peek");
        exchanges = new int[1 << cards];
        for (int mask = 1; mask < exchanges.length; mask++) {
            exchanges[mask] = names.size();
            if (Integer.bitCount(mask) <= Slots.MOST) {
                names.add("exchange" + slotsOf(mask));
            }
        }
        spies = names.size();
        places("spy", 1);
        swaps = names.size();
        for (int own = 1; own <= cards; own++) {
            places("swap " + own, 1);
        }
        stirs = names.size();
        for (int first = 1; first < seats; first++) {
            for (int slot = 1; slot <= cards; slot++) {
                places("swap +" + first + " " + slot, first + 1);
            }
        }
    }

    private int slots(String verb) {
        int start = names.size();
        for (int slot = 1; slot <= cards; slot++) {
            names.add(verb + " " + slot);
        }
        return start;
    }

    private void places(String verb, int firstSeat) {
        for (int seat = firstSeat; seat < seats; seat++) {
            for (int slot = 1; slot <= cards; slot++) {
                names.add(verb + " +" + seat + " " + slot);
            }
        }
    }

    private static String slotsOf(int mask) {
        var text = new StringBuilder();
        for (int slot : new Slots(mask).list()) {
            text.append(' ').append(slot);
        }
        return text.toString();
    }

    @Override
    public List<String> names() {
        return List.copyOf(names);
    }

    @Override
    public int size() {
        return names.size();
    }

    @Override
    public int[] of(Seat mover, List<CaboAction> legal) {
        int[] ids = new int[legal.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = of(mover.index(), legal.get(i));
        }
        return ids;
    }

    private int of(int mover, CaboAction action) {
        return switch (action) {
            case CaboAction.Ready _ -> 0;
            case CaboAction.Draw _ -> 1;
            case CaboAction.Take _ -> 2;
            case CaboAction.Call _ -> 3;
            case CaboAction.Discard _ -> 4;
            case CaboAction.UsePower _ -> 5;
            case CaboAction.Forgo _ -> 6;
            case CaboAction.Continue _ -> 7;
            case CaboAction.Look(int slot) -> looks + slot - 1;
            case CaboAction.Peek(int slot) -> peeks + slot - 1;
            case CaboAction.Exchange(Slots slots) -> exchanges[slots.mask()];
            case CaboAction.Spy(Place card) -> spies + place(mover, card);
            case CaboAction.Swap(int own, Place theirs) ->
                    swaps + (own - 1) * (seats - 1) * cards + place(mover, theirs);
            case CaboAction.SwapOthers(Place one, Place other) ->
                    away(mover, one) < away(mover, other)
                            ? stirring(mover, one, other)
                            : stirring(mover, other, one);
        };
    }

    private int away(int mover, Place place) {
        return (place.seat().index() - mover + seats) % seats;
    }

    private int place(int mover, Place place) {
        return (away(mover, place) - 1) * cards + place.slot() - 1;
    }

    /// Rows of one nearer card each; those of the seat +k hold the cards of the seats after it.
    private int stirring(int mover, Place nearer, Place farther) {
        int id = stirs;
        int near = away(mover, nearer);
        for (int seat = 1; seat < near; seat++) {
            id += cards * (seats - 1 - seat) * cards;
        }
        id += (nearer.slot() - 1) * (seats - 1 - near) * cards;
        return id + (away(mover, farther) - near - 1) * cards + farther.slot() - 1;
    }
}
