package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.engine.play.Playout;
import tablee.engine.play.World;
import tablee.testkit.Positions;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

class MatchTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final PipsGame GAME = new PipsGame();
    private static final Settings TWO = GAME.options().standard(2);
    private static final ChanceSource NOTHING =
            chance -> {
                throw new AssertionError("nothing was to be drawn, but " + chance.name());
            };

    private static Match<PipsState, PipsView, PipsAction> started() {
        Match<PipsState, PipsView, PipsAction> match = Match.seeded(GAME, TWO, 3);
        match.act(A, PipsAction.READY);
        match.act(B, PipsAction.READY);
        return match;
    }

    private static GameLog log() {
        return Positions.match(GAME, TWO, 3, 100).log();
    }

    @Test
    void draws_are_made_at_once() {
        Match<PipsState, PipsView, PipsAction> match = Match.seeded(GAME, TWO, 3);
        assertThat(match.steps()).isEqualTo(1);
        assertThat(match.awaited()).isEqualTo(Seats.all(2));
        assertThat(match.log().entries().getFirst().seat()).isEmpty();
        assertThat(match.log().entries().getFirst().notation()).startsWith("deal ");
        assertThat(match.log().random()).contains(new GameLog.Origin("xoshiro256++", 3));
        assertThat(match.outcome()).isEmpty();
        assertThat(match.isOver()).isFalse();
    }

    @Test
    void an_illegal_action_changes_nothing() {
        Match<PipsState, PipsView, PipsAction> match = started();
        PipsState before = match.state();
        assertThat(match.act(B, PipsAction.DRAW).map(Refused::clause)).contains("PIPS-TURN-1");
        assertThat(match.state()).isSameAs(before);
        assertThat(match.steps()).isEqualTo(3);
        assertThat(match.legal(B)).isEmpty();
    }

    @Test
    void viewers_get_the_events_they_saw() {
        Match<PipsState, PipsView, PipsAction> match = started();
        match.act(A, PipsAction.DRAW);
        int card = match.state().held();
        assertThat(match.events(3, A)).containsExactly(new PipsEvent.Drew(A, card));
        assertThat(match.events(3, B)).containsExactly(new PipsEvent.Drew(A, 0));
        assertThat(match.events(3)).containsExactly(new PipsEvent.Drew(A, card));
    }

    @Test
    void a_log_replays_without_a_generator() {
        GameLog log = GameLog.read(Json.parse(log().toJson().pretty()), GAME.options());
        assertThat(log).isEqualTo(log());
        Match<PipsState, PipsView, PipsAction> again = Match.replay(GAME, log, NOTHING);
        assertThat(again.isOver()).isTrue();
        assertThat(again.log()).isEqualTo(log);
    }

    @Test
    void a_log_goes_on_where_it_was_cut() {
        GameLog whole = log();
        for (int cut = 0; cut <= whole.entries().size(); cut++) {
            Match<PipsState, PipsView, PipsAction> again =
                    Match.replay(GAME, whole.before(cut), ChanceSource.of(new Xoshiro(cut)));
            assertThat(again.log().entries().subList(0, cut))
                    .isEqualTo(whole.entries().subList(0, cut));
            assertThat(again.next()).isNotInstanceOf(Next.Draw.class);
        }
    }

    @Test
    void every_edited_step_is_noticed() {
        GameLog log = log();
        for (int step = 0; step < log.entries().size(); step++) {
            GameLog.Entry entry = log.entries().get(step);
            String place = "Step " + (step + 1);
            refused(
                    edited(
                            log,
                            step,
                            new GameLog.Entry(entry.seat(), entry.notation(), entry.hash() ^ 1)),
                    place);
            refused(edited(log, step, new GameLog.Entry(entry.seat(), "fly", entry.hash())), place);
            refused(
                    edited(
                            log,
                            step,
                            new GameLog.Entry(
                                    entry.seat().isPresent() ? Optional.empty() : Optional.of(A),
                                    entry.notation(),
                                    entry.hash())),
                    place);
            GameLog without =
                    new GameLog(
                            log.game(),
                            log.rules(),
                            log.content(),
                            log.settings(),
                            log.random(),
                            remove(log.entries(), step));
            if (step + 1 < log.entries().size()) {
                refused(without, "Step ");
            }
        }
        var longer = new ArrayList<>(log.entries());
        longer.add(new GameLog.Entry(Optional.of(A), "draw", 0));
        refused(
                new GameLog(
                        log.game(),
                        log.rules(),
                        log.content(),
                        log.settings(),
                        log.random(),
                        longer),
                "Step " + longer.size() + ": \"draw\" stands where something else was due.");
    }

    private static List<GameLog.Entry> remove(List<GameLog.Entry> entries, int step) {
        var others = new ArrayList<>(entries);
        others.remove(step);
        return others;
    }

    private static GameLog edited(GameLog log, int step, GameLog.Entry entry) {
        var entries = new ArrayList<>(log.entries());
        entries.set(step, entry);
        return new GameLog(
                log.game(), log.rules(), log.content(), log.settings(), log.random(), entries);
    }

    private static void refused(GameLog log, String sentence) {
        assertThatThrownBy(() -> Match.replay(GAME, log, ChanceSource.of(new Xoshiro(1))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void a_file_that_is_no_log_is_refused() {
        String good = log().toJson().print();
        for (Map.Entry<String, String> broken :
                Map.of(
                                "\"tablee\":\"game\"", "\"tablee\":\"song\"",
                                "\"format\":1", "\"format\":2",
                                "\"seed\":\"3\"", "\"seed\":\"three\"",
                                "\"hash\":\"", "\"hash\":\"zz",
                                "\"steps\"", "\"stops\"",
                                "\"seats\":2", "\"seats\":9",
                                "\"deck\":\"9\"", "\"deck\":\"99\"",
                                "\"seat\":\"A\"", "\"seat\":\"Q\"")
                        .entrySet()) {
            String bad = good.replace(broken.getKey(), broken.getValue());
            assertThat(bad).isNotEqualTo(good);
            assertThatThrownBy(() -> GameLog.read(Json.parse(bad), GAME.options()))
                    .as(broken.getValue())
                    .isInstanceOf(BadInput.class);
        }
        for (int cut = 1; cut < good.length(); cut += 7) {
            String truncated = good.substring(0, cut);
            assertThatThrownBy(() -> GameLog.read(Json.parse(truncated), GAME.options()))
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void own_steps_can_be_taken_back_up_to_a_draw_a_reveal_or_somebody_else() {
        Settings low = GAME.options().settings(2, Map.of("ending", "low"));
        PipsState state =
                GAME.formats().position(low, Json.parse("{\"cards\": {\"A\": 4, \"B\": 2}}"));
        Match<PipsState, PipsView, PipsAction> match = Match.from(GAME, low, state, NOTHING);
        assertThat(match.undoableFrom(A)).isZero();
        assertThat(match.undoableFrom(B)).isEqualTo(match.steps());
        match.act(A, PipsAction.STAND);
        assertThat(match.undoableFrom(A)).isZero();
        match.act(B, PipsAction.DRAW);
        assertThat(match.undoableFrom(A)).as("somebody else moved").isEqualTo(2);
        assertThat(match.undoableFrom(B)).as("a card was seen").isEqualTo(2);
        match.act(B, PipsAction.TOSS);
        match.act(B, PipsAction.STAND);
        assertThat(match.isOver()).isTrue();
        assertThat(match.outcome().map(Outcome::ranks)).contains(List.of(2, 1));
        Match<PipsState, PipsView, PipsAction> seeded = Match.seeded(GAME, TWO, 3);
        assertThat(seeded.undoableFrom(A)).as("a draw").isEqualTo(1);
        seeded.act(A, PipsAction.LOOK);
        assertThat(seeded.undoableFrom(A)).isEqualTo(1);
        assertThat(seeded.undoableFrom(B)).isEqualTo(2);
    }

    @Test
    void a_world_shows_views_only() {
        Match<PipsState, PipsView, PipsAction> match = started();
        World<PipsView, PipsAction> world = World.imagined(GAME, match.view(A), new Xoshiro(1));
        assertThat(world.view(A)).isEqualTo(match.view(A));
        assertThat(world.legal(A)).isEqualTo(match.legal(A));
        World<PipsView, PipsAction> copy = world.copy();
        copy.act(A, PipsAction.STAND);
        copy.act(B, PipsAction.STAND);
        assertThat(copy.next()).isInstanceOf(Next.Draw.class);
        World<PipsView, PipsAction> rolled = copy.copy();
        rolled.draw(Drawn.of(5));
        assertThat(rolled.next()).isInstanceOf(Next.End.class);
        assertThat(copy.settle(new Xoshiro(2))).isInstanceOf(Next.End.class);
        assertThat(world.next()).isInstanceOf(Next.Decide.class);
        assertThat(world.settle(new Xoshiro(2))).isInstanceOf(Next.Decide.class);
    }

    @Test
    void playouts_repeat() {
        Playout one = Playout.random(GAME, TWO, new Xoshiro(1), new Xoshiro(2));
        assertThat(one).isEqualTo(Playout.random(GAME, TWO, new Xoshiro(1), new Xoshiro(2)));
        assertThat(one.draws()).isEqualTo(2);
        assertThat(one.actions()).isGreaterThanOrEqualTo(4);
        assertThat(one.hash()).isNotZero();
    }

    @Test
    void games_are_found_by_name() {
        assertThat(Games.find("pips").house()).isInstanceOf(PipsGame.class);
        assertThat(Games.all()).extracting(GameProvider::id).isSorted().contains("pips");
        assertThatThrownBy(() -> Games.find("chess"))
                .hasMessageContaining("There is no game \"chess\"; the games are")
                .hasMessageContaining("pips");
        assertThatThrownBy(() -> Games.find("pips").with(ContentSource.EMPTY))
                .hasMessageContaining("has no content to replace");
        assertThat(ContentSource.EMPTY.read("x")).isEmpty();
    }

    @Test
    void nobody_listens_in_a_playout() {
        Events deaf = Events.NONE;
        deaf.add(new PipsEvent.Stood(A));
        assertThat(deaf.told()).isEmpty();
        assertThat(deaf.wanted()).isFalse();
        Events heard = Events.recorded();
        heard.add(new PipsEvent.Stood(A));
        assertThat(heard.told()).hasSize(1);
    }
}
