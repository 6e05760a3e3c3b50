package tablee.cli.rules;

import picocli.CommandLine;
import tablee.cli.CommandGroup;
import tablee.cli.Console;
import tablee.engine.Texts;

/// The registers: what a clause says, and which clauses no test holds.
@CommandLine.Command(name = "rules")
public final class RulesCommand extends CommandGroup {

    public static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new RulesCommand())
                .addSubcommand(new RulesCoverage(console, texts))
                .addSubcommand(new RulesShow(console, texts))
                .addSubcommand(new RulesTree(console, texts));
    }
}
