package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.content.Findings;
import tablee.metro.Golden;
import tablee.metro.MetroGame;
import tablee.metro.content.Against;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Filter;
import tablee.metro.content.Kind;
import tablee.metro.content.Personnage;
import tablee.metro.content.SetLoader;
import tablee.metro.content.Station;
import tablee.testkit.Rule;

/// The files that ship with the game, read by each of these tests anew: what the rules make of every record.
class TheShippedSetTest {

    private final CardSet set =
            SetLoader.load(ContentSource.house(MetroGame.class), new Findings());
    private final Box box = new Box(set);

    /// Regenerated on purpose with `-Dgolden.update=true`, like every change of the set.
    @Test
    @Rule({"METRO-OPT-8", "METRO-FX-WHEN", "METRO-FX-WHO", "METRO-FX-PICK"})
    void every_record_as_it_was_read() {
        var lines = new ArrayList<String>();
        lines.add(set.identity());
        set.cards().forEach(card -> describe(card, box.card(card.number()), lines));
        for (Personnage character : set.characters()) {
            String told = character.toString();
            lines.add(told.substring(0, told.indexOf(", flavour")));
        }
        Golden.check("cards.txt", lines);
    }

    private static void describe(Card card, RuleCard read, List<String> lines) {
        lines.add(
                "%d %s, bit %d, %s of %s from %s: %s | %s"
                        .formatted(
                                card.number(),
                                card.slug(),
                                bit(read),
                                card.kind(),
                                card.station(),
                                card.file(),
                                card.words().in("fr"),
                                card.words().in("en")));
        var numbers = new ArrayList<String>();
        number(numbers, "copies", card.copies());
        card.category().ifPresent(category -> numbers.add(category + " " + read.category));
        for (Category category : Category.ALL) {
            number(numbers, category.name(), card.points(category));
        }
        number(numbers, "total", Layout.sum(read.points));
        number(numbers, "noblesse", card.noblesse());
        number(numbers, "money", card.money());
        number(numbers, "price", card.price());
        number(numbers, "wealth", card.wealth());
        number(numbers, "value", value(card, read));
        number(numbers, "permanent money", read.permanentMoney);
        number(numbers, "permanent points", read.permanentPoints);
        number(numbers, "income", read.income);
        number(numbers, "discount", read.discount);
        number(numbers, "shield", read.shield);
        number(numbers, "lasting", read.lasting);
        flag(numbers, "repeatable", card.repeatable());
        flag(numbers, "lay when drawn", card.layWhenDrawn());
        flag(numbers, "guards", read.guards);
        flag(numbers, "blocks its holder", read.blocksHolder);
        flag(numbers, "points per", read.hasPointsPer);
        flag(numbers, "moves", read.movesAccroc);
        flag(numbers, "several", read.concernsSeveral);
        flag(numbers, "note", !card.note().in("fr").isEmpty());
        flag(numbers, "flavour", !card.flavour().in("en").equals(card.flavour().in("fr")));
        if (card.kind() == Kind.DEFI) {
            numbers.add((card.more() ? "more " : "fewer ") + card.metric().code());
        }
        lines.add("  " + String.join(", ", numbers));
        for (Connexion way : card.connexions()) {
            lines.add("  needs " + way.cards() + " " + way.points());
        }
        for (Against ground : card.against()) {
            var metrics = new ArrayList<String>();
            ground.metrics().forEach((metric, least) -> metrics.add(metric.code() + " " + least));
            lines.add("  against " + ground.cards() + " " + metrics);
        }
        assertThat(read.steps).containsExactlyElementsOf(card.effects());
        card.effects().forEach(effect -> lines.add("  " + describe(effect)));
    }

    /// Which of the life titles it is, as the words of titles hold it; −1 for other cards.
    private static int bit(RuleCard read) {
        return read.titleBit == 0
                ? -1
                : read.titleWord * Long.SIZE + Long.numberOfTrailingZeros(read.titleBit);
    }

    private static int value(Card card, RuleCard read) {
        return card.kind() == Kind.LIFE ? Layout.sum(read.points) + card.noblesse() : card.wealth();
    }

    private static void number(List<String> numbers, String name, int value) {
        if (value != 0) {
            numbers.add(name + " " + value);
        }
    }

    private static void flag(List<String> numbers, String name, boolean value) {
        if (value) {
            numbers.add(name);
        }
    }

    /// Every component of its kind; a filter that lets everything pass is not worth a line.
    private static String describe(Effect effect) {
        return (effect.what() + " " + effect.when() + " " + effect)
                .replace(Filter.ANY.toString(), "any")
                .replace("Optional.empty", "-");
    }

    @Test
    @Rule({"METRO-SETUP-8", "METRO-RULE-8"})
    void what_is_set_aside_at_each_number_of_players() {
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            int seats = players;
            var wanted =
                    set.removals().stream()
                            .filter(removal -> removal.players().contains(seats))
                            .map(CardSet.Removal::title)
                            .toList();
            assertThat(Arrays.stream(box.removed(players)).mapToObj(i -> box.card(i).toString()))
                    .containsExactlyElementsOf(wanted);
        }
        assertThat(box.removed(6)).isEmpty();
        assertThat(box.removed(3)).hasSizeGreaterThan(box.removed(5).length);
        assertThat(set.removals())
                .isNotEmpty()
                .allSatisfy(removal -> assertThat(removal.line()).isPositive());
    }

    /// A title of which no copy is left has none to set aside.
    @Test
    @Rule({"METRO-RULE-8", "METRO-SETUP-8"})
    void nothing_is_set_aside_of_nothing() {
        String none =
                """
                [{"title": "Brevet", "copies": 0, "category": "ETUDES", "points": {"ETUDES": 1}}]
                """;
        assertThat(set.removed(3)).contains(set.named("brevet"));
        assertThat(set.with(Json.parse(none)).removed(3))
                .extracting(Card::slug)
                .contains("amour-d-enfance")
                .doesNotContain("brevet");
    }

    @Test
    @Rule("METRO-RULE-9")
    void backs_and_packs_are_those_of_the_cards() {
        assertThat(box.size()).isEqualTo(set.cards().size());
        for (Station station : Station.ALL) {
            int size = 0;
            byte[] pack = box.pack(station.index());
            for (Card card : set.cards()) {
                boolean belongs = card.station() == station;
                assertThat((int) pack[card.number()]).isEqualTo(belongs ? card.copies() : 0);
                size += belongs ? card.copies() : 0;
                assertThat(box.back(card.number())).isEqualTo(card.station().index());
            }
            assertThat(box.packSize(station.index())).isEqualTo(size);
            assertThat(box.back(Box.hidden(station.index()))).isEqualTo(station.index());
            for (Kind kind : Kind.values()) {
                int[] copies = box.copies(kind, station.index());
                assertThat(copies)
                        .hasSize(
                                set.cards(kind).stream()
                                        .filter(card -> card.station() == station)
                                        .mapToInt(Card::copies)
                                        .sum());
                assertThat(Arrays.stream(copies).mapToObj(box::card))
                        .allMatch(card -> card.kind == kind)
                        .allMatch(card -> card.station == station.index());
            }
        }
    }

    @Test
    void cards_and_people_are_found_by_their_names() {
        for (Card card : set.cards()) {
            assertThat(set.named(card.slug())).isSameAs(card);
            assertThat(set.bySlug(card.slug())).containsSame(card);
            assertThat(set.byTitle(card.title())).containsSame(card);
            assertThat(box.indexOf(card.title())).isEqualTo(card.number());
            assertThat(card).hasToString(card.title());
            RuleCard read = box.named(card.slug());
            assertThat(read.printed).isSameAs(card);
            assertThat(List.of(read.lay, read.pass, read.giveBack).toString())
                    .contains("Lay[card=" + card.slug(), "Pass[card=", "Return[card=");
        }
        assertThat(box.indexOf("Nobody")).isEqualTo(-1);
        assertThat(set.bySlug("nobody")).isEmpty();
        assertThatThrownBy(() -> set.named("nobody")).isInstanceOf(BadInput.class);
        assertThat(set.name()).isEqualTo("house");
        assertThat(set.inline()).isEmpty();
        assertThat(box.names().symbols()).hasSize(box.size());
        assertThat(box.characterNames().symbols()).hasSize(set.characters().size());
        assertThat(Category.ALL.stream().map(category -> set.label(category).in("fr")))
                .containsExactly("Amour", "Sexe", "Études", "Boulot", "Social");
        assertThat(Category.ALL.stream().map(category -> set.label(category).in("en")))
                .containsExactly("Love", "Sex", "Studies", "Work", "Social");
    }
}
