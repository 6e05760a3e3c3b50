package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Match;
import tablee.testkit.Prose;
import tablee.testkit.Rule;

/// A hint names a move and says why in one sentence, in both languages, from what the seat may know.
class HintsTest {

    private static final List<String> PEOPLE = List.of("Ana", "Ben", "Chloé", "David");

    private static Thinking thinking(long seed, int iterations) {
        return new Thinking(new Xoshiro(seed), seed, Budget.iterations(iterations));
    }

    @ParameterizedTest
    @CsvSource({"cabo, 3", "cv, 3", "metro, 3", "hasard, 3"})
    void reads_well_at_any_moment(String id, int seats) {
        read(Games.find(id).house(), seats);
    }

    /// Hints on the way through a random game; what was asked for the choice of the others does not matter.
    private static <S extends State, V extends View, A extends Action> void read(
            Game<S, V, A> game, int seats) {
        Match<S, V, A> match = Match.seeded(game, game.options().standard(seats), 3);
        Randomness choice = new Streams(3).stream("choice");
        for (int i = 0; i < 160 && !match.isOver(); i++) {
            Seat seat = match.awaited().first();
            List<A> legal = match.legal(seat);
            if (i % 2 == 0) {
                hint(game, match.view(seat), legal, i);
            }
            assertThat(match.act(seat, legal.get(choice.below(legal.size())))).isEmpty();
        }
    }

    private static <V extends View, A extends Action> void hint(
            Game<?, V, A> game, V view, List<A> legal, int seed) {
        Hints<A> hint = Hints.of(game, view, legal, thinking(seed, 8));
        assertThat(legal).contains(hint.action());
        for (String language : Texts.LANGUAGES) {
            if (!game.wording().texts(language).borrowed().isEmpty()) {
                continue;
            }
            Texts texts =
                    game.wording().texts(language).withNames(PEOPLE).with(Hints.texts(language));
            var reader =
                    Prose.of(
                            language,
                            game.wording().names().values(),
                            PEOPLE,
                            Set.of(
                                    "CV",
                                    "Accroc",
                                    "Accrocs",
                                    "Défi",
                                    "Puberté",
                                    "Majorité",
                                    "Maturité"));
            String said = texts.say(hint.why());
            assertThat(reader.fault(said, Prose.Kind.SENTENCE)).as(said).isEmpty();
        }
    }

    private static final String HEAVY =
            "{'phase':'hold drawn','held':1,'tableaux':{'A':[10,2,3,0]},'known':{'A':['A1','A2','A3','A4']}}";

    @Test
    void says_what_one_probably_holds_and_what_it_saves() {
        assertThat(cabo("on", HEAVY))
                .contains(
                        "You probably hold a 10 there, and the 1 in its place saves about 9 points");
    }

    @Test
    @Rule("CABO-INFO-14")
    void does_not_remember_for_people_who_are_asked_to() {
        assertThat(cabo("off", HEAVY))
                .contains("What has been seen so far speaks for it")
                .doesNotContain("10");
        assertThat(cabo("off", "{'phase':'initial look','tableaux':{'A':[9,8,1,1]}}"))
                .contains("A card you know is a card you can get rid of");
    }

    @Test
    void says_the_same_whatever_lies_hidden() {
        String known = "'known':{'A':['A1','A2']},'phase':'turn start','discard':[2]}";
        String one = cabo("on", "{'tableaux':{'A':[9,8,1,1],'B':[0,0,1,2],'C':[3,4,5,6]}," + known);
        String other =
                cabo(
                        "on",
                        "{'tableaux':{'A':[9,8,12,12],'B':[13,13,11,11],'C':[3,4,5,6]}," + known);
        assertThat(one).isEqualTo(other);
    }

    private static String cabo(String memory, String position) {
        var game = Games.find("cabo").house();
        return said(game, game.options().settings(3, Map.of("memory", memory)), position);
    }

    private static <S extends State, V extends View, A extends Action> String said(
            Game<S, V, A> game, Settings settings, String position) {
        S state =
                game.formats()
                        .position(
                                settings,
                                Json.parse(
                                        position.replace(
                                                        "{'phase'",
                                                        "{'round':1,'active':'A','phase'")
                                                .replace(
                                                        "{'tableaux'",
                                                        "{'round':1,'active':'A','tableaux'")
                                                .replace('\'', '"')));
        V view = game.view(state, Seat.of(0));
        Hints<A> hint = Hints.of(game, view, game.legal(view), thinking(5, 120));
        return game.wording().texts("en").withNames(PEOPLE).with(Hints.texts("en")).say(hint.why());
    }
}
