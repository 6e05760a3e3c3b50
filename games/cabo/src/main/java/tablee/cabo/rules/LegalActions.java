package tablee.cabo.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
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

/// What a seat may do, from what it can see. Lists that depend on one set of slots are made once and shared; the order is that of the
/// register's table, slots ascending.
final class LegalActions {

    private static final int SETS = 1 << Layout.SLOTS;

    private static final List<CaboAction> TURN = List.of(new Draw(), new Take(), new Call());
    private static final List<CaboAction> LAST_TURN = List.of(new Draw(), new Take());
    private static final List<CaboAction> CONTINUE = List.of(new Continue());
    private static final CaboAction FORGO = new Forgo();

    private static final List<List<CaboAction>> LOOKS = new ArrayList<>(SETS);
    private static final List<List<CaboAction>> PEEKS = new ArrayList<>(SETS);
    private static final List<List<CaboAction>> TAKEN = new ArrayList<>(SETS);
    private static final List<List<CaboAction>> DRAWN = new ArrayList<>(SETS);
    private static final List<List<CaboAction>> DRAWN_SPECIAL = new ArrayList<>(SETS);

    /// Targets by own slot and cell, shared so that a list of swaps allocates nothing but itself.
    private static final Spy[] SPIES = new Spy[Layout.SLOTS * Layout.SLOTS];

    private static final Swap[][] SWAPS = new Swap[Layout.SLOTS][Layout.SLOTS * Layout.SLOTS];

    static {
        for (int cell = 0; cell < SPIES.length; cell++) {
            SPIES[cell] = new Spy(Layout.place(cell));
            for (int own = 0; own < Layout.SLOTS; own++) {
                SWAPS[own][cell] = new Swap(own + 1, Layout.place(cell));
            }
        }
        for (int set = 0; set < SETS; set++) {
            LOOKS.add(looks(set));
            PEEKS.add(peeks(set));
            TAKEN.add(exchanges(set));
        }
        for (int set = 0; set < SETS; set++) {
            DRAWN.add(plus(TAKEN.get(set), new Discard()));
            DRAWN_SPECIAL.add(plus(DRAWN.get(set), new UsePower()));
        }
    }

    private LegalActions() {}

    static List<CaboAction> of(Visible table, int seat) {
        if ((table.awaited().mask() >> seat & 1) == 0) {
            return List.of();
        }
        return switch (table.phase()) {
            case INITIAL_LOOK -> LOOKS.get(looksLeft(table, seat));
            // CABO-R-34 Only one call in a round.
            // CABO-CALL-1, CABO-R-33 No other condition than this:
            case TURN_START -> table.caller() < 0 ? TURN : LAST_TURN;
            case HOLD_DRAWN ->
                    (hasTarget(table, seat, table.held()) ? DRAWN_SPECIAL : DRAWN)
                            .get(table.occupied(seat));
            // CABO-POWER-7, CABO-R-11 Only a drawn card has a power.
            case HOLD_TAKEN -> TAKEN.get(table.occupied(seat));
            case POWER_TARGET -> targets(table, seat);
            case ROUND_SUMMARY -> CONTINUE;
            case STARTER, DEAL, RENEWAL, GAME_OVER -> List.of();
        };
    }

    /// CABO-VAR-5, CABO-R-10 Slots that may still be looked at: none once all looks are used.
    private static int looksLeft(Visible table, int seat) {
        int looked = table.looked(seat);
        return Integer.bitCount(looked) < table.options().startPeeks()
                ? table.occupied(seat) & ~looked
                : 0;
    }

    /// CABO-R-29 A power without any legal target cannot be declared.
    static boolean hasTarget(Visible table, int seat, int card) {
        return switch (Deck.power(card)) {
            case NONE -> false;
            case PEEK -> true;
            case SPY -> opponents(table, seat, CaboOptions.Protection.ALL) != 0;
            case SWAP -> opponents(table, seat, CaboOptions.Protection.SWAP) != 0;
        };
    }

    /// The other seats, without the caller where this protection or a stronger one is on (CABO-R-24).
    static int opponents(Visible table, int seat, CaboOptions.Protection from) {
        int others = ((1 << table.options().players()) - 1) & ~(1 << seat);
        boolean isProtected =
                table.caller() >= 0 && table.options().callerProtection().compareTo(from) >= 0;
        return isProtected ? others & ~(1 << table.caller()) : others;
    }

    private static List<CaboAction> targets(Visible table, int seat) {
        return switch (Deck.power(table.held())) {
            case PEEK -> PEEKS.get(table.occupied(seat));
            case SPY -> spies(table, seat);
            case SWAP -> swaps(table, seat);
            case NONE -> throw new IllegalStateException("no power in " + table.held());
        };
    }

    private static List<CaboAction> spies(Visible table, int seat) {
        long cells = cells(table, opponents(table, seat, CaboOptions.Protection.ALL));
        var actions = new CaboAction[Long.bitCount(cells) + 1];
        int next = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            actions[next++] = SPIES[Layout.first(left)];
        }
        actions[next] = FORGO;
        return fixed(actions);
    }

    private static List<CaboAction> swaps(Visible table, int seat) {
        int opponents = opponents(table, seat, CaboOptions.Protection.SWAP);
        long cells = cells(table, opponents);
        int own = table.occupied(seat);
        var actions = new CaboAction[Integer.bitCount(own) * Long.bitCount(cells) + 1];
        int next = 0;
        for (int mine = own; mine != 0; mine &= mine - 1) {
            var row = SWAPS[Integer.numberOfTrailingZeros(mine)];
            for (long left = cells; left != 0; left &= left - 1) {
                actions[next++] = row[Layout.first(left)];
            }
        }
        actions[next] = FORGO;
        return table.options().swapOpponents()
                ? withSwapsBetween(cells, fixed(actions))
                : fixed(actions);
    }

    /// The array as a list that nobody can change, without the copy that `List.of` makes.
    private static List<CaboAction> fixed(CaboAction[] actions) {
        return Collections.unmodifiableList(Arrays.asList(actions));
    }

    /// CABO-VAR-1, CABO-R-27 One card of one opponent against one of another.
    private static List<CaboAction> withSwapsBetween(long cells, List<CaboAction> swaps) {
        var actions = new ArrayList<>(swaps.subList(0, swaps.size() - 1));
        for (long left = cells; left != 0; left &= left - 1) {
            Place first = Layout.place(Layout.first(left));
            for (long right = left & (left - 1); right != 0; right &= right - 1) {
                Place second = Layout.place(Layout.first(right));
                if (!first.seat().equals(second.seat())) {
                    actions.add(new SwapOthers(first, second));
                }
            }
        }
        actions.add(FORGO);
        return List.copyOf(actions);
    }

    private static long cells(Visible table, int seats) {
        long cells = 0;
        for (int left = seats; left != 0; left &= left - 1) {
            cells |= Layout.allOf(Integer.numberOfTrailingZeros(left));
        }
        return table.occupied() & cells;
    }

    private static List<CaboAction> looks(int slots) {
        var actions = new ArrayList<CaboAction>();
        for (int left = slots; left != 0; left &= left - 1) {
            actions.add(new Look(Integer.numberOfTrailingZeros(left) + 1));
        }
        actions.add(new Ready());
        return List.copyOf(actions);
    }

    private static List<CaboAction> peeks(int slots) {
        var actions = new ArrayList<CaboAction>();
        for (int left = slots; left != 0; left &= left - 1) {
            actions.add(new Peek(Integer.numberOfTrailingZeros(left) + 1));
        }
        actions.add(FORGO);
        return List.copyOf(actions);
    }

    /// CABO-R-19, CABO-R-20 Every choice of one to four cards, equal or not: leaving out a claim that must fail would
    /// tell what lies face down.
    private static List<CaboAction> exchanges(int slots) {
        var actions = new ArrayList<CaboAction>();
        for (int size = 1; size <= Slots.MOST; size++) {
            for (int set = 1; set < SETS; set++) {
                if ((set & ~slots) == 0 && Integer.bitCount(set) == size) {
                    actions.add(new Exchange(new Slots(set)));
                }
            }
        }
        return List.copyOf(actions);
    }

    private static List<CaboAction> plus(List<CaboAction> actions, CaboAction last) {
        var longer = new ArrayList<>(actions);
        longer.add(last);
        return List.copyOf(longer);
    }
}
