package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.State;
import tablee.engine.View;

/// A whole log, folded: the table as it stands, every position on the way, and what happened in each line. Made when it is
/// needed (a table is loaded, somebody goes back, a story or a replay is told) and let go of again.
public final class History<S extends State, V extends View, A extends Action> {

    /// A line as it lies in the store.
    public record Line(long seq, long at, String body) {}

    /// A line, understood.
    ///
    /// @param before steps that counted before it, which is where an undo may come back to
    public record Told(long seq, long at, Entry entry, List<Event> events, int before) {}

    private final Table<S, V, A> table;
    private final List<Position<S>> passed = new ArrayList<>();
    private final List<Told> story = new ArrayList<>();

    private History(Table<S, V, A> table) {
        this.table = table;
    }

    /// A log's first line, which names its game and content, before its options are known.
    public static Json opening(Line first) {
        return Json.parse(first.body());
    }

    public static <S extends State, V extends View, A extends Action> History<S, V, A> of(
            String id, Game<S, V, A> game, List<Line> lines) {
        OptionList options = game.options();
        Line first = lines.getFirst();
        Entry.Opened opened =
                EntryCodec.opened(EntryCodec.read(Json.parse(first.body()), options)).orElseThrow();
        var history = new History<>(Table.open(id, game, opened, first.at()));
        history.story.add(new Told(first.seq(), first.at(), opened, List.of(), 0));
        for (Line line : lines.subList(1, lines.size())) {
            history.add(line, EntryCodec.read(Json.parse(line.body()), options));
        }
        return history;
    }

    private void add(Line line, Entry entry) {
        int before = table.steps();
        var applied = table.apply(line.seq(), line.at(), entry, repeated(entry));
        story.add(new Told(line.seq(), line.at(), entry, applied.events(), before));
    }

    private Optional<PlayResult<S>> repeated(Entry entry) {
        return switch (entry) {
            case Entry.Started(var _, List<Step> steps) ->
                    Optional.of(table.beginning(passed::add).repeat(steps, passed::add).play());
            case Entry.Acted(var _, var _, var _, List<Step> steps, var _) -> again(steps);
            case Entry.Standing(var _, var _, var _, List<Step> steps) -> again(steps);
            case Entry.Undone(var _, int to) -> Optional.of(back(to));
            case Entry.Opened _,
                    Entry.Seated _,
                    Entry.Stood _,
                    Entry.Readied _,
                    Entry.Bound _,
                    Entry.Revealed _,
                    Entry.UndoAsked _,
                    Entry.UndoAnswered _,
                    Entry.TakenOver _,
                    Entry.Returned _,
                    Entry.Vanished _,
                    Entry.Moved _,
                    Entry.Renamed _,
                    Entry.Nudged _,
                    Entry.Patience _,
                    Entry.Pause _,
                    Entry.Hands _,
                    Entry.Holiday _,
                    Entry.Conceded _,
                    Entry.Ruled _,
                    Entry.Removed _,
                    Entry.KeptOut _,
                    Entry.Hinted _,
                    Entry.Forgotten _,
                    Entry.Unsealed _,
                    Entry.Said _,
                    Entry.Rematched _,
                    Entry.Closed _ ->
                    Optional.empty();
        };
    }

    private Optional<PlayResult<S>> again(List<Step> steps) {
        return Optional.of(
                new Loop<>(table.game, table.seats(), table.position())
                        .repeat(steps, passed::add)
                        .play());
    }

    /// The game as it stood before step `to`, with everything after it forgotten but the numbers of its draws.
    PlayResult<S> back(int to) {
        Position<S> there = passed.get(to).after(table.position().made());
        while (passed.size() > to) {
            passed.removeLast();
        }
        return new PlayResult<>(there, List.of(), List.of());
    }

    public Table<S, V, A> table() {
        return table;
    }

    public List<Told> story() {
        return List.copyOf(story);
    }

    /// The state after `step` steps of the game as it counts in the end; for replays of finished games.
    public S state(int step) {
        return step == passed.size() ? table.position().state() : passed.get(step).state();
    }

    public int steps() {
        return passed.size();
    }
}
