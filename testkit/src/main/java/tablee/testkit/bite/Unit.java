package tablee.testkit.bite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import tablee.testkit.Register;
import tablee.testkit.Rule;
import tablee.testkit.ScenarioHouse;
import tablee.testkit.Scenarios;

/// What a clause is held by: a scenario, a test method or a test class that cites it.
interface Unit {

    String name();

    boolean passes();

    /// How much it is likely to take: a scenario less than a test method, that less than a class of them.
    int weight();

    /// The units of a module by the clauses they cite.
    static Map<String, List<Unit>> in(Path module, Register register) throws IOException {
        var units = new TreeMap<String, List<Unit>>();
        Path folder = module.resolve("src/test/resources/scenarios");
        if (Files.isDirectory(folder)) {
            try (var files = Files.walk(folder)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
                    for (Scenarios.Prepared one : Scenarios.prepare(file)) {
                        cite(units, register, one.clauses(), new OfScenario(one));
                    }
                }
            }
        }
        Launcher launcher = LauncherFactory.create();
        for (Class<?> test : tests(module.resolve("target/test-classes"))) {
            Rule ofClass = test.getAnnotation(Rule.class);
            if (ofClass != null) {
                var unit = new OfJUnit(launcher, selectClass(test), test.getSimpleName());
                cite(units, register, List.of(ofClass.value()), unit);
            }
            for (Method method : test.getDeclaredMethods()) {
                Rule ofMethod = method.getAnnotation(Rule.class);
                if (ofMethod != null) {
                    var unit =
                            new OfJUnit(
                                    launcher,
                                    selectMethod(test, method),
                                    test.getSimpleName() + "." + method.getName());
                    cite(units, register, List.of(ofMethod.value()), unit);
                }
            }
        }
        return units;
    }

    private static void cite(
            Map<String, List<Unit>> units, Register register, List<String> cited, Unit unit) {
        for (String range : cited) {
            for (String id : Register.expand(range)) {
                register.find(id)
                        .ifPresent(
                                clause ->
                                        units.computeIfAbsent(clause, _ -> new ArrayList<>())
                                                .add(unit));
            }
        }
    }

    private static List<Class<?>> tests(Path classes) throws IOException {
        var tests = new ArrayList<Class<?>>();
        try (var files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String path = classes.relativize(file).toString();
                String name =
                        path.substring(0, path.length() - ".class".length())
                                .replace('/', '.')
                                .replace('\\', '.');
                try {
                    tests.add(Class.forName(name, false, Unit.class.getClassLoader()));
                } catch (ClassNotFoundException e) {
                    throw new UncheckedIOException(new IOException(e));
                }
            }
        }
        return tests;
    }

    record OfScenario(Scenarios.Prepared scenario) implements Unit {

        private static final ScenarioHouse HOUSE = ScenarioHouse.ofRepository();

        @Override
        public String name() {
            return "scenario " + scenario.name();
        }

        @Override
        public boolean passes() {
            return scenario.run(HOUSE).passed();
        }

        @Override
        public int weight() {
            return 0;
        }
    }

    record OfJUnit(Launcher launcher, DiscoverySelector selector, String name) implements Unit {

        @Override
        public int weight() {
            return selector instanceof MethodSelector ? 1 : 2;
        }

        @Override
        public boolean passes() {
            var summary = new SummaryGeneratingListener();
            launcher.execute(
                    LauncherDiscoveryRequestBuilder.request().selectors(selector).build(), summary);
            return summary.getSummary().getTotalFailureCount() == 0
                    && summary.getSummary().getTestsFoundCount() > 0;
        }
    }
}
