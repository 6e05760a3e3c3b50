package tablee.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.engine.BadInput;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.table.ask.Declined;
import tablee.table.puzzle.Puzzles;
import tablee.testkit.Scenarios;

/// Every puzzle asks for what its position holds: the moves it calls right bring about what it claims, and no other legal move does.
class PuzzlesTest {

    /// What a puzzle has in common with a scenario.
    private static final List<String> SHARED = List.of("seats", "options", "position", "then");

    static Stream<String> games() {
        return Games.all().stream().map(GameProvider::id);
    }

    private static List<String> spoken(String game) {
        var wording = Games.find(game).house().wording();
        return Texts.LANGUAGES.stream()
                .filter(language -> wording.texts(language).borrowed().isEmpty())
                .toList();
    }

    private static List<Json> file(String game) {
        return Puzzles.file(Games.find(game).houseContent());
    }

    private static Puzzles<?, ?, ?> puzzles(String game) {
        GameProvider provider = Games.find(game);
        return Puzzles.of(provider.house(), provider.houseContent());
    }

    private static List<String> texts(Json list) {
        return list.items().stream().map(Json::asText).toList();
    }

    /// Whether what the puzzle asks for has come about after this move.
    private static boolean comesAbout(String game, Json puzzle, String move) {
        var scenario =
                Json.object()
                        .put("name", puzzle.at("id"))
                        .put("clauses", puzzle.at("clause"))
                        .put("game", game);
        SHARED.forEach(name -> puzzle.find(name).ifPresent(value -> scenario.put(name, value)));
        Json step = Json.object().put(puzzle.at("seat").asText(), move).build();
        scenario.put("when", Json.of(List.of(step)));
        return Scenarios.runText(game + " " + move, scenario.build().print()).stream()
                .allMatch(result -> result.failures().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_called_right_and_nothing_else_brings_about_what_is_asked_for(String game) {
        Map<String, List<String>> legal = new TreeMap<>();
        for (Json shown : puzzles(game).show("en").at("puzzles").items()) {
            legal.put(
                    shown.at("id").asText(),
                    shown.at("legal").items().stream()
                            .map(move -> move.at("do").asText())
                            .toList());
        }
        for (Json puzzle : file(game)) {
            String id = puzzle.at("id").asText();
            List<String> moves = legal.getOrDefault(id, List.of());
            List<String> right = texts(puzzle.at("right"));
            assertThat(moves).as(id).containsAll(right);
            assertThat(moves.stream().filter(move -> comesAbout(game, puzzle, move)))
                    .as(id)
                    .containsExactlyInAnyOrderElementsOf(right);
            Set<String> wrong = puzzle.at("wrong").fields().keySet();
            assertThat(wrong)
                    .as(id)
                    .isNotEmpty()
                    .isSubsetOf(moves)
                    .doesNotContainAnyElementsOf(right);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void each_game_has_three_in_the_languages_it_speaks(String game) {
        var ids = new HashSet<String>();
        for (Json puzzle : file(game)) {
            ids.add(puzzle.at("id").asText());
            var said =
                    new HashSet<Json>(
                            Set.of(puzzle.at("title"), puzzle.at("task"), puzzle.at("hint")));
            said.add(puzzle.at("why"));
            said.addAll(puzzle.at("wrong").fields().values());
            for (Json words : said) {
                for (String language : spoken(game)) {
                    assertThat(words.at(language).asText())
                            .as(puzzle.at("id").asText())
                            .isNotBlank();
                }
            }
        }
        assertThat(ids).hasSizeGreaterThanOrEqualTo(3).hasSameSizeAs(file(game));
    }

    @Test
    void a_try_is_made_and_judged_in_the_readers_language() {
        Json right = puzzles("cabo").tried("two-for-one", "exchange 1 3", "en");
        assertThat(right.at("right").asBool()).isTrue();
        assertThat(right.at("clause").asText()).isEqualTo("CABO-SET-4");
        assertThat(right.at("say").asText()).startsWith("Both 7s go");
        assertThat(right.at("events").items()).isNotEmpty();
        Json named = puzzles("cabo").tried("two-for-one", "exchange 1", "fr");
        assertThat(named.at("right").asBool()).isFalse();
        assertThat(named.at("say").asText()).startsWith("Un 7 s’en va");
        Json other = puzzles("cabo").tried("two-for-one", "exchange 2", "en");
        assertThat(other.at("right").asBool()).isFalse();
        assertThat(other.at("say").asText()).startsWith("The rules allow that");
    }

    @Test
    void the_rules_refuse_with_their_clause_and_nothing_is_made() {
        Json refused = puzzles("cabo").tried("two-for-one", "call", "en");
        assertThat(refused.at("right").asBool()).isFalse();
        assertThat(refused.at("clause").asText()).isEqualTo("CABO-CALL-2");
        assertThat(refused.find("now")).isEmpty();
    }

    @Test
    void what_is_no_puzzle_and_what_is_no_move_is_said() {
        assertThatThrownBy(() -> puzzles("cabo").tried("nothing", "draw", "en"))
                .isInstanceOf(Declined.class);
        assertThatThrownBy(() -> puzzles("cabo").tried("two-for-one", "fly", "en"))
                .isInstanceOf(BadInput.class);
    }
}
