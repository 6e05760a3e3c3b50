package tablee.table;

import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Entropy;
import tablee.table.fair.Shares;

/// Says what a command would write in the log, and changes nothing. Everything about manners is decided here, with [Seating] and
/// [TakingBack]; everything about the game is asked of its rules.
final class Decider<S extends State, V extends View, A extends Action> extends Deciding<S, V, A> {

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

    private final Seating<S, V, A> seating;
    private final TakingBack<S, V, A> takingBack;
    private final Housekeeping<S, V, A> house;
    private final Pausing<S, V, A> pausing;
    private final ShowingHands<S, V, A> showing;

    Decider(Table<S, V, A> table, Entropy entropy) {
        super(table);
        this.seating = new Seating<>(table, entropy);
        this.takingBack = new TakingBack<>(table);
        this.house = new Housekeeping<>(table);
        this.pausing = new Pausing<>(table);
        this.showing = new ShowingHands<>(table);
    }

    /// Whether nobody has to be waited for any more.
    boolean isComplete() {
        return seating.isComplete();
    }

    /// @param said when the command was sent: earlier than now by its way and by what it had to wait here
    Decision<S> decide(String person, Command command, long said, long now) {
        return switch (command) {
            case Command.Sit(var seat, String name, boolean program, String face) ->
                    seating.sit(seat, new Sitter.Person(person, name, program, face));
            case Command.Leave(Seat seat) -> seating.leave(person, seat);
            case Command.Invite(Optional<Seat> seat, Level level) ->
                    seating.invite(person, seat, level);
            case Command.Dismiss(Seat seat) -> seating.dismiss(person, seat);
            case Command.Ready ready -> seating.ready(person, ready);
            case Command.Reveal reveal -> seating.reveal(person, reveal);
            case Command.Start() -> start(person);
            case Command.Act act -> act(person, act, said, now);
            case Command.Undo(Seat seat) -> takingBack.undo(person, seat);
            case Command.AnswerUndo(Seat seat, boolean agrees) ->
                    takingBack.answerUndo(person, seat, agrees);
            case Command.Resign(Seat seat) -> seating.resign(person, seat);
            case Command.Return(Seat seat) -> seating.comeBack(person, seat);
            case Command.Move(Seat seat, String from, String name, boolean program, String face) ->
                    seating.move(seat, from, new Sitter.Person(person, name, program, face));
            case Command.Stand stand -> stand(person, stand, said);
            case Command.Say(String name, String text) -> house.say(person, name, text);
            case Command.Rule(Entry.Rule rule, boolean on) -> house.rule(person, rule, on);
            case Command.KeepOut keepOut -> house.keepOut(person, keepOut);
            case Command.Rename(Seat seat, String name) -> seating.rename(person, seat, name);
            case Command.Nudge(Seat seat) -> house.nudge(person, seat, now);
            case Command.Relieve(Seat seat) -> seating.relieve(person, seat);
            case Command.Patience(int seconds) -> house.patience(person, seconds);
            case Command.Pause(Seat seat, boolean agrees) -> pausing.pause(person, seat, agrees);
            case Command.Hands(Seat seat, boolean agrees) -> showing.hands(person, seat, agrees);
            case Command.GoOn(Seat seat) -> pausing.goOn(person, seat);
            case Command.Holiday(Seat seat, int days) -> pausing.holiday(person, seat, days, now);
            case Command.Hint(Seat seat) -> house.hint(person, seat);
            case Command.Forget() -> line(new Entry.Forgotten());
            case Command.Unseal() ->
                    table.isSealed() ? line(new Entry.Unsealed()) : already(table.seq());
            case Command.Rematch(String next) -> rematch(person, next);
            case Command.Close(String reason) -> close(person, reason);
        };
    }

    private Decision<S> start(String person) {
        if (table.phase() != Phase.OPEN) {
            return no("server.table.begun");
        }
        if (!person.isEmpty() && !isHost(person)) {
            return no("server.host.only");
        }
        if (!seating.isComplete()) {
            return no("server.table.incomplete");
        }
        return begun();
    }

    /// Nobody has to be waited for: everybody is bound if anything is hidden yet, else the game begins.
    private Decision<S> begun() {
        return !table.isBound() && table.shares().anyHidden() ? line(seating.bound()) : started();
    }

    private Decision<S> started() {
        Shares shares = table.shares();
        byte[] key = table.keyOf(shares);
        PlayResult<S> play = table.beginning().settle(key, forced(), standing).play();
        return new Decision.Write<>(new Entry.Started(shares, play.steps()), Optional.of(play));
    }

    private boolean forced() {
        return table.opened().terms().forced();
    }

    private Decision<S> act(String person, Command.Act act, long said, long now) {
        if (!owns(person, act.seat())) {
            return no("server.seat.notyours");
        }
        Chair chair = table.chair(act.seat());
        Optional<Long> done = chair.done(act.id());
        if (done.isPresent()) {
            return already(done.get());
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (chair.substitute().isPresent()) {
            return no("server.seat.substituted");
        }
        if (table.isPaused()) {
            return no("server.table.paused");
        }
        if (act.seq() < chair.askedSeq() || act.seq() > table.seq()) {
            return no("server.act.late");
        }
        try {
            A action = table.game.formats().read(act.notation());
            V view = table.view(act.seat());
            A meant = table.game.meant(view, action);
            Optional<Refused> refused = table.game.refusal(view, action);
            if (refused.isPresent()) {
                return refused(refused.get());
            }
            if (isTooLate(act.seat(), said)) {
                return no("server.act.overtime");
            }
            PlayResult<S> play = decided(act.seat(), meant, Step.Cause.CHOSEN);
            long carried = table.time.carried(act.seat(), said, now);
            return new Decision.Write<>(
                    new Entry.Acted(act.seat(), person, act.id(), play.steps(), carried),
                    Optional.of(play));
        } catch (BadInput unreadable) {
            return refused(new Refused("NOTATION", unreadable.sentence()));
        }
    }

    /// Sent when the time was up already. Nothing is counted at a table that rests, and where days are counted nobody minds a moment.
    private boolean isTooLate(Seat seat, long said) {
        boolean counts = !table.opened().terms().clock().isSlow() && !table.isResting();
        long deadline = counts && table.awaited().contains(seat) ? table.deadline(seat) : 0;
        return deadline > 0 && said >= deadline;
    }

    private PlayResult<S> decided(Seat seat, A action, Step.Cause cause) {
        return new Loop<>(table.game, table.seats(), table.position())
                .decide(seat, action, cause)
                .settle(table.key(), forced(), standing)
                .play();
    }

    /// What a bot or time has decided.
    private Decision<S> play(Seat seat, A action, Step.Cause cause) {
        PlayResult<S> play = decided(seat, action, cause);
        return new Decision.Write<>(new Entry.Acted(seat, "", "", play.steps()), Optional.of(play));
    }

    /// A bot's answer to the question it was asked in line `askedSeq`.
    Decision<S> robot(Seat seat, long askedSeq, A action) {
        Chair chair = table.chair(seat);
        if (!table.awaited().contains(seat)
                || chair.robot().isEmpty()
                || table.isPaused()
                || chair.askedSeq() != askedSeq) {
            return no("server.act.late");
        }
        return table.game
                .refusal(table.view(seat), action)
                .map(this::refused)
                .orElseGet(() -> play(seat, action, Step.Cause.BOT));
    }

    /// What time has brought about by now; empty when nothing is due.
    Optional<Decision<S>> overdue(long now) {
        if (seating.isComplete()) {
            return Optional.of(begun());
        }
        if (table.revealUntil() > 0 && table.revealUntil() <= now) {
            return Optional.of(started());
        }
        if (table.phase() != Phase.PLAYING || table.isResting() || table.isPaused()) {
            return Optional.empty();
        }
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            Chair chair = table.chair(seat);
            if (!chair.isAttended()) {
                continue;
            }
            long gone = table.goneUntil(seat);
            if (gone > 0 && gone <= now) {
                return Optional.of(line(takenOver(seat, Entry.Why.VANISHED)));
            }
            long called = table.awaited().contains(seat) ? table.time.calledAt(seat) : 0;
            if (called > 0 && called <= now) {
                return Optional.of(late(seat));
            }
        }
        return Optional.empty();
    }

    /// Time has run out for this seat. Nobody loses it over having seen something, and the last one who could come back does not resign.
    private Decision<S> late(Seat seat) {
        Terms.Overtime overtime = table.opened().terms().overtime();
        if (overtime == Terms.Overtime.SKIP || table.isAcknowledging(seat)) {
            A action = table.game.whenAbsent(table.view(seat));
            return play(seat, action, Step.Cause.ABSENT);
        }
        boolean last =
                table.chairs().stream()
                        .noneMatch(chair -> chair != table.chair(seat) && chair.isAttended());
        return line(
                takenOver(
                        seat,
                        overtime == Terms.Overtime.LEAVE && !last
                                ? Entry.Why.RESIGNED
                                : Entry.Why.OVERTIME));
    }

    /// Somebody's last connection for this seat is gone.
    Optional<Decision<S>> vanished(Seat seat, long now) {
        Chair chair = table.chair(seat);
        return table.patience() == 0
                        || table.isPaused()
                        || table.phase() != Phase.PLAYING
                        || !chair.isAttended()
                        || chair.goneSince() > 0
                ? Optional.empty()
                : Optional.of(line(new Entry.Vanished(seat, now + 1000L * table.patience())));
    }

    /// They are back before a bot took the seat, or at a table that rests.
    Optional<Decision<S>> reappeared(Seat seat) {
        boolean missed = table.chair(seat).goneSince() > 0 || table.isResting();
        return table.phase() == Phase.PLAYING && missed && table.chair(seat).isAttended()
                ? Optional.of(line(new Entry.Vanished(seat, 0)))
                : Optional.empty();
    }

    /// An answer given beforehand may fit what is asked now, and is a move then like any other.
    private Decision<S> stand(String person, Command.Stand stand, long said) {
        Seat seat = stand.seat();
        String question = stand.question();
        String answer = stand.answer();
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no("server.table.done");
        }
        if (table.isPaused()) {
            return no("server.table.paused");
        }
        if (table.chair(seat).substitute().isPresent()) {
            return no("server.seat.substituted");
        }
        if (isTooLate(seat, said)) {
            return no("server.act.overtime");
        }
        if (table.chair(seat).standing().size() >= 16 && !answer.isEmpty()) {
            return no("server.standing.many");
        }
        try {
            if (!answer.isEmpty()) {
                table.game.formats().read(answer);
            }
        } catch (BadInput unreadable) {
            return refused(new Refused("NOTATION", unreadable.sentence()));
        }
        Loop.Answers answers =
                (who, asked) ->
                        who.equals(seat) && asked.equals(question)
                                ? Optional.of(answer).filter(text -> !text.isEmpty())
                                : standing.to(who, asked);
        PlayResult<S> play =
                new Loop<>(table.game, table.seats(), table.position())
                        .settle(table.key(), forced(), answers)
                        .play();
        return new Decision.Write<>(
                new Entry.Standing(seat, question, answer, play.steps()), Optional.of(play));
    }

    private Decision<S> rematch(String person, String next) {
        if (!table.phase().isDone()) {
            return no("server.table.running");
        }
        boolean concerned = isHost(person) || !table.seatsOf(person).isEmpty();
        return concerned && table.rematch().isEmpty()
                ? line(new Entry.Rematched(person, next))
                : no("server.rematch.no");
    }

    /// A host may close their table at any time; what was played until then stays and can be verified.
    private Decision<S> close(String person, String reason) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (!person.isEmpty() && table.revealUntil() > 0) {
            return no("server.table.bound");
        }
        return table.phase().isDone()
                ? no("server.table.done")
                : line(new Entry.Closed(person, reason));
    }
}
