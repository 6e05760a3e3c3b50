package tablee.metro.forms;

import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Views;
import tablee.metro.rules.Arrangement;
import tablee.metro.rules.Box;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Writing;

/// All written forms of Métro, each in a file of its own.
public final class MetroFormats implements Formats<MetroState, MetroView, MetroAction> {

    private final Views<MetroView> views;
    private final Positions<MetroState> positions;

    public MetroFormats(Box box) {
        views = ViewForm.of(box);
        positions =
                Positions.of(
                        PositionForm.ARRANGED.in(Writing::of),
                        (settings, position) ->
                                Arrangement.complete(box, MetroOptions.of(settings), position));
    }

    @Override
    public String write(MetroAction action) {
        return Notation.write(action);
    }

    @Override
    public MetroAction read(String notation) {
        return Notation.read(notation);
    }

    @Override
    public Form<Event> events() {
        return EventForm.FORM;
    }

    @Override
    public Views<MetroView> views() {
        return views;
    }

    @Override
    public Positions<MetroState> positions() {
        return positions;
    }
}
