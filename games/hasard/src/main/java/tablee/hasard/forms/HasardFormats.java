package tablee.hasard.forms;

import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Settings;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;
import tablee.hasard.content.CartonSet;
import tablee.hasard.rules.Arrangement;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardOptions;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;

/// The written forms of this game.
public final class HasardFormats implements Formats<HasardState, HasardView, HasardAction> {

    private final CartonSet cartons;

    private final Views<HasardView> views =
            Views.of(
                    NowForm.FORM,
                    PositionForm.MEMORY.in(view -> Arrangement.of(view).remembered()),
                    (seen, memory) ->
                            new HasardView(
                                    table(seen.settings(), seen.table().with(memory)),
                                    seen.viewer()));

    private final Positions<HasardState> positions =
            Positions.of(PositionForm.FORM.in(Arrangement::of), this::table);

    public HasardFormats(CartonSet cartons) {
        this.cartons = cartons;
    }

    @Override
    public String write(HasardAction action) {
        return Notation.write(action);
    }

    @Override
    public HasardAction read(String notation) {
        return Notation.read(notation);
    }

    @Override
    public Form<Event> events() {
        return EventForm.FORM;
    }

    @Override
    public Views<HasardView> views() {
        return views;
    }

    @Override
    public Positions<HasardState> positions() {
        return positions;
    }

    private HasardState table(Settings settings, Arrangement written) {
        try {
            return written.table(HasardOptions.of(settings), cartons);
        } catch (IllegalArgumentException | IllegalStateException bad) {
            throw BadInput.of("hasard.position.impossible", String.valueOf(bad.getMessage()));
        }
    }
}
