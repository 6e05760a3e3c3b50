package tablee.cv;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// Events as objects with a `kind`, for logs and animations.
final class EventJson {

    private EventJson() {}

    static Json write(CvEvent event) {
        return switch (event) {
            case CvEvent.Shuffled(Age age) -> kind("shuffled").put("age", age.label()).build();
            case CvEvent.GoalDealt(Seat seat, int goal) ->
                    by("goalDealt", seat).put("goal", goal).build();
            case CvEvent.PublicGoals(List<Integer> goals) ->
                    kind("publicGoals").put("goals", Json.numbers(goals)).build();
            case CvEvent.Offered(Seat seat, int number, List<Integer> cards) ->
                    by("offered", seat)
                            .put("number", number)
                            .put("cards", Json.numbers(cards))
                            .build();
            case CvEvent.Kept(Seat seat, int card) -> by("kept", seat, card);
            case CvEvent.BicycleShown(Seat seat) -> by("bicycleShown", seat).build();
            case CvEvent.Laid(int card, int place) ->
                    kind("laid").put("card", card).put("place", place).build();
            case CvEvent.TurnStarted(Seat seat, int round, int dice) ->
                    by("turnStarted", seat).put("round", round).put("dice", dice).build();
            case CvEvent.Threw(Seat seat, int dice) ->
                    by("threw", seat).put("dice", ActionJson.dice(dice)).build();
            case CvEvent.Rolled(Seat seat, int dice, String faces) ->
                    by("rolled", seat)
                            .put("dice", ActionJson.dice(dice))
                            .put("faces", faces)
                            .build();
            case CvEvent.Stopped(Seat seat) -> by("stopped", seat).build();
            case CvEvent.Played(Seat seat, int card) -> by("played", seat, card);
            case CvEvent.Converted(
                            Seat seat,
                            int card,
                            Source.Ref source,
                            Symbol from,
                            Symbol to) ->
                    by("converted", seat)
                            .put("card", card)
                            .put("source", source.toString())
                            .put("from", letter(from))
                            .put("to", letter(to))
                            .build();
            case CvEvent.Borrowed(Seat seat, Seat neighbour, Symbol symbol) ->
                    by("borrowed", seat)
                            .put("neighbour", neighbour.label())
                            .put("symbol", letter(symbol))
                            .build();
            case CvEvent.Bought(
                            Seat seat,
                            int card,
                            int place,
                            CvAction.Way way,
                            List<Source.Ref> sources,
                            Symbols paid) ->
                    by("bought", seat)
                            .put("card", card)
                            .put("place", place)
                            .put("luck", way == CvAction.Way.LUCK)
                            .put("with", ActionJson.refs(sources))
                            .put("paid", paid.toString())
                            .build();
            case CvEvent.Misfortune(Seat seat, int badLuck) ->
                    by("misfortune", seat).put("badLuck", badLuck).build();
            case CvEvent.NothingToLose(Seat seat) -> by("nothingToLose", seat).build();
            case CvEvent.Lost(Seat seat, int card, boolean toMisfortune) ->
                    by("lost", seat).put("card", card).put("toMisfortune", toMisfortune).build();
            case CvEvent.Paid(Seat seat, int card, List<Source.Ref> sources, Symbols paid) ->
                    by("paid", seat)
                            .put("card", card)
                            .put("with", ActionJson.refs(sources))
                            .put("paid", paid.toString())
                            .build();
            case CvEvent.Placed(Seat seat, int card, Category category, int depth) ->
                    by("placed", seat)
                            .put("card", card)
                            .put("category", category.word())
                            .put("depth", depth)
                            .build();
            case CvEvent.LaidAside(Seat seat, int card) -> by("laidAside", seat, card);
            case CvEvent.ToHand(Seat seat, int card) -> by("toHand", seat, card);
            case CvEvent.Dropped(int card) -> kind("dropped").put("card", card).build();
            case CvEvent.OldAge() -> kind("oldAge").build();
            case CvEvent.DeckOut(Age age, Seats eligible) ->
                    kind("deckOut")
                            .put("age", age.label())
                            .put("eligible", eligible.toJson())
                            .build();
            case CvEvent.Took(Seat seat, int card, int place) ->
                    by("took", seat).put("card", card).put("place", place).build();
            case CvEvent.Declined(Seat seat) -> by("declined", seat).build();
            case CvEvent.GameOver(List<Integer> goals) ->
                    kind("gameOver").put("goals", Json.numbers(goals)).build();
        };
    }

    private static Json.Builder kind(String kind) {
        return Json.object().put("kind", kind);
    }

    private static Json.Builder by(String kind, Seat seat) {
        return kind(kind).put("seat", seat.label());
    }

    private static Json by(String kind, Seat seat, int card) {
        return by(kind, seat).put("card", card).build();
    }

    private static String letter(Symbol symbol) {
        return Character.toString(symbol.letter());
    }

    static CvEvent read(Json json) {
        return switch (json.at("kind").asText()) {
            case "shuffled" -> new CvEvent.Shuffled(age(json));
            case "goalDealt" -> new CvEvent.GoalDealt(seat(json), number(json, "goal"));
            case "publicGoals" -> new CvEvent.PublicGoals(numbers(json, "goals"));
            case "offered" ->
                    new CvEvent.Offered(seat(json), number(json, "number"), numbers(json, "cards"));
            case "kept" -> new CvEvent.Kept(seat(json), card(json));
            case "bicycleShown" -> new CvEvent.BicycleShown(seat(json));
            case "laid" -> new CvEvent.Laid(card(json), number(json, "place"));
            case "turnStarted" ->
                    new CvEvent.TurnStarted(
                            seat(json), number(json, "round"), number(json, "dice"));
            case "threw" -> new CvEvent.Threw(seat(json), ActionJson.dice(json.at("dice")));
            case "rolled" ->
                    new CvEvent.Rolled(
                            seat(json),
                            ActionJson.dice(json.at("dice")),
                            json.at("faces").asText());
            case "stopped" -> new CvEvent.Stopped(seat(json));
            case "played" -> new CvEvent.Played(seat(json), card(json));
            case "converted" ->
                    new CvEvent.Converted(
                            seat(json),
                            card(json),
                            Source.read(json.at("source").asText())
                                    .orElseThrow(() -> ActionJson.bad(json)),
                            ActionJson.symbol(json.at("from")),
                            ActionJson.symbol(json.at("to")));
            case "borrowed" ->
                    new CvEvent.Borrowed(
                            seat(json),
                            Seat.of(json.at("neighbour").asText()),
                            ActionJson.symbol(json.at("symbol")));
            case "bought" ->
                    new CvEvent.Bought(
                            seat(json),
                            card(json),
                            number(json, "place"),
                            json.at("luck").asBool() ? CvAction.Way.LUCK : CvAction.Way.COST,
                            ActionJson.refs(json.at("with")),
                            paid(json));
            case "misfortune" -> new CvEvent.Misfortune(seat(json), number(json, "badLuck"));
            case "nothingToLose" -> new CvEvent.NothingToLose(seat(json));
            case "lost" ->
                    new CvEvent.Lost(seat(json), card(json), json.at("toMisfortune").asBool());
            case "paid" ->
                    new CvEvent.Paid(
                            seat(json), card(json), ActionJson.refs(json.at("with")), paid(json));
            case "placed" ->
                    new CvEvent.Placed(
                            seat(json),
                            card(json),
                            ActionJson.category(json.at("category")),
                            number(json, "depth"));
            case "laidAside" -> new CvEvent.LaidAside(seat(json), card(json));
            case "toHand" -> new CvEvent.ToHand(seat(json), card(json));
            case "dropped" -> new CvEvent.Dropped(card(json));
            case "oldAge" -> new CvEvent.OldAge();
            case "deckOut" -> new CvEvent.DeckOut(age(json), seats(json.at("eligible")));
            case "took" -> new CvEvent.Took(seat(json), card(json), number(json, "place"));
            case "declined" -> new CvEvent.Declined(seat(json));
            case "gameOver" -> new CvEvent.GameOver(numbers(json, "goals"));
            default -> throw ActionJson.bad(json);
        };
    }

    /// Files written before payments were told have none.
    private static Symbols paid(Json json) {
        String letters = json.find("paid").map(Json::asText).orElse("");
        if (!letters.matches("[HKRMLB*]*")) {
            throw ActionJson.bad(json);
        }
        return Symbols.of(letters);
    }

    private static Age age(Json json) {
        return Age.labelled(json.at("age").asText()).orElseThrow(() -> ActionJson.bad(json));
    }

    private static Seat seat(Json json) {
        return Seat.of(json.at("seat").asText());
    }

    static Seats seats(Json json) {
        Seats seats = Seats.NONE;
        for (Json item : json.items()) {
            seats = seats.with(Seat.of(item.asText()));
        }
        return seats;
    }

    private static int card(Json json) {
        return number(json, "card");
    }

    private static int number(Json json, String name) {
        return json.at(name).asInt();
    }

    static List<Integer> numbers(Json json, String name) {
        return json.at(name).items().stream().map(Json::asInt).toList();
    }
}
