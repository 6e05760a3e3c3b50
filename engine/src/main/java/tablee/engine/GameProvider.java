package tablee.engine;

import java.util.List;
import java.util.Optional;

/// How a game is found: one provider per game, named in `META-INF/services` of the jar or folder the game comes in.
public interface GameProvider {

    /// Asked before anything is loaded: a game with content says it without reading that.
    default String id() {
        return house().info().id();
    }

    /// The game with the content that ships with it.
    Game<?, ?, ?> house();

    /// The law of the game, if it travels with it: `register.md` beside this class. The registers of the four games of the house are
    /// in `docs/rules`.
    default Optional<String> register() {
        return Texts.resource(getClass(), "register.md");
    }

    /// The same game under rules that have changed since, the newest first: a table that was begun under them is finished under them. Each has the
    /// views and actions of today, so that boards and players fit, and stays for as long as such tables may run.
    default List<GameProvider> former() {
        return List.of();
    }

    /// The same game with an owner's content; refuses a set with faults, naming each ([BadInput]).
    default Game<?, ?, ?> with(ContentSource content) {
        throw BadInput.of("engine.content.none", id());
    }

    /// The shipped files, to copy and fill in; empty for a game without content.
    default List<String> contentFiles() {
        return List.of();
    }

    default ContentSource houseContent() {
        return ContentSource.EMPTY;
    }

    /// Everything wrong or doubtful with a content set, and the table of figures that shows it keeps the register's constraints.
    default ContentReport check(ContentSource content) {
        throw BadInput.of("engine.content.none", id());
    }
}
