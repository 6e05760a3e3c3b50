package tablee.lab.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import tablee.lab.Interval;

/// What a balance run found.
///
/// @param seats one for each seat
/// @param factors by kind and id
/// @param lengths how many games took how many decisions
/// @param leadChanges how many games saw the lead change how often, as the bots judge it
/// @param branching how many decisions had how many legal actions
public record BalanceResult(
        long games,
        long unfinished,
        List<SeatShare> seats,
        List<Standing> factors,
        SortedMap<Integer, Long> lengths,
        SortedMap<Integer, Long> leadChanges,
        SortedMap<Integer, Long> branching) {

    public record SeatShare(double winRate, Interval interval, double averageScore) {}

    /// One factor.
    ///
    /// @param perGame how often it was met in a game, by all together
    /// @param takenIn the share of games in which somebody met it
    /// @param seats how many seats met it
    /// @param winRate of those seats; a plain rate, which also says who tends to meet it
    /// @param worth what meeting it adds to the chance of winning with all other factors held equal: from a linear regression inside each
    ///     game, so that the seats of one table are compared with each other only. An estimate from what bots did, no experiment
    /// @param error its standard error
    public record Standing(
            Factor factor,
            double perGame,
            double takenIn,
            long seats,
            double winRate,
            Interval interval,
            double worth,
            double error) {

        /// Whether its worth is more than chance explains, at three standard errors: with a hundred cards, two would cry wolf.
        public boolean stands() {
            return Math.abs(worth) > 3 * error;
        }
    }

    static BalanceResult of(Ledger ledger, int seats) {
        var shares = new ArrayList<SeatShare>();
        double games = Math.max(1, ledger.games);
        for (int i = 0; i < seats; i++) {
            double wins = (double) ledger.wins[i] / Ledger.WHOLE;
            shares.add(
                    new SeatShare(
                            wins / games, Interval.wilson(wins, games), ledger.points[i] / games));
        }
        var regression = new Regression(ledger, seats);
        var standings = new ArrayList<Standing>();
        ledger.entries.forEach(
                (factor, entry) -> {
                    double won = (double) entry.won / Ledger.WHOLE;
                    standings.add(
                            new Standing(
                                    factor,
                                    entry.met / games,
                                    entry.games / games,
                                    entry.seats,
                                    won / entry.seats,
                                    Interval.wilson(won, (double) entry.seats),
                                    regression.worth(factor),
                                    regression.error(factor)));
                });
        return new BalanceResult(
                ledger.games,
                ledger.unfinished,
                shares,
                standings,
                ledger.lengths,
                ledger.leadChanges,
                ledger.branching);
    }

    public List<String> kinds() {
        return factors.stream().map(standing -> standing.factor.kind()).distinct().toList();
    }

    public List<Standing> ofKind(String kind) {
        return factors.stream().filter(one -> one.factor.kind().equals(kind)).toList();
    }

    /// The mean of a histogram.
    public static double mean(SortedMap<Integer, Long> histogram) {
        double sum = 0;
        double count = 0;
        for (var one : histogram.entrySet()) {
            sum += one.getKey() * (double) one.getValue();
            count += one.getValue();
        }
        return count == 0 ? 0 : sum / count;
    }
}
