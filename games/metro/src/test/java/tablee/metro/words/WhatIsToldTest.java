package tablee.metro.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.metro.Golden;
import tablee.metro.Tables;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroEvent;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.testkit.Rule;

/// Every kind of event: what each viewer is told of it, in both languages, and that it survives being written down.
class WhatIsToldTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final MetroView SEEN =
            Tables.METRO.view(Tables.position(3, "{}"), Spectator.SPECTATOR);
    private static final List<Viewer> VIEWERS = List.of(A, B, Seat.of(2), Spectator.SPECTATOR);

    private static final List<MetroEvent> EVENTS =
            List.of(
                    new MetroEvent.StarterDrawn(A),
                    new MetroEvent.CharacterDealt(A, Optional.of("ondine-felix")),
                    new MetroEvent.StationOpened(Station.MAJORITE, B),
                    new MetroEvent.Dealt(A, 2, List.of("colo", "brevet")),
                    new MetroEvent.TurnBegan(A, 3, 9),
                    new MetroEvent.TurnSkipped(A),
                    new MetroEvent.Drew(A, Optional.of(Station.PUBERTE), Optional.of("colo")),
                    new MetroEvent.Drew(A, Optional.empty(), Optional.empty()),
                    new MetroEvent.Changed(
                            A, List.of(1, 0, 2), List.of(3, 0, 0), List.of("colo", "chalet")),
                    new MetroEvent.Passed(A, Optional.of(Station.MATURITE), Optional.of("chalet")),
                    new MetroEvent.Passed(A, Optional.empty(), Optional.empty()),
                    new MetroEvent.Returned(A, Station.PUBERTE, Optional.of("brevet")),
                    new MetroEvent.Announced(A, Optional.of("chalet"), false),
                    new MetroEvent.Announced(A, Optional.of("defi-des-coeurs"), true),
                    new MetroEvent.Chose(A, B),
                    new MetroEvent.MoveChosen(A, "panne-de-metro"),
                    new MetroEvent.Laid(A, "colo", 0),
                    new MetroEvent.Laid(A, "chalet", 7),
                    new MetroEvent.Sold(A, List.of("chalet", "baskets-stylees")),
                    new MetroEvent.AccrocLaid(A, "panne-de-metro", B),
                    new MetroEvent.DuelLaid(
                            A, Optional.of("defi-des-coeurs"), Optional.of(B), true),
                    new MetroEvent.DuelLaid(
                            A, Optional.of("defi-des-coeurs"), Optional.of(B), false),
                    new MetroEvent.Declined(A),
                    new MetroEvent.Revealed(A, "ondine-felix"),
                    new MetroEvent.Cancelled(A, "panne-de-metro"),
                    new MetroEvent.Spared(A, "panne-de-metro"),
                    new MetroEvent.AccrocMoved(A, B, "panne-de-metro"),
                    new MetroEvent.MoneyChanged(A, 2, "income"),
                    new MetroEvent.MoneyChanged(A, -2, "controle-fiscal"),
                    new MetroEvent.PointsChanged(A, -1, "tour-de-reins"),
                    new MetroEvent.MoneyStolen(A, B, 3),
                    new MetroEvent.CardStolen(A, B, "chalet", 0),
                    new MetroEvent.CardStolen(A, B, "chalet", 7),
                    new MetroEvent.CardDestroyed(A, "colo~2", 0),
                    new MetroEvent.CardDestroyed(A, "chalet", 1),
                    new MetroEvent.CardsSwapped(A, "colo", B, "brevet"),
                    new MetroEvent.HandsSwapped(A, B, List.of("colo"), List.of()),
                    new MetroEvent.TakenFromHand(A, B, Station.PUBERTE, Optional.of("colo")),
                    new MetroEvent.HandPeeked(A, B, List.of("colo", "brevet")),
                    new MetroEvent.CharacterPeeked(A, B, Optional.of("ondine-felix")),
                    new MetroEvent.PilePeeked(A, Station.PUBERTE, 2, List.of("colo", "brevet")),
                    new MetroEvent.EffectBegan(A, "panne-de-metro", 0, 1),
                    new MetroEvent.Stopped(A),
                    new MetroEvent.CharacterShown(A, "ondine-felix", 7),
                    new MetroEvent.DuelShown(A, "defi-des-coeurs", B, 2),
                    new MetroEvent.DuelShown(A, "defi-des-coeurs", B, -2),
                    new MetroEvent.DuelShown(A, "defi-des-coeurs", B, 0));

    /// The owner may look at their couple at any time; of the others each sees that there is one.
    @Test
    @Rule({"METRO-SETUP-2", "METRO-PERSO-1"})
    void a_couple_is_its_owners_secret() {
        var dealt = new MetroEvent.CharacterDealt(A, Optional.of("rose-gaspard"));
        assertThat(dealt.seenBy(A)).contains(dealt);
        for (Viewer other : List.of(B, Spectator.SPECTATOR)) {
            assertThat(dealt.seenBy(other))
                    .contains(new MetroEvent.CharacterDealt(A, Optional.empty()));
        }
        MetroState state = Tables.position(3, "{'players': {'A': {'character': 'rose-gaspard'}}}");
        Personnage couple = Tables.METRO.view(state, A).now().character(A).orElseThrow();
        assertThat(couple.title()).isEqualTo("Rose & Gaspard");
        assertThat(couple.main()).isNotEqualTo(couple.secondary());
        assertThat(Tables.METRO.view(state, B).now().character(A)).isEmpty();
    }

    @Test
    void all_kinds_are_here() {
        assertThat(EVENTS.stream().map(Object::getClass).collect(Collectors.toSet()))
                .hasSameSizeAs(MetroEvent.class.getPermittedSubclasses());
    }

    @Test
    void what_is_written_is_read_again() {
        for (MetroEvent event : EVENTS) {
            for (Viewer viewer : VIEWERS) {
                Event seen = event.seenBy(viewer).orElseThrow();
                Json json = Json.parse(Tables.METRO.formats().events().write(seen).print());
                assertThat(Tables.METRO.formats().events().read(json)).isEqualTo(seen);
                assertThat(seen.seenBy(viewer)).contains(seen);
            }
        }
    }

    @Test
    @Rule({"METRO-HIDE-2", "METRO-HIDE-3", "METRO-HIDE-7", "METRO-RULE-57"})
    void everybody_is_told_what_they_may_know() {
        var lines = new ArrayList<String>();
        for (MetroEvent event : EVENTS) {
            lines.add(
                    event.getClass().getSimpleName()
                            + (event.reveals() ? ", reveals " : " ")
                            + Tables.METRO.wording().clauses(event));
            String before = "";
            for (Viewer viewer : VIEWERS) {
                Event seen = event.seenBy(viewer).orElseThrow();
                String told = say("fr", seen) + " / " + say("en", seen);
                if (!told.equals(before)) {
                    lines.add("  " + viewer.label() + ": " + told);
                }
                before = told;
            }
        }
        Golden.check("told.txt", lines);
    }

    private static String say(String language, Event event) {
        Texts texts = Tables.METRO.wording().texts(language);
        return texts.say(Tables.METRO.wording().told(SEEN, event));
    }
}
