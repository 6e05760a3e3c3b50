package tablee.server.web;

import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrame;
import io.vertx.core.internal.http.WebSocketInternal;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.engine.Viewer;
import tablee.server.ServerTexts;
import tablee.server.limits.Bucket;
import tablee.server.limits.Limits;
import tablee.server.live.Lag;
import tablee.server.live.Lead;
import tablee.server.live.LiveTable;
import tablee.server.people.Here;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.Terms;
import tablee.table.tell.Listener;
import tablee.table.tell.Outgoing;
import tablee.table.tell.OutgoingWriter;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;

/// One connection to one table. What goes out was made for this viewer; a reader who cannot keep up gets a fresh snapshot instead
/// of a queue.
final class TableSocket implements Listener {

    private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);
    private static final int QUEUE_BYTES = 64 * 1024;
    private static final int STRIKES = 100;

    private final ServerWebSocket socket;
    private final LiveTable<?, ?, ?> table;
    private final Call call;
    private final Bucket allowance;
    private final Bucket frames;
    private final HouseRules house;
    private final Here here;
    private final Lag lag = new Lag();
    private final boolean wall;
    private volatile long heard;
    private volatile long told;
    private volatile long full;
    private volatile boolean behind;
    private volatile boolean closed;
    private volatile Seats mine = Seats.NONE;
    private volatile Optional<Integer> pace = Optional.empty();
    private int strikes;
    private List<Viewer> viewers = List.of();
    private Telling telling;

    TableSocket(
            ServerWebSocket socket,
            LiveTable<?, ?, ?> table,
            Call call,
            Limits limits,
            HouseRules house,
            Here here) {
        this.here = here;
        this.house = house;
        this.socket = socket;
        this.table = table;
        this.call = call;
        this.allowance = limits.messages();
        this.frames = limits.frames();
        this.heard = System.nanoTime();
        this.told = call.number("since", 0);
        this.wall = call.query("wall").isPresent();
        this.telling = call.telling(false);
    }

    void begin() {
        socket.setWriteQueueMaxSize(QUEUE_BYTES);
        socket.textMessageHandler(this::message);
        socket.binaryMessageHandler(_ -> end("text only"));
        socket.pongHandler(_ -> ponged());
        socket.frameHandler(this::frame);
        socket.exceptionHandler(e -> LOG.debug("socket: {}", e.toString()));
        socket.drainHandler(_ -> caughtUp());
        table.listen(this, this::look, () -> end("gone"));
    }

    private void ponged() {
        heard = System.nanoTime();
        lag.answered(heard);
    }

    @Override
    public String person() {
        return call.personId();
    }

    @Override
    public String name() {
        return call.person().map(PersonRow::name).orElse("");
    }

    @Override
    public Optional<Integer> pace() {
        return pace;
    }

    @Override
    public boolean isGone() {
        return closed;
    }

    // ---- out, on the table's thread

    /// Programs that want no words do not want to know who looks on either.
    @Override
    public void here(Outgoing.Here here) {
        if (!telling.lean() && !behind) {
            send(here);
        }
    }

    @Override
    public void update(Update update) {
        if (update.seatsChanged()) {
            update.taken(mine).ifPresent(taken -> send(taken));
            look(update);
            return;
        }
        if (behind) {
            return;
        }
        update.messages(viewers, telling).forEach(text -> send(text));
        if (!behind) {
            told = update.seq();
        }
    }

    private void look(Update update) {
        try {
            viewers =
                    wall
                            ? TableRoutes.onlooker(update.table(), person())
                            : TableRoutes.viewers(update.table(), person());
        } catch (Refusal refusal) {
            end("private");
            return;
        }
        mine = update.seatsOf(person());
        telling = TableRoutes.telling(call, update.table(), wall);
        send(update.snapshot(person(), viewers, telling, told));
        told = update.seq();
    }

    private void send(Outgoing message) {
        send(OutgoingWriter.write(message));
    }

    /// Whoever hangs up while something is being said to them has simply not heard it: that is no fault of the table.
    private void send(String text) {
        if (closed) {
            return;
        }
        try {
            if (socket.writeQueueFull()) {
                fallBehind();
            } else {
                var _ = socket.writeTextMessage(text);
            }
        } catch (IllegalStateException | AssertionError gone) {
            // The second where assertions are on: Vert.x has it that only its own thread writes to
            // what is closed already.
            LOG.debug("socket: {}", gone.toString());
            closed = true;
        }
    }

    private void fallBehind() {
        behind = true;
        table.metrics().count("readers_behind");
        // It may have drained before the flag was up, and would then never say so again.
        if (!socket.writeQueueFull()) {
            caughtUp();
        }
    }

    private void caughtUp() {
        if (behind) {
            behind = false;
            table.catchUp(this::look, () -> end("gone"));
        }
    }

    @Override
    public void end(String reason) {
        if (!closed) {
            var _ = socket.close((short) (reason.equals(AGAIN) ? 1012 : 1008), reason);
        }
    }

    // ---- in, on the connection's thread

    /// Vert.x answers every ping by itself and would pile up the answers for somebody who does not take them: nobody needs a ping
    /// while there is something to read. Frames that are no whole message (pings, pongs, crumbs) cost nothing to send and a wake-up to
    /// receive, so they have an allowance of their own, which no browser ever uses up.
    private void frame(WebSocketFrame frame) {
        if ((frame.isPing() && socket.writeQueueFull()) || !frames.take(System.nanoTime())) {
            cut();
        }
    }

    private void message(String text) {
        heard = System.nanoTime();
        if (!allowance.take(heard)) {
            if (++strikes > STRIKES) {
                end("too fast");
            } else {
                send(new Outgoing.Refused("", "LIMIT", words("server.limit")));
            }
            return;
        }
        String id = "";
        try {
            Json json = TypedInput.json(text);
            id = json.find("id").map(TypedInput::id).orElse("");
            if (json.find("cmd").filter(cmd -> cmd.plain().equals("ping")).isPresent()) {
                Terms.pace(json).ifPresent(wish -> pace = Optional.of(wish));
                call.person().map(PersonRow::id).ifPresent(here::seen);
                send(new Outgoing.Pong());
                return;
            }
            String name = id;
            Optional<Lead> lead = TypedInput.lead(json);
            if (lead.isPresent()) {
                lead(name, lead.get());
                return;
            }
            Command command =
                    house.admit(
                            call.someone(),
                            call.address(),
                            TypedInput.command(json, call.someone(), mine));
            table.submit(person(), command, lag.millis(), reply -> reply(name, reply));
        } catch (BadInput bad) {
            send(
                    new Outgoing.Refused(
                            id, "INPUT", ServerTexts.say(telling.language(), bad.sentence())));
        } catch (Refusal refusal) {
            send(
                    new Outgoing.Refused(
                            id, "TABLE", ServerTexts.say(telling.language(), refusal.sentence())));
        }
    }

    /// What those do who look at a finished game together is in no log: it is done, or refused.
    private void lead(String id, Lead lead) {
        table.lead(
                call.someone().id(),
                call.someone().name(),
                lead,
                refused ->
                        send(
                                refused.<Outgoing>map(
                                                key ->
                                                        new Outgoing.Refused(
                                                                id, "TABLE", words(key)))
                                        .orElseGet(() -> new Outgoing.Done(id, told))));
    }

    @Override
    public void led(Outgoing.Led led) {
        if (!telling.lean() && !behind) {
            send(led);
        }
    }

    @Override
    public void held() {
        send(new Outgoing.Held(words("server.held")));
    }

    private void reply(String id, Ruling.Final reply) {
        send(
                switch (reply) {
                    case Ruling.Done(long seq) -> new Outgoing.Done(id, seq);
                    case Ruling.No(var refused) ->
                            new Outgoing.Refused(
                                    id,
                                    refused.clause(),
                                    RefusalTexts.say(table, telling.language(), refused));
                    case Ruling.Trouble _ ->
                            new Outgoing.Refused(id, "TROUBLE", words("server.trouble"));
                });
    }

    private String words(String key) {
        return ServerTexts.in(telling.language()).say(key);
    }

    // ---- life

    /// Whether what was sent has been waiting for its reader for so long that they will not read it.
    boolean isUnread(long nanos, long mostNanos) {
        if (closed || !isFull()) {
            full = 0;
        } else if (full == 0) {
            full = nanos;
        }
        return full != 0 && nanos - full > mostNanos;
    }

    /// The network may have closed it before anybody was told.
    private boolean isFull() {
        try {
            return socket.writeQueueFull();
        } catch (IllegalStateException _) {
            return false;
        }
    }

    /// Hangs up without a word: a farewell would only wait behind everything else that is not read.
    void cut() {
        if (!closed && socket instanceof WebSocketInternal inside) {
            closed = true;
            table.metrics().count("readers_cut");
            var _ = inside.channelHandlerContext().close();
        }
    }

    /// Whether nothing has been heard for so long that nobody is there.
    boolean isSilent(long nanos, long mostNanos) {
        return !closed && nanos - heard > mostNanos;
    }

    void ping(io.vertx.core.buffer.Buffer nothing) {
        try {
            if (!closed) {
                lag.pinged(System.nanoTime());
                var _ = socket.writePing(nothing);
            }
        } catch (IllegalStateException | AssertionError gone) {
            // The second where assertions are on: Vert.x has it that only its own thread writes to
            // what is closed already.
            LOG.debug("socket: {}", gone.toString());
        }
    }

    /// Who asked for this connection.
    Call call() {
        return call;
    }

    void announce(String text) {
        send(new Outgoing.Announced(text));
    }

    void shut(int code, String reason) {
        var _ = socket.close((short) code, reason);
    }

    void closed() {
        closed = true;
        table.leave(this, false);
    }

    /// Nothing has been heard of them for too long: they are gone, and no farewell is waited for.
    void lost() {
        table.leave(this, true);
        if (!closed && socket instanceof WebSocketInternal inside) {
            closed = true;
            var _ = inside.channelHandlerContext().close();
        }
    }
}
