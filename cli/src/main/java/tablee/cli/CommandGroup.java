package tablee.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tablee.engine.BadInput;

/// A command that only holds others: `rules`, `bench`, `content`.
public abstract class CommandGroup implements Runnable {

    @Mixin Shared shared = new Shared();

    @Spec CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw BadInput.of(
                "cli.usage.subcommand",
                spec.qualifiedName(),
                String.join(", ", spec.subcommands().keySet()));
    }
}
