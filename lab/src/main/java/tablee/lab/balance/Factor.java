package tablee.lab.balance;

import java.io.Serializable;

/// Something a seat may meet in a game and that may help it to win: a card, a profession, a character.
///
/// @param kind what it is: `card`, `goal`, `profession` …; the report has a table for each
/// @param id by which the game's wording names it
/// @param text the key of its name in the game's texts; empty when the id is one of `Wording.names`
public record Factor(String kind, String id, String text)
        implements Comparable<Factor>, Serializable {

    static Factor named(String kind, String id) {
        return new Factor(kind, id, "");
    }

    static Factor said(String kind, String id, String text) {
        return new Factor(kind, id, text);
    }

    @Override
    public int compareTo(Factor other) {
        int byKind = kind.compareTo(other.kind);
        if (byKind != 0) {
            return byKind;
        }
        int byLength = Integer.compare(id.length(), other.id.length());
        return byLength != 0 && Character.isDigit(id.charAt(0)) ? byLength : id.compareTo(other.id);
    }
}
