package tablee.cv.forms;

import static tablee.engine.form.Field.field;

import tablee.cv.rules.CvView;
import tablee.engine.form.Form;
import tablee.engine.form.Make;

/// What a viewer could remember: its own draft, and who showed which childhood card.
final class MemoryForm {

    static final Form<CvView.Memory> FORM =
            Form.object(
                    "CvMemory",
                    Make.of(
                            CvView.Memory::new,
                            field("dealt", Pieces.CHILDHOOD, CvView.Memory::dealt),
                            field("kept1", Pieces.CHILDHOOD, CvView.Memory::kept1),
                            field("second", Pieces.CHILDHOOD, CvView.Memory::second),
                            field("kept2", Pieces.CHILDHOOD, CvView.Memory::kept2),
                            field("third", Pieces.CHILDHOOD, CvView.Memory::third),
                            field("shown", Pieces.CHILDHOOD.list(), CvView.Memory::shown)));

    private MemoryForm() {}
}
