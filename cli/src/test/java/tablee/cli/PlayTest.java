package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Json;
import tablee.testkit.Rule;

class PlayTest {

    private static final String ALWAYS_THE_FIRST = "1\n".repeat(5000);

    @TempDir Path folder = Path.of("");

    private static Session play(String input, String... more) {
        var args = new java.util.ArrayList<>(List.of("play", "cabo", "--seed", "5", "--bots", "2"));
        args.addAll(List.of(more));
        return Session.typed(input, args.toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "fr, La partie est finie, Rang, 'Gagne : '",
        "en, The game is over, Rank, 'Winner: '",
        "de, Die Partie ist vorbei, Rang, 'Gewonnen hat: '"
    })
    void a_whole_game_is_played_from_a_pipe(
            String language, String over, String rank, String winner) {
        Path file = folder.resolve("whole.json");
        var said = play(ALWAYS_THE_FIRST, "--lang", language, "--save", file.toString());
        assertThat(said.code()).isZero();
        assertThat(said.err()).isEmpty();
        assertThat(said.out())
                .contains(over, rank, winner)
                .doesNotContain("\u001b", "{0}", "cli.", "cabo.");
        assertThat(said.lines()).allMatch(line -> line.length() <= 80);

        var verified = Session.run("verify", file.toString(), "--json");
        assertThat(verified.code()).isZero();
        Json report = Json.parse(verified.out());
        assertThat(report.at("over").asBool()).isTrue();
        assertThat(report.at("drawsRecomputed").asBool()).isTrue();
        assertThat(report.at("draws").asInt()).isGreaterThan(1);
    }

    @Test
    void the_same_seed_and_moves_give_the_same_game() {
        assertThat(play(ALWAYS_THE_FIRST).out()).isEqualTo(play(ALWAYS_THE_FIRST).out());
    }

    @Test
    void a_saved_game_goes_on_as_if_it_had_never_stopped() throws Exception {
        Path whole = folder.resolve("whole.json");
        play(ALWAYS_THE_FIRST, "--save", whole.toString());

        Path half = folder.resolve("half.json");
        play("1\n1\n1\n1\n1\n1\nsave " + half + "\n");
        var resumed =
                Session.typed(
                        ALWAYS_THE_FIRST,
                        "play",
                        "--resume",
                        half.toString(),
                        "--save",
                        half.toString());
        assertThat(resumed.code()).isZero();
        assertThat(Files.readString(half)).isEqualTo(Files.readString(whole));
    }

    @Test
    void a_take_back_among_bots_goes_back_to_the_last_decision_and_meets_the_same_draws() {
        Path straight = folder.resolve("straight.json");
        Path taken = folder.resolve("taken.json");
        play("1\n1\n1\n1\n1\n", "--save", straight.toString());
        var said = play("1\n1\n1\n2\nundo\n1\n1\n", "--save", taken.toString());
        assertThat(said.out()).contains("Taken back: ", "The same draws will come again.");
        assertThat(said.code()).isZero();
        assertThat(taken).hasSameTextualContentAs(straight);
        assertThat(Session.run("verify", taken.toString()).code()).isZero();
    }

    @Test
    void nothing_can_be_taken_back_before_the_first_decision() {
        assertThat(play("undo\n").out()).contains("nothing you may take back");
    }

    @Test
    void people_take_back_only_what_nobody_learnt_from() {
        var said = play("\nlook 1\nundo\n", "--hot-seat", "2");
        assertThat(said.out()).contains("nothing you may take back");
    }

    @Test
    void why_gives_the_clause_and_its_text() {
        var said = play("why call\nwhy look 1\nwhy\n");
        assertThat(said.out())
                .containsPattern("\"call\" is refused by CABO-[A-Z]+-\\d+: ")
                .containsPattern("\n  CABO-[A-Z]+-\\d+ [A-Z]")
                .contains("\"look 1\" is possible now.", "Why what?");
        assertThat(said.code()).isZero();
    }

    @Test
    void a_hint_is_a_legal_move() {
        assertThat(play("hint\n").out())
                .containsPattern(
                        "An expert would play: (Look at your card \\d|Ready) \\((look \\d|ready)\\)\\.\n  [A-Z“].+\\.");
    }

    @Test
    void words_of_every_language_work_and_a_colon_is_never_a_move() {
        assertThat(play("aide\n").out()).contains("moves [WORD]");
        assertThat(play("?\n", "--lang", "fr").out()).contains("coups [MOT]");
        assertThat(play("hilfe\n", "--lang", "de").out()).contains("züge [WORT]");
        assertThat(play(":coups look\n").out()).contains("> :coups look\n  1  look 1");
        assertThat(play("options\n").out()).contains("startCards          4");
        assertThat(play("journal\n").out()).contains("> journal\n· ");
    }

    @Test
    void a_game_without_words_of_a_language_says_so() {
        assertThat(play("ende\n", "--lang", "de").out()).doesNotContain("auf Englisch");
        var cv = Session.typed("ende\n", "play", "cv", "--bots", "2", "--lang", "de");
        assertThat(cv.out()).contains("CV gibt es noch nicht auf Deutsch");
    }

    /// What was told in its moment is not told again; the table as text shows a looked-at card only until its owner is ready.
    @Test
    @Rule({"CABO-INFO-14", "CABO-SETUP-8"})
    void the_log_and_the_table_forget_a_card_where_people_are_to_remember_it() {
        String looked = "Ana looks at their card 1: it is an? \\d+\\.";
        String typed = "look 1\nready\nlog\nquit\n";
        var faithful = play(typed, "--names", "Ana").out().split("> log\n", 2);
        assertThat(faithful[0]).containsPattern(looked);
        assertThat(faithful[1])
                .doesNotContainPattern(looked)
                .contains("Ana looks at their card 1.");
        var assisted = play(typed, "--names", "Ana", "-o", "memory=on").out().split("> log\n", 2);
        assertThat(assisted[1]).containsPattern(looked);
    }

    @Test
    void a_rule_is_told_from_the_book_in_the_language_of_the_reader_or_else_from_the_register() {
        assertThat(play("rule CABO-SETUP-7\n").out()).contains("\n  CABO-SETUP-7 Look at two");
        assertThat(play("règle CABO-SETUP-7\n", "--lang", "fr").out())
                .contains("\n  CABO-SETUP-7 Regardez deux");
        assertThat(play("rule CABO-SETUP-2\n").out()).contains("\n  CABO-SETUP-2 [T] Each");
    }

    @Test
    void quitting_and_the_end_of_the_input_are_no_errors() {
        assertThat(play("quit\n").code()).isZero();
        assertThat(play("quit\n").out()).contains("You left the table.");
        assertThat(play("").out()).contains("The input has ended");
        assertThat(play("").code()).isZero();
    }

    @Test
    void a_number_a_notation_and_any_spacing_mean_the_same_move() {
        for (String typed : List.of("2", "look 2", "look   2")) {
            assertThat(play(typed + "\n").out()).contains("Ana looks at their card 2: it is a");
        }
    }

    @Test
    void a_curtain_falls_between_people_and_hides_what_the_other_saw() {
        var said = play("\nlook 1\nready\n\nlook 1\n", "--hot-seat", "2", "--names", "Ana,Ben");
        int curtain = said.out().indexOf("The keyboard goes to Ben.");
        assertThat(curtain).isPositive();
        assertThat(said.out().substring(0, curtain))
                .containsPattern("Ana looks at their card 1: it is an? \\d");
        assertThat(said.out().substring(curtain))
                .doesNotContainPattern("Ana looks at their card 1: it is an? \\d")
                .containsPattern("Ben looks at their card 1: it is an? \\d");
        assertThat(said.out().substring(0, curtain)).endsWith("\n".repeat(40));
    }

    @Test
    void another_file_is_never_overwritten() throws Exception {
        Path file = Files.writeString(folder.resolve("diary.txt"), "dear diary");
        var said = play("save " + file + "\n");
        assertThat(said.out().replaceAll("\\s+", " "))
                .contains("is not a game of Tablée; nothing was written");
        assertThat(said.code()).isEqualTo(2);
        assertThat(file).hasContent("dear diary");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void colour_is_for_terminals_that_want_it() {
        var terminal = Map.of("TERM", "xterm");
        assertThat(onTerminal(terminal).out()).contains("\u001b[1m", "\u001b[2J");
        assertThat(onTerminal(terminal, "--no-colour").out())
                .doesNotContain("\u001b[1m")
                .contains("\u001b[2J");
        assertThat(onTerminal(Map.of("TERM", "xterm", "NO_COLOR", "1")).out())
                .doesNotContain("\u001b[1m");
        assertThat(onTerminal(terminal, "--plain").out()).doesNotContain("\u001b");
        assertThat(onTerminal(Map.of("TERM", "dumb")).out()).doesNotContain("\u001b");
    }

    private static Session onTerminal(Map<String, String> environment, String... more) {
        var args = new java.util.ArrayList<>(List.of("play", "cabo", "--seed", "5"));
        args.addAll(List.of(more));
        return Session.with(
                new StringReader("\n1\n"),
                environment,
                Session.TERMINAL,
                args.toArray(String[]::new));
    }

    @Test
    void a_slip_at_a_terminal_is_not_a_failure() {
        var said =
                Session.with(
                        new StringReader("\ndance\nquit\n"),
                        Map.of(),
                        Session.TERMINAL,
                        "play",
                        "cabo");
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("! \"dance\" is not a move");
    }
}
