package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.play.Answers;
import tablee.metro.content.Effect;
import tablee.metro.content.Filter;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;

/// The answers open to a seat (table 7.2), in canonical order. Reads a state as that seat may know it: the truth on the quick
/// path, its masked copy ([Viewing]) otherwise, with the same result, because nothing hidden from the seat is looked at.
public final class LegalActions {

    static final MetroAction.Stop STOP = new MetroAction.Stop();
    static final MetroAction.PassEmpty PASS_EMPTY = new MetroAction.PassEmpty();
    static final MetroAction.Reveal REVEAL = new MetroAction.Reveal();
    static final MetroAction.Decline DECLINE = new MetroAction.Decline();

    private static final List<MetroAction> MAY_REVEAL = Answers.of(REVEAL, DECLINE);
    private static final List<MetroAction> MAY_DECLINE = Answers.of(DECLINE);
    private static final List<MetroAction> DRAW_NOTHING =
            Answers.of(new MetroAction.Draw(Optional.empty()));
    private static final MetroAction.Draw[] DRAW = new MetroAction.Draw[3];
    private static final MetroAction.From[] FROM = new MetroAction.From[3];
    private static final MetroAction.Against[] AGAINST = new MetroAction.Against[Seat.MOST];
    private static final MetroAction.Duel[] DUEL = new MetroAction.Duel[Seat.MOST];
    private static final MetroAction.Choose[] CHOOSE = new MetroAction.Choose[Seat.MOST];

    static {
        for (Station station : Station.ALL) {
            DRAW[station.index()] = new MetroAction.Draw(Optional.of(station));
            FROM[station.index()] = new MetroAction.From(station);
        }
        for (int seat = 0; seat < Seat.MOST; seat++) {
            AGAINST[seat] = new MetroAction.Against(Seat.of(seat));
            DUEL[seat] = new MetroAction.Duel(Seat.of(seat));
            CHOOSE[seat] = new MetroAction.Choose(Seat.of(seat));
        }
    }

    private LegalActions() {}

    /// Empty for a seat that is not asked.
    public static List<MetroAction> of(Open state, int seat) {
        // METRO-HIDE-4
        if (!Layout.has(state.awaited, seat)) {
            return List.of();
        }
        return switch (state.question) {
            case TURN -> turn(state, seat);
            case LAY -> lay(state, seat);
            case EXTRA -> extra(state, seat);
            case SALE -> sale(state, seat);
            case TARGET ->
                    seats(state, seat, AGAINST, Conditions.targets(state, seat, laying(state)));
            case DUEL -> seats(state, seat, DUEL, -1);
            case OPPONENT -> seats(state, seat, CHOOSE, -1);
            case MOVE -> move(state, seat);
            case REACT -> react(state, seat);
            case CARD -> cards(state);
            case PAIR -> pairs(state, seat);
            case PILE_DRAW, PILE_PEEK, PILE_SETTLE -> piles(state);
            case RETURN -> returns(state, seat);
            case ALLOC ->
                    Allocations.renewals(
                            state,
                            state.handSize(seat),
                            seat == state.active ? Conditions.forcedPile(state, seat) : -1);
            // A draw, or nothing more.
            default -> List.of();
        };
    }

    private static RuleCard laying(Open state) {
        return state.box.card(state.flow.card);
    }

    /// METRO-TURN-1, METRO-RULE-13, -14, -17, -18, METRO-FX-18
    private static List<MetroAction> turn(Open state, int seat) {
        if (state.pilesEmpty()) {
            return DRAW_NOTHING;
        }
        return Allocations.turns(state, state.handSize(seat), Conditions.forcedPile(state, seat));
    }

    static MetroAction draw(int pile) {
        return DRAW[pile];
    }

    /// METRO-RULE-15 and METRO-RULE-21. A card that only a sale could pay is offered but obliges to nothing.
    private static List<MetroAction> lay(Open state, int seat) {
        short[] hand = state.hand(seat);
        int blocked = Conditions.blocked(state, seat);
        // METRO-RULE-21, METRO-FX-23, METRO-TURN-7
        if (state.drawn >= 0) {
            RuleCard drawn = state.card(state.drawn);
            if (drawn.printed.layWhenDrawn() && isOwed(state, seat, drawn, blocked)) {
                return Answers.of(drawn.lay);
            }
        }
        var actions = new MetroAction[2 * hand.length + 1];
        int count = 0;
        int firsts = Layout.firsts(hand);
        boolean owed = false;
        for (int i = 0; i < hand.length; i++) {
            RuleCard card = state.card(hand[i]);
            if (Layout.has(firsts, i)
                    && !Conditions.isBlocked(card, blocked)
                    && Conditions.isLayable(state, seat, card, true)) {
                actions[count++] = card.lay;
                owed = owed || isOwed(state, seat, card);
            }
        }
        // METRO-RULE-15, -16, METRO-OPT-7
        if (!owed || state.options.freePassing()) {
            if (state.drawn == Open.DREW_NOTHING) {
                actions[count++] = PASS_EMPTY;
            } else {
                for (int i = 0; i < hand.length; i++) {
                    if (Layout.has(firsts, i)) {
                        actions[count++] = state.card(hand[i]).pass;
                    }
                }
            }
        }
        return new Answers<>(actions, count);
    }

    /// METRO-RULE-15 Whether the card drawn may be followed by a pass.
    static boolean mayPass(Open state, int seat) {
        for (MetroAction action : lay(state, seat)) {
            if (action instanceof MetroAction.Pass || action instanceof MetroAction.PassEmpty) {
                return true;
            }
        }
        return false;
    }

    /// Whether `STRICT` obliges to lay it: layable without giving wealth back.
    static boolean isOwed(Open state, int seat, RuleCard card, int blocked) {
        return !Conditions.isBlocked(card, blocked)
                && Conditions.isLayable(state, seat, card, true)
                && isOwed(state, seat, card);
    }

    /// The same of a card that is layable.
    private static boolean isOwed(Open state, int seat, RuleCard card) {
        return card.kind != Kind.PATRIMOINE || Conditions.isPayable(state, seat, card);
    }

    /// METRO-FX-14
    private static List<MetroAction> extra(Open state, int seat) {
        short[] hand = state.hand(seat);
        int blocked = Conditions.blocked(state, seat);
        Filter filter = permission(state).filter();
        var actions = new MetroAction[hand.length + 1];
        int count = 0;
        int firsts = Layout.firsts(hand);
        for (int i = 0; i < hand.length; i++) {
            RuleCard card = state.card(hand[i]);
            if (Layout.has(firsts, i)
                    && filter.fits(card.printed)
                    && !Conditions.isBlocked(card, blocked)
                    && Conditions.isLayable(state, seat, card, false)) {
                actions[count++] = card.lay;
            }
        }
        actions[count++] = STOP;
        return new Answers<>(actions, count);
    }

    /// METRO-RULE-47 What the first permission in the queue allows.
    static Effect.LayAgain permission(Open state) {
        int head = state.queue[0];
        return (Effect.LayAgain) state.card(head).steps[Layout.permitting(head)];
    }

    private static List<MetroAction> sale(Open state, int seat) {
        var actions = new ArrayList<MetroAction>();
        for (int set : Sales.sets(state, seat, laying(state))) {
            actions.add(Sales.action(state, seat, set));
        }
        return List.copyOf(actions);
    }

    /// Clockwise from the decider, who is never among them.
    private static List<MetroAction> seats(
            Open state, int decider, MetroAction[] answers, int mask) {
        var actions = new MetroAction[state.seats()];
        int count = 0;
        for (int seat = state.after(decider); seat != decider; seat = state.after(seat)) {
            if (Layout.has(mask, seat)) {
                actions[count++] = answers[seat];
            }
        }
        return new Answers<>(actions, count);
    }

    private static List<MetroAction> move(Open state, int seat) {
        int[] accrocs = state.shown(seat).accrocs;
        var actions = new ArrayList<MetroAction>();
        for (int place = 0; place < accrocs.length; place++) {
            if (Conditions.isMovable(state, accrocs[place], state.flow.victim)) {
                actions.add(new MetroAction.Move(Places.name(state, accrocs, place)));
            }
        }
        return List.copyOf(actions);
    }

    /// METRO-RULE-37, -59, METRO-PERSO-5 Everybody with a hidden character is asked; only a matching immunity may be revealed.
    private static List<MetroAction> react(Open state, int seat) {
        return (state.immunity(seat) & laying(state).category) != 0 ? MAY_REVEAL : MAY_DECLINE;
    }

    private static List<MetroAction> cards(Open state) {
        Effect.Strike strike = Resolution.strike(state);
        int owner = Resolution.affected(state);
        int[] front = state.shown(owner).front;
        var actions = new ArrayList<MetroAction>();
        for (int place : Impact.eligible(state, strike, owner)) {
            actions.add(new MetroAction.Take(Places.name(state, front, place)));
        }
        return List.copyOf(actions);
    }

    private static List<MetroAction> pairs(Open state, int seat) {
        var swap = (Effect.SwapCards) Resolution.effect(state);
        int other = Resolution.affected(state);
        int[] mine = state.shown(seat).front;
        int[] theirs = state.shown(other).front;
        var actions = new ArrayList<MetroAction>();
        for (int i = 0; i < mine.length; i++) {
            for (int j = 0; j < theirs.length; j++) {
                if (Conditions.isPair(state, seat, i, other, j, swap)) {
                    actions.add(
                            new MetroAction.Swap(
                                    Places.name(state, mine, i), Places.name(state, theirs, j)));
                }
            }
        }
        return List.copyOf(actions);
    }

    private static List<MetroAction> piles(Open state) {
        var actions = new MetroAction[3];
        int count = 0;
        for (int pile = 0; pile < 3; pile++) {
            if (state.pileSize(pile) > 0) {
                actions[count++] = FROM[pile];
            }
        }
        return new Answers<>(actions, count);
    }

    private static List<MetroAction> returns(Open state, int seat) {
        short[] hand = state.hand(seat);
        var actions = new MetroAction[hand.length];
        int count = 0;
        int firsts = Layout.firsts(hand);
        for (int i = 0; i < hand.length; i++) {
            if (Layout.has(firsts, i)) {
                actions[count++] = state.card(hand[i]).giveBack;
            }
        }
        return new Answers<>(actions, count);
    }
}
