package tablee.cli.lab;

import java.util.ArrayList;
import java.util.List;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.cli.Machine;
import tablee.engine.GameInfo;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.lab.Interval;
import tablee.lab.Tournament;
import tablee.lab.TournamentResult;

/// One tournament as JSON, as CSV and as text.
record TournamentReport(
        GameInfo game,
        Settings settings,
        String budget,
        Tournament<?, ?, ?> tournament,
        TournamentResult result)
        implements ReportFormat.Report {

    @Override
    public Json toJson() {
        return Machine.described(
                ReportFormat.about(game, settings)
                        .put("budget", budget)
                        .put("seed", Json.of(tournament.seed()))
                        .put("threads", tournament.threads())
                        .put("games", tournament.games())
                        .put("seconds", ReportNumbers.rounded(result.seconds(), 1))
                        .put("repeatable", Budgets.isRepeatable(budget))
                        .put("resultHash", Hash.hex(result.resultHash()))
                        .put("meetings", Json.list(result.meetings(), TournamentReport::json))
                        .put("bots", Json.list(result.standings(), TournamentReport::json)));
    }

    private static Json json(TournamentResult.Meeting meeting) {
        return Json.object()
                .put("first", meeting.first())
                .put("second", meeting.second())
                .put("games", meeting.games())
                .put("unfinished", meeting.unfinished())
                .put("wins", ReportNumbers.rounded(meeting.wins(), 3))
                .put("winRate", ReportNumbers.rounded(meeting.rate(), 4))
                .put("wilson", ReportNumbers.interval(meeting.wilson()))
                .put("paired", ReportNumbers.interval(meeting.paired()))
                .build();
    }

    private static Json json(TournamentResult.Standing standing) {
        return Json.object()
                .put("bot", standing.name())
                .put("games", standing.games())
                .put("wins", ReportNumbers.rounded(standing.wins(), 3))
                .put("winRate", ReportNumbers.rounded(standing.wins() / standing.games(), 4))
                .put("wilson", ReportNumbers.interval(standing.wilson()))
                .put("elo", ReportNumbers.rounded(standing.rating().elo(), 1))
                .put("eloError", ReportNumbers.rounded(standing.rating().error(), 1))
                .put("decisions", standing.decisions())
                .put("searched", standing.searched())
                .put("iterations", standing.iterations())
                .put("iterationsPerSecond", Math.round(standing.iterationsPerSecond()))
                .put("longestMillis", ReportNumbers.rounded(standing.longestMillis(), 1))
                .build();
    }

    /// A row for each pair.
    @Override
    public List<String> toCsv() {
        var lines = new ArrayList<String>();
        lines.add("game,seats,budget,seed,first,second,games,unfinished,wins,winRate,low,high");
        for (var meeting : result.meetings()) {
            lines.add(
                    String.join(
                            ",",
                            game.id(),
                            Integer.toString(settings.seats()),
                            budget,
                            Long.toString(tournament.seed()),
                            meeting.first(),
                            meeting.second(),
                            Long.toString(meeting.games()),
                            Long.toString(meeting.unfinished()),
                            Double.toString(ReportNumbers.rounded(meeting.wins(), 3)),
                            Double.toString(ReportNumbers.rounded(meeting.rate(), 4)),
                            Double.toString(ReportNumbers.rounded(meeting.wilson().low(), 4)),
                            Double.toString(ReportNumbers.rounded(meeting.wilson().high(), 4))));
        }
        return lines;
    }

    @Override
    public List<String> toText(Command to) {
        var lines = new ArrayList<String>();
        lines.add(
                to.sentence(
                        "cli.tournament.head",
                        game.title(),
                        settings.seats(),
                        to.number(tournament.games()),
                        budget,
                        Long.toString(tournament.seed())));
        lines.add("");
        matrix(to, lines);
        lines.add("");
        for (var standing : result.standings()) {
            lines.add(
                    to.sentence(
                            "cli.tournament.bot",
                            Columns.pad(standing.name(), 10),
                            Columns.padLeft(to.number(standing.rating().elo(), 0), 5),
                            to.number(1.96 * standing.rating().error(), 0),
                            range(to, standing.wins() / standing.games(), standing.wilson()),
                            to.number(Math.round(standing.iterationsPerSecond()))));
        }
        long unfinished =
                result.meetings().stream().mapToLong(TournamentResult.Meeting::unfinished).sum();
        if (unfinished > 0) {
            lines.add(to.sentence("cli.simulate.unfinished", to.number(unfinished)));
        }
        lines.add("");
        lines.add(to.sentence("cli.simulate.hash", Hash.hex(result.resultHash())));
        return lines;
    }

    /// Row against column.
    private void matrix(Command to, List<String> lines) {
        var head = new StringBuilder(Columns.pad("", 10));
        for (var column : result.standings()) {
            head.append("  ").append(Columns.pad(column.name(), 21));
        }
        lines.add(head.toString().stripTrailing());
        for (var row : result.standings()) {
            var line = new StringBuilder(Columns.pad(row.name(), 10));
            for (var column : result.standings()) {
                String cell = "–";
                if (!row.name().equals(column.name())) {
                    var meeting = result.of(row.name(), column.name());
                    cell = range(to, meeting.rate(), meeting.wilson());
                }
                line.append("  ").append(Columns.pad(cell, 21));
            }
            lines.add(line.toString().stripTrailing());
        }
    }

    /// `72.7 % (58.2–83.7)`
    private static String range(Command to, double rate, Interval interval) {
        return to.percent(rate)
                + " % ("
                + to.percent(interval.low())
                + "–"
                + to.percent(interval.high())
                + ")";
    }
}
