package tablee.server.evening;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.IntStream;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.server.evening.Evening.Begun;
import tablee.server.evening.Evening.Bound;
import tablee.server.evening.Evening.Joined;
import tablee.server.evening.Evening.Left;
import tablee.server.evening.Evening.Line;
import tablee.server.evening.Evening.Unsealed;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.EveningRow;
import tablee.server.store.EveningStore;
import tablee.table.Command;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Terms;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;

/// Evenings in the store: read by folding their lines, changed by adding one. Whoever decides on an evening that has moved meanwhile decides anew.
public final class Evenings {

    private static final int TRIES = 20;

    private final Tables tables;
    private final EveningStore store;
    private final Function<Optional<Json>, Terms> terms;

    /// @param terms what a house makes of the terms that are wanted
    public Evenings(Tables tables, Function<Optional<Json>, Terms> terms) {
        this.tables = tables;
        this.store = tables.store().evenings();
        this.terms = terms;
    }

    /// An evening as it stands.
    ///
    /// @param seq of its last line
    /// @param begunAt when the present round began
    /// @param movedAt when the last line was written
    public record Kept(
            EveningRow row,
            Agreement agreed,
            Evening evening,
            long seq,
            long begunAt,
            long movedAt) {

        /// Whoever made it; once they were forgotten, whoever of those here came first. Empty for nobody.
        public String host() {
            return row.host().startsWith("gone-")
                    ? evening.here().stream().findFirst().orElse("")
                    : row.host();
        }

        /// What the deal of a round is bound to.
        String roundName(int round) {
            return row.id() + "/" + round;
        }

        String roundSeed(String seed, int round) {
            return Fairness.roundSeed(row.id(), seed, round);
        }

        /// What each round was bound to before anybody sat down; empty where every table has a deal of its own.
        public List<String> commitments() {
            return evening.seed().stream()
                    .flatMap(
                            seed ->
                                    IntStream.rangeClosed(1, agreed.plan().all())
                                            .mapToObj(
                                                    round ->
                                                            Fairness.commitment(
                                                                    Algorithm.DUPLICATE_3,
                                                                    roundName(round),
                                                                    roundSeed(seed, round))))
                    .toList();
        }

        /// When a round on a clock ends; 0 for no such time.
        public long endsAt() {
            boolean running = agreed.minutes() > 0 && !evening.isResting();
            return running ? begunAt + 60_000L * agreed.minutes() : 0;
        }

        /// When the next round begins by itself; 0 when the host begins it.
        public long nextAt() {
            boolean itself = agreed.minutes() > 0 && evening.round() > 0 && evening.canBegin();
            return itself ? movedAt + 1000L * agreed.rest() : 0;
        }
    }

    public Optional<Kept> find(String id) {
        return store.evening(id).map(row -> kept(row, store.lines(row.id())));
    }

    /// These as they stand, in the same order.
    public List<Kept> all(List<EveningRow> rows) {
        Map<String, List<History.Line>> lines =
                store.linesOf(rows.stream().map(EveningRow::id).toList());
        return rows.stream()
                .map(row -> kept(row, lines.getOrDefault(row.id(), List.of())))
                .toList();
    }

    private static Kept kept(EveningRow row, List<History.Line> lines) {
        Agreement agreed = Agreement.asked(Json.parse(row.plan()));
        Evening evening = Evening.of(agreed.plan());
        long seq = 0;
        long begunAt = 0;
        long movedAt = row.madeAt();
        for (History.Line line : lines) {
            Line read = EveningLines.read(line.body());
            evening = evening.after(read);
            seq = line.seq();
            movedAt = line.at();
            begunAt = read instanceof Begun ? line.at() : begunAt;
        }
        return new Kept(row, agreed, withoutForgotten(evening), seq, begunAt, movedAt);
    }

    /// Whoever was forgotten plays no further round; what they did stays under the name that stands for them.
    private static Evening withoutForgotten(Evening evening) {
        Evening now = evening;
        for (String person : evening.here()) {
            now = person.startsWith("gone-") ? now.after(new Left(person)) : now;
        }
        return now;
    }

    /// Makes an evening; options that cannot be played are refused.
    public String make(String host, String title, Agreement agreed, boolean listed) {
        Game<?, ?, ?> game = tables.games().find(agreed.game());
        var _ = agreed.settings(game);
        var _ = terms.apply(agreed.terms());
        String id = tables.newId();
        Optional<History.Line> bound =
                agreed.same()
                        ? Optional.of(
                                new History.Line(
                                        1,
                                        tables.now(),
                                        EveningLines.write(new Bound(tables.newSeed()))))
                        : Optional.empty();
        store.add(
                        new EveningRow(
                                id,
                                host,
                                title,
                                agreed.toJson().print(),
                                listed,
                                tables.now(),
                                0,
                                0),
                        bound)
                .join();
        return id;
    }

    /// What follows from an evening, decided again as long as others are faster.
    ///
    /// @param decide the line to write; empty for none
    public Kept change(Kept from, Function<Kept, Optional<Line>> decide) {
        Kept now = from;
        for (int i = 0; i < TRIES; i++) {
            Optional<Line> line = decide.apply(now);
            if (line.isEmpty() || append(now, line.get())) {
                return find(now.row().id()).orElse(now);
            }
            now = find(now.row().id()).orElse(now);
        }
        throw new IllegalStateException("evening " + now.row().id() + " moves too fast");
    }

    private boolean append(Kept now, Line line) {
        String person = line instanceof Joined(String joined) ? joined : "";
        return store.append(
                        now.row().id(),
                        new History.Line(now.seq() + 1, tables.now(), EveningLines.write(line)),
                        person)
                .join();
    }

    /// Begins the next round if one can. Tables are opened, *then* it is written who sits where, then people sit down: a node that dies after the first
    /// step leaves empty tables, and after the second another one seats them. Empty when somebody else was faster.
    public Optional<Kept> begin(Kept now) {
        if (!now.evening().canBegin()) {
            return Optional.empty();
        }
        List<List<String>> next = now.evening().next();
        var ids = new ArrayList<String>();
        for (int i = 0; i < next.size(); i++) {
            ids.add(open(now).join());
        }
        if (!append(now, new Begun(next, ids))) {
            ids.forEach(id -> ask(id, "", new Command.Close("closed")));
            return Optional.empty();
        }
        tables.metrics().count("evening_rounds");
        return find(now.row().id());
    }

    private CompletableFuture<String> open(Kept now) {
        Game<?, ?, ?> game = tables.games().find(now.agreed().game());
        Settings settings = now.agreed().settings(game);
        Terms wanted = terms.apply(now.agreed().terms());
        int round = now.evening().round() + 1;
        return now.evening()
                .seed()
                .map(
                        seed ->
                                tables.openOfRound(
                                        now.roundName(round),
                                        now.roundSeed(seed, round),
                                        game,
                                        settings,
                                        wanted))
                .orElseGet(
                        () ->
                                tables.open(
                                        now.host(),
                                        game,
                                        settings,
                                        wanted,
                                        Optional.empty(),
                                        Optional.empty()));
    }

    /// Tells all tables of a round that they are done; what is told twice is told once. Only then may anybody hear of them.
    Kept unseal(Kept now) {
        int round = now.evening().round();
        boolean all =
                now.evening().present().stream()
                        .map(Evening.Sitting::table)
                        .allMatch(
                                id ->
                                        tables.find(id).join().isEmpty()
                                                || ask(id, "", new Command.Unseal()));
        return all
                ? change(
                        now,
                        kept ->
                                kept.evening().unsealed() < round
                                        ? Optional.of(new Unsealed(round))
                                        : Optional.empty())
                : now;
    }

    /// Whether nothing goes on at a table until one of its people comes back.
    boolean rests(String id) {
        Optional<LiveTable<?, ?, ?>> table = tables.find(id).join();
        if (table.isEmpty()) {
            return false;
        }
        var rests = new CompletableFuture<Boolean>();
        table.get().look(found -> rests.complete(found.isResting()), () -> rests.complete(false));
        return rests.join();
    }

    /// Whether a table did it.
    boolean ask(String id, String person, Command command) {
        Optional<LiveTable<?, ?, ?>> table = tables.find(id).join();
        if (table.isEmpty()) {
            return false;
        }
        var reply = new CompletableFuture<Ruling.Final>();
        table.get().submit(person, command, reply::complete);
        return reply.join() instanceof Ruling.Done;
    }
}
