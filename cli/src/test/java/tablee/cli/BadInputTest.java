package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.engine.Json;

/// What cannot be understood gets one sentence that names what and where, in the reader's language, an exit code, and leaves nothing
/// behind.
class BadInputTest {

    @TempDir Path folder = Path.of("");

    /// What is typed, the exit code, and what is said in English and in French; `@` stands for the folder with the files below.
    private static final String CASES =
            """
            play chess | 2 | There is no game "chess"; the games are cabo | « chess »
            simulate chess | 2 | no game "chess" | pas de jeu « chess »
            play | 2 | Which game? | À quel jeu ?
            play cabo --seats 9 | 2 | 9 seats cannot play; this game takes 2 to 8 | à 9
            play cabo --bots 0 | 2 | 1 seat cannot play | à 1
            play cabo --bots 2 --seats 5 | 2 | 5 seats do not fit 1 | 5 places
            play cabo --hot-seat 5 --seats 3 | 2 | 5 at the keyboard | 5 au clavier
            play cabo --levels genius | 2 | no bot level "genius" | niveau « genius »
            simulate cabo --bots genius | 2 | random, débutant, habitué, expert, maître | genius
            simulate cabo --bots random,random | 2 | 2 levels were named for 4 | 2 niveaux
            play cabo --option startCards=99 | 2 | Option startCards cannot be "99"; expected a number from 4 to 8 (CABO-VAR-5) | L’option startCards ne peut pas valoir « 99 »
            play cabo -o colour=red | 2 | no option "colour" | pas d’option « colour »
            play cabo -o startCards | 2 | expected NAME=VALUE | NOM=VALEUR
            play cabo --preset x | 2 | no preset "x"; the presets are | réglage « x »
            play cabo --content nowhere | 2 | no folder nowhere | dossier nowhere
            play cabo --content @ | 2 | cabo has no content | cabo n’a pas de contenu
            play cabo --seed seven | 2 | --seed cannot be "seven" | --seed
            play cabo --think 0 | 2 | --think cannot be 0 | --think ne peut pas
            simulate cabo --games 0 | 2 | --games cannot be 0 | --games
            simulate cabo --threads -1 | 2 | --threads cannot be -1 | --threads
            simulate cabo --json --csv | 2 | do not go together | ensemble
            simulate | 2 | missing: GAME | manque quelque chose : GAME
            simulate cabo --sneak | 2 | understand "--sneak" | « --sneak »
            dance | 2 | understand "dance" | comprends pas « dance »
            games --lang nl | 2 | no language "nl" | "nl"
            bench quiet --games 0 --lang nl | 2 | no language "nl" | "nl"
            rules | 2 | tablee rules needs one more word: coverage, show | coverage
            rules show CABO-X-1 | 2 | no clause "CABO-X-1" | clause « CABO-X-1 »
            rules coverage --root @ | 2 | is not the folder of the sources | sources
            verify @/none.json | 2 | no file @/none.json | @/none.json n’existe pas
            verify @ | 2 | @ is a folder | @ est un dossier
            verify @/cut.json | 2 | cut.json: The document ends too early (line | cut.json :
            verify @/list.json | 2 | list.json: This is not the log of a game | journal
            verify @/noise.bin | 2 | noise.bin is not a text file | noise.bin
            verify @/other.json | 2 | no game "chess" | chess
            verify @/lines.json | 2 | The log has 4 steps but was saved with | coupé
            verify @/old.json | 2 | played with rules cabo-0 | les règles cabo-0
            verify @/seat.json | 2 | no seat "Z" | place « Z »
            verify @/short.json | 1 | The log stops after step 4 | après l’étape 4
            verify @/edited.json | 1 | edited.json: Step  | edited.json :
            verify @/seed.json | 1 | but the seed gives | mais la graine donne
            play --resume @/none.json | 2 | no file @/none.json | none.json
            play --resume @/cut.json | 2 | ends too early | trop tôt
            play --resume @/edited.json | 2 | edited.json: Step  | edited.json :
            play --resume @/lines.json | 2 | it was cut | coupé
            scenario @/none.yaml | 2 | none.yaml | none.yaml
            content check @ | 2 | cannot tell which game | deviner
            content check metroo | 2 | neither a folder nor a game "metroo"; the games are cabo | ni dossier ni jeu « metroo »
            content check chess @ | 2 | no game "chess" | chess
            """;

    record Case(String line, int code, String english, String french) {
        @Override
        public String toString() {
            return line;
        }
    }

    static Stream<Case> cases() {
        return CASES.lines()
                .map(row -> row.split(" \\| ", 4))
                .map(row -> new Case(row[0], Integer.parseInt(row[1]), row[2], row[3]));
    }

    @BeforeEach
    void files() throws Exception {
        Path good = folder.resolve("good.json");
        Session.typed(
                "1\n1\n1\n1\n",
                "play",
                "cabo",
                "--seed",
                "3",
                "--bots",
                "1",
                "--save",
                good.toString());
        String log = Files.readString(good);
        write("cut.json", log.substring(0, log.length() / 2));
        write("list.json", "[]");
        write("other.json", log.replace("\"game\": \"cabo\"", "\"game\": \"chess\""));
        write("old.json", log.replace("cabo-1", "cabo-0"));
        write("seat.json", log.replaceFirst("\"seat\":\"A\"", "\"seat\":\"Z\""));
        write("edited.json", log.replaceFirst("look 1", "look 2"));
        write("seed.json", log.replace("\"seed\":\"3\"", "\"seed\":\"4\""));
        Json json = Json.parse(log);
        var cut = Json.object();
        json.fields().forEach(cut::put);
        cut.put("steps", Json.of(json.at("steps").items().subList(0, 4)));
        write("lines.json", cut.build().pretty());
        write("short.json", cut.build().pretty().replace("\"table\"", "\"was\""));
        write("broken.yaml", "name: [unclosed\n");
        Files.write(folder.resolve("noise.bin"), new byte[] {(byte) 0xC3, 0x28, (byte) 0xFF});
    }

    private void write(String name, String text) throws Exception {
        Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void is_refused_in_one_sentence(Case bad) throws Exception {
        List<String> before = contents();
        for (String language : List.of("en", "fr")) {
            String line = bad.line().replace("@", folder.toString());
            if (!line.contains("--lang")) {
                line += " --lang " + language;
            }
            var said = Session.run(line.split(" ", -1));
            String expected = language.equals("en") ? bad.english() : bad.french();
            if (bad.line().contains("--lang")) {
                expected = bad.english();
            }
            assertThat(said.err()).contains(expected.replace("@", folder.toString()));
            assertThat(said.err()).startsWith("tablee: ").doesNotContain("Exception", "\tat ");
            assertThat(said.out()).isEmpty();
            assertThat(said.code()).isEqualTo(bad.code());
        }
        assertThat(contents()).isEqualTo(before);
    }

    /// A folder of scenarios is run whole: a file that cannot be read is one that failed, with its line.
    @Test
    void an_unreadable_scenario_is_a_failed_one() {
        var said =
                Session.run("scenario", folder.resolve("broken.yaml").toString(), "--lang", "en");
        assertThat(said.out()).contains("broken.yaml:2: ").contains("not YAML");
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isEqualTo(1);
    }

    private List<String> contents() throws Exception {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(
                            file -> {
                                try {
                                    return file
                                            + " "
                                            + java.util.Arrays.hashCode(Files.readAllBytes(file));
                                } catch (java.io.IOException e) {
                                    throw new java.io.UncheckedIOException(e);
                                }
                            })
                    .toList();
        }
    }

    @Test
    void an_unreadable_and_an_illegal_move_are_named_with_their_line() throws Exception {
        Path file = folder.resolve("played.json");
        var said =
                Session.typed(
                        "dance\ncall\n", "play", "cabo", "--seed", "3", "--save", file.toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out())
                .contains(
                        "! Line 1: \"dance\" is not a move; expected look", "! Line 2: ", "(CABO-");
        assertThat(Files.readString(file)).doesNotContain("\"seat\":\"A\"");
    }

    @Test
    void a_bug_is_owned_up_to_and_its_trace_is_for_those_who_ask() {
        var failures =
                new Failures(
                        new Console(
                                new java.io.StringReader(""),
                                new java.io.PrintWriter(new java.io.StringWriter()),
                                new java.io.PrintWriter(new java.io.StringWriter()),
                                java.util.Map.of(),
                                Console.Terminals.NONE),
                        Language.texts("en"));
        int code =
                failures.failed(
                        new IllegalStateException("torn"),
                        new picocli.CommandLine(new Tablee.Root()),
                        null);
        assertThat(code).isEqualTo(70);
        var traced = Session.run("verify", folder.resolve("none.json").toString(), "--debug");
        assertThat(traced.err()).contains("\tat ").contains("There is no file");
    }
}
