package tablee.cv;

/// What a card of the kit may turn a symbol into (CV-R-14 to -17).
final class Conversion {

    private static final int PLAIN = 0b1111;

    private Conversion() {}

    /// The symbols that this card of the kit can make of this source now, a bit each.
    static int targets(Table table, int position, int source) {
        if (!Payment.usable(source, true) || Source.hasActed(source, position)) {
            return 0;
        }
        Card card = table.deck().card(table.kit(position));
        return targets(
                card,
                table.deck().arrows[card.number()][Source.symbol(source)],
                Source.symbol(source),
                Source.origin(source) == Source.EVENT,
                !table.has(Mark.CHANGE_USED),
                !table.has(Mark.TRIP_USED));
    }

    /// @param arrows what the card's arrows make of the symbol, a bit each
    static int targets(
            Card card,
            int arrows,
            int symbol,
            boolean isEvent,
            boolean changeReady,
            boolean tripReady) {
        int targets = 0;
        // CV-R-15 Not L, not B, not on events.
        if (card.special() == Special.CHANGE_ONE
                && changeReady
                && !isEvent
                && Symbol.isPlain(symbol)) {
            targets |= PLAIN & ~(1 << symbol);
        }
        // CV-R-16
        if (card.special() == Special.BAD_LUCK_TO_ANY
                && tripReady
                && !isEvent
                && symbol == Symbol.B) {
            targets |= PLAIN;
        }
        // CV-R-17 Arrows work on events too, never on `*`.
        return targets | arrows;
    }
}
