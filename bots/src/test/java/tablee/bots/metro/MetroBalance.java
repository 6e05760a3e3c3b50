package tablee.bots.metro;

import java.util.List;
import java.util.stream.IntStream;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.bots.Thinking;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Streams;
import tablee.metro.MetroAction;
import tablee.metro.MetroGame;
import tablee.metro.MetroState;
import tablee.metro.MetroView;

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
        MetroState state = METRO.start(METRO.options().standard(seats));
        while (true) {
            var events = Events.recorded();
            switch (METRO.next(state)) {
                case Next.End(Outcome outcome) -> {
                    ledger.close(outcome);
                    return;
                }
                case Next.Draw(Chance due) -> state = METRO.draw(state, due.draw(chance), events);
                case Next.Decide(Seats awaited) -> {
                    Seat seat = awaited.first();
                    int i = seat.index();
                    MetroView view = METRO.view(state, seat);
                    var thinking = new Thinking(random.get(i), tempers[i], Budget.iterations(0));
                    MetroAction chosen = bot.choose(view, METRO.legal(view), thinking);
                    state = METRO.act(state, seat, chosen, events);
                }
            }
            events.told().forEach(ledger::note);
        }
    }
}
