package tablee.bots;

import java.util.List;
import java.util.Locale;
import tablee.engine.BadInput;

/// How well a bot plays.
public enum Level {
    /// Anything legal, all equally likely.
    RANDOM("random"),
    /// Sensible, with small mistakes and a human memory.
    DEBUTANT("débutant"),
    /// A good player by rules of thumb.
    HABITUE("habitué"),
    /// Searches through worlds it imagines.
    EXPERT("expert");

    private final String label;

    Level(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /// With or without accents: not every keyboard has them.
    public static Level of(String label) {
        String plain = label.trim().toLowerCase(Locale.ROOT).replace('é', 'e');
        for (Level level : values()) {
            if (level.label.replace('é', 'e').equals(plain)) {
                return level;
            }
        }
        throw BadInput.of(
                "engine.bot.unknown",
                label,
                String.join(", ", List.of(values()).stream().map(Level::label).toList()));
    }
}
