package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tablee.cv.content.Category;
import tablee.cv.content.Goal;
import tablee.cv.content.Special;
import tablee.engine.Message;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;

/// The end of the game (CV-SCORE), line by line as on the pad.
final class Scoring {

    private static final List<Category> BY_TABLE =
            List.of(Category.HEALTH, Category.KNOWLEDGE, Category.RELATIONSHIP);

    private Scoring() {}

    /// CV-R-77 Undecided cards are decided first, seats in order from the first player; true if somebody is asked.
    static boolean waits(Step step) {
        int seats = step.options.seats();
        for (int i = 0; i < seats; i++) {
            int seat = (step.table.first() + i) % seats;
            if (step.table.count(seat, Category.UNDECIDED) > 0) {
                step.phase(CvPhase.DECIDE);
                step.table.actor(seat);
                return true;
            }
        }
        step.table.stage(0);
        step.table.actor(Table.NOBODY);
        step.phase(CvPhase.GAME_OVER);
        if (step.told()) {
            var goals = new ArrayList<Integer>();
            for (byte goal : step.secret) {
                goals.add((int) goal);
            }
            step.events.add(new CvEvent.GameOver(goals));
        }
        return true;
    }

    /// CV-SCORE-2, CV-R-71 The printed figures are the triangular numbers; the series goes on.
    static int byTable(int cards) {
        return cards * (cards + 1) / 2;
    }

    /// CV-CARD-73, CV-SCORE-1, CV-R-72
    static int category(Table table, int seat, Category category) {
        int top = table.top(seat, category.index());
        boolean doubled = top != 0 && table.deck().card(top).special() == Special.COUNT_DOUBLE;
        return byTable(table.count(seat, category) + (doubled ? 1 : 0));
    }

    /// CV-ICON-1, CV-COMP-13, CV-SCORE-11, CV-SCORE-3
    static int possessions(Table table, int seat) {
        int points = 0;
        for (int card = table.top(seat, Category.POSSESSION.index());
                card != 0;
                card = table.below(card)) {
            points += table.deck().card(card).points();
        }
        return points;
    }

    /// CV-SCORE-4, CV-COMP-8
    static int goal(Table table, int seat, int goal) {
        Optional<Goal> formula = table.deck().card(goal).goal();
        return formula.isPresent() ? points(formula.get(), table, seat) : 0;
    }

    /// CV-CARD-76..83, CV-R-74, CV-R-76, CV-SCORE-7, CV-R-73 All cards of the CV count in their decided category, active or not; sets are disjoint within a goal.
    static int points(Goal goal, Table table, int seat) {
        return switch (goal) {
            case Goal.PerCard(Category category, int points) ->
                    points * table.count(seat, category);
            case Goal.PerToken(int points) -> points * table.tokens(seat).size();
            case Goal.PerSet(SortedMap<Category, Integer> categories, int points) -> {
                int sets = Integer.MAX_VALUE;
                for (var entry : categories.entrySet()) {
                    sets = Math.min(sets, table.count(seat, entry.getKey()) / entry.getValue());
                }
                yield points * sets;
            }
            case Goal.ByEdition(Goal health4, Goal wealth3) ->
                    points(table.options().goal82Health() ? health4 : wealth3, table, seat);
        };
    }

    /// CV-SCORE-5, -6, CV-R-75 By seat: only to the best, and to all of them.
    private static int[] publicGoal(Table table, int goal) {
        int[] points = new int[table.seats()];
        int most = 0;
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = goal(table, seat, goal);
            most = Math.max(most, points[seat]);
        }
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = points[seat] == most ? most : 0;
        }
        return points;
    }

    /// CV-INFO-15 Everything but the secret goals, by seat.
    static int[] running(Table table) {
        int[] points = new int[table.seats()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = possessions(table, seat);
            for (Category category : BY_TABLE) {
                points[seat] += category(table, seat, category);
            }
        }
        for (int goal : table.publicGoals()) {
            int[] more = publicGoal(table, goal);
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] += more[seat];
            }
        }
        return points;
    }

    /// CV-SCORE-7, CV-R-33, CV-COMP-17
    static Outcome outcome(CvState state) {
        Table table = state.table();
        int seats = table.seats();
        var rows = new ArrayList<ScoreSheet.Row>();
        int[] totals = new int[seats];
        for (Category category : BY_TABLE) {
            int[] points = new int[seats];
            for (int seat = 0; seat < seats; seat++) {
                points[seat] = category(table, seat, category);
            }
            rows.add(row(Message.of("cv.sheet." + category.word()), points, totals));
        }
        int[] possessions = new int[seats];
        int[] goals = new int[seats];
        int[] cards = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            possessions[seat] = possessions(table, seat);
            goals[seat] = state.goal(seat) == 0 ? 0 : goal(table, seat, state.goal(seat));
            cards[seat] = table.cvSize(seat);
        }
        rows.add(row(Message.of("cv.sheet.possession"), possessions, totals));
        rows.add(row(Message.of("cv.sheet.secret"), goals, totals));
        for (int goal : table.publicGoals()) {
            var label = Message.of("cv.sheet.public", table.deck().card(goal).name());
            rows.add(row(label, publicGoal(table, goal), totals));
        }
        List<Integer> sizes = list(cards);
        List<Integer> sums = list(totals);
        rows.add(new ScoreSheet.Row(Message.of("cv.sheet.cards"), sizes));
        rows.add(new ScoreSheet.Row(Message.of("cv.sheet.total"), sums));
        return new Outcome(ranks(sums, sizes), new ScoreSheet(rows), Message.of("cv.over.decks"));
    }

    /// One line of the pad, added to the totals.
    private static ScoreSheet.Row row(Message label, int[] points, int[] totals) {
        for (int seat = 0; seat < points.length; seat++) {
            totals[seat] += points[seat];
        }
        return new ScoreSheet.Row(label, list(points));
    }

    private static List<Integer> list(int[] values) {
        var list = new ArrayList<Integer>(values.length);
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    /// CV-SCORE-8 to -10, CV-R-78 Most points, then fewer cards; equal ranks are possible.
    static List<Integer> ranks(List<Integer> totals, List<Integer> cards) {
        var ranks = new ArrayList<Integer>();
        for (int seat = 0; seat < totals.size(); seat++) {
            int rank = 1;
            for (int other = 0; other < totals.size(); other++) {
                int points = totals.get(other) - totals.get(seat);
                if (points > 0 || (points == 0 && cards.get(other) < cards.get(seat))) {
                    rank++;
                }
            }
            ranks.add(rank);
        }
        return ranks;
    }
}
