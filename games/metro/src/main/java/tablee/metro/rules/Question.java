package tablee.metro.rules;

import java.util.List;

/// What a state waits for: a decision of table 7.2, a draw, or nothing more.
public enum Question {
    /// METRO-OPT-6 Who deals and starts, drawn by lot.
    STARTER,
    /// METRO-SETUP-1
    CHARACTERS,
    /// METRO-RULE-7 Which Défis enter.
    DEFIS,
    /// METRO-RULE-6 Which Accrocs of this Station enter.
    ACCROCS,
    /// METRO-RULE-11 The regrouped Puberté pile is shuffled.
    REGROUP_PUBERTE,
    REGROUP_MAJORITE,
    /// METRO-SETUP-10 The Station's pack is shuffled and dealt.
    PACK,
    TURN,
    LAY,
    SALE,
    TARGET,
    MOVE,
    DUEL,
    OPPONENT,
    REACT,
    CARD,
    PAIR,
    EXTRA,
    /// Pile of a `DRAW` effect.
    PILE_DRAW,
    /// Pile of a `PEEK`.
    PILE_PEEK,
    /// Pile of a settlement draw.
    PILE_SETTLE,
    RETURN,
    ALLOC,
    /// METRO-FX-11 Which card of the hand is taken.
    LOT_HAND,
    /// METRO-FX-PICK `RANDOM`: which laid card.
    LOT_CARD,
    OVER;

    public static final List<Question> ALL = List.of(values());

    /// Its place in arrays and masks.
    @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
    int index() {
        return ordinal();
    }

    boolean isChance() {
        return switch (this) {
            case STARTER,
                    CHARACTERS,
                    DEFIS,
                    ACCROCS,
                    REGROUP_PUBERTE,
                    REGROUP_MAJORITE,
                    PACK,
                    LOT_HAND,
                    LOT_CARD ->
                    true;
            case TURN,
                    LAY,
                    SALE,
                    TARGET,
                    MOVE,
                    DUEL,
                    OPPONENT,
                    REACT,
                    CARD,
                    PAIR,
                    EXTRA,
                    PILE_DRAW,
                    PILE_PEEK,
                    PILE_SETTLE,
                    RETURN,
                    ALLOC,
                    OVER ->
                    false;
        };
    }

    /// METRO-FLOW-7 Whether its answers depend on nothing but what lies open. REACT, LAY, EXTRA and RETURN would betray hand or character.
    public boolean isOpen() {
        return switch (this) {
            case TURN,
                    SALE,
                    TARGET,
                    MOVE,
                    DUEL,
                    OPPONENT,
                    CARD,
                    PAIR,
                    PILE_DRAW,
                    PILE_PEEK,
                    PILE_SETTLE,
                    ALLOC ->
                    true;
            case LAY, REACT, EXTRA, RETURN -> false;
            case STARTER,
                    CHARACTERS,
                    DEFIS,
                    ACCROCS,
                    REGROUP_PUBERTE,
                    REGROUP_MAJORITE,
                    PACK,
                    LOT_HAND,
                    LOT_CARD,
                    OVER ->
                    false;
        };
    }
}
