package tablee.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.cli.Machine;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;

/// How soon a server answers what one asks first, when it has many people and a long past: a few games are played for real, then stand in its store
/// many times, under other names and at other times.
@CommandLine.Command(name = "people")
final class BenchPeople extends Command {

    /// Those who ask. They have played as the others have, so that they are among those who have played most, too.
    private static final int ASKING = 50;

    private static final int OPEN_TABLES = 100;

    @Option(names = "--people", paramLabel = "N")
    int people = 100_000;

    @Option(names = "--games", paramLabel = "N")
    int games = 1_000_000;

    @Option(names = "--real", paramLabel = "N")
    int real = 5;

    @Option(names = "--every-log", paramLabel = "N")
    int everyLog = 1;

    @Option(names = "--rate", paramLabel = "N")
    int rate = 50;

    @Option(names = "--seconds", paramLabel = "N")
    int seconds = 60;

    @Option(names = "--warm-up", paramLabel = "N")
    int warmUp = 20;

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Mixin DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--json")
    boolean json;

    BenchPeople(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException, InterruptedException, SQLException {
        if (people < ASKING * Crowd.CIRCLE || games < 1 || real < 1 || everyLog < 1) {
            throw BadInput.of("cli.people.few", Integer.toString(ASKING * Crowd.CIRCLE));
        }
        Path data = Files.createTempDirectory("tablee-bench");
        try {
            List<Guest> asking = played(data);
            var copies = new Copies(people, games, everyLog, seed);
            long begun = System.nanoTime();
            try (Connection connection = connection(data)) {
                copies.fill(connection, asking.stream().map(Guest::id).toList());
            }
            long filled = (System.nanoTime() - begun) / 1_000_000_000L;
            var report = report(copies).put("fillSeconds", filled);
            measure(data, asking, report);
            boolean same;
            try (Connection connection = connection(data)) {
                same = copies.areReadAlike(connection);
            }
            show(report.put("readAlike", same));
            return same ? ExitCode.OK : ExitCode.FOUND_FAILURES;
        } finally {
            CleanUp.folder(data);
        }
    }

    private List<String> flags(Path data) {
        var flags = new ArrayList<>(List.of("--port", "0", "--data", data.toString()));
        flags.addAll(database.flags());
        return flags;
    }

    private Connection connection(Path data) throws SQLException {
        return database.isGiven()
                ? DriverManager.getConnection(
                        database.url
                                + (database.url.contains("?") ? "&" : "?")
                                + "reWriteBatchedInserts=true",
                        database.user,
                        database.password)
                : DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tablee.db"));
    }

    /// Plays what is to be copied; those who will ask.
    private List<Guest> played(Path data) throws IOException, InterruptedException {
        try (var server = ChildServer.start(flags(data))) {
            new RealClub(server.port()).play(real);
            var asking = new ArrayList<Guest>();
            for (int i = 0; i < ASKING; i++) {
                asking.add(Guest.come(server.port(), "Asker " + i));
            }
            return asking;
        }
    }

    private Json.Builder report(Copies copies) {
        return Json.object()
                .put("bench", "people")
                .put("store", database.isGiven() ? "postgres" : "sqlite")
                .put("people", people)
                .put("games", copies.games())
                .put("gamesWithLog", copies.withLog())
                .put("lines", copies.lines())
                .put("evenings", copies.evenings())
                .put("bytes", copies.bytes())
                .put("bytesPerGame", copies.bytes() / copies.games())
                .put("logBytesPerGame", Json.list(copies.logs(), Copies.Log::json))
                .put("rate", rate)
                .put("seconds", seconds)
                .put("seed", seed);
    }

    private void measure(Path data, List<Guest> asking, Json.Builder report)
            throws IOException, InterruptedException {
        try (var server = ChildServer.start(flags(data))) {
            List<Guest> here = asking.stream().map(guest -> guest.at(server.port())).toList();
            for (int i = 0; i < OPEN_TABLES; i++) {
                here.get(i % ASKING)
                        .post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 4)
                                        .put("listed", true)
                                        .put("sit", true)
                                        .build());
            }
            var asked = new PeopleLoad(here, rate);
            asked.run(warmUp);
            asked.clear();
            long used = server.cpuMicros();
            asked.run(seconds);
            used = server.cpuMicros() - used;
            report.put("gamesOfThoseWhoAsk", asked.pasts())
                    .put("answers", asked.report())
                    .put("faults", asked.faults())
                    .put("serverCpuMicrosPerAnswer", used / Math.max(1, (long) rate * seconds))
                    .put("serverRssMiB", server.rssMiB());
        }
    }

    private void show(Json.Builder built) {
        Json report = Machine.described(built);
        if (json) {
            print(report);
            return;
        }
        report.fields().forEach(this::line);
        console.flush();
    }

    private void line(String name, Json value) {
        if (value instanceof Json.Arr list) {
            list.items().forEach(one -> console.out().println(name + ": " + one.print()));
        } else {
            console.out().println(name + ": " + value.print());
        }
    }

    /// The least, the middle and the most of some numbers.
    static Json spread(long[] numbers) {
        long[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return Json.object()
                .put("least", sorted[0])
                .put("middle", sorted[sorted.length / 2])
                .put("most", sorted[sorted.length - 1])
                .build();
    }
}
