package tablee.cli.server;

import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import tablee.cli.Console;
import tablee.cli.Shared;
import tablee.engine.Json;
import tablee.engine.Texts;

/// What the commands around the server share.
abstract class ServerCommand implements Callable<Integer> {

    @Mixin Shared shared = new Shared();

    final Console console;
    final Texts texts;

    ServerCommand(Console console, Texts texts) {
        this.console = console;
        this.texts = texts;
    }

    void say(String key, Object... args) {
        console.out().println(texts.say(key, args));
        console.flush();
    }

    void print(Json json) {
        console.out().print(json.pretty());
        console.flush();
    }
}
