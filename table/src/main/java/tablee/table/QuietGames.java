package tablee.table;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.table.fair.Algorithm;

/// Whole games over the very [Loop] that tables run, with moves that have no alternative played by themselves, to see whether a spectator could
/// learn anything from them. Every other game is played by habitués, the rest at random, at every number of seats in turn.
///
/// Where the table answers for somebody, worlds are imagined from what everybody sees: in each of them the table must give the same answer, and
/// the seat must have no other. Of the questions it asks, some are looked at in the same way: in none of those worlds may it answer by
/// itself.
public final class QuietGames<S extends State, V extends View, A extends Action> {

    private static final Loop.Answers NONE = (_, _) -> Optional.empty();

    /// Longer than a game lasts, but random players of Hasard may go round in circles.
    private static final int MOST = 20_000;

    /// One in so many of the questions asked is looked at.
    private static final int SAMPLE = 64;

    private final Game<S, V, A> game;
    private final int worlds;
    private final long seed;
    private final Regular<V, A> habitue;

    /// Who plays every other game. Given, because a table knows no bots.
    @FunctionalInterface
    public interface Regular<V extends View, A extends Action> {
        /// Any of the legal actions, the same one every time.
        ///
        /// @param streams of this game
        /// @param move its number in the game
        A choose(V view, List<A> legal, Streams streams, Seat seat, int move);
    }

    public QuietGames(Game<S, V, A> game, Regular<V, A> habitue, int worlds, long seed) {
        this.game = game;
        this.worlds = worlds;
        this.seed = seed;
        this.habitue = habitue;
    }

    /// Plays the game of this number; the same one every time.
    public void play(QuietTally tally, long number) {
        int least = game.options().leastSeats();
        int standard = Math.min(5, game.options().mostSeats());
        int seats = least + (int) (number / 2 % (standard - least + 1));
        Settings settings = game.options().standard(seats);
        Streams streams = new Streams(seed).game(number);
        S start = game.start(settings);
        byte[] key = ByteBuffer.allocate(32).putLong(seed).putLong(number).array();
        var watch = new Watch(seats, key, streams.stream("worlds"), tally);
        Position<S> position =
                watch.settled(
                        new Loop<>(
                                game,
                                seats,
                                Position.first(start, game.next(start), Algorithm.NEWEST)));
        Randomness choice = streams.stream("choice");
        for (int move = 0; move < MOST && position.next() instanceof Next.Decide; move++) {
            Seat seat = someone(position.awaited(), choice);
            V view = game.view(position.state(), seat);
            List<A> legal = game.legal(view);
            A action =
                    number % 2 == 0
                            ? legal.get(choice.below(legal.size()))
                            : habitue.choose(view, legal, streams, seat, move);
            if (move % SAMPLE == 0) {
                watch.asked(position);
            }
            tally.asked++;
            position =
                    watch.settled(
                            new Loop<>(game, seats, position)
                                    .decide(seat, action, Step.Cause.CHOSEN));
        }
        tally.games++;
        tally.cut += position.next() instanceof Next.End ? 0 : 1;
    }

    private static Seat someone(Seats awaited, Randomness choice) {
        return awaited.size() == 1
                ? awaited.first()
                : awaited.list().get(choice.below(awaited.size()));
    }

    /// Looks at what the table does by itself in one game.
    private final class Watch {
        private final int seats;
        private final byte[] key;
        private final Randomness random;
        private final QuietTally tally;

        Watch(int seats, byte[] key, Randomness random, QuietTally tally) {
            this.seats = seats;
            this.key = key;
            this.random = random;
            this.tally = tally;
        }

        Position<S> settled(Loop<S, V, A> loop) {
            Position<S> before = loop.play().position();
            int known = loop.play().steps().size();
            PlayResult<S> play = loop.settle(key, true, NONE).play();
            List<Step> since = play.steps().subList(known, play.steps().size());
            if (since.stream().anyMatch(step -> step.cause() == Step.Cause.FORCED)) {
                var passed = new ArrayList<Position<S>>();
                Loop<S, V, A> _ = new Loop<>(game, seats, before).repeat(since, passed::add);
                for (int i = 0; i < since.size(); i++) {
                    if (since.get(i).cause() == Step.Cause.FORCED) {
                        answered(passed.get(i), since.get(i));
                    }
                }
            }
            return play.position();
        }

        private void answered(Position<S> position, Step step) {
            Seat seat = step.seat().orElseThrow();
            A answer = game.formats().read(step.notation());
            V view = game.view(position.state(), seat);
            String question = game.wording().asked(view).key();
            boolean leaks = !game.legal(view).equals(List.of(answer));
            for (int i = 0; i < worlds; i++) {
                Position<S> other = elsewhere(position);
                List<A> legal = game.legal(game.view(other.state(), seat));
                leaks |= !legal.equals(List.of(answer)) || !byItself(other).equals(of(step));
            }
            tally.answered(question, worlds, leaks);
        }

        /// A question that the table asks: whether it would be asked in all worlds.
        void asked(Position<S> position) {
            for (int i = 0; i < worlds; i++) {
                Position<S> other = elsewhere(position);
                if (!byItself(other).isEmpty()) {
                    Seat seat = position.awaited().first();
                    V view = game.view(position.state(), seat);
                    tally.answered(game.wording().asked(view).key(), worlds, true);
                }
            }
            tally.looked++;
        }

        private Position<S> elsewhere(Position<S> position) {
            S world = game.imagine(game.view(position.state(), Spectator.SPECTATOR), random);
            return position.in(world, game.next(world));
        }

        /// The first thing the table does by itself, if anything.
        private String byItself(Position<S> position) {
            List<Step> steps =
                    new Loop<>(game, seats, position).settle(key, true, NONE).play().steps();
            return steps.isEmpty() ? "" : of(steps.getFirst());
        }

        private String of(Step step) {
            return step.cause() + " " + step.seat() + " " + step.notation();
        }
    }
}
