package tablee.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;
import tablee.bots.Hints;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.ServerTexts;
import tablee.table.TableTexts;

/// Which languages there are, and what each of them does not say yet and so borrows from English: sentences by key, rule books and guides by game.
@CommandLine.Command(name = "languages")
final class LanguagesCommand extends Command {

    /// Written beside the page when it is built: what its languages lack.
    private static final String PAGE = "web/languages.json";

    @Parameters(arity = "0..1", paramLabel = "CODE", descriptionKey = "CODE")
    Optional<String> code = Optional.empty();

    @CommandLine.Option(names = "--json")
    boolean json;

    LanguagesCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        if (code.isPresent() && !Texts.LANGUAGES.contains(code.get())) {
            throw BadInput.of("cli.lang", code.get(), String.join(", ", Texts.LANGUAGES));
        }
        Optional<Json> page = page();
        var shown = new LinkedHashMap<String, Map<String, List<String>>>();
        for (String language : code.map(List::of).orElse(Texts.LANGUAGES)) {
            shown.put(language, lacking(language, page));
        }
        if (json) {
            print(toJson(shown));
        } else {
            shown.forEach(this::list);
        }
        return code.isPresent() && isLacking(shown) ? ExitCode.FOUND_FAILURES : ExitCode.OK;
    }

    private static boolean isLacking(Map<String, Map<String, List<String>>> shown) {
        return shown.values().stream()
                .anyMatch(parts -> parts.values().stream().anyMatch(keys -> !keys.isEmpty()));
    }

    private static Optional<Json> page() throws IOException {
        try (InputStream in = LanguagesCommand.class.getClassLoader().getResourceAsStream(PAGE)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(
                            Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        }
    }

    /// What a language lacks, by the part that should say it; a part that says all of it is there too.
    static Map<String, List<String>> lacking(String language, Optional<Json> page) {
        var parts = new LinkedHashMap<String, List<String>>();
        page.ifPresent(
                all ->
                        parts.put(
                                "page",
                                all.find(language)
                                        .map(one -> one.items().stream().map(Json::asText).toList())
                                        .orElse(List.of("web/src/i18n/" + language))));
        parts.put("table", borrowed(TableTexts.class, language));
        parts.put("server", borrowed(ServerTexts.class, language));
        parts.put("advice", borrowed(Hints.class, language));
        parts.put("command-line", borrowed(Main.class, language));
        for (GameProvider provider : Games.all()) {
            parts.put(provider.id(), borrowed(provider.house(), language));
        }
        return parts;
    }

    private static List<String> borrowed(Class<?> anchor, String language) {
        return List.copyOf(Texts.of(anchor, language).borrowed());
    }

    private static List<String> borrowed(Game<?, ?, ?> game, String language) {
        var keys = new ArrayList<>(game.wording().texts(language).borrowed());
        var book = game.wording().book(language);
        if (!language.equals(Texts.LENDER) && book.equals(game.wording().book(Texts.LENDER))) {
            keys.add("book");
        }
        var names = new TreeSet<String>();
        game.wording()
                .names()
                .forEach(
                        (id, words) -> {
                            if (!words.byLanguage().containsKey(language)) {
                                names.add("name of " + id);
                            }
                        });
        keys.addAll(names);
        return keys;
    }

    private void list(String language, Map<String, List<String>> parts) {
        Locale locale = Locale.of(language);
        print(language + "  " + locale.getDisplayLanguage(locale));
        parts.forEach(
                (part, keys) -> {
                    if (!keys.isEmpty()) {
                        say("cli.languages.lacks", Columns.pad(part, 14), keys.size());
                    }
                    if (code.isPresent()) {
                        keys.forEach(key -> print(" ".repeat(8) + key));
                    }
                });
        if (parts.values().stream().allMatch(List::isEmpty)) {
            say("cli.languages.whole");
        }
    }

    private static Json toJson(Map<String, Map<String, List<String>>> shown) {
        var all = Json.object();
        shown.forEach(
                (language, parts) -> {
                    var one = Json.object();
                    parts.forEach((part, keys) -> one.put(part, Json.texts(keys)));
                    all.put(language, one.build());
                });
        return all.build();
    }
}
