package tablee.metro.rules;

import java.util.List;

/// What a state waits for: a decision of table 7.2, a draw, or nothing more.
public enum Question {
    /// METRO-OPT-6 Who deals and starts, drawn by lot.
    STARTER(By.CHANCE),
    /// METRO-SETUP-1
    CHARACTERS(By.CHANCE),
    /// METRO-RULE-7 Which Défis enter.
    DEFIS(By.CHANCE),
    /// METRO-RULE-6 Which Accrocs of this Station enter.
    ACCROCS(By.CHANCE),
    /// METRO-RULE-11 The regrouped Puberté pile is shuffled.
    REGROUP_PUBERTE(By.CHANCE),
    REGROUP_MAJORITE(By.CHANCE),
    /// METRO-SETUP-10 The Station's pack is shuffled and dealt.
    PACK(By.CHANCE),
    TURN(By.OPEN),
    LAY(By.HIDDEN),
    SALE(By.OPEN),
    TARGET(By.OPEN),
    MOVE(By.OPEN),
    DUEL(By.OPEN),
    OPPONENT(By.OPEN),
    REACT(By.HIDDEN),
    CARD(By.OPEN),
    PAIR(By.OPEN),
    EXTRA(By.HIDDEN),
    /// Pile of a `DRAW` effect.
    PILE_DRAW(By.OPEN),
    /// Pile of a `PEEK`.
    PILE_PEEK(By.OPEN),
    /// Pile of a settlement draw.
    PILE_SETTLE(By.OPEN),
    RETURN(By.HIDDEN),
    ALLOC(By.OPEN),
    /// METRO-FX-11 Which card of the hand is taken.
    LOT_HAND(By.CHANCE),
    /// METRO-FX-PICK `RANDOM`: which laid card.
    LOT_CARD(By.CHANCE),
    OVER(By.NOBODY);

    /// What answers it.
    private enum By {
        /// A draw.
        CHANCE,
        /// Somebody whose answers depend on nothing but what lies open.
        OPEN,
        /// Somebody whose answers would betray hand or character.
        HIDDEN,
        NOBODY
    }

    public static final List<Question> ALL = List.of(values());

    private final By by;

    Question(By by) {
        this.by = by;
    }

    /// Its place in arrays and masks.
    @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
    int index() {
        return ordinal();
    }

    boolean isChance() {
        return by == By.CHANCE;
    }

    /// METRO-FLOW-7 Whether the table may answer where there is one answer only: REACT, LAY, EXTRA and RETURN are always asked.
    public boolean isOpen() {
        return by == By.OPEN;
    }
}
