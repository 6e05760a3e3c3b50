package tablee.table;

import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;

/// What time does to a table: whose clock runs and how long, when it has to be looked at again, and when it rests. All of it is read from the
/// table and its chairs, so that whoever folds the log keeps the same time.
final class Timekeeper<S extends State, V extends View, A extends Action> {

    /// How long a node has for a bot's move before others may take it up.
    private static final long BOT_LEASE = 1_000;

    /// The same for one that searches.
    private static final long SEARCH_LEASE = 3_000;

    /// More decisions than a turn has in any game: whoever is awaited for longer without a break is alone on the board.
    private static final int LONGEST_TURN = 60;

    /// Whom the game waits for, and who of them has only to say that they have seen something: their time is another one.
    record Turns(Seats awaited, Seats acknowledging) {

        /// Whether the same turn of this seat goes on there.
        private boolean goesOn(Seat seat, Turns then) {
            return awaited.contains(seat)
                    && then.awaited.contains(seat)
                    && acknowledging.contains(seat) == then.acknowledging.contains(seat);
        }
    }

    private final Table<S, V, A> table;

    Timekeeper(Table<S, V, A> table) {
        this.table = table;
    }

    private Clock clock() {
        return table.opened().terms().clock();
    }

    Turns turns() {
        Seats awaited = table.hasBegun() ? table.position().awaited() : Seats.NONE;
        Seats acknowledging = Seats.NONE;
        for (Seat seat : clock().ticks() ? awaited : Seats.NONE) {
            acknowledging = isAcknowledging(seat) ? acknowledging.with(seat) : acknowledging;
        }
        return new Turns(awaited, acknowledging);
    }

    boolean isAcknowledging(Seat seat) {
        return table.game.isAcknowledgement(table.view(Spectator.SPECTATOR), seat);
    }

    /// Stops the clocks of turns that are over and starts those of new ones.
    void tick(Turns before) {
        Turns after = turns();
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            Chair chair = table.chair(seat);
            boolean goesOn = before.goesOn(seat, after);
            if (before.awaited().contains(seat) && !goesOn) {
                stop(chair, before.acknowledging().contains(seat));
            }
            if (after.awaited().contains(seat) && !goesOn) {
                chair.askedAt = table.at();
                chair.askedSeq = table.seq();
            }
            chair.passedOver |= chair.defaults >= LONGEST_TURN;
        }
    }

    private void stop(Chair chair, boolean acknowledged) {
        if (!acknowledged) {
            long over = table.at() - chair.askedAt - clock().turnMillis();
            chair.reserve = Math.max(0, chair.reserve - Math.max(0, over));
            chair.passedOver |= chair.defaults > 0 && !chair.ownTurn;
        }
        chair.defaults = 0;
        chair.ownTurn = false;
    }

    /// Somebody is at this seat again. Whoever is missed has the whole time from when there is somebody to miss them.
    void arrive(Seat seat) {
        boolean deserted = table.chairs().stream().noneMatch(Chair::isPresent);
        table.chair(seat).goneSince = 0;
        if (deserted) {
            countAnew();
        }
    }

    /// Everybody who is gone has the whole time from now on.
    void countAnew() {
        for (Chair chair : table.chairs()) {
            chair.goneSince = chair.goneSince == 0 ? 0 : table.at();
        }
    }

    /// Where people sit together, an absence counts while somebody is there to wait; in slow play nobody is expected to sit there, and it
    /// counts while the table waits for this seat.
    long goneUntil(Seat seat) {
        Chair chair = table.chair(seat);
        if (chair.goneSince == 0
                || table.patience() == 0
                || !chair.isAttended()
                || table.phase() != Phase.PLAYING
                || table.isPaused()) {
            return 0;
        }
        long patience = 1000L * table.patience();
        if (clock().isSlow()) {
            return table.awaited().contains(seat)
                    ? Math.max(chair.goneSince, chair.askedAt + holiday(chair)) + patience
                    : 0;
        }
        return table.chairs().stream().anyMatch(Chair::isPresent) ? chair.goneSince + patience : 0;
    }

    /// Everybody has agreed: from now on nothing is counted.
    void stand() {
        table.chairs().forEach(chair -> settle(chair, chair.holidayUntil));
    }

    /// Whatever was counted goes on where it stopped.
    void goOn() {
        long since = table.pause().map(Table.Wish::since).orElse(table.at());
        for (Chair chair : table.chairs()) {
            chair.askedAt = stood(chair.askedAt, since);
            chair.goneSince = chair.goneSince == 0 ? 0 : stood(chair.goneSince, since);
            chair.holidayFrom = table.at();
        }
    }

    private long stood(long moment, long since) {
        return Math.min(moment, since) + table.at() - since;
    }

    /// On holiday until then; a moment that has come ends it.
    void holiday(Chair chair, long until) {
        settle(chair, until);
    }

    /// What has passed of a holiday is taken out of the turn, and it goes on until then.
    private void settle(Chair chair, long until) {
        long over = Math.min(table.at(), chair.holidayUntil);
        chair.holidaySpent += Math.max(0, over - chair.holidayFrom);
        chair.askedAt += Math.max(0, over - Math.max(chair.askedAt, chair.holidayFrom));
        chair.holidayFrom = table.at();
        chair.holidayUntil = until;
    }

    /// How long a turn that goes on here stands still from now on.
    private static long holiday(Chair chair) {
        return Math.max(0, chair.holidayUntil - Math.max(chair.askedAt, chair.holidayFrom));
    }

    /// A line is about to be added. While a table rests nobody's time runs.
    void beforeLine(long at) {
        if (isResting()) {
            table.awaited().forEach(seat -> table.chair(seat).askedAt = at);
        }
    }

    /// Somebody is there.
    void wake() {
        for (Chair chair : table.chairs()) {
            chair.defaults = 0;
            chair.passedOver = false;
        }
    }

    /// CABO-R-49, and the same in every game: all people have left their seats to bots, or a whole circuit of turns was made of nothing but
    /// what is done for the absent. A table that was opened for bots alone never rests.
    boolean isResting() {
        boolean people = table.chairs().stream().anyMatch(chair -> chair.person().isPresent());
        if (table.phase() != Phase.PLAYING || !people) {
            return false;
        }
        for (Seat seat : table.awaited()) {
            if (table.chair(seat).isAttended() && table.chair(seat).passedOver) {
                return true;
            }
        }
        return table.chairs().stream().noneMatch(Chair::isAttended);
    }

    long deadline(Seat seat) {
        if (!clock().ticks()) {
            return 0;
        }
        Chair chair = table.chair(seat);
        long time =
                isAcknowledging(seat)
                        ? clock().acknowledgementMillis()
                        : clock().turnMillis() + chair.reserve;
        return chair.askedAt + time + holiday(chair);
    }

    /// When a bot or an answer given for them takes the place of whoever has not answered. The same moment for everybody, however long the
    /// way of what they say is: a table that waited longer for some would tell how far away they are.
    long calledAt(Seat seat) {
        long deadline = deadline(seat);
        return deadline == 0 || clock().isSlow() ? deadline : deadline + Clock.MOST_CARRIED;
    }

    /// What of a decision's way is given back to this seat: no more than it has overdrawn.
    ///
    /// @param said when it was sent
    long carried(Seat seat, long said, long now) {
        Chair chair = table.chair(seat);
        if (!clock().ticks() || clock().isSlow() || isAcknowledging(seat)) {
            return 0;
        }
        long over = now - chair.askedAt - clock().turnMillis();
        return Math.clamp(over, 0, Math.max(0, now - said));
    }

    long dueAt() {
        if (table.phase() != Phase.PLAYING) {
            return table.revealUntil();
        }
        if (isResting() || table.isPaused()) {
            return 0;
        }
        long due = Long.MAX_VALUE;
        for (int i = 0; i < table.seats(); i++) {
            Chair chair = table.chair(Seat.of(i));
            boolean asked = table.awaited().contains(Seat.of(i));
            if (chair.robot().isPresent()) {
                due = asked ? Math.min(due, table.at() + lease(chair.robot().get())) : due;
                continue;
            }
            if (asked && clock().ticks()) {
                due = Math.min(due, calledAt(Seat.of(i)));
            }
            long gone = goneUntil(Seat.of(i));
            due = gone > 0 ? Math.min(due, gone) : due;
        }
        return due == Long.MAX_VALUE ? 0 : due;
    }

    private long lease(Level level) {
        long thought = level.searches() ? level.patience() * SEARCH_LEASE : BOT_LEASE;
        return thought + table.opened().terms().pace();
    }
}
