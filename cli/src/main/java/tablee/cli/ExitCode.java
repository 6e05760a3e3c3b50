package tablee.cli;

/// How a command ends; described in `docs/commands.md`.
public final class ExitCode {

    public static final int OK = 0;

    /// The command did its work and found something wrong: a failing scenario, a log that does not replay, a clause without a test.
    public static final int FOUND_FAILURES = 1;

    /// What was typed or loaded cannot be understood or is not possible. Nothing was written.
    public static final int BAD_INPUT = 2;

    /// A fault of the program itself.
    public static final int BUG = 70;

    private ExitCode() {}
}
