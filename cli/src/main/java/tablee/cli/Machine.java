package tablee.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Json;

/// What a figure was measured on.
public final class Machine {

    private Machine() {}

    /// The report with date, commit, JDK and machine in it.
    public static Json described(Json.Builder report) {
        return report.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString())
                .put("commit", commit())
                .put("jdk", System.getProperty("java.vendor.version", "") + " " + Runtime.version())
                .put(
                        "machine",
                        processor()
                                + ", "
                                + Runtime.getRuntime().availableProcessors()
                                + " cores, "
                                + System.getProperty("os.name")
                                + " "
                                + System.getProperty("os.arch"))
                .put(
                        "load",
                        Math.round(
                                        100
                                                * ManagementFactory.getOperatingSystemMXBean()
                                                        .getSystemLoadAverage())
                                / 100.0)
                .build();
    }

    private static String processor() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name"))
                    .findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).trim())
                    .orElse("unknown processor");
        } catch (IOException _) {
            return "unknown processor";
        }
    }

    /// Of the checkout; with a `+` when something in it was changed since.
    public static String commit() {
        return git("rev-parse", "--short", "HEAD")
                .map(
                        id ->
                                id
                                        + (git("status", "--porcelain", "-uno").orElse("").isEmpty()
                                                ? ""
                                                : "+"))
                .orElse("unknown");
    }

    private static Optional<String> git(String... arguments) {
        try {
            var line = new ArrayList<>(List.of("git"));
            line.addAll(List.of(arguments));
            var process =
                    new ProcessBuilder(line)
                            .directory(Checkout.root(Optional.empty()).toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            String said =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? Optional.of(said.trim()) : Optional.empty();
        } catch (IOException | BadInput _) {
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
