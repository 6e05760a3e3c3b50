package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.testkit.Rule;

/// Tables that differ in one thing each: none equals another, and each equals itself made again. Searches and saved games rely on it.
class EqualTablesTest {

    private static final String PLAIN =
            """
            {"phase": "buy", "dice": "HKMM", "track": [15, 22, 23, 16, 14],
             "seats": {"A": {"knowledge": [35, 54], "hand": [3], "events": [29], "goal": 80}, "B": {"work": [28], "goal": 79}}}
            """;

    private static CvState plain(Map<String, String> options) {
        Settings settings = Decks.HOUSE.options().settings(2, options);
        return Decks.HOUSE.formats().position(settings, Json.parse(PLAIN));
    }

    private static CvState changed(Consumer<Step> change) {
        var step = new Step(plain(Map.of()), Events.NONE);
        step.hidden = step.hidden.clone();
        step.secret = step.secret.clone();
        step.pile = step.pile.clone();
        change.accept(step);
        return step.done();
    }

    private static Draft draft(int pool, int which) {
        int[][] rows = new int[4][2];
        if (which >= 0) {
            rows[which][1] = 1 << 4;
        }
        return new Draft(pool, rows[0], rows[1], rows[2], rows[3]);
    }

    /// Everything that can be written to an open table. What is written may be no rule's doing; it still is another table.
    private static List<Consumer<Table>> openChanges() {
        var changes = new ArrayList<Consumer<Table>>();
        changes.add(table -> table.phase(CvPhase.UPKEEP));
        changes.add(table -> table.turn(1));
        changes.add(table -> table.actor(1));
        changes.add(table -> table.first(1));
        changes.add(table -> table.round(2));
        changes.add(table -> table.setup(5));
        changes.add(table -> table.stage(1));
        changes.add(table -> table.resume(1));
        changes.add(table -> table.chosen(1));
        changes.add(table -> table.eligible(1));
        changes.add(table -> table.retire(0));
        changes.add(table -> table.retire(1));
        changes.add(table -> table.dice(5));
        changes.add(table -> table.throwsMade(2));
        changes.add(table -> table.throwsAllowed(4));
        changes.add(table -> table.inTheAir(1));
        changes.add(table -> table.settled(1));
        changes.add(table -> table.bought(1));
        changes.add(table -> table.acquire(16, false));
        changes.add(table -> table.acquire(16, true));
        changes.add(table -> table.acquire(17, false));
        changes.add(table -> table.fresh(0, 29));
        changes.add(table -> table.fresh(1, 29));
        changes.add(table -> table.discard(75));
        changes.add(table -> table.insert(1, Category.HEALTH.index(), 15, 0));
        changes.add(table -> table.kit(new byte[] {19, 28}));
        changes.add(table -> table.kit(new byte[0]));
        changes.add(table -> table.known(0, 0));
        changes.add(table -> table.known(1, 1));
        changes.add(table -> table.pay(0));
        changes.add(table -> table.pay(1));
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int at = place;
            changes.add(table -> table.track(at, 0));
            changes.add(table -> table.discountOn(at, 1));
        }
        for (int seat = 0; seat < 2; seat++) {
            int at = seat;
            changes.add(table -> table.hiddenCards(at, 3));
        }
        changes.add(table -> table.publicGoal(0, 77));
        changes.add(table -> table.publicGoal(1, 77));
        for (Table.Mark mark : Table.Mark.ALL) {
            changes.add(table -> table.raise(mark));
        }
        return changes;
    }

    private static List<CvState> tables() {
        var tables = new ArrayList<CvState>();
        tables.add(plain(Map.of()));
        openChanges().forEach(change -> tables.add(changed(step -> change.accept(step.table))));
        tables.add(changed(step -> step.replaceSource(1, Source.of(Source.DIE, Symbol.L))));
        tables.add(changed(step -> step.replaceSource(1, Source.spend(step.table.sources()[1]))));
        tables.add(changed(step -> step.hidden[0] = 1 << 4));
        tables.add(changed(step -> step.hidden[1] = 1 << 4));
        tables.add(changed(step -> step.secret[0] = 76));
        tables.add(changed(step -> step.pile[0]++));
        tables.add(changed(step -> step.pile[step.table.leftInAll() - 1]++));
        tables.add(changed(step -> step.draft = draft(1 << 3, -1)));
        for (int row = 0; row < 4; row++) {
            int which = row;
            tables.add(changed(step -> step.draft = draft(0, which)));
        }
        return tables;
    }

    @Test
    void every_table_equals_itself_only() {
        List<CvState> tables = tables();
        List<CvState> again = tables();
        for (int i = 0; i < tables.size(); i++) {
            for (int j = 0; j < tables.size(); j++) {
                assertThat(tables.get(i).equals(again.get(j)))
                        .as("%s and %s", i, j)
                        .isEqualTo(i == j);
                assertThat(tables.get(i).hash() == again.get(j).hash()).isEqualTo(i == j);
                assertThat(tables.get(i).hashCode() == again.get(j).hashCode()).isEqualTo(i == j);
            }
        }
        assertThat(tables.getFirst().equals((Object) "a table")).isFalse();
        assertThat(tables.getFirst().table().equals((Object) "a table")).isFalse();
    }

    @Test
    void what_has_left_the_decks_is_no_part_of_a_table() {
        CvState one = plain(Map.of());
        CvState longer =
                new CvState(
                        one.table(),
                        java.util.Arrays.copyOf(one.pile(), one.pile().length + 3),
                        one.hands(),
                        one.goals(),
                        one.draft());
        assertThat(longer).isEqualTo(one).hasSameHashCodeAs(one);
    }

    @Test
    void other_options_and_another_deck_make_another_table() {
        CvState one = plain(Map.of());
        assertThat(plain(Map.of("edition", "en"))).isNotEqualTo(one);
        assertThat(plain(Map.of("goal82", "wealth3"))).isNotEqualTo(one);
        String other =
                PLAIN.replaceFirst(
                        "\\{",
                        "{\"cards\": [{\"number\": 70, \"categories\": [\"Health\"], \"cost\": \"H\"}],");
        CvState patched =
                Decks.HOUSE
                        .formats()
                        .position(Decks.HOUSE.options().standard(2), Json.parse(other));
        assertThat(patched).isNotEqualTo(one);
    }

    @Test
    void views_differ_where_the_viewer_can_tell_tables_apart() {
        CvState one = plain(Map.of());
        CvState goal = changed(step -> step.secret[0] = 76);
        CvState deck = changed(step -> step.pile[0]++);
        CvState hand = changed(step -> step.hidden[0] = 1 << 4);
        Seat a = Seat.of(0);
        Seat b = Seat.of(1);
        assertThat(Decks.HOUSE.view(goal, a)).isNotEqualTo(Decks.HOUSE.view(one, a));
        assertThat(Decks.HOUSE.view(hand, a)).isNotEqualTo(Decks.HOUSE.view(one, a));
        assertThat(Decks.HOUSE.view(one, b)).isNotEqualTo(Decks.HOUSE.view(one, a));
        for (CvState unseen : List.of(goal, deck, hand)) {
            assertThat(Decks.HOUSE.view(unseen, b)).isEqualTo(Decks.HOUSE.view(one, b));
            assertThat(Decks.HOUSE.view(unseen, Spectator.SPECTATOR))
                    .isEqualTo(Decks.HOUSE.view(one, Spectator.SPECTATOR));
        }
        assertThat(Decks.HOUSE.view(deck, a)).isEqualTo(Decks.HOUSE.view(one, a));
    }

    /// CV-R-37 What its owner was when selecting a card is forgotten with the card: the table is the one a file without it describes.
    @Test
    @Rule({"CV-R-37", "CV-R-35"})
    void nothing_of_a_placed_card_stays_behind() {
        Settings settings = Decks.HOUSE.options().settings(2, Map.of("edition", "en"));
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                settings,
                                Json.parse(
                                        """
                                        {"phase": "place", "acquired": [{"card": 50, "retired": true}, {"card": 47, "retired": true}],
                                         "seats": {"A": {"retired": true, "health": [15, 22], "knowledge": [19, 23], "undecided": []}}}
                                        """));
        Seat a = Seat.of(0);
        for (String move : List.of("place 50 health 1", "place 47 knowledge 1")) {
            state = Decks.HOUSE.act(state, a, Decks.HOUSE.formats().read(move), Events.NONE);
            Json written = Json.parse(Decks.HOUSE.formats().position(state).print());
            assertThat(Decks.HOUSE.formats().position(settings, written)).isEqualTo(state);
        }
        assertThat(state.table().acquired()).isEmpty();
    }

    /// CV-R-46 Where the turn goes on is forgotten once it does: a throw against a misfortune leaves the table that a plain throw leaves.
    @Test
    @Rule({"CV-R-25", "CV-R-46"})
    void nothing_of_a_misfortune_that_was_thrown_away_stays_behind() {
        Settings settings = Decks.HOUSE.options().settings(2, Map.of("edition", "fr"));
        String struck =
                """
                {"phase": "misfortune", "resume": "roll", "dice": "BBBH", "throws": {"made": 1, "allowed": 3},
                 "seats": {"A": {"health": [53]}}}
                """;
        CvState state = Decks.HOUSE.formats().position(settings, Json.parse(struck));
        Seat a = Seat.of(0);
        state = Decks.HOUSE.act(state, a, Decks.HOUSE.formats().read("throw 1"), Events.NONE);
        Json written = Json.parse(Decks.HOUSE.formats().position(state).print());
        assertThat(Decks.HOUSE.formats().position(settings, written)).isEqualTo(state);
    }
}
