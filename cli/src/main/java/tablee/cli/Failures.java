package tablee.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tablee.engine.BadInput;
import tablee.engine.Message;
import tablee.engine.Texts;

/// Turns whatever went wrong into one sentence and an exit code. A stack trace is shown to those who ask for it (`--debug`).
final class Failures {

    private final Console console;
    private final Texts texts;

    Failures(Console console, Texts texts) {
        this.console = console;
        this.texts = texts;
    }

    /// The line itself was not understood.
    int misused(ParameterException thrown, String[] args) {
        say(texts.say(usage(thrown)));
        say(texts.say("cli.usage.help", thrown.getCommandLine().getCommandSpec().qualifiedName()));
        return ExitCode.BAD_INPUT;
    }

    private static Message usage(ParameterException thrown) {
        return switch (thrown) {
            case UnmatchedArgumentException unmatched ->
                    Message.of("cli.usage.unmatched", String.join(" ", unmatched.getUnmatched()));
            case MissingParameterException missing ->
                    Message.of(
                            "cli.usage.missing",
                            missing.getMissing().stream()
                                    .map(Failures::name)
                                    .collect(Collectors.joining(", ")));
            case OverwrittenOptionException twice ->
                    Message.of("cli.usage.twice", name(twice.getOverwritten()));
            default -> value(thrown);
        };
    }

    private static Message value(ParameterException thrown) {
        ArgSpec argument = thrown.getArgSpec();
        String value = thrown.getValue();
        return argument == null || value == null
                ? Message.of("cli.usage.other", String.valueOf(thrown.getMessage()))
                : Message.of("cli.usage.value", name(argument), value);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /// A command gave up.
    int failed(Exception thrown, CommandLine line, @Nullable ParseResult parsed) {
        if (isDebug(parsed)) {
            thrown.printStackTrace(console.err());
        }
        return switch (thrown) {
            case BadInput bad -> refused(bad);
            case UncheckedIOException unchecked -> file(cause(unchecked));
            case IOException file -> file(file);
            default -> {
                say(texts.say("cli.bug", String.valueOf(thrown)));
                yield ExitCode.BUG;
            }
        };
    }

    int refused(BadInput bad) {
        say(Language.everything(texts.language()).say(bad.sentence()));
        return ExitCode.BAD_INPUT;
    }

    private static IOException cause(UncheckedIOException unchecked) {
        IOException cause = unchecked.getCause();
        return cause == null ? new IOException(unchecked.getMessage()) : cause;
    }

    private int file(IOException thrown) {
        String what = String.valueOf(thrown.getMessage());
        say(
                switch (thrown) {
                    case NoSuchFileException missing ->
                            texts.say("cli.file.missing", missing.getFile());
                    case AccessDeniedException denied ->
                            texts.say("cli.file.denied", denied.getFile());
                    case FileAlreadyExistsException exists ->
                            texts.say("cli.file.exists", exists.getFile());
                    case FileSystemException other ->
                            texts.say("cli.file.other", String.valueOf(other.getFile()), what);
                    default -> texts.say("cli.file.unreadable", what);
                });
        return ExitCode.BAD_INPUT;
    }

    private static boolean isDebug(@Nullable ParseResult parsed) {
        for (ParseResult at = parsed; at != null; at = at.subcommand()) {
            if (at.hasMatchedOption("--debug")) {
                return true;
            }
        }
        return false;
    }

    private void say(String sentence) {
        console.err().println("tablee: " + sentence);
    }
}
