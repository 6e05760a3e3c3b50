package tablee.server.notice;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import tablee.engine.BadInput;
import tablee.server.store.WishRow;

/// When somebody is told: not in their quiet hours, and not more often than they like.
final class Times {

    private static final long MINUTE = 60_000;

    private Times() {}

    static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException _) {
            throw BadInput.of("server.way.zone", name.substring(0, Math.min(40, name.length())));
        }
    }

    static boolean isQuiet(WishRow wish, long at) {
        int from = wish.quietFrom();
        int to = wish.quietTo();
        if (from == to) {
            return false;
        }
        LocalTime time = there(wish, at).toLocalTime();
        int minute = time.getHour() * 60 + time.getMinute();
        return from < to ? minute >= from && minute < to : minute >= from || minute < to;
    }

    /// The next moment at which they may be told of what is known now.
    static long dueAt(WishRow wish, long now) {
        long at = Math.max(now, wish.sentAt() + wish.every() * MINUTE);
        return isQuiet(wish, at) ? endOfQuiet(wish, at) : at;
    }

    /// By the clock on the wall, also in the night in which it is put forward.
    private static long endOfQuiet(WishRow wish, long at) {
        ZonedDateTime there = there(wish, at);
        LocalTime end = LocalTime.of(wish.quietTo() / 60, wish.quietTo() % 60);
        ZonedDateTime today = there.with(end);
        return (today.isAfter(there) ? today : there.plusDays(1).with(end))
                .toInstant()
                .toEpochMilli();
    }

    private static ZonedDateTime there(WishRow wish, long at) {
        return Instant.ofEpochMilli(at).atZone(zone(wish.zone()));
    }
}
