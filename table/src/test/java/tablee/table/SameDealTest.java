package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Fairness;
import tablee.table.replay.Choices;
import tablee.table.replay.Draws;
import tablee.table.replay.Replay;
import tablee.table.tell.Presenter;
import tablee.table.tell.Summary;
import tablee.table.tell.Telling;

/// Tables of one round with the same deal: the same luck wherever the same is drawn, and nothing told before all are done.
class SameDealTest {

    private static final String ROUND = "evening/1";
    private static final String ROUND_SEED = Fairness.roundSeed("evening", Seated.SEED, 1);

    private static final Terms PLAIN = Seated.terms(Clock.NONE, Terms.Overtime.BOT);

    private final Map<String, List<History.Line>> logs = new HashMap<>();

    private List<History.Line> log(String table) {
        return logs.computeIfAbsent(table, _ -> new ArrayList<>());
    }

    private <S extends State, V extends View, A extends Action> Desk<S, V, A> begun(
            Game<S, V, A> game, String id, int seats) {
        Settings settings = game.options().settings(seats, Map.of());
        var opened = Entry.Opened.ofRound(ROUND, game, settings, ROUND_SEED, PLAIN);
        var desk = new Desk<>(Table.open(id, game, opened, 0), "5a"::repeat);
        List<History.Line> log = log(id);
        log.add(new History.Line(1, 0, EntryCodec.line(opened)));
        for (int i = 0; i < seats; i++) {
            Seated.sit(desk, i, log);
        }
        Bound.keep(desk.rule("", new Command.Start(), 1000), log);
        return desk;
    }

    /// Whoever is awaited first does something, as `how` has it.
    private <S extends State, V extends View, A extends Action> void play(
            Desk<S, V, A> desk, int moves, long how) {
        for (int i = 0; i < moves && !desk.table().awaited().isEmpty(); i++) {
            Seat seat = desk.table().awaited().first();
            List<A> legal = desk.table().game().legal(desk.table().view(seat));
            int choice = (int) Long.remainderUnsigned(Hash.mix(how, i), legal.size());
            String notation = desk.table().game().formats().write(legal.get(choice));
            long seq = desk.table().seq();
            var act = new Command.Act(seat, "m" + seq, seq, notation);
            Bound.keep(desk.rule("p" + seat.index(), act, 2000 + seq), log(desk.table().id()));
        }
    }

    private Replay<?, ?, ?> replay(Game<?, ?, ?> game, Desk<?, ?, ?> desk) {
        if (!desk.table().phase().isDone()) {
            Bound.keep(
                    desk.rule("", new Command.Close("closed"), 9_000_000), log(desk.table().id()));
        }
        String id = desk.table().id();
        return Replay.read(game, Replay.file(History.of(id, game, log(id))));
    }

    private static Map<String, String> streams(Json draws) {
        var found = new HashMap<String, String>();
        for (Json draw : draws.at("draws").items()) {
            String kind = draw.at("stream").asText() + draw.find("dice") + draw.find("cards");
            assertThat(found.put(kind, draw.at("drawn").asText())).isNull();
        }
        return found;
    }

    @Test
    void whoever_draws_the_same_for_the_same_time_has_the_same_luck_and_each_table_proves_itself() {
        for (String name : List.of("cabo", "cv", "hasard", "metro")) {
            Game<?, ?, ?> game = Games.find(name).house();
            var one = begun(game, name + "-one", 3);
            var other = begun(game, name + "-other", 3);
            play(one, 150, 1);
            play(other, 150, 2);
            Replay<?, ?, ?> first = replay(game, one);
            Replay<?, ?, ?> second = replay(game, other);
            assertThat(first.verify().draws()).as(name).isPositive();
            assertThat(second.verify().draws()).isPositive();
            Map<String, String> mine = streams(new Draws<>(first).show());
            Map<String, String> theirs = streams(new Draws<>(second).show());
            var both = new HashMap<>(mine);
            both.keySet().retainAll(theirs.keySet());
            assertThat(both).as(name).isNotEmpty();
            both.keySet().forEach(draw -> assertThat(theirs.get(draw)).isEqualTo(mine.get(draw)));
            // Throws are somebody's, a shuffle is nobody's.
            assertThat(both.keySet())
                    .filteredOn(draw -> draw.startsWith("roll ") || draw.startsWith("deal "))
                    .allMatch(draw -> draw.matches("(?s)roll [A-C] .*|deal - .*"));
            assertThat(Choices.of(first, "en").getFirst().sight())
                    .as("the first question is the same")
                    .isEqualTo(Choices.of(second, "en").getFirst().sight());
            assertThat(Choices.of(first, "en")).isNotEqualTo(Choices.of(second, "en"));
        }
    }

    @Test
    void a_throw_that_is_exchanged_or_a_round_that_is_another_shows() {
        Game<?, ?, ?> game = Games.find("hasard").house();
        var desk = begun(game, "one", 2);
        play(desk, 40, 1);
        assertThat(replay(game, desk).verify().boundTo()).isEqualTo(ROUND);
        String text = Replay.file(History.of("one", game, log("one"))).print();
        String lie = text.replace("\"round\":\"evening/1\"", "\"round\":\"evening/2\"");
        assertThat(lie).isNotEqualTo(text);
        assertThatThrownBy(() -> Replay.read(game, Json.parse(lie)).verify())
                .isInstanceOf(BadInput.class);
    }

    @Test
    void what_is_taken_back_does_not_come_again_for_the_same_name() {
        Game<?, ?, ?> game = Games.find("cv").house();
        var desk = begun(game, "one", 2);
        play(desk, 1, 5);
        int before = desk.table().steps();
        play(desk, 20, 5);
        var history = History.of("one", game, log("one"));
        Bound.keep(back(desk, history, before), log("one"));
        assertThat(desk.table().steps()).isEqualTo(before);
        play(desk, 20, 5);
        Replay<?, ?, ?> replay = replay(game, desk);
        assertThat(replay.verify().draws()).isPositive();
        assertThat(streams(new Draws<>(replay).show())).isNotEmpty();
    }

    @SuppressWarnings("unchecked") // Both are of this game.
    private static <S extends State, V extends View, A extends Action> Ruling back(
            Desk<S, V, A> desk, History<?, ?, ?> history, int to) {
        return desk.goBack(Seat.of(0), to, (History<S, V, A>) history, 8_000);
    }

    @Test
    void nobody_but_those_who_sit_there_sees_it_and_its_seed_is_kept_until_all_tables_are_done() {
        Game<?, ?, ?> game = Games.find("cabo").house();
        var desk = begun(game, "one", 2);
        Table<?, ?, ?> table = desk.table();
        assertThat(table.shares().bySeat()).isEmpty();
        Bound.keep(desk.rule("", new Command.Close("closed"), 3_000), log("one"));
        assertThat(table.phase().isDone()).isTrue();
        for (String stranger : List.of("", "somebody", "host")) {
            assertThat(table.mayLook(stranger)).as(stranger).isFalse();
        }
        assertThat(table.mayLook("p0")).isTrue();
        assertThat(table.isPublished()).isFalse();
        assertThat(shown(table)).doesNotContain(ROUND_SEED).contains("\"sealed\":true");
        assertThat(Summary.isOpen(Summary.of(table))).isFalse();
        assertThat(desk.rule("p0", new Command.Say("P0", "well"), 3_000))
                .isInstanceOf(Ruling.Line.class);
        assertThat(desk.rule("somebody", new Command.Say("S", "and?"), 3_000))
                .isInstanceOf(Ruling.No.class);
        Bound.keep(desk.rule("", new Command.Unseal(), 4_000), new ArrayList<>());
        assertThat(desk.rule("", new Command.Unseal(), 4_000)).isInstanceOf(Ruling.Done.class);
        assertThat(table.mayLook("somebody")).isTrue();
        assertThat(shown(table)).contains(ROUND_SEED).doesNotContain("sealed");
    }

    private static String shown(Table<?, ?, ?> table) {
        return new Presenter<>(table).table(new Telling("en", false, false)).print();
    }
}
