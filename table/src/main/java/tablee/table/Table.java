package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tablee.engine.Action;
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
/// Not for several threads at once. What a command would write is asked of [Decider]; only [#apply] changes anything, and [Evolver] says how.
public final class Table<S extends State, V extends View, A extends Action> {

    final String id;
    final Game<S, V, A> game;
    final Entry.Opened opened;
    final List<Chair> chairs;
    final Timekeeper<S, V, A> time = new Timekeeper<>(this);
    private final Evolver<S, V, A> evolver = new Evolver<>(this);
    Phase phase = Phase.OPEN;
    long seq = 1;
    long at;
    long movedAt;
    boolean bound;
    long revealUntil;
    int patience;
    Optional<Seat> conceded = Optional.empty();
    boolean sealed;
    Shares shares = Shares.NONE;
    byte[] key = new byte[0];
    @Nullable Position<S> position;
    Optional<UndoRequest> undo = Optional.empty();
    Optional<Wish> pause = Optional.empty();
    Optional<Wish> hands = Optional.empty();

    Optional<String> rematch = Optional.empty();
    final Guests guests;

    /// A wish to go back past something learnt, and who agreed so far.
    public record UndoRequest(Seat seat, int to, Seats agreed) {}

    /// Something that needs everybody who sits here: that time stands still, that whoever looks on sees the hands.
    ///
    /// @param seat who asked first
    /// @param since when everybody had agreed; 0 before
    public record Wish(Seat seat, Seats agreed, long since) {

        Wish from(long at) {
            return new Wish(seat, agreed, at);
        }
    }

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
        this.sealed = opened.round().isPresent();
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
    Applied apply(long lineSeq, long lineAt, Entry entry, Optional<PlayResult<S>> play) {
        return evolver.apply(lineSeq, lineAt, entry, play);
    }

    Loop<S, V, A> beginning() {
        return beginning(_ -> {});
    }

    /// The position before the first step of this table: an empty table, or where another game stood.
    ///
    /// @param passed told of every position of that other game
    Loop<S, V, A> beginning(Consumer<Position<S>> passed) {
        S start = game.start(opened.settings());
        Position<S> first = Position.first(start, game.next(start), opened.draws());
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

    Position<S> position() {
        Position<S> present = position;
        if (present == null) {
            throw new IllegalStateException("table " + id + " has not begun");
        }
        return present;
    }

    /// What the draws of this table are made from, with everybody's part in them.
    byte[] keyOf(Shares parts) {
        return Fairness.key(opened.draws(), opened.boundTo(id), opened.seed(), parts);
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

    /// Whether this person opened the table; one of a round has no host.
    public boolean isHost(String person) {
        return !person.isEmpty() && opened.host().equals(person);
    }

    /// Whether other tables with the same deal are still played: until they are done, nobody hears of this one but those who sit at it.
    public boolean isSealed() {
        return sealed;
    }

    /// Whether draws and hidden cards may be published.
    public boolean isPublished() {
        return phase.isDone() && !sealed;
    }

    /// Whether this person may see the table at all: whoever sits here or hosts it, others as far as its terms and its host let them.
    public boolean mayLook(String person) {
        if (sealed) {
            return !seatsOf(person).isEmpty();
        }
        if (isHost(person) || !seatsOf(person).isEmpty()) {
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
        if (!opened.draws().isShared()) {
            return Shares.NONE;
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

    /// That time stands still here, or that somebody asks for it.
    public Optional<Wish> pause() {
        return phase == Phase.PLAYING ? pause : Optional.empty();
    }

    /// Whether time stands still until somebody asks to go on.
    public boolean isPaused() {
        return pause().filter(asked -> asked.since() > 0).isPresent();
    }

    /// That whoever looks on sees the hands, or that somebody asks for it.
    public Optional<Wish> hands() {
        return phase == Phase.PLAYING && !sealed ? hands : Optional.empty();
    }

    /// Whether whoever looks on sees what those who sit here see and remember: everybody has agreed, and nobody sits here who has not.
    public boolean showsHands() {
        return hands().filter(wish -> wish.since() > 0 && isOfAll(wish.agreed())).isPresent();
    }

    /// Whether these are the seats of all people here, also of those a bot plays for.
    boolean isOfAll(Seats agreed) {
        for (int i = 0; i < chairs.size(); i++) {
            if (chairs.get(i).person().isPresent() && !agreed.contains(Seat.of(i))) {
                return false;
            }
        }
        return true;
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
        if (isPaused()) {
            return waits;
        }
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
