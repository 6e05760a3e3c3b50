package tablee.bots.search;

import java.util.ArrayList;
import java.util.List;

/// Several opinions of one decision made into one: those of searches that thought at the same time, each over worlds of its own.
final class Merged {

    private Merged() {}

    /// What most would do; of those with as many votes, what did best in all games together.
    static <A> Opinion<A> of(List<Opinion<A>> opinions) {
        int size = opinions.getFirst().judged().size();
        var judged = new ArrayList<Opinion.Judged<A>>();
        int best = 0;
        int mostVotes = -1;
        for (int i = 0; i < size; i++) {
            A action = opinions.getFirst().judged().get(i).action();
            double won = 0;
            int tried = 0;
            int votes = 0;
            for (Opinion<A> opinion : opinions) {
                Opinion.Judged<A> one = opinion.judged().get(i);
                won += one.chance() * one.tried();
                tried += one.tried();
                votes += opinion.best().equals(action) ? 1 : 0;
            }
            judged.add(new Opinion.Judged<>(action, tried == 0 ? 0 : won / tried, tried));
            boolean better =
                    votes > mostVotes
                            || (votes == mostVotes
                                    && judged.get(i).chance() > judged.get(best).chance());
            if (better) {
                best = i;
                mostVotes = votes;
            }
        }
        int iterations = opinions.stream().mapToInt(Opinion::iterations).sum();
        return new Opinion<>(judged.get(best).action(), judged, iterations);
    }
}
