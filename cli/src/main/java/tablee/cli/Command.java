package tablee.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;

/// One command: reads its options, does its work through other modules, prints. Refuses with [BadInput].
public abstract class Command implements Callable<Integer> {

    @Mixin Shared shared = new Shared();

    protected final Console console;

    /// Sentences of the command line and the engine, in the reader's language.
    protected final Texts texts;

    protected Command(Console console, Texts texts) {
        this.console = console;
        this.texts = texts;
    }

    @Override
    public Integer call() throws Exception {
        if (!shared.language.isEmpty() && !Texts.LANGUAGES.contains(shared.language)) {
            throw BadInput.of("cli.lang", shared.language, String.join(", ", Texts.LANGUAGES));
        }
        return run();
    }

    /// Does the work; the exit code.
    protected abstract int run() throws Exception;

    public static void requirePositive(String option, long value) {
        if (value < 1) {
            throw BadInput.of("cli.positive", option, Long.toString(value));
        }
    }

    public Texts texts() {
        return texts;
    }

    public String sentence(String key, Object... args) {
        return texts.say(key, args);
    }

    /// At once, so that whoever waits for a server or a long measurement sees it.
    public void say(String key, Object... args) {
        print(sentence(key, args));
        console.flush();
    }

    public void print(String line) {
        console.out().println(line);
    }

    public void print(Json json) {
        console.out().print(json.pretty());
        console.flush();
    }

    /// A number as this language groups its digits.
    public String number(long value) {
        return String.format(Locale.of(texts.language()), "%,d", value);
    }

    /// A part of one in hundredths, to the tenth.
    public String percent(double part) {
        return number(100 * part, 1);
    }

    public String number(double value, int decimals) {
        return String.format(Locale.of(texts.language()), "%,." + decimals + "f", value);
    }
}
