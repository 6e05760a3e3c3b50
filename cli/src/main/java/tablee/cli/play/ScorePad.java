package tablee.cli.play;

import java.util.ArrayList;
import java.util.List;
import tablee.cli.Columns;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Texts;

/// The score sheet as on the printed pad: a row for each source, a column for each seat.
final class ScorePad {

    private ScorePad() {}

    static List<String> of(Outcome outcome, Texts texts) {
        int seats = outcome.ranks().size();
        int cell = Math.min(10, 50 / seats);
        int label = Columns.WIDTH - seats * cell;
        var lines = new ArrayList<String>();
        var names = new ArrayList<String>();
        for (int i = 0; i < seats; i++) {
            String name = texts.name(Seat.of(i));
            names.add(name.length() < cell ? name : name.substring(0, cell - 1));
        }
        lines.add(row("", names, label, cell));
        for (ScoreSheet.Row row : outcome.sheet().rows()) {
            List<String> values = row.values().stream().map(String::valueOf).toList();
            List<String> words = Columns.wrap(texts.say(row.label()), label - 1);
            lines.add(row(words.getFirst(), values, label, cell));
            words.stream().skip(1).forEach(lines::add);
        }
        List<String> ranks = outcome.ranks().stream().map(rank -> rank + ".").toList();
        lines.add(row(texts.say("cli.play.rank"), ranks, label, cell));
        return lines;
    }

    private static String row(String head, List<String> cells, int label, int cell) {
        var line = new StringBuilder(Columns.pad(head, label));
        cells.forEach(value -> line.append(Columns.padLeft(value, cell)));
        return line.toString();
    }
}
