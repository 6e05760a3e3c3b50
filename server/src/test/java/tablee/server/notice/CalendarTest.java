package tablee.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/// An evening as a calendar reads it.
class CalendarTest {

    private static String file(String title) {
        return Calendar.of(
                "abc",
                title,
                Instant.parse("2026-12-04T18:30:00Z").toEpochMilli(),
                Instant.parse("2026-12-04T21:30:00Z").toEpochMilli(),
                Instant.parse("2026-11-19T12:00:00Z").toEpochMilli(),
                "https://example.org/evenings/abc");
    }

    @Test
    void says_when_and_what() {
        assertThat(file("Friday, cards; and \\ tea"))
                .startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
                .contains("UID:abc@tablee\r\n")
                .contains("DTSTART:20261204T183000Z\r\n")
                .contains("DTEND:20261204T213000Z\r\n")
                .contains("SUMMARY:Friday\\, cards\\; and \\\\ tea\r\n")
                .endsWith("END:VCALENDAR\r\n");
    }

    @Test
    void long_lines_go_on_in_the_next_and_no_letter_is_cut() {
        String title = "é".repeat(120);
        String file = file(title);
        assertThat(file.lines())
                .allMatch(line -> line.getBytes(StandardCharsets.UTF_8).length <= 75);
        assertThat(file.replace("\r\n ", "")).contains("SUMMARY:" + title);
    }

    @Test
    void a_title_cannot_add_lines() {
        assertThat(file("x\r\nATTENDEE:mailto:eve@example.org").lines())
                .noneMatch(line -> line.startsWith("ATTENDEE"));
    }
}
