package tablee.hasard.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

/// Reads the Cartons of one file and checks what makes a set unplayable (K-E1 to K-E9).
final class CartonReader {

    private static final int MOST_OBSTACLES = 8;
    private static final int MOST_MARKS = 6;

    private final String file;
    private final Profession profession;
    private final FaultList faults;

    CartonReader(String file, Profession profession, FaultList faults) {
        this.file = file;
        this.profession = profession;
        this.faults = faults;
    }

    List<Carton> cartons(Json list) {
        var cartons = new ArrayList<Carton>();
        Set<Integer> ranks = new HashSet<>();
        for (Json json : list.items()) {
            faults.reading(
                    file,
                    json,
                    profession.name(),
                    "K-E1",
                    () -> {
                        Carton carton = carton(json);
                        cartons.add(carton);
                        if (!ranks.add(carton.rank())) {
                            fault(
                                    json,
                                    carton.label(),
                                    "K-E1",
                                    Message.of("hasard.check.rank.twice"));
                        }
                    });
        }
        for (int rank = 1; rank <= Carton.RANKS; rank++) {
            if (!ranks.contains(rank)) {
                fault(
                        list,
                        profession + " " + rank,
                        "K-E1",
                        Message.of("hasard.check.rank.missing"));
            }
        }
        cartons.sort(Comparator.comparingInt(Carton::rank));
        return cartons;
    }

    private void fault(Json where, String card, String clause, Message text) {
        faults.add(file, where.line(), card, clause, text);
    }

    private Carton carton(Json json) {
        int rank = json.at("rank").asInt();
        String card = profession + " " + rank;
        faults.at(card, file, json.line());
        if (rank < 1 || rank > Carton.RANKS) {
            fault(json.at("rank"), card, "K-E1", Message.of("hasard.check.rank.range"));
        }
        List<Obstacle> obstacles = obstacles(json.at("obstacles"), card);
        if (obstacles.size() < 2 || obstacles.size() > MOST_OBSTACLES) {
            fault(json, card, "K-E2", Message.of("hasard.check.obstacles.range", obstacles.size()));
        }
        return new Carton(
                profession,
                rank,
                words(json, "title", card),
                obstacles,
                tasks(json, card, rank, obstacles.size()));
    }

    private List<Obstacle> obstacles(Json list, String card) {
        var obstacles = new ArrayList<Obstacle>();
        for (Json json : list.items()) {
            String name = card + "/" + (obstacles.size() + 1);
            faults.at(name, file, json.line());
            obstacles.add(
                    new Obstacle(
                            value(json, name),
                            marks(json, name),
                            deadly(json, name),
                            words(json, "name", name)));
        }
        return obstacles;
    }

    private Words words(Json json, String field, String card) {
        var words = new Words[] {Words.of(card, card)};
        faults.reading(
                file,
                json,
                card,
                "K-E9",
                () -> words[0] = faults.words(file, json.at(field), card));
        return words[0];
    }

    /// HAS-13-1, HAS-13-3, K-E7; what kills a child is said with the other faults of its path (K-E6).
    private boolean deadly(Json json, String card) {
        boolean deadly = json.find("deadly").map(Json::asBool).orElse(false);
        if (deadly && profession != Profession.GANGSTER && !file.equals(CartonFiles.CHILDHOOD)) {
            fault(json, card, "K-E7", Message.of("hasard.check.skulls.only"));
        }
        return deadly;
    }

    /// K-E3
    private int value(Json json, String card) {
        var value = new int[] {2};
        faults.reading(file, json, card, "K-E3", () -> value[0] = json.at("value").asInt());
        if (value[0] < 2 || value[0] > 12) {
            fault(json.at("value"), card, "K-E3", Message.of("hasard.check.value.range", value[0]));
        }
        return value[0];
    }

    private Marks marks(Json json, String card) {
        var counts = new TreeMap<Quality, Integer>();
        faults.reading(
                file,
                json,
                card,
                "K-E4",
                () -> json.find("marks").ifPresent(marks -> counts.putAll(counts(marks, card))));
        return Marks.of(counts);
    }

    /// K-E4
    private Map<Quality, Integer> counts(Json marks, String card) {
        var counts = new TreeMap<Quality, Integer>();
        marks.fields()
                .forEach(
                        (code, count) -> {
                            int points = count.asInt();
                            if (points < 1 || points > MOST_MARKS) {
                                fault(
                                        count,
                                        card,
                                        "K-E4",
                                        Message.of("hasard.check.marks.range", code, points));
                            } else {
                                counts.put(Quality.of(code), points);
                            }
                        });
        return counts;
    }

    /// K-E5: on a place of this Carton, one at most on each; the last place of rank 5 is Success.
    private List<Task> tasks(Json carton, String card, int rank, int length) {
        var tasks = new ArrayList<Task>();
        int last = rank == Carton.RANKS ? length - 1 : length;
        Set<Integer> places = new HashSet<>();
        for (Json json : carton.find("tasks").map(Json::items).orElse(List.of())) {
            String after = json.find("after").map(place -> "/" + place.print()).orElse("");
            String name = card + after + " task";
            faults.reading(
                    file,
                    json,
                    name,
                    "K-E5",
                    () -> {
                        Task task = task(json, name);
                        tasks.add(task);
                        if (task.after() < 1 || task.after() > last) {
                            fault(
                                    json.at("after"),
                                    card,
                                    "K-E5",
                                    Message.of("hasard.check.tasks.places", last));
                        }
                        if (!places.add(task.after())) {
                            fault(json, card, "K-E5", Message.of("hasard.check.tasks.twice"));
                        }
                    });
        }
        return tasks;
    }

    /// HAS-14-1
    private Task task(Json json, String card) {
        faults.at(card, file, json.line());
        Quality reward = Quality.of(json.at("reward").asText());
        if (!reward.isRing() && !reward.isDiploma()) {
            fault(
                    json.at("reward"),
                    card,
                    "K-E5",
                    Message.of("hasard.check.reward", reward.code()));
        }
        if (json.find("deadly").map(Json::asBool).orElse(false)) {
            fault(json, card, "K-E5", Message.of("hasard.check.tasks.deadly"));
        }
        return new Task(
                json.at("after").asInt(),
                value(json, card),
                marks(json, card),
                reward,
                words(json, "name", card));
    }

    /// K-E6: exactly L and R, 1 to 8 obstacles each, no tasks, no skulls, no diploma marks.
    List<ChildhoodPath> paths(Json list) {
        var paths = new ArrayList<ChildhoodPath>();
        for (Json json : list.items()) {
            Cradle cradle = Cradle.of(json.at("id").asText());
            String card = "CH-" + cradle;
            faults.at(card, file, json.line());
            List<Obstacle> obstacles = obstacles(json.at("obstacles"), card);
            boolean fits =
                    !obstacles.isEmpty()
                            && obstacles.size() <= MOST_OBSTACLES
                            && json.find("tasks").isEmpty()
                            && obstacles.stream().noneMatch(CartonReader::isForAdults);
            if (!fits) {
                fault(json, card, "K-E6", Message.of("hasard.check.path"));
            }
            boolean right =
                    json.find("numberSide").map(Json::asText).orElse("left").equals("right");
            Words title =
                    json.find("title").isPresent()
                            ? words(json, "title", card)
                            : Words.of(card, card);
            paths.add(new ChildhoodPath(cradle, right, title, obstacles));
        }
        paths.sort(Comparator.comparing(ChildhoodPath::cradle));
        boolean both =
                paths.size() == 2
                        && paths.get(0).cradle() == Cradle.L
                        && paths.get(1).cradle() == Cradle.R;
        if (!both) {
            fault(list, "childhood", "K-E6", Message.of("hasard.check.paths"));
        }
        return paths;
    }

    private static boolean isForAdults(Obstacle obstacle) {
        return obstacle.deadly()
                || obstacle.marks().of(Quality.DI) + obstacle.marks().of(Quality.DO) > 0;
    }
}
