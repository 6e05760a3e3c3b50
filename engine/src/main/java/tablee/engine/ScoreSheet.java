package tablee.engine;

import java.util.List;

/// Points by source, as on the printed pad: one column for each seat. The last row is the score that ranks.
public record ScoreSheet(List<Row> rows) {

    public record Row(Message label, List<Integer> values) {
        public Row {
            values = List.copyOf(values);
        }
    }

    public ScoreSheet {
        rows = List.copyOf(rows);
    }

    public List<Integer> totals() {
        return rows.getLast().values();
    }
}
