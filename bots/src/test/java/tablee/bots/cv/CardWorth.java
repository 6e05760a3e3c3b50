package tablee.bots.cv;

import java.util.Arrays;
import java.util.Map;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.cv.CvGame;
import tablee.cv.CvProvider;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// What cards are worth to those who take them: `CardWorth EDITION SEATS GAMES SEED CARD…` (no card: all that can lie on the track).
///
/// Whoever owns a good card is often leading already, so owners cannot simply be compared with the others; and from the moment of a purchase
/// on they cannot either, because the dice have been kept for that very card by then. Here nothing is picked by what happened: in every game
/// one seat, in turn, plays a second time from the first card on as somebody who does not know the card, with the same decks
/// and the same dice for the same throw of the same turn. The difference in win rate over all games, divided by how often that seat
/// takes the card, is what the card is worth to a taker who would otherwise have made do with the others.
public final class CardWorth {

    private static final CvGame GAME = CvProvider.game(new CvProvider().houseContent());

    private final Settings settings;
    private final int seats;
    private final Bot<CvView, CvAction> habitue = new Player(Style.HABITUE);

    private CardWorth(String edition, int seats) {
        this.seats = seats;
        settings = GAME.options().settings(seats, Map.of("edition", edition));
    }

    /// Differences in share of the win, and whether the card was taken, pair by pair.
    private static final class Pairs {
        private int pairs;
        private double differences;
        private double squares;
        private double taken;
        private double products;
        private int apart;

        void add(double difference, boolean took, boolean parted) {
            pairs++;
            differences += difference;
            squares += difference * difference;
            taken += took ? 1 : 0;
            products += took ? difference : 0;
            apart += parted ? 1 : 0;
        }

        double worth() {
            return differences / taken;
        }

        /// What a player loses who never gets it, taken or not.
        double overall() {
            return differences / pairs;
        }

        double overallError() {
            return Math.sqrt(squares / pairs - overall() * overall()) / Math.sqrt(pairs);
        }

        /// Of a ratio: the spread of what the ratio leaves unexplained.
        double error() {
            double ratio = worth();
            double rest = squares - 2 * ratio * products + ratio * ratio * taken;
            return Math.sqrt(rest) / taken;
        }
    }

    public static void main(String[] args) {
        var measure = new CardWorth(args[0], Integer.parseInt(args[1]));
        int games = Integer.parseInt(args[2]);
        int[] cards =
                args.length > 4
                        ? Arrays.stream(args).skip(4).mapToInt(Integer::parseInt).toArray()
                        : java.util.stream.IntStream.rangeClosed(13, 75).toArray();
        var pairs = new Pairs[cards.length];
        var shunning = new Player[cards.length];
        for (int i = 0; i < cards.length; i++) {
            pairs[i] = new Pairs();
            shunning[i] = new Player(Style.HABITUE.without(cards[i]));
        }
        var streams = new Streams(Long.parseLong(args[3]));
        for (int game = 0; game < games; game++) {
            long seed = streams.game(game).stream("chance").next();
            int seat = game % measure.seats;
            var taken = new boolean[100];
            Outcome with = measure.play(seed, measure.habitue, seat, taken);
            for (int i = 0; i < cards.length; i++) {
                var nothing = new boolean[100];
                Outcome without = measure.play(seed, shunning[i], seat, nothing);
                if (nothing[cards[i]]) {
                    throw new IllegalStateException("shunned card taken: " + cards[i]);
                }
                double difference = with.share(Seat.of(seat)) - without.share(Seat.of(seat));
                pairs[i].add(difference, taken[cards[i]], !with.equals(without));
            }
        }
        System.out.println(
                measure.settings.toJson().print() + ", " + games + " games, seed " + args[3]);
        double usual = Arrays.stream(pairs).mapToDouble(Pairs::worth).average().orElseThrow();
        System.out.println("on average %+.1f".formatted(100 * usual));
        for (int i = 0; i < cards.length; i++) {
            System.out.println(
                    "card %d %s | worth to a taker %+.1f ± %.1f | to a player %+.1f ± %.1f | taken by the seat %.1f %% | games that end otherwise %.1f %%"
                            .formatted(
                                    cards[i],
                                    GAME.deck().card(cards[i]).name().in("en"),
                                    100 * pairs[i].worth(),
                                    196 * pairs[i].error(),
                                    100 * pairs[i].overall(),
                                    196 * pairs[i].overallError(),
                                    100 * pairs[i].taken / pairs[i].pairs,
                                    100.0 * pairs[i].apart / pairs[i].pairs));
        }
    }

    /// Dice by game, round, turn and throw: what one seat does differently changes nobody's luck.
    private static final class Dice {
        private final long seed;
        private long last;
        private int again;

        Dice(long seed) {
            this.seed = seed;
        }

        Randomness of(Table table) {
            long key = Hash.mix(Hash.START, seed);
            key = Hash.mix(key, table.phase().name());
            key = Hash.mix(key, table.round());
            key = Hash.mix(key, table.turn());
            key = Hash.mix(key, table.throwsMade());
            again = key == last ? again + 1 : 0;
            last = key;
            return new Xoshiro(Hash.mix(key, again));
        }
    }

    private Outcome play(long seed, Bot<CvView, CvAction> bot, int at, boolean[] taken) {
        var dice = new Dice(seed);
        var stepper = Stepper.quiet(GAME, GAME.start(settings));
        while (!stepper.isOver()) {
            if (stepper.next() instanceof Next.Draw(var due)) {
                Table table = stepper.view(Spectator.SPECTATOR).table();
                stepper.draw(due.draw(dice.of(table)));
                continue;
            }
            Seat seat = stepper.awaited().first();
            CvView view = stepper.view(seat);
            // A habitué never asks its randomness.
            var thinking = new Thinking(new Xoshiro(0), 0, Budget.iterations(1));
            CvAction chosen =
                    (seat.index() == at ? bot : habitue).choose(view, GAME.legal(view), thinking);
            if (seat.index() == at) {
                switch (chosen) {
                    case CvAction.Buy buy -> taken[view.table().track(buy.place() - 1)] = true;
                    case CvAction.Take(int place) -> taken[view.table().track(place - 1)] = true;
                    case CvAction _ -> {}
                }
            }
            stepper.act(seat, chosen);
        }
        return stepper.outcome().orElseThrow();
    }
}
