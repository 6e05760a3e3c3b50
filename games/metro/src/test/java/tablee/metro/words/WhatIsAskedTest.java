package tablee.metro.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.metro.Golden;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.metro.rules.MetroEvent;
import tablee.metro.rules.MetroState;

/// The question of the moment as each reads it, and the table as text in rarer moments.
class WhatIsAskedTest {

    private static final List<Viewer> VIEWERS =
            List.of(Seat.of(0), Seat.of(1), Seat.of(2), Spectator.SPECTATOR);

    private static final List<String> MOMENTS =
            List.of(
                    "{}",
                    "{'question': 'LAY', 'drawn': 'Colo', 'players': {'A': {'hand': ['Colo']}}}",
                    "{'question': 'TARGET', 'flow': {'card': 'Photo de soirée'}}",
                    "{'question': 'DUEL', 'flow': {'card': 'Défi des cœurs'}}",
                    "{'question': 'REACT', 'awaited': ['B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}",
                    "{'question': 'REACT', 'awaited': ['B'], 'flow': {'card': 'Photo de soirée', 'victim': 'B'}, 'players': {'B': {'character': 'rose-gaspard'}}}",
                    "{'question': 'REACT', 'awaited': ['B', 'C'], 'flow': {'card': 'Réforme surprise', 'victim': 'B', 'placed': true, 'waiting': ['B', 'C']}}",
                    "{'question': 'RETURN', 'awaited': ['C'], 'players': {'C': {'hand': ['Colo', 'Brevet'], 'noted': 1}}}",
                    "{'question': 'PACK'}",
                    "{'question': 'OVER'}");

    @Test
    void everybody_reads_what_is_asked_of_whom() {
        var wording = Tables.METRO.wording();
        var lines = new ArrayList<String>();
        for (String moment : MOMENTS) {
            lines.add(moment);
            MetroState state = Tables.position(3, moment);
            for (Viewer viewer : VIEWERS) {
                var asked = wording.asked(Tables.METRO.view(state, viewer));
                lines.add(
                        "  "
                                + viewer.label()
                                + ": "
                                + wording.texts("fr").say(asked)
                                + " / "
                                + wording.texts("en").say(asked));
            }
        }
        Golden.check("asked.txt", lines);
    }

    /// A log may tell of a card that this set does not have, and of an effect that a newer card no longer has.
    @Test
    void what_the_set_does_not_know_is_told_all_the_same() {
        assertThat(said(new MetroEvent.Laid(Seat.of(0), "somewhere-else", 0)))
                .contains("somewhere-else");
        String known = said(new MetroEvent.EffectBegan(Seat.of(0), "panne-de-metro", 0, 1));
        String beyond = said(new MetroEvent.EffectBegan(Seat.of(0), "panne-de-metro", 1, 1));
        String unknown = said(new MetroEvent.EffectBegan(Seat.of(0), "somewhere-else", 0, 1));
        assertThat(known.length()).isGreaterThan(beyond.length());
        assertThat(unknown).contains("somewhere-else");
        String both =
                said(new MetroEvent.HandsSwapped(Seat.of(0), Seat.of(1), List.of(), List.of()));
        String one =
                said(
                        new MetroEvent.HandsSwapped(
                                Seat.of(0), Seat.of(1), List.of(), List.of("colo")));
        assertThat(both).doesNotContain("Camp");
        assertThat(one).contains("Summer Camp");
        assertThatThrownBy(() -> Tables.METRO.wording().texts("xx"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String said(MetroEvent event) {
        var open = Tables.METRO.view(Tables.position(3, "{}"), Spectator.SPECTATOR);
        return Owned.ENGLISH.say(Tables.METRO.wording().told(open, event));
    }

    @Test
    void the_table_in_rarer_moments() {
        var lines = new ArrayList<String>();
        board(
                lines,
                Tables.of(3, "duels", "SECRET"),
                "{'station': 'MATURITE', 'active': 'B', 'players': {'A': {'hand': ['Colo', 'Brevet', 'Erasmus', 'Chalet', 'Panne de métro', 'Dégât des eaux',"
                        + " 'Doctorat', 'Cahier de vacances', 'Amour d`enfance'], 'running': [{'card': 'NoFriends'}], 'front': ['Brevet', 'Cahier de vacances', 'Ten', 'Nine',"
                        + " 'Amour d`enfance'], 'duels': [{'card': 'Défi des cœurs', 'opponent': 'C'}]},"
                        + " 'B': {'character': 'rose-gaspard', 'revealed': true, 'points': 2, 'front': ['Noble'], 'duels': ['Défi du grand cœur']},"
                        + " 'C': {'character': 'ondine-felix', 'revealed': true}},"
                        + " 'piles': {'P': ['Colo'], 'T': ['Chalet']}, 'cards': ["
                        + "{'title': 'Ten', 'category': 'SOCIAL', 'points': {'SOCIAL': 10}}, {'title': 'Nine', 'category': 'BOULOT', 'points': {'BOULOT': 9}},"
                        + "{'title': 'Noble', 'category': 'SEXE', 'points': {'AMOUR': 1}, 'noblesse': 1},"
                        + "{'kind': 'ACCROC', 'title': 'NoFriends', 'category': 'SOCIAL', 'effects': [{'do': 'BLOCK', 'when': 'TEMPORARY', 'category': 'SOCIAL', 'turns': 2}]}]}");
        board(lines, Tables.of(3), "{'station': 'PUBERTE', 'piles': {'P': ['Colo']}}");
        Golden.check("board-rare.txt", lines);
    }

    private static void board(
            List<String> lines, tablee.engine.Settings settings, String position) {
        Json json = Json.parse(position.replace('\'', '"').replace('`', '\''));
        MetroState state = Tables.METRO.formats().position(settings, json);
        for (Viewer viewer : List.of(Seat.of(0), Seat.of(1), Spectator.SPECTATOR)) {
            lines.add("[" + viewer.label() + "]");
            lines.addAll(
                    Tables.METRO.wording().board(Tables.METRO.view(state, viewer), Owned.ENGLISH));
        }
    }
}
