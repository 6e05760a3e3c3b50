package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Hash;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.server.fair.Fairness;
import tablee.server.table.Command;
import tablee.server.table.Desk;
import tablee.server.table.Desk.Ruling;
import tablee.server.table.Entry;
import tablee.server.table.Table;
import tablee.server.table.Terms;

/// Every byte of every game for every seat and for a spectator, recorded twice: as it is, and with everything this viewer cannot see
/// replaced by something else. The recordings are the same.
class SecretsTest {

    private static final int GAMES = Integer.getInteger("tablee.secrets.games", 2);
    private static final int MOST = 300;
    private static final Style TALKATIVE = new Style("en", false, true);
    private static final Style LEAN = new Style("fr", true, false);

    @Test
    void nothing_leaves_that_the_viewer_could_not_see() {
        for (GameProvider provider : Games.all()) {
            int different = 0;
            for (int number = 0; number < GAMES; number++) {
                different += check(provider.house(), number);
            }
            // In Hasard everything lies open: there is no other world to dream of.
            assertThat(different > 0)
                    .as("%s: %d worlds that differ from the truth", provider.id(), different)
                    .isEqualTo(!provider.id().equals("hasard"));
        }
    }

    /// How often this viewer was shown another world; never, in a game that hides nothing.
    private static <S extends State, V extends View, A extends Action> int check(
            Game<S, V, A> game, int number) {
        int seats = Math.max(game.options().leastSeats(), Math.min(3, game.options().mostSeats()));
        var moves = new ArrayList<Command.Act>();
        var viewers = new ArrayList<Viewer>(List.of(Spectator.SPECTATOR));
        for (int i = 0; i < seats; i++) {
            viewers.add(Seat.of(i));
        }
        var truth = new ArrayList<List<String>>();
        for (Viewer viewer : viewers) {
            truth.add(record(game, seats, number, viewer, moves, truth.isEmpty()));
        }
        int different = 0;
        for (int i = 0; i < viewers.size(); i++) {
            var dream = new Dreaming<>(game, viewers.get(i));
            List<String> dreamt = record(dream, seats, number, viewers.get(i), moves, false);
            for (int line = 0; line < truth.get(i).size(); line++) {
                String told = truth.get(i).get(line);
                assertThat(from(told, dreamt.get(line)))
                        .as(
                                "%s game %d, %s, message %d",
                                game.info().id(), number, viewers.get(i), line)
                        .isEqualTo(from(dreamt.get(line), told));
            }
            assertThat(dreamt).hasSameSizeAs(truth.get(i));
            different += dream.different;
        }
        return different;
    }

    /// What stands in `text` from where it begins to differ.
    private static String from(String other, String text) {
        int at = 0;
        while (at < Math.min(text.length(), other.length())
                && text.charAt(at) == other.charAt(at)) {
            at++;
        }
        return at == text.length()
                ? ""
                : text.substring(Math.max(0, at - 60), Math.min(text.length(), at + 120));
    }

    /// Plays a game and keeps all that `viewer` is sent. The moves are chosen the first time and repeated afterwards.
    private static <S extends State, V extends View, A extends Action> List<String> record(
            Game<S, V, A> game,
            int seats,
            int number,
            Viewer viewer,
            List<Command.Act> moves,
            boolean choose) {
        String seed = "%064x".formatted(number + 1);
        var opened =
                new Entry.Opened(
                        "host",
                        game.info().id(),
                        game.options().standard(seats),
                        game.info().content(),
                        game.info().rules(),
                        seed,
                        Fairness.commitment("t", seed),
                        Terms.USUAL,
                        Optional.empty());
        Table<S, V, A> table = Table.open("t", game, opened, 0);
        var desk = new Desk<>(table);
        var heard = new ArrayList<String>();
        for (int i = 0; i < seats; i++) {
            hear(
                    desk,
                    desk.rule("p" + i, new Command.Sit(Optional.empty(), "P" + i, false), 1),
                    viewer,
                    heard);
        }
        for (int i = 0; i < seats; i++) {
            hear(
                    desk,
                    desk.rule("p" + i, new Command.Ready(Seat.of(i), true, "n" + i), 2),
                    viewer,
                    heard);
        }
        hear(desk, desk.rule("", new Command.Start(), 3), viewer, heard);
        for (int move = 0; !table.awaited().isEmpty() && move < MOST; move++) {
            if (choose) {
                Seat seat = table.awaited().first();
                List<A> legal = game.legal(table.view(seat));
                A action =
                        legal.get(
                                (int) Long.remainderUnsigned(Hash.mix(number, move), legal.size()));
                moves.add(
                        new Command.Act(
                                seat, "m" + move, table.seq(), game.formats().write(action)));
            }
            if (move == moves.size()) {
                break;
            }
            Command.Act act = moves.get(move);
            hear(desk, desk.rule("p" + act.seat().index(), act, 4 + move), viewer, heard);
        }
        return heard;
    }

    private static void hear(Desk<?, ?, ?> desk, Ruling ruling, Viewer viewer, List<String> heard) {
        if (!(ruling instanceof Ruling.Line line)) {
            throw new AssertionError(ruling.toString());
        }
        var update = Update.of(desk.table(), line.applied(), new ArrayDeque<>());
        heard.add(update.message(viewer, TALKATIVE));
        heard.add(update.message(viewer, LEAN));
        heard.add(update.snapshot("nobody", List.of(viewer), LEAN, 0));
    }
}
