package tablee.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.bots.Hints;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.TableTexts;
import tablee.table.ask.Declined;
import tablee.table.fair.Entropy;
import tablee.table.tell.Audience;
import tablee.table.tell.Outgoing;
import tablee.table.tell.Presenter;
import tablee.table.tell.Summary;

/// A table at work on this device. A command is ruled, its line handed out to be kept, and what follows from it told, in one go: the worker
/// sends nothing on before the line is kept, and gives the log back ([#read]) if it could not be.
final class LocalTable<S extends State, V extends View, A extends Action> {

    private final String id;
    private final Game<S, V, A> game;
    private final Entropy entropy;
    private final LocalBots<S, V, A> bots;
    private final Audience audience = new Audience();
    private List<History.Line> lines;
    private Desk<S, V, A> desk;

    LocalTable(String id, Game<S, V, A> game, List<History.Line> lines, Entropy entropy) {
        this.id = id;
        this.game = game;
        this.entropy = entropy;
        this.bots = new LocalBots<>(game);
        this.lines = new ArrayList<>(lines);
        this.desk = new Desk<>(History.of(id, game, lines).table(), entropy);
    }

    String id() {
        return id;
    }

    Table<S, V, A> table() {
        return desk.table();
    }

    Audience audience() {
        return audience;
    }

    /// The whole log, folded; for stories, replays and going back.
    History<S, V, A> history() {
        return History.of(id, game, lines);
    }

    /// The log is this one and no other: what was told beyond it never came true.
    void read(List<History.Line> kept) {
        lines = new ArrayList<>(kept);
        desk = new Desk<>(history().table(), entropy);
        audience.beginAgain(table());
    }

    /// Through whose eyes a person looks: those of their seats, else those of a spectator if the table has them.
    static List<Viewer> viewers(Table<?, ?, ?> table, String person) {
        Seats mine = table.seatsOf(person);
        if (!mine.isEmpty()) {
            return List.copyOf(mine.list());
        }
        if (!table.mayLook(person)) {
            throw new Declined(403, "server.table.private");
        }
        return List.of(Spectator.SPECTATOR);
    }

    // ---- ruling

    /// Carries out a command. The reply comes before what others are told of it, as on a server; only whoever was waited for is answered
    /// when the game has begun.
    void ask(Context context, Command command, Outbox out, Consumer<Ruling.Final> reply) {
        settle(desk.rule(context.person(), command, context.now()), context.now(), out, reply);
    }

    private void settle(Ruling ruling, long now, Outbox out, Consumer<Ruling.Final> reply) {
        switch (ruling) {
            case Ruling.Line line -> written(line, now, out, reply);
            case Ruling.GoBack(Seat seat, int to) ->
                    settle(desk.goBack(seat, to, history(), now), now, out, reply);
            case Ruling.Final known -> reply.accept(known);
            case Ruling.Nothing() -> {}
        }
    }

    private void written(Ruling.Line line, long now, Outbox out, Consumer<Ruling.Final> reply) {
        String body = line.body();
        lines.add(new History.Line(line.seq(), line.at(), body));
        out.keep(id, line.seq(), line.at(), body);
        out.list(id, row());
        var done = new Ruling.Done(line.seq());
        boolean begins = desk.isComplete();
        if (!begins) {
            reply.accept(done);
        }
        audience.tell(table(), line.applied());
        if (begins) {
            settle(desk.rule("", new Command.Start(), now), now, out, _ -> reply.accept(done));
        }
    }

    /// A clock or a bot may be due. One bot plays at a time, so that each move is kept and seen before the next.
    void wake(Context context, Outbox out) {
        long now = context.now();
        Ruling due = desk.overdue(now);
        if (due instanceof Ruling.Nothing) {
            bots.answer(table(), now, context.budget())
                    .ifPresent(
                            chosen ->
                                    settle(
                                            desk.robot(
                                                    chosen.seat(),
                                                    chosen.line(),
                                                    chosen.action(),
                                                    now),
                                            now,
                                            out,
                                            _ -> {}));
        } else {
            settle(due, now, out, _ -> {});
        }
    }

    /// When the table has to be woken; 0 for never.
    long due(long now) {
        long bot = bots.ask(table(), audience.pace(table()), now);
        long clock = table().dueAt();
        return bot == 0 || clock == 0 ? Math.max(bot, clock) : Math.min(bot, clock);
    }

    /// What a good bot would do on this seat, after everybody was told that it was asked.
    Optional<Json> hint(Context context, Seat seat, Outbox out) {
        var allowed = new boolean[1];
        ask(
                context,
                new Command.Hint(seat),
                out,
                reply -> allowed[0] = reply instanceof Ruling.Done);
        boolean free = table().chairs().get(seat.index()).robot().isEmpty();
        if (!allowed[0] || !free || !table().awaited().contains(seat)) {
            return Optional.empty();
        }
        Hints<A> hint = bots.hint(table(), seat, context.budget());
        return Optional.of(
                Presenter.hint(
                        game,
                        table().view(seat),
                        seat,
                        hint,
                        new Presenter<>(table()).texts(context.language())));
    }

    /// Sentences of refusals: those of the table's own texts, or of the game's.
    String say(String language, Message message) {
        return message.key().startsWith("server.")
                ? TableTexts.in(language).say(message)
                : new Presenter<>(table()).texts(language).say(message);
    }

    /// What the list of games says of it, as a server's list does.
    Json row() {
        Table<S, V, A> table = table();
        String person = table.opened().host();
        Seats mine = table.seatsOf(person);
        int free = (int) table.chairs().stream().filter(chair -> chair.sitter().isEmpty()).count();
        boolean waits = mine.list().stream().anyMatch(table.waitsFor()::contains);
        return Json.object()
                .put("id", id)
                .put("game", table.opened().game())
                .put("phase", table.phase().name().toLowerCase(Locale.ROOT))
                .put("seats", table.seats())
                .put("free", free)
                .put("mine", mine.toJson())
                .put("waitsForMe", waits)
                .put("movedAt", table.movedAt())
                .put("people", Summary.seats(Summary.of(table), ""))
                .build();
    }

    /// Everybody who can be here is: this is their own device.
    Outgoing.Here here() {
        Seats here = Seats.NONE;
        for (int i = 0; i < table().seats(); i++) {
            if (table().chairs().get(i).person().isPresent()) {
                here = here.with(Seat.of(i));
            }
        }
        return new Outgoing.Here(here, 0, List.of());
    }
}
