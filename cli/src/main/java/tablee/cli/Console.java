package tablee.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where a command reads and writes, and what it may suppose about it. Tests bring their own; nothing else in this module touches
/// `System.out`.
///
/// Text is UTF-8 whatever the locale says: seats, cards and French need it.
public final class Console {

    /// Which of the three ends is a person's terminal.
    public record Terminals(boolean in, boolean out, boolean err) {
        public static final Terminals NONE = new Terminals(false, false, false);
    }

    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Map<String, String> environment;
    private final Terminals terminals;

    public Console(
            Reader in,
            PrintWriter out,
            PrintWriter err,
            Map<String, String> environment,
            Terminals terminals) {
        this.in = new BufferedReader(in);
        this.out = out;
        this.err = err;
        this.environment = Map.copyOf(environment);
        this.terminals = terminals;
    }

    static Console ofSystem() {
        return new Console(
                new InputStreamReader(
                        new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8),
                writer(new FileOutputStream(FileDescriptor.out)),
                writer(new FileOutputStream(FileDescriptor.err)),
                System.getenv(),
                new Terminals(isTerminal(0), isTerminal(1), isTerminal(2)));
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
    }

    /// Linux tells for each end; elsewhere Java only knows about input and output together.
    private static boolean isTerminal(int descriptor) {
        try {
            String target =
                    Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
            return target.startsWith("/dev/pts/")
                    || target.startsWith("/dev/tty")
                    || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.ofNullable(System.console())
                    .map(java.io.Console::isTerminal)
                    .orElse(false);
        }
    }

    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    public Terminals terminals() {
        return terminals;
    }

    /// A variable of the environment that is set and not empty.
    public Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /// The next line, or nothing when the input has ended.
    public Optional<String> readLine() {
        flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
