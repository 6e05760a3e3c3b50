package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// The open table as JSON: what positions and views have in common. Written in full; read with a usual value for everything left out,
/// so that a scenario states only what matters.
final class TableJson {

    private static final String[] FLAGS = {
        "therapyUsed", "changeUsed", "tripUsed", "borrowUsed", "oldAge", "assisting", "scoring"
    };

    private TableJson() {}

    // ------------------------------------------------------------------ writing

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
        json.put("air", ActionJson.dice(table.bytes[Table.IN_THE_AIR]));
        json.put("chosen", seats(table.bytes[Table.CHOSEN]));
        json.put("eligible", seats(table.bytes[Table.ELIGIBLE]));
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

    static Json seats(int mask) {
        return Json.texts(Seats.of(mask).list().stream().map(Seat::label).toList());
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

    // ------------------------------------------------------------------ reading

    /// CVs, hands that everybody knows, track and piles. The turn comes after, in [#readTurn].
    static void readCards(Json json, Step step) {
        json.find("seats")
                .ifPresent(
                        seats ->
                                seats.fields()
                                        .forEach(
                                                (label, seat) -> {
                                                    int index = Seat.of(label).index();
                                                    if (index >= step.options.seats()) {
                                                        throw ActionJson.bad(seat);
                                                    }
                                                    readSeat(seat, step, index);
                                                }));
        json.find("discarded")
                .ifPresent(
                        pile -> pile.items().reversed().forEach(card -> step.discard(card(card))));
        json.find("track")
                .ifPresent(
                        track -> {
                            for (int place = 0;
                                    place < track.items().size() && place < Table.TRACK_PLACES;
                                    place++) {
                                step.set(Table.TRACK + place, track.items().get(place).asInt());
                            }
                        });
        json.find("acquired")
                .ifPresent(
                        acquired -> {
                            for (Json item : acquired.items()) {
                                int at = Table.ACQUIRED_ROW + 2 * step.bytes[Table.ACQUIRED]++;
                                step.set(at, item.at("card").asInt());
                                step.set(
                                        at + 1,
                                        item.find("retired").map(Json::asBool).orElse(false)
                                                ? 1
                                                : 0);
                            }
                        });
    }

    private static void readSeat(Json seat, Step step, int index) {
        for (int stack = 0; stack < Category.STACKS; stack++) {
            List<Json> cards =
                    seat.find(Category.of(stack).word()).map(Json::items).orElse(List.of());
            for (Json card : cards.reversed()) {
                step.insert(index, stack, card(card), 0);
            }
        }
        for (Json card : seat.find("undecided").map(Json::items).orElse(List.of())) {
            step.insert(
                    index,
                    Category.UNDECIDED,
                    card(card),
                    step.table.count(index, Category.UNDECIDED));
        }
        if (seat.find("retired").map(Json::asBool).orElse(false)) {
            step.set(Table.RETIRED, step.bytes[Table.RETIRED] | 1 << index);
        }
        for (Json card : seat.find("events").map(Json::items).orElse(List.of())) {
            step.table.known[index] |= step.deck.bit(card(card));
        }
    }

    static int card(Json json) {
        int card = json.asInt();
        if (card < 1 || card > Deck.LAST_PLAYED) {
            throw ActionJson.bad(json);
        }
        return card;
    }

    private static int seat(Json json, String name, int usual) {
        return json.find(name).map(label -> Seat.of(label.asText()).index()).orElse(usual);
    }

    private static int number(Json json, String name, int usual) {
        return json.find(name).map(Json::asInt).orElse(usual);
    }

    private static int mask(Json json, String name) {
        return json.find(name).map(seats -> EventJson.seats(seats).mask()).orElse(0);
    }

    static void readTurn(Json json, Step step) {
        Table table = step.table;
        CvPhase phase =
                json.find("phase")
                        .map(
                                label ->
                                        CvPhase.labelled(label.asText())
                                                .orElseThrow(() -> ActionJson.bad(label)))
                        .orElse(CvPhase.ROLL);
        step.phase(phase);
        boolean early = phase.index() < CvPhase.ROLL.index();
        step.set(Table.FIRST, seat(json, "first", early ? Table.NOBODY : 0));
        step.set(Table.TURN, seat(json, "turn", table.first()));
        step.set(
                Table.ACTOR,
                seat(json, "actor", phase == CvPhase.GAME_OVER ? Table.NOBODY : table.turn()));
        step.set(Table.ROUND, number(json, "round", early ? 0 : 1));
        step.set(Table.SETUP, number(json, "setup", 6));
        step.set(Table.CHOSEN, mask(json, "chosen"));
        step.set(Table.ELIGIBLE, mask(json, "eligible"));
        if (!early && table.turn() >= 0) {
            readKit(json, step);
            readSources(json, step);
        }
        step.set(Table.SETTLED, number(json, "settled", 0));
        step.set(Table.BOUGHT, number(json, "bought", 0));
        step.set(Table.STAGE, number(json, "stage", usualStage(step, phase)));
        step.set(Table.IN_THE_AIR, json.find("air").map(ActionJson::dice).orElse(0));
        json.find("resume").ifPresent(resume -> step.set(Table.RESUME, resume(resume)));
        readFlags(json, step);
        json.find("discounts")
                .ifPresent(
                        discounts ->
                                discounts
                                        .fields()
                                        .forEach(
                                                (word, n) -> {
                                                    Category category =
                                                            Category.worded(word)
                                                                    .orElseThrow(
                                                                            () ->
                                                                                    ActionJson.bad(
                                                                                            n));
                                                    step.set(
                                                            Table.DISCOUNT + category.index(),
                                                            n.asInt());
                                                }));
        for (Json card : json.find("paid").map(Json::items).orElse(List.of())) {
            table.paid |= 1 << table.kitPosition(card.asInt());
        }
        List<Json> fresh = json.find("fresh").map(Json::items).orElse(List.of());
        for (int i = 0; i < fresh.size(); i++) {
            step.set(Table.FRESH + i, fresh.get(i).asInt());
        }
    }

    private static int usualStage(Step step, CvPhase phase) {
        return switch (phase) {
            case UPKEEP -> step.options.upkeepAfterPlacing() ? Turn.UPKEEP_LAST : Turn.UPKEEP_FIRST;
            case PLACE, DECIDE -> Turn.PLACE;
            case ASSIST -> Turn.ASSIST;
            case MISFORTUNE -> step.options.misfortuneAtOnce() ? 0 : Turn.UPKEEP_FIRST;
            case SETUP, DRAFT_1, DRAFT_2, ROLL, THROWN, BUY, GAME_OVER -> 0;
        };
    }

    private static int resume(Json resume) {
        return resume.asText().equals("after")
                ? Misfortune.AFTER_BUYING
                : CvPhase.labelled(resume.asText())
                        .orElseThrow(() -> ActionJson.bad(resume))
                        .index();
    }

    private static void readFlags(Json json, Step step) {
        boolean senior = false;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            senior |= step.table.track(place) >= Age.SENIOR.from();
        }
        if (senior) {
            step.table.raise(Table.OLD_AGE);
        }
        json.find("flags")
                .ifPresent(
                        flags -> {
                            step.table.lower(Table.OLD_AGE);
                            for (Json flag : flags.items()) {
                                int index = List.of(FLAGS).indexOf(flag.asText());
                                if (index < 0) {
                                    throw ActionJson.bad(flag);
                                }
                                step.table.raise(1 << index);
                            }
                        });
    }

    private static void readKit(Json json, Step step) {
        Rolling.equip(step, step.turn());
        json.find("kit")
                .ifPresent(
                        kit -> {
                            byte[] cards = new byte[kit.items().size()];
                            for (int i = 0; i < cards.length; i++) {
                                cards[i] = (byte) card(kit.items().get(i));
                            }
                            step.table.kit = cards;
                        });
        json.find("throws")
                .ifPresent(
                        made -> {
                            step.set(Table.THROWS_MADE, number(made, "made", 0));
                            step.set(
                                    Table.THROWS_ALLOWED,
                                    number(made, "allowed", step.bytes[Table.THROWS_ALLOWED]));
                        });
    }

    private static void readSources(Json json, Step step) {
        Table table = step.table;
        json.find("dice").ifPresent(dice -> readDice(dice, step, json.find("throws").isEmpty()));
        json.find("sources")
                .ifPresent(
                        sources -> {
                            int[] read = new int[sources.items().size()];
                            int dice = 0;
                            for (int i = 0; i < read.length; i++) {
                                read[i] = source(table, sources.items().get(i));
                                dice += Source.origin(read[i]) == Source.DIE ? 1 : 0;
                            }
                            table.sources = read;
                            step.set(Table.DICE, dice);
                        });
    }

    private static int source(Table table, Json json) {
        Source.Ref ref =
                Source.read(json.at("source").asText()).orElseThrow(() -> ActionJson.bad(json));
        String shows = json.at("shows").asText();
        int source =
                Source.of(
                        ref.origin(),
                        shows.equals(".")
                                ? Symbol.BLANK
                                : ActionJson.symbol(json.at("shows")).index());
        for (Json by : json.find("by").map(Json::items).orElse(List.of())) {
            source = Source.withActed(source, 1 << table.kitPosition(by.asInt()));
        }
        return json.find("spent").map(Json::asBool).orElse(false) ? Source.spend(source) : source;
    }

    /// A row of letters for the dice; the tokens of the kit follow.
    private static void readDice(Json json, Step step, boolean countThrow) {
        String faces = json.asText();
        Table table = step.table;
        int tokens = table.sources.length - table.dice();
        int[] sources = new int[faces.length() + tokens];
        for (int i = 0; i < faces.length(); i++) {
            int symbol = faces.charAt(i) == '.' ? Symbol.BLANK : Symbol.indexOf(faces.charAt(i));
            if (symbol < 0 || symbol == Symbol.STAR || faces.length() > Rolling.MOST_DICE) {
                throw ActionJson.bad(json);
            }
            sources[i] = Source.of(Source.DIE, symbol);
        }
        System.arraycopy(table.sources, table.dice(), sources, faces.length(), tokens);
        table.sources = sources;
        step.set(Table.DICE, faces.length());
        if (countThrow && !faces.isEmpty() && faces.chars().anyMatch(face -> face != '.')) {
            step.set(Table.THROWS_MADE, 1);
        }
    }
}
