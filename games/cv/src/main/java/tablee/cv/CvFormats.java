package tablee.cv;

import java.util.function.Function;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Shape;
import tablee.engine.form.Views;

/// The written forms of CV.
final class CvFormats implements Formats<CvState, CvView, CvAction> {

    private final Deck deck;

    CvFormats(Deck deck) {
        this.deck = deck;
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
        return new Views<>(
                Codec.of(new Shape.Any(), this::now, Function.identity()),
                Codec.of(new Shape.Any(), this::memory, Function.identity()),
                this::view);
    }

    @Override
    public Positions<CvState> positions() {
        return new Positions<>(
                Codec.of(
                        new Shape.Any(),
                        (Function<CvState, Json>) this::position,
                        Function.identity()),
                this::position);
    }

    @Override
    public Json now(CvView view) {
        return ViewJson.now(view);
    }

    @Override
    public Json memory(CvView view) {
        return ViewJson.memory(view);
    }

    @Override
    public CvView view(Json now, Json memory) {
        return ViewJson.read(deck, now, memory);
    }

    @Override
    public Json position(CvState state) {
        return PositionJson.write(state);
    }

    @Override
    public CvState position(Settings settings, Json json) {
        return PositionJson.read(deck, CvOptions.of(settings), json);
    }
}
