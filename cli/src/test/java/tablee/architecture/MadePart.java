package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A part of a page that is made from the program, between `<!-- made: NAME -->` and `<!-- end -->`.
public record MadePart(Path page) {

    /// The part is this; with `-Dgolden.update=true` it becomes this.
    public void holds(String name, String made) throws IOException {
        String text = Files.readString(page);
        String begin = "<!-- made: " + name + " -->\n";
        int from = text.indexOf(begin);
        assertThat(from).as("%s has a part %s", page, name).isNotNegative();
        from += begin.length();
        int to = text.indexOf("<!-- end -->", from);
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.writeString(page, text.substring(0, from) + made + text.substring(to));
        } else {
            assertThat(text.substring(from, to))
                    .as("%s, %s: make it anew with -Dgolden.update=true", page, name)
                    .isEqualTo(made);
        }
    }
}
