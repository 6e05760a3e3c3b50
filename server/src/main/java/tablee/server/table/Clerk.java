package tablee.server.table;

import java.util.Optional;
import java.util.TreeMap;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.fair.Fairness;

/// Says what a command would write in the log, and changes nothing. Everything about seats and manners is decided here;
/// everything about the game is asked of its rules.
final class Clerk<S extends State, V extends View, A extends Action> {

    /// Refusals that no register knows: those of the table itself.
    static final String TABLE = "TABLE";

    private final Table<S, V, A> table;

    /// What people have answered beforehand; a bot that plays for them decides by itself.
    private final Loop.Answers standing =
            new Loop.Answers() {
                @Override
                public boolean any(Seat seat) {
                    Chair chair = table.chair(seat);
                    return !chair.standing().isEmpty() && chair.robot().isEmpty();
                }

                @Override
                public Optional<String> to(Seat seat, String question) {
                    return any(seat)
                            ? Optional.ofNullable(table.chair(seat).standing().get(question))
                            : Optional.empty();
                }
            };

    Clerk(Table<S, V, A> table) {
        this.table = table;
    }

    Verdict<S> decide(String person, Command command) {
        return switch (command) {
            case Command.Sit(Optional<Seat> seat, String name, boolean program) ->
                    sit(seat, new Sitter.Person(person, name, program));
            case Command.Leave(Seat seat) -> leave(person, seat);
            case Command.Invite(Optional<Seat> seat, Level level) -> invite(person, seat, level);
            case Command.Dismiss(Seat seat) -> dismiss(person, seat);
            case Command.Ready ready -> ready(person, ready);
            case Command.Start() -> start(person);
            case Command.Act act -> act(person, act);
            case Command.Undo(Seat seat) -> undo(person, seat);
            case Command.AnswerUndo(Seat seat, boolean agrees) -> answerUndo(person, seat, agrees);
            case Command.Resign(Seat seat) -> resign(person, seat);
            case Command.Return(Seat seat) -> comeBack(person, seat);
            case Command.Move(Seat seat, String name, boolean program) ->
                    move(seat, new Sitter.Person(person, name, program));
            case Command.Stand(Seat seat, String question, String answer) ->
                    stand(person, seat, question, answer);
            case Command.Say(String name, String text) -> line(new Entry.Said(person, name, text));
            case Command.Rematch(String next) -> rematch(person, next);
            case Command.Close(String reason) -> close(person, reason);
        };
    }

    private Verdict<S> sit(Optional<Seat> wanted, Sitter.Person person) {
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        if (!table.seatsOf(person.id()).isEmpty() && !table.opened().terms().hotSeat()) {
            return no("server.seat.one");
        }
        return freeChair(wanted)
                .map(seat -> line(new Entry.Seated(seat, person)))
                .orElseGet(() -> no("server.seat.taken"));
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

    private Verdict<S> invite(String person, Optional<Seat> wanted, Level level) {
        if (!isHost(person)) {
            return no("server.host.only");
        }
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        return freeChair(wanted)
                .map(seat -> line(new Entry.Seated(seat, new Sitter.Robot(level))))
                .orElseGet(() -> no("server.seat.taken"));
    }

    private Verdict<S> dismiss(String person, Seat seat) {
        if (!isHost(person)) {
            return no("server.host.only");
        }
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        return exists(seat) && table.chair(seat).sitter().isPresent()
                ? line(new Entry.Stood(seat))
                : no("server.seat.free");
    }

    private Verdict<S> leave(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        return switch (table.phase()) {
            case OPEN -> line(new Entry.Stood(seat));
            case PLAYING ->
                    table.chair(seat).substitute().isPresent()
                            ? no("server.seat.substituted")
                            : line(takenOver(seat, Entry.Why.LEFT));
            case OVER, CLOSED -> no("server.table.done");
        };
    }

    private Entry takenOver(Seat seat, Entry.Why why) {
        return new Entry.TakenOver(seat, table.opened().terms().substitute(), why);
    }

    private Verdict<S> ready(String person, Command.Ready ready) {
        if (!owns(person, ready.seat())) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        String nonce =
                !ready.ready() ? "" : ready.nonce().isEmpty() ? Fairness.newNonce() : ready.nonce();
        return line(new Entry.Readied(ready.seat(), ready.ready(), nonce));
    }

    /// Whether nobody has to be waited for any more.
    boolean isComplete() {
        return table.phase() == Phase.OPEN
                && table.chairs().stream()
                        .allMatch(chair -> chair.sitter().isPresent() && chair.ready());
    }

    private Verdict<S> start(String person) {
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        if (!person.isEmpty() && !isHost(person)) {
            return no("server.host.only");
        }
        if (!isComplete()) {
            return no("server.table.incomplete");
        }
        return started();
    }

    private Verdict<S> started() {
        var nonces = new TreeMap<String, String>();
        for (int i = 0; i < table.seats(); i++) {
            Chair chair = table.chairs().get(i);
            if (chair.person().isPresent()) {
                nonces.put(Seat.of(i).label(), chair.nonce);
            }
        }
        byte[] key = Fairness.key(table.id(), table.opened().seed(), nonces);
        Play<S> play = table.beginning().settle(key, forced(), standing).play();
        return new Verdict.Write<>(new Entry.Started(nonces, play.steps()), Optional.of(play));
    }

    private boolean forced() {
        return table.opened().terms().forced();
    }

    private Verdict<S> act(String person, Command.Act act) {
        if (!owns(person, act.seat())) {
            return no("server.seat.notyours");
        }
        Chair chair = table.chair(act.seat());
        Optional<Long> done = chair.done(act.id());
        if (done.isPresent()) {
            return new Verdict.Already<>(done.get());
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (chair.substitute().isPresent()) {
            return no("server.seat.substituted");
        }
        if (act.seq() < chair.askedSeq() || act.seq() > table.seq()) {
            return no("server.act.late");
        }
        try {
            A action = table.game.formats().read(act.notation());
            Optional<Refused> refused = table.game.refusal(table.view(act.seat()), action);
            return refused.<Verdict<S>>map(Verdict.No::new)
                    .orElseGet(() -> play(act.seat(), action, Step.Cause.CHOSEN, person, act.id()));
        } catch (BadInput unreadable) {
            return new Verdict.No<>(new Refused("NOTATION", unreadable.sentence()));
        }
    }

    private Verdict<S> play(Seat seat, A action, Step.Cause cause, String person, String command) {
        Play<S> play =
                new Loop<>(table.game, table.seats(), table.position())
                        .decide(seat, action, cause)
                        .settle(table.key(), forced(), standing)
                        .play();
        return new Verdict.Write<>(
                new Entry.Acted(seat, person, command, play.steps()), Optional.of(play));
    }

    /// A bot's answer to the question it was asked in line `askedSeq`.
    Verdict<S> robot(Seat seat, long askedSeq, A action) {
        Chair chair = table.chair(seat);
        if (!table.awaited().contains(seat)
                || chair.robot().isEmpty()
                || chair.askedSeq() != askedSeq) {
            return no("server.act.late");
        }
        return table.game
                .refusal(table.view(seat), action)
                .<Verdict<S>>map(Verdict.No::new)
                .orElseGet(() -> play(seat, action, Step.Cause.BOT, "", ""));
    }

    /// What time has brought about by now; empty when nothing is due.
    Optional<Verdict<S>> overdue(long now) {
        Clock clock = table.opened().terms().clock();
        for (int i = 0; table.phase() == Phase.PLAYING && i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            Chair chair = table.chair(seat);
            if (chair.robot().isPresent() || chair.person().isEmpty()) {
                continue;
            }
            if (chair.vanishedUntil() > 0 && chair.vanishedUntil() <= now) {
                return Optional.of(line(takenOver(seat, Entry.Why.VANISHED)));
            }
            boolean late =
                    clock.ticks()
                            && table.awaited().contains(seat)
                            && chair.askedAt() + clock.turnMillis() + chair.reserve() <= now;
            if (late) {
                return Optional.of(
                        switch (table.opened().terms().overtime()) {
                            case BOT -> line(takenOver(seat, Entry.Why.OVERTIME));
                            case LEAVE -> line(takenOver(seat, Entry.Why.RESIGNED));
                            case SKIP ->
                                    play(
                                            seat,
                                            table.game.whenAbsent(table.view(seat)),
                                            Step.Cause.ABSENT,
                                            "",
                                            "");
                        });
            }
        }
        return Optional.empty();
    }

    /// Somebody's last connection for this seat is gone.
    Optional<Verdict<S>> vanished(Seat seat, long now) {
        int absence = table.opened().terms().absence();
        Chair chair = table.chair(seat);
        return absence == 0
                        || table.phase() != Phase.PLAYING
                        || chair.robot().isPresent()
                        || chair.vanishedUntil() > 0
                ? Optional.empty()
                : Optional.of(line(new Entry.Vanished(seat, now + 1000L * absence)));
    }

    /// They are back before a bot took the seat.
    Optional<Verdict<S>> reappeared(Seat seat) {
        return table.phase() == Phase.PLAYING && table.chair(seat).vanishedUntil() > 0
                ? Optional.of(line(new Entry.Vanished(seat, 0)))
                : Optional.empty();
    }

    private Verdict<S> undo(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no("server.table.done");
        }
        int steps = table.steps();
        if (table.undoableFrom(seat) < steps) {
            return new Verdict.GoBack<>(seat, steps - 1);
        }
        int last = table.chair(seat).lastStep;
        if (last < 0) {
            return no("server.undo.nothing");
        }
        return others(person, seat)
                ? line(new Entry.UndoAsked(seat, last))
                : new Verdict.GoBack<>(seat, last);
    }

    /// Whether somebody else sits at the table in person and has not agreed yet.
    private boolean others(String person, Seat answering) {
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            Chair chair = table.chair(seat);
            boolean agreed =
                    seat.equals(answering)
                            || table.undo()
                                    .filter(asked -> asked.agreed().contains(seat))
                                    .isPresent();
            if (chair.person().isPresent()
                    && chair.robot().isEmpty()
                    && !chair.belongsTo(person)
                    && !agreed) {
                return true;
            }
        }
        return false;
    }

    private Verdict<S> answerUndo(String person, Seat seat, boolean agrees) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        Optional<Table.UndoRequest> asked = table.undo();
        if (asked.isEmpty() || asked.get().agreed().contains(seat)) {
            return no("server.undo.unasked");
        }
        boolean last = agrees && !others(person, seat);
        return last
                ? new Verdict.GoBack<>(asked.get().seat(), asked.get().to())
                : line(new Entry.UndoAnswered(seat, agrees));
    }

    private Verdict<S> resign(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (table.chair(seat).resigned()) {
            return no("server.seat.resigned");
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

    private Verdict<S> comeBack(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.chair(seat).resigned()) {
            return no("server.seat.resigned");
        }
        return table.phase() == Phase.PLAYING && table.chair(seat).substitute().isPresent()
                ? line(new Entry.Returned(seat))
                : no("server.seat.present");
    }

    private Verdict<S> move(Seat seat, Sitter.Person person) {
        if (!exists(seat) || table.chair(seat).person().isEmpty()) {
            return no("server.seat.free");
        }
        if (owns(person.id(), seat)) {
            return new Verdict.Already<>(table.seq());
        }
        return line(new Entry.Moved(seat, person));
    }

    private Verdict<S> stand(String person, Seat seat, String question, String answer) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no("server.table.done");
        }
        if (table.chair(seat).standing().size() >= 16 && !answer.isEmpty()) {
            return no("server.standing.many");
        }
        try {
            if (!answer.isEmpty()) {
                table.game.formats().read(answer);
            }
        } catch (BadInput unreadable) {
            return new Verdict.No<>(new Refused("NOTATION", unreadable.sentence()));
        }
        Loop.Answers answers =
                (who, asked) ->
                        who.equals(seat) && asked.equals(question)
                                ? Optional.of(answer).filter(text -> !text.isEmpty())
                                : standing.to(who, asked);
        Play<S> play =
                new Loop<>(table.game, table.seats(), table.position())
                        .settle(table.key(), forced(), answers)
                        .play();
        return new Verdict.Write<>(
                new Entry.Standing(seat, question, answer, play.steps()), Optional.of(play));
    }

    private Verdict<S> rematch(String person, String next) {
        if (!table.phase().isDone()) {
            return no("server.table.running");
        }
        boolean concerned = isHost(person) || !table.seatsOf(person).isEmpty();
        return concerned && table.rematch().isEmpty()
                ? line(new Entry.Rematched(person, next))
                : no("server.rematch.no");
    }

    private Verdict<S> close(String person, String reason) {
        if (!person.isEmpty() && !isHost(person)) {
            return no("server.host.only");
        }
        boolean disturbs =
                table.phase() == Phase.PLAYING
                        && !person.isEmpty()
                        && table.chairs().stream()
                                .anyMatch(
                                        chair ->
                                                chair.person().isPresent()
                                                        && !chair.belongsTo(person)
                                                        && !chair.resigned());
        if (table.phase().isDone() || disturbs) {
            return no(disturbs ? "server.close.others" : "server.table.done");
        }
        return line(new Entry.Closed(person, reason));
    }

    private boolean isHost(String person) {
        return table.opened().host().equals(person);
    }

    private boolean exists(Seat seat) {
        return seat.index() < table.seats();
    }

    private boolean owns(String person, Seat seat) {
        return exists(seat) && table.chair(seat).belongsTo(person);
    }

    private Verdict<S> line(Entry entry) {
        return new Verdict.Write<>(entry, Optional.empty());
    }

    private Verdict<S> no(String key) {
        return new Verdict.No<>(Refused.of(TABLE, key));
    }
}
