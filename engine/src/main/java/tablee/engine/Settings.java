package tablee.engine;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a table chose: the number of seats and a checked value for every option. Made by [OptionList#settings].
public record Settings(int seats, SortedMap<String, String> values) {

    public Settings {
        values = SortedCopy.of(values);
    }

    public int number(String option) {
        return Integer.parseInt(text(option));
    }

    public boolean flag(String option) {
        return Boolean.parseBoolean(text(option));
    }

    public String text(String option) {
        String value = values.get(option);
        if (value == null) {
            throw new IllegalArgumentException("no option " + option);
        }
        return value;
    }

    public Json toJson() {
        var options = Json.object();
        values.forEach(options::put);
        return Json.object().put("seats", seats).put("options", options.build()).build();
    }

    public static Settings read(Json json, OptionList options) {
        Map<String, String> chosen = new TreeMap<>();
        json.find("options")
                .ifPresent(
                        found ->
                                found.fields()
                                        .forEach((name, value) -> chosen.put(name, value.plain())));
        return options.settings(json.at("seats").asInt(), chosen);
    }
}
