package tablee.server.evening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Seat;
import tablee.server.evening.Evening.Ended;
import tablee.server.evening.Evening.Sitting;
import tablee.server.evening.Evenings.Kept;
import tablee.server.evening.Standings.Chair;
import tablee.server.house.Rounds;
import tablee.server.live.Tables;
import tablee.server.store.EveningStore;
import tablee.server.store.PersonRow;
import tablee.server.store.ResultRow;
import tablee.server.store.TableRow;
import tablee.table.Command;
import tablee.table.Entry.Closed;
import tablee.table.History;
import tablee.table.Phase;

/// Looks after evenings: seats people, hears how tables ended, keeps the clock of a round. On several nodes one of them has an evening at a time; another
/// one that goes on in its place finds in the store how far it came, and whatever is done twice is done once.
public final class Keeper implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final long LEASE_MILLIS = 20_000;
    private static final int PORTION = 10;

    private final Tables tables;
    private final EveningStore store;
    private final Evenings evenings;
    private final Rounds rounds = new Rounds("evenings", this::round);

    public Keeper(Tables tables, Evenings evenings) {
        this.tables = tables;
        this.store = tables.store().evenings();
        this.evenings = evenings;
    }

    public void begin() {
        rounds.begin(PAUSE, PAUSE);
    }

    private void round() {
        long until = tables.now() + LEASE_MILLIS;
        for (String id : store.takeDue(tables.now(), until, PORTION).join()) {
            try {
                evenings.find(id).ifPresent(found -> look(found, until));
            } catch (RuntimeException e) {
                LOG.warn("evening {} is looked after later: {}", id, e.toString());
            }
        }
    }

    private void look(Kept found, long until) {
        Kept now = found;
        for (int i = 0; i < now.evening().present().size(); i++) {
            Sitting sitting = now.evening().present().get(i);
            if (!sitting.isOver()) {
                now = look(now, i, sitting);
            }
        }
        if (now.evening().isResting() && now.evening().isSealed()) {
            now = evenings.unseal(now);
        }
        if (now.evening().isOver()) {
            boolean _ = store.over(now.row().id(), tables.now()).join();
            return;
        }
        if (now.nextAt() > 0 && now.nextAt() <= tables.now()) {
            now = evenings.begin(now).orElse(now);
        }
        // Tables are asked again and again; where nobody plays and no clock runs, a line wakes us.
        boolean asleep =
                now.evening().isResting() && !now.evening().isSealed() && now.nextAt() == 0;
        boolean _ = store.again(now.row().id(), until, asleep ? 0 : tables.now()).join();
    }

    /// One table that was not over.
    private Kept look(Kept now, int number, Sitting sitting) {
        Optional<TableRow> row = tables.store().table(sitting.table());
        Phase phase = row.map(found -> Phase.valueOf(found.phase())).orElse(Phase.CLOSED);
        switch (phase) {
            case OVER -> {
                List<ResultRow> results =
                        tables.store().history().seatsOf(List.of(sitting.table()));
                return results.isEmpty() ? now : ended(now, number, chairs(sitting, results));
            }
            case CLOSED -> {
                return ended(now, number, level(sitting));
            }
            case OPEN -> seat(now, sitting);
            default -> relieve(now, sitting);
        }
        boolean late = now.endsAt() > 0 && now.endsAt() <= tables.now();
        if (late || isDeserted(now, sitting)) {
            boolean _ = evenings.ask(sitting.table(), "", new Command.Close("closed"));
        }
        return now;
    }

    /// Whether nobody is left who would play on: all have gone home, or nobody comes back to a table that keeps an evening from its end.
    private boolean isDeserted(Kept now, Sitting sitting) {
        return sitting.people().stream().noneMatch(now.evening().here()::contains)
                || (now.evening().stopped() && evenings.rests(sitting.table()));
    }

    /// Another node may have heard it too: then it is written already.
    private Kept ended(Kept now, int number, List<Chair> chairs) {
        int round = now.evening().round();
        return evenings.change(
                now,
                kept -> {
                    boolean told =
                            kept.evening().round() != round
                                    || kept.evening().present().get(number).isOver();
                    return told ? Optional.empty() : Optional.of(new Ended(number, chairs));
                });
    }

    /// As the log of the table says (0240). Who came in somebody's place has no part in the evening.
    private static List<Chair> chairs(Sitting sitting, List<ResultRow> results) {
        var chairs = new ArrayList<Chair>();
        for (ResultRow row : results) {
            String person = sitting.people().get(row.seat());
            boolean own = !person.equals(Pairing.BOT) && row.person().equals(person);
            chairs.add(new Chair(person, row.rank(), own && row.counts()));
        }
        return chairs;
    }

    /// Time was up or somebody closed it: nobody was ahead of anybody who still played. Whoever gave up has nothing of it.
    private List<Chair> level(Sitting sitting) {
        Optional<History<?, ?, ?>> history = tables.history(sitting.table());
        var chairs = new ArrayList<Chair>();
        for (int i = 0; i < sitting.people().size(); i++) {
            String person = sitting.people().get(i);
            Seat seat = Seat.of(i);
            boolean own = history.map(found -> plays(found, seat, person)).orElse(true);
            chairs.add(new Chair(person, 1, own && !person.equals(Pairing.BOT)));
        }
        return chairs;
    }

    private static boolean plays(History<?, ?, ?> history, Seat seat, String person) {
        var chair = history.table().chairs().get(seat.index());
        return chair.belongsTo(person)
                && chair.substitute().isEmpty()
                && history.story().stream()
                        .noneMatch(told -> told.entry().equals(new Closed(person, "resigned")));
    }

    /// Everybody sits down, who can, and bots on the other chairs. Done again where somebody else stopped halfway.
    private void seat(Kept now, Sitting sitting) {
        String id = sitting.table();
        var seated = new ArrayList<Integer>();
        for (int i = 0; i < sitting.people().size(); i++) {
            Optional<Seat> seat = Optional.of(Seat.of(i));
            String person = sitting.people().get(i);
            Optional<PersonRow> who =
                    now.evening().here().contains(person)
                            ? tables.store().people().person(person)
                            : Optional.empty();
            if (who.isPresent()) {
                boolean _ =
                        evenings.ask(
                                id,
                                person,
                                new Command.Sit(
                                        seat,
                                        who.get().name(),
                                        who.get().program(),
                                        who.get().face()));
                seated.add(i);
            } else {
                if (!person.equals(Pairing.BOT)) {
                    boolean _ = evenings.ask(id, person, new Command.Leave(seat.get()));
                }
                boolean _ = evenings.ask(id, "", new Command.Invite(seat, now.agreed().bots()));
            }
        }
        for (int i : seated) {
            boolean _ =
                    evenings.ask(
                            id, sitting.people().get(i), new Command.Ready(Seat.of(i), true, ""));
        }
    }

    /// A bot plays on for whoever has left the evening.
    private void relieve(Kept now, Sitting sitting) {
        for (int i = 0; i < sitting.people().size(); i++) {
            String person = sitting.people().get(i);
            if (!person.equals(Pairing.BOT) && !now.evening().here().contains(person)) {
                boolean _ = evenings.ask(sitting.table(), person, new Command.Leave(Seat.of(i)));
            }
        }
    }

    @Override
    public void close() {
        rounds.close();
    }
}
