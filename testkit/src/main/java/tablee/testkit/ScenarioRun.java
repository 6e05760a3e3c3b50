package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Plays one scenario: arranges the position, follows the steps, and stops at the first that does not hold.
final class ScenarioRun<S extends State, V extends View, A extends Action> {

    private static final Set<String> WORDS =
            Set.of("chance", "then", "arrange", "absent", "all", "refused", "unreadable", "note");

    private final Scenario scenario;
    private final Line<S, V, A> line;
    private final Script script;
    private final Optional<Twin<S, V, A>> twin;
    private final List<ScenarioResult.Failure> failures = new ArrayList<>();

    private ScenarioRun(Scenario scenario, Game<S, V, A> game, Settings settings) {
        Json document = scenario.document();
        this.scenario = scenario;
        this.line = new Line<>(game, settings, position(game, settings, document));
        this.script = script(document);
        this.twin =
                document.find("twin")
                        .map(
                                other -> {
                                    Json whole = Scenario.merge(document, twinOnly(other));
                                    return new Twin<>(
                                            other,
                                            new Line<>(
                                                    game,
                                                    settings,
                                                    position(game, settings, whole)),
                                            script(whole));
                                });
    }

    /// What did not hold.
    static List<ScenarioResult.Failure> of(Scenario scenario) {
        try {
            GameProvider provider = Games.find(scenario.game());
            Json document = scenario.document();
            Optional<Json> impossible = document.find("impossible");
            if (impossible.isPresent()) {
                return refusedAtOnce(provider, scenario, impossible.get());
            }
            Optional<List<ScenarioResult.Failure>> onContent =
                    ScenarioContent.check(provider, scenario);
            return onContent.isPresent()
                    ? onContent.get()
                    : run(scenario, ScenarioContent.game(provider, scenario));
        } catch (BadInput bad) {
            return List.of(broken(scenario.line(), bad));
        } catch (RuntimeException | AssertionError e) {
            return List.of(thrown(scenario.line(), e));
        }
    }

    static ScenarioResult.Failure broken(int line, BadInput bad) {
        return new ScenarioResult.Failure(
                line, "a scenario that can be read", String.valueOf(bad.getMessage()));
    }

    /// A broken invariant says so itself; anything else is a fault of the game that deserves its name.
    private static ScenarioResult.Failure thrown(int line, Throwable e) {
        return new ScenarioResult.Failure(line, "a sound position", e.toString());
    }

    private static <S extends State, V extends View, A extends Action>
            List<ScenarioResult.Failure> run(Scenario scenario, Game<S, V, A> game) {
        var run = new ScenarioRun<>(scenario, game, settings(scenario.document(), game.options()));
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
                .map(position -> game.formats().position(settings, position))
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
        var only = Json.object();
        for (String part : List.of("position", "chance")) {
            twin.find(part).ifPresent(value -> only.put(part, value));
        }
        return only.build();
    }

    private void play() {
        Json document = scenario.document();
        twin.ifPresent(other -> failures.addAll(other.compare(line)));
        for (Json step : document.find("when").map(Json::items).orElse(List.of())) {
            guarded(step.line(), () -> step(step));
            if (!failures.isEmpty()) {
                return;
            }
        }
        document.find("then").ifPresent(block -> guarded(block.line(), () -> then(block)));
        if (document.find("then").isEmpty() && document.find("when").isEmpty()) {
            fail(scenario.line(), "something that must hold", "no \"when\" and no \"then\"");
        }
        if (failures.isEmpty()) {
            guarded(scenario.line(), () -> line.settle(script));
            script.leftOver()
                    .ifPresent(
                            draw ->
                                    fail(
                                            draw.line(),
                                            "a draw \"" + draw.plain() + "\"",
                                            "it never became due"));
        }
    }

    private void guarded(int at, Runnable step) {
        try {
            step.run();
        } catch (BadInput bad) {
            failures.add(broken(at, bad));
        } catch (RuntimeException | AssertionError e) {
            failures.add(thrown(at, e));
        }
    }

    private void fail(int at, String expected, String found) {
        failures.add(new ScenarioResult.Failure(at, expected, found));
    }

    private void then(Json block) {
        line.settle(script);
        twin.ifPresent(other -> other.settle());
        if (line.due().isPresent()
                && block.find("due").isEmpty()
                && block.find("probability").isEmpty()) {
            fail(
                    block.line(),
                    "a decision or the end",
                    "\""
                            + line.due().get().name()
                            + "\" is due and the scenario gives no draw for it");
            return;
        }
        failures.addAll(Checks.of(block, line));
        line.forget();
        twin.ifPresent(other -> other.line().forget());
    }

    private void step(Json step) {
        Map<String, Json> fields = step.fields();
        step.find("chance")
                .ifPresent(
                        draws -> {
                            script.add(draws);
                            twin.ifPresent(other -> other.script().add(draws));
                        });
        step.find("arrange")
                .ifPresent(
                        over -> {
                            line.settle(script);
                            line.arrange(Scenario.merge(line.position(), over));
                        });
        step.find("absent").ifPresent(seat -> absent(seat));
        step.find("all").ifPresent(moves -> everybody(step, moves));
        for (Map.Entry<String, Json> field : fields.entrySet()) {
            if (!WORDS.contains(field.getKey())) {
                moves(step, Seat.of(field.getKey()), field.getValue());
            }
        }
        if (failures.isEmpty()) {
            step.find("then").ifPresent(this::then);
        }
        if (failures.isEmpty()) {
            twin.ifPresent(
                    other -> {
                        line.settle(script);
                        other.settle();
                        failures.addAll(other.compare(line));
                    });
        }
    }

    private void everybody(Json step, Json moves) {
        ready(moves);
        for (Seat seat : line.awaited()) {
            moves(step, seat, moves);
        }
    }

    private void moves(Json step, Seat seat, Json moves) {
        for (Json move : moves instanceof Json.Arr list ? list.values() : List.of(moves)) {
            if (failures.isEmpty()) {
                move(step, seat, move);
            }
        }
    }

    /// Draws what stands before a decision; a step needs one to be awaited.
    private boolean ready(Json said) {
        line.settle(script);
        twin.ifPresent(Twin::settle);
        if (line.due().isPresent()) {
            fail(
                    said.line(),
                    "a draw \"" + line.due().get().name() + " …\" in the scenario",
                    "none is left for what is due");
            return false;
        }
        return true;
    }

    private void move(Json step, Seat seat, Json move) {
        if (step.find("unreadable").isPresent()) {
            unreadable(move);
            return;
        }
        if (!ready(move)) {
            return;
        }
        Optional<Json> refused = step.find("refused");
        long before = line.state().hash();
        Optional<Refused> refusal =
                refused.isPresent()
                        ? line.refusal(seat, move.plain())
                        : line.act(seat, move.plain());
        if (refused.isPresent()) {
            Checks.refusal(refused.get(), seat + " " + move.plain(), refusal)
                    .ifPresent(failures::add);
            if (line.state().hash() != before) {
                fail(move.line(), "no change by a refused move", "another state");
            }
        } else if (refusal.isPresent()) {
            fail(
                    move.line(),
                    seat + " " + move.plain(),
                    "refused by "
                            + refusal.get().clause()
                            + ": "
                            + line.game().wording().texts("en").say(refusal.get().reason())
                            + " Legal: "
                            + new TreeSet<>(line.legal(seat)));
        } else {
            twin.ifPresent(other -> failures.addAll(other.act(seat, move)));
        }
    }

    private void unreadable(Json move) {
        try {
            line.game().formats().read(move.plain());
            fail(move.line(), "\"" + move.plain() + "\" to be unreadable", "a move");
        } catch (BadInput _) {
            // What the scenario says.
        }
    }

    private void absent(Json seats) {
        for (Json seat : seats instanceof Json.Arr list ? list.values() : List.of(seats)) {
            if (ready(seat)) {
                line.runOut(Seat.of(seat.plain()));
            }
        }
    }
}
