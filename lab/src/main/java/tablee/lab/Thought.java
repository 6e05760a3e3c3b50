package tablee.lab;

import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.View;

/// How much an entrant thought: the part of a tournament that depends on the machine.
final class Thought implements Summed<Thought> {

    private static final long serialVersionUID = 1L;

    long decisions;

    /// Decisions for which the bot asked its budget at all: those it searched for.
    long searched;

    long iterations;
    long nanos;

    /// The longest decision.
    long longest;

    /// Listens to a bot without changing what it does.
    <V extends View, A extends Action> Bot<V, A> watching(Bot<V, A> bot) {
        return (view, legal, thinking) -> {
            var asked = new int[] {-1};
            Budget counted =
                    count -> {
                        asked[0] = count;
                        return thinking.budget().allows(count);
                    };
            long start = System.nanoTime();
            A chosen =
                    bot.choose(
                            view,
                            legal,
                            new Thinking(thinking.random(), thinking.temper(), counted));
            long took = System.nanoTime() - start;
            decisions++;
            if (asked[0] >= 0) {
                searched++;
                iterations += asked[0];
                nanos += took;
                longest = Math.max(longest, took);
            }
            return chosen;
        };
    }

    @Override
    public void add(Thought other) {
        decisions += other.decisions;
        searched += other.searched;
        iterations += other.iterations;
        nanos += other.nanos;
        longest = Math.max(longest, other.longest);
    }
}
