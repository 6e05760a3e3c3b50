package tablee.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a person can type instead of a move. Words of every language are understood whatever is spoken; a colon in front makes clear that no
/// move is meant.
record Typed(Word word, String rest) {

    enum Word {
        HELP,
        MOVES,
        WHY,
        HINT,
        UNDO,
        LOG,
        TABLE,
        RULE,
        OPTIONS,
        SAVE,
        QUIT,
        /// Anything else: a move, or a try at one.
        MOVE
    }

    private static final Map<Word, List<String>> WORDS =
            Map.ofEntries(
                    Map.entry(Word.HELP, List.of("?", "help", "aide", "hilfe")),
                    Map.entry(Word.MOVES, List.of("moves", "coups", "züge", "zuege")),
                    Map.entry(Word.WHY, List.of("why", "pourquoi", "warum")),
                    Map.entry(Word.HINT, List.of("hint", "conseil", "tipp")),
                    Map.entry(Word.UNDO, List.of("undo", "annuler", "zurück", "zurueck")),
                    Map.entry(Word.LOG, List.of("log", "journal", "protokoll")),
                    Map.entry(Word.TABLE, List.of("table", "board", "plateau", "tisch")),
                    Map.entry(Word.RULE, List.of("rule", "règle", "regle", "regel")),
                    Map.entry(Word.OPTIONS, List.of("options", "optionen")),
                    Map.entry(Word.SAVE, List.of("save", "sauver", "sichern")),
                    Map.entry(Word.QUIT, List.of("quit", "exit", "quitter", "ende")));

    static Typed of(String line) {
        String text = line.startsWith(":") ? line.substring(1).trim() : line;
        int space = text.indexOf(' ');
        String first = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : text.substring(space + 1).trim();
        for (var entry : WORDS.entrySet()) {
            if (entry.getValue().contains(first)) {
                return new Typed(entry.getKey(), rest);
            }
        }
        return new Typed(Word.MOVE, line);
    }
}
