package tablee.lab.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;
import tablee.lab.Minds;

/// Many tables of one lesson that take a step together. At each of them a decision is awaited; a game that has ended is followed by the next one at
/// once, so that there is no table without one. With an opponent the learner has one seat of each game, in turn, and is asked only there.
///
/// What the tables show lies in plain arrays, row after row, for whoever sends them on.
public final class Batch<S extends State, V extends View, A extends Action> {

    /// How a table's last step ended.
    public static final byte GOING_ON = 0;

    public static final byte OVER = 1;

    /// Cut off: random play may take its time.
    public static final byte CUT = 2;

    private static final Budget AT_ONCE = Budget.iterations(0);

    private final Lesson<S, V, A> lesson;
    private final Optional<Bot<V, A>> opponent;
    private final int longest;
    private final List<Table> tables;

    public final int[] movers;
    public final float[] rewards;
    public final byte[] endings;
    public final float[] rows;
    public final byte[] masks;

    /// @param opponent plays all seats but one; without one the learner plays them all
    /// @param longest a game is cut off after so many decisions of the learner
    public Batch(Lesson<S, V, A> lesson, Optional<Bot<V, A>> opponent, int tables, int longest) {
        this.lesson = lesson;
        this.opponent = opponent;
        this.longest = longest;
        movers = new int[tables];
        rewards = new float[tables * lesson.settings().seats()];
        endings = new byte[tables];
        rows = new float[tables * lesson.encoding().size()];
        masks = new byte[tables * lesson.actions().size()];
        this.tables = IntStream.range(0, tables).mapToObj(Table::new).toList();
        reset(0);
    }

    public Lesson<S, V, A> lesson() {
        return lesson;
    }

    public int size() {
        return tables.size();
    }

    /// New games at all tables: the same seed deals the same ones.
    public void reset(long seed) {
        Arrays.fill(rewards, 0);
        Arrays.fill(endings, GOING_ON);
        var streams = new Streams(seed);
        for (Table table : tables) {
            table.begin(streams.game(table.number));
            table.show();
        }
    }

    /// One decision at each table, by its number. If one of them is not legal, nothing happens anywhere.
    public void step(int[] chosen) {
        for (Table table : tables) {
            table.find(chosen[table.number]);
        }
        Arrays.fill(rewards, 0);
        for (Table table : tables) {
            endings[table.number] = GOING_ON;
            table.step();
            table.show();
        }
    }

    /// What this player would decide at each table, by its number; nothing is played.
    public int[] advice(Bot<V, A> teacher) {
        return tables.stream().mapToInt(table -> table.advised(teacher)).toArray();
    }

    private final class Table {

        private final int number;
        private Streams streams = new Streams(0);
        private long games;
        private Randomness chance = streams.stream("chance");
        private Minds minds = new Minds(streams);
        private Stepper<S, V, A> stepper;
        private Seat own = Seat.of(0);
        private Seat mover = own;
        private List<A> legal = List.of();
        private int[] ids = {};
        private int found;
        private int decisions;

        Table(int number) {
            this.number = number;
            stepper = started();
        }

        private Stepper<S, V, A> started() {
            return Stepper.quiet(lesson.game(), lesson.game().start(lesson.settings()));
        }

        void begin(Streams from) {
            streams = from;
            games = 0;
            deal();
        }

        private void deal() {
            own = Seat.of((int) ((number + games) % lesson.settings().seats()));
            var game = streams.game(games++);
            chance = game.stream("chance");
            minds = new Minds(game);
            decisions = 0;
            stepper = started();
            toTheLearner();
        }

        void find(int id) {
            for (int i = 0; i < ids.length; i++) {
                if (ids[i] == id && id != ActionIds.NONE) {
                    found = i;
                    return;
                }
            }
            throw BadInput.of("cli.learn.illegal", id, number, legal.size());
        }

        void step() {
            stepper.act(mover, legal.get(found));
            decisions++;
            toTheLearner();
        }

        /// Lets chance and opponents do their part until the learner is asked, in this game or the next.
        private void toTheLearner() {
            while (true) {
                switch (stepper.settle(chance)) {
                    case Next.End(Outcome outcome) -> {
                        end(outcome);
                        return;
                    }
                    case Next.Decide _ when decisions >= longest -> {
                        endings[number] = CUT;
                        deal();
                        return;
                    }
                    case Next.Decide(Seats awaited) -> {
                        mover = awaited.first();
                        if (opponent.isEmpty() || mover.equals(own)) {
                            return;
                        }
                        answer(opponent.get());
                    }
                    case Next.Draw _ -> throw new IllegalStateException("settled, a draw is due");
                }
            }
        }

        private void answer(Bot<V, A> bot) {
            V view = stepper.view(mover);
            stepper.act(mover, choice(bot, view, lesson.game().legal(view)));
        }

        private A choice(Bot<V, A> bot, V view, List<A> open) {
            var thinking = minds.thinking(mover, stepper.steps(), AT_ONCE);
            return open.size() == 1 ? open.getFirst() : bot.choose(view, open, thinking);
        }

        int advised(Bot<V, A> teacher) {
            return ids[legal.indexOf(choice(teacher, stepper.view(mover), legal))];
        }

        private void end(Outcome outcome) {
            int seats = lesson.settings().seats();
            for (int seat = 0; seat < seats; seat++) {
                rewards[number * seats + seat] = (float) outcome.share(Seat.of(seat));
            }
            endings[number] = OVER;
            deal();
        }

        void show() {
            V view = stepper.view(mover);
            legal = lesson.game().legal(view);
            ids = lesson.actions().of(mover, legal);
            movers[number] = mover.index();
            lesson.encoding().write(view, mover, rows, number * lesson.encoding().size());
            int actions = lesson.actions().size();
            Arrays.fill(masks, number * actions, (number + 1) * actions, (byte) 0);
            for (int id : ids) {
                if (id != ActionIds.NONE) {
                    masks[number * actions + id] = 1;
                }
            }
        }
    }
}
