package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// Whoever may choose how things lie before they are drawn chooses what is drawn. So every draw is made from things that lie in an order which
/// checkers of draws know without asking the server: numbers and seats as they count, everything else as `orders.json` lists it, which is made
/// from the games (`-Dgolden.update=true`). Cards that are shuffled again in the middle of a game lie as they were played.
class DrawOrdersTest {

    private static final List<Path> KNOWN =
            List.of(
                    Path.of("../samples/python/orders.json"),
                    Path.of("../web/src/lib/orders.json"));
    private static final int GAMES = 3;

    @Test
    void every_draw_is_made_from_things_in_an_order_that_checkers_know() throws IOException {
        Set<List<String>> orders = new LinkedHashSet<>();
        for (var provider : Games.all()) {
            for (int game = 0; game < GAMES; game++) {
                play(provider.house(), new Streams(game), orders);
            }
        }
        Json made = Json.list(List.copyOf(orders), Json::texts);
        for (Path known : KNOWN) {
            if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
                Files.writeString(known, made.print() + "\n");
            }
            assertThat(Json.parse(Files.readString(known)))
                    .as("%s: make it anew with -Dgolden.update=true", known)
                    .isEqualTo(made);
        }
    }

    private static <S extends State, V extends View, A extends Action> void play(
            Game<S, V, A> game, Streams streams, Set<List<String>> orders) {
        int seats = Math.max(2, game.options().leastSeats());
        Settings standard = game.options().standard(seats);
        // All dice of Hasard are on the table at its highest level only.
        Settings whole =
                standard.values().containsKey("level")
                        ? game.options().settings(seats, Map.of("level", "C"))
                        : standard;
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(whole));
        Randomness random = streams.stream(game.info().id());
        var dealt = new ArrayList<Integer>();
        while (!stepper.isOver()) {
            if (stepper.next() instanceof Next.Draw(Chance due)) {
                lies(due, dealt, orders);
                stepper.draw(random);
            } else {
                Seat seat = stepper.awaited().first();
                List<A> legal = stepper.legal(seat);
                stepper.act(seat, legal.get(random.below(legal.size())));
            }
        }
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
