package tablee.server.evening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.table.replay.Choices.Choice;

/// Decisions at tables with the same deal, side by side: whoever saw the same was asked the same.
///
/// @param alike how often two tables at least were asked the same and all did the same
/// @param parted where they did not, in the order of the first table that was asked
public record Comparison(int alike, List<List<Answer>> parted) {

    /// What one table did.
    ///
    /// @param table its number in the round, from 0
    public record Answer(int table, Choice choice) {}

    /// What tables that were asked the same did not do the same.
    ///
    /// @param tables the decisions of each, in order
    public static Comparison of(List<List<Choice>> tables) {
        Map<String, List<Answer>> asked = new LinkedHashMap<>();
        for (int table = 0; table < tables.size(); table++) {
            for (Choice choice : tables.get(table)) {
                List<Answer> answers =
                        asked.computeIfAbsent(
                                choice.seat().label() + choice.sight(), _ -> new ArrayList<>());
                // Who sees the same twice is told once, by what they did first.
                if (answers.isEmpty() || answers.getLast().table() != table) {
                    answers.add(new Answer(table, choice));
                }
            }
        }
        int alike = 0;
        var parted = new ArrayList<List<Answer>>();
        for (List<Answer> answers : asked.values()) {
            long moves = answers.stream().map(one -> one.choice().move()).distinct().count();
            if (moves > 1) {
                parted.add(List.copyOf(answers));
            } else if (answers.size() > 1) {
                alike++;
            }
        }
        return new Comparison(alike, List.copyOf(parted));
    }
}
