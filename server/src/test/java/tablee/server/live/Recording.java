package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.replay.LookingBack;
import tablee.table.replay.ScenarioFile;
import tablee.table.replay.Story;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;

/// One game at a table, with everything that every viewer is sent after every line: updates in both styles, snapshots, what is told later
/// (the story, the recap, what somebody missed), refusals of moves that are not allowed, and the scenario a viewer may copy.
final class Recording<S extends State, V extends View, A extends Action> {

    private static final int MOST = 150;
    private static final int LATELY = 5;

    /// How often whoever looks on goes back, in lines.
    private static final int BACK = 50;

    private static final Telling TALKATIVE = new Telling("en", false, true).lookingOn();
    private static final Telling LEAN = new Telling("fr", true, false).lookingOn();

    private final Game<S, V, A> game;
    private final int seats;
    private final int number;
    private final Seats showing;
    private final Table<S, V, A> table;
    private final Desk<S, V, A> desk;
    private final List<Command.Act> moves = new ArrayList<>();
    private final Map<Viewer, List<List<String>>> heard = new HashMap<>();
    private final ArrayDeque<Update.Recent> recent = new ArrayDeque<>();
    private final List<History.Told> story = new ArrayList<>();
    private final List<LookingBack.Moment<V>> moments = new ArrayList<>();
    private int lines;
    private int messages;
    private long bytes;
    private int elsewhere;

    /// @param showing seats that would like whoever looks on to see the hands
    Recording(Game<S, V, A> game, int seats, int number, Seats showing) {
        this.showing = showing;
        this.game = game;
        this.seats = seats;
        this.number = number;
        String seed = "%064x".formatted(number + 1);
        var opened =
                Entry.Opened.of(
                        "t",
                        "host",
                        game,
                        game.options().standard(seats),
                        seed,
                        Terms.read(Json.parse("{\"delay\":1}")),
                        Optional.empty(),
                        Optional.empty());
        table = Table.open("t", game, opened, 0);
        desk = new Desk<>(table, "5a"::repeat);
    }

    Seats showing() {
        return showing;
    }

    int seats() {
        return seats;
    }

    int number() {
        return number;
    }

    int moves() {
        return moves.size();
    }

    int lines() {
        return lines;
    }

    int messages() {
        return messages;
    }

    long bytes() {
        return bytes;
    }

    /// Messages that were the same although the world behind them was not.
    int elsewhere() {
        return elsewhere;
    }

    private void begin() {
        for (int i = 0; i < seats; i++) {
            must(desk.rule("p" + i, new Command.Sit(Optional.empty(), "P" + i, false), 1));
        }
        for (int i = 0; i < seats; i++) {
            must(desk.rule("p" + i, new Command.Ready(Seat.of(i), true, "n" + i), 2));
        }
    }

    /// The game has begun, and who would like to has said that hands may be seen.
    private Ruling start() {
        Ruling ruling = desk.rule("", new Command.Start(), 3);
        for (Seat seat : showing) {
            must(desk.rule("p" + seat.index(), new Command.Hands(seat, true), 3));
        }
        return ruling;
    }

    private static void must(Ruling ruling) {
        if (!(ruling instanceof Ruling.Line)) {
            throw new AssertionError(ruling.toString());
        }
    }

    /// Plays anything that is allowed, and keeps what these are sent.
    void playFreely(List<Viewer> viewers) {
        begin();
        record(start(), viewers);
        for (int move = 0; !table.awaited().isEmpty() && move < MOST; move++) {
            Seat seat = table.awaited().first();
            List<A> legal = game.legal(table.view(seat));
            int choice = (int) Long.remainderUnsigned(Hash.mix(number, move), legal.size());
            String notation = game.formats().write(legal.get(choice));
            moves.add(new Command.Act(seat, "m" + move, table.seq(), notation));
            record(desk.rule("p" + seat.index(), moves.getLast(), 4 + move), viewers);
        }
    }

    private void record(Ruling ruling, List<Viewer> viewers) {
        lines++;
        remember(ruling);
        for (Viewer viewer : viewers) {
            heard.computeIfAbsent(viewer, _ -> new ArrayList<>()).add(sent(ruling, viewer, moves));
        }
    }

    /// What is told later.
    private void remember(Ruling ruling) {
        if (ruling instanceof Ruling.Line line) {
            recent.addLast(new Update.Recent(line.seq(), line.applied()));
            story.add(
                    new History.Told(
                            line.seq(), line.at(), line.entry(), line.applied().events(), 0));
            moments.add(moment(line));
            while (recent.size() > LATELY) {
                recent.removeFirst();
            }
        }
    }

    private LookingBack.Moment<V> moment(Ruling.Line line) {
        var views = new HashMap<Viewer, V>();
        views.put(Spectator.SPECTATOR, table.view(Spectator.SPECTATOR));
        Seats.all(seats).forEach(seat -> views.put(seat, table.view(seat)));
        return new LookingBack.Moment<>(
                viewer -> Objects.requireNonNull(views.get(viewer)),
                table.awaited(),
                line.applied().events(),
                true);
    }

    /// Plays the same moves as `truth` and holds what `viewer` is sent against what was sent there. Ends where the two worlds part: where
    /// something was shown to the viewer that is not the same in both.
    ///
    /// @return the lines that were the same
    int repeat(Recording<S, V, A> truth, Viewer viewer, BooleanSupplier isElsewhere) {
        begin();
        Ruling ruling = start();
        for (int line = 0; line < truth.lines; line++) {
            if (line > 0) {
                Command.Act act = truth.moves.get(line - 1);
                ruling = desk.rule("p" + act.seat().index(), act, 3 + line);
                if (!(ruling instanceof Ruling.Line) && !act.seat().equals(viewer)) {
                    return line;
                }
            }
            remember(ruling);
            List<String> told = truth.heard.getOrDefault(viewer, List.of()).get(line);
            List<String> here = sent(ruling, viewer, truth.moves.subList(0, line));
            if (!here.getFirst().equals(told.getFirst())) {
                return line;
            }
            for (int i = 0; i < told.size(); i++) {
                if (!here.get(i).equals(told.get(i))) {
                    throw new AssertionError(difference(viewer, line, told.get(i), here.get(i)));
                }
            }
            assertThat(here).hasSameSizeAs(told);
            elsewhere += isElsewhere.getAsBoolean() ? here.size() - 1 : 0;
            lines++;
        }
        return lines;
    }

    /// What events showed to this viewer and not to everybody, and what they turned face up for all. A view need not keep it: in Métro a hand may be
    /// changed and then dealt anew in one line, in Cabo a round may be scored and the next one dealt. (That events show nobody too much is
    /// held by the games' own tests.)
    private String shown(List<Event> events, Viewer viewer) {
        var shown = new StringBuilder();
        for (Event event : events) {
            Optional<Event> seen = event.seenBy(viewer);
            Optional<Event> publicly = event.seenBy(Spectator.SPECTATOR);
            boolean turnedUp = event.reveals() && publicly.equals(Optional.of(event));
            if (seen.isPresent() && (turnedUp || !seen.equals(publicly))) {
                game.formats().events().write(seen.get()).print(shown);
            }
        }
        return shown.toString();
    }

    private String difference(Viewer viewer, int line, String told, String here) {
        int at = 0;
        while (at < Math.min(told.length(), here.length()) && told.charAt(at) == here.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - 80);
        return "%s game %d, %s, line %d:%n…%s%n…%s"
                .formatted(
                        game.info().id(),
                        number,
                        viewer.label(),
                        line,
                        told.substring(from, Math.min(told.length(), at + 600)),
                        here.substring(from, Math.min(here.length(), at + 600)));
    }

    /// First what the viewer may know, which says whether two worlds have parted; then every message.
    private List<String> sent(Ruling ruling, Viewer viewer, List<Command.Act> tried) {
        if (!(ruling instanceof Ruling.Line line)) {
            throw new AssertionError(ruling.toString());
        }
        V view = table.view(viewer);
        var sent = new ArrayList<String>();
        sent.add(
                game.formats().now(view).print()
                        + game.formats().memory(view).print()
                        + shown(line.applied().events(), viewer));
        var update = Update.of(table, line.applied(), new ArrayDeque<>());
        sent.add(update.message(viewer, TALKATIVE));
        sent.add(update.message(viewer, LEAN));
        sent.add(update.snapshot("nobody", List.of(viewer), LEAN, 0));
        long since = Math.max(1, table.seq() - LATELY);
        sent.add(Update.look(table, recent).snapshot("nobody", List.of(viewer), LEAN, since));
        var told = new Story<>(table, story);
        sent.add(told.lines(viewer, TALKATIVE, since).print());
        sent.add(told.lines(viewer, LEAN, told.lastDecision(viewer)).print());
        if (table.phase() == tablee.table.Phase.PLAYING) {
            sent.add(ScenarioFile.view(game, table.opened().settings(), view, viewer));
        }
        // Anybody may look on from another window.
        if (moments.size() % BACK == 0) {
            var back = new LookingBack<>(table, moments, () -> {});
            sent.add(back.show("en", back.last() - LATELY, MOST).print());
        }
        if (viewer instanceof Seat seat && table.awaited().contains(seat)) {
            for (Command.Act old : tried.subList(Math.max(0, tried.size() - 6), tried.size())) {
                A action = game.formats().read(old.notation());
                if (game.refusal(view, action).isPresent()) {
                    var again = new Command.Act(seat, "again", table.seq(), old.notation());
                    sent.add(desk.rule("p" + seat.index(), again, 0).toString());
                }
            }
        }
        messages += sent.size() - 1;
        sent.forEach(text -> bytes += text.length());
        return sent;
    }
}
