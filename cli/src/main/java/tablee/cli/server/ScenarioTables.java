package tablee.cli.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.Entry;
import tablee.table.EntryCodec;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.TableTexts;
import tablee.table.Terms;
import tablee.testkit.LiveTables;

/// Lends scenarios real tables: time is what the scenario says.
public final class ScenarioTables implements LiveTables {

    private static final String ID = "scenario";
    private static final String SEED = "7".repeat(64);

    /// Unless the scenario says otherwise there is a clock, so that time can run out, and nothing is played by itself.
    private static final Json USUAL =
            Json.parse(
                    "{\"clock\":{\"kind\":\"live\",\"turn\":60,\"reserve\":0},\"forced\":false,\"pace\":0}");

    @Override
    public <S extends State, V extends View, A extends Action> LiveTable<S, A> open(
            Game<S, V, A> game, Settings settings, Json terms) {
        var all = Json.object();
        USUAL.fields().forEach(all::put);
        terms.fields().forEach(all::put);
        var opened =
                Entry.Opened.of(
                        ID,
                        person(Seat.of(0)),
                        game,
                        settings,
                        SEED,
                        Terms.read(all.build()),
                        Optional.empty(),
                        Optional.empty());
        return new AtDesk<>(game, opened);
    }

    @Override
    public Texts words() {
        return TableTexts.in("en");
    }

    private static String person(Seat seat) {
        return "person " + seat.label();
    }

    private static final class AtDesk<S extends State, V extends View, A extends Action>
            implements LiveTable<S, A> {

        private final Game<S, V, A> game;
        private final Desk<S, V, A> desk;
        private final List<History.Line> lines = new ArrayList<>();
        private List<Event> events = new ArrayList<>();
        private long now = 1;

        AtDesk(Game<S, V, A> game, Entry.Opened opened) {
            this.game = game;
            this.desk = new Desk<>(Table.open(ID, game, opened, 0), "77"::repeat);
            lines.add(new History.Line(1, 0, EntryCodec.line(opened)));
            for (int i = 0; i < opened.settings().seats(); i++) {
                Seat seat = Seat.of(i);
                done(new Command.Sit(Optional.of(seat), seat.label(), false), seat);
                done(new Command.Ready(seat, true, "nonce" + seat), seat);
            }
            if (!desk.table().hasBegun()) {
                done(new Command.Start(), Seat.of(0));
            }
        }

        private void done(Command command, Seat seat) {
            ruled(desk.rule(person(seat), command, now))
                    .ifPresent(
                            refused -> {
                                throw new IllegalStateException(command + ": " + refused);
                            });
        }

        @Override
        public S state() {
            History<S, V, A> history = history();
            return history.state(history.steps());
        }

        private History<S, V, A> history() {
            return History.of(ID, game, lines);
        }

        @Override
        public List<Event> happened() {
            List<Event> told = events;
            events = new ArrayList<>();
            return told;
        }

        @Override
        public Optional<Refused> act(Seat seat, A action) {
            boolean robot = desk.table().chairs().get(seat.index()).robot().isPresent();
            long seq = desk.table().seq();
            return ruled(
                    robot
                            ? desk.robot(
                                    seat,
                                    desk.table().chairs().get(seat.index()).askedSeq(),
                                    action,
                                    now)
                            : desk.rule(
                                    person(seat),
                                    new Command.Act(
                                            seat, "move" + seq, seq, game.formats().write(action)),
                                    now));
        }

        @Override
        public Optional<Refused> undo(Seat seat, boolean agreed) {
            Optional<Refused> refused = ruled(desk.rule(person(seat), new Command.Undo(seat), now));
            for (int i = 0; i < desk.table().seats() && desk.table().undo().isPresent(); i++) {
                Seat other = Seat.of(i);
                if (!desk.table().undo().get().agreed().contains(other)) {
                    ruled(desk.rule(person(other), new Command.AnswerUndo(other, agreed), now));
                    if (!agreed) {
                        return Optional.of(Refused.of("TABLE", "server.undo.nothing"));
                    }
                }
            }
            return refused;
        }

        @Override
        public Optional<Refused> leave(Seat seat) {
            return ruled(desk.rule(person(seat), new Command.Leave(seat), now));
        }

        @Override
        public Optional<Refused> overtime() {
            long due = desk.table().dueAt();
            if (due == 0) {
                return Optional.of(
                        Refused.of(
                                "TABLE", "Nobody's time runs: no clock ticks or the table rests."));
            }
            now = Math.max(now, due);
            return ruled(desk.overdue(now));
        }

        private Optional<Refused> ruled(Ruling ruling) {
            return switch (ruling) {
                case Ruling.Line line -> {
                    lines.add(new History.Line(line.seq(), line.at(), line.body()));
                    events.addAll(line.applied().events());
                    yield Optional.empty();
                }
                case Ruling.GoBack(Seat seat, int to) ->
                        ruled(desk.goBack(seat, to, history(), now));
                case Ruling.No(Refused refused) -> Optional.of(refused);
                case Ruling.Done _, Ruling.Nothing _, Ruling.Trouble _ ->
                        Optional.of(Refused.of("TABLE", "server.table.done"));
            };
        }
    }
}
