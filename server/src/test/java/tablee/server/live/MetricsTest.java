package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.server.Config;
import tablee.server.TableServer;

/// What `/metrics` says, and that alerts and dashboard name nothing it does not say.
class MetricsTest {

    private static final Pattern NAMED =
            Pattern.compile("\\b(?:tablee|jvm|process)_[a-z_]*[a-z]\\b");

    @TempDir Path data;

    /// Of a server that has just begun and was asked nothing.
    private String text() {
        var config =
                Config.standard()
                        .with("port", "0")
                        .with("host", "localhost")
                        .with("data", data.toString());
        try (var server = TableServer.start(config)) {
            return server.tables().metrics().text();
        }
    }

    @Test
    void every_figure_is_described_and_counters_begin_at_zero() {
        List<String> lines = text().lines().toList();
        var described = new TreeSet<String>();
        var typed = new TreeSet<String>();
        for (String line : lines) {
            String[] words = line.split(" ", 4);
            if (line.startsWith("# HELP ")) {
                assertThat(words[3]).endsWith(".");
                described.add(words[2]);
            } else if (line.startsWith("# TYPE ")) {
                typed.add(words[2]);
            } else if (line.matches("tablee_.*_total .*")) {
                assertThat(line).endsWith(" 0");
            }
        }
        assertThat(typed).isEqualTo(described);
        assertThat(lines)
                .anyMatch(line -> line.matches("jvm_memory_used_bytes[{]area=\"heap\"[}] \\d+"));
        assertThat(lines).anyMatch(line -> line.startsWith("process_start_time_seconds "));
        assertThat(lines).anyMatch(line -> line.startsWith("jvm_gc_collection_seconds_count{"));
        assertThat(lines).anyMatch(line -> line.startsWith("tablee_build_info{version=\"1."));
    }

    /// Whoever counts something says what it is.
    @Test
    void everything_the_server_counts_is_in_the_list() throws IOException {
        var counted = new TreeSet<String>();
        var timed = new TreeSet<String>();
        var gauged = new TreeSet<String>();
        Map<String, Set<String>> byCall = Map.of("count", counted, "time", timed, "gauge", gauged);
        Pattern call = Pattern.compile("\\b(count|time|gauge)\\(([^;]*?)(?:,|\\);)");
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                if (!source.contains("etrics")) {
                    continue;
                }
                Matcher found = call.matcher(source);
                while (found.find()) {
                    Matcher name = Pattern.compile("\"([a-z_]+)\"").matcher(found.group(2));
                    while (name.find()) {
                        byCall.getOrDefault(found.group(1), Set.of()).add(name.group(1));
                    }
                }
            }
        }
        assertThat(counted).isEqualTo(new TreeSet<>(Figures.COUNTERS.keySet()));
        assertThat(gauged).isEqualTo(new TreeSet<>(Figures.GAUGES.keySet()));
        assertThat(timed)
                .isEqualTo(
                        Figures.TIMED.stream()
                                .map(Figures.Timed::name)
                                .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void a_duration_is_counted_in_every_bucket_it_fits_in() {
        var metrics = new Metrics();
        metrics.time("command", TimeUnit.MILLISECONDS.toNanos(30));
        metrics.time("command", TimeUnit.SECONDS.toNanos(60));
        var counts = new ArrayList<String>();
        double before = 0;
        for (String line : metrics.text().lines().toList()) {
            if (line.startsWith("tablee_command_seconds_bucket{le=\"")) {
                String bound = line.substring(line.indexOf('"') + 1, line.lastIndexOf('"'));
                double seconds =
                        bound.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(bound);
                assertThat(seconds).isGreaterThan(before);
                before = seconds;
                counts.add(bound + "=" + line.substring(line.lastIndexOf(' ') + 1));
            }
        }
        assertThat(counts).contains("0.025=0", "0.05=1", "10=1", "+Inf=2");
        assertThat(metrics.text())
                .contains("tablee_command_seconds_sum 60.03\n", "tablee_command_seconds_count 2\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"prometheus/alerts.yaml", "grafana/tablee.json"})
    void what_is_watched_is_there(String file) throws IOException {
        var there = new TreeSet<String>();
        text().lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> there.add(line.split("[ {]", 2)[0]));
        Matcher named = NAMED.matcher(Files.readString(Path.of("../deploy", file)));
        var missing = new TreeSet<String>();
        int found = 0;
        while (named.find()) {
            found++;
            if (!there.contains(named.group())) {
                missing.add(named.group());
            }
        }
        assertThat(found).isGreaterThan(8);
        assertThat(missing).isEmpty();
    }
}
