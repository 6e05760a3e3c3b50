package tablee.spark;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import tablee.engine.Json;
import tablee.lab.Job;
import tablee.lab.Summed;

/// The program that `tablee … --cluster MASTER` starts: it reads a job as one line, tells `done N` while it goes on, and ends with
/// `tally BASE64`. What Spark has to say goes to the error output.
final class ClusterProgram {

    private ClusterProgram() {}

    static void main(String[] args) throws IOException {
        var out =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Nothing that a library prints may come between the lines.
        System.setOut(System.err);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = in.readLine();
        if (args.length != 2 || line == null) {
            throw new IllegalArgumentException("ClusterProgram MASTER JARS, and a job to read");
        }
        Summed<?> tally =
                new SparkRun(args[0])
                        .carrying(Path.of(args[1]))
                        .run(Job.of(Json.parse(line)), done -> out.println("done " + done));
        out.println("tally " + written(tally));
    }

    private static String written(Summed<?> tally) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(tally);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
