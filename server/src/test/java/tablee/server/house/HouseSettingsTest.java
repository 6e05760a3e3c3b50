package tablee.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an owner writes down: spans, ranges of addresses, words.
class HouseSettingsTest {

    @Test
    void spans_are_read_by_name() {
        assertThat(Keep.read("finished=400d, chat=90d,guests=12h").spans())
                .isEqualTo(
                        Map.of(
                                Keep.What.FINISHED, Duration.ofDays(400),
                                Keep.What.CHAT, Duration.ofDays(90),
                                Keep.What.GUESTS, Duration.ofHours(12)));
        assertThat(Keep.read("").spans()).isEmpty();
        for (String wrong : new String[] {"chat", "chat=90", "cat=9d", "chat=-1d", "chat=9d,"}) {
            assertThatThrownBy(() -> Keep.read(wrong))
                    .as(wrong)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("finished=400d");
        }
    }

    @Test
    void a_range_holds_its_addresses_and_no_others() {
        Range four = Range.read("192.0.2.0/23").orElseThrow();
        assertThat(four.contains("192.0.3.255")).isTrue();
        assertThat(four.contains("192.0.4.0")).isFalse();
        assertThat(four.contains("2001:db8::1")).isFalse();
        assertThat(four.contains("nowhere")).isFalse();
        Range six = Range.read("2001:db8::/64").orElseThrow();
        assertThat(six.contains("2001:db8::ffff")).isTrue();
        assertThat(six.contains("2001:db8:0:1::")).isFalse();
        assertThat(Range.read("127.0.0.1").orElseThrow().contains("127.0.0.1")).isTrue();
        for (String wrong :
                new String[] {"", "example.org", "1.2.3.4/0", "1.2.3.4/33", "1.2.3.4/8/8"}) {
            assertThat(Range.read(wrong)).as(wrong).isEmpty();
        }
    }

    @Test
    void words_are_found_whole_in_whatever_letters(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("words.txt");
        Files.writeString(file, "# not here\nturnip\nbeet*  # and all that begins so\n");
        var words = new WordList(file.toString());
        assertThat(words.objectsTo("You TURNIP!")).isTrue();
        assertThat(words.objectsTo("you turn\u0456p")).isTrue();
        assertThat(words.objectsTo("beetles")).isTrue();
        assertThat(words.objectsTo("turnips")).isFalse();
        assertThat(words.objectsTo("a sugarbeet, not here")).isFalse();

        Files.writeString(file, "turnips\n");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1));
        words.refresh();
        assertThat(words.objectsTo("turnips")).isTrue();
        assertThat(words.objectsTo("turnip")).isFalse();
        assertThatThrownBy(() -> new WordList(folder.resolve("none").toString()))
                .isInstanceOf(java.io.UncheckedIOException.class);
    }

    @Test
    void children_have_as_many_names_in_both_languages() {
        assertThat(ChildNames.in("fr")).doesNotHaveDuplicates().hasSameSizeAs(ChildNames.in("en"));
        assertThat(ChildNames.in("en")).doesNotHaveDuplicates().allMatch(ChildNames::offer);
        assertThat(ChildNames.offer("Turnip")).isFalse();
    }
}
