package tablee.hasard.forms;

import tablee.engine.BadInput;
import tablee.engine.Formats;
import tablee.engine.Settings;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;
import tablee.hasard.content.CartonSet;
import tablee.hasard.rules.Arrangement;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardOptions;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;

/// All written forms of Hasard, each in a file of its own.
public final class HasardFormats {

    private HasardFormats() {}

    public static Formats<HasardState, HasardView, HasardAction> of(CartonSet cartons) {
        return new Formats.Of<>(
                Notation::write,
                Notation::read,
                EventForm.FORM,
                Views.of(
                        NowForm.FORM,
                        PositionForm.MEMORY.in(view -> Arrangement.of(view).remembered()),
                        (seen, memory) ->
                                new HasardView(
                                        table(cartons, seen.settings(), seen.table().with(memory)),
                                        seen.viewer())),
                Positions.of(
                        PositionForm.FORM.in(Arrangement::of),
                        (settings, written) -> table(cartons, settings, written)));
    }

    private static HasardState table(CartonSet cartons, Settings settings, Arrangement written) {
        try {
            return written.table(HasardOptions.of(settings), cartons);
        } catch (IllegalArgumentException | IllegalStateException bad) {
            throw BadInput.of("hasard.position.impossible", String.valueOf(bad.getMessage()));
        }
    }
}
