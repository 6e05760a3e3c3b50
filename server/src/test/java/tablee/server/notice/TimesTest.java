package tablee.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.server.store.WishRow;

/// When somebody is told.
class TimesTest {

    private static long at(String moment) {
        return Instant.parse(moment).toEpochMilli();
    }

    private static WishRow wish(int from, int to, int every, long sentAt) {
        return new WishRow("p", from * 60, to * 60, "Europe/Paris", every, sentAt);
    }

    @Test
    void without_a_wish_it_is_at_once_and_then_not_for_a_while() {
        long now = at("2026-06-01T12:00:00Z");
        assertThat(Times.dueAt(wish(0, 0, 60, 0), now)).isEqualTo(now);
        assertThat(Times.dueAt(wish(0, 0, 60, now - 20 * 60_000), now))
                .isEqualTo(now + 40 * 60_000);
        assertThat(Times.dueAt(wish(0, 0, 0, now - 1), now)).isEqualTo(now);
    }

    @Test
    void quiet_hours_go_over_midnight_by_the_clock_of_whoever_sleeps() {
        WishRow night = wish(22, 8, 0, 0);
        // Paris is two hours ahead in summer.
        assertThat(Times.isQuiet(night, at("2026-06-01T19:59:00Z"))).isFalse();
        assertThat(Times.isQuiet(night, at("2026-06-01T20:00:00Z"))).isTrue();
        assertThat(Times.isQuiet(night, at("2026-06-02T05:59:00Z"))).isTrue();
        assertThat(Times.isQuiet(night, at("2026-06-02T06:00:00Z"))).isFalse();
        assertThat(Times.dueAt(night, at("2026-06-01T21:00:00Z")))
                .isEqualTo(at("2026-06-02T06:00:00Z"));
        assertThat(Times.dueAt(night, at("2026-06-02T01:00:00Z")))
                .isEqualTo(at("2026-06-02T06:00:00Z"));
    }

    @Test
    void quiet_hours_of_a_day_do_not_go_over_midnight() {
        WishRow school = wish(9, 17, 0, 0);
        assertThat(Times.dueAt(school, at("2026-06-01T10:00:00Z")))
                .isEqualTo(at("2026-06-01T15:00:00Z"));
        assertThat(Times.isQuiet(school, at("2026-06-01T22:00:00Z"))).isFalse();
    }

    /// In the night to 29 March 2026 the hour from two to three does not exist in Paris.
    @Test
    void a_night_with_a_missing_hour_ends_by_the_clock_on_the_wall() {
        assertThat(Times.dueAt(wish(22, 8, 0, 0), at("2026-03-28T23:00:00Z")))
                .isEqualTo(at("2026-03-29T06:00:00Z"));
    }

    @Test
    void a_letter_that_would_come_in_the_night_waits_for_the_morning() {
        long sent = at("2026-06-01T19:30:00Z");
        assertThat(Times.dueAt(wish(22, 8, 60, sent), sent + 60_000))
                .isEqualTo(at("2026-06-02T06:00:00Z"));
    }

    @Test
    void a_zone_that_is_none_is_refused() {
        assertThatThrownBy(() -> Times.zone("Mars/Olympus"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("server.way.zone");
    }
}
