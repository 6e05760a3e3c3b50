package tablee.cli.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.cli.Machine;
import tablee.cli.report.Page;
import tablee.cli.report.Plot;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.lab.balance.Balance;
import tablee.lab.balance.BalanceResult;
import tablee.lab.balance.Factor;

/// One balance run as a page, as JSON and as CSV.
///
/// @param texts of the game and of the command line
/// @param names of the game's content
record BalanceReport(
        Balance<?, ?, ?> balance, BalanceResult result, Texts texts, Map<String, Words> names) {

    /// A factor met by fewer seats than this is listed and not drawn: its interval would be wider than the page.
    private static final int DRAWN = 30;

    /// A drawing has at most so many lines: those whose worth stands out most.
    private static final int LINES = 40;

    String toHtml() {
        var info = balance.game().info();
        var page =
                new Page(texts.language(), texts.say("cli.balance.title", info.title()))
                        .paragraph(
                                texts.say(
                                        "cli.balance.head",
                                        balance.settings().seats(),
                                        Long.toString(result.games()),
                                        balance.level().label()))
                        .code(command());
        if (result.unfinished() > 0) {
            page.paragraph(
                    texts.say("cli.simulate.unfinished", Long.toString(result.unfinished())));
        }
        seats(page);
        page.heading(texts.say("cli.balance.length"))
                .figure(
                        Plot.histogram(result.lengths()),
                        texts.say(
                                "cli.balance.length.caption",
                                figure(BalanceResult.mean(result.lengths()), 1)))
                .heading(texts.say("cli.balance.lead"))
                .figure(
                        Plot.histogram(result.leadChanges()),
                        texts.say(
                                "cli.balance.lead.caption",
                                figure(BalanceResult.mean(result.leadChanges()), 1)))
                .heading(texts.say("cli.balance.branching"))
                .figure(
                        Plot.histogram(result.branching()),
                        texts.say(
                                "cli.balance.branching.caption",
                                figure(BalanceResult.mean(result.branching()), 1)));
        if (!result.kinds().isEmpty()) {
            page.paragraph(texts.say("cli.balance.method"));
        }
        result.kinds().forEach(kind -> factors(page, kind));
        return page.html();
    }

    /// What makes this report again, and on what it was made.
    private String command() {
        var machine = Machine.described(Json.object());
        return "tablee balance %s --seats %d --games %d --level %s --seed %d\n%s · %s"
                .formatted(
                        balance.game().info().id(),
                        balance.settings().seats(),
                        balance.games(),
                        balance.level().label(),
                        balance.seed(),
                        machine.at("commit").plain(),
                        machine.at("jdk").plain());
    }

    private void seats(Page page) {
        var rows = new ArrayList<Plot.Whisker>();
        for (int i = 0; i < result.seats().size(); i++) {
            var seat = result.seats().get(i);
            rows.add(
                    new Plot.Whisker(
                            texts.say("cli.balance.seat", Seat.of(i).label()),
                            100 * seat.winRate(),
                            100 * seat.interval().low(),
                            100 * seat.interval().high()));
        }
        page.heading(texts.say("cli.balance.seats"))
                .figure(
                        Plot.whiskers(rows, 100.0 / rows.size(), " %"),
                        texts.say("cli.balance.seats.caption"));
    }

    private void factors(Page page, String kind) {
        List<BalanceResult.Standing> all = result.ofKind(kind);
        List<Plot.Whisker> drawn =
                all.stream()
                        .filter(one -> one.seats() >= DRAWN)
                        .sorted(
                                Comparator.comparingDouble(
                                        (BalanceResult.Standing one) ->
                                                -Math.abs(one.worth()) / one.error()))
                        .limit(LINES)
                        .sorted(Comparator.comparingDouble(one -> -one.worth()))
                        .map(
                                one ->
                                        new Plot.Whisker(
                                                name(one.factor()),
                                                100 * one.worth(),
                                                100 * (one.worth() - 1.96 * one.error()),
                                                100 * (one.worth() + 1.96 * one.error())))
                        .toList();
        page.heading(kind(kind));
        if (!drawn.isEmpty()) {
            page.figure(Plot.whiskers(drawn, 0, ""), texts.say("cli.balance.worth.caption"));
        }
        var head =
                List.of(
                        kind(kind),
                        texts.say("cli.balance.column.games"),
                        texts.say("cli.balance.column.seats"),
                        texts.say("cli.balance.column.rate"),
                        texts.say("cli.balance.column.worth"));
        page.table(
                head,
                all.stream()
                        .sorted(Comparator.comparingDouble(one -> -one.worth()))
                        .map(this::row)
                        .toList());
    }

    private List<String> row(BalanceResult.Standing one) {
        return List.of(
                name(one.factor()),
                figure(100 * one.takenIn(), 1) + " %",
                Long.toString(one.seats()),
                figure(100 * one.winRate(), 1)
                        + " % ("
                        + figure(100 * one.interval().low(), 1)
                        + "–"
                        + figure(100 * one.interval().high(), 1)
                        + ")",
                figure(100 * one.worth(), 1)
                        + " ± "
                        + figure(196 * one.error(), 1)
                        + (one.stands() ? " *" : ""));
    }

    private String kind(String kind) {
        return texts.say("balance." + kind);
    }

    private String name(Factor factor) {
        if (!factor.text().isEmpty()) {
            return texts.say(factor.text());
        }
        Words words = names.get(factor.id());
        if (words != null) {
            return words.in(texts.language());
        }
        return texts.has("balance." + factor.id())
                ? texts.say("balance." + factor.id())
                : factor.id();
    }

    private String figure(double value, int decimals) {
        return String.format(Locale.of(texts.language()), "%." + decimals + "f", value);
    }

    Json toJson() {
        var info = balance.game().info();
        var seats = new ArrayList<Json>();
        for (int i = 0; i < result.seats().size(); i++) {
            var seat = result.seats().get(i);
            seats.add(
                    Json.object()
                            .put("seat", Seat.of(i).label())
                            .put("winRate", ReportNumbers.rounded(seat.winRate(), 4))
                            .put("wilson", ReportNumbers.interval(seat.interval()))
                            .put("averageScore", ReportNumbers.rounded(seat.averageScore(), 2))
                            .build());
        }
        return Machine.described(
                ReportFormat.about(info, balance.settings())
                        .put("level", balance.level().label())
                        .put("seed", Json.of(balance.seed()))
                        .put("games", result.games())
                        .put("unfinished", result.unfinished())
                        .put("seats", Json.of(seats))
                        .put("lengths", counts(result.lengths()))
                        .put("leadChanges", counts(result.leadChanges()))
                        .put("branching", counts(result.branching()))
                        .put("factors", Json.list(result.factors(), this::json)));
    }

    private static Json counts(Map<Integer, Long> histogram) {
        var json = Json.object();
        histogram.forEach((value, count) -> json.put(Integer.toString(value), count));
        return json.build();
    }

    private Json json(BalanceResult.Standing one) {
        return Json.object()
                .put("kind", one.factor().kind())
                .put("id", one.factor().id())
                .put("name", name(one.factor()))
                .put("perGame", ReportNumbers.rounded(one.perGame(), 4))
                .put("takenIn", ReportNumbers.rounded(one.takenIn(), 4))
                .put("seats", one.seats())
                .put("winRate", ReportNumbers.rounded(one.winRate(), 4))
                .put("wilson", ReportNumbers.interval(one.interval()))
                .put("worth", ReportNumbers.rounded(one.worth(), 4))
                .put("error", ReportNumbers.rounded(one.error(), 4))
                .build();
    }

    List<String> toCsv() {
        var lines = new ArrayList<String>();
        lines.add("kind,id,name,perGame,takenIn,seats,winRate,low,high,worth,error");
        for (BalanceResult.Standing one : result.factors()) {
            lines.add(
                    String.join(
                            ",",
                            one.factor().kind(),
                            one.factor().id(),
                            "\"" + name(one.factor()).replace("\"", "\"\"") + "\"",
                            decimal(one.perGame()),
                            decimal(one.takenIn()),
                            Long.toString(one.seats()),
                            decimal(one.winRate()),
                            decimal(one.interval().low()),
                            decimal(one.interval().high()),
                            decimal(one.worth()),
                            decimal(one.error())));
        }
        return lines;
    }

    private static String decimal(double value) {
        return Double.toString(ReportNumbers.rounded(value, 4));
    }
}
