package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.cabo.Tables;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.testkit.Positions;
import tablee.testkit.Rule;

/// Section 6.2: what the option `memory` shows, and whom it binds.
class MemoryAidTest {

    private static CaboView view(String memory, int step, Viewer viewer) {
        Settings settings = Tables.of(3, "memory", memory, "firstStarter", "A");
        return Tables.CABO.view(Positions.random(Tables.CABO, settings, 5, step), viewer);
    }

    @Test
    @Rule("CABO-INFO-15")
    void does_not_bind_bots_who_may_remember_what_a_seat_has_seen() {
        int remembered = 0;
        for (int step = 0; step < 150; step++) {
            for (int seat = 0; seat < 3; seat++) {
                CaboView without = view("off", step, Seat.of(seat));
                assertThat(without.memory()).isEqualTo(view("on", step, Seat.of(seat)).memory());
                remembered += without.memory().faces().places().size();
            }
        }
        assertThat(remembered).as("cards remembered along the way").isPositive();
    }

    @Test
    @Rule({"CABO-INFO-14", "CABO-INFO-6"})
    void shows_exactly_what_the_viewer_has_seen_or_nothing() {
        for (int step = 1; step < 150; step++) {
            for (Viewer viewer : new Viewer[] {Seat.of(0), Seat.of(2), Spectator.SPECTATOR}) {
                CaboView with = view("on", step, viewer);
                assertThat(with.now().shown()).isEqualTo(with.memory().faces());
                CaboView without = view("off", step, viewer);
                switch (without.now().phase()) {
                    case TURN_START, HOLD_DRAWN, HOLD_TAKEN, POWER_TARGET ->
                            assertThat(without.now().shown().places()).isEmpty();
                    case ROUND_SUMMARY, GAME_OVER ->
                            assertThat(without.now().shown()).isEqualTo(without.memory().faces());
                    case STARTER, DEAL, INITIAL_LOOK, RENEWAL -> {}
                }
            }
        }
    }

    /// Whoever is shown what somebody knows sees what a memory aid would show them.
    @Test
    @Rule("CABO-INFO-14")
    void what_somebody_remembers_is_what_an_aid_would_show() {
        int remembered = 0;
        for (int step = 1; step < 150; step++) {
            CaboView view = view("off", step, Seat.of(1));
            CaboView shown = Tables.CABO.remembering(view);
            CaboView aided = view("on", step, Seat.of(1));
            assertThat(Tables.CABO.formats().now(shown).print())
                    .isEqualTo(
                            Tables.CABO
                                    .formats()
                                    .now(aided)
                                    .print()
                                    .replace(",\"memory\":\"on\"", ""));
            assertThat(shown.memory()).isEqualTo(view.memory());
            remembered += shown.now().shown().equals(view.now().shown()) ? 0 : 1;
        }
        assertThat(remembered).as("views that remember something").isPositive();
    }

    /// What a plan or an answer given beforehand is called stays on the page.
    @Test
    @Rule({"CABO-INFO-14", "CABO-SETUP-8"})
    void the_words_of_a_move_that_stay_name_no_card() {
        var wording = Tables.CABO.wording();
        int blank = 0;
        for (int step = 1; step < 150; step++) {
            for (int seat = 0; seat < 3; seat++) {
                CaboView view = view("off", step, Seat.of(seat));
                CaboView aided = view("on", step, Seat.of(seat));
                for (CaboAction action : Tables.CABO.legal(view)) {
                    Message said = wording.said(view, action);
                    Message kept = wording.kept(view, action).orElse(said);
                    assertThat(kept.key()).doesNotEndWith(".value");
                    assertThat(kept.key()).isEqualTo(said.key().replace(".value", ""));
                    blank += kept.equals(said) ? 0 : 1;
                    assertThat(wording.kept(aided, action)).isEmpty();
                }
            }
        }
        assertThat(blank).as("moves that name a card").isGreaterThan(20);
    }

    /// The table as text is drawn from what lies before one's eyes, never from what one has seen.
    @Test
    @Rule({"CABO-INFO-14", "CABO-SETUP-8"})
    void the_table_as_text_shows_no_more_than_the_table() {
        Texts texts = Tables.CABO.wording().texts("en");
        int remembered = 0;
        for (int step = 1; step < 150; step++) {
            for (Viewer viewer : new Viewer[] {Seat.of(0), Seat.of(2), Spectator.SPECTATOR}) {
                CaboView view = view("off", step, viewer);
                CaboView forgotten = Tables.CABO.forgetting(view);
                remembered += forgotten.memory().equals(view.memory()) ? 0 : 1;
                assertThat(Tables.CABO.wording().board(view, texts))
                        .isEqualTo(Tables.CABO.wording().board(forgotten, texts));
            }
        }
        assertThat(remembered).as("views that remember something").isPositive();
    }
}
