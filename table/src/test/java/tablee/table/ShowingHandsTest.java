package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;

/// Hands that whoever looks on sees: by consent of all who sit there, until one of them does not want it.
class ShowingHandsTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);

    private static Ruling hands(Desk<?, ?, ?> desk, Seat seat, boolean agrees) {
        return desk.rule("p" + seat.index(), new Command.Hands(seat, agrees), 2000);
    }

    private static String refusal(Ruling ruling) {
        return ruling instanceof Ruling.No no ? no.refused().reason().key() : ruling.toString();
    }

    private static Desk<?, ?, ?> playing(int seats) {
        return Seated.at(seats, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
    }

    private static Json seen(Table<?, ?, ?> table, Viewer viewer) {
        return seen(table, viewer, new Telling("en", false, false).lookingOn());
    }

    private static Json seen(Table<?, ?, ?> table, Viewer viewer, Telling telling) {
        String text =
                Update.look(table, new ArrayDeque<>()).snapshot("x", List.of(viewer), telling, 0);
        return Json.parse(text).at("views").items().getFirst();
    }

    private static Desk<?, ?, ?> shown(int seats) {
        var desk = playing(seats);
        for (Seat seat : Seats.all(seats)) {
            Seated.line(hands(desk, seat, true));
        }
        return desk;
    }

    @Test
    void are_shown_when_all_have_agreed_and_no_longer_when_one_does_not() {
        var desk = playing(3);
        Seated.line(hands(desk, B, true));
        Seated.line(hands(desk, A, true));
        assertThat(hands(desk, A, true)).isInstanceOf(Ruling.Done.class);
        assertThat(desk.table().hands().orElseThrow())
                .isEqualTo(new Table.Wish(B, Seats.of(A).with(B), 0));
        assertThat(desk.table().showsHands()).isFalse();
        assertThat(seen(desk.table(), Spectator.SPECTATOR).find("hands")).isEmpty();
        Seated.line(hands(desk, C, true));
        assertThat(desk.table().showsHands()).isTrue();
        assertThat(seen(desk.table(), Spectator.SPECTATOR).at("hands").fields())
                .containsOnlyKeys("A", "B", "C");
        Seated.line(hands(desk, A, false));
        assertThat(desk.table().showsHands()).isFalse();
        assertThat(desk.table().hands()).isEmpty();
        assertThat(seen(desk.table(), Spectator.SPECTATOR).find("hands")).isEmpty();
        // It begins from nothing: nobody else's word of before counts.
        Seated.line(hands(desk, A, true));
        assertThat(desk.table().showsHands()).isFalse();
    }

    @Test
    void nobody_who_sits_there_is_told_any_of_them() {
        var before = playing(2);
        var desk = shown(2);
        for (Seat seat : List.of(A, B)) {
            assertThat(seen(desk.table(), seat)).isEqualTo(seen(before.table(), seat));
        }
        // Nor may they look as somebody without a seat does.
        var own = new Telling("en", false, false);
        assertThat(seen(desk.table(), Spectator.SPECTATOR, own))
                .isEqualTo(seen(before.table(), Spectator.SPECTATOR, own));
    }

    @Test
    void are_what_seats_see_and_remember_and_no_card_that_none_of_them_knows() {
        var desk = shown(2);
        Json look = seen(desk.table(), Spectator.SPECTATOR).at("hands");
        while (Seated.question(desk.table(), desk.table().awaited().first())
                .equals("cabo.asked.look")) {
            Seat _ = Seated.move(desk, 3000);
        }
        Json later = seen(desk.table(), Spectator.SPECTATOR).at("hands");
        // Two of four cards have been looked at; they are remembered, and the others stay face
        // down.
        for (String seat : List.of("A", "B")) {
            List<Json> row = later.at(seat).at("tableaux").at(seat).items();
            assertThat(row.stream().filter(card -> card instanceof Json.Num)).hasSize(2);
            assertThat(row).hasSize(4);
        }
        assertThat(look.fields()).containsOnlyKeys("A", "B");
    }

    @Test
    void one_who_would_rather_not_is_enough() {
        var desk = playing(2);
        assertThat(refusal(hands(desk, B, false))).isEqualTo("server.hands.unasked");
        Seated.line(hands(desk, A, true));
        Seated.line(hands(desk, B, false));
        assertThat(desk.table().hands()).isEmpty();
        assertThat(refusal(desk.rule("p9", new Command.Hands(B, true), 1)))
                .isEqualTo("server.seat.notyours");
    }

    @Test
    void a_person_whom_a_bot_plays_for_is_asked_too_and_one_who_came_by_a_link_has_not_agreed() {
        var desk = playing(2);
        Seated.line(desk.rule("p1", new Command.Leave(B), 1500));
        assertThat(desk.table().chair(B).robot()).isPresent();
        Seated.line(hands(desk, A, true));
        assertThat(desk.table().showsHands()).isFalse();
        Seated.line(hands(desk, B, true));
        assertThat(desk.table().showsHands()).isTrue();
        Seated.line(desk.rule("p7", new Command.Move(B, "p1", "New", false), 2500));
        assertThat(desk.table().showsHands()).isFalse();
        assertThat(desk.table().hands()).isEmpty();
    }

    @Test
    void where_nobody_may_look_on_there_is_nobody_to_show_them_to() {
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT).forChildren(true));
        assertThat(refusal(hands(desk, A, true))).isEqualTo("server.hands.nobody");
    }

    @Test
    void the_log_says_the_same_again() {
        var lines = new ArrayList<History.Line>();
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT), lines);
        for (Seat seat : List.of(A, B)) {
            Ruling.Line line = Seated.line(hands(desk, seat, true));
            lines.add(new History.Line(line.seq(), line.at(), line.body()));
        }
        var again = History.of("t", desk.table().game(), lines).table();
        assertThat(again.hands()).isEqualTo(desk.table().hands()).isNotEqualTo(Optional.empty());
        assertThat(again.showsHands()).isTrue();
    }
}
