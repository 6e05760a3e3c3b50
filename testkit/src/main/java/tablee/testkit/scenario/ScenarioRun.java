package tablee.testkit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.testkit.ScenarioHouse;
import tablee.testkit.ScenarioResult;

/// Plays one scenario: arranges the position, follows the steps, and stops at the first that does not hold.
public final class ScenarioRun<S extends State, V extends View, A extends Action> {

    /// Steps that only a real table can take; `table` says what was agreed about it.
    private static final Set<String> AT_A_TABLE = Set.of("undo", "leave", "overtime");

    private final Scenario scenario;
    private static final List<String> TWIN = List.of("position", "chance", "same", "when");

    private final ScenarioWorld<S, V, A> world;
    private final Optional<Twin<S, V, A>> twin;
    private final List<ScenarioResult.Failure> failures = new ArrayList<>();

    private ScenarioRun(
            Scenario scenario, ScenarioHouse house, Game<S, V, A> game, Settings settings) {
        Json document = scenario.document();
        this.scenario = scenario;
        this.world = world(house, game, settings, document, document, "");
        this.twin =
                document.find("twin")
                        .map(
                                other ->
                                        new Twin<>(
                                                other,
                                                world(
                                                        house,
                                                        game,
                                                        settings,
                                                        document,
                                                        Scenario.merge(document, twinOnly(other)),
                                                        " in the twin too")));
    }

    private static <S extends State, V extends View, A extends Action> ScenarioWorld<S, V, A> world(
            ScenarioHouse house,
            Game<S, V, A> game,
            Settings settings,
            Json document,
            Json whole,
            String where) {
        S start = position(game, settings, whole);
        Script script = script(whole);
        Optional<Json> table = document.find("table");
        boolean live = table.isPresent() || takesTableSteps(document);
        if (live && house.tables().isEmpty()) {
            throw new Unfit(
                    table.map(Json::line).orElse(document.line()),
                    "a server's table for this scenario",
                    "none where it is run; \"tablee scenario\" has one");
        }
        Line<S, V, A> line =
                live
                        ? new LiveLine<>(
                                house.tables().orElseThrow(),
                                game,
                                settings,
                                start,
                                script,
                                table.orElseGet(() -> Json.object().build()))
                        : new Line<>(game, settings, start);
        return new ScenarioWorld<>(line, script, where);
    }

    private static boolean takesTableSteps(Json document) {
        return document.find("when").map(Json::items).orElse(List.of()).stream()
                .anyMatch(
                        step -> AT_A_TABLE.stream().anyMatch(word -> step.find(word).isPresent()));
    }

    /// What did not hold.
    public static List<ScenarioResult.Failure> of(Scenario scenario, ScenarioHouse house) {
        try {
            GameProvider provider = Games.find(scenario.game());
            house.registers()
                    .apply(scenario.game())
                    .ifPresent(register -> ScenarioClauses.check(scenario, register));
            Json document = scenario.document();
            Optional<Json> impossible = document.find("impossible");
            if (impossible.isPresent()) {
                return refusedAtOnce(provider, scenario, impossible.get());
            }
            Optional<List<ScenarioResult.Failure>> onContent =
                    ScenarioContent.check(provider, scenario);
            return onContent.isPresent()
                    ? onContent.get()
                    : run(scenario, house, ScenarioContent.game(provider, scenario));
        } catch (Unfit unfit) {
            return List.of(unfit.failure());
        } catch (BadInput bad) {
            return List.of(broken(scenario.line(), String.valueOf(bad.getMessage())));
        } catch (RuntimeException | AssertionError e) {
            return List.of(thrown(scenario.line(), e));
        }
    }

    static ScenarioResult.Failure broken(int line, String sentence) {
        return new ScenarioResult.Failure(line, "a scenario that can be read", sentence);
    }

    /// A broken invariant says so itself; anything else is a fault of the game that deserves its name.
    static ScenarioResult.Failure thrown(int line, Throwable e) {
        return new ScenarioResult.Failure(line, "a sound position", e.toString());
    }

    private static <S extends State, V extends View, A extends Action>
            List<ScenarioResult.Failure> run(
                    Scenario scenario, ScenarioHouse house, Game<S, V, A> game) {
        var run =
                new ScenarioRun<>(
                        scenario, house, game, settings(scenario.document(), game.options()));
        run.play();
        return run.failures;
    }

    private static List<ScenarioResult.Failure> refusedAtOnce(
            GameProvider provider, Scenario scenario, Json impossible) {
        try {
            Game<?, ?, ?> game = ScenarioContent.game(provider, scenario);
            game.start(settings(scenario.document(), game.options()));
        } catch (BadInput bad) {
            String sentence = String.valueOf(bad.getMessage());
            return sentence.contains(impossible.plain())
                    ? List.of()
                    : List.of(
                            new ScenarioResult.Failure(
                                    impossible.line(),
                                    "a refusal that names " + impossible.plain(),
                                    sentence));
        }
        return List.of(
                new ScenarioResult.Failure(
                        impossible.line(), "a table that cannot be opened", "it can"));
    }

    private static Settings settings(Json document, OptionList options) {
        Map<String, String> chosen = new TreeMap<>();
        Optional<OptionList.Preset> preset =
                document.find("preset").map(name -> preset(name, options));
        preset.ifPresent(one -> chosen.putAll(one.values()));
        document.find("options")
                .ifPresent(
                        found ->
                                found.fields()
                                        .forEach((name, value) -> chosen.put(name, value.plain())));
        int seats =
                document.find("seats")
                        .map(Json::asInt)
                        .or(() -> preset.map(OptionList.Preset::seats).filter(n -> n > 0))
                        .orElseThrow(
                                () ->
                                        BadInput.of(
                                                Sentences.say(
                                                        "the scenario has no field \"seats\"")));
        return options.settings(seats, chosen);
    }

    private static OptionList.Preset preset(Json name, OptionList options) {
        return options.presets().stream()
                .filter(preset -> preset.name().equals(name.plain()))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.of(
                                        Sentences.say(
                                                "there is no preset \"" + name.plain() + "\"")));
    }

    /// Without a position, or with `start`, the game begins before the first deal.
    private static <S extends State, V extends View, A extends Action> S position(
            Game<S, V, A> game, Settings settings, Json document) {
        return document.find("position")
                .filter(position -> !position.equals(Json.of("start")))
                .map(position -> Arranged.read(game, settings, position, position))
                .orElseGet(() -> game.start(settings));
    }

    private static Script script(Json document) {
        return new Script(
                document.find("chance")
                        .map(
                                draws ->
                                        draws instanceof Json.Arr list
                                                ? list.values()
                                                : List.of(draws))
                        .orElse(List.of()),
                document.find("seed").map(seed -> new Streams(seed.asLong()).stream("chance")));
    }

    private static Json twinOnly(Json twin) {
        twin.fields().forEach(ScenarioRun::partOfTwin);
        var only = Json.object();
        for (String part : List.of("position", "chance")) {
            twin.find(part).ifPresent(value -> only.put(part, value));
        }
        return only.build();
    }

    private static void partOfTwin(String name, Json said) {
        if (!TWIN.contains(name)) {
            throw new Unfit(
                    said.line(),
                    "a part of a twin: " + String.join(", ", TWIN),
                    "\"" + name + "\"");
        }
    }

    private void play() {
        Json document = scenario.document();
        List<Json> steps = document.find("when").map(Json::items).orElse(List.of());
        List<Json> twinSteps = twinSteps(document, steps);
        boolean own = document.find("twin").flatMap(other -> other.find("when")).isPresent();
        compare();
        for (int i = 0; i < steps.size() && failures.isEmpty(); i++) {
            Json step = steps.get(i);
            Json other = twinSteps.get(i);
            take(world, step);
            twin.ifPresent(there -> take(there.world(), other));
            if (failures.isEmpty()) {
                compare();
            }
            if (failures.isEmpty()) {
                step.find("then").ifPresent(block -> check(world, block));
                // What a twin with steps of its own says about itself must hold too.
                twin.filter(_ -> own)
                        .ifPresent(
                                there ->
                                        other.find("then")
                                                .ifPresent(block -> check(there.world(), block)));
            }
        }
        if (!failures.isEmpty()) {
            return;
        }
        document.find("then").ifPresent(block -> check(world, block));
        if (document.find("then").isEmpty() && document.find("when").isEmpty()) {
            failures.add(
                    new ScenarioResult.Failure(
                            scenario.line(),
                            "something that must hold",
                            "no \"when\" and no \"then\""));
        }
        if (failures.isEmpty()) {
            end(world);
            twin.ifPresent(there -> end(there.world()));
        }
        if (failures.isEmpty()) {
            compare();
            twin.ifPresent(there -> failures.addAll(there.atTheEnd()));
        }
    }

    private static List<Json> twinSteps(Json document, List<Json> steps) {
        Optional<Json> own = document.find("twin").flatMap(twin -> twin.find("when"));
        own.filter(said -> said.items().size() != steps.size())
                .ifPresent(
                        said -> {
                            throw new Unfit(
                                    said.line(),
                                    "as many steps in the twin as in \"when\", " + steps.size(),
                                    Integer.toString(said.items().size()));
                        });
        return own.map(Json::items).orElse(steps);
    }

    private void take(ScenarioWorld<S, V, A> there, Json step) {
        if (failures.isEmpty()) {
            there.guarded(step.line(), () -> there.step(step));
            failures.addAll(there.failures());
        }
    }

    private void check(ScenarioWorld<S, V, A> there, Json block) {
        there.guarded(block.line(), () -> there.then(block));
        failures.addAll(there.failures());
        if (block.find("events").isPresent()) {
            world.line().forget();
            twin.ifPresent(other -> other.world().line().forget());
        }
    }

    private void end(ScenarioWorld<S, V, A> there) {
        there.end(scenario.line());
        failures.addAll(there.failures());
    }

    private void compare() {
        twin.ifPresent(
                there -> {
                    world.guarded(
                            scenario.line(),
                            () -> {
                                world.settle();
                                there.world().settle();
                                failures.addAll(there.compare(world.line()));
                            });
                    failures.addAll(world.failures());
                });
    }
}
