package tablee.cli.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Texts;
import tablee.engine.Xoshiro;

/// A server used as a busy evening uses it, for long: people who play, lose their connection and come back, guests who play with bots and
/// leave, replays looked at, a kill now and then. What it holds is written down regularly: what grows with time, and not with what was
/// played, is a leak.
@CommandLine.Command(name = "soak")
final class SoakCommand extends Command {

    private static final long SECOND = 1_000_000_000L;

    @Option(names = "--minutes", paramLabel = "N")
    double minutes = 60;

    @Option(names = "--tables", paramLabel = "N")
    int tables = 40;

    @Option(names = "--kills", paramLabel = "K")
    int kills = 2;

    @Option(names = "--samples", paramLabel = "N")
    int samples = 60;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--json")
    boolean json;

    private final AtomicReference<@Nullable ChildServer> running = new AtomicReference<>();

    SoakCommand(Console console, Texts texts) {
        super(console, texts);
    }

    /// What the server held at a moment.
    private record Sample(
            long second, long moves, long heapKiB, long threads, long handles, long storeKiB) {
        Json json() {
            return Json.object()
                    .put("second", second)
                    .put("moves", moves)
                    .put("heapKiB", heapKiB)
                    .put("threads", threads)
                    .put("handles", handles)
                    .put("storeKiB", storeKiB)
                    .build();
        }
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("tablee-soak");
        var flags = List.of("--port", "0", "--data", data.toString());
        try {
            running.set(ChildServer.start(List.of("-Xmx512m"), flags));
            try (var people = new Load(this::port, 3, 200, "s")) {
                people.checkWhatIsShown();
                people.open("cabo", tables);
                AttackTarget guests = AttackTarget.open(port(), 0);
                return soak(people, guests, data, flags);
            }
        } finally {
            ChildServer server = running.getAndSet(null);
            if (server != null) {
                server.close();
            }
            CleanUp.folder(data);
        }
    }

    private int port() {
        ChildServer server = running.get();
        return server == null ? 1 : server.port();
    }

    private int soak(Load people, AttackTarget guests, Path data, List<String> flags)
            throws IOException, InterruptedException {
        var random = new Xoshiro(Hash.mix(Hash.START, seed));
        var taken = new ArrayList<Sample>();
        long begun = System.nanoTime();
        long length = (long) (minutes * 60 * SECOND);
        for (int turn = 1; turn <= samples; turn++) {
            long until = begun + length * turn / samples;
            while (System.nanoTime() < until) {
                Thread.sleep(100);
                live(people, guests, random);
            }
            if (kills > 0 && turn % (samples / (kills + 1) + 1) == 0) {
                kill(flags);
            }
            taken.add(sample(people, data, (System.nanoTime() - begun) / SECOND));
        }
        people.stop();
        return report(people, taken);
    }

    /// A tenth of a second of a busy evening.
    private void live(Load people, AttackTarget guests, Randomness random)
            throws IOException, InterruptedException {
        for (LoadTable table : people.tables()) {
            if (table.over) {
                people.tables().remove(table);
                table.close();
                people.openOne("cabo");
            } else if (random.below(500) == 0) {
                table.drop(random.below(table.seats()));
            }
        }
        switch (random.below(20)) {
            case 0 ->
                    ask(
                            guests,
                            random,
                            "/api/tables",
                            "{\"game\":\"hasard\",\"seats\":4,\"terms\":{\"pace\":0},\"bots\":[\"habitué\",\"habitué\",\"habitué\",\"habitué\"]}");
            case 1 ->
                    ask(
                            guests,
                            random,
                            "/api/replays/verify",
                            "{\"replay\":" + guests.replay() + "}");
            case 2 -> ask(guests, random, "/api/replays", "{\"replay\":" + guests.replay() + "}");
            default -> {
                // Most moments nobody comes in.
            }
        }
    }

    private void ask(AttackTarget guests, Randomness random, String path, String body) {
        try (var guest =
                new Intruder(port(), AttackTarget.FIRST + random.below(AttackTarget.ADDRESSES))) {
            int _ = guest.ask("POST", path, guests.token(), body.getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // The server is just being killed; guests come back.
            Thread.onSpinWait();
        }
    }

    private void kill(List<String> flags) throws IOException, InterruptedException {
        ChildServer server = running.getAndSet(null);
        if (server != null) {
            server.kill();
        }
        running.set(ChildServer.start(List.of("-Xmx512m"), flags));
        // Everybody comes back before the next look.
        Thread.sleep(5_000);
    }

    private Sample sample(Load people, Path data, long second)
            throws IOException, InterruptedException {
        ChildServer server = running.get();
        if (server == null) {
            return new Sample(second, people.latency.count(), 0, 0, 0, 0);
        }
        return new Sample(
                second,
                people.latency.count(),
                server.keptKiB(),
                server.threads(),
                server.handles(),
                size(data) / 1024);
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.mapToLong(SoakCommand::length).sum();
        }
    }

    /// A file may go while the folder is read.
    private static long length(Path file) {
        return Files.isRegularFile(file) ? file.toFile().length() : 0;
    }

    private int report(Load people, List<Sample> taken) {
        if (json) {
            print(
                    Json.object()
                            .put("tables", tables)
                            .put("kills", kills)
                            .put("seed", Json.of(seed))
                            .put("reconnects", people.reconnects.sum())
                            .put("p99Millis", people.latency.quantile(0.99))
                            .put("samples", Json.list(taken, Sample::json))
                            .put(
                                    "contradictions",
                                    Json.texts(people.contradictions.stream().limit(20).toList()))
                            .build());
        } else {
            say("cli.soak.head");
            for (Sample sample : taken) {
                console.out()
                        .printf(
                                java.util.Locale.ROOT,
                                "%-8d %10d %10d %8d %8d %10d%n",
                                sample.second,
                                sample.moves,
                                sample.heapKiB,
                                sample.threads,
                                sample.handles,
                                sample.storeKiB);
            }
            console.flush();
        }
        return people.contradictions.isEmpty() ? ExitCode.OK : ExitCode.FOUND_FAILURES;
    }
}
