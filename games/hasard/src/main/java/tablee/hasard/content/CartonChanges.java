package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Words;

/// Changes a position may make to the Cartons, so that a scenario can show one rule on a board where nothing else gets in the way:
///
/// - `plain`: every Carton has three obstacles of 7, 8 and 9, both childhood paths two of 6, nothing else;
/// - `CLOWN 1/2 = 10 Ho3 Ri2`: the second obstacle of the first Clown Carton; with `deadly` at the end it kills;
/// - `CLOWN 2/2 task = 9 Cu1 -> Ri`: a task on the place after the second obstacle.
final class CartonChanges {

    /// What may be left out is a group that is empty then.
    private static final Pattern CHANGE =
            Pattern.compile(
                    "([A-Z]+) ([1-5])/([1-8])( task|) = (\\d{1,2})((?: [A-Z][a-z][1-9])*)((?: -> [A-Z][a-z])?)( deadly|)");

    private static final Words NAME = Words.of("un obstacle", "an obstacle");

    private CartonChanges() {}

    static CartonSet apply(CartonSet house, List<String> changes) {
        List<Carton> cartons = new ArrayList<>(house.cartons());
        List<ChildhoodPath> paths = house.paths();
        for (String change : changes) {
            if (change.equals("plain")) {
                cartons.replaceAll(CartonChanges::plain);
                paths = paths.stream().map(CartonChanges::plain).toList();
            } else {
                changeOne(cartons, change);
            }
        }
        var stories = new ArrayList<Words>();
        for (Profession profession : Profession.values()) {
            stories.add(house.story(profession));
        }
        return new CartonSet(house.id(), changes, cartons, paths, stories);
    }

    private static Carton plain(Carton carton) {
        var obstacles = List.of(bare(7), bare(8), bare(9));
        return new Carton(carton.profession(), carton.rank(), carton.title(), obstacles, List.of());
    }

    private static ChildhoodPath plain(ChildhoodPath path) {
        return new ChildhoodPath(
                path.cradle(), path.numberRight(), path.title(), List.of(bare(6), bare(6)));
    }

    private static Obstacle bare(int value) {
        return new Obstacle(value, Marks.NONE, false, NAME);
    }

    private static void changeOne(List<Carton> cartons, String change) {
        Matcher matcher = CHANGE.matcher(change);
        if (!matcher.matches()) {
            throw BadInput.of(
                    "engine.notation.shape",
                    change,
                    "plain, CLOWN 1/2 = 10 Ho3 Ri2, CLOWN 2/2 task = 9 Cu1 -> Ri");
        }
        Profession profession = Profession.of(matcher.group(1));
        int index = profession.number() * Carton.RANKS + matcher.group(2).charAt(0) - '1';
        int k = matcher.group(3).charAt(0) - '0';
        int value = Integer.parseInt(matcher.group(5));
        Marks marks = marks(matcher.group(6));
        Carton old = cartons.get(index);
        var obstacles = new ArrayList<>(old.obstacles());
        var tasks = new ArrayList<>(old.tasks());
        if (!matcher.group(4).isEmpty()) {
            tasks.removeIf(task -> task.after() == k);
            tasks.add(
                    new Task(
                            k,
                            value,
                            marks,
                            Quality.of(matcher.group(7).replace(" -> ", "")),
                            NAME));
        } else if (k <= obstacles.size()) {
            obstacles.set(k - 1, new Obstacle(value, marks, !matcher.group(8).isEmpty(), NAME));
        } else {
            obstacles.add(new Obstacle(value, marks, !matcher.group(8).isEmpty(), NAME));
        }
        cartons.set(index, new Carton(profession, old.rank(), old.title(), obstacles, tasks));
    }

    private static Marks marks(String text) {
        var counts = new TreeMap<Quality, Integer>();
        for (String mark : text.trim().split(" ", -1)) {
            if (!mark.isEmpty()) {
                counts.put(Quality.of(mark.substring(0, 2)), mark.charAt(2) - '0');
            }
        }
        return Marks.of(counts);
    }
}
