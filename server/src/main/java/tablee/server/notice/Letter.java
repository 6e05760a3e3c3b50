package tablee.server.notice;

import java.util.List;
import java.util.stream.Collectors;
import tablee.server.ServerTexts;

/// What is written to somebody who is away: at which tables they are awaited, and nothing about how it stands there.
record Letter(String subject, String text) {

    /// A table that waits.
    record Waiting(String game, String url) {}

    static Letter of(String language, List<Waiting> tables) {
        String list =
                tables.stream()
                        .map(table -> table.game() + ": " + table.url())
                        .collect(Collectors.joining("\n"));
        return new Letter(
                ServerTexts.in(language).say("server.letter.subject", tables.size()),
                ServerTexts.in(language).say("server.letter.text", tables.size()) + "\n\n" + list);
    }

    /// To see whether it gets there, and to whom.
    static Letter code(String language, String code) {
        return new Letter(
                ServerTexts.in(language).say("server.letter.code.subject"),
                ServerTexts.in(language).say("server.letter.code", code));
    }

    Letter with(String more) {
        return new Letter(subject, text + "\n\n-- \n" + more);
    }
}
