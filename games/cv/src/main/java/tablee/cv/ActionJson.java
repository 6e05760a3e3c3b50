package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Actions as objects with a `kind` and their parts, so that a screen can find the card or die to light.
final class ActionJson {

    private ActionJson() {}

    static Json write(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> card("keep", card);
            case CvAction.Throw(int dice) ->
                    Json.object().put("kind", "throw").put("dice", dice(dice)).build();
            case CvAction.Stop() -> kind("stop");
            case CvAction.Play(int card) -> card("play", card);
            case CvAction.Convert(int card, Source.Ref source, Symbol to) ->
                    Json.object()
                            .put("kind", "convert")
                            .put("card", card)
                            .put("source", source.toString())
                            .put("to", Character.toString(to.letter()))
                            .build();
            case CvAction.Borrow(Seat neighbour, Symbol symbol) ->
                    Json.object()
                            .put("kind", "borrow")
                            .put("seat", neighbour.label())
                            .put("symbol", Character.toString(symbol.letter()))
                            .build();
            case CvAction.Buy(
                            int place,
                            CvAction.Way way,
                            List<Source.Ref> sources,
                            Symbols waived) ->
                    Json.object()
                            .put("kind", "buy")
                            .put("place", place)
                            .put("luck", way == CvAction.Way.LUCK)
                            .put("with", refs(sources))
                            .put("waive", waived.toString())
                            .build();
            case CvAction.EndBuy() -> kind("done");
            case CvAction.Discard(int card) -> card("discard", card);
            case CvAction.Pay(int card, List<Source.Ref> sources) ->
                    Json.object()
                            .put("kind", "pay")
                            .put("card", card)
                            .put("with", refs(sources))
                            .build();
            case CvAction.LetGo(int card) -> card("letgo", card);
            case CvAction.Place(int card, Category category, int depth) ->
                    placed("place", card, category, depth);
            case CvAction.LayAside(int card) -> card("aside", card);
            case CvAction.Decide(int card, Category category, int depth) ->
                    placed("decide", card, category, depth);
            case CvAction.Take(int place) ->
                    Json.object().put("kind", "take").put("place", place).build();
            case CvAction.Decline() -> kind("decline");
        };
    }

    private static Json kind(String kind) {
        return Json.object().put("kind", kind).build();
    }

    private static Json card(String kind, int card) {
        return Json.object().put("kind", kind).put("card", card).build();
    }

    private static Json placed(String kind, int card, Category category, int depth) {
        return Json.object()
                .put("kind", kind)
                .put("card", card)
                .put("category", category.word())
                .put("depth", depth)
                .build();
    }

    static Json refs(List<Source.Ref> sources) {
        return Json.texts(sources.stream().map(Source.Ref::toString).toList());
    }

    static Json dice(int dice) {
        var numbers = new ArrayList<Integer>();
        for (int die = 0; die < Rolling.MOST_DICE; die++) {
            if ((dice >> die & 1) != 0) {
                numbers.add(die + 1);
            }
        }
        return Json.numbers(numbers);
    }

    static int dice(Json json) {
        int dice = 0;
        for (Json die : json.items()) {
            dice |= 1 << (die.asInt() - 1);
        }
        return dice;
    }

    static List<Source.Ref> refs(Json json) {
        var refs = new ArrayList<Source.Ref>();
        for (Json item : json.items()) {
            refs.add(Source.read(item.asText()).orElseThrow(() -> bad(item)));
        }
        return refs;
    }

    static Symbol symbol(Json json) {
        String text = json.asText();
        int symbol = text.length() == 1 ? Symbol.indexOf(text.charAt(0)) : -1;
        if (symbol < 0) {
            throw bad(json);
        }
        return Symbol.of(symbol);
    }

    static Category category(Json json) {
        return Category.worded(json.asText()).orElseThrow(() -> bad(json));
    }

    static BadInput bad(Json json) {
        return BadInput.of("cv.json", json.print(), json.line());
    }

    /// Through the notation, so that both forms accept exactly the same.
    static CvAction read(Json json) {
        String kind = json.at("kind").asText();
        var text = new StringBuilder(kind);
        switch (kind) {
            case "throw" -> text.append(ActionText.dice(dice(json.at("dice"))));
            case "convert" ->
                    text.append(' ')
                            .append(json.at("card").asInt())
                            .append(' ')
                            .append(json.at("source").asText())
                            .append(' ')
                            .append(json.at("to").asText());
            case "borrow" ->
                    text.append(' ')
                            .append(json.at("seat").asText())
                            .append(' ')
                            .append(json.at("symbol").asText());
            case "buy" -> {
                text.append(' ')
                        .append(json.at("place").asInt())
                        .append(flag(json, "luck") ? " luck" : "");
                appendWith(text, json);
                String waive = json.find("waive").map(Json::asText).orElse("");
                text.append(waive.isEmpty() ? "" : " waive " + waive);
            }
            case "pay" -> {
                text.append(' ').append(json.at("card").asInt());
                appendWith(text, json);
            }
            case "place", "decide" -> {
                int depth = json.find("depth").map(Json::asInt).orElse(0);
                text.append(' ')
                        .append(json.at("card").asInt())
                        .append(' ')
                        .append(json.at("category").asText())
                        .append(depth == 0 ? "" : " " + depth);
            }
            case "take" -> text.append(' ').append(json.at("place").asInt());
            default -> json.find("card").ifPresent(card -> text.append(' ').append(card.asInt()));
        }
        return ActionText.read(text.toString());
    }

    private static boolean flag(Json json, String name) {
        return json.find(name).map(Json::asBool).orElse(false);
    }

    private static void appendWith(StringBuilder text, Json json) {
        List<Json> with = json.find("with").map(Json::items).orElse(List.of());
        text.append(with.isEmpty() ? "" : " with");
        with.forEach(source -> text.append(' ').append(source.asText()));
    }
}
