package tablee.lab;

import java.util.ArrayList;
import java.util.List;

/// Who beat whom.
///
/// @param meetings one for each pair of entrants
/// @param standings one for each entrant, in their order
/// @param resultHash fingerprint of the course of every game; with budgets of iterations the same on any number of threads
/// @param seconds what it took
public record TournamentResult(
        List<Meeting> meetings, List<Standing> standings, long resultHash, double seconds) {

    /// Two entrants and the games between them.
    ///
    /// @param wins of the first against the second; a win shared by seats of both counts in parts
    /// @param paired the 95 % interval with deals as what varies, where `wilson` takes games as independent
    public record Meeting(
            String first,
            String second,
            long games,
            long unfinished,
            double wins,
            Interval wilson,
            Interval paired) {

        public double rate() {
            return wins / games;
        }

        /// The same games from the other side.
        public Meeting turned() {
            return new Meeting(
                    /* first= */ second,
                    /* second= */ first,
                    games,
                    unfinished,
                    games - wins,
                    new Interval(1 - wilson.high(), 1 - wilson.low()),
                    new Interval(1 - paired.high(), 1 - paired.low()));
        }
    }

    /// One entrant over all its games.
    ///
    /// @param iterationsPerSecond of search, per thread, by the clock on the wall; 0 for one that does not search
    /// @param longestMillis the longest decision it searched for
    public record Standing(
            String name,
            long games,
            double wins,
            Interval wilson,
            Ratings.Rating rating,
            long decisions,
            long searched,
            long iterations,
            double iterationsPerSecond,
            double longestMillis) {}

    public TournamentResult {
        meetings = List.copyOf(meetings);
        standings = List.copyOf(standings);
    }

    /// How this entrant did against that one.
    public Meeting of(String one, String other) {
        for (Meeting meeting : meetings) {
            if (meeting.first.equals(one) && meeting.second.equals(other)) {
                return meeting;
            }
            if (meeting.first.equals(other) && meeting.second.equals(one)) {
                return meeting.turned();
            }
        }
        throw new IllegalArgumentException(one + " did not meet " + other);
    }

    static TournamentResult of(
            List<String> names, List<Tournament.Pair> pairs, Duels counted, long nanos) {
        double[][] wins = new double[names.size()][names.size()];
        var meetings = new ArrayList<Meeting>();
        for (int i = 0; i < pairs.size(); i++) {
            Tournament.Pair pair = pairs.get(i);
            Duel duel = counted.duels[i];
            wins[pair.first()][pair.second()] = duel.wins();
            wins[pair.second()][pair.first()] = duel.games - duel.wins();
            meetings.add(
                    new Meeting(
                            names.get(pair.first()),
                            names.get(pair.second()),
                            duel.games,
                            duel.unfinished,
                            duel.wins(),
                            Interval.wilson(duel.wins(), (double) duel.games),
                            Interval.around(duel.wins() / duel.games, duel.pairedError())));
        }
        List<Ratings.Rating> ratings = Ratings.of(wins);
        var standings = new ArrayList<Standing>();
        for (int i = 0; i < names.size(); i++) {
            standings.add(standing(names.get(i), i, wins, ratings.get(i), counted.thoughts[i]));
        }
        return new TournamentResult(meetings, standings, counted.hash, nanos / 1e9);
    }

    private static Standing standing(
            String name, int index, double[][] wins, Ratings.Rating rating, Thought thought) {
        double won = 0;
        double games = 0;
        for (int other = 0; other < wins.length; other++) {
            won += wins[index][other];
            games += wins[index][other] + wins[other][index];
        }
        return new Standing(
                name,
                Math.round(games),
                won,
                Interval.wilson(won, games),
                rating,
                thought.decisions,
                thought.searched,
                thought.iterations,
                thought.nanos == 0 ? 0 : thought.iterations * 1e9 / thought.nanos,
                thought.longest / 1e6);
    }
}
