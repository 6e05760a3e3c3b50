package tablee.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One game being played: the loop around [Game], with its log and the events of every step. Draws what is due by itself, so
/// that between two calls a decision is awaited or the game is over.
///
/// Not for several threads at once.
public final class Match<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Settings settings;
    private final Optional<GameLog.Origin> origin;
    private final ChanceSource chance;
    private final List<GameLog.Entry> entries = new ArrayList<>();
    private final List<List<Event>> events = new ArrayList<>();
    private S state;
    private Next next;

    private Match(
            Game<S, V, A> game,
            Settings settings,
            S start,
            Optional<GameLog.Origin> origin,
            ChanceSource chance) {
        this.game = game;
        this.settings = settings;
        this.origin = origin;
        this.chance = chance;
        this.state = start;
        this.next = game.next(start);
    }

    /// A new game with draws from this source.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> start(
            Game<S, V, A> game, Settings settings, ChanceSource chance) {
        return from(game, settings, game.start(settings), chance);
    }

    /// A new game whose draws anybody can repeat from the seed: the stream `chance` of it.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> seeded(
            Game<S, V, A> game, Settings settings, long seed) {
        var origin = new GameLog.Origin(Xoshiro.NAME, seed);
        var match =
                new Match<>(
                        game,
                        settings,
                        game.start(settings),
                        Optional.of(origin),
                        seededChance(seed));
        match.drawWhatIsDue();
        return match;
    }

    static ChanceSource seededChance(long seed) {
        return ChanceSource.of(new Streams(seed).stream("chance"));
    }

    /// Goes on from an arranged position. Its log starts there and cannot be replayed from the first deal.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> from(
            Game<S, V, A> game, Settings settings, S state, ChanceSource chance) {
        var match = new Match<>(game, settings, state, Optional.empty(), chance);
        match.drawWhatIsDue();
        return match;
    }

    /// Plays a log again and checks the hash after every step; a log that does not replay is refused with the step that
    /// differs. The match stands where the log ends and goes on with `chance`.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> replay(
            Game<S, V, A> game, GameLog log, ChanceSource chance) {
        var match =
                new Match<>(game, log.settings(), game.start(log.settings()), log.random(), chance);
        for (int step = 0; step < log.entries().size(); step++) {
            match.repeat(step, log.entries().get(step));
        }
        match.drawWhatIsDue();
        return match;
    }

    private void repeat(int step, GameLog.Entry entry) {
        try {
            switch (next) {
                case Next.Draw(Chance due) when entry.seat().isEmpty() ->
                        drawn(due, due.read(entry.notation()));
                case Next.Decide _ when entry.seat().isPresent() ->
                        decided(entry.seat().get(), entry.notation());
                case Next.Draw _, Next.Decide _, Next.End _ ->
                        throw BadInput.of("engine.log.turn", entry.notation());
            }
        } catch (BadInput bad) {
            throw BadInput.of("engine.log.step", step + 1, bad.sentence());
        }
        if (state.hash() != entry.hash()) {
            throw BadInput.of(
                    "engine.log.differs",
                    step + 1,
                    entry.notation(),
                    Hash.hex(entry.hash()),
                    Hash.hex(state.hash()));
        }
    }

    private void decided(Seat seat, String notation) {
        A action = game.formats().read(notation);
        Optional<Refused> refused = refusal(seat, action);
        if (refused.isPresent()) {
            throw BadInput.of(refused.get().reason());
        }
        step(seat, action);
    }

    /// Plays an action, as the list has it, then whatever chance is due. An illegal one changes nothing.
    public Optional<Refused> act(Seat seat, A action) {
        V view = view(seat);
        Optional<Refused> refused = game.refusal(view, action);
        if (refused.isEmpty()) {
            step(seat, game.meant(view, action));
            drawWhatIsDue();
        }
        return refused;
    }

    public Optional<Refused> refusal(Seat seat, A action) {
        return game.refusal(view(seat), action);
    }

    private void step(Seat seat, A action) {
        Events told = Events.recorded();
        advance(
                game.act(state, seat, action, told),
                Optional.of(seat),
                game.formats().write(action),
                told);
    }

    private void drawWhatIsDue() {
        while (next instanceof Next.Draw(Chance due)) {
            drawn(due, chance.draw(due));
        }
    }

    private void drawn(Chance due, Drawn drawn) {
        Events told = Events.recorded();
        advance(game.draw(state, drawn, told), Optional.empty(), due.write(drawn), told);
    }

    private void advance(S reached, Optional<Seat> seat, String notation, Events told) {
        state = reached;
        next = game.next(reached);
        entries.add(new GameLog.Entry(seat, notation, reached.hash()));
        events.add(told.told());
    }

    public Game<S, V, A> game() {
        return game;
    }

    public Settings settings() {
        return settings;
    }

    public Next next() {
        return next;
    }

    public boolean isOver() {
        return next instanceof Next.End;
    }

    public Optional<Outcome> outcome() {
        return next instanceof Next.End(Outcome outcome) ? Optional.of(outcome) : Optional.empty();
    }

    public Seats awaited() {
        return next instanceof Next.Decide(Seats awaited) ? awaited : Seats.NONE;
    }

    public V view(Viewer viewer) {
        return game.view(state, viewer);
    }

    /// The legal actions of a seat; empty when it is not awaited.
    public List<A> legal(Seat seat) {
        return game.legal(view(seat));
    }

    /// For tests, replays of finished games and snapshots; never for a bot or a client.
    public S state() {
        return state;
    }

    /// Steps so far: decisions and draws.
    public int steps() {
        return entries.size();
    }

    /// What this viewer saw of a step.
    public List<Event> events(int step, Viewer viewer) {
        return events.get(step).stream().flatMap(event -> event.seenBy(viewer).stream()).toList();
    }

    /// Everything that happened in a step, for tests.
    public List<Event> events(int step) {
        return events.get(step);
    }

    public GameLog log() {
        var info = game.info();
        return new GameLog(info.id(), info.rules(), info.content(), settings, origin, entries);
    }

    /// The first step of the stretch that `seat` may take back alone: its own last decisions, with no draw, no reveal and no
    /// decision of somebody else since. Equal to [#steps] when there is none.
    public int undoableFrom(Seat seat) {
        int step = entries.size();
        while (step > 0
                && entries.get(step - 1).seat().equals(Optional.of(seat))
                && events.get(step - 1).stream().noneMatch(Event::reveals)) {
            step--;
        }
        return step;
    }
}
