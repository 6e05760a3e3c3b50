package tablee.metro.content;

import java.util.List;
import java.util.Optional;

/// One property of a card, in the closed vocabulary of section 5.5: a kind for each `do`, with what it needs to know and nothing else.
public sealed interface Effect {

    enum Do {
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
    enum When {
        IMMEDIATE,
        TEMPORARY,
        PERMANENT;

        static final List<When> ALL = List.of(values());
    }

    /// METRO-FX-WHO
    enum Who {
        SELF,
        VICTIM,
        CHOSEN,
        OTHERS,
        ALL;

        static final List<Who> CODES = List.of(values());
    }

    /// METRO-FX-PICK
    enum Pick {
        LAYER,
        OWNER,
        RANDOM;

        static final List<Pick> ALL = List.of(values());
    }

    enum Peek {
        HAND,
        PERSONNAGE,
        PILE;

        static final List<Peek> ALL = List.of(values());
    }

    When when();

    /// METRO-FX-WHO Whom it reaches.
    Who who();

    default boolean isPermanent() {
        return when() == When.PERMANENT;
    }

    /// METRO-ACCROC-6 Whether it reaches beyond the player the card lies in front of.
    default boolean concernsSeveral() {
        return who() == Who.OTHERS || who() == Who.ALL;
    }

    /// It happens as the card is laid.
    sealed interface Once extends Effect {
        @Override
        default When when() {
            return When.IMMEDIATE;
        }
    }

    /// It holds as long as the card lies there.
    sealed interface Always extends Effect {
        @Override
        default When when() {
            return When.PERMANENT;
        }
    }

    /// METRO-RULE-45 It runs for so many turns; 0 if it is permanent.
    sealed interface Running extends Effect {
        int turns();
    }

    /// So much money or so many points.
    sealed interface Amount extends Effect {
        int amount();
    }

    /// A laid card is stolen or destroyed.
    sealed interface Strike extends Once {
        Filter filter();

        Pick pick();
    }

    /// METRO-FX-1
    record Money(When when, Who who, int amount) implements Amount {}

    /// METRO-FX-2
    record Points(When when, Who who, int amount) implements Amount {}

    /// METRO-FX-3 Points for every so many of what is counted, at most so many.
    record PointsPer(Who who, Metric unit, int per, int amount, int cap) implements Always {}

    /// METRO-FX-4
    record Income(Who who, int amount) implements Amount, Always {}

    /// METRO-FX-5 What is added to prices; less than 0 makes them lower.
    record Discount(Who who, int amount) implements Amount, Always {}

    /// METRO-FX-6
    record StealMoney(Who who, int amount) implements Amount, Once {}

    /// METRO-FX-7
    record StealCard(Who who, Filter filter, Pick pick) implements Strike {}

    /// METRO-FX-8
    record DestroyCard(Who who, Filter filter, Pick pick) implements Strike {}

    /// METRO-FX-9
    record SwapCards(Who who, Filter give, Filter take) implements Once {}

    /// METRO-FX-10
    record SwapHands(Who who) implements Once {}

    /// METRO-FX-11
    record TakeFromHand(Who who, int count) implements Once {}

    /// METRO-FX-12
    record RenewHand(Who who) implements Once {}

    /// METRO-FX-13
    record Draw(Who who, int count) implements Once {}

    /// METRO-FX-14
    record LayAgain(Who who, int count, Filter filter) implements Once {}

    /// METRO-FX-15
    record Look(Who who, Peek at, int count) implements Once {}

    /// METRO-FX-16
    record SkipTurn(When when, Who who, int turns) implements Running {}

    /// METRO-FX-17 Cards of a kind, or life cards of a category.
    record Block(When when, Who who, Optional<Kind> kind, Optional<Category> category, int turns)
            implements Running {}

    /// METRO-FX-18
    record ForcePile(When when, Who who, Station station, int turns) implements Running {}

    /// METRO-FX-19 Accrocs of these categories.
    record Shield(When when, Who who, List<Category> categories, int turns) implements Running {
        public Shield {
            categories = List.copyOf(categories);
        }
    }

    /// METRO-FX-20
    record Guard(Who who, Filter filter) implements Always {}

    /// METRO-FX-21, METRO-RULE-42
    record MoveAccroc(Who who) implements Once {}

    /// What it is called in the files.
    default Do what() {
        return switch (this) {
            case Money _ -> Do.MONEY;
            case Points _ -> Do.POINTS;
            case PointsPer _ -> Do.POINTS_PER;
            case Income _ -> Do.INCOME;
            case Discount _ -> Do.DISCOUNT;
            case StealMoney _ -> Do.STEAL_MONEY;
            case StealCard _ -> Do.STEAL_CARD;
            case DestroyCard _ -> Do.DESTROY_CARD;
            case SwapCards _ -> Do.SWAP_CARDS;
            case SwapHands _ -> Do.SWAP_HANDS;
            case TakeFromHand _ -> Do.TAKE_FROM_HAND;
            case RenewHand _ -> Do.RENEW_HAND;
            case Draw _ -> Do.DRAW;
            case LayAgain _ -> Do.LAY_AGAIN;
            case Look _ -> Do.PEEK;
            case SkipTurn _ -> Do.SKIP_TURN;
            case Block _ -> Do.BLOCK;
            case ForcePile _ -> Do.FORCE_PILE;
            case Shield _ -> Do.SHIELD;
            case Guard _ -> Do.GUARD;
            case MoveAccroc _ -> Do.MOVE_ACCROC;
        };
    }

    /// The filters it reads, for whoever looks titles up.
    default List<Filter> filters() {
        return switch (this) {
            case Strike strike -> List.of(strike.filter());
            case SwapCards swap -> List.of(swap.give(), swap.take());
            case LayAgain again -> List.of(again.filter());
            case Guard guard -> List.of(guard.filter());
            case Amount _,
                    PointsPer _,
                    Running _,
                    SwapHands _,
                    TakeFromHand _,
                    RenewHand _,
                    Draw _,
                    Look _,
                    MoveAccroc _ ->
                    List.of();
        };
    }
}
