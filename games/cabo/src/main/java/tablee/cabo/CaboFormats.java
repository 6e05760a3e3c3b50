package tablee.cabo;

import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.form.Form;

/// All written forms of Cabo, each in a file of its own.
final class CaboFormats implements Formats<CaboState, CaboView, CaboAction> {

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
    public Json now(CaboView view) {
        return ViewFormat.now(view);
    }

    @Override
    public Json memory(CaboView view) {
        return ViewFormat.memory(view);
    }

    @Override
    public CaboView view(Json now, Json memory) {
        return ViewFormat.read(now, memory);
    }

    @Override
    public Json position(CaboState state) {
        return PositionFormat.write(state);
    }

    @Override
    public CaboState position(Settings settings, Json json) {
        return PositionFormat.read(settings, json);
    }
}
