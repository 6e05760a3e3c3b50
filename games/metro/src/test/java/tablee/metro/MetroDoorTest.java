package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.content.Findings;
import tablee.metro.content.SetLoader;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.testkit.Rule;

/// The door through which others come to the game.
class MetroDoorTest {

    @Test
    void the_door() {
        MetroProvider provider = Owned.METRO;
        assertThat(provider.id()).isEqualTo("metro");
        assertThat(provider.house()).isSameAs(MetroGame.house());
        assertThat(provider.contentFiles()).isEqualTo(SetLoader.FILES);
        assertThat(provider.houseContent().name()).isEqualTo("house");
        assertThat(provider.houseContent().read("life.json")).isPresent();
        assertThat(provider.with(provider.houseContent()).info())
                .isEqualTo(provider.house().info());
        // Points that our own set may not have are an owner's business.
        String from = "'points': {'AMOUR': 4}";
        String to = "'points': {'AMOUR': 5}";
        assertThat(provider.with(Owned.set("mine", "life.json", from, to)).info().content())
                .startsWith("mine/");
        ContentSource ours = Owned.set("house", "life.json", from, to);
        assertThatThrownBy(() -> provider.with(ours)).isInstanceOf(BadInput.class);
        assertThat(provider.check(ours).isSound()).isFalse();
        assertThat(provider.check(Owned.set("mine", "life.json", from, to)).isSound()).isTrue();
    }

    /// A set with three couples seats three.
    @Test
    @Rule({"METRO-SETUP-1", "METRO-SETUP-9"})
    void a_game_needs_a_couple_for_everybody_and_a_starter_who_sits_there() {
        String people = Owned.METRO.houseContent().read("personnages.json").orElseThrow();
        int fourth = -1;
        for (int i = 0; i < 4; i++) {
            fourth = people.indexOf("{ \"names\"", fourth + 1);
        }
        String few = people.substring(0, people.lastIndexOf(',', fourth)) + "\n] }";
        var small =
                new MetroGame(
                        SetLoader.load(
                                new ContentSource() {
                                    @Override
                                    public String name() {
                                        return "few";
                                    }

                                    @Override
                                    public java.util.Optional<String> read(String file) {
                                        return file.equals("personnages.json")
                                                ? java.util.Optional.of(few)
                                                : Owned.METRO.houseContent().read(file);
                                    }
                                },
                                new Findings()));
        assertThat(small.set().characters()).hasSize(3);
        assertThat(small.next(small.start(Tables.of(3)))).isInstanceOf(Next.Draw.class);
        assertThatThrownBy(() -> small.start(Tables.of(4))).isInstanceOf(BadInput.class);
        MetroState third = Tables.METRO.start(Tables.of(3, "starter", "C"));
        assertThat(Tables.METRO.view(third, Spectator.SPECTATOR).now().starter())
                .isEqualTo(Seat.of(2));
        assertThatThrownBy(() -> Tables.METRO.start(Tables.of(3, "starter", "D")))
                .isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("METRO-FLOW-2")
    void the_quick_list_is_the_list_and_who_watches_has_none() {
        MetroState state =
                Tables.position(
                        3, "{'players': {'A': {'hand': ['Colo']}}, 'piles': {'P': ['Brevet']}}");
        Seat seat = Seat.of(0);
        assertThat(Tables.METRO.quickLegal(state, seat))
                .hasSize(2)
                .isEqualTo(Tables.METRO.legal(Tables.METRO.view(state, seat)));
        assertThat(Tables.METRO.legal(Tables.METRO.view(state, Spectator.SPECTATOR))).isEmpty();
        MetroView view = Tables.METRO.view(state, seat);
        assertThat(view.awaited()).isEqualTo(Seats.of(1));
        assertThatThrownBy(() -> Tables.METRO.quickLegal(state, seat).get(2))
                .isInstanceOf(IndexOutOfBoundsException.class);
        // A list that had room for more than it holds ends where it ends.
        MetroState drawn =
                Tables.position(
                        3,
                        "{'question': 'LAY', 'drawn': 'Brevet', 'players': {'A': {'hand': ['Brevet']}}}");
        assertThat(Tables.METRO.quickLegal(drawn, seat)).hasSize(1);
        assertThatThrownBy(() -> Tables.METRO.quickLegal(drawn, seat).get(1))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
