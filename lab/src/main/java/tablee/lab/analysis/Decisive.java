package tablee.lab.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;

/// Which few moments of a game are worth another look: what was decided badly, and where that leaves room, what luck did.
final class Decisive {

    /// Luck that moves a chance by less decides nothing.
    private static final double LEAST = 0.03;

    /// Moments nearer to each other than so many steps are one and the same story.
    private static final int APART = 4;

    private Decisive() {}

    static List<Analysis.Turning> of(
            List<Double> start,
            List<Analysis.Moment> moments,
            List<Analysis.Choice> costly,
            int most) {
        var found = new ArrayList<Analysis.Turning>();
        var luck = new ArrayList<Analysis.Turning>();
        List<Double> before = start;
        for (Analysis.Moment moment : moments) {
            for (Analysis.Choice choice : costly) {
                if (choice.step() == moment.step()) {
                    int seat = choice.seat().index();
                    found.add(
                            new Analysis.Turning(
                                    moment.step(),
                                    choice.seat(),
                                    before.get(seat),
                                    moment.chances().get(seat),
                                    Optional.of(choice)));
                }
            }
            if (moment.seat().isEmpty()) {
                luck.add(moved(moment, before));
            }
            before = moment.chances();
        }
        luck.sort(Comparator.comparingDouble(one -> -Math.abs(one.after() - one.before())));
        for (Analysis.Turning one : luck) {
            boolean tells =
                    Math.abs(one.after() - one.before()) >= LEAST
                            && found.stream()
                                    .noneMatch(
                                            other -> Math.abs(other.step() - one.step()) < APART);
            if (found.size() < most && tells) {
                found.add(one);
            }
        }
        found.sort(Comparator.comparingInt(Analysis.Turning::step));
        return found;
    }

    /// Whose chance it moved most.
    private static Analysis.Turning moved(Analysis.Moment moment, List<Double> before) {
        int most = 0;
        for (int seat = 0; seat < before.size(); seat++) {
            if (distance(moment, before, seat) > distance(moment, before, most)) {
                most = seat;
            }
        }
        return new Analysis.Turning(
                moment.step(),
                Seat.of(most),
                before.get(most),
                moment.chances().get(most),
                Optional.empty());
    }

    private static double distance(Analysis.Moment moment, List<Double> before, int seat) {
        return Math.abs(moment.chances().get(seat) - before.get(seat));
    }
}
