package tablee.cabo.rules;

import java.util.Optional;
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
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;

/// Why a decision is not possible. An action is refused exactly when [LegalActions] does not list it; this class only finds the
/// clause to cite, from the same visible things (CABO-R-48, CABO-INFO-19).
final class Refusals {

    private Refusals() {}

    static Optional<Refused> of(Visible table, Viewer viewer, CaboAction action) {
        return switch (viewer) {
            case Spectator _ -> Optional.of(Refused.of("CABO-INFO-20", "cabo.refused.spectator"));
            case Seat seat ->
                    LegalActions.of(table, seat.index()).contains(action)
                            ? Optional.empty()
                            : Optional.of(why(table, seat.index(), action));
        };
    }

    private static Refused why(Visible table, int seat, CaboAction action) {
        if (table.phase() == CaboPhase.GAME_OVER) {
            return Refused.of("CABO-END-1", "cabo.refused.over");
        }
        if (!table.awaited().contains(Seat.of(seat))) {
            return notAwaited(table);
        }
        return switch (table.phase()) {
            case INITIAL_LOOK -> beforeTheFirstTurn(table, seat, action);
            case ROUND_SUMMARY -> Refused.of("CABO-R-50", "cabo.refused.summary");
            case TURN_START, HOLD_DRAWN, HOLD_TAKEN, POWER_TARGET -> inATurn(table, seat, action);
            case STARTER, DEAL, RENEWAL, GAME_OVER ->
                    throw new IllegalStateException("nobody is awaited in " + table.phase());
        };
    }

    /// CABO-R-9 Whatever else somebody tries to do, what stands in the way is that the round has not begun.
    private static Refused beforeTheFirstTurn(Visible table, int seat, CaboAction action) {
        return action instanceof Look(int slot)
                ? look(table, seat, slot)
                : Refused.of("CABO-R-9", "cabo.refused.notStarted");
    }

    private static Refused inATurn(Visible table, int seat, CaboAction action) {
        return switch (action) {
            case Look _ -> Refused.of("CABO-SETUP-8", "cabo.refused.lookLate");
            case Ready() -> Refused.of("CABO-R-10", "cabo.refused.ready");
            case Draw(), Take() -> Refused.of("CABO-R-12", "cabo.refused.chosen");
            case Call() -> call(table);
            case Exchange(Slots slots) -> exchange(table, seat, slots);
            case Discard() -> discard(table);
            case UsePower() -> usePower(table);
            case Peek(int slot) -> peek(table, seat, slot);
            case Spy(Place card) -> spy(table, seat, card);
            case Swap(int own, Place theirs) ->
                    swap(table, seat, new Place(Seat.of(seat), own), theirs);
            case SwapOthers(Place first, Place second) -> swapOthers(table, seat, first, second);
            case Forgo() -> Refused.of("CABO-R-28", "cabo.refused.forgo");
            case Continue() -> Refused.of("CABO-R-50", "cabo.refused.continue");
        };
    }

    private static Refused notAwaited(Visible table) {
        return switch (table.phase()) {
            case INITIAL_LOOK -> Refused.of("CABO-R-10", "cabo.refused.alreadyReady");
            case ROUND_SUMMARY -> Refused.of("CABO-R-50", "cabo.refused.alreadyContinued");
            default -> Refused.of("CABO-TURN-1", "cabo.refused.turn");
        };
    }

    private static Refused look(Visible table, int seat, int slot) {
        if (Integer.bitCount(table.looked(seat)) >= table.options().startPeeks()) {
            return Refused.of(
                    "CABO-SETUP-7", "cabo.refused.looksUsed", table.options().startPeeks());
        }
        if (isEmpty(table, new Place(Seat.of(seat), slot))) {
            return empty("CABO-SETUP-7", new Place(Seat.of(seat), slot));
        }
        return Refused.of("CABO-R-10", "cabo.refused.lookTwice", slot);
    }

    private static Refused call(Visible table) {
        return table.phase() == CaboPhase.TURN_START
                ? Refused.of("CABO-R-34", "cabo.refused.secondCall", Seat.of(table.caller()))
                : Refused.of("CABO-CALL-2", "cabo.refused.callLate");
    }

    private static Refused exchange(Visible table, int seat, Slots slots) {
        return switch (table.phase()) {
            case HOLD_DRAWN, HOLD_TAKEN -> {
                int empty = slots.mask() & ~table.occupied(seat);
                int slot = Integer.numberOfTrailingZeros(empty) + 1;
                yield empty("CABO-R-19", new Place(Seat.of(seat), slot));
            }
            case POWER_TARGET -> Refused.of("CABO-R-28", "cabo.refused.committed");
            default -> Refused.of("CABO-TURN-2", "cabo.refused.nothingHeld");
        };
    }

    private static Refused discard(Visible table) {
        return switch (table.phase()) {
            case HOLD_TAKEN -> Refused.of("CABO-TURN-3", "cabo.refused.takenMustStay");
            case POWER_TARGET -> Refused.of("CABO-R-28", "cabo.refused.committed");
            default -> Refused.of("CABO-TURN-2", "cabo.refused.nothingHeld");
        };
    }

    private static Refused usePower(Visible table) {
        return switch (table.phase()) {
            case HOLD_DRAWN ->
                    Deck.power(table.held()) == Deck.Power.NONE
                            ? Refused.of("CABO-COMP-3", "cabo.refused.noPower", table.held())
                            : Refused.of("CABO-R-29", "cabo.refused.noTarget", table.held());
            case HOLD_TAKEN -> Refused.of("CABO-TURN-6", "cabo.refused.takenPower");
            case POWER_TARGET -> Refused.of("CABO-R-28", "cabo.refused.declared");
            default -> Refused.of("CABO-POWER-6", "cabo.refused.notDrawn");
        };
    }

    private static Refused peek(Visible table, int seat, int slot) {
        return power(table, Deck.Power.PEEK)
                .orElseGet(() -> empty("CABO-R-29", new Place(Seat.of(seat), slot)));
    }

    private static Refused spy(Visible table, int seat, Place card) {
        return power(table, Deck.Power.SPY)
                .or(() -> target(table, seat, card, CaboOptions.Protection.ALL))
                .orElseGet(() -> empty("CABO-R-29", card));
    }

    private static Refused swap(Visible table, int seat, Place own, Place theirs) {
        return power(table, Deck.Power.SWAP)
                .or(() -> target(table, seat, theirs, CaboOptions.Protection.SWAP))
                .orElseGet(() -> empty("CABO-R-29", isEmpty(table, own) ? own : theirs));
    }

    private static Refused swapOthers(Visible table, int seat, Place first, Place second) {
        return power(table, Deck.Power.SWAP)
                .or(
                        () ->
                                table.options().swapOpponents()
                                        ? Optional.empty()
                                        : Optional.of(
                                                Refused.of("CABO-VAR-1", "cabo.refused.variant")))
                .or(() -> target(table, seat, first, CaboOptions.Protection.SWAP))
                .or(() -> target(table, seat, second, CaboOptions.Protection.SWAP))
                .orElseGet(() -> empty("CABO-R-29", isEmpty(table, first) ? first : second));
    }

    /// Is this the moment for that power?
    private static Optional<Refused> power(Visible table, Deck.Power power) {
        return switch (table.phase()) {
            case HOLD_DRAWN, POWER_TARGET -> held(table, power);
            case HOLD_TAKEN -> Optional.of(Refused.of("CABO-POWER-6", "cabo.refused.takenPower"));
            default -> Optional.of(Refused.of("CABO-POWER-6", "cabo.refused.notDeclared"));
        };
    }

    /// Has the card in hand that power, and has it been declared?
    private static Optional<Refused> held(Visible table, Deck.Power power) {
        int card = table.held();
        if (Deck.power(card) == Deck.Power.NONE) {
            return Optional.of(Refused.of("CABO-COMP-3", "cabo.refused.noPower", card));
        }
        if (Deck.power(card) != power) {
            return Optional.of(Refused.of("CABO-COMP-3", "cabo.refused.otherPower", card));
        }
        return table.phase() == CaboPhase.POWER_TARGET
                ? Optional.empty()
                : Optional.of(Refused.of("CABO-POWER-6", "cabo.refused.declareFirst", card));
    }

    private static Optional<Refused> target(
            Visible table, int seat, Place card, CaboOptions.Protection protection) {
        int owner = card.seat().index();
        if (owner == seat || owner >= table.options().players()) {
            return Optional.of(Refused.of("CABO-R-29", "cabo.refused.target", card.said()));
        }
        return (LegalActions.opponents(table, seat, protection) >> owner & 1) != 0
                ? Optional.empty()
                : Optional.of(Refused.of("CABO-R-24", "cabo.refused.protected", card.seat()));
    }

    private static boolean isEmpty(Visible table, Place place) {
        return !Layout.has(table.occupied(), place.cell());
    }

    private static Refused empty(String clause, Place place) {
        return Refused.of(clause, "cabo.refused.empty", place.said());
    }
}
