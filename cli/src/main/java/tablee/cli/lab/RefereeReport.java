package tablee.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.cli.Command;
import tablee.cli.Machine;
import tablee.engine.GameInfo;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.lab.Interval;

/// How a program did against built-in bots, as JSON, as CSV and as text.
record RefereeReport(
        GameInfo game,
        Settings settings,
        Against against,
        List<RefereedGame.Result> results,
        double seconds,
        double longestMillis)
        implements ReportFormat.Report {

    /// Whom it met, and from which seed.
    record Against(String level, String budget, long seed) {}

    private double won() {
        return results.stream().mapToDouble(RefereedGame.Result::won).sum();
    }

    private double rate() {
        return won() / results.size();
    }

    private Interval wilson() {
        return Interval.wilson(won(), results.size());
    }

    /// From how much deals differ, each taken as the mean over all seats: games of one deal share their cards.
    private Interval paired() {
        Map<Integer, Double> deals = new TreeMap<>();
        results.forEach(one -> deals.merge(one.deal(), one.won() / settings.seats(), Double::sum));
        double squares = 0;
        for (double deal : deals.values()) {
            squares += (deal - rate()) * (deal - rate());
        }
        int count = deals.size();
        if (count < 2) {
            return new Interval(0, 1);
        }
        var around = Interval.around(rate(), Math.sqrt(squares / (count - 1) / count));
        return new Interval(Math.max(0, around.low()), Math.min(1, around.high()));
    }

    private long ended(String ending) {
        return results.stream().filter(one -> one.ending().equals(ending)).count();
    }

    @Override
    public Json toJson() {
        return Machine.described(
                ReportFormat.about(game, settings)
                        .put("level", against.level)
                        .put("budget", against.budget)
                        .put("seed", Json.of(against.seed))
                        .put("games", results.size())
                        .put("deals", results.size() / settings.seats())
                        .put("won", ReportNumbers.rounded(won(), 3))
                        .put("winRate", ReportNumbers.rounded(rate(), 4))
                        .put("even", ReportNumbers.rounded(1.0 / settings.seats(), 4))
                        .put("wilson", ReportNumbers.interval(wilson()))
                        .put("paired", ReportNumbers.interval(paired()))
                        .put("lostOnTime", ended("time"))
                        .put("lostByLeaving", ended("gone"))
                        .put("lostByRefusals", ended("refused"))
                        .put("seconds", ReportNumbers.rounded(seconds, 2))
                        .put("gamesPerSecond", ReportNumbers.rounded(results.size() / seconds, 1))
                        .put("longestAnswerMillis", ReportNumbers.rounded(longestMillis, 1))
                        .put(
                                "results",
                                Json.of(
                                        results.stream()
                                                .map(RefereedGame.Result::toJson)
                                                .toList())));
    }

    /// A row for each game.
    @Override
    public List<String> toCsv() {
        var lines = new ArrayList<String>();
        lines.add("game,deal,seat,won,rank,decisions,refusals,ending");
        for (var one : results) {
            String rank = one.ranks().isEmpty() ? "" : "" + one.ranks().get(one.seat().index());
            lines.add(
                    "%d,%d,%s,%s,%s,%d,%d,%s"
                            .formatted(
                                    one.number(),
                                    one.deal(),
                                    one.seat().label(),
                                    ReportNumbers.rounded(one.won(), 4),
                                    rank,
                                    one.decisions(),
                                    one.refusals(),
                                    one.ending()));
        }
        return lines;
    }

    @Override
    public List<String> toText(Command to) {
        var lines = new ArrayList<String>();
        lines.add(
                to.sentence(
                        "cli.referee.head",
                        game.title(),
                        settings.seats(),
                        to.number(results.size()),
                        against.level,
                        against.budget,
                        Long.toString(against.seed)));
        lines.add(
                to.sentence(
                        "cli.referee.won",
                        to.percent(rate()),
                        to.percent(wilson().low()),
                        to.percent(wilson().high()),
                        to.number(100.0 / settings.seats(), 1)));
        lines.add(
                to.sentence(
                        "cli.referee.paired",
                        to.percent(paired().low()),
                        to.percent(paired().high())));
        long lost = results.size() - ended("played");
        if (lost > 0) {
            lines.add(
                    to.sentence(
                            "cli.referee.lost",
                            to.number(lost),
                            to.number(ended("time")),
                            to.number(ended("gone")),
                            to.number(ended("refused"))));
        }
        lines.add(
                to.sentence(
                        "cli.referee.speed",
                        to.number(results.size() / seconds, 1),
                        to.number(longestMillis, 1)));
        return lines;
    }
}
