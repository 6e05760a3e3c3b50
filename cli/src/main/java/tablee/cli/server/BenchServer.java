package tablee.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.engine.Json;
import tablee.engine.Texts;

/// How many moves a second a server takes, durable and delivered to all seats, and how long each takes. The load client runs on the same
/// machine, in this process; the server in its own.
@CommandLine.Command(name = "server")
final class BenchServer extends Command {

    @Option(names = "--tables", paramLabel = "N")
    int tables = 500;

    @Option(names = "--seats", paramLabel = "N")
    int seats = 4;

    @Option(names = "--bots", paramLabel = "N")
    int bots;

    @Option(names = "--rate", paramLabel = "MOVES")
    double rate;

    @Option(names = "--seconds", paramLabel = "N")
    int seconds = 20;

    @Option(names = "--warm-up", paramLabel = "N")
    int warmUp = 10;

    @Option(names = "--game", paramLabel = "GAME")
    String game = "cabo";

    @Mixin DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--avoid", paramLabel = "MOVE")
    String avoid = "";

    @Option(names = "--server-opts", paramLabel = "OPTIONS")
    String serverOptions = "";

    @Option(names = "--json")
    boolean json;

    BenchServer(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("tablee-bench");
        var flags = new ArrayList<>(List.of("--port", "0", "--data", data.toString()));
        flags.addAll(database.flags());
        long begun = System.nanoTime();
        try (var server = ChildServer.start(options(), flags)) {
            double started = (System.nanoTime() - begun) / 1e6;
            long pause = rate > 0 ? Math.round(1000 / rate) : 0;
            try (var load = new Load(server::port, seats, pause, "b")) {
                load.avoid(avoid);
                load.bots(bots);
                load.open(game, tables);
                measure(load, warmUp);
                load.latency.clear();
                load.updates.reset();
                load.updateBytes.reset();
                long served = server.cpuMicros();
                long loaded = ChildServer.cpuMicros(ProcessHandle.current());
                measure(load, seconds);
                served = server.cpuMicros() - served;
                loaded = ChildServer.cpuMicros(ProcessHandle.current()) - loaded;
                report(load, server, started, served, loaded);
            }
        } finally {
            CleanUp.folder(data);
        }
        return 0;
    }

    private List<String> options() {
        return serverOptions.isBlank() ? List.of() : List.of(serverOptions.trim().split(" +", -1));
    }

    /// Plays on; tables whose game has ended are replaced.
    private void measure(Load load, int forSeconds) throws IOException, InterruptedException {
        long end = System.nanoTime() + forSeconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            Thread.sleep(100);
            for (LoadTable table : load.tables()) {
                if (table.over) {
                    load.tables().remove(table);
                    table.close();
                    load.openOne(game);
                }
            }
        }
    }

    private void report(Load load, ChildServer server, double started, long served, long loaded) {
        long moves = Math.max(1, load.latency.count());
        long updates = Math.max(1, load.updates.sum());
        var report =
                Json.object()
                        .put("game", game)
                        .put("tables", tables)
                        .put("seats", seats)
                        .put("bots", bots)
                        .put("store", database.isGiven() ? "postgres" : "sqlite")
                        .put("ratePerTable", rate)
                        .put("seconds", seconds)
                        .put("moves", load.latency.count())
                        .put("movesPerSecond", load.latency.count() / seconds)
                        .put("p50Millis", load.latency.quantile(0.5))
                        .put("p95Millis", load.latency.quantile(0.95))
                        .put("p99Millis", load.latency.quantile(0.99))
                        .put("maxMillis", load.latency.quantile(1))
                        .put("bytesPerUpdate", load.updateBytes.sum() / updates)
                        .put("serverCpuMicrosPerMove", served / moves)
                        .put("clientCpuMicrosPerMove", loaded / moves)
                        .put("serverRssMiB", server.rssMiB())
                        .put("startMillis", Math.round(started))
                        .put("refusals", load.refusals.sum())
                        .put("jdk", System.getProperty("java.vm.version"))
                        .put("cores", Runtime.getRuntime().availableProcessors())
                        .build();
        if (json) {
            print(report);
        } else {
            report.fields()
                    .forEach((name, value) -> console.out().println(name + ": " + value.plain()));
            console.flush();
        }
    }
}
