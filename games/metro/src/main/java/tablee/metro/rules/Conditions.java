package tablee.metro.rules;

import tablee.metro.content.Effect;
import tablee.metro.content.Filter;
import tablee.metro.content.Kind;

/// What may be laid, by whom and against whom (METRO-FLOW-4). Reads only what the player in question may know, so that the
/// same answers come out of the truth and out of that player's view.
final class Conditions {

    private Conditions() {}

    // ---- money ----

    /// METRO-MONEY-1, -2, METRO-RULE-2, -30
    static int money(Open state, int seat) {
        Shown life = state.shown(seat);
        return life.settledMoney + life.money + accrocs(state, seat, Effect.Do.MONEY);
    }

    /// METRO-RULE-32, METRO-FX-5
    static int price(Open state, int seat, RuleCard wealth) {
        int discount = state.shown(seat).discount + accrocs(state, seat, Effect.Do.DISCOUNT);
        return Math.max(0, wealth.printed.price() + discount);
    }

    /// Sum of the permanent amounts of this kind that Accrocs on the table put on a player.
    static int accrocs(Open state, int seat, Effect.Do what) {
        if (!Layout.has(state.lasting, what.index())) {
            return 0;
        }
        int sum = 0;
        for (int holder = 0; holder < state.seats(); holder++) {
            for (int accroc : state.shown(holder).accrocs) {
                for (Effect effect : state.card(accroc).steps) {
                    if (effect instanceof Effect.Amount amount
                            && effect.what() == what
                            && effect.isPermanent()
                            && reaches(effect, accroc, holder, seat)) {
                        sum += amount.amount();
                    }
                }
            }
        }
        return sum;
    }

    /// METRO-FX-WHO for a permanent effect of an Accroc that lies in front of `holder`.
    static boolean reaches(Effect effect, int accroc, int holder, int seat) {
        if (Layout.has(Layout.spared(accroc), seat)) {
            return false;
        }
        return switch (effect.who()) {
            case VICTIM -> seat == holder;
            case OTHERS -> seat != Layout.layer(accroc);
            case ALL -> true;
            case SELF, CHOSEN -> false;
        };
    }

    // ---- laying ----

    /// METRO-FX-17 Kinds (from bit 8) and categories of life cards a player cannot lay.
    static int blocked(Open state, int seat) {
        int mask = 0;
        for (int running : state.shown(seat).running) {
            if (effect(state, running) instanceof Effect.Block block) {
                mask |= blocked(block);
            }
        }
        if (Layout.has(state.lasting, Effect.Do.BLOCK.index())) {
            for (int holder = 0; holder < state.seats(); holder++) {
                for (int accroc : state.shown(holder).accrocs) {
                    for (Effect effect : state.card(accroc).steps) {
                        if (effect instanceof Effect.Block block
                                && block.isPermanent()
                                && reaches(block, accroc, holder, seat)) {
                            mask |= blocked(block);
                        }
                    }
                }
            }
        }
        return state.shown(seat).blocks > 0 ? mask | blockedByOwn(state, seat) : mask;
    }

    /// A life or wealth card may block its own holder for good.
    private static int blockedByOwn(Open state, int seat) {
        int mask = 0;
        for (int laid : state.shown(seat).front) {
            for (Effect effect : state.card(laid).steps) {
                if (effect instanceof Effect.Block block && block.isPermanent()) {
                    mask |= blocked(block);
                }
            }
        }
        return mask;
    }

    private static int blocked(Effect.Block block) {
        return block.kind().map(Layout::kind).orElse(0)
                | block.category().map(category -> Layout.only(category.index())).orElse(0);
    }

    /// METRO-RULE-44 What may not be laid stays so, whatever invites to lay it.
    static boolean isBlocked(RuleCard card, int blocked) {
        return (blocked & Layout.kind(card.kind)) != 0
                || (card.kind == Kind.LIFE && (blocked & card.category) != 0);
    }

    static Effect effect(Open state, int running) {
        return state.card(running).steps[Layout.effect(running)];
    }

    /// METRO-FLOW-4, blocks apart. `first` says that nothing came in front of anybody in this turn yet, so that what lies
    /// there may be read from the running counts (METRO-RULE-23).
    static boolean isLayable(Open state, int seat, RuleCard card, boolean first) {
        return switch (card.kind) {
            // METRO-LIFE-5, METRO-RULE-22, METRO-FX-22
            case LIFE ->
                    (card.repeatable || !state.shown(seat).hasTitle(card))
                            && isConnected(state, seat, card, first);
            // METRO-WEALTH-1, -5, METRO-RULE-35 Doubles are allowed, and nothing else is asked.
            case PATRIMOINE -> isPayable(state, seat, card) || Sales.isPossible(state, seat, card);
            case DEFI -> true;
            // METRO-FLOW-5
            case ACCROC -> targets(state, seat, card) != 0;
        };
    }

    /// METRO-RULE-32 Never on credit: with negative money even a price of 0 is out of reach.
    static boolean isPayable(Open state, int seat, RuleCard wealth) {
        int money = money(state, seat);
        return money >= 0 && money >= price(state, seat, wealth);
    }

    /// METRO-LIFE-7, -10
    static boolean isConnected(Open state, int seat, RuleCard card, boolean first) {
        return card.needs.areMet(first ? state.shown(seat) : before(state, seat));
    }

    /// METRO-RULE-23, METRO-LIFE-7, -10 The player as of the end of the turn before: only cards that came earlier.
    private static Shown before(Open state, int seat) {
        Shown earlier = state.shown(seat).copy();
        for (int place = earlier.front.length - 1; place >= 0; place--) {
            if (Layout.turn(earlier.front[place]) >= state.turn) {
                earlier.lift(state.box, place);
            }
        }
        return earlier;
    }

    // ---- Accrocs ----

    /// METRO-RULE-36 Legal victims as a set of seats; for Retour de bâton with something to move (METRO-RULE-42).
    static int targets(Open state, int layer, RuleCard accroc) {
        int mask = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != layer
                    && !isProtected(state, seat, accroc.category)
                    && accroc.grounds.hold(state, seat)
                    && (!accroc.movesAccroc || hasMovable(state, layer, seat))) {
                mask |= Layout.only(seat);
            }
        }
        return mask;
    }

    /// METRO-RULE-36 (a) and (b), METRO-RULE-39: what everybody can see protects this player.
    static boolean isProtected(Open state, int seat, int category) {
        return ((shield(state, seat) | state.shown(seat).immunity) & category) != 0;
    }

    /// METRO-FX-19 Categories of Accroc this player is shielded from.
    static int shield(Open state, int seat) {
        Shown life = state.shown(seat);
        int mask = life.shield;
        for (int running : life.running) {
            if (effect(state, running) instanceof Effect.Shield shield) {
                mask |= Layout.categories(shield.categories());
            }
        }
        return mask;
    }

    private static boolean hasMovable(Open state, int layer, int victim) {
        for (int accroc : state.shown(layer).accrocs) {
            if (isMovable(state, accroc, victim)) {
                return true;
            }
        }
        return false;
    }

    /// METRO-RULE-42, METRO-ACCROC-8
    static boolean isMovable(Open state, int accroc, int victim) {
        RuleCard card = state.card(accroc);
        return !card.movesAccroc && !isProtected(state, victim, card.category);
    }

    // ---- laid cards as a goal of effects ----

    /// METRO-FX-ELIGIBLE Whether this effect may reach the laid card at this place of `owner`; `thief` is where it would go, or
    /// nobody.
    static boolean isEligible(Open state, int owner, int place, Filter filter, int thief) {
        int laid = state.shown(owner).front[place];
        RuleCard card = state.card(laid);
        if (!filter.fits(card.printed)
                || isResolving(state, owner, place)
                || isGuarded(state, owner, card)) {
            return false;
        }
        return thief < 0
                || card.kind != Kind.LIFE
                || card.repeatable
                || !state.shown(thief).hasTitle(card);
    }

    /// The card whose effect is resolving: the latest of its title that came in front of the layer in this turn.
    private static boolean isResolving(Open state, int owner, int place) {
        int[] front = state.shown(owner).front;
        if (owner != state.active
                || Layout.card(front[place]) != state.flow.card
                || Layout.turn(front[place]) != state.turn) {
            return false;
        }
        for (int later = place + 1; later < front.length; later++) {
            if (Layout.card(front[later]) == state.flow.card
                    && Layout.turn(front[later]) == state.turn) {
                return false;
            }
        }
        return true;
    }

    /// METRO-FX-20
    static boolean isGuarded(Open state, int owner, RuleCard card) {
        Shown life = state.shown(owner);
        if (life.guards == 0) {
            return false;
        }
        for (int laid : life.front) {
            RuleCard guard = state.card(laid);
            if (guard.guards) {
                for (Effect effect : guard.steps) {
                    if (effect instanceof Effect.Guard own && own.filter().fits(card.printed)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// METRO-FX-9 Whether these two laid life cards may change places without a forbidden double.
    static boolean isPair(
            Open state, int layer, int mine, int other, int theirs, Effect.SwapCards swap) {
        RuleCard given = state.card(state.shown(layer).front[mine]);
        RuleCard taken = state.card(state.shown(other).front[theirs]);
        if (given.kind != Kind.LIFE
                || taken.kind != Kind.LIFE
                || !isEligible(state, layer, mine, swap.give(), -1)
                || !isEligible(state, other, theirs, swap.take(), -1)) {
            return false;
        }
        return given == taken
                || ((taken.repeatable || !state.shown(layer).hasTitle(taken))
                        && (given.repeatable || !state.shown(other).hasTitle(given)));
    }

    // ---- piles ----

    /// METRO-FX-18 The pile this player's turn must take from, −1 if free. What began in this very turn of theirs binds from
    /// their next one on (METRO-RULE-45).
    static int forcedPile(Open state, int seat) {
        int[] running = state.shown(seat).running;
        for (int i = running.length - 1; i >= 0; i--) {
            if (effect(state, running[i]) instanceof Effect.ForcePile force
                    && !Layout.fresh(running[i])) {
                int pile = force.station().index();
                if (state.pileSize(pile) > 0) {
                    return pile;
                }
            }
        }
        return -1;
    }

    /// METRO-RULE-20 Who has to settle next, `from` or somebody clockwise of them before it would be the active player's turn
    /// again; −1 when nobody has.
    static int unsettled(Open state, int from) {
        boolean empty = state.pilesEmpty();
        int seat = from;
        do {
            int held = state.handSize(seat);
            int noted = state.noted(seat);
            if (held > noted || (held < noted && !empty)) {
                return seat;
            }
            seat = state.after(seat);
        } while (seat != state.active);
        return -1;
    }
}
