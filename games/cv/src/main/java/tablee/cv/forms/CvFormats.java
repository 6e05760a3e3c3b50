package tablee.cv.forms;

import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvOptions;
import tablee.cv.rules.CvRules;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Formats;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

/// All written forms of CV, each in a file of its own.
public final class CvFormats {

    private CvFormats() {}

    public static Formats<CvState, CvView, CvAction> of(CvRules rules) {
        return new Formats.Of<>(
                Notation::write,
                Notation::read,
                EventForm.FORM,
                Views.of(
                        NowForm.FORM,
                        MemoryForm.FORM.in(CvView::memory),
                        (seen, memory) -> seen.complete(rules, memory)),
                Positions.of(
                        PositionForm.FORM,
                        (settings, written) -> written.complete(rules, CvOptions.of(settings))));
    }
}
