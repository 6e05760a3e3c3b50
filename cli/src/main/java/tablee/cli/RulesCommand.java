package tablee.cli;

import picocli.CommandLine;
import tablee.engine.Texts;

/// The registers: what a clause says, and which clauses no test holds.
@CommandLine.Command(name = "rules")
final class RulesCommand extends CommandGroup {

    static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new RulesCommand())
                .addSubcommand(new RulesCoverage(console, texts))
                .addSubcommand(new RulesShow(console, texts))
                .addSubcommand(new RulesTree(console, texts));
    }
}
