package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.form.JsonSchema;
import tablee.engine.form.TypeScript;

/// The contract of the engine, held over random games: a game extends this with its door, and with the tables to try if
/// the usual ones are not enough.
///
/// ```java
/// class CaboConformanceTest extends Conformance<CaboState, CaboView, CaboAction> {
///     @Override
///     protected Game<CaboState, CaboView, CaboAction> game() {
///         return new CaboGame();
///     }
/// }
/// ```
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(Sealing.class)
public abstract class Conformance<S extends State, V extends View, A extends Action> {

    private final List<Journey<S, V, A>> journeys = new ArrayList<>();

    protected abstract Game<S, V, A> game();

    /// The tables to try: every number of seats with the usual options, every preset.
    protected List<Settings> tables() {
        return usualTables(game().options());
    }

    /// Random games for each table.
    protected int games() {
        return 3;
    }

    /// Steps, draws included, by which every random game has ended.
    protected int longest() {
        return 20_000;
    }

    /// How much likelier than another an action is chosen at random. All alike is usual; a game in which many answers lead
    /// nowhere (free changes of place, without end) gives those that lead on more weight.
    protected int weight(A action) {
        return 1;
    }

    /// How the keys of the questions begin that a table never answers for a person, whatever everybody can tell: those the register names,
    /// throws of dice, and whatever shows a card.
    protected Set<String> alwaysAsked() {
        return Set.of();
    }

    /// The register whose clauses refusals cite.
    protected Optional<Register> register() {
        return Register.of(game().info().id());
    }

    /// What the client believes of this game's views and events, if the repository has a client for it: types made from the game's forms. A
    /// game without one has nothing to hold.
    protected Optional<Path> clientTypes() {
        return Register.root(Path.of(""))
                .map(root -> root.resolve("web/src/games").resolve(game().info().id()))
                .filter(Files::isDirectory)
                .map(folder -> folder.resolve("forms.ts"));
    }

    @Test
    void the_client_reads_what_the_game_writes() throws IOException {
        Optional<Path> file = clientTypes();
        if (file.isPresent()) {
            var formats = game().formats();
            held(
                    file.get(),
                    TypeScript.file(
                            "Made from the game's forms by its conformance test; written again with"
                                    + " -Dgolden.update=true.",
                            List.of(
                                    formats.views().now().shape(),
                                    formats.views().memory().shape(),
                                    formats.events().shape())));
        }
    }

    /// What the position of a scenario may say, for editors. A game that keeps no such file has nothing to hold.
    @Test
    void editors_of_scenarios_know_what_a_position_may_say() throws IOException {
        Path file = Path.of("src/test/resources/scenarios/position.schema.json");
        if (Files.exists(file)) {
            held(file, JsonSchema.of(game().formats().positions().form().shape()).pretty());
        }
    }

    /// Written again on purpose, with `-Dgolden.update=true`, and never by a build server (`CI` is set).
    private static void held(Path file, String made) throws IOException {
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.writeString(file, made);
        }
        assertThat(file).as("write it with -Dgolden.update=true").content().isEqualTo(made);
    }

    protected static List<Settings> usualTables(OptionList options) {
        var tables = new ArrayList<Settings>();
        for (int seats = options.leastSeats(); seats <= options.mostSeats(); seats++) {
            tables.add(options.standard(seats));
        }
        for (OptionList.Preset preset : options.presets()) {
            int seats = preset.seats() > 0 ? preset.seats() : options.leastSeats();
            tables.add(options.settings(seats, preset.values()));
        }
        return tables;
    }

    /// A table for every value of every choice and flag, everything else usual: for games whose options are independent.
    protected static List<Settings> oneByOne(OptionList options, int seats) {
        var tables = new ArrayList<Settings>();
        for (Option option : options.options()) {
            List<String> values =
                    switch (option) {
                        case Option.Choice choice -> choice.values();
                        case Option.Flag _ -> List.of("true", "false");
                        case Option.Range range ->
                                List.of(
                                        Integer.toString(range.least()),
                                        Integer.toString(range.most()));
                    };
            for (String value : values) {
                if (!value.equals(option.standard())) {
                    tables.add(
                            options.settings(seats, new TreeMap<>(Map.of(option.name(), value))));
                }
            }
        }
        return tables;
    }

    private List<Journey<S, V, A>> journeys() {
        if (journeys.isEmpty()) {
            for (Settings table : tables()) {
                for (int i = 0; i < games(); i++) {
                    journeys.add(Journey.of(game(), table, 1000L * i + 7, longest(), this::weight));
                }
            }
        }
        return journeys;
    }

    private Stream<DynamicTest> each(Property<S, V, A> property) {
        return journeys().stream()
                .map(
                        journey ->
                                DynamicTest.dynamicTest(
                                        journey.settings().toJson().print()
                                                + " seed "
                                                + journey.seed(),
                                        () -> property.check(journey)));
    }

    @TestFactory
    Stream<DynamicTest> legal_lists_are_pinned_and_free_of_doubles() {
        return each(Lists::pinned);
    }

    @TestFactory
    Stream<DynamicTest> refused_exactly_when_not_listed() {
        return each(journey -> Lists.refusals(journey, register()));
    }

    @TestFactory
    Stream<DynamicTest> an_absent_seat_does_something_legal() {
        return each(Lists::absence);
    }

    @TestFactory
    Stream<DynamicTest> what_a_table_answers_by_itself_tells_nothing() {
        return each(new Quiet<S, V, A>(alwaysAsked(), 4));
    }

    @TestFactory
    Stream<DynamicTest> invariants_hold_after_every_step() {
        return each(Flow::sound);
    }

    @TestFactory
    Stream<DynamicTest> states_never_change() {
        return each(Flow::unchanged);
    }

    @TestFactory
    Stream<DynamicTest> logs_replay_and_refusals_change_nothing() {
        return each(Flow::logged);
    }

    @TestFactory
    Stream<DynamicTest> same_seed_same_game_on_any_thread() {
        return each(journey -> Flow.repeatable(journey, longest()));
    }

    @TestFactory
    Stream<DynamicTest> games_end_with_consistent_results() {
        return each(Flow::ends);
    }

    @TestFactory
    Stream<DynamicTest> settings_read_back() {
        return each(Codecs::settings);
    }

    @TestFactory
    Stream<DynamicTest> actions_read_back() {
        return each(
                journey -> {
                    Codecs.actions(journey);
                    Codecs.notation(journey);
                });
    }

    @TestFactory
    Stream<DynamicTest> events_read_back_and_are_seen_once() {
        return each(Codecs::events);
    }

    @TestFactory
    Stream<DynamicTest> views_read_back() {
        return each(Codecs::views);
    }

    @TestFactory
    Stream<DynamicTest> positions_read_back() {
        return each(Codecs::positions);
    }

    @TestFactory
    Stream<DynamicTest> everything_said_exists_in_every_language() {
        return each(Spoken::sentences);
    }

    @TestFactory
    Stream<DynamicTest> boards_fit_a_terminal() {
        return each(Spoken::boards);
    }

    @Test
    void languages_have_the_same_sentences() {
        Spoken.complete(game().info(), game().options(), game().wording());
    }

    @Test
    void the_game_has_a_register() {
        assertThat(register()).as("register of %s", game().info().id()).isPresent();
    }

    @Test
    void options_cite_clauses_of_the_register() {
        Optional<Register> register = register();
        register.ifPresent(
                known ->
                        assertThat(game().options().options())
                                .allSatisfy(
                                        option ->
                                                assertThat(known.find(option.clause()))
                                                        .as(
                                                                "%s of %s",
                                                                option.clause(), option.name())
                                                        .isPresent()));
        assertThat(game().options().options())
                .allSatisfy(option -> assertThat(option.clause()).isNotBlank());
    }
}
