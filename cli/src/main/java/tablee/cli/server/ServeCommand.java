package tablee.cli.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.Texts;
import tablee.server.Config;
import tablee.server.TableServer;
import tablee.server.WrittenConfig;

/// Opens the house: `./tablee serve`. Every setting is a flag, a variable of the environment and a line of a file.
@CommandLine.Command(name = "serve")
final class ServeCommand extends Command {

    @Option(names = "--config", paramLabel = "FILE")
    Optional<Path> file = Optional.empty();

    @Option(names = "--check")
    boolean check;

    private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);

    /// How long the writer, a table's thread or one of the network may be at the same thing.
    private static final int STUCK_SECONDS = 30;

    private final Map<String, String> flags = new HashMap<>();

    private ServeCommand(Console console, Texts texts) {
        super(console, texts);
    }

    static CommandLine line(Console console, Texts texts) {
        var command = new ServeCommand(console, texts);
        CommandSpec spec = CommandSpec.forAnnotatedObject(command);
        settings(spec, command.flags);
        return new CommandLine(spec);
    }

    /// A flag for each setting; what is given is put into `flags`.
    static void settings(CommandSpec spec, Map<String, String> flags) {
        for (WrittenConfig.Setting setting : WrittenConfig.SETTINGS) {
            spec.addOption(
                    OptionSpec.builder("--" + setting.name())
                            .paramLabel("VALUE")
                            // A flag that is on or off may stand alone: --kids.
                            .arity(setting.isFlag() ? "0..1" : "1")
                            .fallbackValue(setting.isFlag() ? "true" : "")
                            .type(String.class)
                            .description(setting.help())
                            .setter(
                                    new CommandLine.Model.ISetter() {
                                        @Override
                                        @SuppressWarnings(
                                                "TypeParameterUnusedInFormals") // picocli's own
                                        // shape
                                        public <T> T set(T value) {
                                            if (value != null) {
                                                flags.put(setting.name(), value.toString());
                                            }
                                            return value;
                                        }
                                    })
                            .build());
        }
    }

    static Config config(Optional<Path> file, Map<String, String> flags) throws IOException {
        Map<String, String> environment = System.getenv();
        return file.isPresent()
                ? Config.read(file.get(), flags, environment)
                : Config.of(flags, environment, "");
    }

    /// Asks a server that has just opened for its page and its games, and closes it: does it start, and how does it begin?
    private int answers(TableServer server, Config config)
            throws IOException, InterruptedException {
        String base = "http://localhost:" + server.port();
        try (server;
                var client = HttpClient.newHttpClient()) {
            for (String path : List.of("/", "/api/games", "/api/games/cabo", "/ready")) {
                var answer =
                        client.send(
                                HttpRequest.newBuilder(URI.create(base + path)).build(),
                                HttpResponse.BodyHandlers.ofString());
                if (answer.statusCode() != 200) {
                    return ExitCode.FOUND_FAILURES;
                }
            }
        }
        say("cli.serve.checked", base, config.data());
        return ExitCode.OK;
    }

    @Override
    protected int run() throws Exception {
        Config config = config(file, flags);
        tablee.server.Logs.format(config);
        var closed = new CountDownLatch(1);
        TableServer server = TableServer.start(config);
        if (check) {
            return answers(server, config);
        }
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    server.close();
                                    closed.countDown();
                                },
                                "closing"));
        // A process that lives and does nothing is of no use to whoever supervises it; hooks would
        // wait for what is stuck.
        var _ =
                server.watch(
                        STUCK_SECONDS,
                        what -> {
                            LOG.error(
                                    "{} has been stuck for {} s: the process ends",
                                    what,
                                    STUCK_SECONDS);
                            Runtime.getRuntime().halt(ExitCode.BUG);
                        });
        String scheme = config.network().isSecure() ? "https" : "http";
        say("cli.serve.open", scheme + "://localhost:" + server.port(), config.data());
        closed.await();
        return 0;
    }
}
