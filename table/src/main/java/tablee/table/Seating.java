package tablee.table;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Entropy;
import tablee.table.fair.Fairness;
import tablee.table.fair.Share;

/// Who sits where: coming, being asked, leaving, giving up, coming back, and being ready.
final class Seating<S extends State, V extends View, A extends Action> extends Deciding<S, V, A> {

    private final Entropy entropy;

    Seating(Table<S, V, A> table, Entropy entropy) {
        super(table);
        this.entropy = entropy;
    }

    Decision<S> sit(Optional<Seat> wanted, Sitter.Person person) {
        if (table.phase() != Phase.OPEN || table.isBound()) {
            return no(table.isBound() ? "server.table.bound" : "server.table.begun");
        }
        if (!table.seatsOf(person.id()).isEmpty() && !table.opened().terms().hotSeat()) {
            return no("server.seat.one");
        }
        if (!isHost(person.id()) && !table.guests().admits(person.id())) {
            return no(
                    table.guests().isOut(person.id()) ? "server.house.out" : "server.house.locked");
        }
        return freeChair(wanted)
                .map(seat -> named(seat, person, who -> new Entry.Seated(seat, who)))
                .orElseGet(() -> no("server.seat.taken"));
    }

    /// Sits down under a name that nobody else has here, or not at all when it only looks like another one.
    private Decision<S> named(
            Seat seat, Sitter.Person person, Function<Sitter.Person, Entry> entry) {
        return Names.free(table, Optional.of(seat), person.name())
                .map(person::called)
                .map(who -> line(entry.apply(who)))
                .orElseGet(() -> no("server.name.alike"));
    }

    private Optional<Seat> freeChair(Optional<Seat> wanted) {
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            if (table.chair(seat).sitter().isEmpty() && wanted.orElse(seat).equals(seat)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    Decision<S> invite(String person, Optional<Seat> wanted, Level level) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (table.phase() != Phase.OPEN || table.isBound()) {
            return no(table.isBound() ? "server.table.bound" : "server.table.begun");
        }
        return freeChair(wanted)
                .map(seat -> line(new Entry.Seated(seat, new Sitter.Robot(level))))
                .orElseGet(() -> no("server.seat.taken"));
    }

    Decision<S> dismiss(String person, Seat seat) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (!exists(seat) || table.chair(seat).sitter().isEmpty()) {
            return no("server.seat.free");
        }
        return switch (table.phase()) {
            case OPEN -> table.isBound() ? no("server.table.bound") : line(new Entry.Stood(seat));
            case PLAYING ->
                    table.chair(seat).person().isPresent()
                            ? line(new Entry.Removed(seat, table.opened().terms().substitute()))
                            : no("server.table.begun");
            case OVER, CLOSED -> no("server.table.done");
        };
    }

    /// A bot plays for somebody who does not, until they say that they are back.
    Decision<S> relieve(String person, Seat seat) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (!exists(seat) || table.chair(seat).person().isEmpty()) {
            return no("server.seat.free");
        }
        return table.chair(seat).substitute().isPresent()
                ? already(table.seq())
                : line(takenOver(seat, Entry.Why.RELIEVED));
    }

    /// Another name, under the rules for sitting down.
    Decision<S> rename(String person, Seat seat, String wanted) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase().isDone()) {
            return no("server.table.done");
        }
        return Names.free(table, Optional.of(seat), wanted)
                .map(
                        name ->
                                name.equals(table.name(seat))
                                        ? already(table.seq())
                                        : line(new Entry.Renamed(seat, person, name)))
                .orElseGet(() -> no("server.name.alike"));
    }

    Decision<S> leave(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        return switch (table.phase()) {
            case OPEN ->
                    table.revealUntil() > 0
                            ? no("server.table.bound")
                            : line(new Entry.Stood(seat));
            case PLAYING ->
                    table.chair(seat).substitute().isPresent()
                            ? no("server.seat.substituted")
                            : line(takenOver(seat, Entry.Why.LEFT));
            case OVER, CLOSED -> no("server.table.done");
        };
    }

    Decision<S> ready(String person, Command.Ready ready) {
        if (!owns(person, ready.seat())) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        if (!ready.ready()) {
            return table.revealUntil() > 0
                    ? no("server.table.bound")
                    : line(new Entry.Readied(ready.seat(), false, Share.NONE));
        }
        if (table.isBound()) {
            return no("server.table.bound");
        }
        if (!table.opened().draws().isShared()) {
            return line(new Entry.Readied(ready.seat(), true, Share.NONE));
        }
        if (ready.commitment().isEmpty()) {
            return line(new Entry.Readied(ready.seat(), true, told(ready)));
        }
        if (table.opened().draws() == Algorithm.COUNTER_1) {
            return no("server.ready.counter");
        }
        var share = Share.hidden(ready.commitment());
        if (ready.nonce().isEmpty()) {
            return line(new Entry.Readied(ready.seat(), true, share));
        }
        if (!isAlone(ready.seat())) {
            return no("server.reveal.early");
        }
        return fits(share, ready.seat(), ready.nonce())
                ? line(new Entry.Readied(ready.seat(), true, share.revealed(ready.nonce())))
                : no("server.reveal.differs");
    }

    private Share told(Command.Ready ready) {
        Entry.Opened opened = table.opened();
        return Fairness.told(
                opened.draws(),
                table.id(),
                opened.commitment(),
                ready.seat().label(),
                ready.nonce().isEmpty() ? entropy.nonce() : ready.nonce());
    }

    private boolean fits(Share share, Seat seat, String nonce) {
        String server = table.opened().commitment();
        return Fairness.fits(share, table.id(), server, seat.label(), nonce);
    }

    /// Whether all others are bots, so that nobody else has to be bound before this seat reveals.
    private boolean isAlone(Seat seat) {
        return table.chairs().stream()
                .allMatch(chair -> chair == table.chair(seat) || chair.robot().isPresent());
    }

    /// Nobody knows anybody's nonce before this line.
    Entry bound() {
        var commitments = new TreeMap<String, String>();
        table.shares().bySeat().forEach((seat, share) -> commitments.put(seat, share.commitment()));
        return new Entry.Bound(commitments);
    }

    Decision<S> reveal(String person, Command.Reveal reveal) {
        if (!owns(person, reveal.seat())) {
            return no("server.seat.notyours");
        }
        Share share = table.shares().at(reveal.seat().label());
        if (!share.isHidden() && share.nonce().equals(reveal.nonce())) {
            return already(table.seq());
        }
        if (table.phase() != Phase.OPEN) {
            return no("server.reveal.late");
        }
        if (!table.isBound()) {
            return no("server.reveal.early");
        }
        return share.isHidden() && fits(share, reveal.seat(), reveal.nonce())
                ? line(new Entry.Revealed(reveal.seat(), reveal.nonce()))
                : no("server.reveal.differs");
    }

    /// Whether nobody has to be waited for any more: to be bound, or to begin.
    boolean isComplete() {
        return table.phase() == Phase.OPEN
                && (table.isBound()
                        ? !table.shares().anyHidden()
                        : table.chairs().stream()
                                .allMatch(chair -> chair.sitter().isPresent() && chair.ready()));
    }

    Decision<S> resign(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (table.chair(seat).resigned()) {
            return no("server.seat.resigned");
        }
        if (table.seats() == 2) {
            return line(new Entry.Conceded(seat));
        }
        boolean somebodyLeft = false;
        for (int i = 0; i < table.seats(); i++) {
            Chair chair = table.chair(Seat.of(i));
            somebodyLeft |= i != seat.index() && chair.person().isPresent() && !chair.resigned();
        }
        return line(
                somebodyLeft
                        ? takenOver(seat, Entry.Why.RESIGNED)
                        : new Entry.Closed(person, "resigned"));
    }

    Decision<S> comeBack(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.chair(seat).resigned()) {
            return no("server.seat.resigned");
        }
        boolean missed = table.chair(seat).substitute().isPresent() || table.isResting();
        return table.phase() == Phase.PLAYING && missed
                ? line(new Entry.Returned(seat))
                : no("server.seat.present");
    }

    Decision<S> move(Seat seat, String from, Sitter.Person person) {
        if (!owns(from, seat)) {
            return no("server.link.unknown");
        }
        if (owns(person.id(), seat)) {
            return already(table.seq());
        }
        // Whoever comes may know the deal from another table.
        if (table.isSealed()) {
            return no("server.round.seat");
        }
        if (table.guests().isOut(person.id())) {
            return no("server.house.out");
        }
        return named(seat, person, who -> new Entry.Moved(seat, who));
    }
}
