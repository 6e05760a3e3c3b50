package tablee.table;

import java.util.Map;
import java.util.TreeMap;

/// What was seen in [QuietGames]. For one thread at a time; tallies of several are added up.
public final class QuietTally {

    /// Answers to one question.
    ///
    /// @param answers the table gave
    /// @param worlds looked into
    /// @param leaks answers from which a spectator could have learnt something
    public record Row(long answers, long worlds, long leaks) {

        private Row plus(Row more) {
            return new Row(answers + more.answers, worlds + more.worlds, leaks + more.leaks);
        }
    }

    long games;
    long cut;
    long asked;
    long looked;
    private final Map<String, Row> rows = new TreeMap<>();

    void answered(String question, int worlds, boolean leaks) {
        rows.merge(question, new Row(1, worlds, leaks ? 1 : 0), Row::plus);
    }

    public void add(QuietTally other) {
        games += other.games;
        cut += other.cut;
        asked += other.asked;
        looked += other.looked;
        other.rows.forEach((question, row) -> rows.merge(question, row, Row::plus));
    }

    public long games() {
        return games;
    }

    /// Games that were stopped before their end.
    public long cut() {
        return cut;
    }

    /// Decisions that players were asked for.
    public long asked() {
        return asked;
    }

    /// How many of them were held against other worlds.
    public long looked() {
        return looked;
    }

    /// By the key of the question.
    public Map<String, Row> rows() {
        return rows;
    }

    public long answers() {
        return rows.values().stream().mapToLong(Row::answers).sum();
    }

    public long leaks() {
        return rows.values().stream().mapToLong(Row::leaks).sum();
    }
}
