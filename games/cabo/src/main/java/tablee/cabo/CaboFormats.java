package tablee.cabo;

import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

/// All written forms of Cabo, each in a file of its own.
final class CaboFormats implements Formats<CaboState, CaboView, CaboAction> {

    private static final Views<CaboView> VIEWS =
            Views.of(
                    NowForm.FORM,
                    MemoryForm.FORM.in(CaboView::memory),
                    (seen, memory) -> new CaboView(seen.viewer(), seen.now(), memory));

    private static final Positions<CaboState> POSITIONS =
            Positions.of(
                    PositionForm.FORM,
                    (settings, written) -> written.complete(CaboOptions.of(settings)));

    @Override
    public String write(CaboAction action) {
        return Notation.write(action);
    }

    @Override
    public CaboAction read(String notation) {
        return Notation.read(notation);
    }

    @Override
    public Form<Event> events() {
        return EventForm.FORM;
    }

    @Override
    public Views<CaboView> views() {
        return VIEWS;
    }

    @Override
    public Positions<CaboState> positions() {
        return POSITIONS;
    }
}
