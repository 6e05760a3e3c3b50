package tablee.server.notice;

import jakarta.mail.MessagingException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.GameInfo;
import tablee.server.Config;
import tablee.server.ServerTexts;
import tablee.server.house.Rounds;
import tablee.server.live.Notices;
import tablee.server.live.Tables;
import tablee.server.store.NoticeRow;
import tablee.server.store.NoticeStore;
import tablee.server.store.PersonRow;
import tablee.server.store.WayRow;
import tablee.server.store.WishRow;

/// Tells people who are away, when and by what they like. What is not told at once lies in the store: whichever node takes it from there
/// tells it. A letter says what is true when it goes out: a table that waits no more is not in it.
public final class Notifier implements Notices, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);
    private static final Duration PAUSE = Duration.ofSeconds(2);
    private static final int PORTION = 100;
    private static final int AT_ONCE = 256;
    private static final int MOST_TABLES = 200;
    private static final long AGAIN_MILLIS = 600_000;
    private static final long OLD_MILLIS = 86_400_000;

    private final Tables tables;
    private final NoticeStore store;
    private final Notices browsers;
    private final Optional<Mailer> mailer;
    private final Hooks hooks;
    private final String url;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore places = new Semaphore(AT_ONCE);
    private final Rounds rounds = new Rounds("notices", this::round);

    /// @param browsers tells the browsers of somebody, at once
    public Notifier(Tables tables, Config config, Notices browsers) {
        this.tables = tables;
        this.store = tables.store().notices();
        this.browsers = browsers;
        this.mailer = Mailer.of(config.mail());
        this.hooks = new Hooks(config.mail().hooks());
        this.url = config.network().publicUrl();
    }

    public void begin() {
        rounds.begin(PAUSE, PAUSE);
    }

    /// Whether somebody may be told by this, there.
    public boolean accepts(Way way, String target) {
        return switch (way) {
            case MAIL -> mailer.isPresent() && Mailer.isAddress(target);
            case DISCORD, MATRIX, SLACK -> hooks.accepts(target);
        };
    }

    /// The name of a zone, as it is kept; refuses one that is none.
    public static String zone(String name) {
        return Times.zone(name).getId();
    }

    public boolean hasMail() {
        return mailer.isPresent();
    }

    public List<String> hookHosts() {
        return hooks.hosts();
    }

    /// Sends a code to a new way; false when it did not get there. May block.
    public boolean sendCode(WayRow way, String code, String language) {
        return deliver(way, Letter.code(language, code), language);
    }

    @Override
    public void turn(String person, String table, GameInfo game) {
        tell("turn", person, table, game);
    }

    @Override
    public void nudge(String person, String table, GameInfo game) {
        tell("nudge", person, table, game);
    }

    private void tell(String kind, String person, String table, GameInfo game) {
        if (!places.tryAcquire()) {
            return;
        }
        threads.execute(
                () -> {
                    try {
                        told(kind, person, table, game);
                    } catch (RuntimeException e) {
                        LOG.warn("a notice could not be kept: {}", e.toString());
                    } finally {
                        places.release();
                    }
                });
    }

    private void told(String kind, String person, String table, GameInfo game) {
        if (store.isHushed(person, table)) {
            return;
        }
        long now = tables.now();
        WishRow wish = store.wishOf(person);
        boolean quiet = Times.isQuiet(wish, now);
        if (!quiet) {
            browser(kind, person, table, game);
        }
        boolean ways = store.waysOf(person).stream().anyMatch(WayRow::isConfirmed);
        if (quiet || ways) {
            long due = Times.dueAt(wish, now);
            store.note(new NoticeRow(person, table, kind, quiet, now, due)).join();
        }
    }

    private void browser(String kind, String person, String table, GameInfo game) {
        if (kind.equals("nudge")) {
            browsers.nudge(person, table, game);
        } else {
            browsers.turn(person, table, game);
        }
    }

    private void round() {
        long now = tables.now();
        for (String person : store.due(now, PORTION)) {
            List<NoticeRow> taken = store.take(person).join();
            if (!taken.isEmpty()) {
                // A mail server that is slow for one holds up nobody else.
                threads.execute(() -> deliver(person, taken, now));
            }
        }
    }

    private void deliver(String person, List<NoticeRow> taken, long now) {
        var known = tables.store().people().person(person);
        Set<String> waiting =
                tables.store().tablesOf(person, MOST_TABLES).stream()
                        .filter(seated -> seated.waitsForMe())
                        .map(seated -> seated.row().id())
                        .collect(Collectors.toSet());
        List<NoticeRow> due =
                taken.stream().filter(notice -> waiting.contains(notice.table())).toList();
        if (known.isEmpty() || due.isEmpty()) {
            return;
        }
        for (NoticeRow notice : due) {
            if (notice.postponed()) {
                browser(notice.kind(), person, notice.table(), game(notice.table()));
            }
        }
        List<WayRow> ways = store.waysOf(person).stream().filter(WayRow::isConfirmed).toList();
        Letter letter = letter(known.get(), due);
        boolean arrived = ways.isEmpty();
        for (WayRow way : ways) {
            arrived |= deliver(way, letter, known.get().language());
        }
        if (arrived) {
            store.sent(person, now).join();
        } else {
            due.stream()
                    .filter(notice -> now - notice.at() < OLD_MILLIS)
                    .forEach(notice -> store.note(later(notice, now)).join());
        }
    }

    private static NoticeRow later(NoticeRow notice, long now) {
        return new NoticeRow(
                notice.person(),
                notice.table(),
                notice.kind(),
                false,
                notice.at(),
                now + AGAIN_MILLIS);
    }

    private Letter letter(PersonRow person, List<NoticeRow> due) {
        return Letter.of(
                person.language(),
                due.stream()
                        .map(
                                notice ->
                                        new Letter.Waiting(
                                                game(notice.table()).title().in(person.language()),
                                                url + "/t/" + notice.table()))
                        .toList());
    }

    private GameInfo game(String table) {
        return tables.games().find(tables.store().table(table).orElseThrow().game()).info();
    }

    /// Whether it arrived, as far as the other end says.
    private boolean deliver(WayRow way, Letter letter, String language) {
        String stop = url + "/stop/" + way.stop();
        Letter whole = letter.with(ServerTexts.in(language).say("server.letter.stop", stop));
        try {
            Way kind = Way.valueOf(way.kind());
            if (kind == Way.MAIL) {
                if (mailer.isEmpty()) {
                    return false;
                }
                mailer.get().send(way.target(), whole, stop);
            } else {
                int status = hooks.post(way.target(), kind.body(whole.text()));
                if (status == 404 || status == 410) {
                    store.remove(way.person(), way.id()).join();
                }
                if (status >= 300) {
                    tables.metrics().count("letter_failures");
                    return false;
                }
            }
            tables.metrics().count("letters");
            return true;
        } catch (MessagingException | IOException e) {
            // Without the address, which is nobody's business in a log.
            LOG.info("a letter could not be sent: {}", e.getClass().getSimpleName());
            tables.metrics().count("letter_failures");
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        rounds.close();
        threads.shutdownNow();
        hooks.close();
    }
}
