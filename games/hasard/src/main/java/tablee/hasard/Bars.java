package tablee.hasard;

/// Bars as the register writes them: `8 Cu2 Ch1`, `6 Sf2 deadly`, `9 Tr2 -> Di`.
final class Bars {

    private Bars() {}

    /// `CLOWN 1/2`: the obstacle just before a place on a Carton.
    static String id(HasardState state, int place) {
        return Profession.at(state.professionAt(place))
                + " "
                + Place.rank(place)
                + "/"
                + Place.obstacle(place);
    }

    static String text(Obstacle obstacle) {
        return text(obstacle.value(), obstacle.marks()) + (obstacle.deadly() ? " deadly" : "");
    }

    static String text(Task task) {
        return text(task.value(), task.marks()) + " -> " + task.reward();
    }

    private static String text(int value, Marks marks) {
        return marks.equals(Marks.NONE) ? Integer.toString(value) : value + " " + marks;
    }
}
