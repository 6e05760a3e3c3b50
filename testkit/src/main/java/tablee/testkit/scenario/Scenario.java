package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Json;
import tablee.testkit.Register;

/// One scenario as its file says it. `docs/scenarios.md` describes the format.
///
/// @param document the whole scenario, with the parts that have no meaning outside the run
public record Scenario(
        String file, int line, String name, List<String> clauses, String game, Json document) {

    private static final Set<String> FIELDS =
            Set.of(
                    "name",
                    "clauses",
                    "game",
                    "note",
                    "seats",
                    "table",
                    "preset",
                    "options",
                    "content",
                    "position",
                    "seed",
                    "chance",
                    "when",
                    "then",
                    "twin",
                    "impossible",
                    "cases");

    public Scenario {
        clauses = List.copyOf(clauses);
    }

    /// All scenarios of a document: one, or a list; one with `cases` is as many as it has cases.
    public static List<Scenario> read(String file, Json document) {
        var scenarios = new ArrayList<Scenario>();
        switch (document) {
            case Json.Arr list -> list.values().forEach(item -> scenarios.addAll(read(file, item)));
            case Json.Obj object -> {
                check(file, object);
                Optional<Json> cases = object.find("cases");
                if (cases.isPresent()) {
                    for (Json one : cases.get().items()) {
                        check(file, one);
                        scenarios.add(one(file, with(object, one)));
                    }
                } else {
                    scenarios.add(one(file, object));
                }
            }
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ ->
                    throw Yaml.bad(file, document.line(), "a scenario is expected");
        }
        return scenarios;
    }

    private static void check(String file, Json document) {
        if (!(document instanceof Json.Obj object)) {
            throw Yaml.bad(file, document.line(), "a scenario is expected");
        }
        object.entries()
                .forEach(
                        (name, value) -> {
                            if (!FIELDS.contains(name)) {
                                throw Yaml.bad(
                                        file,
                                        value.line(),
                                        "a scenario has no field \"" + name + "\"");
                            }
                        });
    }

    private static Scenario one(String file, Json.Obj document) {
        return new Scenario(
                file,
                document.line(),
                text(file, document, "name"),
                document.find("clauses").map(Scenario::clauses).orElse(List.of()),
                text(file, document, "game"),
                document);
    }

    private static String text(String file, Json.Obj document, String name) {
        return document.find(name)
                .map(Json::plain)
                .orElseThrow(
                        () ->
                                Yaml.bad(
                                        file,
                                        document.line(),
                                        "the scenario has no field \"" + name + "\""));
    }

    /// The clauses of a `clauses:` field, ranges written out.
    public static List<String> clauses(Json field) {
        List<Json> items = field instanceof Json.Arr list ? list.values() : List.of(field);
        return items.stream().flatMap(item -> Register.expand(item.plain()).stream()).toList();
    }

    /// A case of a scenario: its own fields over the common ones. Names and clauses of both count; objects are merged.
    private static Json.Obj with(Json.Obj common, Json one) {
        var merged = new LinkedHashMap<>(((Json.Obj) merge(common, one)).entries());
        merged.remove("cases");
        merged.put(
                "name",
                Json.of(
                        common.find("name").map(Json::plain).orElse("")
                                + one.find("name").map(name -> ": " + name.plain()).orElse("")));
        var clauses = new LinkedHashSet<String>();
        common.find("clauses").ifPresent(field -> clauses.addAll(clauses(field)));
        one.find("clauses").ifPresent(field -> clauses.addAll(clauses(field)));
        merged.put("clauses", Json.texts(List.copyOf(clauses)));
        return new Json.Obj(merged, one.line());
    }

    /// `over` on top of `base`: objects field by field, everything else replaced.
    public static Json merge(Json base, Json over) {
        if (!(base instanceof Json.Obj below) || !(over instanceof Json.Obj above)) {
            return over;
        }
        Map<String, Json> fields = new LinkedHashMap<>(below.entries());
        above.entries()
                .forEach(
                        (name, value) -> {
                            Json there = fields.get(name);
                            fields.put(name, there == null ? value : merge(there, value));
                        });
        return new Json.Obj(fields, above.line());
    }
}
