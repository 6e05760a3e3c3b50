package tablee.cli.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import tablee.cli.Console;
import tablee.engine.Texts;

/// The commands of this package, for the command line.
public final class ServerCommands {

    private ServerCommands() {}

    /// Each by its name, in the order of the help, made when it is wanted.
    public static Map<String, Supplier<?>> byName(Console console, Texts texts) {
        var all = new LinkedHashMap<String, Supplier<?>>();
        all.put("serve", () -> ServeCommand.line(console, texts));
        all.put("site", () -> new SiteCommand(console, texts));
        all.put("backup", () -> new BackupCommand(console, texts));
        all.put("restore", () -> new RestoreCommand(console, texts));
        all.put("upgrade", () -> new UpgradeCommand(console, texts));
        all.put("admin", () -> new AdminCommand(console, texts));
        all.put("chaos", () -> new ChaosCommand(console, texts));
        all.put("hostile", () -> new HostileCommand(console, texts));
        all.put("soak", () -> new SoakCommand(console, texts));
        return all;
    }

    /// `bench bots`, which stands there too.
    public static Object benchBots(Console console, Texts texts) {
        return new BenchBots(console, texts);
    }

    /// `bench server`, which stands among the other measurements.
    public static Object bench(Console console, Texts texts) {
        return new BenchServer(console, texts);
    }

    /// `bench people`, likewise.
    public static Object people(Console console, Texts texts) {
        return new BenchPeople(console, texts);
    }

    /// `bench quiet`, likewise.
    public static Object quiet(Console console, Texts texts) {
        return new BenchQuiet(console, texts);
    }
}
