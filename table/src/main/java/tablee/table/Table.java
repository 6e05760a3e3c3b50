package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.fair.Fairness;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;

/// A table: the fold of its log. Small, because there are many: the present state and what is needed to go on.
///
/// Not for several threads at once. What a command would write is asked of [Decider]; only [#apply] changes anything.
public final class Table<S extends State, V extends View, A extends Action> {

    private final String id;
    final Game<S, V, A> game;
    private final Entry.Opened opened;
    private final List<Chair> chairs;
    private final Timekeeper<S, V, A> time = new Timekeeper<>(this);
    private Phase phase = Phase.OPEN;
    private long seq = 1;
    private long at;
    private long movedAt;
    private boolean bound;
    private long revealUntil;
    private int patience;
    private Optional<Seat> conceded = Optional.empty();
    private Shares shares = Shares.NONE;
    private byte[] key = new byte[0];
    private @Nullable Position<S> position;
    private Optional<UndoRequest> undo = Optional.empty();

    private Optional<String> rematch = Optional.empty();
    private final Guests guests;

    /// A wish to go back past something learnt, and who agreed so far.
    public record UndoRequest(Seat seat, int to, Seats agreed) {}

    /// What a line did.
    ///
    /// @param events what happened in the game, in order
    /// @param seated whether anything about the table beside the game changed
    public record Applied(Entry entry, List<Event> events, List<Step> steps, boolean seated) {}

    /// Going back needs the older lines, which a table does not hold: whoever applies it has to read the log again.
    static final class NeedsHistory extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    Table(String id, Game<S, V, A> game, Entry.Opened opened, long at) {
        this.id = id;
        this.game = game;
        this.opened = opened;
        this.at = at;
        this.movedAt = at;
        this.guests = new Guests(id);
        this.patience = opened.terms().absence();
        this.chairs = new ArrayList<>();
        for (int i = 0; i < opened.settings().seats(); i++) {
            chairs.add(new Chair());
        }
    }

    /// The table as it is after its first line.
    public static <S extends State, V extends View, A extends Action> Table<S, V, A> open(
            String id, Game<S, V, A> game, Entry.Opened opened, long at) {
        return new Table<>(id, game, opened, at);
    }

    /// The next line has come true. `play` is what it does to the game, if the caller has worked that out already.
    Applied apply(long lineSeq, long lineAt, Entry entry, Optional<Play<S>> play) {
        if (lineSeq != seq + 1) {
            throw new IllegalStateException("line " + lineSeq + " after " + seq + " at " + id);
        }
        time.goOn(lineAt);
        seq = lineSeq;
        at = lineAt;
        movedAt = isMove(entry) ? lineAt : movedAt;
        return switch (entry) {
            case Entry.Opened _ -> throw BadInput.of("server.log.kind", "opened");
            case Entry.Seated(Seat seat, Sitter sitter) -> {
                chair(seat).sitter = Optional.of(sitter);
                chair(seat).ready = sitter instanceof Sitter.Robot;
                yield about(entry);
            }
            case Entry.Stood(Seat seat) -> {
                unbind();
                chair(seat).sitter = Optional.empty();
                chair(seat).ready = false;
                chair(seat).share = Share.NONE;
                yield about(entry);
            }
            case Entry.Readied(Seat seat, boolean ready, Share share) -> {
                unbind();
                chair(seat).ready = ready;
                chair(seat).share = share;
                yield about(entry);
            }
            case Entry.Bound _ -> {
                bound = true;
                yield about(entry);
            }
            case Entry.Revealed(Seat seat, String nonce) -> {
                chair(seat).share = chair(seat).share.revealed(nonce);
                revealUntil = revealUntil == 0 ? at + Fairness.REVEAL_MILLIS : revealUntil;
                yield about(entry);
            }
            case Entry.Started(Shares added, List<Step> steps) -> {
                shares = added;
                key = Fairness.key(opened.draws(), id, opened.seed(), shares);
                phase = Phase.PLAYING;
                chairs.forEach(chair -> chair.reserve = opened.terms().clock().reserveMillis());
                yield played(entry, play.orElseGet(() -> beginning().repeat(steps).play()), true);
            }
            case Entry.Acted(Seat seat, String person, String command, List<Step> steps) -> {
                if (!command.isEmpty()) {
                    chair(seat).remember(command, seq);
                }
                yield played(entry, play.orElseGet(() -> repeated(steps)), false);
            }
            case Entry.Standing(Seat seat, String question, String answer, List<Step> steps) -> {
                chair(seat).answer(question, answer);
                yield played(entry, play.orElseGet(() -> repeated(steps)), true);
            }
            case Entry.UndoAsked(Seat seat, int to) -> {
                undo = Optional.of(new UndoRequest(seat, to, Seats.of(seat)));
                yield about(entry);
            }
            case Entry.UndoAnswered(Seat seat, boolean agrees) -> {
                undo =
                        undo.filter(_ -> agrees)
                                .map(
                                        asked ->
                                                new UndoRequest(
                                                        asked.seat(),
                                                        asked.to(),
                                                        asked.agreed().with(seat)));
                yield about(entry);
            }
            case Entry.Undone _ -> {
                Timekeeper.Turns before = time.turns();
                position = play.orElseThrow(NeedsHistory::new).position();
                undo = Optional.empty();
                for (Chair chair : chairs) {
                    chair.lastStep = Math.min(chair.lastStep, position().steps() - 1);
                    chair.askedSeq = seq;
                }
                time.tick(before);
                yield about(entry);
            }
            case Entry.TakenOver(Seat seat, Level level, Entry.Why why) -> {
                chair(seat).substitute = Optional.of(level);
                chair(seat).goneSince = 0;
                chair(seat).resigned |= why == Entry.Why.RESIGNED;
                chair(seat).askedSeq = seq;
                yield about(entry);
            }
            case Entry.Returned(Seat seat) -> {
                time.arrive(seat);
                chair(seat).substitute = Optional.empty();
                chair(seat).askedAt = at;
                chair(seat).askedSeq = seq;
                time.wake();
                yield about(entry);
            }
            case Entry.Vanished(Seat seat, long until) -> {
                if (until == 0) {
                    time.arrive(seat);
                    time.wake();
                } else {
                    chair(seat).goneSince = at;
                }
                yield about(entry);
            }
            case Entry.Moved(Seat seat, Sitter.Person person) -> {
                chair(seat).sitter = Optional.of(person);
                time.arrive(seat);
                time.wake();
                yield about(entry);
            }
            case Entry.Renamed(Seat seat, String _, String name) -> {
                chair(seat).sitter =
                        chair(seat)
                                .person()
                                .map(who -> new Sitter.Person(who.id(), name, who.program()));
                yield about(entry);
            }
            case Entry.Nudged(Seat seat) -> {
                chair(seat).nudgedAt = at;
                yield about(entry);
            }
            case Entry.Patience(int seconds) -> {
                patience = seconds;
                time.countAnew();
                yield about(entry);
            }
            case Entry.Conceded(Seat seat) -> {
                chair(seat).resigned = true;
                conceded = Optional.of(seat);
                phase = Phase.OVER;
                yield about(entry);
            }
            case Entry.Ruled(Entry.Rule rule, boolean on) -> {
                guests.rule(rule, on);
                yield about(entry);
            }
            case Entry.Removed(Seat seat, Level level) -> {
                vacate(seat, Optional.of(level));
                yield about(entry);
            }
            case Entry.KeptOut(String badge, String name, boolean out) -> {
                guests.keepOut(badge, name, out);
                for (int i = 0; i < chairs.size() && out && !phase.isDone(); i++) {
                    if (chairs.get(i)
                            .person()
                            .filter(p -> guests.badge(p.id()).equals(badge))
                            .isPresent()) {
                        vacate(
                                Seat.of(i),
                                phase == Phase.PLAYING
                                        ? Optional.of(opened.terms().substitute())
                                        : Optional.empty());
                    }
                }
                yield about(entry);
            }
            case Entry.Hinted(Seat seat) -> {
                chair(seat).hintedSeq = seq;
                yield about(entry);
            }
            case Entry.Forgotten() -> about(entry);
            case Entry.Said _ -> new Applied(entry, List.of(), List.of(), false);
            case Entry.Rematched(String _, String next) -> {
                rematch = Optional.of(next);
                yield about(entry);
            }
            case Entry.Closed _ -> {
                phase = Phase.CLOSED;
                yield about(entry);
            }
        };
    }

    /// Whoever sat here is gone; a bot of this level decides here from now on.
    private void vacate(Seat seat, Optional<Level> level) {
        Chair chair = chair(seat);
        chair.sitter = level.map(Sitter.Robot::new);
        chair.substitute = Optional.empty();
        chair.ready = level.isPresent();
        chair.share = Share.NONE;
        chair.goneSince = 0;
        chair.askedSeq = seq;
    }

    /// Somebody took back that they are ready, which is only heard while nothing is revealed. A nonce may be on its way all the same,
    /// so nobody's is used for another round.
    private void unbind() {
        if (bound) {
            bound = false;
            for (Chair chair : chairs) {
                chair.ready = chair.robot().isPresent();
                chair.share = Share.NONE;
            }
        }
    }

    private static boolean isMove(Entry entry) {
        return switch (entry) {
            case Entry.Vanished _, Entry.Said _, Entry.Nudged _, Entry.Patience _ -> false;
            case Entry.Renamed _, Entry.Hinted _, Entry.Forgotten _, Entry.Ruled _ -> false;
            case Entry.Opened _, Entry.Seated _, Entry.Stood _, Entry.Readied _ -> true;
            case Entry.Bound _, Entry.Revealed _, Entry.Started _, Entry.Acted _ -> true;
            case Entry.Standing _, Entry.UndoAsked _, Entry.UndoAnswered _, Entry.Undone _ -> true;
            case Entry.TakenOver _, Entry.Returned _, Entry.Moved _, Entry.Removed _ -> true;
            case Entry.KeptOut _, Entry.Conceded _, Entry.Rematched _, Entry.Closed _ -> true;
        };
    }

    private Applied about(Entry entry) {
        return new Applied(entry, List.of(), List.of(), true);
    }

    private Applied played(Entry entry, Play<S> play, boolean seated) {
        Timekeeper.Turns before = time.turns();
        boolean moved = !play.steps().isEmpty();
        position = play.position();
        boolean asked = moved && undo.isPresent();
        if (moved) {
            undo = Optional.empty();
            int number = position().steps() - play.steps().size();
            for (Step step : play.steps()) {
                int at = number++;
                step.seat().ifPresent(seat -> decided(seat, step, at));
            }
        }
        // Also without a step: a game may begin with a question.
        time.tick(before);
        boolean ended = position.next() instanceof Next.End;
        if (ended) {
            phase = Phase.OVER;
        }
        return new Applied(entry, play.events(), play.steps(), seated || asked || ended);
    }

    private void decided(Seat seat, Step step, int number) {
        chair(seat).askedSeq = seq;
        switch (step.cause()) {
            case CHOSEN -> {
                chair(seat).lastStep = number;
                time.arrive(seat);
                time.wake();
            }
            case ABSENT -> chair(seat).defaults++;
            case FORCED, STANDING, BOT, CHANCE -> {}
        }
    }

    Loop<S, V, A> beginning() {
        return beginning(_ -> {});
    }

    /// The position before the first step of this table: an empty table, or where another game stood.
    ///
    /// @param passed told of every position of that other game
    Loop<S, V, A> beginning(Consumer<Position<S>> passed) {
        S start = game.start(opened.settings());
        Position<S> first = Position.first(start, game.next(start));
        Position<S> there =
                opened.from()
                        .map(
                                from ->
                                        new Loop<>(game, seats(), first)
                                                .repeat(from.steps(), passed)
                                                .play()
                                                .position())
                        .orElse(first);
        return new Loop<>(game, seats(), there);
    }

    private Play<S> repeated(List<Step> steps) {
        return new Loop<>(game, seats(), position()).repeat(steps).play();
    }

    Position<S> position() {
        Position<S> present = position;
        if (present == null) {
            throw new IllegalStateException("table " + id + " has not begun");
        }
        return present;
    }

    byte[] key() {
        return key;
    }

    Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }

    public String id() {
        return id;
    }

    public Game<S, V, A> game() {
        return game;
    }

    public Entry.Opened opened() {
        return opened;
    }

    public List<Chair> chairs() {
        return chairs;
    }

    public int seats() {
        return chairs.size();
    }

    public Phase phase() {
        return phase;
    }

    public long seq() {
        return seq;
    }

    public long at() {
        return at;
    }

    /// When something happened at the table: not who came and went, or what was said.
    public long movedAt() {
        return movedAt;
    }

    public boolean hasBegun() {
        return position != null;
    }

    public int steps() {
        return position == null ? 0 : position.steps();
    }

    /// Who may come near, and what the host has ruled.
    public Guests guests() {
        return guests;
    }

    /// Whether this person may see the table at all: whoever sits here or hosts it, others as far as its terms and its host let them.
    public boolean mayLook(String person) {
        if (opened.host().equals(person) || !seatsOf(person).isEmpty()) {
            return true;
        }
        return guests.admits(person) && (opened.terms().spectators() || phase == Phase.OPEN);
    }

    /// What this seat is called; empty for somebody who was forgotten.
    public String name(Seat seat) {
        return Names.of(this, seat);
    }

    /// What somebody without a seat is called here, so that nobody takes them for somebody else; empty when that cannot be.
    public Optional<String> guestName(String wanted) {
        return Names.free(this, Optional.empty(), wanted);
    }

    /// The table where those who played here play again.
    public Optional<String> rematch() {
        return rematch;
    }

    /// Whether everybody is bound to a share and the game has not begun yet.
    public boolean isBound() {
        return bound && phase == Phase.OPEN;
    }

    /// When whoever has not revealed is left out; 0 while nobody has.
    public long revealUntil() {
        return phase == Phase.OPEN ? revealUntil : 0;
    }

    /// Everybody's part in the draws: as it went into the key, or as far as it is known.
    public Shares shares() {
        if (hasBegun()) {
            return shares;
        }
        var gathered = new TreeMap<String, Share>();
        for (int i = 0; i < chairs.size(); i++) {
            if (chairs.get(i).person().isPresent()) {
                gathered.put(Seat.of(i).label(), chairs.get(i).share);
            }
        }
        return new Shares(gathered);
    }

    public Optional<UndoRequest> undo() {
        return undo;
    }

    /// What this viewer may know of the game; the only way out of here for anything about it.
    public V view(Viewer viewer) {
        return game.view(position().state(), viewer);
    }

    public Seats awaited() {
        return position == null || phase != Phase.PLAYING ? Seats.NONE : position.awaited();
    }

    /// The first step the seat may take back by itself; equal to [#steps] when there is none.
    public int undoableFrom(Seat seat) {
        return position == null ? 0 : position.undoableFrom(seat);
    }

    /// Who gave up a game for two, which ended it.
    public Optional<Seat> conceded() {
        return conceded;
    }

    /// What was agreed, with what the host has chosen since.
    public Terms terms() {
        return opened.terms().withAbsence(patience);
    }

    /// After how many seconds a bot takes the seat of somebody who is gone; 0 for never.
    public int patience() {
        return patience;
    }

    /// When a bot takes the seat of somebody who is gone; 0 while that is not counted.
    public long goneUntil(Seat seat) {
        return time.goneUntil(seat);
    }

    public Optional<Outcome> outcome() {
        return position != null && position.next() instanceof Next.End(Outcome outcome)
                ? Optional.of(outcome)
                : Optional.empty();
    }

    /// The seats of one person, in order.
    public Seats seatsOf(String person) {
        Seats seats = Seats.NONE;
        for (int i = 0; i < chairs.size(); i++) {
            if (chairs.get(i).belongsTo(person)) {
                seats = seats.with(Seat.of(i));
            }
        }
        return seats;
    }

    /// Whether nothing goes on here until one of its people comes back.
    public boolean isResting() {
        return time.isResting();
    }

    /// Whether this seat is asked for nothing but to say that it has seen something.
    public boolean isAcknowledging(Seat seat) {
        return time.isAcknowledging(seat);
    }

    /// When the time of this seat, which is awaited, runs out; 0 where no clock ticks.
    public long deadline(Seat seat) {
        return time.deadline(seat);
    }

    /// When the table has to be looked at again without anybody asking: a bot's turn, a clock, an absence, a share that is not revealed. 0 for never.
    public long dueAt() {
        return time.dueAt();
    }

    /// The people the table waits for, to be counted in *my games*.
    public Seats waitsFor() {
        Seats waits = Seats.NONE;
        for (int i = 0; i < chairs.size(); i++) {
            Chair chair = chairs.get(i);
            boolean owes = phase == Phase.OPEN ? !chair.ready() : awaited().contains(Seat.of(i));
            if (owes && chair.person().isPresent() && chair.robot().isEmpty()) {
                waits = waits.with(Seat.of(i));
            }
        }
        return waits;
    }
}
