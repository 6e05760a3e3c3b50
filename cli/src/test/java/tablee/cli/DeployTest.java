package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tablee.engine.Json;
import tablee.server.WrittenConfig;
import tablee.table.Version;

/// The files hosts copy name settings, versions and parts that exist. What other programs say to them is looked at by `.ci/deploy`.
class DeployTest {

    private static final Path DEPLOY = Path.of("../deploy");

    /// What the specification of compose allows for a service, as far as we use it.
    private static final Set<String> SERVICE =
            Set.of(
                    "image",
                    "restart",
                    "environment",
                    "healthcheck",
                    "stop_grace_period",
                    "ulimits",
                    "read_only",
                    "tmpfs",
                    "cap_drop",
                    "security_opt",
                    "volumes",
                    "ports",
                    "depends_on");

    private static String read(String file) throws IOException {
        return Files.readString(DEPLOY.resolve(file));
    }

    private static Map<?, ?> yaml(String file) throws IOException {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(read(file));
    }

    private static Map<?, ?> map(@Nullable Object value) {
        return (Map<?, ?>) Objects.requireNonNull(value);
    }

    @Test
    void compose_is_whole() throws IOException {
        Map<?, ?> compose = yaml("compose.yaml");
        assertThat(compose.keySet().stream().map(String::valueOf))
                .containsExactlyInAnyOrder("name", "x-node", "services", "volumes");
        Map<?, ?> services = map(compose.get("services"));
        assertThat(services.keySet().stream().map(String::valueOf))
                .containsExactlyInAnyOrder("db", "nats", "node1", "node2", "node3", "proxy");
        services.forEach(
                (name, service) -> {
                    Map<?, ?> parts = map(service);
                    assertThat(parts.keySet().stream().map(String::valueOf))
                            .as("%s", name)
                            .isSubsetOf(SERVICE)
                            .contains("image", "restart");
                    if (parts.get("depends_on") instanceof List<?> others) {
                        assertThat(services.keySet().containsAll(others)).isTrue();
                    }
                    if (parts.get("volumes") instanceof List<?> volumes) {
                        volumes.stream()
                                .map(volume -> String.valueOf(volume).split(":", 2)[0])
                                .filter(volume -> !volume.startsWith("."))
                                .forEach(
                                        volume ->
                                                assertThat(
                                                                map(compose.get("volumes"))
                                                                        .containsKey(volume))
                                                        .as(volume)
                                                        .isTrue());
                    }
                });
        assertThat(read("compose.yaml")).contains(Ready.class.getName());
    }

    @Test
    void what_is_to_be_filled_in_is_in_the_example() throws IOException {
        var named = new TreeSet<String>();
        var variable = Pattern.compile("\\$\\{([A-Z_]+)").matcher(read("compose.yaml"));
        while (variable.find()) {
            named.add(variable.group(1));
        }
        var offered =
                read("env.example")
                        .lines()
                        .filter(line -> line.contains("="))
                        .map(line -> line.substring(0, line.indexOf('=')))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(named).isEqualTo(offered);
    }

    @Test
    void settings_are_those_of_the_server() throws IOException {
        Set<String> known =
                WrittenConfig.SETTINGS.stream()
                        .map(setting -> setting.variable())
                        .collect(Collectors.toSet());
        for (String file : List.of("compose.yaml", "helm/tablee/templates/nodes.yaml")) {
            var named =
                    Pattern.compile("\\b(TABLEE_[A-Z_]+[A-Z])\\b(?=[:,\n])").matcher(read(file));
            int found = 0;
            while (named.find()) {
                found++;
                assertThat(known).contains(named.group(1));
            }
            assertThat(found).as(file).isGreaterThan(6);
        }
        String file = Files.readString(Path.of("../packaging/debian/tablee.conf"));
        Pattern.compile("(?m)^#?([a-z-]+) = ?")
                .matcher(file)
                .results()
                .forEach(
                        line ->
                                assertThat(known)
                                        .contains(
                                                "TABLEE_"
                                                        + line.group(1)
                                                                .toUpperCase(java.util.Locale.ROOT)
                                                                .replace('-', '_')));
    }

    @Test
    void one_version_everywhere() throws IOException {
        Map<?, ?> chart = yaml("helm/tablee/Chart.yaml");
        assertThat(chart.get("version")).isEqualTo(Version.TEXT);
        assertThat(chart.get("appVersion")).isEqualTo(Version.TEXT);
        assertThat(read("env.example")).contains("VERSION=" + Version.TEXT + "\n");
        assertThat(read("compose.yaml")).contains("${VERSION:-" + Version.TEXT + "}");
        try (var files = Files.walk(Path.of(".."), 3)) {
            for (Path pom : files.filter(file -> file.endsWith("pom.xml")).toList()) {
                String text = Files.readString(pom);
                if (text.contains("<groupId>tablee</groupId>\n")
                        && !pom.toString().contains("samples")) {
                    assertThat(text)
                            .as(pom.toString())
                            .contains("<version>" + Version.TEXT + "</version>");
                }
            }
        }
        assertThat(Session.run("--version").out())
                .isEqualToIgnoringNewLines("tablee " + Version.TEXT);
    }

    @Test
    void the_dashboard_is_one() throws IOException {
        Json dashboard = Json.parse(read("grafana/tablee.json"));
        assertThat(dashboard.at("panels").items())
                .hasSizeGreaterThan(10)
                .allSatisfy(
                        panel ->
                                assertThat(panel.at("targets").items())
                                        .isNotEmpty()
                                        .allMatch(
                                                target ->
                                                        target.at("expr")
                                                                .asText()
                                                                .contains("job=\"tablee\"")));
    }
}
