package tablee.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.ChanceSource;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Xoshiro;

/// One game being played: the loop around [Game], with its log and the events of every step. Draws what is due by itself, so
/// that between two calls a decision is awaited or the game is over.
///
/// Not for several threads at once.
public final class Match<S extends State, V extends View, A extends Action> {

    private final Stepper<S, V, A> stepper;
    private final Settings settings;
    private final Optional<GameLog.Origin> origin;
    private final ChanceSource chance;
    private final List<GameLog.Entry> entries = new ArrayList<>();
    private final List<List<Event>> events = new ArrayList<>();

    private Match(
            Game<S, V, A> game,
            Settings settings,
            S start,
            Optional<GameLog.Origin> origin,
            ChanceSource chance) {
        this.stepper = Stepper.telling(game, start);
        this.settings = settings;
        this.origin = origin;
        this.chance = chance;
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

    /// Plays a log again and checks every step ([Stepper#repeat]); a log that does not replay is refused with the step that
    /// differs. The match stands where the log ends and goes on with `chance`.
    public static <S extends State, V extends View, A extends Action> Match<S, V, A> replay(
            Game<S, V, A> game, GameLog log, ChanceSource chance) {
        var match =
                new Match<>(game, log.settings(), game.start(log.settings()), log.random(), chance);
        for (int step = 0; step < log.entries().size(); step++) {
            GameLog.Entry entry = log.entries().get(step);
            match.stepper.repeat(step + 1, entry);
            match.write(entry.seat(), entry.notation());
        }
        match.drawWhatIsDue();
        return match;
    }

    /// Plays an action, as the list has it, then whatever chance is due. An illegal one changes nothing.
    public Optional<Refused> act(Seat seat, A action) {
        V view = view(seat);
        Optional<Refused> refused = game().refusal(view, action);
        if (refused.isEmpty()) {
            A meant = game().meant(view, action);
            stepper.act(seat, meant);
            write(Optional.of(seat), game().formats().write(meant));
            drawWhatIsDue();
        }
        return refused;
    }

    public Optional<Refused> refusal(Seat seat, A action) {
        return game().refusal(view(seat), action);
    }

    private void drawWhatIsDue() {
        while (stepper.next() instanceof Next.Draw(Chance due)) {
            Drawn drawn = chance.draw(due);
            stepper.draw(drawn);
            write(Optional.empty(), due.write(drawn));
        }
    }

    private void write(Optional<Seat> seat, String notation) {
        entries.add(new GameLog.Entry(seat, notation, stepper.hash()));
        events.add(stepper.events());
    }

    public Game<S, V, A> game() {
        return stepper.game();
    }

    public Settings settings() {
        return settings;
    }

    public Next next() {
        return stepper.next();
    }

    public boolean isOver() {
        return stepper.isOver();
    }

    public Optional<Outcome> outcome() {
        return stepper.outcome();
    }

    public Seats awaited() {
        return stepper.awaited();
    }

    public V view(Viewer viewer) {
        return stepper.view(viewer);
    }

    /// The legal actions of a seat; empty when it is not awaited.
    public List<A> legal(Seat seat) {
        return stepper.legal(seat);
    }

    /// For tests, replays of finished games and snapshots; never for a bot or a client.
    public S state() {
        return stepper.state();
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
        var info = game().info();
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
