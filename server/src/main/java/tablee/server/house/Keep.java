package tablee.server.house;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.engine.Json;

/// How long things are kept, as the setting `keep` says: `finished=400d,chat=90d,guests=30d`. What it does not name is kept until somebody
/// deletes it.
public record Keep(Map<What, Duration> spans) {

    public enum What {
        /// Tables whose game is over, since their last line.
        FINISHED,
        /// What was said at tables.
        CHAT,
        /// People, since any of their devices was last there.
        GUESTS
    }

    private static final Pattern SPAN = Pattern.compile("(\\w+)\\s*=\\s*(\\d{1,5})([dh])");

    /// Reads the setting; what cannot be read is refused with what was expected.
    public static Keep read(String setting) {
        var spans = new EnumMap<What, Duration>(What.class);
        for (String part : setting.isBlank() ? new String[0] : setting.split(",", -1)) {
            Matcher span = SPAN.matcher(part.trim());
            Optional<What> what = span.matches() ? what(span.group(1)) : Optional.empty();
            if (what.isEmpty()) {
                throw new IllegalArgumentException(
                        "setting keep has \""
                                + part.trim()
                                + "\"; expected finished=400d, chat=90d or guests=30d (d for days, h for"
                                + " hours)");
            }
            long number = Long.parseLong(span.group(2));
            spans.put(
                    what.get(),
                    span.group(3).equals("d") ? Duration.ofDays(number) : Duration.ofHours(number));
        }
        return new Keep(Map.copyOf(spans));
    }

    private static Optional<What> what(String name) {
        for (What what : What.values()) {
            if (what.name().toLowerCase(Locale.ROOT).equals(name)) {
                return Optional.of(what);
            }
        }
        return Optional.empty();
    }

    /// Before when things of this kind are over; empty when they are kept.
    Optional<Long> before(What what, long now) {
        return Optional.ofNullable(spans.get(what)).map(span -> now - span.toMillis());
    }

    /// Hours by name; what is missing has no end.
    public Json toJson() {
        var json = Json.object();
        for (What what : What.values()) {
            Duration span = spans.get(what);
            if (span != null) {
                json.put(what.name().toLowerCase(Locale.ROOT), span.toHours());
            }
        }
        return json.build();
    }
}
