package tablee.cli.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A server in a process of its own, so that it can be measured and killed.
final class ChildServer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");

    private final Process process;
    private final int port;

    private ChildServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /// The limits out of the way: everybody who measures comes from one address.
    private static final List<String> WITHOUT_LIMITS =
            List.of(
                    "--limit-rate",
                    "1000000",
                    "--limit-people",
                    "1000000",
                    "--limit-messages",
                    "1000000",
                    "--limit-kept",
                    "1000000",
                    "--limit-tables",
                    "1000000",
                    "--limit-connections",
                    "1000000",
                    "--limit-connections-address",
                    "1000000");

    /// Starts `serve` with these flags and the limits out of the way; returns when it listens.
    static ChildServer start(List<String> flags) throws IOException {
        return start(List.of(), flags);
    }

    /// The same with options for its JVM.
    static ChildServer start(List<String> options, List<String> flags) throws IOException {
        var all = new ArrayList<>(WITHOUT_LIMITS);
        all.addAll(flags);
        return startAsShipped(options, all);
    }

    /// Of another version, by its jar.
    static ChildServer startOther(String jar, List<String> flags) throws IOException {
        var all = new ArrayList<>(WITHOUT_LIMITS);
        all.addAll(flags);
        return start(jar, List.of(), all);
    }

    /// With the limits it has when somebody hosts it.
    static ChildServer startAsShipped(List<String> options, List<String> flags) throws IOException {
        return start(System.getProperty("java.class.path"), options, flags);
    }

    private static ChildServer start(String program, List<String> options, List<String> flags)
            throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx768m",
                                "-XX:+UseSerialGC",
                                "-Xmn32m",
                                "-XX:+ExitOnOutOfMemoryError",
                                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", program, "tablee.cli.Main", "serve", "--lang", "en"));
        command.addAll(flags);
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        // Whatever ends this process takes its servers along.
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly, "end-of-server"));
        var out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher found = ADDRESS.matcher(line);
            if (found.find()) {
                return new ChildServer(process, Integer.parseInt(found.group(1)));
            }
        }
        throw new IOException("the server did not start");
    }

    int port() {
        return port;
    }

    /// As a power cut would: no closing, no flushing.
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Resident memory in MiB; 0 where the system does not tell.
    long rssMiB() {
        return status("vmrss:") / 1024;
    }

    /// Threads of the system; 0 where it does not tell.
    long threads() {
        return status("threads:");
    }

    private long status(String field) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
                if (line.toLowerCase(Locale.ROOT).startsWith(field)) {
                    return Long.parseLong(line.replaceAll("\\D", ""));
                }
            }
        } catch (IOException _) {
            return 0;
        }
        return 0;
    }

    /// Open files and connections; 0 where the system does not tell.
    long handles() {
        try (var open = Files.list(Path.of("/proc/" + process.pid() + "/fd"))) {
            return open.count();
        } catch (IOException _) {
            return 0;
        }
    }

    /// What is left in the heap after everything unused was thrown away, in kB; 0 where the JDK has no tool to ask.
    long keptKiB() throws IOException, InterruptedException {
        ask("GC.run");
        Matcher generation =
                Pattern.compile("(?:DefNew|Tenured)\\s+total \\d+K, used (\\d+)K")
                        .matcher(ask("GC.heap_info"));
        long sum = 0;
        while (generation.find()) {
            sum += Long.parseLong(generation.group(1));
        }
        return sum;
    }

    private String ask(String what) throws IOException, InterruptedException {
        Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        if (!Files.isExecutable(tool)) {
            return "";
        }
        Process asked =
                new ProcessBuilder(tool.toString(), Long.toString(process.pid()), what).start();
        String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        asked.waitFor();
        return answer;
    }

    /// Time on all cores so far, in microseconds; 0 where the system does not tell.
    long cpuMicros() {
        return cpuMicros(process.toHandle());
    }

    static long cpuMicros(ProcessHandle process) {
        return process.info().totalCpuDuration().map(time -> time.toNanos() / 1000).orElse(0L);
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(10, java.util.concurrent.TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
