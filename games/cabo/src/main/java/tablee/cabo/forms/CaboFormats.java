package tablee.cabo.forms;

import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboOptions;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Formats;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

/// All written forms of Cabo, each in a file of its own.
public final class CaboFormats {

    private CaboFormats() {}

    public static Formats<CaboState, CaboView, CaboAction> of() {
        return new Formats.Of<>(
                Notation::write,
                Notation::read,
                EventForm.FORM,
                Views.of(
                        NowForm.FORM,
                        MemoryForm.FORM.in(CaboView::memory),
                        (seen, memory) -> new CaboView(seen.viewer(), seen.now(), memory)),
                Positions.of(
                        PositionForm.FORM,
                        (settings, written) -> written.complete(CaboOptions.of(settings))));
    }
}
