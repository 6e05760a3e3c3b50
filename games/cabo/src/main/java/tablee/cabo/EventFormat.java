package tablee.cabo;

import java.util.OptionalInt;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Events as programs read them. A value that the reader may not see, or may not read again, is null.
final class EventFormat {

    private EventFormat() {}

    static Json write(CaboEvent event) {
        return switch (event) {
            case CaboEvent.StarterDrawn e ->
                    kind("starter").put("starter", e.starter().label()).build();
            case CaboEvent.RoundStarted e ->
                    kind("roundStarted")
                            .put("round", e.round())
                            .put("starter", e.starter().label())
                            .put("dealer", e.dealer().label())
                            .put("cards", e.cards())
                            .put("discard", Parts.card(e.firstDiscard()))
                            .build();
            case CaboEvent.Looked e ->
                    by("looked", e.seat())
                            .put("slot", e.slot())
                            .put("value", hidden(e.value()))
                            .build();
            case CaboEvent.SaidReady e -> by("ready", e.seat()).build();
            case CaboEvent.Drew e -> by("drew", e.seat()).put("value", hidden(e.value())).build();
            case CaboEvent.Took e ->
                    by("took", e.seat()).put("value", Parts.card(e.value())).build();
            case CaboEvent.Exchanged e ->
                    by("exchanged", e.seat())
                            .put("slots", Json.numbers(e.slots().list()))
                            .put("replaced", Parts.card(e.replaced()))
                            .put("taken", e.taken())
                            .put("incoming", hidden(e.incoming()))
                            .build();
            case CaboEvent.ClaimFailed e ->
                    by("claimFailed", e.seat())
                            .put("slots", Json.numbers(e.slots().list()))
                            .put("values", Json.numbers(e.values()))
                            .put("taken", e.taken())
                            .put("incoming", Parts.card(e.incoming()))
                            .build();
            case CaboEvent.Discarded e ->
                    by("discarded", e.seat()).put("value", Parts.card(e.value())).build();
            case CaboEvent.PowerDeclared e ->
                    by("declared", e.seat()).put("value", Parts.card(e.value())).build();
            case CaboEvent.Peeked e ->
                    by("peeked", e.seat())
                            .put("slot", e.slot())
                            .put("value", hidden(e.value()))
                            .build();
            case CaboEvent.Spied e ->
                    by("spied", e.seat())
                            .put("card", e.card().toString())
                            .put("value", hidden(e.value()))
                            .build();
            case CaboEvent.Swapped e ->
                    by("swapped", e.seat())
                            .put("first", e.first().toString())
                            .put("second", e.second().toString())
                            .build();
            case CaboEvent.Forwent e ->
                    by("forwent", e.seat()).put("value", Parts.card(e.value())).build();
            case CaboEvent.Called e -> by("called", e.seat()).build();
            case CaboEvent.PileRenewed e -> kind("renewed").put("cards", e.cards()).build();
            case CaboEvent.RoundEnded e ->
                    kind("roundEnded")
                            .put("round", e.round())
                            .put(
                                    "tableaux",
                                    Json.of(
                                            e.tableaux().stream()
                                                    .map(
                                                            cards ->
                                                                    Json.of(
                                                                            cards.stream()
                                                                                    .map(
                                                                                            Parts
                                                                                                    ::card)
                                                                                    .toList()))
                                                    .toList()))
                            .put("result", Parts.result(e.result()))
                            .build();
            case CaboEvent.WentOn e -> by("continued", e.seat()).build();
            case CaboEvent.GameEnded e ->
                    kind("gameEnded").put("scores", Json.numbers(e.scores())).build();
        };
    }

    static Event read(Json json) {
        String kind = json.at("kind").asText();
        return switch (kind) {
            case "starter" -> new CaboEvent.StarterDrawn(Seat.of(json.at("starter").asText()));
            case "roundStarted" ->
                    new CaboEvent.RoundStarted(
                            json.at("round").asInt(),
                            Seat.of(json.at("starter").asText()),
                            Seat.of(json.at("dealer").asText()),
                            json.at("cards").asInt(),
                            Parts.card(json.at("discard")));
            case "looked" ->
                    new CaboEvent.Looked(
                            by(json), json.at("slot").asInt(), hidden(json.at("value")));
            case "ready" -> new CaboEvent.SaidReady(by(json));
            case "drew" -> new CaboEvent.Drew(by(json), hidden(json.at("value")));
            case "took" -> new CaboEvent.Took(by(json), Parts.card(json.at("value")));
            case "exchanged" ->
                    new CaboEvent.Exchanged(
                            by(json),
                            slots(json),
                            Parts.card(json.at("replaced")),
                            json.at("taken").asBool(),
                            hidden(json.at("incoming")));
            case "claimFailed" ->
                    new CaboEvent.ClaimFailed(
                            by(json),
                            slots(json),
                            Parts.cards(json.at("values")),
                            json.at("taken").asBool(),
                            Parts.card(json.at("incoming")));
            case "discarded" -> new CaboEvent.Discarded(by(json), Parts.card(json.at("value")));
            case "declared" -> new CaboEvent.PowerDeclared(by(json), Parts.card(json.at("value")));
            case "peeked" ->
                    new CaboEvent.Peeked(
                            by(json), json.at("slot").asInt(), hidden(json.at("value")));
            case "spied" ->
                    new CaboEvent.Spied(
                            by(json),
                            Place.read(json.at("card").asText()),
                            hidden(json.at("value")));
            case "swapped" ->
                    new CaboEvent.Swapped(
                            by(json),
                            Place.read(json.at("first").asText()),
                            Place.read(json.at("second").asText()));
            case "forwent" -> new CaboEvent.Forwent(by(json), Parts.card(json.at("value")));
            case "called" -> new CaboEvent.Called(by(json));
            case "renewed" -> new CaboEvent.PileRenewed(json.at("cards").asInt());
            case "roundEnded" ->
                    new CaboEvent.RoundEnded(
                            json.at("round").asInt(),
                            json.at("tableaux").items().stream().map(Parts::cards).toList(),
                            Parts.result(json.at("result")));
            case "continued" -> new CaboEvent.WentOn(by(json));
            case "gameEnded" -> new CaboEvent.GameEnded(Parts.numbers(json.at("scores")));
            default -> throw BadInput.of("cabo.event.unknown", kind, json.line());
        };
    }

    private static Json.Builder kind(String kind) {
        return Json.object().put("kind", kind);
    }

    private static Json.Builder by(String kind, Seat seat) {
        return kind(kind).put("seat", seat.label());
    }

    private static Seat by(Json json) {
        return Seat.of(json.at("seat").asText());
    }

    private static Slots slots(Json json) {
        return Slots.of(
                Parts.numbers(json.at("slots")).stream().mapToInt(Integer::intValue).toArray());
    }

    private static Json hidden(OptionalInt value) {
        return Parts.card(value.orElse(-1));
    }

    private static OptionalInt hidden(Json json) {
        return json.isNull() ? OptionalInt.empty() : OptionalInt.of(Parts.card(json));
    }
}
