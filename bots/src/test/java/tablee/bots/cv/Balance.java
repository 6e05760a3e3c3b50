package tablee.bots.cv;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Tally;
import tablee.bots.Thinking;
import tablee.cv.CvGame;
import tablee.cv.CvProvider;
import tablee.cv.content.Card;
import tablee.cv.content.Deck;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// How even the house deck is among habitués: `Balance EDITION SEATS GAMES SEED PAIRS`. Win rates by seat, by place after the Bicycle and
/// by goal, how often each card is taken, and what a card is worth.
///
/// The worth of a card is measured on pairs: from a purchase picked at random the game goes on twice with the same dice to come, once as
/// it was, once with a buyer who shuns that card from then on. PAIRS such pairs are played for every game.
public final class Balance {

    private static final CvGame GAME = CvProvider.game(new CvProvider().houseContent());
    private static final Bot<CvView, CvAction> HABITUE = new Player(Style.HABITUE);

    private record Purchase(CvState before, Seat seat, int card) {}

    private final Settings settings;
    private final int seats;
    private final Tally[] bySeat;
    private final Tally[] byTurn;
    private final Tally[] byGoal = tallies(Deck.SIZE + 1);
    private final int[] taken = new int[Deck.SIZE + 1];
    private final Worths[] worth = new Worths[Deck.SIZE + 1];
    private final List<Purchase> purchases = new ArrayList<>();
    private final BitSet takenNow = new BitSet();

    private Balance(String edition, int seats) {
        this.seats = seats;
        settings = GAME.options().settings(seats, Map.of("edition", edition));
        bySeat = tallies(seats);
        byTurn = tallies(seats);
        for (int card = 0; card < worth.length; card++) {
            worth[card] = new Worths();
        }
    }

    private static Tally[] tallies(int size) {
        var tallies = new Tally[size];
        for (int i = 0; i < size; i++) {
            tallies[i] = new Tally();
        }
        return tallies;
    }

    /// Differences of paired games.
    private static final class Worths {
        private int pairs;
        private double sum;
        private double squares;

        void add(double difference) {
            pairs++;
            sum += difference;
            squares += difference * difference;
        }

        double mean() {
            return sum / pairs;
        }

        double error() {
            return Math.sqrt((squares / pairs - mean() * mean()) / pairs);
        }
    }

    public static void main(String[] args) {
        var balance = new Balance(args[0], Integer.parseInt(args[1]));
        int games = Integer.parseInt(args[2]);
        var streams = new Streams(Long.parseLong(args[3]));
        for (int i = 0; i < games; i++) {
            balance.game(streams.game(i), Integer.parseInt(args[4]));
        }
        balance.report(games);
    }

    private void game(Streams streams, int pairs) {
        purchases.clear();
        takenNow.clear();
        CvState end = play(GAME.start(settings), streams.stream("chance"), HABITUE, 0, true);
        takenNow.stream().forEach(card -> taken[card]++);
        Outcome outcome = outcome(end);
        CvView shown = GAME.view(end, Spectator.SPECTATOR);
        for (int i = 0; i < seats; i++) {
            double share = outcome.share(Seat.of(i));
            bySeat[i].add(share);
            byTurn[(i - shown.table().first() + seats) % seats].add(share);
            byGoal[shown.now().goals().get(i)].add(share);
        }
        var pick = new Xoshiro(streams.stream("pairs").next());
        for (int i = 0; i < pairs && !purchases.isEmpty(); i++) {
            pair(purchases.get(pick.below(purchases.size())), pick.next());
        }
    }

    private void pair(Purchase purchase, long seed) {
        int seat = purchase.seat().index();
        var shunning = new Player(Style.HABITUE.without(purchase.card()));
        CvState with = play(purchase.before(), new Xoshiro(seed), HABITUE, seat, false);
        CvState without = play(purchase.before(), new Xoshiro(seed), shunning, seat, false);
        worth[purchase.card()].add(
                outcome(with).share(purchase.seat()) - outcome(without).share(purchase.seat()));
    }

    private static Outcome outcome(CvState end) {
        return ((Next.End) GAME.next(end)).outcome();
    }

    /// To the end, with this bot at one seat and habitués at the others.
    private CvState play(
            CvState start, Randomness chance, Bot<CvView, CvAction> bot, int at, boolean noted) {
        var stepper = Stepper.quiet(GAME, start);
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            CvView view = stepper.view(seat);
            // A habitué never asks its randomness.
            var thinking = new Thinking(new Xoshiro(0), 0, Budget.iterations(1));
            CvAction chosen =
                    (seat.index() == at ? bot : HABITUE).choose(view, GAME.legal(view), thinking);
            if (noted) {
                note(stepper.state(), view, seat, chosen);
            }
            stepper.act(seat, chosen);
        }
        return stepper.state();
    }

    private void note(CvState state, CvView view, Seat seat, CvAction chosen) {
        if (chosen instanceof CvAction.Buy buy) {
            int card = view.table().track(buy.place() - 1);
            takenNow.set(card);
            purchases.add(new Purchase(state, seat, card));
        } else if (chosen instanceof CvAction.Take(int place)) {
            takenNow.set(view.table().track(place - 1));
        }
    }

    // ------------------------------------------------------------------ report

    private void report(int games) {
        System.out.println(settings.toJson().print() + ", " + games + " games");
        for (int i = 0; i < seats; i++) {
            System.out.println("seat " + Seat.of(i) + " " + bySeat[i]);
        }
        for (int i = 0; i < seats; i++) {
            System.out.println("turn " + (i + 1) + " " + byTurn[i]);
        }
        for (Card card : GAME.deck().all()) {
            if (card.goal().isPresent()) {
                System.out.println(
                        "goal "
                                + card.number()
                                + " "
                                + card.name().in("en")
                                + " "
                                + byGoal[card.number()]);
            }
        }
        for (Card card : GAME.deck().all()) {
            if (card.goal().isEmpty() && card.number() > 12) {
                Worths pairs = worth[card.number()];
                System.out.println(
                        "card %d %s | %s | taken %.1f %% | worth %+.1f ± %.1f points of %d pairs"
                                .formatted(
                                        card.number(),
                                        card.name().in("en"),
                                        card.categories(),
                                        100.0 * taken[card.number()] / games,
                                        100 * pairs.mean(),
                                        196 * pairs.error(),
                                        pairs.pairs));
            }
        }
    }
}
