package tablee.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.store.Store;
import tablee.table.History;

/// Kills or replaces servers under load and looks whether anything that was acknowledged is missing. One node on SQLite or PostgreSQL, or several nodes
/// on PostgreSQL and NATS, of which one at a time is killed.
@CommandLine.Command(name = "chaos")
final class ChaosCommand extends Command {

    @Option(names = "--store", paramLabel = "sqlite|postgres")
    String store = "sqlite";

    @Option(names = "--kills", paramLabel = "K")
    int kills = 10;

    @Option(names = "--nodes", paramLabel = "N")
    int nodes = 1;

    @Option(names = "--tables", paramLabel = "N")
    int tables = 30;

    @Option(names = "--seats", paramLabel = "N")
    int seats = 3;

    @Option(names = "--game", paramLabel = "GAME")
    String game = "cabo";

    @Mixin DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--nats", paramLabel = "URL")
    String nats = "";

    @Option(names = "--cuts", paramLabel = "K")
    int cuts;

    @Option(names = "--rolls", paramLabel = "K")
    int rolls;

    /// The jar of the program that runs before the first replacement; empty for this very one.
    @Option(names = "--first", paramLabel = "JAR")
    String first = "";

    /// The jar of the program that takes over; empty for this very one.
    @Option(names = "--next", paramLabel = "JAR")
    String next = "";

    @Option(names = "--avoid", paramLabel = "MOVE")
    String avoid = "";

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--json")
    boolean json;

    ChaosCommand(Console console, Texts texts) {
        super(console, texts);
    }

    private final List<AtomicReference<@Nullable ChildServer>> running = new ArrayList<>();
    private final AtomicLong connections = new AtomicLong();
    private long blows;
    private final Recorder pauses = new Recorder();
    private final Recorder cutPauses = new Recorder();
    private final Recorder rollPauses = new Recorder();
    private final Recorder rollWaits = new Recorder();
    private @Nullable Cable cable;

    @Override
    protected int run() throws IOException, InterruptedException {
        if (store.equals("postgres") != database.isGiven() || (nodes > 1 && nats.isEmpty())) {
            throw BadInput.of("cli.chaos.store");
        }
        Path data = Files.createTempDirectory("tablee-chaos");
        try (Cable wire = nats.isEmpty() ? null : new Cable(nats)) {
            cable = wire;
            for (int node = 0; node < nodes; node++) {
                running.add(new AtomicReference<>(start(first, data)));
            }
            try (var load = new Load(this::anyPort, seats, 5, "c")) {
                load.checkWhatIsShown();
                load.avoid(avoid);
                load.open(game, tables);
                for (int kill = 0; kill < kills; kill++) {
                    Thread.sleep(pause(500, 1500));
                    killOne(load, data, kill % nodes);
                }
                for (int node = 0; node < rolls * nodes; node++) {
                    Thread.sleep(pause(500, 1500));
                    rollOne(load, data, node % nodes);
                }
                for (int cut = 0; wire != null && cut < cuts; cut++) {
                    Thread.sleep(pause(500, 1500));
                    cut(load, wire);
                }
                Thread.sleep(2000);
                load.stop();
                Thread.sleep(500);
                stopAll();
                return report(load, data);
            }
        } finally {
            stopAll();
            CleanUp.folder(data);
        }
    }

    /// Milliseconds until the next blow, the same for the same seed.
    private long pause(long least, long beyond) {
        return number("pause", blows++, least, beyond);
    }

    private long number(String purpose, long turn, long least, long beyond) {
        long mixed = Hash.mix(Hash.mix(Hash.mix(Hash.START, seed), purpose), turn);
        return least + Long.remainderUnsigned(mixed, beyond - least);
    }

    private List<String> flags(Path data, int port) {
        var flags =
                new ArrayList<>(
                        List.of("--port", Integer.toString(port), "--data", data.toString()));
        flags.addAll(database.flags());
        Cable wire = cable;
        if (wire != null) {
            flags.addAll(List.of("--nats", wire.url()));
        }
        return flags;
    }

    private ChildServer start(String jar, Path data) throws IOException {
        return jar.isEmpty()
                ? ChildServer.start(flags(data, 0))
                : ChildServer.startOther(jar, flags(data, 0));
    }

    /// As a load balancer does: one of those that are up.
    private int anyPort() {
        int first = (int) number("node", connections.incrementAndGet(), 0, running.size());
        for (int i = 0; i < running.size(); i++) {
            ChildServer server = running.get((first + i) % running.size()).get();
            if (server != null) {
                return server.port();
            }
        }
        return 1;
    }

    /// Kills a node, waits until every table plays on, and starts the node again (at once when it was alone).
    private void killOne(Load load, Path data, int node) throws IOException, InterruptedException {
        ChildServer victim = running.get(node).getAndSet(null);
        if (victim != null) {
            victim.kill();
        }
        long killed = System.nanoTime();
        if (nodes == 1) {
            running.get(node).set(ChildServer.start(flags(data, 0)));
        }
        untilAllMoved(load, killed, pauses);
        if (nodes > 1) {
            running.get(node).set(ChildServer.start(flags(data, 0)));
        }
        replaceFinished(load);
    }

    /// Replaces a node as an upgrade does: the new one first, then the old one is asked to close.
    private void rollOne(Load load, Path data, int node) throws IOException, InterruptedException {
        // The start of the new node belongs to it: it takes processor time from the tables, and may
        // change the store they write to.
        load.tables().forEach(LoadTable::forgetLongestWait);
        ChildServer taking = start(next, data);
        long begun = System.nanoTime();
        ChildServer leaving = running.get(node).getAndSet(taking);
        if (leaving != null) {
            leaving.close();
        }
        untilAllMoved(load, begun, rollPauses);
        load.tables().stream()
                .mapToLong(LoadTable::longestWait)
                .filter(wait -> wait > 0)
                .forEach(rollWaits::add);
        replaceFinished(load);
    }

    /// Pulls the cable to NATS out of every node for a few seconds: play goes on without it.
    private void cut(Load load, Cable wire) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        wire.pullOut();
        untilAllMoved(load, begun, cutPauses);
        Thread.sleep(pause(1000, 3000));
        long late = System.nanoTime();
        untilAllMoved(load, late, cutPauses);
        wire.plugIn();
        Thread.sleep(1000);
        replaceFinished(load);
    }

    /// Waits until every table has been played on at since then.
    private static void untilAllMoved(Load load, long since, Recorder into)
            throws InterruptedException {
        var waiting = new ArrayList<>(load.tables());
        long giveUp = since + 60_000_000_000L;
        while (!waiting.isEmpty() && System.nanoTime() < giveUp) {
            Thread.sleep(5);
            waiting.removeIf(
                    table -> {
                        boolean on = table.over || table.lastMoved > since;
                        if (on && !table.over) {
                            into.add(table.lastMoved - since);
                        }
                        return on;
                    });
        }
        waiting.forEach(_ -> into.add(60_000_000_000L));
    }

    private void replaceFinished(Load load) throws IOException, InterruptedException {
        for (LoadTable table : load.tables()) {
            if (table.over && !table.closed) {
                table.close();
                load.openOne(game);
            }
        }
    }

    private void stopAll() {
        for (var node : running) {
            ChildServer server = node.getAndSet(null);
            if (server != null) {
                server.close();
            }
        }
    }

    private int report(Load load, Path data) {
        long acknowledged = 0;
        long missing = 0;
        int gaps = 0;
        try (Store log = database.open(data.toString())) {
            for (LoadTable table : load.tables()) {
                List<History.Line> lines = log.log(table.id, 0);
                for (int i = 0; i < lines.size(); i++) {
                    gaps += lines.get(i).seq() == i + 1 ? 0 : 1;
                }
                acknowledged += table.acknowledged.size();
                missing += missing(table, lines);
            }
        }
        print(
                Json.object()
                        .put("store", store)
                        .put("nodes", nodes)
                        .put("kills", kills)
                        .put("seed", Json.of(seed))
                        .put("tables", load.tables().size())
                        .put("movesSeenByAll", load.latency.count())
                        .put("acknowledged", acknowledged)
                        .put("acknowledgedMissing", missing)
                        .put("gaps", gaps)
                        .put(
                                "contradictions",
                                Json.texts(load.contradictions.stream().limit(20).toList()))
                        .put("reconnects", load.reconnects.sum())
                        .put("playGoesOnP50Millis", pauses.quantile(0.5))
                        .put("playGoesOnP99Millis", pauses.quantile(0.99))
                        .put("playGoesOnMaxMillis", pauses.quantile(1))
                        .put("rolls", rolls)
                        .put("rollP50Millis", rollPauses.quantile(0.5))
                        .put("rollMaxMillis", rollPauses.quantile(1))
                        .put("rollWaitP50Millis", rollWaits.quantile(0.5))
                        .put("rollWaitMaxMillis", rollWaits.quantile(1))
                        .put("natsCuts", cutPauses.count() == 0 ? 0 : cuts)
                        .put("withoutNatsP50Millis", cutPauses.quantile(0.5))
                        .put("withoutNatsP99Millis", cutPauses.quantile(0.99))
                        .put("withoutNatsMaxMillis", cutPauses.quantile(1))
                        .build());
        return missing == 0 && gaps == 0 && load.contradictions.isEmpty()
                ? ExitCode.OK
                : ExitCode.FOUND_FAILURES;
    }

    /// Acknowledged commands that are not in the line they were said to be in.
    private static long missing(LoadTable table, List<History.Line> lines) {
        return table.acknowledged.entrySet().stream()
                .filter(
                        entry -> {
                            int at = (int) (entry.getKey() - 1);
                            return at >= lines.size()
                                    || !lines.get(at)
                                            .body()
                                            .contains("\"id\":\"" + entry.getValue() + "\"");
                        })
                .count();
    }
}
