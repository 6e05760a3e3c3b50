package tablee.metro.rules;

import java.util.Arrays;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.metro.content.Station;

/// The truth of a table at one moment. A value: every step works on a copy that shares all players and piles which it does
/// not touch, and nobody writes to a state after the step that made it.
///
/// Fields are package-private and not final because a step fills its copy in; [Transitions] and its neighbours are the only
/// writers. Piles lie top first; a card in a pile is packed like a held one ([Life]).
public final class MetroState extends Open implements State {

    Life[] lives;
    private Pile puberte = Pile.EMPTY;
    private Pile majorite = Pile.EMPTY;
    private Pile maturite = Pile.EMPTY;

    /// Accrocs and Défis that stayed out, unseen (METRO-RULE-6, -7).
    int[] out = Life.EMPTY;

    /// METRO-RULE-40 Who answered "reveal" to the open question and is not shown yet.
    int revealing;

    /// What was copied in this very step, so that it is copied once: players, what they show, the flow.
    private byte owned;

    private byte ownedShown;
    private boolean ownsFlow;

    MetroState(Box box, MetroOptions options, boolean whole) {
        super(box, options, whole);
        this.lives = new Life[options.seats()];
        for (int i = 0; i < lives.length; i++) {
            lives[i] = new Life();
        }
    }

    private MetroState(MetroState from) {
        super(from);
        lives = from.lives;
        puberte = from.puberte;
        majorite = from.majorite;
        maturite = from.maturite;
        out = from.out;
        revealing = from.revealing;
    }

    /// A copy to work on.
    MetroState copy() {
        return new MetroState(this);
    }

    /// The player as a copy this step may write to.
    Life edit(int seat) {
        if (!Layout.has(owned, seat)) {
            if (owned == 0) {
                lives = lives.clone();
            }
            owned |= (byte) Layout.only(seat);
            lives[seat] = lives[seat].copy();
        }
        return lives[seat];
    }

    @Override
    Shown shown(int seat) {
        return lives[seat].shown;
    }

    /// What lies in front of a player as a copy this step may write to.
    Shown editShown(int seat) {
        Life life = edit(seat);
        if (!Layout.has(ownedShown, seat)) {
            ownedShown |= (byte) Layout.only(seat);
            life.shown = life.shown.copy();
        }
        return life.shown;
    }

    /// The flow as a copy this step may write to.
    Flow editFlow() {
        if (!ownsFlow) {
            beginFlow(flow.copy());
        }
        return flow;
    }

    /// A flow that this step has made.
    void beginFlow(Flow made) {
        ownsFlow = true;
        flow = made;
    }

    /// Back to a flow that an earlier step may have made.
    void resumeFlow(Flow outer) {
        ownsFlow = false;
        flow = outer;
    }

    Pile pile(int station) {
        return switch (station) {
            case 0 -> puberte;
            case 1 -> majorite;
            default -> maturite;
        };
    }

    void pile(int station, Pile pile) {
        switch (station) {
            case 0 -> puberte = pile;
            case 1 -> majorite = pile;
            default -> maturite = pile;
        }
    }

    @Override
    short[] hand(int seat) {
        return lives[seat].hand;
    }

    @Override
    int handSize(int seat) {
        return lives[seat].hand.length;
    }

    @Override
    int[] duels(int seat) {
        return lives[seat].duels;
    }

    @Override
    int character(int seat) {
        return lives[seat].character;
    }

    @Override
    int pileSize(int station) {
        return pile(station).size();
    }

    void ask(Question next, int seat) {
        question = next;
        awaited = Layout.only(seat);
    }

    void due(Question chance) {
        question = chance;
        awaited = 0;
    }

    /// What comes next: answers, a draw, or the end.
    public Next next() {
        if (awaited != 0) {
            return Next.decide(awaitedSeats());
        }
        return question == Question.OVER
                ? new Next.End(Scoring.outcome(this))
                : new Next.Draw(Dealing.due(this));
    }

    @Override
    public long hash() {
        long hash = Hash.mix(Hash.START, Layout.join(question.index(), awaited, station));
        hash = Hash.mix(hash, Layout.join(Layout.join(round, active, starter), turn));
        hash = Hash.mix(hash, Layout.join(drawn + 2, noted));
        for (Life life : lives) {
            hash = life.hash(hash);
        }
        for (int pile = 0; pile < 3; pile++) {
            hash = Hash.mix(hash, pile(pile).size());
            for (short card : pile(pile).toArray()) {
                hash = Hash.mix(hash, card);
            }
        }
        hash = Hash.mix(hash, queue);
        hash = Hash.mix(hash, discard);
        hash = Hash.mix(hash, out);
        return flow.hash(hash, revealing);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MetroState state
                && looksLike(state)
                && revealing == state.revealing
                && Arrays.equals(lives, state.lives)
                && puberte.equals(state.puberte)
                && majorite.equals(state.majorite)
                && maturite.equals(state.maturite)
                && Arrays.equals(out, state.out);
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
