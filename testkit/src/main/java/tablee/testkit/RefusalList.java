package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;

/// Every refusal a game can give, written down for a person to read: for each question of the table, each kind of action and each
/// distinct sentence one example, in every language, in `src/test/resources/refusals.txt`.
///
/// The file is compared, so that a sentence that moves is seen by whoever reviews it; it is written again on purpose, with
/// `-Dgolden.update=true`, and never by a build server (`CI` is set). Whatever the file says, a sentence without a text, with a gap
/// or with a clause that no register has is a failure.
///
/// ```java
/// class CaboRefusalsTest extends RefusalList<CaboState, CaboView, CaboAction> {
///     @Override
///     protected Game<CaboState, CaboView, CaboAction> game() {
///         return new CaboGame();
///     }
/// }
/// ```
public abstract class RefusalList<S extends State, V extends View, A extends Action> {

    protected abstract Game<S, V, A> game();

    /// The tables to play at; those of the conformance suite are a good choice.
    protected List<Settings> tables() {
        return Conformance.usualTables(game().options());
    }

    /// Random games for each table.
    protected int games() {
        return 1;
    }

    /// Steps, draws included, after which a game is left.
    protected int longest() {
        return 4_000;
    }

    /// As in [Conformance]: how much likelier than another an action is chosen at random.
    protected int weight(A action) {
        return 1;
    }

    /// Moves that nobody is ever offered and that people type all the same (`buy 9`, a seat that is not there), in notation.
    protected List<String> typed() {
        return List.of();
    }

    protected Optional<Register> register() {
        return Register.root(Path.of(""))
                .flatMap(root -> Optional.ofNullable(Register.all(root).get(game().info().id())));
    }

    protected Path file() {
        return Path.of("src/test/resources/refusals.txt");
    }

    @Test
    void refusals_are_those_that_were_read() throws IOException {
        String found = told();
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.createDirectories(file().toAbsolutePath().getParent());
            Files.writeString(file(), found);
        }
        assertThat(file()).as("write it with -Dgolden.update=true").exists();
        assertThat(found).isEqualTo(Register.read(file()));
    }

    /// The whole list as text. Throws where a refusal is not fit to be read.
    final String told() {
        var journeys = new ArrayList<Journey<S, V, A>>();
        for (Settings table : tables()) {
            for (int i = 0; i < games(); i++) {
                journeys.add(Journey.of(game(), table, 1000L * i + 11, longest(), this::weight));
            }
        }
        var met = new RefusalsMet<>(game(), register());
        typed().stream().map(game().formats()::read).forEach(met::offer);
        journeys.forEach(journey -> journey.universe().forEach(met::offer));
        journeys.forEach(met::ask);
        return met.text();
    }
}
