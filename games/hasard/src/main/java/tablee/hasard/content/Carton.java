package tablee.hasard.content;

import java.util.List;
import java.util.Optional;
import tablee.engine.Words;

/// One of the forty strips: a phase of a working life (HAS-M-6). Obstacles run from childhood towards Success.
public record Carton(
        Profession profession, int rank, Words title, List<Obstacle> obstacles, List<Task> tasks) {

    public static final int RANKS = 5;

    public Carton {
        obstacles = List.copyOf(obstacles);
        tasks = List.copyOf(tasks);
    }

    /// The task on the place after this obstacle, if one is printed there.
    public Optional<Task> taskAfter(int obstacle) {
        return tasks.stream().filter(task -> task.after() == obstacle).findFirst();
    }

    /// `CLOWN 3`, the name of a Carton in faults and notation.
    public String label() {
        return profession + " " + rank;
    }
}
