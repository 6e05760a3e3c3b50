package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// The open table as JSON: what positions and views have in common. Written in full here, read by
/// `TableReader` and `TurnReader`.
final class TableJson {

    /// The flags of [TableRows], lowest bit first.
    static final String[] FLAGS = {
        "therapyUsed", "changeUsed", "tripUsed", "borrowUsed", "oldAge", "assisting", "scoring"
    };

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
            json.put("setup", table.bytes[Table.SETUP]);
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
                        .put("allowed", table.bytes[Table.THROWS_ALLOWED])
                        .build());
        json.put("kit", Json.numbers(kit(table)));
        json.put("sources", sources(table));
        json.put("badLuck", table.badLuck());
        json.put("settled", table.bytes[Table.SETTLED]);
        json.put("bought", table.bytes[Table.BOUGHT]);
        json.put("acquired", acquired(table));
        if (table.is(CvPhase.MISFORTUNE)) {
            int resume = table.bytes[Table.RESUME];
            json.put(
                    "resume",
                    resume == Misfortune.AFTER_BUYING ? "after" : CvPhase.ALL.get(resume).label());
        }
        json.put("stage", table.bytes[Table.STAGE]);
        json.put("air", Pieces.DICE.write((int) table.bytes[Table.IN_THE_AIR]));
        json.put("chosen", Seats.of(table.bytes[Table.CHOSEN]).toJson());
        json.put("eligible", Seats.of(table.bytes[Table.ELIGIBLE]).toJson());
        var flags = new ArrayList<String>();
        for (int i = 0; i < FLAGS.length; i++) {
            if (table.flag(1 << i)) {
                flags.add(FLAGS[i]);
            }
        }
        json.put("flags", Json.texts(flags));
        var discounts = Json.object();
        for (int category = 0; category < Category.STACKS; category++) {
            if (table.bytes[Table.DISCOUNT + category] != 0) {
                discounts.put(Category.of(category).word(), table.bytes[Table.DISCOUNT + category]);
            }
        }
        json.put("discounts", discounts.build());
        var paid = new ArrayList<Integer>();
        for (int i = 0; i < table.kit.length; i++) {
            if ((table.paid >> i & 1) != 0) {
                paid.add((int) table.kit[i]);
            }
        }
        json.put("paid", Json.numbers(paid));
        json.put("fresh", Json.numbers(table.bytes[Table.FRESH], table.bytes[Table.FRESH + 1]));
    }

    private static List<Integer> kit(Table table) {
        var kit = new ArrayList<Integer>();
        for (byte card : table.kit) {
            kit.add((int) card);
        }
        return kit;
    }

    /// Each source with its name, what it shows, whether it is spent, and which cards have changed it.
    private static Json sources(Table table) {
        var list = new ArrayList<Json>();
        for (int i = 0; i < table.sources.length; i++) {
            int source = table.sources[i];
            var by = new ArrayList<Integer>();
            for (int position = 0; position < table.kit.length; position++) {
                if (Source.hasActed(source, position)) {
                    by.add((int) table.kit[position]);
                }
            }
            int symbol = Source.symbol(source);
            list.add(
                    Json.object()
                            .put("source", Source.ref(table.sources, i).toString())
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
        for (int i = 0; i < table.bytes[Table.ACQUIRED]; i++) {
            list.add(
                    Json.object()
                            .put("card", table.bytes[Table.ACQUIRED_ROW + 2 * i])
                            .put("retired", table.bytes[Table.ACQUIRED_ROW + 2 * i + 1] != 0)
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
