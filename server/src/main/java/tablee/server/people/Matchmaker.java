package tablee.server.people;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.bots.Level;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.server.house.Rounds;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.CompanyStore;
import tablee.server.store.PersonRow;
import tablee.server.store.QueueRow;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.Terms;

/// *A game now*: seats people who want the same game at a table. Whoever is taken is taken by one node only; whoever has waited as long as they
/// chose plays with those who are there, and bots.
public final class Matchmaker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Matchmaker.class);
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final long LEASE_MILLIS = 20_000;

    /// Whoever has not asked for so long has closed the page.
    private static final long THERE_MILLIS = 15_000;

    private static final long FORGOTTEN_MILLIS = 600_000;
    private static final int PORTION = 1_000;

    private final Tables tables;
    private final CompanyStore store;
    private final Function<Optional<Json>, Terms> terms;
    private final Rounds rounds = new Rounds("matchmaker", this::round);
    private long sweptAt;

    /// @param terms what a house makes of the terms that are wanted
    public Matchmaker(Tables tables, Function<Optional<Json>, Terms> terms) {
        this.tables = tables;
        this.store = tables.store().company();
        this.terms = terms;
    }

    public void begin() {
        rounds.begin(PAUSE, PAUSE);
    }

    private void round() {
        long now = tables.now();
        long until = now + LEASE_MILLIS;
        store.takeGroups(
                        now,
                        until,
                        now - THERE_MILLIS,
                        PORTION,
                        (waiting, apart) -> groups(waiting, apart, now))
                .join()
                .forEach(group -> seat(group, until));
        if (now - sweptAt > FORGOTTEN_MILLIS) {
            sweptAt = now;
            store.forgetQueue(now - FORGOTTEN_MILLIS).join();
        }
    }

    /// In the order in which they came: each joins the first table of their wish where nobody is in the way. A table that is full begins, and one at
    /// which somebody has waited long enough.
    static List<List<QueueRow>> groups(List<QueueRow> waiting, CompanyStore.Apart apart, long now)
            throws SQLException {
        var open = new ArrayList<List<QueueRow>>();
        var begun = new ArrayList<List<QueueRow>>();
        for (QueueRow row : waiting) {
            List<QueueRow> group = open(open, row, apart);
            group.add(row);
            if (group.size() == Wish.read(row.wish()).seats()) {
                open.remove(group);
                begun.add(group);
            }
        }
        for (List<QueueRow> group : open) {
            if (group.stream().anyMatch(row -> row.untilAt() <= now)) {
                begun.add(group);
            }
        }
        return begun;
    }

    private static List<QueueRow> open(
            List<List<QueueRow>> open, QueueRow row, CompanyStore.Apart apart) throws SQLException {
        for (List<QueueRow> group : open) {
            boolean fits = group.getFirst().wish().equals(row.wish());
            for (QueueRow other : group) {
                fits = fits && !apart.test(row.person(), other.person());
            }
            if (fits) {
                return group;
            }
        }
        var fresh = new ArrayList<QueueRow>();
        open.add(fresh);
        return fresh;
    }

    /// First it is written where they sit, then they sit down: should this node die in between, they find a table with free chairs, and nobody sits twice.
    private void seat(List<QueueRow> group, long until) {
        try {
            Wish wish = Wish.read(group.getFirst().wish());
            Game<?, ?, ?> game = tables.games().find(wish.game());
            Settings settings = wish.settings(game);
            String host = group.getFirst().person();
            String id =
                    tables.open(
                                    host,
                                    game,
                                    settings,
                                    terms.apply(Optional.of(wish.terms())),
                                    Optional.empty(),
                                    Optional.empty())
                            .join();
            LiveTable<?, ?, ?> table = tables.find(id).join().orElseThrow();
            if (!store.placed(group, id, until).join()) {
                ask(table, host, new Command.Close("closed"));
                return;
            }
            for (int i = 0; i < group.size(); i++) {
                sit(table, group.get(i).person(), Seat.of(i));
            }
            for (int i = group.size(); i < settings.seats(); i++) {
                ask(table, host, new Command.Invite(Optional.of(Seat.of(i)), Level.HABITUE));
            }
            for (int i = 0; i < group.size(); i++) {
                ask(table, group.get(i).person(), new Command.Ready(Seat.of(i), true, ""));
            }
            tables.metrics().count("matches");
        } catch (RuntimeException e) {
            LOG.warn("a group could not be seated: {}", e.toString());
        }
    }

    private void sit(LiveTable<?, ?, ?> table, String id, Seat seat) {
        Optional<PersonRow> person = tables.store().people().person(id);
        person.ifPresent(
                who ->
                        ask(
                                table,
                                id,
                                new Command.Sit(
                                        Optional.of(seat), who.name(), who.program(), who.face())));
    }

    private static void ask(LiveTable<?, ?, ?> table, String person, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        table.submit(person, command, reply::complete);
        if (!(reply.join() instanceof Ruling.Done)) {
            LOG.debug("{} was not done for a match", command);
        }
    }

    @Override
    public void close() {
        rounds.close();
    }
}
