package tablee.engine;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;

/// The options of a game, its seats, and presets with a name (the text `preset.NAME`).
public record OptionList(
        int leastSeats,
        int mostSeats,
        List<Option> options,
        List<Preset> presets,
        List<Larger> larger) {

    /// A ready-made choice; `seats` is 0 when it fits any number.
    public record Preset(String name, int seats, Map<String, String> values) {
        public Preset {
            values = Collections.unmodifiableMap(new TreeMap<>(values));
        }
    }

    /// What a larger table usually takes instead: from so many seats on, where nothing is said, this value.
    public record Larger(int seats, String option, String value) {}

    public OptionList {
        options = List.copyOf(options);
        presets = List.copyOf(presets);
        larger = List.copyOf(larger);
    }

    public OptionList(int leastSeats, int mostSeats, List<Option> options, List<Preset> presets) {
        this(leastSeats, mostSeats, options, presets, List.of());
    }

    /// Checks every value by itself and fills in the usual ones. What only a combination makes impossible is
    /// refused by [Game#start].
    public Settings settings(int seats, Map<String, String> chosen) {
        if (seats < leastSeats || seats > mostSeats) {
            throw BadInput.of("engine.seats.range", seats, leastSeats, mostSeats);
        }
        var values = new TreeMap<String, String>();
        for (Option option : options) {
            String value = chosen.get(option.name());
            values.put(option.name(), value == null ? usual(option, seats) : option.check(value));
        }
        for (String name : chosen.keySet()) {
            if (!values.containsKey(name)) {
                throw BadInput.of(
                        "engine.option.unknown", name, String.join(", ", values.keySet()));
            }
        }
        return new Settings(seats, values);
    }

    private String usual(Option option, int seats) {
        return larger.stream()
                .filter(one -> one.option().equals(option.name()) && seats >= one.seats())
                .map(Larger::value)
                .findFirst()
                .orElse(option.standard());
    }

    /// What a table has otherwise than its options say, whether somebody chose it or its size did.
    public Map<String, String> chosen(Settings settings) {
        var values = new TreeMap<>(settings.values());
        for (Option option : options) {
            values.remove(option.name(), option.standard());
        }
        return Collections.unmodifiableMap(values);
    }

    /// How what a table chose is written: in logs, replays and messages.
    public Form<Settings> form() {
        var values = options.stream().map(option -> Part.maybe(option.name(), option.shape()));
        var shape =
                new Shape.Fields(
                        "Settings",
                        List.of(
                                Part.always("seats", new Shape.Whole(leastSeats, mostSeats)),
                                Part.maybe(
                                        "options", new Shape.Fields("Options", values.toList()))));
        return Form.of(shape, Settings::toJson, json -> Settings.read(json, this));
    }

    public Settings standard(int seats) {
        return settings(seats, Map.of());
    }
}
