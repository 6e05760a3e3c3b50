package tablee.bots;

import java.util.List;
import java.util.Locale;
import tablee.engine.BadInput;

/// How well a bot plays.
public enum Level {
    /// Anything legal, all equally likely.
    RANDOM("random", 0),
    /// Sensible, with small mistakes and a human memory.
    DEBUTANT("débutant", 0),
    /// A good player by rules of thumb.
    HABITUE("habitué", 0),
    /// Searches through worlds it imagines.
    EXPERT("expert", 1),
    /// The same search with all the time it is given.
    MAITRE("maître", 5);

    private final String label;
    private final int patience;

    Level(String label, int patience) {
        this.label = label;
        this.patience = patience;
    }

    /// How many times as long as an expert it thinks at a table; 0 for who answers at once.
    public int patience() {
        return patience;
    }

    /// Whether it searches, and so wants time.
    public boolean searches() {
        return patience > 0;
    }

    public String label() {
        return label;
    }

    /// With or without accents: not every keyboard has them.
    public static Level of(String label) {
        String plain = plain(label.trim().toLowerCase(Locale.ROOT));
        for (Level level : values()) {
            if (plain(level.label).equals(plain)) {
                return level;
            }
        }
        throw BadInput.of(
                "engine.bot.unknown",
                label,
                String.join(", ", List.of(values()).stream().map(Level::label).toList()));
    }

    private static String plain(String label) {
        return label.replace('é', 'e').replace('î', 'i');
    }
}
