package tablee.cli.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;

/// Attacks a server of its own while people play beside it, and tells what each attack cost them. Every address is one of this machine;
/// every attack ends by itself.
@CommandLine.Command(name = "hostile")
final class HostileCommand extends Command {

    private static final long SECOND = 1_000_000_000L;

    @Option(names = "--url", paramLabel = "URL")
    String url = "";

    @Option(names = "--minutes", paramLabel = "N")
    double minutes = 4;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--heap", paramLabel = "MB")
    int heap = 512;

    @Option(names = "--only", paramLabel = "ATTACK")
    List<String> only = new ArrayList<>();

    @Option(names = "--json")
    boolean json;

    HostileCommand(Console console, Texts texts) {
        super(console, texts);
    }

    /// What one attack came to.
    private record Row(
            Attack attack, AttackTally tally, long moves, double p50, double p99, double max) {
        Json json() {
            return Json.object()
                    .put("attack", attack.name())
                    .put("tried", tally.tried.sum())
                    .put("accepted", tally.accepted.sum())
                    .put("refused", tally.refused.sum())
                    .put("busy", tally.busy.sum())
                    .put("cut", tally.cut.sum())
                    .put("faults", tally.faults.sum())
                    .put("samples", Json.texts(tally.samples))
                    .put("victimMoves", moves)
                    .put("victimP50Millis", p50)
                    .put("victimP99Millis", p99)
                    .put("victimMaxMillis", max)
                    .build();
        }
    }

    /// What the server holds when nobody attacks it.
    private record Held(long heapKiB, long threads, long handles) {
        static Held of(ChildServer server) throws IOException, InterruptedException {
            return new Held(server.keptKiB(), server.threads(), server.handles());
        }

        Json json() {
            return Json.object()
                    .put("heapKiB", heapKiB)
                    .put("threads", threads)
                    .put("handles", handles)
                    .build();
        }
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        List<Attack> attacks =
                Attacks.all().stream()
                        .filter(a -> only.isEmpty() || only.contains(a.name()))
                        .toList();
        if (attacks.isEmpty()) {
            throw BadInput.of(
                    "cli.hostile.unknown",
                    String.join(", ", Attacks.all().stream().map(Attack::name).toList()));
        }
        if (!url.isEmpty()) {
            return attack(attacks, port(url), null);
        }
        Path data = Files.createTempDirectory("tablee-hostile");
        try (var server =
                ChildServer.startAsShipped(
                        List.of("-Xmx" + heap + "m", "-XX:+ExitOnOutOfMemoryError"),
                        List.of("--host", "127.0.0.1", "--port", "0", "--data", data.toString()))) {
            return attack(attacks, server.port(), server);
        } finally {
            CleanUp.folder(data);
        }
    }

    /// A server of this machine, and no other.
    private static int port(String url) {
        URI there = URI.create(url);
        if (there.getPort() < 0
                || !List.of("localhost", "127.0.0.1")
                        .contains(Objects.requireNonNullElse(there.getHost(), ""))) {
            throw BadInput.of("cli.hostile.loopback", url);
        }
        return there.getPort();
    }

    private int attack(List<Attack> attacks, int port, @Nullable ChildServer server)
            throws IOException, InterruptedException {
        long each = (long) (minutes * 60 * SECOND / (attacks.size() + 1));
        var rows = new ArrayList<Row>();
        try (var victims = new Load(() -> port, 3, 100, "v")) {
            victims.avoid("call");
            victims.checkWhatIsShown();
            victims.open("cabo", 2);
            var peace = new Attack("(peace)", 1, 0, (_, _, _) -> {});
            // The first moves of a server are slow ones, with and without an attack.
            AttackTarget nothing = AttackTarget.open(port, 0);
            Row _ = row(victims, peace, nothing, Math.min(each, 5 * SECOND));
            Held before = server == null ? new Held(0, 0, 0) : Held.of(server);
            rows.add(row(victims, peace, nothing, each));
            for (Attack attack : attacks) {
                if (server == null || server.isAlive()) {
                    rows.add(row(victims, attack, AttackTarget.open(port, rows.size()), each));
                }
            }
            Held after = server == null ? before : settled(server, before);
            boolean alive = server == null || server.isAlive();
            return report(rows, victims, before, after, alive);
        }
    }

    private Row row(Load victims, Attack attack, AttackTarget field, long nanos)
            throws IOException, InterruptedException {
        victims.latency.clear();
        var tally = new AttackTally();
        long end = System.nanoTime() + nanos;
        var attackers = Thread.ofPlatform().start(() -> attack.run(field, seed, end, tally));
        while (System.nanoTime() < end) {
            Thread.sleep(100);
            replaceFinished(victims);
        }
        attackers.join();
        var latency = victims.latency;
        return new Row(
                attack,
                tally,
                latency.count(),
                latency.quantile(0.5),
                latency.quantile(0.99),
                latency.quantile(1));
    }

    private static void replaceFinished(Load victims) throws IOException, InterruptedException {
        for (LoadTable table : victims.tables()) {
            if (table.over) {
                victims.tables().remove(table);
                table.close();
                victims.openOne("cabo");
            }
        }
    }

    /// What an attack has left behind may take a moment to go: half a minute at most.
    private static Held settled(ChildServer server, Held before)
            throws IOException, InterruptedException {
        Held held = Held.of(server);
        for (int i = 0; i < 15 && server.isAlive() && held.handles() > before.handles(); i++) {
            Thread.sleep(2_000);
            held = Held.of(server);
        }
        return held;
    }

    private int report(List<Row> rows, Load victims, Held before, Held after, boolean alive) {
        long faults = rows.stream().mapToLong(row -> row.tally.faults.sum()).sum();
        boolean idle = rows.stream().anyMatch(row -> row.moves == 0);
        if (json) {
            print(
                    Json.object()
                            .put("seed", Json.of(seed))
                            .put("heapMB", heap)
                            .put("rows", Json.list(rows, Row::json))
                            .put(
                                    "tried",
                                    rows.stream().mapToLong(row -> row.tally.tried.sum()).sum())
                            .put("faults", faults)
                            .put(
                                    "contradictions",
                                    Json.texts(victims.contradictions.stream().limit(20).toList()))
                            .put("before", before.json())
                            .put("after", after.json())
                            .put("alive", alive)
                            .build());
        } else {
            table(rows, before, after);
        }
        return alive && faults == 0 && !idle && victims.contradictions.isEmpty()
                ? ExitCode.OK
                : ExitCode.FOUND_FAILURES;
    }

    private void table(List<Row> rows, Held before, Held after) {
        say("cli.hostile.head");
        for (Row row : rows) {
            AttackTally tally = row.tally;
            console.out()
                    .printf(
                            java.util.Locale.ROOT,
                            "%-26s %10d %9d %9d %8d %8d %7d %7d %8.1f %8.1f %8.1f%n",
                            row.attack.name(),
                            tally.tried.sum(),
                            tally.accepted.sum(),
                            tally.refused.sum(),
                            tally.busy.sum(),
                            tally.cut.sum(),
                            tally.faults.sum(),
                            row.moves,
                            row.p50,
                            row.p99,
                            row.max);
            tally.samples.forEach(sample -> console.out().println("    " + sample));
        }
        say(
                "cli.hostile.held",
                Long.toString(before.heapKiB()),
                Long.toString(after.heapKiB()),
                Long.toString(before.threads()),
                Long.toString(after.threads()),
                Long.toString(before.handles()),
                Long.toString(after.handles()));
    }
}
