package tablee.hasard.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;

/// Reads the Cartons of a file and checks what makes a set unplayable (K-E1 to K-E9).
///
/// @param spots where each of them stands, filled on the way
record CartonReader(Findings findings, CartonSpots spots) {

    private static final int MOST_OBSTACLES = 8;

    private static final Form<List<Json>> PARTS =
            Form.<Json>of(new Shape.Any(), Function.identity(), Function.identity()).list();

    /// K-E4
    private static final Form<Marks> MARKS =
            Form.whole(1, 6)
                    .entries(Form.word(List.of(Quality.values()), Quality::code))
                    .as(Marks::of, Marks::counts);

    private static final Form<Quality> REWARD =
            Form.word(List.of(Quality.RI, Quality.SA, Quality.DI, Quality.DO), Quality::code);

    /// In place of a text that cannot be read.
    private static final Map<String, String> UNSAID = Map.of("fr", "?", "en", "?");

    /// What is read from here on is about this Carton, bar or task.
    private ContentFields about(String card, ContentFields around, Json json) {
        return new ContentFields(
                findings, spots.put(card, around.spot().at(json)), json, around.clause());
    }

    /// K-E1: ranks 1 to 5 once each.
    List<Carton> cartons(ContentFields file, Profession profession) {
        var cartons = new ArrayList<Carton>();
        Set<Integer> ranks = new HashSet<>();
        for (Json json : file.field("cartons", PARTS, List.of())) {
            int rank = file.within(json).field("rank", Form.count(), 0);
            ContentFields fields = about(profession + " " + rank, file, json);
            fields.only(List.of("rank", "source", "title", "obstacles", "tasks"));
            findings.must(
                    rank >= 1 && rank <= Carton.RANKS,
                    fields.spot(),
                    "K-E1",
                    Message.of("hasard.check.rank.range"));
            findings.must(
                    ranks.add(rank), fields.spot(), "K-E1", Message.of("hasard.check.rank.twice"));
            cartons.add(carton(fields, profession, rank));
        }
        for (int rank = 1; rank <= Carton.RANKS; rank++) {
            findings.must(
                    ranks.contains(rank),
                    file.spot().about(CartonSpots.name(profession + " " + rank)),
                    "K-E1",
                    Message.of("hasard.check.rank.missing"));
        }
        cartons.sort(Comparator.comparingInt(Carton::rank));
        return cartons;
    }

    private Carton carton(ContentFields fields, Profession profession, int rank) {
        String card = profession + " " + rank;
        List<Obstacle> obstacles = obstacles(fields, card, profession == Profession.GANGSTER);
        int size = obstacles.size();
        findings.must(
                size >= 2 && size <= MOST_OBSTACLES,
                fields.spot(),
                "K-E2",
                Message.of("hasard.check.obstacles.range", size));
        int last = rank == Carton.RANKS ? size - 1 : size;
        return new Carton(
                profession, rank, words(fields, "title"), obstacles, tasks(fields, card, last));
    }

    private List<Obstacle> obstacles(ContentFields around, String card, boolean deadlyToo) {
        var obstacles = new ArrayList<Obstacle>();
        for (Json json : around.field("obstacles", PARTS, List.of())) {
            ContentFields fields = about(card + "/" + (obstacles.size() + 1), around, json);
            fields.only(List.of("value", "marks", "deadly", "name"));
            boolean deadly = fields.field("deadly", Form.FLAG, false, "K-E7");
            // HAS-13-1, HAS-13-3, K-E7
            findings.must(
                    !deadly || deadlyToo,
                    fields.spot(),
                    "K-E7",
                    Message.of("hasard.check.skulls.only"));
            obstacles.add(
                    new Obstacle(value(fields), marks(fields), deadly, words(fields, "name")));
        }
        return obstacles;
    }

    /// K-E3
    private static int value(ContentFields fields) {
        return fields.by("K-E3").field("value", Form.whole(2, 12), 2);
    }

    private static Marks marks(ContentFields fields) {
        return fields.field("marks", MARKS, Marks.NONE, "K-E4");
    }

    /// K-E9 At least one language and no empty text; a set that ships speaks both.
    static Words words(ContentFields fields, String name) {
        Map<String, String> said = fields.by("K-E9").field(name, Form.TEXT.entries(), UNSAID);
        Findings findings = fields.findings();
        Findings.Spot spot = fields.spot().at(fields.json().find(name).orElse(fields.json()));
        findings.must(
                !said.isEmpty() && said.values().stream().noneMatch(String::isBlank),
                spot,
                "K-E9",
                Message.of("engine.content.words", name));
        for (String language : Texts.COMPLETE) {
            findings.should(
                    said.containsKey(language),
                    spot,
                    "K-E9",
                    Message.of("hasard.check.language", language));
        }
        return new Words(new TreeMap<>(said));
    }

    /// K-E5: on a place of this Carton, one at most on each; the last place of rank 5 is Success.
    private List<Task> tasks(ContentFields carton, String card, int last) {
        var tasks = new ArrayList<Task>();
        Set<Integer> places = new HashSet<>();
        for (Json json : carton.field("tasks", PARTS, List.of(), "K-E5")) {
            String after = json.find("after").map(place -> "/" + place.print()).orElse("");
            ContentFields fields = about(card + after + " task", carton, json).by("K-E5");
            fields.only(List.of("after", "value", "marks", "reward", "name"));
            int place = fields.field("after", Form.count(), 0);
            findings.must(
                    place >= 1 && place <= last,
                    carton.spot().at(json),
                    "K-E5",
                    Message.of("hasard.check.tasks.places", last));
            findings.must(
                    places.add(place),
                    carton.spot().at(json),
                    "K-E5",
                    Message.of("hasard.check.tasks.twice"));
            tasks.add(task(fields, place));
        }
        return tasks;
    }

    /// HAS-14-1
    private static Task task(ContentFields fields, int after) {
        Quality reward = fields.field("reward", REWARD, Quality.RI);
        return new Task(after, value(fields), marks(fields), reward, words(fields, "name"));
    }

    /// K-E6: exactly L and R, 1 to 8 obstacles each, no tasks, no skulls, no diploma marks.
    List<ChildhoodPath> paths(ContentFields file) {
        var paths = new ArrayList<ChildhoodPath>();
        for (Json json : file.field("paths", PARTS, List.of())) {
            Cradle cradle =
                    file.within(json)
                            .field(
                                    "id",
                                    Form.word(List.of(Cradle.values()), Cradle::name),
                                    Cradle.L);
            String card = "CH-" + cradle;
            ContentFields fields = about(card, file, json);
            fields.only(List.of("id", "numberSide", "source", "title", "obstacles"));
            List<Obstacle> obstacles = obstacles(fields, card, true);
            findings.must(
                    !obstacles.isEmpty()
                            && obstacles.size() <= MOST_OBSTACLES
                            && obstacles.stream().noneMatch(CartonReader::isForAdults),
                    fields.spot(),
                    "K-E6",
                    Message.of("hasard.check.path"));
            String side =
                    fields.field(
                            "numberSide",
                            Form.word(List.of("left", "right"), Function.identity()),
                            "left",
                            "K-E6");
            Words title = fields.has("title") ? words(fields, "title") : Words.of(card, card);
            // HAS-7-4
            paths.add(new ChildhoodPath(cradle, side.equals("right"), title, obstacles));
        }
        paths.sort(Comparator.comparing(ChildhoodPath::cradle));
        findings.must(
                paths.stream()
                        .map(ChildhoodPath::cradle)
                        .toList()
                        .equals(List.of(Cradle.L, Cradle.R)),
                file.spot(),
                "K-E6",
                Message.of("hasard.check.paths"));
        return paths;
    }

    private static boolean isForAdults(Obstacle obstacle) {
        return obstacle.deadly()
                || obstacle.marks().of(Quality.DI) + obstacle.marks().of(Quality.DO) > 0;
    }
}
