package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.table.tell.Outgoing;

/// Who leads others through a finished game.
class LeadingTest {

    private static final Leading ANA =
            Leading.NOBODY.ask("a", "Ana", new Lead.Turn(3, "open")).orElseThrow();

    @Test
    void whoever_is_first_leads_and_nobody_else_turns_a_page() {
        assertThat(Leading.NOBODY.isLed()).isFalse();
        assertThat(ANA.leader()).isEqualTo("a");
        assertThat(ANA.ask("b", "Ben", new Lead.Turn(9, "B"))).isEmpty();
        Leading on = ANA.ask("a", "Ana", new Lead.Turn(4, "B")).orElseThrow();
        assertThat(on.step()).isEqualTo(4);
        assertThat(on.as()).isEqualTo("B");
        assertThat(on.turn()).isGreaterThan(ANA.turn());
    }

    @Test
    void the_lead_is_handed_to_somebody_who_asked_for_it() {
        Leading asked = ANA.ask("b", "Ben", new Lead.Wish()).orElseThrow();
        assertThat(asked.ask("b", "Ben", new Lead.HandOver("b"))).isEmpty();
        assertThat(asked.ask("a", "Ana", new Lead.HandOver("c"))).isEmpty();
        Leading handed = asked.ask("a", "Ana", new Lead.HandOver("b")).orElseThrow();
        assertThat(handed.leader()).isEqualTo("b");
        assertThat(handed.name()).isEqualTo("Ben");
        assertThat(handed.step()).isEqualTo(3);
        assertThat(handed.wishes()).isEmpty();
        Leading laid = handed.ask("b", "Ben", new Lead.HandOver("")).orElseThrow();
        assertThat(laid.isLed()).isFalse();
        assertThat(laid.ask("a", "Ana", new Lead.Turn(5, "open"))).isPresent();
    }

    @Test
    void only_the_leader_is_told_who_would_like_to_lead() {
        Leading asked = ANA.ask("b", "Ben", new Lead.Wish()).orElseThrow();
        assertThat(asked.to("a"))
                .isEqualTo(new Outgoing.Led("Ana", true, 3, "open", false, Map.of("b", "Ben")));
        assertThat(asked.to("b"))
                .isEqualTo(new Outgoing.Led("Ana", false, 3, "open", true, Map.of()));
        // Somebody without a name has no badge, and is not whoever leads while nobody does.
        assertThat(ANA.left().to("").mine()).isFalse();
    }

    @Test
    void nodes_tell_each_other_all_of_it() {
        Leading asked = ANA.ask("b", "Zoé “B”.", new Lead.Wish()).orElseThrow();
        assertThat(Leading.read(asked.write())).isEqualTo(asked);
        assertThat(asked.write()).matches("[A-Za-z0-9_-]+");
    }
}
