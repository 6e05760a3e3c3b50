package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import tablee.engine.Json;
import tablee.engine.SortedCopy;
import tablee.engine.Words;

/// A card of the box by its title: copies are the same card to the rules, and nothing tells them apart (METRO-HIDE-6).
///
/// Made by [CardReader] from data. What the rules ask of it at every step is worked out from here once, in their own room.
///
/// @param number its place in the list of its set
/// @param source the record it was read from
/// @param slug the title as typed in notation
/// @param words the title in both languages
/// @param wealth the points of a Patrimoine
/// @param metric what a Défi compares
/// @param more the direction of a Défi: more wins, or fewer
public record Card(
        int number,
        Json source,
        String file,
        Kind kind,
        String title,
        String slug,
        Words words,
        Station station,
        int copies,
        Optional<Category> category,
        SortedMap<Category, Integer> points,
        int noblesse,
        int money,
        int price,
        int wealth,
        boolean repeatable,
        boolean layWhenDrawn,
        List<Connexion> connexions,
        List<Against> against,
        List<Effect> effects,
        Metric metric,
        boolean more,
        Words note,
        Words flavour) {

    /// METRO-DEFI-5, -6 What a Défi gives its winner and takes from its loser.
    public static final int DUEL = 2;

    public Card {
        points = SortedCopy.of(points);
        connexions = List.copyOf(connexions);
        against = List.copyOf(against);
        effects = List.copyOf(effects);
    }

    boolean has(Effect.Do what) {
        return effects.stream().anyMatch(effect -> effect.what() == what);
    }

    public int points(Category category) {
        Integer printed = points.get(category);
        return printed == null ? 0 : printed;
    }

    /// Printed points of all categories.
    int pointTotal() {
        return points.values().stream().mapToInt(Integer::intValue).sum();
    }

    public boolean isFree() {
        return connexions.isEmpty();
    }

    /// Whether one of its alternatives is such.
    boolean ever(Predicate<Connexion> such) {
        return connexions.stream().anyMatch(such);
    }

    /// Whether all of them are.
    boolean always(Predicate<Connexion> such) {
        return connexions.stream().allMatch(such);
    }

    /// METRO-FX-FILTER Only life and wealth cards have a value to compare with `maxValue`.
    boolean hasValue() {
        return kind == Kind.LIFE || kind == Kind.PATRIMOINE;
    }

    int value() {
        return kind == Kind.LIFE ? pointTotal() + noblesse : wealth;
    }

    @Override
    public String toString() {
        return title;
    }
}
