package tablee.server.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.server.art.ResultPicture.Bar;

class ResultPictureTest {

    private static final int GOLD = 0xf2b705;
    private static final int OF_B = 0x0f6b66;

    /// A small PNG of one colour, as our build makes them.
    private static byte[] box() throws IOException {
        return Files.readAllBytes(Path.of("../web/public/icon-512.png"));
    }

    private static long dots(byte[] png, int colour) {
        Raster raster = Raster.of(png);
        long count = 0;
        for (int y = 0; y < raster.height; y++) {
            for (int x = 0; x < raster.width; x++) {
                count += raster.at(x, y) == colour ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void a_picture_is_the_same_after_it_was_written_and_read() throws IOException {
        Raster once = Raster.of(box());
        Raster again = Raster.of(once.png());
        assertThat(again.width).isEqualTo(512);
        for (int i = 0; i < 512; i++) {
            assertThat(again.at(i, i)).isEqualTo(once.at(i, i));
        }
    }

    @Test
    void whoever_has_more_points_has_the_taller_bar_and_the_winner_a_golden_one()
            throws IOException {
        byte[] little =
                ResultPicture.of(box(), List.of(new Bar(0, 40, true), new Bar(1, 10, false)));
        byte[] much = ResultPicture.of(box(), List.of(new Bar(0, 40, true), new Bar(1, 30, false)));
        assertThat(dots(much, OF_B)).isGreaterThan(dots(little, OF_B) + 1_000);
        assertThat(dots(much, GOLD)).isEqualTo(dots(little, GOLD)).isGreaterThan(8_000);
    }

    @Test
    void points_below_nothing_and_nobody_at_all_can_be_drawn() throws IOException {
        assertThat(ResultPicture.of(box(), List.of(new Bar(7, -12, false)))).isNotEmpty();
        assertThat(ResultPicture.of(box(), List.of())).isNotEmpty();
    }
}
