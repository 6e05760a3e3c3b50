package tablee.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.bots.Level;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;

/// One line of a table's log. A line is everything that one command brought about, draws included, so that it is in the store
/// as a whole or not at all. Lines are only ever added.
///
/// The log holds the secret seed and every hidden card: it is served whole only when the table is done.
public sealed interface Entry {

    /// The first line: what was agreed.
    ///
    /// @param host the person who opened it
    /// @param seed the secret of the draws, 64 hexadecimal digits; published when the table is done
    /// @param draws how its draws are made
    /// @param before the table this one is a rematch of
    /// @param from the game that is played on here
    /// @param round the round of an evening whose tables all have this seed
    record Opened(
            String host,
            String game,
            Settings settings,
            String content,
            String rules,
            String seed,
            String commitment,
            Algorithm draws,
            Terms terms,
            Optional<String> before,
            Optional<From> from,
            Optional<String> round)
            implements Entry {

        /// What the seed is bound to: this table, or its round.
        public String boundTo(String table) {
            return round.orElse(table);
        }

        /// The first line of a table of this round, which has no host: nobody may look at it but those who sit there.
        public static Opened ofRound(
                String round, Game<?, ?, ?> game, Settings settings, String seed, Terms terms) {
            GameInfo info = game.info();
            return new Opened(
                    "",
                    info.id(),
                    settings,
                    info.content(),
                    info.rules(),
                    seed,
                    Fairness.commitment(Algorithm.DUPLICATE_3, round, seed),
                    Algorithm.DUPLICATE_3,
                    terms,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(round));
        }

        /// The first line of a new table, which draws as new tables do.
        ///
        /// @param table its id, to which the commitment is bound
        public static Opened of(
                String table,
                String host,
                Game<?, ?, ?> game,
                Settings settings,
                String seed,
                Terms terms,
                Optional<String> before,
                Optional<From> from) {
            GameInfo info = game.info();
            return new Opened(
                    host,
                    info.id(),
                    settings,
                    info.content(),
                    info.rules(),
                    seed,
                    Fairness.commitment(Algorithm.NEWEST, table, seed),
                    Algorithm.NEWEST,
                    terms,
                    before,
                    from,
                    Optional.empty());
        }
    }

    /// The first steps of another game, with which this one begins.
    record From(String table, List<Step> steps) {}

    record Seated(Seat seat, Sitter sitter) implements Entry {}

    /// Somebody or a bot gives a chair back before the game.
    record Stood(Seat seat) implements Entry {}

    /// `share` is the person's part in the draws; none when they take back that they are ready.
    record Readied(Seat seat, boolean ready, Share share) implements Entry {}

    /// Everybody is ready: from here on nobody's share can become another, and those that are hidden are revealed.
    ///
    /// @param commitments by seat label, those of people only
    record Bound(Map<String, String> commitments) implements Entry {}

    record Revealed(Seat seat, String nonce) implements Entry {}

    /// The game begins.
    ///
    /// @param shares those of people only; one that is still hidden was left out
    record Started(Shares shares, List<Step> steps) implements Entry {}

    /// A decision, and what followed from it by itself.
    ///
    /// @param person who sent it; empty for bots and clocks
    /// @param command their name for it, so that the same one is not played twice
    /// @param carried milliseconds of their time that it was on its way; 0 where that costs nobody anything
    record Acted(Seat seat, String person, String command, List<Step> steps, long carried)
            implements Entry {

        /// One whose way counts for nothing.
        public Acted(Seat seat, String person, String command, List<Step> steps) {
            this(seat, person, command, steps, 0);
        }
    }

    /// Somebody wants to go back to before step `to`, past something that was learnt.
    record UndoAsked(Seat seat, int to) implements Entry {}

    record UndoAnswered(Seat seat, boolean agrees) implements Entry {}

    /// The game stands again where it stood before step `to`.
    record Undone(Seat seat, int to) implements Entry {}

    enum Why {
        LEFT,
        VANISHED,
        OVERTIME,
        RESIGNED,
        /// The host did not want to wait.
        RELIEVED
    }

    /// A bot plays for this seat from now on.
    record TakenOver(Seat seat, Level level, Why why) implements Entry {}

    record Returned(Seat seat) implements Entry {}

    /// Nobody is connected for this seat, and a bot takes it at `until` if nothing else happens; 0 when somebody is again.
    record Vanished(Seat seat, long until) implements Entry {}

    /// The seat's secret link was followed on another device.
    record Moved(Seat seat, Sitter.Person person) implements Entry {}

    /// Somebody is called something else from now on.
    ///
    /// @param person who sits there, so that the line can be found when they are forgotten
    record Renamed(Seat seat, String person, String name) implements Entry {}

    /// The host asks somebody to look at the table.
    record Nudged(Seat seat) implements Entry {}

    /// From now on a bot takes the seat of somebody who is gone for so many seconds; 0 for never.
    record Patience(int seconds) implements Entry {}

    /// What becomes of a wish that needs everybody.
    enum Stand {
        ASKED,
        AGREED,
        REFUSED,
        /// Everybody has agreed: it is so, still.
        STILL,
        /// Somebody wanted it no longer.
        OVER
    }

    /// About a pause: what this seat said, and what came of it.
    record Pause(Seat seat, Stand stand) implements Entry {}

    /// About hands that whoever looks on may see: what this seat said, and what came of it.
    record Hands(Seat seat, Stand stand) implements Entry {}

    /// In slow play: until then the time of this seat stands still; a moment that has come ends it.
    record Holiday(Seat seat, long until) implements Entry {}

    /// One of two gives up, and the other has won.
    record Conceded(Seat seat) implements Entry {}

    /// What the seat answers to this question from now on; an empty answer takes it back.
    record Standing(Seat seat, String question, String answer, List<Step> steps) implements Entry {}

    /// What a host rules on: `on` is chat that is open, a table that is locked.
    enum Rule {
        CHAT,
        LOCK
    }

    record Ruled(Rule rule, boolean on) implements Entry {}

    /// The host took somebody from their chair in the middle of the game; a bot sits there now.
    record Removed(Seat seat, Level level) implements Entry {}

    /// The host keeps somebody out from now on, or no longer. Whoever it is leaves their chair.
    ///
    /// @param badge stands for the person at this table only, see [Guests]
    record KeptOut(String badge, String name, boolean out) implements Entry {}

    /// A bot was asked what it would play here; what it said is known to the seat alone.
    record Hinted(Seat seat) implements Entry {}

    /// A name or words were taken out of earlier lines, which have to be read again.
    record Forgotten() implements Entry {}

    /// All tables of the round are done: what is published of a table that is done may be published here.
    record Unsealed() implements Entry {}

    record Said(String person, String name, String text) implements Entry {}

    /// Those who played here play again there.
    record Rematched(String by, String table) implements Entry {}

    record Closed(String by, String reason) implements Entry {}
}
