package tablee.lab.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.Action;
import tablee.engine.Formats;
import tablee.engine.Seat;

/// Decisions by a list of notations that lies beside this class (`metro.actions`), which only ever grows at its end. What is not on the list, because there
/// is no end to it (every way to pay for a card) or because an owner's cards have other names, gets the numbers after it: `other 1` is the first
/// such action of the legal list, and so on. Those mean something only together with the list.
final class WrittenActions<A extends Action> implements ActionIds<A> {

    /// More than a legal list of the games here was seen to need.
    private static final int OTHERS = 256;

    private final Formats<?, ?, A> formats;
    private final List<String> names;
    private final Map<String, Integer> ids = new HashMap<>();

    WrittenActions(String game, Formats<?, ?, A> formats) {
        this.formats = formats;
        var all = new ArrayList<>(list(game));
        for (int i = 0; i < all.size(); i++) {
            ids.put(all.get(i), i);
        }
        for (int i = 1; i <= OTHERS; i++) {
            all.add("other " + i);
        }
        names = List.copyOf(all);
    }

    /// The list of this game; none for a game that came from outside.
    private static List<String> list(String game) {
        try (InputStream in = WrittenActions.class.getResourceAsStream(game + ".actions")) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<String> names() {
        return names;
    }

    @Override
    public int[] of(Seat mover, List<A> legal) {
        int[] numbers = new int[legal.size()];
        int next = ids.size();
        for (int i = 0; i < numbers.length; i++) {
            Integer known = ids.get(formats.write(legal.get(i)));
            boolean full = next == names.size();
            numbers[i] = known != null ? known : full ? NONE : next++;
        }
        return numbers;
    }
}
