package tablee.lab.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import tablee.bots.BotProvider;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.search.Compared;
import tablee.bots.search.Expert;
import tablee.bots.search.Opinion;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Stepper;
import tablee.lab.Minds;
import tablee.lab.Spread;

/// Analyses a game that is over. The same log, effort and seed give the same analysis on any number of threads.
public final class Analyst<S extends State, V extends View, A extends Action> {

    /// How many costly decisions are told.
    private static final int TOLD = 3;

    /// A cost must be this many standard errors from nothing to be called one.
    private static final double SURE = 2;

    /// Below this a decision is not worth talking about.
    private static final double LEAST = 0.01;

    private final Game<S, V, A> game;
    private final Expert<V, A> expert;
    private final Optional<BotProvider<V, A>> provider;
    private final Effort effort;
    private final Minds minds;

    public Analyst(Game<S, V, A> game, Effort effort, long seed) {
        this.game = game;
        this.expert = Bots.expert(game);
        this.provider = Bots.provider(game);
        this.effort = effort;
        this.minds = new Minds(new Streams(seed));
    }

    private record Judged(int step, List<Double> chances, Optional<Analysis.Choice> choice) {}

    /// Refuses a log whose game is not over: its secrets are still secrets.
    public Analysis of(GameLog log, LongConsumer progress) throws InterruptedException {
        Review review = review(log);
        new Spread(review.steps(), 1, effort.threads())
                .run(
                        ArrayList<Judged>::new,
                        (list, number) -> list.add(review.judged((int) number)),
                        progress)
                .forEach(list -> list.forEach(review::keep));
        return review.analysis();
    }

    /// The same step by step, for whoever has other things to do in between. Refuses a log whose game is not over.
    public Review review(GameLog log) {
        List<S> states = states(log);
        if (!(game.next(states.getLast()) instanceof Next.End(Outcome outcome))) {
            throw new IllegalArgumentException("this game is not over");
        }
        return new Review(log, states, outcome);
    }

    /// A game on its way to be analysed.
    public final class Review {

        private final GameLog log;
        private final List<S> states;
        private final Outcome outcome;
        private final int first;
        private final TreeMap<Integer, Judged> judged = new TreeMap<>();

        private Review(GameLog log, List<S> states, Outcome outcome) {
            this.log = log;
            this.states = states;
            this.outcome = outcome;
            this.first = firstDecision(log);
        }

        public int steps() {
            return states.size() - first;
        }

        public int done() {
            return judged.size();
        }

        /// Judges the next step.
        public void goOn() {
            keep(judged(done()));
        }

        /// When everything is done.
        public Analysis analysis() {
            return new Reckoning(log, outcome, first).analysis(judged);
        }

        private Judged judged(int number) {
            return judge(log, states, log.settings().seats(), number + first);
        }

        private void keep(Judged one) {
            judged.put(one.step, one);
        }
    }

    /// The state before the first step, after it, and so on.
    private List<S> states(GameLog log) {
        var states = new ArrayList<S>();
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(log.settings()));
        states.add(stepper.state());
        for (GameLog.Entry entry : log.entries()) {
            stepper.repeat(states.size(), entry);
            states.add(stepper.state());
        }
        return states;
    }

    /// What was dealt before anybody decided anything belongs to the start.
    private static int firstDecision(GameLog log) {
        int step = 0;
        while (step < log.entries().size() && log.entries().get(step).seat().isEmpty()) {
            step++;
        }
        return step;
    }

    private Judged judge(GameLog log, List<S> states, int seats, int step) {
        S state = states.get(step);
        var own = new ArrayList<Double>();
        double sum = 0;
        for (int i = 0; i < seats; i++) {
            own.add(chance(state, Seat.of(i), seats, step));
            sum += own.getLast();
        }
        double all = sum;
        List<Double> chances = own.stream().map(one -> all > 0 ? one / all : 1.0 / seats).toList();
        Optional<Analysis.Choice> choice =
                step == log.entries().size()
                        ? Optional.empty()
                        : log.entries()
                                .get(step)
                                .seat()
                                .flatMap(seat -> choice(state, seat, log, step));
        return new Judged(step, chances, choice);
    }

    private double chance(S state, Seat seat, int seats, int step) {
        if (game.next(state) instanceof Next.End(Outcome outcome)) {
            return outcome.share(seat);
        }
        var thinking = minds.thinking(seat, 2 * step, Budget.iterations(Integer.MAX_VALUE));
        return expert.chances(game.view(state, seat), seats, effort.worlds(), thinking)[
                seat.index()];
    }

    /// What the search would have done instead; empty where there was no choice.
    private Optional<Analysis.Choice> choice(S state, Seat seat, GameLog log, int step) {
        V view = game.view(state, seat);
        List<A> legal = game.legal(view);
        if (legal.size() < 2) {
            return Optional.empty();
        }
        String notation = log.entries().get(step).notation();
        A played = game.formats().read(notation);
        var thinking = minds.thinking(seat, 2 * step + 1, Budget.iterations(effort.iterations()));
        Opinion<A> opinion = expert.consider(view, legal, thinking);
        A better = opinion.best();
        Compared compared =
                better.equals(played)
                        ? new Compared(0, 0, 0)
                        : expert.compare(
                                view,
                                better,
                                played,
                                effort.worlds(),
                                minds.thinking(
                                        seat, 2 * step + 1, Budget.iterations(Integer.MAX_VALUE)));
        return Optional.of(
                new Analysis.Choice(
                        step + 1,
                        seat,
                        notation,
                        game.wording().said(view, played),
                        game.formats().write(better),
                        game.wording().said(view, better),
                        better.equals(played)
                                ? Optional.empty()
                                : provider.flatMap(players -> players.reason(view, better)),
                        compared.lead(),
                        compared.error()));
    }

    /// Adds everything up.
    private record Reckoning(GameLog log, Outcome outcome, int first) {

        Analysis analysis(TreeMap<Integer, Judged> judged) {
            var moments = new ArrayList<Analysis.Moment>();
            var choices = new ArrayList<Analysis.Choice>();
            for (int step = first; step < log.entries().size(); step++) {
                GameLog.Entry entry = log.entries().get(step);
                Judged before = judged.get(step);
                Judged after = judged.get(step + 1);
                if (before == null || after == null) {
                    throw new IllegalStateException("no judgement of step " + step);
                }
                before.choice.ifPresent(choices::add);
                moments.add(
                        new Analysis.Moment(
                                step + 1,
                                entry.seat(),
                                entry.notation(),
                                after.chances,
                                before.choice));
            }
            Judged start = judged.firstEntry().getValue();
            var accounts = new ArrayList<Analysis.Account>();
            for (int i = 0; i < log.settings().seats(); i++) {
                accounts.add(account(Seat.of(i), start.chances, moments, choices));
            }
            List<Analysis.Choice> costly =
                    choices.stream()
                            .filter(one -> one.cost() > LEAST && one.cost() > SURE * one.error())
                            .sorted(
                                    Comparator.comparingDouble(
                                            (Analysis.Choice one) -> -one.cost()))
                            .limit(TOLD)
                            .toList();
            return new Analysis(
                    start.chances,
                    moments,
                    accounts,
                    costly,
                    Decisive.of(start.chances, moments, costly, TOLD));
        }

        private Analysis.Account account(
                Seat seat,
                List<Double> start,
                List<Analysis.Moment> moments,
                List<Analysis.Choice> choices) {
            double cost = 0;
            double variance = 0;
            for (Analysis.Choice choice : choices) {
                if (choice.seat().equals(seat)) {
                    cost += choice.cost();
                    variance += choice.error() * choice.error();
                }
            }
            double luck = 0;
            double before = start.get(seat.index());
            for (Analysis.Moment moment : moments) {
                double after = moment.chances().get(seat.index());
                luck += moment.seat().isEmpty() ? after - before : 0;
                before = after;
            }
            double end = outcome.share(seat);
            double begun = start.get(seat.index());
            return new Analysis.Account(
                    seat, begun, end, -cost, Math.sqrt(variance), luck, end - begun + cost - luck);
        }
    }
}
