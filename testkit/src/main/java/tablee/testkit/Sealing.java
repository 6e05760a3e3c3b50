package tablee.testkit;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import tablee.engine.outside.GameSeal;

/// Seals a game whose whole conformance suite has passed: with `-Dtablee.seal=target/classes` the [GameSeal] is written there, and goes into the
/// jar. A suite that failed, or of which only a part was run, takes an older seal away.
final class Sealing implements InvocationInterceptor, AfterAllCallback {

    private final Set<String> passed = ConcurrentHashMap.newKeySet();
    private final Set<String> failed = ConcurrentHashMap.newKeySet();

    @Override
    public void interceptTestMethod(
            Invocation<@Nullable Void> invocation,
            ReflectiveInvocationContext<Method> called,
            ExtensionContext context)
            throws Throwable {
        noted(invocation, called.getExecutable().getName());
    }

    @Override
    public <T extends @Nullable Object> T interceptTestFactoryMethod(
            Invocation<T> invocation,
            ReflectiveInvocationContext<Method> called,
            ExtensionContext context)
            throws Throwable {
        return noted(invocation, called.getExecutable().getName());
    }

    @Override
    public void interceptDynamicTest(
            Invocation<@Nullable Void> invocation,
            DynamicTestInvocationContext called,
            ExtensionContext context)
            throws Throwable {
        noted(invocation, context.getDisplayName());
    }

    private <T extends @Nullable Object> T noted(Invocation<T> invocation, String name)
            throws Throwable {
        try {
            T answer = invocation.proceed();
            passed.add(name);
            return answer;
        } catch (Throwable e) {
            failed.add(name);
            throw e;
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        String folder = System.getProperty("tablee.seal", "");
        if (folder.isEmpty()
                || !(context.getRequiredTestInstance() instanceof Conformance<?, ?, ?> suite)) {
            return;
        }
        Path classes = Path.of(folder);
        Path seal = classes.resolve(GameSeal.FILE);
        Files.deleteIfExists(seal);
        if (failed.isEmpty() && passed.containsAll(wanted())) {
            var files = new TreeMap<String, byte[]>();
            for (Path file : files(classes)) {
                String name = classes.relativize(file).toString().replace('\\', '/');
                files.put(name, Files.readAllBytes(file));
            }
            Files.createDirectories(seal.getParent());
            Files.writeString(seal, GameSeal.of(suite.game().info().id(), files).write());
        }
    }

    private static Set<String> wanted() {
        return Arrays.stream(Conformance.class.getDeclaredMethods())
                .filter(
                        method ->
                                method.isAnnotationPresent(Test.class)
                                        || method.isAnnotationPresent(TestFactory.class))
                .map(Method::getName)
                .collect(Collectors.toSet());
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).toList();
        }
    }
}
