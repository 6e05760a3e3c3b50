package tablee.cv.forms;

import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvOptions;
import tablee.cv.rules.CvRules;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;

/// All written forms of CV, each in a file of its own.
public final class CvFormats implements Formats<CvState, CvView, CvAction> {

    private final Views<CvView> views;
    private final Positions<CvState> positions;

    public CvFormats(CvRules rules) {
        views =
                Views.of(
                        NowForm.FORM,
                        MemoryForm.FORM.in(CvView::memory),
                        (seen, memory) -> seen.complete(rules, memory));
        positions =
                Positions.of(
                        PositionForm.FORM,
                        (settings, written) -> written.complete(rules, CvOptions.of(settings)));
    }

    @Override
    public String write(CvAction action) {
        return Notation.write(action);
    }

    @Override
    public CvAction read(String notation) {
        return Notation.read(notation);
    }

    @Override
    public Form<Event> events() {
        return EventForm.FORM;
    }

    @Override
    public Views<CvView> views() {
        return views;
    }

    @Override
    public Positions<CvState> positions() {
        return positions;
    }
}
