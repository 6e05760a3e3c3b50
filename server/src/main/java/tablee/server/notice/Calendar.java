package tablee.server.notice;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/// An evening as a file that every calendar reads (RFC 5545).
public final class Calendar {

    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    /// Bytes of a line, without its end.
    private static final int WIDTH = 75;

    private Calendar() {}

    /// The file, with lines that end as the standard wants.
    ///
    /// @param id of the evening: the same one takes the place of the one that a calendar has
    /// @param changedAt which of two is the newer
    public static String of(
            String id, String title, long startsAt, long endsAt, long changedAt, String url) {
        var file = new StringBuilder();
        line(file, "BEGIN:VCALENDAR");
        line(file, "VERSION:2.0");
        line(file, "PRODID:-//Tablee//evenings//EN");
        line(file, "BEGIN:VEVENT");
        line(file, "UID:" + id + "@tablee");
        line(file, "DTSTAMP:" + moment(changedAt));
        line(file, "DTSTART:" + moment(startsAt));
        line(file, "DTEND:" + moment(endsAt));
        line(file, "SUMMARY:" + escaped(title));
        line(file, "URL:" + url);
        line(file, "END:VEVENT");
        line(file, "END:VCALENDAR");
        return file.toString();
    }

    private static String moment(long at) {
        return MOMENT.format(Instant.ofEpochMilli(at));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace(";", "\\;")
                .replace(",", "\\,")
                .replaceAll("\\R", "\\\\n");
    }

    /// A line that is too long goes on in the next one, after a blank; never in the middle of a letter.
    private static void line(StringBuilder file, String text) {
        int width = 0;
        for (int letter : text.codePoints().toArray()) {
            String written = Character.toString(letter);
            int bytes = written.getBytes(StandardCharsets.UTF_8).length;
            if (width + bytes > WIDTH) {
                file.append("\r\n ");
                width = 1;
            }
            file.append(written);
            width += bytes;
        }
        file.append("\r\n");
    }
}
