package tablee.table.puzzle;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.SortedCopy;
import tablee.engine.Words;

/// One task: a position, who is to move in it, and what is asked for.
///
/// @param clause what the answer rests on, for a link into the rules
/// @param position as scenarios write it
/// @param right the moves that are asked for, in notation; nothing else brings about what the file's `then` says
/// @param why what is said to whoever found one
/// @param wrong moves that are likely to be tried, each with what is wrong about it
public record Puzzle(
        String id,
        String clause,
        Words title,
        Words task,
        Words hint,
        Words why,
        Seat seat,
        Settings settings,
        Json position,
        List<String> right,
        SortedMap<String, Words> wrong) {

    public Puzzle {
        right = List.copyOf(right);
        wrong = SortedCopy.of(wrong);
    }

    static Puzzle read(OptionList options, Json json) {
        var chosen = new TreeMap<String, String>();
        json.find("options")
                .ifPresent(
                        all ->
                                all.fields()
                                        .forEach((name, value) -> chosen.put(name, value.plain())));
        var wrong = new TreeMap<String, Words>();
        json.at("wrong").fields().forEach((move, why) -> wrong.put(move, words(why)));
        return new Puzzle(
                json.at("id").asText(),
                json.at("clause").asText(),
                words(json.at("title")),
                words(json.at("task")),
                words(json.at("hint")),
                words(json.at("why")),
                Seat.of(json.at("seat").asText()),
                options.settings(json.at("seats").asInt(), chosen),
                json.at("position"),
                json.at("right").items().stream().map(Json::asText).toList(),
                wrong);
    }

    private static Words words(Json json) {
        return Words.of(json.at("fr").asText(), json.at("en").asText());
    }
}
