package tablee.server.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;

/// Pictures of an owner: shown, and harmless.
class OwnFileTest {

    private static final String OPEN = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" ";

    private static String svg(String text) {
        return OwnFile.read(new Folder().with("a.svg", text), "a.svg")
                .body()
                .toString(StandardCharsets.UTF_8);
    }

    @Test
    void shapes_and_colours_stay() {
        String drawing =
                OPEN
                        + "><defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#fff\"/></linearGradient></defs>"
                        + "<path d=\"M0 0h4v3z\" fill=\"url(#g)\" transform=\"rotate(3 1 1)\"/></svg>";
        assertThat(svg(drawing))
                .contains("<path d=\"M0 0h4v3z\" fill=\"url(#g)\" transform=\"rotate(3 1 1)\">")
                .contains("<stop offset=\"0\" stop-color=\"#fff\">");
    }

    @Test
    void a_style_becomes_the_attributes_it_may_set() {
        assertThat(svg(OPEN + "><path d=\"M0 0h4\" style=\"fill:#f00;behavior:url(x);cursor:help\"/></svg>"))
                .contains("fill=\"#f00\"")
                .doesNotContain("style", "behavior", "cursor");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<path d=\"M0 0\" onload=\"alert(1)\"/>",
                "<a href=\"javascript:alert(1)\"><path d=\"M0 0\"/></a>",
                "<image href=\"http://elsewhere.example/x.png\"/>",
                "<use href=\"#a\"/>",
                "<style>@import url(http://elsewhere.example/x.css);</style>",
                "<foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\">alert</body></foreignObject>",
                "<path d=\"M0 0\" fill=\"url(http://elsewhere.example/x.svg#p)\"/>",
                "<path d=\"M0 0\" fill=\"URL(//elsewhere.example)\"/>",
                "<animate attributeName=\"href\" values=\"javascript:alert(1)\"/>",
                "<set attributeName=\"onload\" to=\"alert(1)\"/>",
                "<path d=\"M0 0\" style=\"fill:url(data:image/png;base64,AA)\"/>",
                "<text>elsewhere</text>",
            })
    void what_could_do_or_fetch_anything_is_left_out(String inside) {
        String clean = svg(OPEN + "onload=\"alert(1)\"><path d=\"M1 1\"/>" + inside + "</svg>");
        assertThat(clean.toLowerCase(java.util.Locale.ROOT))
                .contains("m1 1")
                .doesNotContain("alert", "script", "elsewhere", "href", "<use", "<style", "data:", "onload", "<image");
    }

    @Test
    void what_is_no_picture_is_refused() {
        String bomb =
                "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>" + OPEN + "><path d=\"&b;\"/></svg>";
        for (String text : new String[] {"", "<html/>", OPEN + "/>", "<svg", bomb}) {
            assertThatThrownBy(() -> svg(text)).as(text).isInstanceOf(BadInput.class);
        }
        assertThatThrownBy(() -> svg(OPEN + ">" + "<g>".repeat(60) + "</g>".repeat(60) + "</svg>"))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> svg(OPEN + ">" + "<g/>".repeat(5000) + "</svg>"))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> svg(OPEN + "><path d=\"" + "M0 0".repeat(30_000) + "\"/></svg>"))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void a_long_path_is_no_trouble() {
        assertThat(svg(OPEN + "><path d=\"" + "M0 0".repeat(20_000) + "\"/></svg>")).contains("M0 0M0 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../a.svg", "/a.svg", "a/../../a.svg", ".a.svg", "a.html", "a.svgz", "", "C:\\a.svg"})
    void only_names_in_the_folder_and_only_the_two_kinds(String name) {
        var folder = new Folder().with(name, OPEN + "><path d=\"M1 1\"/></svg>");
        assertThat(OwnFile.fault(folder, name)).isPresent();
    }

    private static byte[] png(int width, int height) throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB), "png", out);
        return out.toByteArray();
    }

    @Test
    void a_png_keeps_its_picture_and_loses_what_a_program_wrote_beside_it() throws IOException {
        byte[] plain = png(16, 12);
        byte[] note = {0, 0, 0, 4, 't', 'E', 'X', 't', 'h', 'o', 'm', 'e', 0, 0, 0, 0};
        var sum = new java.util.zip.CRC32();
        sum.update(note, 4, 8);
        java.nio.ByteBuffer.wrap(note).putInt(12, (int) sum.getValue());
        var talkative = new ByteArrayOutputStream();
        talkative.write(plain, 0, 33);
        talkative.writeBytes(note);
        talkative.write(plain, 33, plain.length - 33);
        var shown = OwnFile.read(new Folder().with("a.png", talkative.toByteArray()), "a.png");
        assertThat(shown.type()).isEqualTo("image/png");
        assertThat(shown.body().getBytes()).isEqualTo(plain);
        assertThat(ImageIO.read(new ByteArrayInputStream(shown.body().getBytes())).getWidth())
                .isEqualTo(16);
    }

    @Test
    void a_png_that_is_broken_or_huge_is_refused() throws IOException {
        byte[] plain = png(16, 12);
        byte[] torn = Arrays.copyOf(plain, plain.length - 6);
        byte[] changed = plain.clone();
        changed[45] ^= 1;
        byte[] text = "not a picture".getBytes(StandardCharsets.UTF_8);
        for (byte[] bytes : new byte[][] {torn, changed, text, png(1601, 2), new byte[0]}) {
            assertThat(OwnFile.fault(new Folder().with("a.png", bytes), "a.png")).isPresent();
        }
        assertThat(OwnFile.fault(new Folder().with("a.png", plain), "a.png")).isEmpty();
    }
}
