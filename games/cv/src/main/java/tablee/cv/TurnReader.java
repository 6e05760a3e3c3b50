package tablee.cv;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.form.Form;

/// Reads where a turn stands: whose it is, dice, kit, symbols. Everything left out has its usual value, so that a scenario states only what
/// matters.
final class TurnReader {

    private TurnReader() {}

    static void read(Json json, Step step) {
        Table table = step.table;
        CvPhase phase =
                json.find("phase")
                        .map(
                                label ->
                                        CvPhase.labelled(label.asText())
                                                .orElseThrow(() -> Pieces.bad(label)))
                        .orElse(CvPhase.ROLL);
        step.phase(phase);
        boolean early = phase.index() < CvPhase.ROLL.index();
        step.table.first(seat(json, "first", early ? Table.NOBODY : 0));
        step.table.turn(seat(json, "turn", table.first()));
        step.table.actor(
                seat(json, "actor", phase == CvPhase.GAME_OVER ? Table.NOBODY : table.turn()));
        step.table.round(number(json, "round", early ? 0 : 1));
        step.table.setup(number(json, "setup", 6));
        step.table.chosen(mask(json, "chosen"));
        step.table.eligible(mask(json, "eligible"));
        if (!early && table.turn() >= 0) {
            readKit(json, step);
            readSources(json, step);
        }
        step.table.settled(number(json, "settled", 0));
        step.table.bought(number(json, "bought", 0));
        step.table.stage(number(json, "stage", usualStage(step, phase)));
        step.table.inTheAir(json.find("air").map(Pieces.DICE::read).orElse(0));
        json.find("resume").ifPresent(resume -> step.table.resume(resume(resume)));
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
                                                                            () -> Pieces.bad(n));
                                                    step.table.discountOn(
                                                            category.index(), n.asInt());
                                                }));
        for (Json card : json.find("paid").map(Json::items).orElse(List.of())) {
            table.pay(Kit.position(table, card.asInt()));
        }
        List<Json> fresh = json.find("fresh").map(Json::items).orElse(List.of());
        for (int i = 0; i < fresh.size(); i++) {
            step.table.fresh(i, fresh.get(i).asInt());
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
                : CvPhase.labelled(resume.asText()).orElseThrow(() -> Pieces.bad(resume)).index();
    }

    private static void readFlags(Json json, Step step) {
        boolean senior = false;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            senior |= step.table.track(place) >= Age.SENIOR.from();
        }
        if (senior) {
            step.table.raise(Mark.OLD_AGE);
        }
        json.find("flags")
                .ifPresent(
                        flags -> {
                            step.table.lower(Mark.OLD_AGE);
                            for (Json flag : flags.items()) {
                                int index =
                                        Mark.ALL.stream()
                                                .map(Mark::label)
                                                .toList()
                                                .indexOf(flag.asText());
                                if (index < 0) {
                                    throw Pieces.bad(flag);
                                }
                                step.table.raise(Mark.ALL.get(index));
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
                                cards[i] = (byte) TableReader.card(kit.items().get(i));
                            }
                            step.table.kit(cards);
                        });
        json.find("throws")
                .ifPresent(
                        made -> {
                            step.table.throwsMade(number(made, "made", 0));
                            step.table.throwsAllowed(
                                    number(made, "allowed", step.table.throwsAllowed()));
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
                            table.sources(read);
                            step.table.dice(dice);
                        });
    }

    private static int source(Table table, Json json) {
        Source.Ref ref =
                Source.read(json.at("source").asText()).orElseThrow(() -> Pieces.bad(json));
        String shows = json.at("shows").asText();
        int source =
                Source.of(
                        ref.origin(),
                        shows.equals(".")
                                ? Symbol.BLANK
                                : Pieces.SYMBOL.read(json.at("shows")).index());
        for (Json by : json.find("by").map(Json::items).orElse(List.of())) {
            source = Source.withActed(source, 1 << Kit.position(table, by.asInt()));
        }
        return json.find("spent").map(Json::asBool).orElse(false) ? Source.spend(source) : source;
    }

    /// A row of letters for the dice; the tokens of the kit follow.
    private static void readDice(Json json, Step step, boolean countThrow) {
        String faces = json.asText();
        Table table = step.table;
        int tokens = table.sources().length - table.dice();
        int[] sources = new int[faces.length() + tokens];
        for (int i = 0; i < faces.length(); i++) {
            int symbol = faces.charAt(i) == '.' ? Symbol.BLANK : Symbol.indexOf(faces.charAt(i));
            if (symbol < 0 || symbol == Symbol.STAR || faces.length() > Rolling.MOST_DICE) {
                throw Pieces.bad(json);
            }
            sources[i] = Source.of(Source.DIE, symbol);
        }
        System.arraycopy(table.sources(), table.dice(), sources, faces.length(), tokens);
        table.sources(sources);
        step.table.dice(faces.length());
        if (countThrow && !faces.isEmpty() && faces.chars().anyMatch(face -> face != '.')) {
            step.table.throwsMade(1);
        }
    }

    private static int seat(Json json, String name, int usual) {
        return json.find(name).map(label -> Seat.of(label.asText()).index()).orElse(usual);
    }

    private static int number(Json json, String name, int usual) {
        return json.find(name).map(Json::asInt).orElse(usual);
    }

    private static int mask(Json json, String name) {
        return json.find(name).map(seats -> Form.SEATS.read(seats).mask()).orElse(0);
    }
}
