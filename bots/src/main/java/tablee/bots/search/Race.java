package tablee.bots.search;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Randomness;

/// The actions of the first decision, judged against each other over the same imagined worlds. At checkpoints that lie twice as far apart each
/// time, what is behind is told to rest and runs only now and then, what is far behind or all the same drops out, and what was not tried
/// yet comes in.
///
/// Resting instead of dropping at once: what an action is worth rises while the tree below it learns how to go on.
///
/// Nothing in it needs to know how long the race will last, so that thinking can be cut short at any time.
final class Race<A> {

    /// How many run at once at most.
    private static final int LANES = 12;

    /// What is less likely than this part of the likeliest waits for a checkpoint, which lets in one: a search that listens to
    /// all noises at once hears the luckiest.
    private static final double LIKELY = 0.1;

    private static final int FIRST_CHECKPOINT = 8;

    /// No action drops out, and no race is over, before so many worlds.
    private static final int PATIENCE = 64;

    /// A resting action runs in one world out of so many.
    private static final int REST = 8;

    /// In standard errors.
    private static final double BEHIND = 2;

    private static final double FAR_BEHIND = 4;

    /// A difference in the chances of winning that is not worth more thought.
    private static final double ALIKE = 0.005;

    /// How much evidence it takes to leave the first inclination: worlds in which nothing differed, and standard errors.
    private static final int LOYALTY = 8;

    private static final double DOUBT = 2;

    private final double caution;
    private final List<Arm<A>> all;
    private final List<Arm<A>> running = new ArrayList<>();
    private final List<Arm<A>> resting = new ArrayList<>();
    private int waiting;
    private int checkpoint = FIRST_CHECKPOINT;

    /// @param arms the most promising first
    /// @param caution a lead over the first of them that is not believed, see [Guide#caution]
    Race(List<Arm<A>> arms, double caution) {
        this.caution = caution;
        all = List.copyOf(arms);
        double enough = LIKELY * all.getFirst().weight;
        do {
            admit();
        } while (waiting < all.size()
                && running.size() < LANES
                && (all.get(waiting).weight >= enough || isUnranked(all.get(waiting))));
    }

    /// No weight at all is no opinion: nothing says that it is worse than others.
    private static boolean isUnranked(Arm<?> arm) {
        return arm.weight == 0;
    }

    private void admit() {
        if (waiting < all.size() && running.size() < LANES) {
            running.add(all.get(waiting++));
        }
    }

    /// Those that run in this world, in random order: in a fixed one, an opponent in the tree would learn what comes when.
    List<Arm<A>> runners(int world, Randomness random) {
        var runners = new ArrayList<>(running);
        if (world % REST == 0) {
            runners.addAll(resting);
        }
        mix(runners, random);
        return runners;
    }

    static <T> void mix(List<T> list, Randomness random) {
        for (int i = list.size() - 1; i > 0; i--) {
            int other = random.below(i + 1);
            T one = list.get(i);
            list.set(i, list.get(other));
            list.set(other, one);
        }
    }

    /// Whether more thinking would change nothing.
    boolean isDecided() {
        return running.size() == 1 && resting.isEmpty() && waiting == all.size();
    }

    /// To be called after each world with how many there were.
    void check(int worlds) {
        if (worlds < checkpoint) {
            return;
        }
        checkpoint *= 2;
        Arm<A> leader = best();
        var runners = new ArrayList<>(running);
        runners.addAll(resting);
        running.clear();
        resting.clear();
        for (Arm<A> arm : runners) {
            Arm.Lead lead = arm.over(leader);
            boolean mature = worlds >= PATIENCE && lead.worlds() >= FIRST_CHECKPOINT;
            if (arm != leader
                    && mature
                    && (lead.isBehind(FAR_BEHIND)
                            || lead.isAlike(ALIKE)
                            || (isFirst(leader) && lead.staysBelow(caution)))) {
                continue;
            }
            boolean rests = lead.worlds() >= FIRST_CHECKPOINT && lead.isBehind(BEHIND);
            (arm != leader && rests ? resting : running).add(arm);
        }
        admit();
    }

    /// The best so far, measured from the one with the longest record; of those alike, from the first inclination. A single world
    /// more makes no longer record: time may be up when only some have run in it.
    Arm<A> best() {
        Arm<A> reference = running.getFirst();
        for (Arm<A> arm : running) {
            if (arm.tried() > reference.tried() + 1) {
                reference = arm;
            }
        }
        Arm<A> best = reference;
        double lead = isFirst(reference) ? caution : 0;
        for (Arm<A> arm : running) {
            double own = arm.over(reference).reliable(DOUBT, LOYALTY);
            if (own > lead) {
                best = arm;
                lead = own;
            }
        }
        return best;
    }

    private boolean isFirst(Arm<A> arm) {
        return arm == all.getFirst();
    }
}
