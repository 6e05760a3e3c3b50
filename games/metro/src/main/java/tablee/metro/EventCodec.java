package tablee.metro;

import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.metro.MetroEvent.*;

/// Events as JSON objects with a `kind`; what the viewer did not see is a missing field.
final class EventCodec {

    private EventCodec() {}

    static Json toJson(Event event) {
        if (!(event instanceof MetroEvent metro)) {
            throw new IllegalArgumentException("not an event of this game: " + event);
        }
        return switch (metro) {
            case StarterDrawn(Seat seat) -> on("starterDrawn", seat).build();
            case CharacterDealt(Seat seat, Optional<String> character) ->
                    maybe(on("characterDealt", seat), "character", character);
            case StationOpened(Station station, Seat starter) ->
                    on("stationOpened", starter).put("station", station.name()).build();
            case Dealt(Seat seat, int count, List<String> cards) ->
                    on("dealt", seat).put("count", count).put("cards", Json.texts(cards)).build();
            case TurnBegan(Seat seat, int round, int turn) ->
                    on("turnBegan", seat).put("round", round).put("turn", turn).build();
            case TurnSkipped(Seat seat) -> on("turnSkipped", seat).build();
            case Drew(Seat seat, Optional<Station> pile, Optional<String> card) ->
                    maybe(maybeStation(on("drew", seat), "pile", pile), "card", card);
            case Changed(
                            Seat seat,
                            List<Integer> taken,
                            List<Integer> returned,
                            List<String> cards) ->
                    on("changed", seat)
                            .put("taken", Json.numbers(taken))
                            .put("returned", Json.numbers(returned))
                            .put("cards", Json.texts(cards))
                            .build();
            case Passed(Seat seat, Optional<Station> back, Optional<String> card) ->
                    maybe(maybeStation(on("passed", seat), "back", back), "card", card);
            case Returned(Seat seat, Station back, Optional<String> card) ->
                    maybe(on("returned", seat).put("back", back.name()), "card", card);
            case Announced(Seat seat, Optional<String> card, boolean faceDown) ->
                    maybe(on("announced", seat).put("faceDown", faceDown), "card", card);
            case Chose(Seat seat, Seat opponent) ->
                    on("chose", seat).put("other", opponent.label()).build();
            case MoveChosen(Seat seat, String accroc) ->
                    on("moveChosen", seat).put("card", accroc).build();
            case Laid(Seat seat, String card, int paid) ->
                    on("laid", seat).put("card", card).put("paid", paid).build();
            case Sold(Seat seat, List<String> cards) ->
                    on("sold", seat).put("cards", Json.texts(cards)).build();
            case AccrocLaid(Seat seat, String card, Seat victim) ->
                    on("accrocLaid", seat).put("card", card).put("other", victim.label()).build();
            case DuelLaid(
                            Seat seat,
                            Optional<String> card,
                            Optional<Seat> opponent,
                            boolean named) ->
                    maybe(
                            maybeSeat(on("duelLaid", seat).put("named", named), opponent),
                            "card",
                            card);
            case Declined(Seat seat) -> on("declined", seat).build();
            case Revealed(Seat seat, String character) ->
                    on("revealed", seat).put("character", character).build();
            case Cancelled(Seat victim, String accroc) ->
                    on("cancelled", victim).put("card", accroc).build();
            case Spared(Seat seat, String accroc) -> on("spared", seat).put("card", accroc).build();
            case AccrocMoved(Seat from, Seat to, String accroc) ->
                    on("accrocMoved", from).put("other", to.label()).put("card", accroc).build();
            case MoneyChanged(Seat seat, int amount, String card) ->
                    on("moneyChanged", seat).put("amount", amount).put("card", card).build();
            case PointsChanged(Seat seat, int amount, String card) ->
                    on("pointsChanged", seat).put("amount", amount).put("card", card).build();
            case MoneyStolen(Seat from, Seat to, int amount) ->
                    on("moneyStolen", from).put("other", to.label()).put("amount", amount).build();
            case CardStolen(Seat from, Seat to, String card, int refund) ->
                    on("cardStolen", from)
                            .put("other", to.label())
                            .put("card", card)
                            .put("refund", refund)
                            .build();
            case CardDestroyed(Seat owner, String card, int refund) ->
                    on("cardDestroyed", owner).put("card", card).put("refund", refund).build();
            case CardsSwapped(Seat seat, String given, Seat other, String taken) ->
                    on("cardsSwapped", seat)
                            .put("other", other.label())
                            .put("given", given)
                            .put("taken", taken)
                            .build();
            case HandsSwapped(Seat seat, Seat other, List<String> toSeat, List<String> toOther) ->
                    on("handsSwapped", seat)
                            .put("other", other.label())
                            .put("cards", Json.texts(toSeat))
                            .put("theirs", Json.texts(toOther))
                            .build();
            case TakenFromHand(Seat from, Seat to, Station back, Optional<String> card) ->
                    maybe(
                            on("takenFromHand", from)
                                    .put("other", to.label())
                                    .put("back", back.name()),
                            "card",
                            card);
            case HandPeeked(Seat by, Seat owner, List<String> cards) ->
                    on("handPeeked", by)
                            .put("other", owner.label())
                            .put("cards", Json.texts(cards))
                            .build();
            case CharacterPeeked(Seat by, Seat owner, Optional<String> character) ->
                    maybe(
                            on("characterPeeked", by).put("other", owner.label()),
                            "character",
                            character);
            case PilePeeked(Seat by, Station pile, int count, List<String> cards) ->
                    on("pilePeeked", by)
                            .put("pile", pile.name())
                            .put("count", count)
                            .put("cards", Json.texts(cards))
                            .build();
            case EffectBegan(Seat seat, String card, int effect, int turns) ->
                    on("effectBegan", seat)
                            .put("card", card)
                            .put("effect", effect)
                            .put("turns", turns)
                            .build();
            case Stopped(Seat seat) -> on("stopped", seat).build();
            case CharacterShown(Seat seat, String character, int points) ->
                    on("characterShown", seat)
                            .put("character", character)
                            .put("points", points)
                            .build();
            case DuelShown(Seat seat, String card, Seat opponent, int points) ->
                    on("duelShown", seat)
                            .put("card", card)
                            .put("other", opponent.label())
                            .put("points", points)
                            .build();
        };
    }

    private static Json.Builder on(String kind, Seat seat) {
        return Json.object().put("kind", kind).put("seat", seat.label());
    }

    private static Json maybe(Json.Builder json, String name, Optional<String> value) {
        value.ifPresent(text -> json.put(name, text));
        return json.build();
    }

    private static Json.Builder maybeStation(
            Json.Builder json, String name, Optional<Station> station) {
        station.ifPresent(value -> json.put(name, value.name()));
        return json;
    }

    private static Json.Builder maybeSeat(Json.Builder json, Optional<Seat> seat) {
        seat.ifPresent(value -> json.put("other", value.label()));
        return json;
    }

    static Event event(Json json) {
        Seat seat = Seat.of(json.at("seat").asText());
        return switch (json.at("kind").asText()) {
            case "starterDrawn" -> new StarterDrawn(seat);
            case "characterDealt" -> new CharacterDealt(seat, text(json, "character"));
            case "stationOpened" -> new StationOpened(station(json, "station").orElseThrow(), seat);
            case "dealt" -> new Dealt(seat, json.at("count").asInt(), texts(json, "cards"));
            case "turnBegan" ->
                    new TurnBegan(seat, json.at("round").asInt(), json.at("turn").asInt());
            case "turnSkipped" -> new TurnSkipped(seat);
            case "drew" -> new Drew(seat, station(json, "pile"), text(json, "card"));
            case "changed" ->
                    new Changed(
                            seat,
                            numbers(json, "taken"),
                            numbers(json, "returned"),
                            texts(json, "cards"));
            case "passed" -> new Passed(seat, station(json, "back"), text(json, "card"));
            case "returned" ->
                    new Returned(seat, station(json, "back").orElseThrow(), text(json, "card"));
            case "announced" ->
                    new Announced(seat, text(json, "card"), json.at("faceDown").asBool());
            case "chose" -> new Chose(seat, other(json));
            case "moveChosen" -> new MoveChosen(seat, card(json));
            case "laid" -> new Laid(seat, card(json), json.at("paid").asInt());
            case "sold" -> new Sold(seat, texts(json, "cards"));
            case "accrocLaid" -> new AccrocLaid(seat, card(json), other(json));
            case "duelLaid" ->
                    new DuelLaid(
                            seat,
                            text(json, "card"),
                            text(json, "other").map(Seat::of),
                            json.at("named").asBool());
            case "declined" -> new Declined(seat);
            case "revealed" -> new Revealed(seat, json.at("character").asText());
            case "cancelled" -> new Cancelled(seat, card(json));
            case "spared" -> new Spared(seat, card(json));
            case "accrocMoved" -> new AccrocMoved(seat, other(json), card(json));
            case "moneyChanged" -> new MoneyChanged(seat, json.at("amount").asInt(), card(json));
            case "pointsChanged" -> new PointsChanged(seat, json.at("amount").asInt(), card(json));
            case "moneyStolen" -> new MoneyStolen(seat, other(json), json.at("amount").asInt());
            case "cardStolen" ->
                    new CardStolen(seat, other(json), card(json), json.at("refund").asInt());
            case "cardDestroyed" -> new CardDestroyed(seat, card(json), json.at("refund").asInt());
            case "cardsSwapped" ->
                    new CardsSwapped(
                            seat,
                            json.at("given").asText(),
                            other(json),
                            json.at("taken").asText());
            case "handsSwapped" ->
                    new HandsSwapped(
                            seat, other(json), texts(json, "cards"), texts(json, "theirs"));
            case "takenFromHand" ->
                    new TakenFromHand(
                            seat,
                            other(json),
                            station(json, "back").orElseThrow(),
                            text(json, "card"));
            case "handPeeked" -> new HandPeeked(seat, other(json), texts(json, "cards"));
            case "characterPeeked" ->
                    new CharacterPeeked(seat, other(json), text(json, "character"));
            case "pilePeeked" ->
                    new PilePeeked(
                            seat,
                            station(json, "pile").orElseThrow(),
                            json.at("count").asInt(),
                            texts(json, "cards"));
            case "effectBegan" ->
                    new EffectBegan(
                            seat, card(json), json.at("effect").asInt(), json.at("turns").asInt());
            case "stopped" -> new Stopped(seat);
            case "characterShown" ->
                    new CharacterShown(
                            seat, json.at("character").asText(), json.at("points").asInt());
            case "duelShown" ->
                    new DuelShown(seat, card(json), other(json), json.at("points").asInt());
            default -> throw BadInput.of("metro.event.unknown", json.at("kind").asText());
        };
    }

    private static String card(Json json) {
        return json.at("card").asText();
    }

    private static Seat other(Json json) {
        return Seat.of(json.at("other").asText());
    }

    private static Optional<String> text(Json json, String name) {
        return json.find(name).map(Json::asText);
    }

    private static List<String> texts(Json json, String name) {
        return json.at(name).items().stream().map(Json::asText).toList();
    }

    private static List<Integer> numbers(Json json, String name) {
        return json.at(name).items().stream().map(Json::asInt).toList();
    }

    private static Optional<Station> station(Json json, String name) {
        return json.find(name)
                .map(
                        text ->
                                Codes.find(Station.ALL, text.asText())
                                        .orElseThrow(
                                                () ->
                                                        BadInput.of(
                                                                "metro.event.unknown",
                                                                text.asText())));
    }
}
