package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// METRO-FX-FILTER Which cards an effect reaches: all given fields must hold.
public record Filter(
        Optional<Kind> kind,
        Optional<Category> category,
        Optional<Station> station,
        List<String> titles,
        OptionalInt maxValue) {

    public static final Filter ANY =
            new Filter(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    OptionalInt.empty());

    public Filter {
        titles = List.copyOf(titles);
    }

    public boolean fits(Card card) {
        return (kind.isEmpty() || kind.get() == card.kind())
                && (category.isEmpty() || category.equals(card.category()))
                && (station.isEmpty() || station.get() == card.station())
                && (titles.isEmpty() || titles.contains(card.title()))
                && (maxValue.isEmpty() || (card.hasValue() && card.value() <= maxValue.getAsInt()));
    }
}
