package tablee.cli.play;

import java.util.List;
import java.util.Optional;
import tablee.cli.Columns;
import tablee.cli.Console;
import tablee.engine.Texts;

/// The terminal as this table uses it: lines of at most 80 columns, a little colour where it is wanted, a clean sheet for each decision.
/// Everything can be read without colour and without a terminal.
public final class Screen {

    /// What may be used to please the eye.
    ///
    /// @param colour whether bold and dim may be used
    /// @param clearing whether the screen is wiped before each decision
    public record Look(boolean colour, boolean clearing) {

        public static Look of(Console console, boolean noColour, boolean plain) {
            boolean terminal =
                    console.terminals().out()
                            && !console.variable("TERM").orElse("dumb").equals("dumb");
            boolean colour = terminal && !noColour && console.variable("NO_COLOR").isEmpty();
            return new Look(colour && !plain, terminal && console.terminals().in() && !plain);
        }
    }

    private static final String ESCAPE = "\u001b[";
    private static final int CURTAIN_LINES = 60;

    private final Console console;
    private final Look look;
    private final Texts texts;
    private int linesRead;

    public Screen(Console console, Look look, Texts texts) {
        this.console = console;
        this.look = look;
        this.texts = texts;
    }

    Texts texts() {
        return texts;
    }

    boolean isTerminal() {
        return console.terminals().in() && console.terminals().out();
    }

    /// How many lines were read: where a refused one stands in a piped file.
    int linesRead() {
        return linesRead;
    }

    void say(String key, Object... args) {
        Columns.wrap(texts.say(key, args), Columns.WIDTH).forEach(this::line);
    }

    void line(String text) {
        console.out().println(text);
    }

    void lines(List<String> texts) {
        texts.forEach(this::line);
    }

    void heading(String text) {
        String rule = "─".repeat(Math.max(3, Columns.WIDTH - 4 - text.length()));
        line(styled("1", "── " + text + " " + rule));
    }

    /// One thing that happened.
    void told(String text) {
        List<String> lines = Columns.wrap(text, Columns.WIDTH - 2);
        for (int i = 0; i < lines.size(); i++) {
            line(styled("2", (i == 0 ? "· " : "  ") + lines.get(i)));
        }
    }

    void strong(String text) {
        Columns.wrap(text, Columns.WIDTH).forEach(line -> line(styled("1", line)));
    }

    private String styled(String code, String text) {
        return look.colour() ? ESCAPE + code + "m" + text + ESCAPE + "0m" : text;
    }

    void freshSheet() {
        if (look.clearing()) {
            wipe();
        } else {
            line("");
        }
    }

    /// Hides what the last person saw, also from those who scroll back where the terminal allows it.
    void curtain() {
        if (look.clearing()) {
            wipe();
        } else {
            line("\n".repeat(CURTAIN_LINES));
        }
    }

    private void wipe() {
        console.out().print(ESCAPE + "H" + ESCAPE + "2J" + ESCAPE + "3J");
    }

    /// Shown while a bot thinks, gone when it has.
    void thinking(String text) {
        if (look.clearing()) {
            console.out().print("\r" + ESCAPE + "K" + text);
            console.flush();
        }
    }

    void doneThinking() {
        if (look.clearing()) {
            console.out().print("\r" + ESCAPE + "K");
        }
    }

    /// What the person typed; nothing at the end of the input. A piped line is shown after the prompt, so that the output reads like
    /// a session.
    Optional<String> ask(String prompt) {
        console.out().print(styled("1", prompt + "> "));
        Optional<String> typed = console.readLine();
        typed.ifPresent(_ -> linesRead++);
        if (!console.terminals().in()) {
            line(typed.orElse(""));
        }
        return typed.map(String::trim);
    }
}
