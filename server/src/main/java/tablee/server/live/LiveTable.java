package tablee.server.live;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Action;
import tablee.engine.Game;
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
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.tell.Audience;
import tablee.table.tell.Listener;
import tablee.table.tell.Outgoing;
import tablee.table.tell.Presenter;
import tablee.table.tell.Update;

/// A table at work on this node. It does one thing at a time on its own thread: a command is ruled, written, and told only when the
/// store has it. If somebody else wrote first, the log is read again and the rules are asked again.
public final class LiveTable<S extends State, V extends View, A extends Action> {

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
    private static final int ATTEMPTS = 8;

    private static final long MENDING = 500;

    /// Within which several arrivals are told as one.
    private static final long SOON = 200;

    /// How long a look lasts of somebody who is not connected: programs ask again and again.
    private static final long LOOK_MILLIS = 10_000;

    private final Tables home;
    private final String id;
    private volatile Desk<S, V, A> desk;
    private @Nullable TableRow row;
    private final Mailbox mail;
    private final Audience audience = new Audience();
    private final Presence presence = new Presence(audience);
    private final long begun;
    private Optional<Outgoing.Here> hereTold = Optional.empty();
    private boolean hereDue;

    /// Who was connected here and is not any more.
    private final Set<String> left = new HashSet<>(2);

    private final TableBots<S, V, A> bots;
    private final Turns turns;
    private volatile long touched;
    private volatile boolean gone;
    private volatile long lookedAt;

    /// Whether the store did not answer when it was last asked.
    private volatile boolean troubled;

    LiveTable(Tables home, Executor thread, Table<S, V, A> table) {
        this.home = home;
        this.id = table.id();
        this.mail = new Mailbox(thread, this::mend);
        this.desk = new Desk<>(table, home.entropy());
        this.bots = new TableBots<>(home);
        this.turns = new Turns(table);
        this.touched = home.now();
        this.begun = touched;
        this.lookedAt = touched - LOOK_MILLIS;
    }

    public String id() {
        return id;
    }

    public Metrics metrics() {
        return home.metrics();
    }

    private void post(Runnable task, Runnable refused) {
        touched = home.now();
        mail.post(task, refused);
    }

    /// After a moment, so that a fault that comes again and again does not keep the machine busy.
    private void mend(Throwable fault) {
        LOG.error("table {} is read again after a fault", id, fault);
        home.metrics().count("table_faults");
        mail.hold();
        home.later(() -> mail.run(() -> reload(() -> {})), MENDING);
    }

    // ---- what others ask of it

    /// Carries out a command; `reply` is called when it is certain what became of it.
    public void submit(String person, Command command, Consumer<Ruling.Final> reply) {
        long begun = System.nanoTime();
        Consumer<Ruling.Final> timed =
                answer -> {
                    home.metrics().time("command", System.nanoTime() - begun);
                    reply.accept(answer);
                };
        lookedAt = home.now();
        Runnable work =
                () -> {
                    presence.seen(person, home.now() + Presence.ASKED);
                    settle(() -> desk.rule(person, command, home.now()), timed, 1);
                };
        long known = home.bus().isShared() ? known(command) : 0;
        post(() -> upTo(known, work), () -> reply.accept(new Ruling.Trouble("busy")));
    }

    /// Which lines the sender may have seen when they said this. A move says it; anything else may follow from what another node has
    /// written and this one has not heard of, such as being ready after sitting down there.
    private static long known(Command command) {
        return command instanceof Command.Act act ? act.seq() : Long.MAX_VALUE;
    }

    /// Looks at the table when nothing is in the air.
    public void look(Consumer<Table<S, V, A>> eye, Runnable refused) {
        post(() -> eye.accept(desk.table()), refused);
    }

    /// Looks at the table with everything that other nodes have written until now.
    public void lookNow(Consumer<Table<S, V, A>> eye, Runnable refused) {
        post(() -> upTo(newest(), () -> eye.accept(desk.table())), refused);
    }

    private long newest() {
        return home.bus().isShared() ? Long.MAX_VALUE : 0;
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
        first.accept(audience.look(desk.table()));
        listener.here(presence.message(desk.table(), home.now()));
        tellHere(SOON);
        for (Seat seat : desk.table().seatsOf(listener.person())) {
            settle(() -> desk.reappeared(seat, home.now()), _ -> {}, 1);
        }
        wakeBots();
    }

    /// Somebody who comes from another node may know lines that this one has not heard of yet; they must not be taken back.
    private void upTo(long seq, Runnable then) {
        if (seq <= desk.table().seq()) {
            then.run();
        } else {
            mail.first(then);
            catchUp();
        }
    }

    /// A look from outside.
    public void lookAgain(Consumer<Update> eye, Runnable refused) {
        lookedAt = home.now();
        post(() -> eye.accept(audience.look(desk.table())), refused);
    }

    /// A fresh look for a listener who fell behind. It does not wait its turn and is refused only when the table is gone: a box that somebody has
    /// filled must not cut off whoever reads slowly.
    public void catchUp(Consumer<Update> eye, Runnable gone) {
        lookedAt = home.now();
        mail.run(
                () -> {
                    if (mail.isClosed()) {
                        gone.run();
                    } else {
                        eye.accept(audience.look(desk.table()));
                    }
                });
    }

    /// The sentences of its game, with the names of those who sit here.
    public Texts texts(String language) {
        return new Presenter<>(desk.table()).texts(language);
    }

    /// Leaving does not wait its turn and is never refused: a box that somebody has filled must not keep those who have hung up.
    ///
    /// @param silent whether nothing has been heard of them for so long that nobody has to wait for them to load a page again
    public void leave(Listener listener, boolean silent) {
        long patience = silent ? 0 : Presence.PATIENCE;
        mail.run(
                () -> {
                    audience.leave(listener);
                    left.add(listener.person());
                    presence.seen(listener.person(), home.now() + patience);
                    lookAroundLater(patience);
                });
    }

    private void lookAroundLater(long millis) {
        home.later(
                () ->
                        post(
                                this::lookAround,
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
            mail.post(this::lookAround, () -> {});
        }
    }

    private void lookAround() {
        presence.expire(home.now());
        sayHere();
        Table<S, V, A> table = desk.table();
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            table.chairs().get(i).person().ifPresent(person -> notePresence(seat, person));
        }
    }

    /// Programs ask when they like; they are missed only when they hang up.
    private void notePresence(Seat seat, Sitter.Person person) {
        boolean here = presence.isHere(desk.table(), person.id(), home.now());
        boolean gone = desk.table().chairs().get(seat.index()).goneSince() > 0;
        if (here && gone) {
            settle(() -> desk.reappeared(seat, home.now()), _ -> {}, 1);
        } else if (!here && !gone && isMissed(person)) {
            settle(() -> desk.vanished(seat, home.now()), _ -> {}, 1);
        }
    }

    private boolean isMissed(Sitter.Person person) {
        return left.contains(person.id())
                || (!person.program() && home.now() - begun > Presence.RETURN);
    }

    /// Another node says who is connected to it.
    void heardHere(String node, List<Presence.Guest> guests) {
        post(
                () -> {
                    presence.heard(node, guests, home.now());
                    tellHere(SOON);
                },
                () -> {});
    }

    /// Soon, and once for everything until then.
    private void tellHere(long millis) {
        if (!hereDue) {
            hereDue = true;
            home.later(() -> mail.post(this::sayHere, () -> {}), millis);
        }
    }

    private void sayHere() {
        hereDue = false;
        long now = home.now();
        if (home.bus().isShared()) {
            home.news().sayHere(id, presence.guests(desk.table(), now));
        }
        Outgoing.Here here = presence.message(desk.table(), now);
        if (!hereTold.equals(Optional.of(here))) {
            hereTold = Optional.of(here);
            audience.here(here);
        }
    }

    /// A clock, an absence or a bot's turn may be due.
    void due() {
        post(
                () -> {
                    settle(
                            () -> desk.overdue(home.now()),
                            reply -> {
                                if (reply instanceof Ruling.Done) {
                                    due();
                                }
                            },
                            1);
                    wakeBots();
                },
                () -> {});
    }

    /// Another node wrote this line.
    void heard(long seq) {
        post(
                () -> {
                    if (seq > desk.table().seq()) {
                        catchUp();
                    }
                },
                () -> {});
    }

    // ---- ruling, writing, telling

    private void settle(Supplier<Ruling> ask, Consumer<Ruling.Final> reply, int attempt) {
        if (mail.isHeld()) {
            mail.first(() -> settle(ask, reply, attempt));
            return;
        }
        if (gone) {
            reply.accept(new Ruling.Trouble("gone"));
            return;
        }
        Ruling ruling;
        try {
            ruling = ask.get();
        } catch (RuntimeException | Error e) {
            reply.accept(new Ruling.Trouble("fault"));
            throw e;
        }
        switch (ruling) {
            case Ruling.Line line -> write(line, ask, reply, attempt);
            case Ruling.GoBack(Seat seat, int to) -> goBack(seat, to, ask, reply, attempt);
            case Ruling.No no -> {
                home.metrics().count("refusals");
                reply.accept(no);
            }
            case Ruling.Done done -> reply.accept(done);
            case Ruling.Trouble trouble -> reply.accept(trouble);
            case Ruling.Nothing() -> {}
        }
    }

    private void write(
            Ruling.Line line, Supplier<Ruling> ask, Consumer<Ruling.Final> reply, int attempt) {
        mail.hold();
        Optional<TableRow> changed = Rows.changed(desk.table(), row, line.applied().seated());
        changed.ifPresent(newer -> row = newer);
        var append =
                new Append(
                        id,
                        line.seq(),
                        line.at(),
                        line.body(),
                        changed,
                        Rows.chairs(desk.table(), line.entry()),
                        Rows.trace(line.entry()));
        long begun = System.nanoTime();
        var _ =
                home.store()
                        .append(append)
                        .whenComplete(
                                (mine, failure) ->
                                        mail.run(
                                                () -> {
                                                    home.metrics()
                                                            .time(
                                                                    "commit",
                                                                    System.nanoTime() - begun);
                                                    if (failure == null && mine) {
                                                        written(line, reply);
                                                    } else {
                                                        lost(ask, reply, attempt, failure);
                                                    }
                                                }));
    }

    private void written(Ruling.Line line, Consumer<Ruling.Final> reply) {
        mail.release();
        troubled = false;
        home.metrics().count("lines");
        if (line.entry() instanceof Entry.Acted) {
            home.metrics().count("moves");
        }
        var done = new Ruling.Done(line.seq());
        boolean begins = desk.isComplete();
        if (!begins) {
            reply.accept(done);
        }
        audience.tell(desk.table(), line.applied());
        noticeTurns();
        noticeNudge(line.entry());
        if (line.applied().seated()) {
            tellHere(SOON);
        }
        home.bus().publish(id, line.seq());
        if (begins) {
            // Whoever was waited for is answered when the game has begun, so that they never find
            // it open afterwards.
            mail.first(() -> settle(this::start, _ -> reply.accept(done), 1));
        }
        if (line.entry() instanceof Entry.Forgotten) {
            reload(() -> {});
        }
        wakeBots();
        mail.drain();
    }

    private Ruling start() {
        return desk.rule("", new Command.Start(), home.now());
    }

    /// Somebody else decided first, or nobody knows: the log says what is true, and the command is asked again.
    private void lost(
            Supplier<Ruling> ask,
            Consumer<Ruling.Final> reply,
            int attempt,
            @Nullable Throwable failure) {
        home.metrics().count(failure == null ? "races_lost" : "store_failures");
        Runnable again = () -> reload(() -> mail.first(() -> settle(ask, reply, attempt + 1)));
        if (failure == null && attempt < ATTEMPTS) {
            again.run();
        } else if (attempt >= ATTEMPTS && !isUncertain(failure)) {
            reload(() -> reply.accept(new Ruling.Trouble("store")));
        } else {
            held();
            home.later(() -> mail.run(again), MENDING);
        }
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

    /// People who are awaited now and were not before are told, unless they are here or come within a moment.
    private void noticeTurns() {
        for (Turns.Turn turn : turns.fresh(desk.table())) {
            if (!presence.isConnected(desk.table(), turn.person())) {
                home.later(() -> post(() -> notice(turn), () -> {}), Presence.PATIENCE);
            }
        }
    }

    /// Whoever is here is rung by their own page.
    private void noticeNudge(Entry entry) {
        if (entry instanceof Entry.Nudged(Seat seat)) {
            Table<S, V, A> table = desk.table();
            table.chairs()
                    .get(seat.index())
                    .person()
                    .filter(person -> !presence.isConnected(table, person.id()))
                    .ifPresent(
                            person -> home.notices().nudge(person.id(), id, table.game().info()));
        }
    }

    private void notice(Turns.Turn turn) {
        Table<S, V, A> table = desk.table();
        if (turn.isStillDue(table) && !presence.isConnected(desk.table(), turn.person())) {
            home.notices().turn(turn.person(), id, table.game().info());
        }
    }

    private void goBack(
            Seat seat, int to, Supplier<Ruling> ask, Consumer<Ruling.Final> reply, int attempt) {
        readLog(
                history -> {
                    if (history.table().seq() != desk.table().seq()) {
                        reload(() -> mail.first(() -> settle(ask, reply, attempt + 1)));
                    } else if (desk.goBack(seat, to, history, home.now())
                            instanceof Ruling.Line line) {
                        write(line, ask, reply, attempt);
                    }
                });
    }

    // ---- the log

    /// Reads away from this thread, until it succeeds; nothing else happens at this table meanwhile.
    private <T> void away(Supplier<T> read, Consumer<T> then) {
        mail.hold();
        home.blocking(
                () -> {
                    try {
                        T found = read.get();
                        mail.run(
                                () -> {
                                    mail.release();
                                    then.accept(found);
                                    mail.drain();
                                });
                    } catch (RuntimeException | Error e) {
                        LOG.error("the log of table {} cannot be read; trying again", id, e);
                        mail.run(this::held);
                        home.later(() -> mail.run(() -> away(read, then)), MENDING);
                    }
                });
    }

    private void readLog(Consumer<History<S, V, A>> then) {
        Game<S, V, A> game = desk.table().game();
        away(() -> History.of(id, game, home.store().log(id, 0)), then);
    }

    private void reload(Runnable then) {
        readLog(
                history -> {
                    desk = new Desk<>(history.table(), home.entropy());
                    turns.known(desk.table());
                    row = null;
                    bots.forget();
                    audience.beginAgain(desk.table());
                    then.run();
                    wakeBots();
                });
    }

    /// Reads only the lines that are missing, and tells each of them.
    private void catchUp() {
        long known = desk.table().seq();
        away(() -> home.store().log(id, known), this::caughtUp);
    }

    private void caughtUp(List<History.Line> lines) {
        for (History.Line line : lines) {
            if (line.seq() == desk.table().seq() + 1) {
                Optional<Table.Applied> applied = desk.apply(line);
                if (applied.isEmpty()) {
                    reload(() -> {});
                    return;
                }
                audience.tell(desk.table(), applied.get());
            }
        }
        turns.known(desk.table());
        row = null;
        wakeBots();
    }

    // ---- bots

    private void wakeBots() {
        if (mail.isHeld()) {
            return;
        }
        if (!desk.table().phase().isDone() && !desk.table().isResting()) {
            bots.ask(desk.table(), isLookedAt(), this::answered);
        } else {
            bots.forget();
        }
    }

    /// Whether somebody is connected, or has asked something a moment ago.
    private boolean isLookedAt() {
        return !audience.isEmpty() || home.now() - lookedAt < LOOK_MILLIS;
    }

    private void answered(Seat seat, long asked, A action) {
        post(() -> settle(() -> desk.robot(seat, asked, action, home.now()), _ -> {}, 1), () -> {});
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
                        bots.hint(desk.table(), seat, person, texts(language), begun, eye, refused);
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
        long quiet = home.now() - touched;
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

    long seq() {
        return desk.table().seq();
    }

    boolean isWatched() {
        return !audience.isEmpty();
    }
}
