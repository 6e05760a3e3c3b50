package tablee.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tablee.bots.Hints;
import tablee.cli.Columns;
import tablee.cli.rules.Registers;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Formats;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;

/// One decision of one person: the table is shown, and the conversation goes on until a move is played.
final class Dialogue<S extends State, V extends View, A extends Action> {

    /// What a typed line led to.
    private enum Then {
        ASK_AGAIN,
        SHOW_AGAIN,
        DECIDED,
        LEFT
    }

    private final TerminalTable<S, V, A> table;
    private final Screen screen;
    private final Texts texts;
    private final Seat seat;

    Dialogue(TerminalTable<S, V, A> table, Screen screen, Seat seat) {
        this.table = table;
        this.screen = screen;
        this.texts = screen.texts();
        this.seat = seat;
    }

    /// Whether the person decided; otherwise they left or the input ended.
    boolean decide() throws IOException {
        screen.freshSheet();
        if (table.recap(seat)) {
            screen.line("");
        }
        show();
        while (true) {
            Optional<String> typed = screen.ask(texts.name(seat));
            if (typed.isEmpty()) {
                screen.say("cli.play.ended");
                return false;
            }
            switch (understood(typed.get())) {
                case ASK_AGAIN -> {}
                case SHOW_AGAIN -> {
                    // After a take-back somebody else may be asked: the table decides who.
                    if (!table.match().awaited().contains(seat)) {
                        return true;
                    }
                    show();
                }
                case DECIDED -> {
                    return true;
                }
                case LEFT -> {
                    screen.say("cli.play.left");
                    return false;
                }
            }
        }
    }

    private void show() {
        V view = table.match().view(seat);
        var wording = table.match().game().wording();
        screen.lines(wording.board(view, texts));
        screen.line("");
        screen.strong(texts.say(wording.asked(view)));
        screen.lines(moves().brief(texts));
    }

    private List<A> legal() {
        return table.match().legal(seat);
    }

    private Formats<S, V, A> formats() {
        return table.match().game().formats();
    }

    private MoveList moves() {
        var wording = table.match().game().wording();
        V view = table.match().view(seat);
        return MoveList.of(
                legal(), formats()::write, action -> texts.say(wording.said(view, action)));
    }

    private Then understood(String line) throws IOException {
        try {
            return answer(line);
        } catch (BadInput bad) {
            refuse(texts.say(bad.sentence()));
        } catch (IOException | UncheckedIOException e) {
            refuse(texts.say("cli.file.unreadable", String.valueOf(e.getMessage())));
        }
        return Then.ASK_AGAIN;
    }

    /// A line that is a legal move as it stands is one, whatever else the word could mean.
    private Then answer(String line) throws IOException {
        MoveList moves = moves();
        Optional<Integer> move =
                line.isEmpty() && moves.size() == 1 ? Optional.of(0) : moves.find(line);
        if (move.isPresent()) {
            return play(legal().get(move.get()));
        }
        Typed typed = Typed.of(line);
        switch (typed.word()) {
            case HELP -> texts.say("cli.play.help").lines().forEach(screen::line);
            case MOVES -> screen.lines(moves.all(typed.rest()));
            case WHY -> why(typed.rest());
            case HINT -> hint();
            case LOG -> table.story(seat);
            case RULE -> rule(typed.rest());
            case OPTIONS -> options();
            case SAVE -> save(typed.rest());
            case UNDO -> {
                return undo();
            }
            case TABLE -> {
                return Then.SHOW_AGAIN;
            }
            case QUIT -> {
                return Then.LEFT;
            }
            case MOVE -> {
                if (line.isEmpty()) {
                    screen.lines(moves.brief(texts));
                    return Then.ASK_AGAIN;
                }
                return play(formats().read(line));
            }
        }
        return Then.ASK_AGAIN;
    }

    private Then play(A action) {
        Optional<Refused> refused = table.match().act(seat, action);
        if (refused.isEmpty()) {
            return Then.DECIDED;
        }
        refuse(texts.say(refused.get().reason()) + " (" + refused.get().clause() + ")");
        screen.say("cli.play.tryWhy", formats().write(action));
        return Then.ASK_AGAIN;
    }

    private void refuse(String sentence) {
        table.refused();
        String where =
                screen.isTerminal() ? "" : texts.say("cli.play.line", screen.linesRead()) + " ";
        Columns.wrap("! " + where + sentence, Columns.WIDTH).forEach(screen::line);
    }

    private void why(String notation) {
        if (notation.isEmpty()) {
            screen.say("cli.play.whyWhat");
            return;
        }
        MoveList moves = moves();
        Optional<Integer> listed = moves.find(notation);
        Optional<Refused> refused =
                listed.isPresent()
                        ? Optional.empty()
                        : table.match().refusal(seat, formats().read(notation));
        if (refused.isEmpty()) {
            screen.say("cli.play.legal", notation);
            return;
        }
        screen.say("cli.play.why", notation, refused.get().clause(), refused.get().reason());
        ruleText(refused.get().clause()).ifPresent(this::print);
    }

    private void rule(String id) {
        ruleText(id).ifPresentOrElse(this::print, () -> screen.say("cli.play.noRule", id));
    }

    /// As the rule book tells it to players in their language; where it is silent, as the register has it, in English.
    private Optional<String> ruleText(String clause) {
        return table.match().game().wording().book(texts.language()).sections().stream()
                .filter(section -> section.clause().equalsIgnoreCase(clause))
                .map(section -> section.clause() + "  " + section.text())
                .findFirst()
                .or(() -> rules().find(clause).map(found -> found.id() + "  " + found.text()));
    }

    private Registers rules() {
        return Registers.of(List.of(table.match().game().info().id()));
    }

    private void print(String rule) {
        Columns.wrap(rule, Columns.WIDTH - 2).forEach(line -> screen.line("  " + line));
    }

    private void hint() {
        Hints<A> hint = table.hint(seat);
        screen.say(
                "cli.play.hint",
                formats().write(hint.action()),
                table.match().game().wording().said(table.match().view(seat), hint.action()));
        screen.line("  " + texts.with(Hints.texts(texts.language())).say(hint.why()));
    }

    private void options() {
        table.match()
                .settings()
                .values()
                .forEach((name, value) -> screen.line("  " + Columns.pad(name, 20) + value));
    }

    private void save(String name) throws IOException {
        if (name.isEmpty()) {
            screen.say("cli.play.saveWhere");
            return;
        }
        table.save(Path.of(name));
    }

    private Then undo() {
        Optional<String> undone = table.takeBack(seat);
        if (undone.isEmpty()) {
            screen.say("cli.play.noUndo");
            return Then.ASK_AGAIN;
        }
        screen.say("cli.play.undone", undone.get());
        return Then.SHOW_AGAIN;
    }
}
