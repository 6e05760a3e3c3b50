package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.bots.search.Expert;
import tablee.bots.search.Opinion;
import tablee.engine.Action;
import tablee.engine.View;
import tablee.engine.Xoshiro;

/// An expert on several threads: each searches worlds of its own with its own randomness, then they vote. For whoever has cores to
/// spare; with budgets of iterations the choice depends on the number of members and not on who was quicker.
///
/// @param budget a new one for each member and decision
public record Council<V extends View, A extends Action>(
        Expert<V, A> expert, int members, Supplier<Budget> budget) implements Bot<V, A> {

    @Override
    public A choose(V view, List<A> legal, Thinking thinking) {
        return legal.size() == 1 ? legal.getFirst() : consider(view, legal, thinking).best();
    }

    public Opinion<A> consider(V view, List<A> legal, Thinking thinking) {
        var tasks = new ArrayList<FutureTask<Opinion<A>>>();
        for (int i = 0; i < members; i++) {
            var own = new Xoshiro(thinking.random().next());
            var mind = new Thinking(own, thinking.temper(), budget.get());
            tasks.add(new FutureTask<>(() -> expert.consider(view, legal, mind)));
        }
        tasks.subList(1, members).forEach(task -> Thread.ofPlatform().daemon().start(task));
        tasks.getFirst().run();
        var opinions = new ArrayList<Opinion<A>>();
        try {
            for (FutureTask<Opinion<A>> task : tasks) {
                opinions.add(task.get());
            }
        } catch (InterruptedException e) {
            tasks.forEach(task -> task.cancel(true));
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return Opinion.merged(opinions);
    }
}
