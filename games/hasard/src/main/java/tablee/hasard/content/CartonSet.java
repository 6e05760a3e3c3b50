package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tablee.engine.Hash;
import tablee.engine.Words;

/// The forty Cartons and two childhood paths a table plays with (OPT-CARTONS). Immutable; equal when every number is.
///
/// `changes` names what a position altered of it ([#with]); it is empty for a set that came from files.
public final class CartonSet {

    private final String id;
    private final List<String> changes;
    private final Carton[] cartons;
    private final ChildhoodPath[] paths;
    private final Obstacle[][] obstacles;
    private final List<Optional<Task>> tasks = new ArrayList<>();
    private final Words[] stories;
    private final List<Career.Demand> demands;
    private final long hash;

    /// Worked out when it is first asked for: a search asks for the same few kits again and again. Threads may share it, since a row never
    /// changes and a lost one is only worked out again.
    private final @Nullable Ahead[] ahead = new Ahead[Quality.EVERYTHING_WORN + 1];

    CartonSet(
            String id,
            List<String> changes,
            List<Carton> cartons,
            List<ChildhoodPath> paths,
            List<Words> stories) {
        this.id = id;
        this.changes = List.copyOf(changes);
        this.cartons = cartons.toArray(Carton[]::new);
        this.paths = paths.toArray(ChildhoodPath[]::new);
        this.stories = stories.toArray(Words[]::new);
        this.obstacles = new Obstacle[this.cartons.length][];
        for (int i = 0; i < this.cartons.length; i++) {
            obstacles[i] = this.cartons[i].obstacles().toArray(Obstacle[]::new);
            for (int k = 1; k <= PLACES; k++) {
                tasks.add(this.cartons[i].taskAfter(k));
            }
        }
        this.demands =
                List.of(Profession.values()).stream()
                        .map(profession -> Career.of(this, profession).demand())
                        .toList();
        this.hash = fingerprint();
    }

    private static final int PLACES = 8;

    public String id() {
        return id;
    }

    /// The set with these changes to it, in the language of [CartonChanges]; itself without any.
    public CartonSet with(List<String> altered) {
        return altered.isEmpty() ? this : CartonChanges.apply(this, altered);
    }

    /// What a position altered of the set it came from.
    public List<String> changes() {
        return changes;
    }

    public List<Carton> cartons() {
        return List.of(cartons);
    }

    public List<ChildhoodPath> paths() {
        return List.of(paths);
    }

    /// What the profession is about, in one sentence.
    public Words story(Profession profession) {
        return stories[profession.number()];
    }

    /// HAS-4-11 What each profession asks for, in their order.
    public List<Career.Demand> demands() {
        return demands;
    }

    public Carton carton(Profession profession, int rank) {
        return cartons[index(profession.number(), rank)];
    }

    public ChildhoodPath path(Cradle cradle) {
        return paths[cradle.number()];
    }

    /// The `k`-th obstacle of a Carton, counted from 1.
    public Obstacle obstacle(int profession, int rank, int k) {
        return obstacles[index(profession, rank)][k - 1];
    }

    /// How many obstacles a Carton has.
    public int length(int profession, int rank) {
        return obstacles[index(profession, rank)].length;
    }

    /// The task on the place after the `k`-th obstacle.
    public Optional<Task> task(int profession, int rank, int k) {
        return tasks.get(index(profession, rank) * PLACES + k - 1);
    }

    /// What is ahead of whoever wears these beads and diplomas.
    public Ahead ahead(int kit) {
        Ahead known = ahead[kit];
        if (known == null) {
            known = new Ahead(cartons, kit);
            ahead[kit] = known;
        }
        return known;
    }

    static int index(int profession, int rank) {
        return profession * Carton.RANKS + rank - 1;
    }

    /// A fingerprint of all numbers; names may be polished without invalidating a log.
    public long hash() {
        return hash;
    }

    private long fingerprint() {
        long mixed = Hash.START;
        for (Carton carton : cartons) {
            mixed = Hash.mix(mixed, carton.profession().number() * 8L + carton.rank());
            mixed = mix(mixed, carton.obstacles());
            for (Task task : carton.tasks()) {
                mixed = Hash.mix(mixed, task.after() * 64L + task.value());
                mixed = Hash.mix(mixed, task.marks().packed() * 16 + task.reward().number());
            }
        }
        for (ChildhoodPath path : paths) {
            mixed = mix(mixed, path.obstacles());
        }
        return mixed;
    }

    private static long mix(long hash, List<Obstacle> obstacles) {
        long mixed = Hash.mix(hash, obstacles.size());
        for (Obstacle obstacle : obstacles) {
            mixed = Hash.mix(mixed, obstacle.value() * 2L + (obstacle.deadly() ? 1 : 0));
            mixed = Hash.mix(mixed, obstacle.marks().packed());
        }
        return mixed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CartonSet set && hash == set.hash && id.equals(set.id);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }
}
