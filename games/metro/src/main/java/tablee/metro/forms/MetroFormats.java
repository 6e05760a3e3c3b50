package tablee.metro.forms;

import tablee.engine.Formats;
import tablee.engine.form.Positions;
import tablee.metro.rules.Arrangement;
import tablee.metro.rules.Box;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Writing;

/// All written forms of Métro, each in a file of its own.
public final class MetroFormats {

    private MetroFormats() {}

    public static Formats<MetroState, MetroView, MetroAction> of(Box box) {
        return new Formats.Of<>(
                Notation::write,
                Notation::read,
                EventForm.FORM,
                ViewForm.of(box),
                Positions.of(
                        PositionForm.ARRANGED.in(Writing::of),
                        (settings, position) ->
                                Arrangement.complete(box, MetroOptions.of(settings), position)));
    }
}
