package tablee.cli.lab;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.function.LongConsumer;
import picocli.CommandLine.Option;
import tablee.cli.Console;
import tablee.engine.BadInput;
import tablee.lab.Job;
import tablee.lab.Summed;

/// Lets a cluster do a series. The program that talks to it is not in this one's jar (docs/cluster.md): it is started beside it, told the job as one
/// line, and says how far it is and what was counted.
public final class Cluster {

    private static final String PROGRAM = "tablee.spark.ClusterProgram";
    private static final String DONE = "done ";
    private static final String TALLY = "tally ";

    /// Tallies and what they are made of.
    private static final ObjectInputFilter TALLIES =
            ObjectInputFilter.Config.createFilter("tablee.lab.**;java.base/*;!*");

    @Option(names = "--cluster", paramLabel = "MASTER")
    Optional<String> master = Optional.empty();

    boolean isAsked() {
        return master.isPresent();
    }

    /// What may not be asked of a cluster: its machines share no folder with this one, and no clock.
    void refuse(Optional<Path> content, boolean timed) {
        if (isAsked() && (content.isPresent() || timed)) {
            throw BadInput.of("cli.cluster.only");
        }
    }

    /// @param kind the tally of such a job
    <T extends Summed<T>> T run(Console console, Job job, Class<T> kind, LongConsumer progress)
            throws InterruptedException {
        Path jars = jars(console);
        try {
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-cp",
                                    jars + File.separator + "*",
                                    PROGRAM,
                                    master.orElseThrow(),
                                    jars.toString())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            try {
                return heard(process, job, kind, progress);
            } finally {
                process.destroy();
            }
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e.toString(), e);
        }
    }

    private static Path jars(Console console) {
        Path folder =
                Path.of(console.variable("TABLEE_CLUSTER").orElse("lab-spark/target/cluster"));
        Path jars = folder.resolve("jars").toAbsolutePath();
        if (!Files.isDirectory(jars)) {
            throw BadInput.of("cli.cluster.absent", folder.toString());
        }
        return jars;
    }

    private static <T> T heard(Process process, Job job, Class<T> kind, LongConsumer progress)
            throws IOException, ClassNotFoundException {
        try (Writer in = process.outputWriter(StandardCharsets.UTF_8)) {
            in.write(job.toJson().print() + "\n");
        }
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.startsWith(DONE)) {
                    progress.accept(Long.parseLong(line.substring(DONE.length())));
                } else if (line.startsWith(TALLY)) {
                    return kind.cast(read(line.substring(TALLY.length())));
                }
            }
        }
        throw BadInput.of("cli.cluster.failed");
    }

    private static Object read(String text) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayInputStream(Base64.getDecoder().decode(text));
        try (var objects = new ObjectInputStream(bytes)) {
            objects.setObjectInputFilter(TALLIES);
            return objects.readObject();
        }
    }
}
