package tablee.cli;

import java.io.IOException;

/// Whether there is a Python here to run samples and the package with.
final class Python {

    private Python() {}

    static boolean isThere() {
        return can("--version");
    }

    static boolean can(String... arguments) {
        try {
            var line = new java.util.ArrayList<>(java.util.List.of("python3"));
            line.addAll(java.util.List.of(arguments));
            return new ProcessBuilder(line)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
