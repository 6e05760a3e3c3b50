package tablee.hasard.forms;

import static tablee.engine.form.Field.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.Json;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.hasard.content.Carton;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.ChildhoodPath;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Task;

/// The printed numbers of a Carton or a childhood path, for a drawing. They never change in a game, so that they are sent once and for
/// all ([#faces]); a view carries them only where a position altered them.
public final class CartonForm {

    /// @param obstacles from childhood towards Success: `7 Cu2`
    /// @param tasks by the obstacle before them: `8 Cu1 -> Sa`
    record Bars(List<String> obstacles, Map<String, String> tasks) {}

    static final Form<Bars> FORM =
            Form.object(
                    "HasardCarton",
                    Make.of(
                            Bars::new,
                            field("obstacles", Form.TEXT.list(), Bars::obstacles),
                            field("tasks", Form.TEXT.entries(), Bars::tasks)));

    private CartonForm() {}

    /// Every Carton and both paths of a set, by the ids under which they are named: `CLOWN 1`, `CH-L`.
    public static Map<String, Json> faces(CartonSet cartons) {
        var faces = new LinkedHashMap<String, Json>();
        bars(cartons).forEach((id, bars) -> faces.put(id, FORM.write(bars)));
        return faces;
    }

    static Map<String, Bars> bars(CartonSet cartons) {
        var bars = new LinkedHashMap<String, Bars>();
        for (ChildhoodPath path : cartons.paths()) {
            bars.put("CH-" + path.cradle(), new Bars(texts(path.obstacles()), Map.of()));
        }
        for (Carton carton : cartons.cartons()) {
            var tasks = new LinkedHashMap<String, String>();
            for (Task task : carton.tasks()) {
                tasks.put(Integer.toString(task.after()), task.text());
            }
            bars.put(carton.label(), new Bars(texts(carton.obstacles()), tasks));
        }
        return bars;
    }

    private static List<String> texts(List<Obstacle> obstacles) {
        return obstacles.stream().map(Obstacle::text).toList();
    }
}
