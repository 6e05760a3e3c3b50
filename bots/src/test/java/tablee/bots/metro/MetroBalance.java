package tablee.bots.metro;

import java.util.List;
import java.util.stream.IntStream;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.bots.Thinking;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Stepper;
import tablee.metro.MetroGame;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;

/// What a set of cards is like to play (section 6.4 of the register): `MetroBalance LEVEL SEATS GAMES SEED`. Everybody plays at
/// the same level; the figures are read off what everybody could have seen happen.
public final class MetroBalance {

    private static final MetroGame METRO = MetroGame.house();

    private MetroBalance() {}

    public static void main(String[] args) {
        Bot<MetroView, MetroAction> bot = Bots.of(METRO, Level.of(args[0]));
        int seats = Integer.parseInt(args[1]);
        int games = Integer.parseInt(args[2]);
        var streams = new Streams(Long.parseLong(args[3]));
        var ledger = new MetroLedger(METRO.set(), seats);
        for (int game = 0; game < games; game++) {
            play(bot, seats, streams.game(game), ledger);
        }
        System.out.println("MetroBalance " + String.join(" ", args));
        System.out.println(ledger.report());
    }

    private static void play(
            Bot<MetroView, MetroAction> bot, int seats, Streams streams, MetroLedger ledger) {
        Randomness chance = streams.stream("chance");
        List<Randomness> random =
                IntStream.range(0, seats).mapToObj(i -> streams.stream("bot", i)).toList();
        long[] tempers =
                IntStream.range(0, seats)
                        .mapToLong(i -> streams.stream("temper", i).next())
                        .toArray();
        var stepper = Stepper.telling(METRO, METRO.start(METRO.options().standard(seats)));
        while (!stepper.isOver()) {
            if (!stepper.draw(chance)) {
                Seat seat = stepper.awaited().first();
                int i = seat.index();
                MetroView view = stepper.view(seat);
                var thinking = new Thinking(random.get(i), tempers[i], Budget.iterations(0));
                stepper.act(seat, bot.choose(view, METRO.legal(view), thinking));
            }
            stepper.events().forEach(ledger::note);
        }
        ledger.close(stepper.outcome().orElseThrow());
    }
}
