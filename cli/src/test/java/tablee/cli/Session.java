package tablee.cli;

import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;

/// Runs a command in this process and keeps what it said.
record Session(int code, String out, String err) {

    static final Console.Terminals TERMINAL = new Console.Terminals(true, true, true);

    static Session run(String... args) {
        return typed("", args);
    }

    static Session typed(String input, String... args) {
        return with(new StringReader(input), Map.of(), Console.Terminals.NONE, args);
    }

    static Session with(
            Reader input,
            Map<String, String> environment,
            Console.Terminals terminals,
            String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var console =
                new Console(
                        input, new PrintWriter(out), new PrintWriter(err), environment, terminals);
        int code = new Tablee(console).run(args);
        return new Session(code, out.toString(), err.toString());
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
