package tablee.metro.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Positions;
import tablee.engine.form.Shape;
import tablee.engine.form.Views;
import tablee.metro.content.Codes;
import tablee.metro.content.Station;
import tablee.metro.rules.Box;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.PositionReader;
import tablee.metro.rules.PositionWriter;
import tablee.metro.rules.Table;
import tablee.metro.rules.Viewing;

/// The written forms of this game's values.
public final class MetroFormats implements Formats<MetroState, MetroView, MetroAction> {

    private final Box box;

    public MetroFormats(Box box) {
        this.box = box;
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
        return new Views<>(
                Codec.of(new Shape.Any(), this::now, Function.identity()),
                Codec.of(new Shape.Any(), this::memory, Function.identity()),
                this::view);
    }

    @Override
    public Positions<MetroState> positions() {
        return new Positions<>(
                Codec.of(
                        new Shape.Any(),
                        (Function<MetroState, Json>) this::position,
                        Function.identity()),
                this::position);
    }

    @Override
    public Json now(MetroView view) {
        var json = Json.object().put("viewer", view.viewer().label());
        Table table = view.now();
        json.put("options", options(table.options()));
        PositionWriter.write(table).fields().forEach(json::put);
        return json.build();
    }

    @Override
    public Json memory(MetroView view) {
        var memory = view.memory();
        var json =
                Json.object()
                        .put("hands", Json.of(memory.hands().stream().map(Json::texts).toList()))
                        .put(
                                "piles",
                                Json.of(
                                        memory.piles().stream()
                                                .map(
                                                        piled ->
                                                                Json.object()
                                                                        .put(
                                                                                "pile",
                                                                                piled.pile().name())
                                                                        .put("place", piled.place())
                                                                        .put("card", piled.card())
                                                                        .build())
                                                .toList()))
                        .put(
                                "characters",
                                Json.texts(
                                        memory.characters().stream()
                                                .map(slug -> slug.orElse(""))
                                                .toList()));
        memory.answer().ifPresent(answer -> json.put("answer", answer));
        return json.build();
    }

    @Override
    public MetroView view(Json now, Json memory) {
        Viewer viewer = Viewer.of(now.at("viewer").asText());
        MetroState state = PositionReader.read(box, options(now.at("options")), now);
        int seat = viewer instanceof Seat s ? s.index() : -1;
        var hands = new ArrayList<List<String>>();
        for (Json hand : memory.at("hands").items()) {
            hands.add(hand.items().stream().map(Json::asText).toList());
        }
        var piles =
                memory.at("piles").items().stream()
                        .map(
                                piled ->
                                        new MetroView.Piled(
                                                Codes.find(Station.ALL, piled.at("pile").asText())
                                                        .orElseThrow(),
                                                piled.at("place").asInt(),
                                                piled.at("card").asText()))
                        .toList();
        var characters =
                memory.at("characters").items().stream()
                        .map(Json::asText)
                        .map(slug -> slug.isEmpty() ? Optional.<String>empty() : Optional.of(slug))
                        .toList();
        return new MetroView(
                viewer,
                Viewing.now(state, seat),
                new MetroView.Memory(
                        hands, piles, characters, memory.find("answer").map(Json::asBool)));
    }

    @Override
    public Json position(MetroState state) {
        return PositionWriter.write(state);
    }

    @Override
    public MetroState position(Settings settings, Json json) {
        return PositionReader.read(box, MetroOptions.of(settings), json);
    }

    private static Json options(MetroOptions options) {
        return Json.object()
                .put("seats", options.seats())
                .put("intensity", options.intensity().name())
                .put("accrocsMajorite", options.accrocsMajorite())
                .put("accrocsMaturite", options.accrocsMaturite())
                .put("removals", options.removals())
                .put("mostNoblesse", options.mostNoblesse())
                .put("starter", options.starter())
                .put("freePassing", options.freePassing())
                .put("namedDuels", options.namedDuels())
                .put("rounds", options.rounds())
                .build();
    }

    private static MetroOptions options(Json json) {
        return new MetroOptions(
                json.at("seats").asInt(),
                MetroOptions.Intensity.valueOf(json.at("intensity").asText()),
                json.at("accrocsMajorite").asInt(),
                json.at("accrocsMaturite").asInt(),
                json.at("removals").asBool(),
                json.at("mostNoblesse").asBool(),
                json.at("starter").asInt(),
                json.at("freePassing").asBool(),
                json.at("namedDuels").asBool());
    }
}
