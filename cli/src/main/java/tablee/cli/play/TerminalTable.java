package tablee.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Hints;
import tablee.bots.Level;
import tablee.cli.ExitCode;
import tablee.cli.SeededDraws;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Outcome;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.lab.Deadline;
import tablee.lab.Minds;

/// A game played in a terminal, from the first deal or from a saved table to the score sheet.
public final class TerminalTable<S extends State, V extends View, A extends Action> {

    /// How the table is kept.
    ///
    /// @param seed of the draws and of the bots
    /// @param thinkMillis how long a bot may think
    /// @param saveTo where the game is written when it ends or is left
    public record House(Sitting sitting, long seed, int thinkMillis, Optional<Path> saveTo) {}

    private final Game<S, V, A> game;
    private final House house;
    private final Screen screen;
    private final Minds minds;
    private final int[] shown;
    private Match<S, V, A> match;
    private Optional<Seat> atTheKeyboard = Optional.empty();
    private boolean refusedSomething;

    private TerminalTable(Match<S, V, A> match, House house, Screen screen) {
        this.game = match.game();
        this.match = match;
        this.house = house;
        this.screen = screen;
        this.minds = new Minds(new Streams(house.seed()));
        this.shown = new int[match.settings().seats()];
    }

    public static <S extends State, V extends View, A extends Action> TerminalTable<S, V, A> open(
            Game<S, V, A> game, Settings settings, House house, Screen screen) {
        return new TerminalTable<>(Match.seeded(game, settings, house.seed()), house, screen);
    }

    /// Goes on where a log ends. Draws continue from its seed; a log without one that can be repeated goes on with the house's.
    public static <S extends State, V extends View, A extends Action> TerminalTable<S, V, A> resume(
            Game<S, V, A> game, GameLog log, House house, Screen screen) {
        return new TerminalTable<>(replay(game, log, house.seed()), house, screen);
    }

    private static <S extends State, V extends View, A extends Action> Match<S, V, A> replay(
            Game<S, V, A> game, GameLog log, long seed) {
        // Checks every step first: draws are only made again for a log that replays.
        Match<S, V, A> checked =
                Match.replay(game, log, due -> due.draw(new Streams(seed).stream("on")));
        if (!SeededDraws.canRepeat(log)) {
            return checked;
        }
        var draws = SeededDraws.of(game, log, log.random().orElseThrow().seed());
        if (draws.differs().isPresent()) {
            var at = draws.differs().get();
            throw BadInput.of("cli.verify.draw", at.step(), at.logged(), at.drawn());
        }
        return Match.replay(game, log, draws.onward());
    }

    /// Plays until the game is over, the input ends or somebody leaves; the exit code.
    public int run() throws IOException {
        greet();
        boolean left = false;
        while (!match.isOver() && !left) {
            Seat seat = nextSeat();
            switch (house.sitting().at(seat)) {
                case Sitting.Sitter.Person _ -> left = !personDecides(seat);
                case Sitting.Sitter.Robot(Level level) -> robotDecides(seat, level);
            }
        }
        match.outcome().ifPresent(this::showEnd);
        if (house.saveTo().isPresent()) {
            save(house.saveTo().get());
        }
        return refusedSomething && !screen.isTerminal() ? ExitCode.BAD_INPUT : ExitCode.OK;
    }

    private void greet() {
        var info = game.info();
        screen.heading(info.title().in(texts().language()));
        for (Seat seat : Seats.all(match.settings().seats())) {
            screen.line("  " + seat.label() + "  " + who(seat));
        }
        if (!game.wording().texts(texts().language()).borrowed().isEmpty()) {
            screen.say("cli.play.borrowed", info.title().in(texts().language()));
        }
        screen.say("cli.play.greeting", Long.toString(house.seed()));
        if (screen.isTerminal()) {
            screen.ask(texts().say("cli.play.begin"));
        }
    }

    private String who(Seat seat) {
        return switch (house.sitting().at(seat)) {
            case Sitting.Sitter.Person(String name) -> texts().say("cli.play.person", name);
            case Sitting.Sitter.Robot(Level level) ->
                    texts().say("cli.play.bot", seat, level.label());
        };
    }

    /// Where several seats owe a decision at once, bots answer first: nobody waits for them, and nothing of it is shown early.
    private Seat nextSeat() {
        return match.awaited().list().stream()
                .filter(seat -> !house.sitting().isPerson(seat))
                .findFirst()
                .orElseGet(() -> match.awaited().first());
    }

    private void robotDecides(Seat seat, Level level) {
        screen.thinking(texts().say("cli.play.thinking", seat));
        A action = choice(seat, level);
        screen.doneThinking();
        var refused = match.act(seat, action);
        if (refused.isPresent()) {
            throw new IllegalStateException(
                    "bot " + level + " at " + seat + " played " + action + ": " + refused.get());
        }
    }

    /// What the best of the bots would do in this seat, and why.
    Hints<A> hint(Seat seat) {
        V view = match.view(seat);
        return Hints.of(
                game,
                view,
                game.legal(view),
                minds.thinking(seat, match.steps(), Deadline.millis(house.thinkMillis())));
    }

    private A choice(Seat seat, Level level) {
        Bot<V, A> bot = Bots.of(game, level);
        V view = match.view(seat);
        return bot.choose(
                view,
                game.legal(view),
                minds.thinking(seat, match.steps(), Deadline.millis(house.thinkMillis())));
    }

    /// Whether the person decided; otherwise they left.
    private boolean personDecides(Seat seat) throws IOException {
        if (house.sitting().people().size() > 1 && !atTheKeyboard.equals(Optional.of(seat))) {
            Optional<String> lifted = drawCurtain(seat);
            if (lifted.isEmpty()) {
                screen.say("cli.play.ended");
                return false;
            }
        }
        atTheKeyboard = Optional.of(seat);
        return new Dialogue<>(this, screen, seat).decide();
    }

    private Optional<String> drawCurtain(Seat seat) {
        screen.curtain();
        screen.say("cli.play.curtain", seat);
        return screen.ask(texts().say("cli.play.seated", seat));
    }

    /// Tells what happened since this seat was last told, if it saw anything of it.
    boolean recap(Seat seat) {
        boolean told = tell(seat, shown[seat.index()]);
        shown[seat.index()] = match.steps();
        return told;
    }

    private boolean tell(Viewer viewer, int from) {
        boolean told = false;
        V view = match.view(viewer);
        for (int step = from; step < match.steps(); step++) {
            for (Event event : match.events(step, viewer)) {
                screen.told(texts().say(game.wording().told(view, event)));
                told = true;
            }
        }
        return told;
    }

    /// The whole story as this seat saw it, as far as the game lets a log keep it; all of it once the game is over.
    void story(Seat seat) {
        V view = match.view(seat);
        for (int step = 0; step < match.steps(); step++) {
            for (Event event : match.events(step, seat)) {
                Event kept = match.isOver() ? event : game.recalled(event, view);
                screen.told(texts().say(game.wording().told(view, kept)));
            }
        }
    }

    /// Takes back the seat's last decision. Among bots everything since goes with it; among people only what nobody has
    /// learnt anything from.
    Optional<String> takeBack(Seat seat) {
        boolean alone = house.sitting().people().size() == 1;
        int from = alone ? lastDecision(seat) : match.undoableFrom(seat);
        if (from == match.steps()) {
            return Optional.empty();
        }
        var log = match.log();
        String undone = log.entries().get(from).notation();
        match = replay(game, log.before(from), house.seed());
        for (int i = 0; i < shown.length; i++) {
            shown[i] = Math.min(shown[i], match.steps());
        }
        return Optional.of(undone);
    }

    private int lastDecision(Seat seat) {
        var entries = match.log().entries();
        for (int step = entries.size() - 1; step >= 0; step--) {
            if (entries.get(step).seat().equals(Optional.of(seat))) {
                return step;
            }
        }
        return match.steps();
    }

    void save(Path file) throws IOException {
        SavedTable.write(file, match.log(), house.sitting());
        screen.say(
                match.isOver() ? "cli.play.kept" : "cli.play.saved",
                file.toString(),
                match.steps());
    }

    private void showEnd(Outcome outcome) {
        var people = house.sitting().people();
        screen.freshSheet();
        if (people.size() == 1) {
            recap(people.getFirst());
        } else {
            tell(Spectator.SPECTATOR, Arrays.stream(shown).min().orElse(0));
        }
        screen.heading(texts().say("cli.play.over"));
        screen.strong(texts().say(outcome.reason()));
        screen.lines(ScorePad.of(outcome, texts()));
        String winners =
                String.join(", ", outcome.winners().list().stream().map(texts()::name).toList());
        screen.say("cli.play.winners", outcome.winners().size(), winners);
    }

    void refused() {
        refusedSomething = true;
    }

    Match<S, V, A> match() {
        return match;
    }

    private Texts texts() {
        return screen.texts();
    }
}
