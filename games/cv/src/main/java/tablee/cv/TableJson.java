package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// The open table as JSON: what positions and views have in common. Written in full here, read by
/// `TableReader` and `TurnReader`.
final class TableJson {

    private TableJson() {}

    static void write(Table table, Json.Builder json) {
        json.put("phase", table.phase().label());
        put(json, "turn", table.turn());
        put(json, "actor", table.actor());
        put(json, "first", table.first());
        json.put("round", table.round());
        var track = new ArrayList<Integer>();
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            track.add(table.track(place));
        }
        json.put("track", Json.numbers(track));
        json.put("discarded", Json.numbers(table.discarded()));
        json.put("publicGoals", Json.numbers(table.publicGoals()));
        writeTurn(table, json);
        if (table.is(CvPhase.SETUP)) {
            json.put("setup", table.setup());
        }
    }

    private static void put(Json.Builder json, String name, int seat) {
        if (seat >= 0) {
            json.put(name, Seat.of(seat).label());
        }
    }

    private static void writeTurn(Table table, Json.Builder json) {
        json.put("dice", Rolling.faces(table));
        json.put(
                "throws",
                Json.object()
                        .put("made", table.throwsMade())
                        .put("allowed", table.throwsAllowed())
                        .build());
        json.put("kit", Json.numbers(kit(table)));
        json.put("sources", sources(table));
        json.put("badLuck", table.badLuck());
        json.put("settled", table.settled());
        json.put("bought", table.bought());
        json.put("acquired", acquired(table));
        if (table.is(CvPhase.MISFORTUNE)) {
            int resume = table.resume();
            json.put(
                    "resume",
                    resume == Misfortune.AFTER_BUYING ? "after" : CvPhase.ALL.get(resume).label());
        }
        json.put("stage", table.stage());
        json.put("air", Pieces.DICE.write(table.inTheAir()));
        json.put("chosen", Seats.of(table.chosen()).toJson());
        json.put("eligible", Seats.of(table.eligible()).toJson());
        var flags = new ArrayList<String>();
        for (Mark mark : Mark.ALL) {
            if (table.has(mark)) {
                flags.add(mark.label());
            }
        }
        json.put("flags", Json.texts(flags));
        var discounts = Json.object();
        for (int category = 0; category < Category.STACKS; category++) {
            if (table.discountOn(category) != 0) {
                discounts.put(Category.of(category).word(), table.discountOn(category));
            }
        }
        json.put("discounts", discounts.build());
        var paid = new ArrayList<Integer>();
        for (int i = 0; i < table.kitSize(); i++) {
            if (table.hasPaid(i)) {
                paid.add(table.kit(i));
            }
        }
        json.put("paid", Json.numbers(paid));
        json.put("fresh", Json.numbers(table.fresh(0), table.fresh(1)));
    }

    private static List<Integer> kit(Table table) {
        var kit = new ArrayList<Integer>();
        for (int position = 0; position < table.kitSize(); position++) {
            int card = table.kit(position);
            kit.add(card);
        }
        return kit;
    }

    /// Each source with its name, what it shows, whether it is spent, and which cards have changed it.
    private static Json sources(Table table) {
        var list = new ArrayList<Json>();
        for (int i = 0; i < table.sources().length; i++) {
            int source = table.sources()[i];
            var by = new ArrayList<Integer>();
            for (int position = 0; position < table.kitSize(); position++) {
                if (Source.hasActed(source, position)) {
                    by.add(table.kit(position));
                }
            }
            int symbol = Source.symbol(source);
            list.add(
                    Json.object()
                            .put("source", Source.ref(table.sources(), i).toString())
                            .put(
                                    "shows",
                                    symbol == Symbol.BLANK
                                            ? "."
                                            : Character.toString(Symbol.of(symbol).letter()))
                            .put("spent", Source.isSpent(source))
                            .put("by", Json.numbers(by))
                            .build());
        }
        return Json.of(list);
    }

    private static Json acquired(Table table) {
        var list = new ArrayList<Json>();
        for (int i = 0; i < table.acquiredCards(); i++) {
            list.add(
                    Json.object()
                            .put("card", table.acquired(i))
                            .put("retired", table.acquiredRetired(i))
                            .build());
        }
        return Json.of(list);
    }

    /// What everybody sees of one seat.
    static Json.Builder writeSeat(Table table, int seat) {
        var json = Json.object();
        for (int stack = 0; stack < Category.STACKS; stack++) {
            json.put(
                    Category.of(stack).word(), Json.numbers(table.stack(seat, Category.of(stack))));
        }
        json.put("undecided", Json.numbers(table.undecided(seat)));
        json.put("retired", table.isRetired(seat));
        json.put("events", Json.numbers(table.knownEvents(seat)));
        return json;
    }
}
