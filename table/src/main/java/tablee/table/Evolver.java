package tablee.table;

import java.util.List;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Fairness;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;

/// What a line does to a table: the same whether it was just decided or is read from a log. The only one who changes a [Table].
final class Evolver<S extends State, V extends View, A extends Action> {

    private final Table<S, V, A> table;

    Evolver(Table<S, V, A> table) {
        this.table = table;
    }

    /// The next line has come true. `play` is what it does to the game, if the caller has worked that out already.
    Table.Applied apply(long lineSeq, long lineAt, Entry entry, Optional<PlayResult<S>> play) {
        if (lineSeq != table.seq + 1) {
            throw new IllegalStateException(
                    "line " + lineSeq + " after " + table.seq + " at " + table.id);
        }
        table.time.beforeLine(lineAt);
        table.seq = lineSeq;
        table.at = lineAt;
        table.movedAt = isMove(entry) ? lineAt : table.movedAt;
        return switch (entry) {
            case Entry.Opened _ -> throw BadInput.of("server.log.kind", "opened");
            case Entry.Seated(Seat seat, Sitter sitter) -> {
                table.hands = Optional.empty();
                table.chair(seat).sitter = Optional.of(sitter);
                table.chair(seat).ready = sitter instanceof Sitter.Robot;
                yield about(entry);
            }
            case Entry.Stood(Seat seat) -> {
                unbind();
                table.chair(seat).sitter = Optional.empty();
                table.chair(seat).ready = false;
                table.chair(seat).share = Share.NONE;
                yield about(entry);
            }
            case Entry.Readied(Seat seat, boolean ready, Share share) -> {
                unbind();
                table.chair(seat).ready = ready;
                table.chair(seat).share = share;
                yield about(entry);
            }
            case Entry.Bound _ -> {
                table.bound = true;
                yield about(entry);
            }
            case Entry.Revealed(Seat seat, String nonce) -> {
                table.chair(seat).share = table.chair(seat).share.revealed(nonce);
                table.revealUntil =
                        table.revealUntil == 0
                                ? table.at + Fairness.REVEAL_MILLIS
                                : table.revealUntil;
                yield about(entry);
            }
            case Entry.Started(Shares added, List<Step> steps) -> {
                table.shares = added;
                table.key = table.keyOf(table.shares);
                table.phase = Phase.PLAYING;
                table.chairs.forEach(
                        chair -> chair.reserve = table.opened.terms().clock().reserveMillis());
                yield played(
                        entry, play.orElseGet(() -> table.beginning().repeat(steps).play()), true);
            }
            case Entry.Acted(Seat seat, var _, String command, List<Step> steps, long carried) -> {
                table.chair(seat).askedAt += carried;
                if (!command.isEmpty()) {
                    table.chair(seat).remember(command, table.seq);
                }
                yield played(entry, play.orElseGet(() -> repeated(steps)), false);
            }
            case Entry.Standing(Seat seat, String question, String answer, List<Step> steps) -> {
                table.chair(seat).answer(question, answer);
                yield played(entry, play.orElseGet(() -> repeated(steps)), true);
            }
            case Entry.UndoAsked(Seat seat, int to) -> {
                table.undo = Optional.of(new Table.UndoRequest(seat, to, Seats.of(seat)));
                yield about(entry);
            }
            case Entry.UndoAnswered(Seat seat, boolean agrees) -> {
                table.undo =
                        table.undo
                                .filter(_ -> agrees)
                                .map(
                                        asked ->
                                                new Table.UndoRequest(
                                                        asked.seat(),
                                                        asked.to(),
                                                        asked.agreed().with(seat)));
                yield about(entry);
            }
            case Entry.Undone _ -> {
                Timekeeper.Turns before = table.time.turns();
                table.position = play.orElseThrow(Table.NeedsHistory::new).position();
                table.undo = Optional.empty();
                for (Chair chair : table.chairs) {
                    chair.lastStep = Math.min(chair.lastStep, table.position().steps() - 1);
                    chair.askedSeq = table.seq;
                }
                table.time.tick(before);
                yield about(entry);
            }
            case Entry.TakenOver(Seat seat, Level level, Entry.Why why) -> {
                table.chair(seat).substitute = Optional.of(level);
                table.chair(seat).goneSince = 0;
                table.chair(seat).resigned |= why == Entry.Why.RESIGNED;
                table.chair(seat).askedSeq = table.seq;
                yield about(entry);
            }
            case Entry.Returned(Seat seat) -> {
                table.time.arrive(seat);
                table.chair(seat).substitute = Optional.empty();
                table.chair(seat).askedAt = table.at;
                table.chair(seat).askedSeq = table.seq;
                table.time.wake();
                yield about(entry);
            }
            case Entry.Vanished(Seat seat, long until) -> {
                if (until == 0) {
                    table.time.arrive(seat);
                    table.time.wake();
                } else {
                    table.chair(seat).goneSince = table.at;
                }
                yield about(entry);
            }
            case Entry.Moved(Seat seat, Sitter.Person person) -> {
                table.hands = Optional.empty();
                table.chair(seat).sitter = Optional.of(person);
                table.time.arrive(seat);
                table.time.wake();
                yield about(entry);
            }
            case Entry.Renamed(Seat seat, String _, String name) -> {
                table.chair(seat).sitter = table.chair(seat).person().map(who -> who.called(name));
                yield about(entry);
            }
            case Entry.Nudged(Seat seat) -> {
                table.chair(seat).nudgedAt = table.at;
                yield about(entry);
            }
            case Entry.Patience(int seconds) -> {
                table.patience = seconds;
                table.time.countAnew();
                yield about(entry);
            }
            case Entry.Pause(Seat seat, Entry.Stand stand) -> {
                pause(seat, stand);
                yield about(entry);
            }
            case Entry.Hands(Seat seat, Entry.Stand stand) -> {
                table.hands = became(table.hands, seat, stand);
                yield about(entry);
            }
            case Entry.Holiday(Seat seat, long until) -> {
                table.time.holiday(table.chair(seat), until);
                yield about(entry);
            }
            case Entry.Conceded(Seat seat) -> {
                table.chair(seat).resigned = true;
                table.conceded = Optional.of(seat);
                table.phase = Phase.OVER;
                yield about(entry);
            }
            case Entry.Ruled(Entry.Rule rule, boolean on) -> {
                table.guests.rule(rule, on);
                yield about(entry);
            }
            case Entry.Removed(Seat seat, Level level) -> {
                vacate(seat, Optional.of(level));
                yield about(entry);
            }
            case Entry.KeptOut(String badge, String name, boolean out) -> {
                table.guests.keepOut(badge, name, out);
                for (int i = 0; i < table.chairs.size() && out && !table.phase.isDone(); i++) {
                    if (table.chairs
                            .get(i)
                            .person()
                            .filter(p -> table.guests.badge(p.id()).equals(badge))
                            .isPresent()) {
                        vacate(
                                Seat.of(i),
                                table.phase == Phase.PLAYING
                                        ? Optional.of(table.opened.terms().substitute())
                                        : Optional.empty());
                    }
                }
                yield about(entry);
            }
            case Entry.Hinted(Seat seat) -> {
                table.chair(seat).hintedSeq = table.seq;
                yield about(entry);
            }
            case Entry.Forgotten() -> about(entry);
            case Entry.Unsealed() -> {
                table.sealed = false;
                yield about(entry);
            }
            case Entry.Said _ -> new Table.Applied(entry, List.of(), List.of(), false);
            case Entry.Rematched(String _, String next) -> {
                table.rematch = Optional.of(next);
                yield about(entry);
            }
            case Entry.Closed _ -> {
                table.phase = Phase.CLOSED;
                yield about(entry);
            }
        };
    }

    private void pause(Seat seat, Entry.Stand stand) {
        if (stand == Entry.Stand.OVER) {
            table.time.goOn();
        }
        table.pause = became(table.pause, seat, stand);
        if (stand == Entry.Stand.STILL) {
            table.time.stand();
        }
    }

    /// A wish after what this seat has said.
    private Optional<Table.Wish> became(Optional<Table.Wish> before, Seat seat, Entry.Stand stand) {
        return switch (stand) {
            case ASKED, AGREED -> Optional.of(wish(before, seat));
            case STILL -> Optional.of(wish(before, seat).from(table.at));
            case REFUSED, OVER -> Optional.empty();
        };
    }

    /// With everybody who wants it by now; whoever has several seats wants it for all of them.
    private Table.Wish wish(Optional<Table.Wish> before, Seat seat) {
        Seats agreed = before.map(Table.Wish::agreed).orElse(Seats.of(seat)).with(seat);
        String person = table.chair(seat).person().map(Sitter.Person::id).orElse("");
        for (Seat own : table.seatsOf(person)) {
            agreed = agreed.with(own);
        }
        return new Table.Wish(before.map(Table.Wish::seat).orElse(seat), agreed, 0);
    }

    /// Whoever sat here is gone; a bot of this level decides here from now on.
    private void vacate(Seat seat, Optional<Level> level) {
        Chair chair = table.chair(seat);
        chair.sitter = level.map(Sitter.Robot::new);
        chair.substitute = Optional.empty();
        chair.ready = level.isPresent();
        chair.share = Share.NONE;
        chair.goneSince = 0;
        chair.askedSeq = table.seq;
    }

    /// Somebody took back that they are ready, which is only heard while nothing is revealed. A nonce may be on its way all the same,
    /// so nobody's is used for another round.
    private void unbind() {
        if (table.bound) {
            table.bound = false;
            for (Chair chair : table.chairs) {
                chair.ready = chair.robot().isPresent();
                chair.share = Share.NONE;
            }
        }
    }

    private static boolean isMove(Entry entry) {
        return switch (entry) {
            case Entry.Vanished _, Entry.Said _, Entry.Nudged _, Entry.Patience _ -> false;
            case Entry.Renamed _, Entry.Hinted _, Entry.Forgotten _, Entry.Ruled _ -> false;
            case Entry.Unsealed _, Entry.Pause _, Entry.Hands _, Entry.Holiday _ -> false;
            case Entry.Opened _, Entry.Seated _, Entry.Stood _, Entry.Readied _ -> true;
            case Entry.Bound _, Entry.Revealed _, Entry.Started _, Entry.Acted _ -> true;
            case Entry.Standing _, Entry.UndoAsked _, Entry.UndoAnswered _, Entry.Undone _ -> true;
            case Entry.TakenOver _, Entry.Returned _, Entry.Moved _, Entry.Removed _ -> true;
            case Entry.KeptOut _, Entry.Conceded _, Entry.Rematched _, Entry.Closed _ -> true;
        };
    }

    private Table.Applied about(Entry entry) {
        return new Table.Applied(entry, List.of(), List.of(), true);
    }

    private Table.Applied played(Entry entry, PlayResult<S> play, boolean seated) {
        Timekeeper.Turns before = table.time.turns();
        boolean moved = !play.steps().isEmpty();
        table.position = play.position();
        boolean asked = moved && table.undo.isPresent();
        if (moved) {
            table.undo = Optional.empty();
            int number = table.position().steps() - play.steps().size();
            for (Step step : play.steps()) {
                int at = number++;
                step.seat().ifPresent(seat -> decided(seat, step, at));
            }
        }
        // Also without a step: a game may begin with a question.
        table.time.tick(before);
        boolean ended = table.position().next() instanceof Next.End;
        if (ended) {
            table.phase = Phase.OVER;
        }
        return new Table.Applied(entry, play.events(), play.steps(), seated || asked || ended);
    }

    private void decided(Seat seat, Step step, int number) {
        table.chair(seat).askedSeq = table.seq;
        switch (step.cause()) {
            case CHOSEN -> {
                table.chair(seat).lastStep = number;
                table.chair(seat).ownTurn = true;
                table.time.arrive(seat);
                table.time.wake();
            }
            case ABSENT -> table.chair(seat).defaults++;
            case FORCED, STANDING, BOT, CHANCE -> {}
        }
    }

    private PlayResult<S> repeated(List<Step> steps) {
        return new Loop<>(table.game, table.seats(), table.position()).repeat(steps).play();
    }
}
