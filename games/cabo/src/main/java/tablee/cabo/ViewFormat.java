package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// Views as programs read them. In a tableau `"?"` is a face-down card, null an empty slot, a number a card the viewer sees.
final class ViewFormat {

    private static final String FACE_DOWN = "?";

    private ViewFormat() {}

    static Json now(CaboView view) {
        CaboView.Now now = view.now();
        var json =
                Json.object()
                        .put("viewer", view.viewer().label())
                        .put("players", now.options().players())
                        .put("options", Parts.options(now.options()))
                        .put("phase", now.phase().label())
                        .put("round", now.round())
                        .put("turns", now.turns())
                        .put("starter", Parts.seat(now.starter()))
                        .put("dealer", Parts.seat(now.dealer()))
                        .put("active", Parts.seat(now.active()))
                        .put("caller", Parts.seat(now.caller()))
                        .put("held", Parts.card(now.held()))
                        .put("awaited", Parts.seats(now.awaited()))
                        .put("tableaux", tableaux(now))
                        .put("looked", Parts.places(now.looked()))
                        .put("draw", now.drawCount())
                        .put("discards", now.discardCount())
                        .put("discard", Parts.card(now.discardTop()));
        Parts.sheet(json, now.sheet());
        return json.build();
    }

    private static Json tableaux(CaboView.Now now) {
        var json = Json.object();
        for (int seat = 0; seat < now.options().players(); seat++) {
            var cards = new ArrayList<Json>();
            for (int slot = 0; slot < now.options().startCards(); slot++) {
                cards.add(card(now, seat * Place.STRIDE + slot));
            }
            json.put(Seat.of(seat).label(), Json.of(cards));
        }
        return json.build();
    }

    private static Json card(CaboView.Now now, int cell) {
        if ((now.occupied() >>> cell & 1) == 0) {
            return Json.nothing();
        }
        return now.shown().has(cell) ? Json.of((long) now.shown().value(cell)) : Json.of(FACE_DOWN);
    }

    static Json memory(CaboView view) {
        CaboView.Memory memory = view.memory();
        var cards = Json.object();
        for (Place place : memory.faces().places()) {
            cards.put(place.toString(), memory.faces().value(place.cell()));
        }
        var knownBy = Json.object();
        int last = memory.knownBy().size() - 1;
        for (int i = 0; i <= last; i++) {
            knownBy.put(
                    i == last ? "public" : Seat.of(i).label(),
                    Parts.places(memory.knownBy().get(i)));
        }
        return Json.object()
                .put("cards", cards.build())
                .put("knownBy", knownBy.build())
                .put("discards", Json.numbers(memory.discards()))
                .build();
    }

    static CaboView read(Json now, Json memory) {
        int players = now.at("players").asInt();
        CaboOptions options = Parts.options(players, now.at("options"));
        byte[] shown = new byte[players * Place.STRIDE];
        long occupied = 0;
        long faces = 0;
        for (int seat = 0; seat < players; seat++) {
            List<Json> cards = now.at("tableaux").at(Seat.of(seat).label()).items();
            if (cards.size() != options.startCards()) {
                throw BadInput.of("cabo.position.tableau", Seat.of(seat), options.startCards());
            }
            for (int slot = 0; slot < cards.size(); slot++) {
                int cell = seat * Place.STRIDE + slot;
                Json card = cards.get(slot);
                if (!card.isNull()) {
                    occupied |= 1L << cell;
                    if (!card.plain().equals(FACE_DOWN)) {
                        faces |= 1L << cell;
                        shown[cell] = (byte) Parts.card(card);
                    }
                }
            }
        }
        var seen =
                new CaboView.Now(
                        options,
                        CaboPhase.of(now.at("phase").asText()),
                        now.at("round").asInt(),
                        now.at("turns").asInt(),
                        Parts.seat(now.at("starter")),
                        Parts.seat(now.at("dealer")),
                        Parts.seat(now.at("active")),
                        Parts.seat(now.at("caller")),
                        Parts.card(now.at("held")),
                        Parts.seats(now.at("awaited")),
                        occupied,
                        Parts.places(now.at("looked")),
                        now.at("draw").asInt(),
                        now.at("discards").asInt(),
                        Parts.card(now.at("discard")),
                        Faces.of(faces, shown),
                        Parts.sheet(players, now));
        return new CaboView(
                Viewer.of(now.at("viewer").asText()), seen, remembered(players, memory));
    }

    private static CaboView.Memory remembered(int players, Json memory) {
        byte[] values = new byte[players * Place.STRIDE];
        long places = 0;
        for (var entry : memory.at("cards").fields().entrySet()) {
            int cell = Place.read(entry.getKey()).cell();
            values[cell] = (byte) Parts.card(entry.getValue());
            places |= 1L << cell;
        }
        var knownBy = new ArrayList<Long>();
        for (int i = 0; i < players; i++) {
            knownBy.add(Parts.places(memory.at("knownBy").at(Seat.of(i).label())));
        }
        knownBy.add(Parts.places(memory.at("knownBy").at("public")));
        return new CaboView.Memory(
                Faces.of(places, values), knownBy, Pile.of(Parts.cards(memory.at("discards"))));
    }
}
