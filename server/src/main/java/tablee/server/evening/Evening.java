package tablee.server.evening;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.server.evening.Standings.Chair;

/// An evening as it stands after what has happened: a value, folded from its lines, so that whoever has the lines has the evening.
///
/// @param people everybody who ever came, in that order
/// @param here those of them who want to play the next round
/// @param tables all tables so far, by round and then by number
/// @param stopped whether the host has ended it before its last round
/// @param seed what the deals of its rounds come from, where all tables of a round have the same one; it never leaves
/// @param unsealed how many rounds all tables have ended and may be told of, where they have the same deal
public record Evening(
        Plan plan,
        Set<String> people,
        Set<String> here,
        List<Sitting> tables,
        boolean stopped,
        Optional<String> seed,
        int unsealed) {

    /// What was agreed.
    ///
    /// @param rounds without the final
    /// @param last whether the best play a final at one table
    public record Plan(Scheme scheme, int seats, int rounds, boolean last) {

        public Plan {
            if (seats < 2 || rounds < 1) {
                throw new IllegalArgumentException("no evening has " + seats + ", " + rounds);
            }
        }

        public int all() {
            return last ? rounds + 1 : rounds;
        }
    }

    /// One table of a round.
    ///
    /// @param table its id
    /// @param people by seat, [Pairing#BOT] for a bot
    /// @param ended how it ended; empty while it is played
    public record Sitting(int round, String table, List<String> people, List<Chair> ended) {

        public boolean isOver() {
            return !ended.isEmpty();
        }

        /// As long as nobody may hear how it ended.
        private Sitting unknown() {
            return new Sitting(round, table, people, List.of());
        }
    }

    /// What happens in an evening.
    public sealed interface Line {}

    /// The deals of all rounds follow from this seed, to which the evening is bound before anybody sits.
    public record Bound(String seed) implements Line {}

    /// All tables of this round are done, and know it.
    public record Unsealed(int round) implements Line {}

    /// Somebody comes, or comes back; also in mid-evening.
    public record Joined(String person) implements Line {}

    /// Somebody plays no further round. What they have won stays.
    public record Left(String person) implements Line {}

    /// A round begins at these tables, as [#next] said.
    ///
    /// @param tables who sits where
    /// @param ids of the tables, in the same order
    public record Begun(List<List<String>> tables, List<String> ids) implements Line {}

    /// A table of the present round has ended.
    ///
    /// @param number among the tables of the round, from 0
    public record Ended(int number, List<Chair> chairs) implements Line {}

    /// The host ends it: no further round begins.
    public record Stopped() implements Line {}

    public static Evening of(Plan plan) {
        return new Evening(plan, Set.of(), Set.of(), List.of(), false, Optional.empty(), 0);
    }

    public static Evening of(Plan plan, List<Line> lines) {
        Evening evening = of(plan);
        for (Line line : lines) {
            evening = evening.after(line);
        }
        return evening;
    }

    /// The evening after this line. A table that is told twice ended as it was first told: two nodes may both have seen it end.
    public Evening after(Line line) {
        return switch (line) {
            case Joined(String person) ->
                    with(with(people, person), with(here, person), tables, stopped);
            case Left(String person) -> {
                var still = new LinkedHashSet<>(here);
                still.remove(person);
                yield with(people, still, tables, stopped);
            }
            case Begun(var begun, var ids) -> {
                var more = new ArrayList<>(tables);
                int round = round() + 1;
                for (int i = 0; i < begun.size(); i++) {
                    more.add(new Sitting(round, ids.get(i), begun.get(i), List.of()));
                }
                yield with(people, here, List.copyOf(more), stopped);
            }
            case Stopped _ -> with(people, here, tables, true);
            case Bound(String bound) ->
                    new Evening(plan, people, here, tables, stopped, Optional.of(bound), unsealed);
            case Unsealed(int round) ->
                    new Evening(plan, people, here, tables, stopped, seed, round);
            case Ended(int number, var chairs) -> ended(number, chairs);
        };
    }

    private Evening ended(int number, List<Chair> chairs) {
        int at = tables.size() - present().size() + number;
        Sitting table = tables.get(at);
        if (table.isOver()) {
            return this;
        }
        var more = new ArrayList<>(tables);
        more.set(
                at, new Sitting(table.round(), table.table(), table.people(), List.copyOf(chairs)));
        return with(people, here, List.copyOf(more), stopped);
    }

    private Evening with(Set<String> all, Set<String> now, List<Sitting> sat, boolean ended) {
        return new Evening(plan, all, now, sat, ended, seed, unsealed);
    }

    private static Set<String> with(Set<String> some, String person) {
        var more = new LinkedHashSet<>(some);
        more.add(person);
        return more;
    }

    /// Rounds begun so far.
    public int round() {
        return tables.isEmpty() ? 0 : tables.getLast().round();
    }

    /// The tables of the present round.
    public List<Sitting> present() {
        return tables.stream().filter(table -> table.round() == round()).toList();
    }

    public boolean isOver() {
        return isResting() && !isSealed() && (stopped || round() == plan.all());
    }

    /// Whether tables of the present round have the same deal, and nobody hears of another table yet.
    public boolean isSealed() {
        return seed.isPresent() && unsealed < round();
    }

    /// The evening as everybody may hear of it: while a round is sealed, as if none of its tables had ended but that of this person.
    ///
    /// @param person empty for nobody
    public Evening toldTo(String person) {
        if (!isSealed()) {
            return this;
        }
        var told =
                tables.stream()
                        .map(
                                table ->
                                        table.round() < round()
                                                        || (!person.isEmpty()
                                                                && table.people().contains(person))
                                                ? table
                                                : table.unknown())
                        .toList();
        return with(people, here, told, stopped);
    }

    /// Whether no table is being played.
    public boolean isResting() {
        return present().stream().allMatch(Sitting::isOver);
    }

    /// Whether a round can begin now: somebody meets somebody.
    public boolean canBegin() {
        return isResting() && !isSealed() && !isOver() && here.size() >= 2;
    }

    /// The tables of the next round; of the final those who are ahead and still here.
    public List<List<String>> next() {
        if (!canBegin()) {
            throw new IllegalStateException("no round can begin");
        }
        List<String> ranked =
                standings().stream().map(Standings.Line::person).filter(here::contains).toList();
        boolean isFinal = round() == plan.rounds();
        return Pairing.of(
                plan.scheme(),
                isFinal ? ranked.subList(0, Math.min(plan.seats(), ranked.size())) : ranked,
                plan.seats(),
                tables.stream().map(Sitting::people).toList(),
                round());
    }

    public List<Standings.Line> standings() {
        var games = new ArrayList<List<Chair>>();
        List<Chair> last = List.of();
        for (Sitting table : tables) {
            if (table.round() > plan.rounds()) {
                last = table.ended();
            } else if (table.isOver()) {
                games.add(table.ended());
            }
        }
        return Standings.of(people, games, last);
    }
}
