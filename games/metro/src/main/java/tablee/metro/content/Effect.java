package tablee.metro.content;

import java.util.List;
import java.util.Optional;

/// One property of a card, in the closed vocabulary of section 5.5. Fields that a `do` does not use hold the
/// neutral value (0, empty, [Filter#ANY]).
///
/// @param turns  METRO-RULE-45 how long a temporary effect runs
/// @param categories of a `SHIELD` (`ANY` lists all five), or the one of a `BLOCK`
public record Effect(
        Do what,
        When when,
        Who who,
        int amount,
        int per,
        int cap,
        int count,
        int turns,
        Metric unit,
        Filter filter,
        Filter take,
        Pick pick,
        Peek peek,
        List<Category> categories,
        Optional<Kind> kind,
        Optional<Station> station) {

    public enum Do {
        MONEY,
        POINTS,
        POINTS_PER,
        INCOME,
        DISCOUNT,
        STEAL_MONEY,
        STEAL_CARD,
        DESTROY_CARD,
        SWAP_CARDS,
        SWAP_HANDS,
        TAKE_FROM_HAND,
        RENEW_HAND,
        DRAW,
        LAY_AGAIN,
        PEEK,
        SKIP_TURN,
        BLOCK,
        FORCE_PILE,
        SHIELD,
        GUARD,
        MOVE_ACCROC;

        static final List<Do> ALL = List.of(values());

        /// Its bit in masks.
        @SuppressWarnings("EnumOrdinal") // the order is part of every saved game and never changes
        public int index() {
            return ordinal();
        }
    }

    /// METRO-FX-WHEN
    public enum When {
        IMMEDIATE,
        TEMPORARY,
        PERMANENT;

        static final List<When> ALL = List.of(values());
    }

    /// METRO-FX-WHO
    public enum Who {
        SELF,
        VICTIM,
        CHOSEN,
        OTHERS,
        ALL;

        static final List<Who> CODES = List.of(values());
    }

    /// METRO-FX-PICK
    public enum Pick {
        LAYER,
        OWNER,
        RANDOM;

        static final List<Pick> ALL = List.of(values());
    }

    public enum Peek {
        HAND,
        PERSONNAGE,
        PILE;

        static final List<Peek> ALL = List.of(values());
    }

    public Effect {
        categories = List.copyOf(categories);
    }

    public boolean isPermanent() {
        return when == When.PERMANENT;
    }

    /// METRO-ACCROC-6 Whether it reaches beyond the player the card lies in front of.
    public boolean concernsSeveral() {
        return who == Who.OTHERS || who == Who.ALL;
    }
}
