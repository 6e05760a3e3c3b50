package tablee.server.live;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.server.store.Append;
import tablee.server.store.StoreException;
import tablee.server.store.TableRow;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.tell.Audience;
import tablee.table.tell.Listener;
import tablee.table.tell.Presenter;
import tablee.table.tell.Update;

/// A table at work on this node. It does one thing at a time on its own thread: a command is ruled, written, and told only when the
/// store has it. If somebody else wrote first, the log is read again and the rules are asked again.
public final class LiveTable<S extends State, V extends View, A extends Action> {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final int ATTEMPTS = 8;

    /// How long a look lasts of somebody who is not connected: programs ask again and again.
    private static final long LOOK_MILLIS = 10_000;

    private final ServerNode node;
    private final String id;
    private volatile Desk<S, V, A> desk;
    private @Nullable TableRow row;
    private final Mailbox mail;
    private final Audience audience = new Audience();
    private final Attendance attendance;
    private final Followers followers;
    private final TurnNotices notices;
    private final LogReader log;
    private final TableBots<S, V, A> bots;
    private volatile long touched;
    private volatile boolean gone;
    private volatile long lookedAt;

    /// Whether the store did not answer when it was last asked.
    private volatile boolean troubled;

    LiveTable(ServerNode node, Table<S, V, A> table) {
        this.node = node;
        this.id = table.id();
        this.mail = new Mailbox(node.thread(id), this::mend);
        this.desk = new Desk<>(table, node.entropy());
        this.attendance = new Attendance(node, mail, audience, new Sitting());
        this.followers = new Followers(node, audience, this::table);
        this.notices = new TurnNotices(node, mail, this::table, attendance::isConnected);
        this.log = new LogReader(node, id, mail, this::held);
        this.bots = new TableBots<>(node);
        this.touched = node.now();
        this.lookedAt = touched - LOOK_MILLIS;
    }

    private Table<S, V, A> table() {
        return desk.table();
    }

    /// Whoever sits here and comes or goes is written down.
    private final class Sitting implements Attendance.Change {

        @Override
        public Table<?, ?, ?> table() {
            return desk.table();
        }

        @Override
        public void reappeared(Seat seat) {
            settle(() -> desk.reappeared(seat, node.now()));
        }

        @Override
        public void vanished(Seat seat) {
            settle(() -> desk.vanished(seat, node.now()));
        }
    }

    public String id() {
        return id;
    }

    public Metrics metrics() {
        return node.metrics();
    }

    private void post(Runnable task, Runnable refused) {
        touched = node.now();
        mail.post(task, refused);
    }

    private void post(Runnable task) {
        post(task, () -> {});
    }

    /// After a moment, so that a fault that comes again and again does not keep the machine busy.
    private void mend(Throwable fault) {
        LOG.error("table {} is read again after a fault", id, fault);
        node.metrics().count("table_faults");
        mail.hold();
        node.later(() -> mail.run(() -> reload(() -> {})), LogReader.MENDING);
    }

    // ---- what others ask of it

    /// Carries out a command; `reply` is called when it is certain what became of it.
    public void submit(String person, Command command, Consumer<Ruling.Final> reply) {
        submit(person, command, 0, reply);
    }

    /// The same for what had a way to come.
    ///
    /// @param way how long it took until it was heard here, in milliseconds
    public void submit(String person, Command command, long way, Consumer<Ruling.Final> reply) {
        long said = node.now() - way;
        long begun = System.nanoTime();
        Consumer<Ruling.Final> timed =
                answer -> {
                    time("command", begun);
                    reply.accept(answer);
                };
        lookedAt = node.now();
        Runnable work =
                () -> {
                    attendance.asked(person);
                    settle(new Asked(() -> desk.rule(person, command, said, node.now()), timed, 1));
                };
        long known = node.bus().isShared() ? known(command) : 0;
        post(() -> upTo(known, work), () -> reply.accept(new Ruling.Trouble("busy")));
    }

    /// Which lines the sender may have seen when they said this. A move says it; anything else may follow from what another node has
    /// written and this one has not heard of, such as being ready after sitting down there.
    private static long known(Command command) {
        return command instanceof Command.Act act ? act.seq() : Long.MAX_VALUE;
    }

    /// Looks at the table when nothing is in the air.
    public void look(Consumer<Table<S, V, A>> eye, Runnable refused) {
        post(() -> eye.accept(table()), refused);
    }

    /// Looks at the table with everything that other nodes have written until now.
    public void lookNow(Consumer<Table<S, V, A>> eye, Runnable refused) {
        post(() -> upTo(newest(), () -> eye.accept(table())), refused);
    }

    private long newest() {
        return node.bus().isShared() ? Long.MAX_VALUE : 0;
    }

    /// From now on `listener` is told of every update; it begins with a look.
    public void listen(Listener listener, Consumer<Update> first, Runnable refused) {
        if (troubled) {
            listener.held();
        }
        post(() -> upTo(newest(), () -> begin(listener, first)), refused);
    }

    private void begin(Listener listener, Consumer<Update> first) {
        if (listener.isGone()) {
            return;
        }
        if (!isLookedAt()) {
            // What bots were thinking of at leisure is asked anew, as a move somebody waits for.
            bots.forget();
        }
        audience.join(listener);
        first.accept(audience.look(table()));
        listener.here(attendance.message());
        followers.greet(listener);
        attendance.tellSoon();
        for (Seat seat : table().seatsOf(listener.person())) {
            settle(() -> desk.reappeared(seat, node.now()));
        }
        wakeBots();
    }

    /// Somebody who comes from another node may know lines that this one has not heard of yet; they must not be taken back.
    private void upTo(long seq, Runnable then) {
        if (seq <= table().seq()) {
            then.run();
        } else {
            mail.first(then);
            catchUp();
        }
    }

    /// A look from outside.
    public void lookAgain(Consumer<Update> eye, Runnable refused) {
        lookedAt = node.now();
        post(() -> eye.accept(audience.look(table())), refused);
    }

    /// A fresh look for a listener who fell behind. It does not wait its turn and is refused only when the table is gone: a box that somebody has
    /// filled must not cut off whoever reads slowly.
    public void catchUp(Consumer<Update> eye, Runnable gone) {
        lookedAt = node.now();
        mail.run(
                () -> {
                    if (mail.isClosed()) {
                        gone.run();
                    } else {
                        eye.accept(audience.look(table()));
                    }
                });
    }

    /// The sentences of its game, with the names of those who sit here.
    public Texts texts(String language) {
        return new Presenter<>(table()).texts(language);
    }

    /// Leaving does not wait its turn and is never refused: a box that somebody has filled must not keep those who have hung up.
    ///
    /// @param silent whether nothing has been heard of them for so long that nobody has to wait for them to load a page again
    public void leave(Listener listener, boolean silent) {
        long patience = silent ? 0 : Presence.PATIENCE;
        mail.run(
                () -> {
                    audience.leave(listener);
                    attendance.left(listener.person(), patience);
                    lookAroundLater(patience);
                });
    }

    private void lookAroundLater(long millis) {
        node.later(
                () ->
                        post(
                                attendance::lookAround,
                                () -> {
                                    if (!mail.isClosed()) {
                                        lookAroundLater(Presence.PATIENCE);
                                    }
                                }),
                millis);
    }

    /// It is time to say and to hear who is here; a node that starts gives everybody a moment to come back.
    void beat() {
        if (!audience.isEmpty()) {
            mail.post(
                    () -> {
                        attendance.lookAround();
                        followers.lookAround(attendance::isHereAs);
                    },
                    () -> {});
        }
    }

    /// Another node says who is connected to it.
    void heardHere(String from, List<Presence.Guest> guests) {
        post(() -> attendance.heard(from, guests));
    }

    /// Another node says who leads others through this game.
    void heardLed(Leading leading) {
        post(() -> followers.heard(leading));
    }

    /// Somebody who looks at the finished game with others; `reply` gets the key of a refusal, or nothing.
    public void lead(String person, String name, Lead ask, Consumer<Optional<String>> reply) {
        post(
                () -> reply.accept(followers.ask(person, name, ask)),
                () -> reply.accept(Optional.of("server.trouble")));
    }

    /// A clock, an absence or a bot's turn may be due.
    void due() {
        post(
                () -> {
                    settle(new Asked(() -> desk.overdue(node.now()), this::dueAgain, 1));
                    wakeBots();
                });
    }

    private void dueAgain(Ruling.Final reply) {
        if (reply instanceof Ruling.Done) {
            due();
        }
    }

    /// Another node wrote this line.
    void heard(long seq) {
        post(
                () -> {
                    if (seq > table().seq()) {
                        catchUp();
                    }
                });
    }

    // ---- ruling, writing, telling

    /// @param ask may be asked again, of the table as it is then
    private record Asked(Supplier<Ruling> ask, Consumer<Ruling.Final> reply, int attempt) {
        Asked again() {
            return new Asked(ask, reply, attempt + 1);
        }
    }

    private void settle(Supplier<Ruling> ask) {
        settle(new Asked(ask, _ -> {}, 1));
    }

    private void settle(Asked asked) {
        Consumer<Ruling.Final> reply = asked.reply();
        if (mail.isHeld()) {
            mail.first(() -> settle(asked));
            return;
        }
        if (gone) {
            reply.accept(new Ruling.Trouble("gone"));
            return;
        }
        Ruling ruling;
        try {
            ruling = asked.ask().get();
        } catch (RuntimeException | Error e) {
            reply.accept(new Ruling.Trouble("fault"));
            throw e;
        }
        switch (ruling) {
            case Ruling.Line line -> write(line, asked);
            case Ruling.GoBack(Seat seat, int to) -> goBack(seat, to, asked);
            case Ruling.No no -> {
                node.metrics().count("refusals");
                reply.accept(no);
            }
            case Ruling.Done done -> reply.accept(done);
            case Ruling.Trouble trouble -> reply.accept(trouble);
            case Ruling.Nothing() -> {}
        }
    }

    private void write(Ruling.Line line, Asked asked) {
        mail.hold();
        Optional<TableRow> changed = Rows.changed(table(), row, line.applied().seated());
        changed.ifPresent(newer -> row = newer);
        var append =
                new Append(
                        id,
                        line.seq(),
                        line.at(),
                        line.body(),
                        changed,
                        Rows.chairs(table(), line.entry()),
                        Rows.trace(line.entry()));
        long begun = System.nanoTime();
        var _ =
                node.store()
                        .append(append)
                        .whenComplete(
                                (mine, failure) ->
                                        mail.run(
                                                () -> {
                                                    time("commit", begun);
                                                    if (failure == null && mine) {
                                                        written(line, asked.reply());
                                                    } else {
                                                        lost(asked, failure);
                                                    }
                                                }));
    }

    private void time(String what, long begun) {
        node.metrics().time(what, System.nanoTime() - begun);
    }

    private void written(Ruling.Line line, Consumer<Ruling.Final> reply) {
        mail.release();
        troubled = false;
        node.metrics().count("lines");
        if (line.entry() instanceof Entry.Acted) {
            node.metrics().count("moves");
        }
        var done = new Ruling.Done(line.seq());
        boolean begins = desk.isComplete();
        if (!begins) {
            reply.accept(done);
        }
        audience.tell(table(), line.applied());
        notices.written(line.entry());
        if (line.applied().seated()) {
            attendance.tellSoon();
        }
        node.bus().publish(id, line.seq());
        if (begins) {
            // Whoever was waited for is answered when the game has begun, so that they never find
            // it open afterwards.
            mail.first(() -> settle(new Asked(this::start, _ -> reply.accept(done), 1)));
        }
        if (line.entry() instanceof Entry.Forgotten) {
            reload(() -> {});
        }
        wakeBots();
        mail.drain();
    }

    private Ruling start() {
        return desk.rule("", new Command.Start(), node.now());
    }

    /// Somebody else decided first, or nobody knows: the log says what is true, and the command is asked again.
    private void lost(Asked asked, @Nullable Throwable failure) {
        node.metrics().count(failure == null ? "races_lost" : "store_failures");
        boolean few = asked.attempt() < ATTEMPTS;
        if (failure == null && few) {
            askAgain(asked);
        } else if (!few && !isUncertain(failure)) {
            reload(() -> asked.reply().accept(new Ruling.Trouble("store")));
        } else {
            held();
            node.later(() -> mail.run(() -> askAgain(asked)), LogReader.MENDING);
        }
    }

    private void askAgain(Asked asked) {
        reload(() -> mail.first(() -> settle(asked.again())));
    }

    /// Whether the line may still come true although the store did not say so. Then it is asked for again until the store has said what
    /// became of it: whoever is told that something failed must never find it done.
    private static boolean isUncertain(@Nullable Throwable failure) {
        return failure != null && !(failure instanceof StoreException known && known.isCertain());
    }

    /// Tells everybody here, once, that nothing is lost but nothing is decided either.
    private void held() {
        if (!troubled) {
            troubled = true;
            audience.hold();
        }
    }

    private void goBack(Seat seat, int to, Asked asked) {
        log.whole(
                table().game(),
                history -> {
                    if (history.table().seq() != table().seq()) {
                        askAgain(asked);
                    } else if (desk.goBack(seat, to, history, node.now())
                            instanceof Ruling.Line line) {
                        write(line, asked);
                    }
                });
    }

    // ---- the log

    private void reload(Runnable then) {
        log.whole(
                table().game(),
                history -> {
                    desk = new Desk<>(history.table(), node.entropy());
                    notices.known();
                    row = null;
                    bots.forget();
                    audience.beginAgain(table());
                    then.run();
                    wakeBots();
                });
    }

    /// Reads only the lines that are missing, and tells each of them.
    private void catchUp() {
        log.after(table().seq(), this::caughtUp);
    }

    private void caughtUp(List<History.Line> lines) {
        for (History.Line line : lines) {
            if (line.seq() == table().seq() + 1) {
                Optional<Table.Applied> applied = desk.apply(line);
                if (applied.isEmpty()) {
                    reload(() -> {});
                    return;
                }
                audience.tell(table(), applied.get());
            }
        }
        notices.known();
        row = null;
        wakeBots();
    }

    // ---- bots

    private void wakeBots() {
        if (mail.isHeld()) {
            return;
        }
        if (!table().phase().isDone() && !table().isResting() && !table().isPaused()) {
            bots.ask(table(), isLookedAt(), audience.pace(table()), this::answered);
        } else {
            bots.forget();
        }
    }

    /// Whether somebody is connected, or has asked something a moment ago.
    private boolean isLookedAt() {
        return !audience.isEmpty() || node.now() - lookedAt < LOOK_MILLIS;
    }

    private void answered(Seat seat, long asked, A action) {
        post(() -> settle(() -> desk.robot(seat, asked, action, node.now())));
    }

    /// What a good bot would do on this seat, told in words, after everybody was told that it was asked; `refused` when the table does not
    /// allow it.
    ///
    /// @param begun gets the way to call it off
    public void hint(
            Seat seat,
            String person,
            String language,
            Consumer<Runnable> begun,
            Consumer<Json> eye,
            Runnable refused) {
        submit(
                person,
                new Command.Hint(seat),
                reply -> {
                    if (reply instanceof Ruling.Done) {
                        bots.hint(table(), seat, person, texts(language), begun, eye, refused);
                    } else {
                        refused.run();
                    }
                });
    }

    /// This table is no more, here at least: whoever follows it is told so.
    void vanish(String reason) {
        gone = true;
        mail.run(() -> audience.end(reason));
    }

    // ---- rest

    /// Lets go of what only a lively table needs, and says whether nobody needs the table itself here.
    void rest(long idleMillis, Runnable whenGone) {
        long quiet = node.now() - touched;
        if (quiet > idleMillis) {
            mail.run(
                    () -> {
                        audience.rest();
                        if (audience.isEmpty() && mail.close()) {
                            bots.forget();
                            whenGone.run();
                        }
                    });
        }
    }
}
