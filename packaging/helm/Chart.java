import com.marcnuri.helm.Helm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/// Lints the chart and fills it in as hosts would: `java -cp HELM Chart.java CHART`. Ends with 1 when something is wrong.
public final class Chart {

    private static final List<String> WRONG = new ArrayList<>();

    public static void main(String[] args) {
        Path chart = Path.of(args[0]);
        var lint = new Helm(chart).lint().strict().call();
        lint.getMessages().forEach(System.out::println);
        require(!lint.isFailed(), "helm lint");

        var usual = filledIn(chart, Map.of());
        require(kinds(usual).equals(List.of("PodDisruptionBudget", "Service", "Service", "Deployment", "Deployment", "Ingress")), "usual: " + kinds(usual));
        var alone = filledIn(chart, Map.of("ingress.enabled", "false", "nats.url", "nats://mine:4222", "replicas", "1", "settings.keep", "chat=90d"));
        require(kinds(alone).equals(List.of("PodDisruptionBudget", "Service", "Deployment")), "with a NATS of one's own: " + kinds(alone));
        require(alone.toString().contains("TABLEE_KEEP") && alone.toString().contains("nats://mine:4222"), "settings arrive");
        for (Object one : usual) {
            selected(map(one));
        }
        refused(chart, Map.of("replicas", "0"));
        refused(chart, Map.of("database.url", "mysql://x"));
        refused(chart, Map.of("replica", "3"));
        WRONG.forEach(wrong -> System.out.println("wrong: " + wrong));
        System.exit(WRONG.isEmpty() ? 0 : 1);
    }

    private static List<Object> filledIn(Path chart, Map<String, String> values) {
        var command = new Helm(chart).template().withName("games").withKubeVersion("1.31.0");
        values.forEach(command::set);
        var all = new ArrayList<Object>();
        for (Object one : new Load(LoadSettings.builder().build()).loadAllFromString(command.call())) {
            if (one != null) {
                all.add(one);
            }
        }
        return all;
    }

    private static List<Object> kinds(List<Object> all) {
        return all.stream().<Object>map(one -> map(one).get("kind")).toList();
    }

    /// A deployment finds its own pods.
    private static void selected(Map<?, ?> one) {
        if ("Deployment".equals(one.get("kind"))) {
            Map<?, ?> spec = map(one.get("spec"));
            Map<?, ?> wanted = map(map(spec.get("selector")).get("matchLabels"));
            Map<?, ?> labels = map(map(map(spec.get("template")).get("metadata")).get("labels"));
            require(labels.entrySet().containsAll(wanted.entrySet()), "selector of " + one.get("metadata"));
        }
    }

    private static void refused(Path chart, Map<String, String> values) {
        try {
            filledIn(chart, values);
            WRONG.add(values + " was taken");
        } catch (RuntimeException e) {
            System.out.println("refused, as it should be: " + values);
        }
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            WRONG.add(what);
        }
    }
}
