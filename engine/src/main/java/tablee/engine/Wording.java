package tablee.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a game says and how it looks in a terminal.
public interface Wording<V extends View, A extends Action> {

    /// All sentences of this game in this language.
    Texts texts(String language);

    /// One line of the log. The event is told as somebody saw it ([Event#seenBy]), or as it may be read again ([Game#recalled]).
    ///
    /// @param view anybody's, after the event or any time later in the same game: it tells whose things are whose, never what the
    ///     event keeps to itself
    Message told(V view, Event event);

    /// The action as a sentence or a button: "Draw a card". It names what it is about by what the seat sees: cards, people, symbols,
    /// never places and letters that only a program keeps apart. The
    /// action need not be legal, and the view may be that of somebody who only watches: then what they cannot see goes unnamed.
    Message said(V view, A action);

    /// What may be kept of [#said] beyond its moment, for a plan or an answer given beforehand: where the register asks people to remember,
    /// the same without the cards. Empty where it may be kept as it is.
    default Optional<Message> kept(V view, A action) {
        return Optional.empty();
    }

    /// What this viewer is asked for, or whom the table waits for.
    Message asked(V view);

    /// The name under which an answer may be given beforehand. Everybody sees whether the table had such an answer, so it is one and the same
    /// wherever an onlooker could not tell which of two things is asked.
    default String question(V view) {
        return asked(view).key();
    }

    /// The table as text, at most 80 columns, readable without colour.
    List<String> board(V view, Texts texts);

    /// The clauses of the register behind an event, for links into the rules; empty when there is none to show.
    default List<String> clauses(Event event) {
        return List.of();
    }

    /// Named things of the content set (cards, places) by id, for clients and reports; empty for games without content.
    default Map<String, Words> names() {
        return Map.of();
    }

    /// The cards of the content set as a screen draws them, by id: sent once, so that views can name them by number. Empty for games
    /// whose views say it all.
    default Map<String, Json> faces() {
        return Map.of();
    }

    /// The ids of what can be seen and so wants a picture: cards, places, people. Most of them are named by [#names].
    default Set<String> pictured() {
        return Set.of();
    }

    /// The rules in our own words, for players.
    default RuleBook book(String language) {
        return RuleBook.EMPTY;
    }
}
