package tablee.metro.rules;

import java.util.Arrays;
import tablee.engine.Seats;
import tablee.metro.content.CardSet;

/// What lies open on the table, the same for everybody, and the few things a seat knows of its own. The rules that say what may be
/// done read nothing else, so the same answers come out of the truth ([MetroState]) and out of a view ([Table]).
///
/// A view has no place for anything hidden: no faces of other hands, no order of piles, no answers that are still out. Where
/// [#hand], [#duels] and [#character] are asked about somebody else, a view gives backs and unknowns.
public abstract sealed class Open permits MetroState, Table {

    /// [#drawn] when the turn's draw found all piles empty (METRO-RULE-14).
    static final int DREW_NOTHING = -2;

    static final int NO_DRAW = -1;

    final Box box;
    final MetroOptions options;

    /// Whether every card of the box is somewhere in here; an arranged position may hold only a few (METRO-FLOW-10).
    final boolean whole;

    Question question = Question.STARTER;
    int awaited;
    int station;
    int round = 1;

    /// METRO-FLOW-1 Numbered from 1 through the whole game.
    int turn;

    int active;

    /// Who started and dealt this Station.
    int starter;

    /// The card of the turn's draw, by index (METRO-RULE-21); its back in views of the others.
    int drawn = NO_DRAW;

    /// METRO-RULE-20 Hand sizes noted when the turn began.
    int noted;

    Flow flow = Flow.NONE;

    /// METRO-RULE-47 Permissions to lay again, first in first out.
    int[] queue = Life.EMPTY;

    /// METRO-RULE-28 Destroyed cards, face up and out of the game.
    int[] discard = Life.EMPTY;

    /// Permanent effects that Accrocs brought to the table so far, by [Effect.Do]: spares the rules a walk over all Accrocs when
    /// there is none. Follows from the cards played, so it is no part of the value.
    int lasting;

    Open(Box box, MetroOptions options, boolean whole) {
        this.box = box;
        this.options = options;
        this.whole = whole;
    }

    Open(Open from) {
        box = from.box;
        options = from.options;
        whole = from.whole;
        copyFrom(from);
    }

    /// Everything that moves, taken over from another table of the same game.
    final void copyFrom(Open from) {
        question = from.question;
        awaited = from.awaited;
        station = from.station;
        round = from.round;
        turn = from.turn;
        active = from.active;
        starter = from.starter;
        drawn = from.drawn;
        noted = from.noted;
        flow = from.flow;
        queue = from.queue;
        discard = from.discard;
        lasting = from.lasting;
    }

    /// What lies in front of a player.
    abstract Shown shown(int seat);

    /// Cards of a hand, packed ([Life]).
    abstract short[] hand(int seat);

    abstract int handSize(int seat);

    /// Défis of a player, packed ([Life]).
    abstract int[] duels(int seat);

    /// Index of a player's character, or [Life#UNKNOWN].
    abstract int character(int seat);

    abstract int pileSize(int station);

    int seats() {
        return options.seats();
    }

    final RuleCard card(int packed) {
        return box.card(Layout.card(packed));
    }

    /// A card of which only the back is known.
    static boolean hidden(int packed) {
        return Layout.card(packed) >= CardSet.MOST;
    }

    /// The back of a card, known even when its face is not (METRO-GAME-3).
    final int back(int packed) {
        return box.back(Layout.card(packed));
    }

    final int noted(int seat) {
        return Layout.noted(noted, seat);
    }

    /// Clockwise neighbour.
    final int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    final int pileTotal() {
        return pileSize(0) + pileSize(1) + pileSize(2);
    }

    final boolean pilesEmpty() {
        return pileTotal() == 0;
    }

    final Seats awaitedSeats() {
        return Seats.of(awaited);
    }

    /// What the character of this player is immune to, as a bit.
    final int immunity(int seat) {
        return Layout.only(box.character(character(seat)).immunity().index());
    }

    /// Whether the card being laid has left the hand and lies nowhere yet.
    final boolean isInTransit() {
        return switch (question) {
            case SALE, TARGET, MOVE, DUEL -> true;
            case REACT -> !flow.placed;
            default -> false;
        };
    }

    /// Whether the open part is the same.
    final boolean looksLike(Open other) {
        return question == other.question
                && awaited == other.awaited
                && station == other.station
                && round == other.round
                && turn == other.turn
                && active == other.active
                && starter == other.starter
                && drawn == other.drawn
                && noted == other.noted
                && whole == other.whole
                && options.equals(other.options)
                && box.set().identity().equals(other.box.set().identity())
                && Arrays.equals(queue, other.queue)
                && Arrays.equals(discard, other.discard)
                && flow.equals(other.flow);
    }
}
