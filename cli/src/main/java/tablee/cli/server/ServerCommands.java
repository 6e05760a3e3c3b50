package tablee.cli.server;

import picocli.CommandLine;
import tablee.cli.Console;
import tablee.engine.Texts;

/// Adds the commands of this package to the command line.
public final class ServerCommands {

    private ServerCommands() {}

    public static void addTo(CommandLine root, Console console, Texts texts) {
        root.addSubcommand(ServeCommand.line(console, texts))
                .addSubcommand(new BackupCommand(console, texts))
                .addSubcommand(new RestoreCommand(console, texts))
                .addSubcommand(new AdminCommand(console, texts))
                .addSubcommand(new ChaosCommand(console, texts))
                .addSubcommand(new BotReferee(console, texts));
        CommandLine bench = root.getSubcommands().get("bench");
        if (bench != null) {
            bench.addSubcommand(new BenchServer(console, texts));
        }
    }
}
