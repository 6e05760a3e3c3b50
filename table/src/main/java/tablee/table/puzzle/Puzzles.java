package tablee.table.puzzle;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.ContentSource;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.Stepper;
import tablee.table.TableTexts;
import tablee.table.ask.Declined;
import tablee.table.tell.Presenter;

/// The puzzles of one game, as a page reads them: each as its seat sees it, and what becomes of a move that somebody tries. The engine judges what
/// is legal and what comes of it; nothing is kept.
public final class Puzzles<S extends State, V extends View, A extends Action> {

    /// Beside the content that ships with the game.
    public static final String FILE = "puzzles.json";

    private static final List<String> NAMES =
            List.of("Ana", "Ben", "Chloé", "David", "Emma", "Farid", "Gaia", "Hugo");

    private final Game<S, V, A> game;
    private final List<Puzzle> puzzles;

    private Puzzles(Game<S, V, A> game, List<Puzzle> puzzles) {
        this.game = game;
        this.puzzles = puzzles;
    }

    /// Those of a game; none where its folder has no file of them.
    ///
    /// @param source the content that ships with the game
    public static <S extends State, V extends View, A extends Action> Puzzles<S, V, A> of(
            Game<S, V, A> game, ContentSource source) {
        return new Puzzles<>(
                game, file(source).stream().map(one -> Puzzle.read(game.options(), one)).toList());
    }

    /// What the game's folder says, with what only a check of it reads.
    public static List<Json> file(ContentSource source) {
        return source.read(FILE)
                .map(text -> Json.parse(text).at("puzzles").items())
                .orElse(List.of());
    }

    public List<Puzzle> all() {
        return puzzles;
    }

    public Json show(String language) {
        Texts texts = texts(language);
        return Json.object()
                .put("puzzles", Json.list(puzzles, puzzle -> show(puzzle, texts)))
                .build();
    }

    private Json show(Puzzle puzzle, Texts texts) {
        String language = texts.language();
        V view = stepper(puzzle).view(puzzle.seat());
        return Json.object()
                .put("id", puzzle.id())
                .put("title", puzzle.title().in(language))
                .put("task", puzzle.task().in(language))
                .put("hint", puzzle.hint().in(language))
                .put("seat", puzzle.seat().label())
                .put("names", Json.texts(NAMES.subList(0, puzzle.settings().seats())))
                .put("now", game.formats().now(view))
                .put("legal", Json.list(game.legal(view), action -> move(view, action, texts)))
                .build();
    }

    private Json move(V view, A action, Texts texts) {
        return Json.object()
                .put("do", game.formats().write(action))
                .put("say", texts.say(game.wording().said(view, action)))
                .build();
    }

    private Stepper<S, V, A> stepper(Puzzle puzzle) {
        return Stepper.telling(game, game.formats().position(puzzle.settings(), puzzle.position()));
    }

    /// People have the names of our examples.
    private Texts texts(String language) {
        return TableTexts.in(language).with(game.wording().texts(language)).withNames(NAMES);
    }

    /// What becomes of a move: refused by the rules, or made, and then what was asked for or not.
    public Json tried(String id, String notation, String language) {
        Puzzle puzzle =
                puzzles.stream()
                        .filter(one -> one.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new Declined(404, "server.puzzle.missing", id));
        Texts texts = texts(language);
        Stepper<S, V, A> stepper = stepper(puzzle);
        V view = stepper.view(puzzle.seat());
        A action = game.meant(view, game.formats().read(notation));
        Optional<Refused> refused = game.refusal(view, action);
        if (refused.isPresent()) {
            return Json.object()
                    .put("right", false)
                    .put("clause", refused.get().clause())
                    .put("say", texts.say(refused.get().reason()))
                    .build();
        }
        String made = game.formats().write(action);
        boolean right = puzzle.right().contains(made);
        stepper.act(puzzle.seat(), action);
        var json = Json.object().put("right", right);
        if (right) {
            json.put("clause", puzzle.clause());
        }
        return json.put("say", verdict(puzzle, made, right, texts))
                .put("now", game.formats().now(stepper.view(puzzle.seat())))
                .put("events", told(puzzle, stepper, texts))
                .build();
    }

    private static String verdict(Puzzle puzzle, String made, boolean right, Texts texts) {
        if (right) {
            return puzzle.why().in(texts.language());
        }
        return Optional.ofNullable(puzzle.wrong().get(made))
                .map(why -> why.in(texts.language()))
                .orElseGet(() -> texts.say("server.puzzle.other"));
    }

    private Json told(Puzzle puzzle, Stepper<S, V, A> stepper, Texts texts) {
        V view = stepper.view(puzzle.seat());
        List<Event> seen =
                stepper.events().stream()
                        .flatMap(event -> event.seenBy(puzzle.seat()).stream())
                        .toList();
        return Json.list(seen, event -> Presenter.event(game, view, event, texts));
    }
}
