package tablee.cv.words;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.Source;
import tablee.cv.rules.Table;
import tablee.engine.Message;

/// Symbols and what shows them, in words: `two relationships and one coin`, `die 3 (luck)`. The letters and `d3` are for those who
/// type.
final class SymbolWords {

    private SymbolWords() {}

    /// Faces of dice in a row; a die that was not thrown yet shows nothing.
    static Message faces(String faces) {
        return Symbols.of(faces.replace(".", "")).counted();
    }

    /// The faces of some of the dice that lie there, a bit each.
    static Symbols shown(Table table, int dice) {
        String faces = table.faces();
        var shown = new StringBuilder();
        for (int die = 0; die < faces.length(); die++) {
            if ((dice >> die & 1) != 0 && faces.charAt(die) != '.') {
                shown.append(faces.charAt(die));
            }
        }
        return Symbols.of(shown.toString());
    }

    /// What pays, told apart by where it comes from: `two relationships (dice 1 and 3) and one coin (token 2)`.
    static Message paying(Table table, List<Source.Ref> sources) {
        var parts = new ArrayList<Message>();
        for (Source.Origin origin : List.of(Source.Origin.values()).reversed()) {
            List<Source.Ref> own = sources.stream().filter(ref -> ref.isFrom(origin)).toList();
            Symbols shown = table.shown(own);
            if (!shown.isEmpty()) {
                List<Integer> numbers = own.stream().map(Source.Ref::number).toList();
                parts.add(
                        Message.of(
                                "cv.from." + origin.name(),
                                shown.counted(),
                                Message.list(numbers),
                                numbers.size()));
            }
        }
        return parts.isEmpty() ? Message.of("cv.none") : Message.list(parts);
    }

    /// One thing that shows this symbol: `die 3 (health)`.
    static Message showing(Source.Ref ref, Symbol symbol) {
        return Message.of("cv.showing", ref.named(), symbol.named());
    }

    /// The same by what lies there now; `a symbol` if nothing does.
    static Message showing(Table table, Source.Ref ref) {
        return table.shown(ref)
                .map(symbol -> showing(ref, symbol))
                .orElse(Message.of("cv.showing.nothing"));
    }
}
