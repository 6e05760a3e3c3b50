package tablee.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RangeTest {

    @ParameterizedTest
    @CsvSource({"1, 200", "199, 200", "200, 200", "2001, 200", "7, 3", "9223372036854775807, 200"})
    void every_piece_is_in_one_range(long pieces, int asked) {
        List<Range> ranges = Range.cut(pieces, asked);
        assertThat(ranges).hasSize((int) Math.min(pieces, asked));
        long end = 0;
        for (Range range : ranges) {
            assertThat(range.first()).isEqualTo(end);
            assertThat(range.end() - range.first())
                    .isBetween(pieces / ranges.size(), pieces / ranges.size() + 1);
            end = range.end();
        }
        assertThat(end).isEqualTo(pieces);
    }
}
