package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Message;

/// Symbols and what shows them, in words: `two relationships and one money`, `die 3 (luck)`. The letters and `d3` are for those who
/// type.
final class SymbolWords {

    private SymbolWords() {}

    /// One kind of symbol: `health`.
    static Message kind(Symbol symbol) {
        return Message.of("cv.symbol." + symbol.name());
    }

    /// How many of each; `nothing` for none.
    static Message counted(Symbols symbols) {
        var parts = new ArrayList<Message>();
        for (Symbol symbol : Symbol.ALL) {
            int count = symbols.count(symbol);
            if (count == 1) {
                parts.add(Message.of("cv.symbol." + symbol.name() + ".one"));
            } else if (count > 1) {
                parts.add(
                        Message.of("cv.symbol." + symbol.name() + ".many", Message.number(count)));
            }
        }
        return parts.isEmpty() ? Message.of("cv.none") : Message.list(parts);
    }

    /// Faces of dice in a row; a die that was not thrown yet shows nothing.
    static Message faces(String faces) {
        return counted(Symbols.of(faces.replace(".", "")));
    }

    /// The faces of some of the dice that lie there.
    static Symbols shown(Table table, int dice) {
        Symbols shown = Symbols.NONE;
        for (int die = 0; die < table.dice() && die < table.sources().length; die++) {
            int symbol = Source.symbol(table.sources()[die]);
            if ((dice >> die & 1) != 0 && symbol != Symbol.BLANK) {
                shown = shown.plus(Symbol.of(symbol), 1);
            }
        }
        return shown;
    }

    /// What these sources show together.
    static Symbols shown(Table table, List<Source.Ref> sources) {
        Symbols shown = Symbols.NONE;
        for (Source.Ref ref : sources) {
            int symbol = symbol(table, ref);
            shown = symbol == Symbol.BLANK ? shown : shown.plus(Symbol.of(symbol), 1);
        }
        return shown;
    }

    private static int symbol(Table table, Source.Ref ref) {
        int index = Source.index(table.sources(), ref);
        return index < 0 ? Symbol.BLANK : Source.symbol(table.sources()[index]);
    }

    /// What pays, told apart by where it comes from: `two relationships (dice 1 and 3) and one money (token 2)`.
    static Message paying(Table table, List<Source.Ref> sources) {
        var parts = new ArrayList<Message>();
        for (Source.Origin origin : List.of(Source.Origin.values()).reversed()) {
            List<Source.Ref> own = sources.stream().filter(ref -> ref.isFrom(origin)).toList();
            Symbols shown = shown(table, own);
            if (!shown.isEmpty()) {
                List<Integer> numbers = own.stream().map(Source.Ref::number).toList();
                parts.add(
                        Message.of(
                                "cv.from." + origin.name(),
                                counted(shown),
                                Message.list(numbers),
                                numbers.size()));
            }
        }
        return parts.isEmpty() ? Message.of("cv.none") : Message.list(parts);
    }

    /// One thing that shows this symbol: `die 3 (health)`.
    static Message showing(Source.Ref ref, Symbol symbol) {
        return Message.of("cv.showing", named(ref), kind(symbol));
    }

    /// The same by what lies there now; `a symbol` if nothing does.
    static Message showing(Table table, Source.Ref ref) {
        int symbol = symbol(table, ref);
        return symbol == Symbol.BLANK
                ? Message.of("cv.showing.nothing")
                : showing(ref, Symbol.of(symbol));
    }

    /// A source as it was named by somebody who types, there or not: `die 3`.
    static Message named(Source.Ref ref) {
        return Message.of("cv.named." + ref.from().name(), ref.number());
    }
}
