package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Alphabet;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Option;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// Whoever may choose how things lie before they are drawn, or which they are, chooses what is drawn. So every draw is made from things which
/// checkers of draws know without asking the server: their order (numbers and seats as they count, everything else as `orders.json` lists it) and
/// how many of each there are. That file is made from the games (`-Dgolden.update=true`). Cards that are shuffled again in the middle of a game lie as they were played.
class DrawOrdersTest {

    private static final List<Path> KNOWN =
            List.of(
                    Path.of("../samples/python/orders.json"),
                    Path.of("../web/src/lib/orders.json"));

    /// Games of each kind of table: what differs between them is not in the box, but comes from draws and decisions before.
    private static final int GAMES = 2;

    /// Nothing new is drawn from after so many.
    private static final int STEPS = 800;

    /// What was drawn from, by the name of the draw, in one game.
    private static final class Seen {
        private final Map<String, Set<List<String>>> boxes = new TreeMap<>();

        void add(String name, List<String> things) {
            boxes.computeIfAbsent(name, _ -> new TreeSet<>(Comparator.comparing(List::toString)))
                    .add(things);
        }
    }

    @Test
    void every_draw_is_made_from_things_that_checkers_know() throws IOException {
        Set<List<String>> orders = new LinkedHashSet<>();
        var boxes = Json.object();
        for (var provider : Games.all()) {
            if (!(provider instanceof Cards)) {
                boxes.put(provider.id(), box(provider.house(), orders));
            }
        }
        Json made =
                Json.object()
                        .put("orders", Json.list(List.copyOf(orders), Json::texts))
                        .put("boxes", boxes.build())
                        .build();
        for (Path known : KNOWN) {
            if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
                Files.writeString(known, made.print() + "\n");
            }
            assertThat(Json.parse(Files.readString(known)))
                    .as("%s: make it anew with -Dgolden.update=true", known)
                    .isEqualTo(made);
        }
    }

    /// `whole`: draws that are always made from one of these boxes. `most`: how many of each thing any other shuffle of words, and of numbers, may have.
    private static <S extends State, V extends View, A extends Action> Json box(
            Game<S, V, A> game, Set<List<String>> orders) {
        Map<String, Set<List<String>>> whole = new TreeMap<>();
        Set<String> depends = new TreeSet<>(Set.of("renew"));
        Map<String, Integer> most = new TreeMap<>();
        int seed = 0;
        for (Settings settings : tables(game)) {
            var games = new ArrayList<Seen>();
            for (int count = 0; count < GAMES; count++) {
                games.add(play(game, settings, new Streams(seed++), orders));
            }
            var first = new TreeMap<String, Set<List<String>>>();
            for (Seen one : games) {
                one.boxes.forEach(
                        (name, things) -> {
                            whole.computeIfAbsent(name, _ -> new LinkedHashSet<>()).addAll(things);
                            Set<List<String>> before = first.putIfAbsent(name, things);
                            if (before != null && !before.equals(things)) {
                                depends.add(name);
                            }
                        });
            }
        }
        whole.values().forEach(things -> things.forEach(box -> copies(box, most)));
        depends.forEach(whole::remove);
        var named = Json.object();
        whole.forEach(
                (name, things) -> named.put(name, Json.list(List.copyOf(things), Json::texts)));
        var counts = Json.object();
        most.forEach(counts::put);
        return Json.object()
                .put("content", game.info().content())
                .put("whole", named.build())
                .put("most", counts.build())
                .build();
    }

    /// Of each thing as many as this box has, where it is the fullest so far.
    private static void copies(List<String> box, Map<String, Integer> most) {
        for (String thing : box) {
            most.merge(thing, Collections.frequency(box, thing), Math::max);
        }
    }

    /// Every number of seats with every value of every option, one at a time.
    private static <S extends State> List<Settings> tables(Game<S, ?, ?> game) {
        var options = game.options();
        var tables = new LinkedHashSet<Settings>();
        for (int seats = options.leastSeats(); seats <= options.mostSeats(); seats++) {
            tables.add(options.standard(seats));
            for (Option option : options.options()) {
                for (String value : values(option)) {
                    tables.add(options.settings(seats, Map.of(option.name(), value)));
                }
            }
        }
        tables.removeIf(settings -> isRefused(game, settings));
        return List.copyOf(tables);
    }

    private static List<String> values(Option option) {
        return switch (option) {
            case Option.Choice choice -> choice.values();
            case Option.Flag _ -> List.of("true", "false");
            case Option.Range range -> List.of("" + range.least(), "" + range.most());
        };
    }

    private static boolean isRefused(Game<?, ?, ?> game, Settings settings) {
        try {
            var _ = game.start(settings);
            return false;
        } catch (BadInput _) {
            return true;
        }
    }

    private static <S extends State, V extends View, A extends Action> Seen play(
            Game<S, V, A> game, Settings settings, Streams streams, Set<List<String>> orders) {
        var seen = new Seen();
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        Randomness random = streams.stream(game.info().id());
        var dealt = new ArrayList<Integer>();
        for (int step = 0; step < STEPS && !stepper.isOver(); step++) {
            if (stepper.next() instanceof Next.Draw(Chance due)) {
                lies(due, dealt, orders);
                if (!(due instanceof Chance.Pick && due.alphabet().equals(Alphabet.NUMBERS))) {
                    seen.add(due.name(), things(due));
                }
                stepper.draw(random);
            } else {
                Seat seat = stepper.awaited().first();
                List<A> legal = stepper.legal(seat);
                stepper.act(seat, legal.get(random.below(legal.size())));
            }
        }
        return seen;
    }

    /// What is drawn from, as a server shows it.
    private static List<String> things(Chance due) {
        IntStream values =
                switch (due) {
                    case Chance.Throw dice -> IntStream.range(0, dice.faces());
                    case Chance.Pick pick -> IntStream.range(0, pick.from());
                    case Chance.Shuffle shuffle -> Arrays.stream(shuffle.cards()).sorted();
                };
        List<String> symbols = due.alphabet().symbols();
        return values.mapToObj(value -> symbols.isEmpty() ? "" + value : symbols.get(value))
                .toList();
    }

    private static void lies(Chance due, List<Integer> dealt, Set<List<String>> orders) {
        List<String> symbols = due.alphabet().symbols();
        boolean words = symbols.stream().anyMatch(symbol -> !symbol.matches("[0-9]+|[A-H]"));
        if (words) {
            orders.add(symbols);
        } else {
            assertThat(symbols).isSorted();
        }
        if (due instanceof Chance.Shuffle shuffle) {
            int[] cards = shuffle.cards();
            if (!due.name().equals("renew")) {
                assertThat(cards).as(due.name()).isSorted();
            } else {
                assertThat(dealt).as("cards that were dealt").anyMatch(all -> all > cards.length);
            }
            dealt.add(cards.length);
        }
    }
}
