package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// A view as JSON: what a screen shows, what could be remembered. Cards are numbers; their faces are part of the content set, which a
/// client loads once ([CvWording#faces]). Besides what reads back, it carries what a screen would have to work out otherwise:
/// tokens, running points, and which cards are in reach.
final class ViewJson {

    private static final String[] OPTIONS = {
        "eventsAnyMoment",
        "misfortuneAtOnce",
        "misfortuneEveryThree",
        "underAnyDepth",
        "upkeepAfterPlacing",
        "bicolourDefer",
        "goal82Health",
        "therapyAnyDice",
        "openHands"
    };

    private ViewJson() {}

    static Json now(CvView view) {
        Table table = view.table();
        var json =
                Json.object()
                        .put("viewer", view.viewer().label())
                        .put("options", options(table.options()));
        TableJson.write(table, json);
        var left = Json.object();
        for (Age age : Age.DECKS) {
            left.put(age.label(), table.left(age));
        }
        json.put("left", left.build());
        var seats = Json.object();
        for (int seat = 0; seat < table.seats(); seat++) {
            seats.put(Seat.of(seat).label(), seat(view, seat));
        }
        json.put("seats", seats.build());
        json.put("offer", Json.numbers(Setup.list(view.now().offer())));
        json.put("reach", reach(view));
        if (!table.deck().patches().isEmpty()) {
            json.put("cards", patches(table.deck()));
        }
        return json.build();
    }

    private static Json seat(CvView view, int seat) {
        Table table = view.table();
        var json =
                TableJson.writeSeat(table, seat)
                        .put("hidden", table.hiddenCards(seat))
                        .put("tokens", table.tokens(seat).toString())
                        .put("size", table.cvSize(seat))
                        .put("points", Scoring.running(table, seat));
        int hand = view.now().hands().get(seat);
        if (hand != CvView.UNKNOWN) {
            json.put("hand", Json.numbers(Setup.list(hand)));
        }
        int goal = view.now().goals().get(seat);
        if (goal != 0) {
            json.put("goal", goal).put("goalPoints", Scoring.goal(table, seat, goal));
        }
        return json.build();
    }

    /// Faces of the cards that an arranged position made up: the only ones a client cannot have from the content set.
    private static Json patches(Deck deck) {
        var json = Json.object();
        for (Card card : deck.patches()) {
            json.put(Integer.toString(card.number()), deck.face(card.number()));
        }
        return json.build();
    }

    /// What a screen can light and a program can plan with: each card that can be had, with the steps before buying it in notation.
    private static Json reach(CvView view) {
        var list = new ArrayList<Json>();
        for (Reach reach : Reach.of(view)) {
            var json =
                    Json.object()
                            .put("place", reach.place())
                            .put(
                                    "steps",
                                    Json.texts(
                                            reach.steps().stream().map(Notation::write).toList()))
                            .put("luck", reach.way() == CvAction.Way.LUCK);
            if (reach.steps().isEmpty()) {
                json.put("with", Pieces.SOURCE.list().write(paying(view.table(), reach)));
            }
            list.add(json.build());
        }
        return Json.of(list);
    }

    /// What the plain purchase of a card in reach would spend, so that a screen can show it beforehand.
    private static List<Source.Ref> paying(Table table, Reach reach) {
        var plain = new CvAction.Buy(reach.place(), reach.way(), List.of(), Symbols.NONE);
        return Buying.refs(table, Buying.paying(table, plain));
    }

    private static Json options(CvOptions options) {
        boolean[] values = flags(options);
        var json = Json.object().put("edition", options.edition()).put("seats", options.seats());
        for (int i = 0; i < OPTIONS.length; i++) {
            json.put(OPTIONS[i], values[i]);
        }
        return json.put("publicGoals", options.publicGoals()).build();
    }

    private static boolean[] flags(CvOptions options) {
        return new boolean[] {
            options.eventsAnyMoment(),
            options.misfortuneAtOnce(),
            options.misfortuneEveryThree(),
            options.underAnyDepth(),
            options.upkeepAfterPlacing(),
            options.bicolourDefer(),
            options.goal82Health(),
            options.therapyAnyDice(),
            options.openHands()
        };
    }

    private static CvOptions options(Json json) {
        boolean[] values = new boolean[OPTIONS.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = json.at(OPTIONS[i]).asBool();
        }
        return new CvOptions(
                json.at("edition").asText(),
                json.at("seats").asInt(),
                values[0],
                values[1],
                values[2],
                values[3],
                values[4],
                values[5],
                values[6],
                values[7],
                json.at("publicGoals").asInt(),
                values[8]);
    }

    static Json memory(CvView view) {
        CvView.Memory memory = view.memory();
        var shown = new ArrayList<Json>();
        memory.shown().forEach(cards -> shown.add(Json.numbers(Setup.list(cards))));
        return Json.object()
                .put("dealt", Json.numbers(Setup.list(memory.dealt())))
                .put("kept1", Json.numbers(Setup.list(memory.kept1())))
                .put("second", Json.numbers(Setup.list(memory.second())))
                .put("kept2", Json.numbers(Setup.list(memory.kept2())))
                .put("third", Json.numbers(Setup.list(memory.third())))
                .put("shown", Json.of(shown))
                .build();
    }

    static CvView read(Deck deck, Json now, Json memory) {
        CvOptions options = options(now.at("options"));
        var step = new Step(Setup.start(deck, options), Events.NONE);
        TableReader.read(now, step);
        List<Integer> goals = now.at("publicGoals").items().stream().map(Json::asInt).toList();
        for (int i = 0; i < goals.size(); i++) {
            step.table.publicGoal(i, goals.get(i));
        }
        for (Age age : Age.DECKS) {
            step.table.left(age, now.at("left").at(age.label()).asInt());
        }
        TurnReader.read(now, step);
        var hands = new ArrayList<Integer>();
        var secrets = new ArrayList<Integer>();
        for (int seat = 0; seat < options.seats(); seat++) {
            Json json = now.at("seats").at(Seat.of(seat).label());
            step.table.hiddenCards(seat, json.at("hidden").asInt());
            hands.add(json.find("hand").map(PositionJson::set).orElse(CvView.UNKNOWN));
            secrets.add(json.find("goal").map(Json::asInt).orElse(0));
        }
        int offer = PositionJson.set(now.at("offer"));
        return new CvView(
                Viewer.of(now.at("viewer").asText()),
                new CvView.Now(step.table, hands, secrets, offer),
                readMemory(memory));
    }

    private static CvView.Memory readMemory(Json memory) {
        return new CvView.Memory(
                PositionJson.set(memory.at("dealt")),
                PositionJson.set(memory.at("kept1")),
                PositionJson.set(memory.at("second")),
                PositionJson.set(memory.at("kept2")),
                PositionJson.set(memory.at("third")),
                memory.at("shown").items().stream().map(PositionJson::set).toList());
    }
}
