package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Words;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Career;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.testkit.Rule;

/// What lies in the box, and what does not run out.
class TheBoxTest {

    private static final HasardGame GAME = HasardProvider.game();

    @Test
    @Rule("HAS-M-8")
    void everybody_sees_every_bead_and_ring() {
        var json =
                Json.parse(
                        "{\"pawns\":{\"2\":{\"has\":\"Be Ho\",\"Ri\":2,\"Sa\":1}},\"tracks\":{\"T1\":\"CLOWN\"}}");
        var state = GAME.formats().position(GAME.options().standard(3), json);
        for (int seat = 0; seat < 3; seat++) {
            var seen = GAME.view(state, Seat.of(seat)).now().pawn(2);
            assertThat(seen.has(Quality.BE)).isTrue();
            assertThat(seen.has(Quality.CU)).isFalse();
            assertThat(List.of(seen.riches(), seen.health())).containsExactly(2, 1);
        }
        var spectator = GAME.formats().now(GAME.view(state, Spectator.SPECTATOR));
        assertThat(spectator.at("pawns").at("2").at("has").asText()).isEqualTo("Be Ho");
    }

    @Test
    @Rule({"HAS-1-1", "OPT-SEATS"})
    void eight_pawns_are_in_it() {
        assertThat(HasardOptions.of(GAME.options().standard(8)).pawns()).isEqualTo(8);
        assertThatThrownBy(() -> GAME.options().standard(9)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> GAME.options().standard(1)).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("HAS-M-9")
    void marks_are_beads_diplomas_or_rings() {
        assertThat(Quality.PERMANENT).hasSize(8).noneMatch(q -> q.isRing() || q.isDiploma());
        assertThat(List.of(Quality.values()))
                .filteredOn(Quality::isDiploma)
                .containsExactly(Quality.DI, Quality.DO);
        assertThat(List.of(Quality.values()))
                .filteredOn(Quality::isRing)
                .containsExactly(Quality.RI, Quality.SA);
    }

    /// Eight pawns may all be beautiful, though the box has forty beads of eight colours.
    @Test
    @Rule({"HAS-R01", "HAS-M-14"})
    void beads_never_run_out() {
        var json = Json.parse("{\"phase\":\"QUALITY\",\"drawRound\":0}");
        HasardState state = GAME.formats().position(GAME.options().standard(8), json);
        for (int pawn = 0; pawn < 8; pawn++) {
            state = GAME.act(state, Seat.of(pawn), Actions.THROW, Events.NONE);
            state = GAME.draw(state, Drawn.of(5, 5), Events.NONE);
        }
        assertThat(state.drawRound).isEqualTo(1);
        for (int pawn = 0; pawn < 8; pawn++) {
            assertThat(state.kit(pawn)).isEqualTo(Quality.BE.bit());
        }
    }

    @Test
    @Rule("HAS-5-6")
    void several_rings_of_a_kind_and_one_bead_of_each() {
        var json =
                Json.parse("{\"phase\":\"QUALITY\",\"drawRound\":0,\"pawns\":{\"1\":{\"Ri\":2}}}");
        HasardState state = GAME.formats().position(GAME.options().standard(3), json);
        state = GAME.act(state, Seat.of(0), Actions.THROW, Events.NONE);
        state = GAME.draw(state, Drawn.of(5, 5), Events.NONE).fork();
        assertThat(state.kit(0)).isEqualTo(Quality.BE.bit());
        Birth.addBead(state, 0, Quality.BE, Events.NONE);
        assertThat(state.beads(0)).isEqualTo(1);
        Payment.gain(state, 0, Quality.RI, Events.NONE);
        assertThat(state.rings(0, Quality.RI)).isEqualTo(3);
    }

    @Test
    @Rule("HAS-M-16")
    void beginners_are_the_default_and_nothing_is_locked() {
        assertThat(GAME.options().standard(4).text("level")).isEqualTo("D");
        assertThat(GAME.wording().texts("en").say("option.level.help"))
                .containsSubsequence("beginners", "veterans", "complete");
    }

    @Test
    @Rule("HAS-7-4")
    void on_one_childhood_path_the_value_is_printed_on_the_right() {
        assertThat(GAME.cartons().path(Cradle.L).numberRight()).isFalse();
        assertThat(GAME.cartons().path(Cradle.R).numberRight()).isTrue();
    }

    /// Section 6.5 of the register.
    @Test
    @Rule({"HAS-4-11", "K-B7"})
    void the_most_useful_qualities_of_every_profession() {
        var found = new ArrayList<String>();
        for (Profession profession : Profession.values()) {
            found.add(profession + " " + Career.of(GAME.cartons(), profession).mostUseful());
        }
        assertThat(found)
                .containsExactly(
                        "STARLET [Be, Cu, Ch]",
                        "LAMPISTE [Ho, Tr, Sf]",
                        "CHIRURGIEN [In, Tr, Ho]",
                        "COMMERCANT [Ch, Ru, Tr]",
                        "GANGSTER [In, Sf, Ru]",
                        "MILITAIRE [Sf, Ho, Be]",
                        "DEPUTE [Cu, Ru, Be]",
                        "CLOWN [Cu, Ch, In]");
    }

    @Test
    @Rule("OPT-CARTONS")
    void an_owner_may_bring_other_cartons() {
        var provider = new HasardProvider();
        var house = provider.houseContent();
        var owners =
                source(
                        file ->
                                house.read(file)
                                        .map(
                                                text ->
                                                        text.replace(
                                                                        "\"shipped\": true",
                                                                        "\"shipped\": false")
                                                                .replace(
                                                                        "\"id\": \"house\"",
                                                                        "\"id\": \"mine\"")
                                                                .replace(
                                                                        "\"value\": 10",
                                                                        "\"value\": 12")));
        var game = (HasardGame) provider.with(owners);
        assertThat(game.info().content()).startsWith("mine/").isNotEqualTo(GAME.info().content());
        assertThat(game.cartons().carton(Profession.CHIRURGIEN, 1).obstacles().getFirst().value())
                .isEqualTo(12);
        assertThat(provider.check(owners).isSound()).isTrue();
        assertThat(provider.check(owners).faults()).isNotEmpty();
    }

    /// What a screen writes on the board: stories, Cartons, obstacles and tasks by their ids.
    @Test
    void everything_on_the_board_has_a_name() {
        var names = GAME.wording().names();
        assertThat(names).hasSize(8 * 2 + 40 + 8 * 25 + tasks() + 2 * (1 + 5));
        assertThat(names.get("CLOWN useful")).isEqualTo(Words.of("Cu Ch In", "Cu Ch In"));
        assertThat(names.get("CLOWN 1/5")).isEqualTo(Words.of("Choisir son nez", "Choose a nose"));
        assertThat(names.get("CLOWN 1/2 task"))
                .isEqualTo(Words.of("S’entraîner avec les acrobates", "Train with the acrobats"));
        assertThat(names).containsKeys("CH-L/1", "CH-R/5").doesNotContainKeys("CLOWN 1/0");
    }

    private static int tasks() {
        return GAME.cartons().cartons().stream().mapToInt(c -> c.tasks().size()).sum();
    }

    @Test
    void the_files_an_owner_fills_in() {
        assertThat(new HasardProvider().contentFiles())
                .hasSize(10)
                .contains("set.json", "childhood.json", "clown.json");
    }

    @Test
    @Rule("K-E1")
    void a_missing_file_is_named() {
        assertThatThrownBy(() -> new HasardProvider().with(source(file -> Optional.empty())))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("clown.json")
                .hasMessageContaining("K-E1");
    }

    @FunctionalInterface
    private interface Files {
        Optional<String> read(String file);
    }

    private static ContentSource source(Files files) {
        return new ContentSource() {
            @Override
            public String name() {
                return "mine";
            }

            @Override
            public Optional<String> read(String file) {
                return files.read(file);
            }
        };
    }
}
