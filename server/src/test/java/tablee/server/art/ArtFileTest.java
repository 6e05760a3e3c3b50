package tablee.server.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Json;
import tablee.engine.Words;
import tablee.server.ServerTexts;

/// What `art.json` may say, and what is said of it when it is wrong: file, line and card.
class ArtFileTest {

    private static final Pictograms KNOWN =
            Pictograms.of(
                    Json.parse(
                            """
                            {"scenes": ["city", "home"],
                             "pictograms": {"metro": "<path d='M0 0'/>", "warning": "<path d='M1 1'/>"}}
                            """));

    private static final Map<String, Words> NAMES =
            Map.of("panne", Words.of("Panne de métro", "Stuck on the Metro"));

    private static ArtFile read(String entry) {
        return ArtFile.read(
                new Folder().with("art.json", "{\"art\": {\n\"panne\": " + entry + "\n}}"),
                KNOWN,
                NAMES);
    }

    private static List<String> said(ArtFile art, String language) {
        return art.faults().stream()
                .map(fault -> ServerTexts.say(language, fault.sentence()))
                .toList();
    }

    @Test
    void a_picture_is_a_scene_and_pictograms_on_it() {
        ArtFile art =
                read(
                        """
                        {"scene": "city", "layers": [["metro", 44, 14, 66], ["warning", 10, 20.5, 30, -8, "mirror"]]}
                        """);
        assertThat(art.faults()).isEmpty();
        assertThat(art.pictures()).containsKey("panne");
        Picture picture = Objects.requireNonNull(art.pictures().get("panne"));
        assertThat(picture.scene()).contains("city");
        assertThat(picture.body())
                .isEqualTo(
                        new Picture.Layers(
                                List.of(
                                        new Picture.Layer("metro", 44, 14, 66, 0, false, 2),
                                        new Picture.Layer("warning", 10, 20.5, 30, -8, true, 2))));
    }

    @Test
    void an_unknown_pictogram_is_named_with_file_line_card_and_what_is_near() {
        ArtFile art = read("{\"scene\": \"city\",\n \"layers\": [[\"mteo\", 44, 14, 66]]}");
        assertThat(art.pictures()).isEmpty();
        assertThat(said(art, "en"))
                .containsExactly(
                        "art.json:3: panne (Stuck on the Metro): there is no pictogram \"mteo\" here; the nearest are"
                                + " metro, warning (docs/pictures.md)");
        assertThat(said(art, "fr").getFirst())
                .startsWith(
                        "art.json:3: panne (Panne de métro) : il n’y a pas de pictogramme « mteo »");
    }

    @Test
    void an_unknown_scene_a_bad_layer_and_one_outside_are_named_too() {
        assertThat(said(read("{\"scene\": \"moon\", \"layers\": [[\"metro\", 1, 2, 30]]}"), "en"))
                .containsExactly(
                        "art.json:2: panne (Stuck on the Metro): there is no scene \"moon\"; the scenes are city,"
                                + " home (docs/pictures.md)");
        assertThat(said(read("{\"scene\": \"city\", \"layers\": [[\"metro\", 1, 2]]}"), "en"))
                .first()
                .asString()
                .contains("Expected [\"name\", x, y, size]");
        assertThat(said(read("{\"layers\": [[\"metro\", 150, 2, 60]]}"), "en"))
                .first()
                .asString()
                .contains("lies outside the room of 160 by 120");
        assertThat(said(read("{\"layers\": []}"), "en"))
                .first()
                .asString()
                .contains("a picture has 1 to 8 layers");
        assertThat(said(read("{\"scene\": \"city\"}"), "en"))
                .first()
                .asString()
                .contains("Field \"layers\" is missing");
    }

    @Test
    void a_card_without_a_picture_is_missed_once_and_not_when_its_picture_is_faulty() {
        ArtFile faulty = read("{\"layers\": [[\"mteo\", 1, 2, 30]]}");
        assertThat(faulty.missing(Set.of("panne"), NAMES, Severity.ERROR)).isEmpty();
        var missing = faulty.missing(Set.of("panne", "autre"), NAMES, Severity.ERROR);
        assertThat(missing).hasSize(1);
        assertThat(ServerTexts.say("en", missing.getFirst().sentence()))
                .isEqualTo("art.json: autre: there is no picture (docs/pictures.md)");
    }

    @Test
    void a_file_that_is_no_json_is_one_fault_of_the_whole_file() {
        ArtFile art = ArtFile.read(new Folder().with("art.json", "{\"art\": "), KNOWN, NAMES);
        assertThat(art.faults()).hasSize(1);
        assertThat(art.pictures()).isEmpty();
    }

    @Test
    void what_is_composed_holds_each_pictogram_where_it_was_put() {
        var layers =
                new Picture.Layers(
                        List.of(
                                new Picture.Layer("metro", 44, 14, 64, 0, false, 0),
                                new Picture.Layer("warning", 10, 20.5, 16, -8, true, 0)));
        assertThat(
                        new String(
                                Composition.of(layers, KNOWN),
                                java.nio.charset.StandardCharsets.UTF_8))
                .isEqualTo(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 160 120\">"
                                + "<g transform=\"translate(44 14) scale(2)\"><path d='M0 0'/></g>"
                                + "<g transform=\"translate(10 20.5) rotate(-8 8 8) translate(16 0) scale(-0.5 0.5)\">"
                                + "<path d='M1 1'/></g></svg>");
    }
}
