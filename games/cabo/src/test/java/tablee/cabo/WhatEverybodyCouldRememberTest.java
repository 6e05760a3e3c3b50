package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.engine.Chance;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.testkit.Rule;

/// Section 6.1: the packed knowledge of the rules against somebody at each seat, and one beside the table, who remembers
/// everything they were shown and nothing else.
@Rule({"CABO-INFO-1..12", "CABO-INFO-15"})
class WhatEverybodyCouldRememberTest {

    private static final int GAMES = 3;
    private static final int LONGEST = 700;

    static List<Settings> tables() {
        return Tables.all();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void is_what_the_events_told_them_and_nothing_more(Settings settings) {
        for (int game = 0; game < GAMES; game++) {
            play(settings, game);
        }
    }

    /// The games above are long enough to say something about renewed piles.
    @Test
    void survives_the_renewal_of_the_draw_pile() {
        int renewals = 0;
        for (int game = 0; game < GAMES; game++) {
            renewals += play(Tables.of(4), game);
        }
        assertThat(renewals).isPositive();
    }

    private static int play(Settings settings, int number) {
        Streams streams = new Streams(61).game(number);
        Randomness chance = streams.stream("chance");
        Randomness choice = streams.stream("choice");
        Map<Viewer, Rememberer> people = people(settings.seats());
        CaboState state = Tables.CABO.start(settings);
        int renewals = 0;
        for (int step = 0; step < LONGEST; step++) {
            Events told = Events.recorded();
            switch (Tables.CABO.next(state)) {
                case Next.Draw(Chance due) -> {
                    renewals += due.name().equals("renew") ? 1 : 0;
                    state = Tables.CABO.draw(state, due.draw(chance), told);
                }
                case Next.Decide(Seats awaited) -> {
                    Seat seat = awaited.list().get(choice.below(awaited.size()));
                    CaboAction action = reluctant(Tables.CABO.quickLegal(state, seat), choice);
                    state = Tables.CABO.act(state, seat, action, told);
                }
                case Next.End _ -> {
                    return renewals;
                }
            }
            compare(state, people, told.told());
        }
        return renewals;
    }

    /// Any decision, but seldom the one that ends the round: long rounds have more to remember.
    private static CaboAction reluctant(List<CaboAction> legal, Randomness choice) {
        CaboAction action = legal.get(choice.below(legal.size()));
        boolean again = action instanceof CaboAction.Call && choice.below(40) != 0;
        return again ? legal.getFirst() : action;
    }

    private static Map<Viewer, Rememberer> people(int seats) {
        Map<Viewer, Rememberer> people = new HashMap<>();
        for (Seat seat : Seats.all(seats)) {
            people.put(seat, new Rememberer());
        }
        people.put(Spectator.SPECTATOR, new Rememberer());
        return people;
    }

    private static void compare(
            CaboState state, Map<Viewer, Rememberer> people, List<Event> events) {
        people.forEach(
                (viewer, person) -> {
                    for (Event event : events) {
                        event.seenBy(viewer).ifPresent(seen -> person.sees((CaboEvent) seen));
                    }
                    if (state.phase == CaboPhase.DEAL) {
                        // The cards were gathered in; what is left to remember is of no use.
                        person.cards.clear();
                        person.discards.clear();
                    }
                    CaboView.Memory memory = Tables.CABO.view(state, viewer).memory();
                    assertThat(cards(memory.faces())).as(viewer.label()).isEqualTo(person.cards);
                    assertThat(memory.discards()).as(viewer.label()).isEqualTo(person.discards);
                });
        // Which cards a seat has seen is public, because looks are.
        List<Long> knownBy = Tables.CABO.view(state, Spectator.SPECTATOR).memory().knownBy();
        people.forEach(
                (viewer, person) -> {
                    int index = viewer instanceof Seat seat ? seat.index() : state.players();
                    assertThat(Pieces.PLACES.write(knownBy.get(index)).print())
                            .as("known by %s", viewer.label())
                            .isEqualTo(places(person));
                });
    }

    private static String places(Rememberer person) {
        return tablee.engine.Json.texts(List.copyOf(person.cards.keySet())).print();
    }

    private static Map<String, Integer> cards(Faces faces) {
        var cards = new TreeMap<String, Integer>();
        faces.places().forEach(place -> cards.put(place.toString(), faces.value(place.cell())));
        return cards;
    }

    /// A person with a perfect memory and no idea how the rules keep theirs.
    private static final class Rememberer {
        private final Map<String, Integer> cards = new TreeMap<>();
        private final List<Integer> discards = new ArrayList<>();
        private int declared = -1;

        void sees(CaboEvent event) {
            switch (event) {
                case CaboEvent.RoundStarted e -> {
                    cards.clear();
                    discards.clear();
                    discards.add(e.firstDiscard());
                }
                case CaboEvent.Looked e ->
                        e.value().ifPresent(v -> cards.put(at(e.seat(), e.slot()), v));
                case CaboEvent.Took _ -> discards.removeLast();
                case CaboEvent.Exchanged e -> {
                    for (int slot : e.slots().list()) {
                        cards.remove(at(e.seat(), slot));
                        discards.add(e.replaced());
                    }
                    int lowest = e.slots().list().getFirst();
                    e.incoming().ifPresent(v -> cards.put(at(e.seat(), lowest), v));
                }
                case CaboEvent.ClaimFailed e -> {
                    for (int i = 0; i < e.values().size(); i++) {
                        cards.put(at(e.seat(), e.slots().list().get(i)), e.values().get(i));
                    }
                    discards.add(e.incoming());
                }
                case CaboEvent.Discarded e -> discards.add(e.value());
                case CaboEvent.PowerDeclared e -> declared = e.value();
                case CaboEvent.Peeked e -> {
                    e.value().ifPresent(v -> cards.put(at(e.seat(), e.slot()), v));
                    discards.add(declared);
                }
                case CaboEvent.Spied e -> {
                    e.value().ifPresent(v -> cards.put(e.card().toString(), v));
                    discards.add(declared);
                }
                case CaboEvent.Swapped e -> {
                    trade(e.first().toString(), e.second().toString());
                    discards.add(declared);
                }
                case CaboEvent.Forwent _ -> discards.add(declared);
                case CaboEvent.PileRenewed _ -> discards.subList(0, discards.size() - 1).clear();
                case CaboEvent.RoundEnded e -> {
                    for (int seat = 0; seat < e.tableaux().size(); seat++) {
                        for (int slot = 0; slot < e.tableaux().get(seat).size(); slot++) {
                            if (e.tableaux().get(seat).get(slot) != CaboEvent.EMPTY) {
                                cards.put(
                                        at(Seat.of(seat), slot + 1),
                                        e.tableaux().get(seat).get(slot));
                            }
                        }
                    }
                }
                case CaboEvent.SaidReady _,
                        CaboEvent.Drew _,
                        CaboEvent.Called _,
                        CaboEvent.GameEnded _ -> {}
                case CaboEvent.WentOn _, CaboEvent.StarterDrawn _ -> {}
            }
        }

        private static String at(Seat seat, int slot) {
            return seat.label() + slot;
        }

        private void trade(String first, String second) {
            Integer one = cards.remove(first);
            Integer other = cards.remove(second);
            if (one != null) {
                cards.put(second, one);
            }
            if (other != null) {
                cards.put(first, other);
            }
        }
    }
}
