package tablee.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// The pieces that several JSON forms of this game share.
final class Parts {

    private Parts() {}

    static Json seats(Seats seats) {
        return seats.toJson();
    }

    static Seats seats(Json json) {
        Seats seats = Seats.NONE;
        for (Json label : json.items()) {
            seats = seats.with(Seat.of(label.asText()));
        }
        return seats;
    }

    /// A seat's letter, or null for −1.
    static Json seat(int index) {
        return index < 0 ? Json.nothing() : Json.of(Seat.of(index).label());
    }

    static int seat(Json json) {
        return json.isNull() ? -1 : Seat.of(json.asText()).index();
    }

    /// A card, or null for −1.
    static Json card(int value) {
        return value < 0 ? Json.nothing() : Json.of((long) value);
    }

    static int card(Json json) {
        if (json.isNull()) {
            return -1;
        }
        int value = json.asInt();
        if (value < 0 || value > Deck.HIGHEST) {
            throw BadInput.of("cabo.card.range", value, json.line());
        }
        return value;
    }

    static List<Integer> numbers(Json json) {
        return json.items().stream().map(Json::asInt).toList();
    }

    static List<Integer> cards(Json json) {
        return json.items().stream().map(Parts::card).toList();
    }

    static Json places(long mask) {
        var list = new ArrayList<String>();
        for (long left = mask; left != 0; left &= left - 1) {
            list.add(Place.of(Long.numberOfTrailingZeros(left)).toString());
        }
        return Json.texts(list);
    }

    static long places(Json json) {
        long mask = 0;
        for (Json place : json.items()) {
            mask |= 1L << Place.read(place.asText()).cell();
        }
        return mask;
    }

    private record Written(CaboOptions options, Json json) {}

    /// The options written last: every message of a table says them, and most tables have the same. Many tables write at once: each
    /// reads the pair once and answers from its own, so that no thread ever answers with what another has just left here.
    private static volatile Written last =
            new Written(CaboOptions.of(CaboOptions.LIST.standard(2)), Json.object().build());

    static Json options(CaboOptions options) {
        Written known = last;
        if (known.options().equals(options)) {
            return known.json();
        }
        var json = Json.object();
        options.chosen().forEach(json::put);
        var written = new Written(options, json.build());
        last = written;
        return written.json();
    }

    static CaboOptions options(int players, Json json) {
        var chosen = new TreeMap<String, String>();
        json.fields().forEach((name, value) -> chosen.put(name, value.plain()));
        return CaboOptions.of(CaboOptions.LIST.settings(players, chosen));
    }

    static Json result(RoundResult result) {
        return Json.object()
                .put("totals", Json.numbers(result.totals()))
                .put("points", Json.numbers(result.points()))
                .put("winners", seats(result.winners()))
                .put("resets", seats(result.resets()))
                .put("kamikaze", seats(result.kamikaze()))
                .put("scores", Json.numbers(result.scores()))
                .put("caller", seat(result.caller()))
                .build();
    }

    static RoundResult result(Json json) {
        return new RoundResult(
                numbers(json.at("totals")),
                numbers(json.at("points")),
                seats(json.at("winners")),
                seats(json.at("resets")),
                seats(json.at("kamikaze")),
                numbers(json.at("scores")),
                seat(json.at("caller")));
    }

    static void sheet(Json.Builder json, Sheet sheet) {
        var rounds = new ArrayList<Json>(sheet.points().size());
        for (List<Integer> round : sheet.points()) {
            rounds.add(Json.numbers(round));
        }
        json.put("scores", Json.numbers(sheet.scores()))
                .put("resets", Json.numbers(sheet.resetsUsed()))
                .put("points", Json.of(rounds));
        sheet.last().ifPresent(result -> json.put("last", result(result)));
    }

    static Sheet sheet(int players, Json json) {
        Sheet blank = Sheet.blank(players);
        var sheet =
                new Sheet(
                        json.find("scores").map(Parts::numbers).orElse(blank.scores()),
                        json.find("resets").map(Parts::numbers).orElse(blank.resetsUsed()),
                        json.find("points")
                                .map(all -> all.items().stream().map(Parts::numbers).toList())
                                .orElse(List.of()),
                        json.find("last").map(Parts::result));
        if (sheet.scores().size() != players || sheet.resetsUsed().size() != players) {
            throw BadInput.of("cabo.position.sheet", players);
        }
        return sheet;
    }

    static Optional<Json> present(Json json, String name) {
        return json.find(name).filter(value -> !value.isNull());
    }
}
