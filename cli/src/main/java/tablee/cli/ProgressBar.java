package tablee.cli;

import tablee.engine.Texts;

/// A bar that fills on a terminal. It writes to the error stream, so that results can be piped; where nobody watches it is silent.
public final class ProgressBar {

    private static final int WIDTH = 40;

    private final Console console;
    private final Texts texts;
    private final long whole;
    private boolean shown;

    public ProgressBar(Console console, Texts texts, long whole) {
        this.console = console;
        this.texts = texts;
        this.whole = whole;
    }

    public void show(long done) {
        if (console.terminals().err()) {
            int filled = (int) (WIDTH * done / whole);
            console.err()
                    .print(
                            "\r["
                                    + "#".repeat(filled)
                                    + ".".repeat(WIDTH - filled)
                                    + "] "
                                    + texts.say(
                                            "cli.progress",
                                            Long.toString(done),
                                            Long.toString(whole)));
            console.err().flush();
            shown = true;
        }
    }

    public void clear() {
        if (shown) {
            console.err().print("\r" + " ".repeat(Columns.WIDTH - 1) + "\r");
            console.err().flush();
        }
    }
}
