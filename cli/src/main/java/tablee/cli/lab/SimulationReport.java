package tablee.cli.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import tablee.bots.Level;
import tablee.cli.Columns;
import tablee.cli.Command;
import tablee.engine.GameInfo;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.lab.Simulation;
import tablee.lab.SimulationResult;

/// One simulation as JSON, as CSV and as text.
record SimulationReport(
        GameInfo game,
        Settings settings,
        List<Level> levels,
        Simulation simulation,
        SimulationResult result)
        implements ReportFormat.Report {

    @Override
    public Json toJson() {
        return ReportFormat.about(game, settings)
                .put("bots", Json.texts(levels.stream().map(Level::label).toList()))
                .put("seed", Json.of(simulation.seed()))
                .put("threads", simulation.threads())
                .put("games", result.games())
                .put("unfinished", result.unfinished())
                .put("actions", result.actions())
                .put("draws", result.draws())
                .put("averageActions", ReportNumbers.rounded(result.averageActions(), 3))
                .put("fewestActions", result.fewestActions())
                .put("mostActions", result.mostActions())
                .put("seconds", ReportNumbers.rounded(result.seconds(), 3))
                .put("actionsPerSecond", Math.round(result.actionsPerSecond()))
                .put("gamesPerSecond", Math.round(result.gamesPerSecond()))
                .put("winsBySeat", ReportNumbers.decimals(result.winsBySeat()))
                .put("winRateBySeat", ReportNumbers.decimals(winRates()))
                .put("scoresBySeat", ReportNumbers.decimals(result.scoresBySeat()))
                .put("resultHash", Hash.hex(result.resultHash()))
                .build();
    }

    /// A header and one row, so that several runs can be put below each other.
    @Override
    public List<String> toCsv() {
        var cells = new LinkedHashMap<String, String>();
        cells.put("game", game.id());
        cells.put("seats", Integer.toString(settings.seats()));
        cells.put("bots", String.join("+", levels.stream().map(Level::label).toList()));
        cells.put("seed", Long.toString(simulation.seed()));
        cells.put("threads", Integer.toString(simulation.threads()));
        cells.put("games", Long.toString(result.games()));
        cells.put("unfinished", Long.toString(result.unfinished()));
        cells.put("actions", Long.toString(result.actions()));
        cells.put(
                "averageActions",
                Double.toString(ReportNumbers.rounded(result.averageActions(), 3)));
        cells.put("actionsPerSecond", Long.toString(Math.round(result.actionsPerSecond())));
        cells.put("gamesPerSecond", Long.toString(Math.round(result.gamesPerSecond())));
        for (int i = 0; i < settings.seats(); i++) {
            String seat = Seat.of(i).label();
            cells.put(
                    "wins" + seat,
                    Double.toString(ReportNumbers.rounded(result.winsBySeat().get(i), 3)));
            cells.put(
                    "score" + seat,
                    Double.toString(ReportNumbers.rounded(result.scoresBySeat().get(i), 3)));
        }
        cells.put("resultHash", Hash.hex(result.resultHash()));
        return List.of(String.join(",", cells.keySet()), String.join(",", cells.values()));
    }

    @Override
    public List<String> toText(Command to) {
        var texts = to.texts();
        var lines = new ArrayList<String>();
        lines.add(
                texts.say(
                        "cli.simulate.head",
                        game.title(),
                        settings.seats(),
                        to.number(result.games()),
                        Long.toString(simulation.seed())));
        lines.add(
                texts.say(
                        "cli.simulate.actions",
                        to.number(result.actions()),
                        to.number(result.averageActions(), 1),
                        Integer.toString(result.fewestActions()),
                        Integer.toString(result.mostActions())));
        lines.add(
                texts.say(
                        "cli.simulate.speed",
                        to.number(result.seconds(), 1),
                        to.number(Math.round(result.actionsPerSecond())),
                        to.number(Math.round(result.gamesPerSecond())),
                        simulation.threads()));
        if (result.unfinished() > 0) {
            lines.add(texts.say("cli.simulate.unfinished", to.number(result.unfinished())));
        }
        lines.add("");
        List<Double> rates = winRates();
        for (int i = 0; i < settings.seats(); i++) {
            lines.add(
                    texts.say(
                            "cli.simulate.seat",
                            Seat.of(i).label(),
                            Columns.pad(levels.get(i).label(), 10),
                            Columns.padLeft(to.percent(rates.get(i)), 5),
                            to.percent(margin(rates.get(i))),
                            to.number(result.scoresBySeat().get(i), 1)));
        }
        lines.add("");
        lines.add(texts.say("cli.simulate.hash", Hash.hex(result.resultHash())));
        return lines;
    }

    private List<Double> winRates() {
        return result.winsBySeat().stream()
                .map(wins -> wins / Math.max(1, result.finished()))
                .toList();
    }

    /// Half the width of the 95 % interval.
    private double margin(double rate) {
        return 1.96 * Math.sqrt(rate * (1 - rate) / Math.max(1, result.finished()));
    }
}
