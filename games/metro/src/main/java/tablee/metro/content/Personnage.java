package tablee.metro.content;

import java.util.List;
import tablee.engine.Words;

/// METRO-PERSO-1 A character: two people, two objectives in two categories, one immunity.
public record Personnage(
        int index,
        String slug,
        List<String> names,
        Category main,
        int mainMin,
        Category secondary,
        int secondaryMin,
        Category immunity,
        Words flavour,
        int line) {

    /// What the objectives are worth.
    public static final int MAIN_POINTS = 5;

    public static final int SECONDARY_POINTS = 2;

    public Personnage {
        names = List.copyOf(names);
    }

    public String title() {
        return String.join(" & ", names);
    }
}
