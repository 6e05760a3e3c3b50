package tablee.metro;

import java.util.Arrays;
import tablee.engine.Hash;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;

/// The truth of a table at one moment. A value: every step works on a copy that shares all players and piles which it does
/// not touch, and nobody writes to a state after the step that made it.
///
/// Fields are package-private and not final because a step fills its copy in; [Transitions] and its neighbours are the only
/// writers. Piles lie top first; a card in a pile is packed like a held one ([Life]).
public final class MetroState implements State {

    /// [#drawn] when the turn's draw found all piles empty (METRO-RULE-14).
    static final int DREW_NOTHING = -2;

    static final int NO_DRAW = -1;

    final CardSet set;
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

    /// The card of the turn's draw, by index (METRO-RULE-21).
    int drawn = NO_DRAW;

    /// METRO-RULE-20 Hand sizes noted when the turn began, four bits each.
    int noted;

    Life[] lives;
    short[][] piles = {Life.NO_CARDS, Life.NO_CARDS, Life.NO_CARDS};
    Flow flow = Flow.NONE;

    /// METRO-RULE-47 Permissions to lay again: `card | effect << 8`, first in first out.
    int[] queue = Life.EMPTY;

    /// METRO-RULE-28 Destroyed cards, face up and out of the game.
    int[] discard = Life.EMPTY;

    /// Accrocs and Défis that stayed out, unseen (METRO-RULE-6, -7).
    int[] out = Life.EMPTY;

    /// Permanent effects that Accrocs brought to the table so far, by [Effect.Do]: spares the rules a walk over all Accrocs when
    /// there is none. Follows from the cards played, so it is no part of the value.
    int lasting;

    /// Players copied in this very step, so that each is copied once.
    private int owned;

    MetroState(CardSet set, MetroOptions options, boolean whole) {
        this.set = set;
        this.options = options;
        this.whole = whole;
        this.lives = new Life[options.seats()];
        for (int i = 0; i < lives.length; i++) {
            lives[i] = new Life();
        }
    }

    private MetroState(MetroState from) {
        set = from.set;
        options = from.options;
        whole = from.whole;
        question = from.question;
        awaited = from.awaited;
        station = from.station;
        round = from.round;
        turn = from.turn;
        active = from.active;
        starter = from.starter;
        drawn = from.drawn;
        noted = from.noted;
        lives = from.lives.clone();
        piles = from.piles.clone();
        flow = from.flow;
        queue = from.queue;
        discard = from.discard;
        out = from.out;
        lasting = from.lasting;
    }

    /// A copy to work on.
    MetroState copy() {
        return new MetroState(this);
    }

    int seats() {
        return lives.length;
    }

    /// The player as a copy this step may write to.
    Life edit(int seat) {
        if ((owned >> seat & 1) == 0) {
            owned |= 1 << seat;
            lives[seat] = lives[seat].copy();
        }
        return lives[seat];
    }

    /// The flow as a copy this step may write to.
    Flow editFlow() {
        flow = flow.copy();
        return flow;
    }

    Card card(int packed) {
        return set.card(packed & 0xFF);
    }

    /// A card of which only the back is known; see [Masking].
    static boolean hidden(int packed) {
        return (packed & 0xFF) >= CardSet.MOST;
    }

    static int hiddenCard(int station) {
        return CardSet.MOST + station;
    }

    /// The back of a card, known even when its face is not (METRO-GAME-3).
    int back(int packed) {
        int card = packed & 0xFF;
        return card >= CardSet.MOST ? card - CardSet.MOST : set.card(card).stationIndex;
    }

    int noted(int seat) {
        return noted >> (4 * seat) & 0xF;
    }

    /// Clockwise neighbour.
    int after(int seat) {
        return seat + 1 == lives.length ? 0 : seat + 1;
    }

    boolean pilesEmpty() {
        return piles[0].length + piles[1].length + piles[2].length == 0;
    }

    int pileTotal() {
        return piles[0].length + piles[1].length + piles[2].length;
    }

    void ask(Question next, int seat) {
        question = next;
        awaited = 1 << seat;
    }

    void due(Question chance) {
        question = chance;
        awaited = 0;
    }

    Seats awaitedSeats() {
        return Seats.of(awaited);
    }

    /// METRO-RULE-36 (b): revealed characters' immunity is public.
    boolean isOpenlyImmune(int seat, int categoryBit) {
        Life life = lives[seat];
        return life.revealed && (immunity(life) & categoryBit) != 0;
    }

    int immunity(Life life) {
        return 1 << set.characters().get(life.character).immunity().index();
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, question.index() | awaited << 8 | station << 16);
        hash = Hash.mix(hash, round | active << 8 | starter << 16 | (long) turn << 32);
        hash = Hash.mix(hash, (long) noted << 32 | drawn + 2);
        for (Life life : lives) {
            hash = life.hash(hash);
        }
        for (short[] pile : piles) {
            hash = Hash.mix(hash, pile.length);
            for (short card : pile) {
                hash = Hash.mix(hash, card);
            }
        }
        hash = Hash.mix(hash, queue);
        hash = Hash.mix(hash, discard);
        hash = Hash.mix(hash, out);
        return flow.hash(hash);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MetroState state
                && question == state.question
                && awaited == state.awaited
                && station == state.station
                && round == state.round
                && turn == state.turn
                && active == state.active
                && starter == state.starter
                && drawn == state.drawn
                && noted == state.noted
                && whole == state.whole
                && options.equals(state.options)
                && set.identity().equals(state.set.identity())
                && Arrays.equals(lives, state.lives)
                && Arrays.deepEquals(piles, state.piles)
                && Arrays.equals(queue, state.queue)
                && Arrays.equals(discard, state.discard)
                && Arrays.equals(out, state.out)
                && flow.equals(state.flow);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    @Override
    public String toString() {
        return "Metro "
                + question
                + " of "
                + awaitedSeats().list()
                + ", turn "
                + turn
                + ", Station "
                + Station.ALL.get(station)
                + ", round "
                + round
                + ", active "
                + Seat.of(active);
    }
}
