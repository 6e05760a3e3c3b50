package tablee.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.engine.Texts;
import tablee.server.ServerTexts;

/// Which language to speak, and everything that can be said in it.
public final class Language {

    private Language() {}

    /// The one asked for, wherever `--lang` stands on the line: the help and the refusals of the parser itself are in it too.
    /// Otherwise what `TABLEE_LANG` or the locale says.
    public static String choose(List<String> args, Console console) {
        return asked(args)
                .filter(Texts.LANGUAGES::contains)
                .or(() -> fromEnvironment(console))
                .orElse("en");
    }

    private static Optional<String> asked(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).startsWith("--lang=")) {
                return Optional.of(args.get(i).substring("--lang=".length()));
            }
            if (args.get(i).equals("--lang") && i + 1 < args.size()) {
                return Optional.of(args.get(i + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> fromEnvironment(Console console) {
        return Stream.of("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
                .flatMap(name -> console.variable(name).stream())
                .findFirst()
                .flatMap(locale -> Texts.LANGUAGES.stream().filter(locale::startsWith).findFirst());
    }

    /// The sentences of the command line and the engine.
    public static Texts texts(String language) {
        return Texts.of(Main.class, language);
    }

    /// These texts with those of the command line added.
    public static Texts add(Texts texts) {
        return texts.with(texts(texts.language()));
    }

    /// The sentences of the command line, the engine, the server and every game, for a refusal that can come from any of them.
    public static Texts everything(String language) {
        return add(ServerTexts.in(language));
    }
}
