package tablee.cabo.rules;

import java.util.List;
import java.util.OptionalInt;

/// Section 6.2 of the register: at a table without a memory aid a line that is read again keeps who did what to which slot, and no card. What
/// the sheet and the reveal of a round showed stays: those cards have been shuffled since.
final class Recall {

    private Recall() {}

    static CaboEvent without(CaboEvent event) {
        return switch (event) {
            case CaboEvent.RoundStarted e ->
                    new CaboEvent.RoundStarted(
                            e.round(), e.starter(), e.dealer(), e.cards(), CaboEvent.BLANK);
            case CaboEvent.Secret e -> e.blank();
            case CaboEvent.Took e -> new CaboEvent.Took(e.seat(), CaboEvent.BLANK);
            case CaboEvent.Exchanged e ->
                    new CaboEvent.Exchanged(
                            e.seat(), e.slots(), CaboEvent.BLANK, e.taken(), OptionalInt.empty());
            case CaboEvent.ClaimFailed e ->
                    new CaboEvent.ClaimFailed(
                            e.seat(), e.slots(), List.of(), e.taken(), CaboEvent.BLANK);
            case CaboEvent.Discarded e -> new CaboEvent.Discarded(e.seat(), CaboEvent.BLANK);
            case CaboEvent.PowerDeclared e ->
                    new CaboEvent.PowerDeclared(e.seat(), CaboEvent.BLANK);
            case CaboEvent.Forwent e -> new CaboEvent.Forwent(e.seat(), CaboEvent.BLANK);
            case CaboEvent.StarterDrawn _,
                    CaboEvent.SaidReady _,
                    CaboEvent.Swapped _,
                    CaboEvent.RoundEnded _,
                    CaboEvent.Plain _ ->
                    event;
        };
    }
}
