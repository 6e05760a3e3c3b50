package tablee.table;

import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Seat;

/// What somebody asks of a table.
public sealed interface Command {

    /// Sit down on this chair, or on the first free one.
    ///
    /// @param face see [Sitter.Person]
    record Sit(Optional<Seat> seat, String name, boolean program, String face) implements Command {

        /// Without a picture.
        public Sit(Optional<Seat> seat, String name, boolean program) {
            this(seat, name, program, "");
        }
    }

    /// Get up again before the game; during it, leave the seat to a bot.
    record Leave(Seat seat) implements Command {}

    /// The host puts a bot on a free chair.
    record Invite(Optional<Seat> seat, Level level) implements Command {}

    /// The host takes a bot or a person from a chair; during the game a bot sits there instead.
    record Dismiss(Seat seat) implements Command {}

    /// Nobody has to wait for me any more.
    ///
    /// @param nonce told openly; empty to be given one
    /// @param commitment to a nonce that is revealed later, or with this very command by whoever is the only person
    record Ready(Seat seat, boolean ready, String nonce, String commitment) implements Command {

        /// Without hiding anything.
        public Ready(Seat seat, boolean ready, String nonce) {
            this(seat, ready, nonce, "");
        }
    }

    /// Now that everybody is bound: the nonce I was bound to.
    record Reveal(Seat seat, String nonce) implements Command {}

    record Start() implements Command {}

    /// One decision in the game.
    ///
    /// @param id the sender's name for this command: sent twice, it is played once
    /// @param seq the newest line the sender knew
    record Act(Seat seat, String id, long seq, String notation) implements Command {}

    record Undo(Seat seat) implements Command {}

    record AnswerUndo(Seat seat, boolean agrees) implements Command {}

    record Resign(Seat seat) implements Command {}

    record Return(Seat seat) implements Command {}

    /// Come to sit here by the seat's secret link, in place of whoever made it.
    record Move(Seat seat, String from, String name, boolean program, String face)
            implements Command {

        /// Without a picture.
        public Move(Seat seat, String from, String name, boolean program) {
            this(seat, from, name, program, "");
        }
    }

    /// From now on answer this question like this; an empty answer takes it back.
    record Stand(Seat seat, String question, String answer) implements Command {}

    record Say(String name, String text) implements Command {}

    /// The same people play again at this new table.
    record Rematch(String table) implements Command {}

    /// The host rules on chat or on who may come in.
    record Rule(Entry.Rule rule, boolean on) implements Command {}

    /// The host keeps somebody out, or lets them in again. Named by their seat or by their badge.
    record KeepOut(Optional<Seat> seat, String badge, String name, boolean out)
            implements Command {}

    /// Be called something else.
    record Rename(Seat seat, String name) implements Command {}

    /// The host asks somebody to look at the table.
    record Nudge(Seat seat) implements Command {}

    /// The host lets a bot play for somebody until they come back.
    record Relieve(Seat seat) implements Command {}

    /// The host chooses after how many seconds a bot takes the seat of somebody who is gone; 0 for never.
    record Patience(int seconds) implements Command {}

    /// Let time stand still, if all who sit here agree; or rather not.
    record Pause(Seat seat, boolean agrees) implements Command {}

    /// Let whoever looks on see the hands, if all who sit here agree; or rather not, and no longer.
    record Hands(Seat seat, boolean agrees) implements Command {}

    /// Let time go on.
    record GoOn(Seat seat) implements Command {}

    /// In slow play: be away for so many days; none to be back.
    record Holiday(Seat seat, int days) implements Command {}

    /// Somebody is about to be told what a bot would play.
    record Hint(Seat seat) implements Command {}

    /// Names in earlier lines were taken out of the log; only the server itself asks this.
    record Forget() implements Command {}

    /// All tables of the round are done; only the server itself asks this.
    record Unseal() implements Command {}

    record Close(String reason) implements Command {}
}
