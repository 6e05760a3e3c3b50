package tablee.metro.content;

import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.Message;

/// METRO-GAME-2 The three Stations in their order; also the back of a card and the pile it belongs to (METRO-RULE-9).
public enum Station {
    PUBERTE('P'),
    MAJORITE('M'),
    MATURITE('T');

    public static final List<Station> ALL = List.of(values());

    /// Its place in arrays and masks.
    @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
    public int index() {
        return ordinal();
    }

    private final char letter;

    Station(char letter) {
        this.letter = letter;
    }

    /// `P`, `M` or `T`: how a pile is written in notation.
    public char letter() {
        return letter;
    }

    /// As a reader calls it.
    public Message words() {
        return Message.of("metro.station." + name());
    }

    public static Station of(String letter) {
        for (Station station : ALL) {
            if (letter.length() == 1 && station.letter == letter.charAt(0)) {
                return station;
            }
        }
        throw BadInput.of("engine.notation.shape", letter, "P, M, T");
    }
}
