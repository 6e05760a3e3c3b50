package tablee.metro.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.metro.Tables;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.CardText;
import tablee.metro.content.Category;
import tablee.metro.content.Kind;
import tablee.testkit.Rule;

/// Texts made from data: a card, a tree, the last word of a game.
class WhatCardsSayTest {

    private static final Texts FRENCH = Tables.METRO.wording().texts("fr");
    private static final Texts ENGLISH = Tables.METRO.wording().texts("en");

    private static List<String> lines(String slug, Texts texts) {
        CardSet set = Tables.METRO.set();
        return CardText.lines(set, set.named(slug), texts);
    }

    @Test
    @Rule({"METRO-LIFE-4", "METRO-LIFE-13"})
    void points_and_money_first_then_needs_then_properties_then_the_note() {
        assertThat(lines("star-de-tele-realite", FRENCH))
                .startsWith(
                        "Sexe 1, Boulot 2, argent 3",
                        "il faut : Influenceur, ou Musicien en herbe et au moins 3 en Sexe")
                .element(2)
                .asString()
                .startsWith("+1 par : Accrocs reçus (3 au plus)");
        assertThat(lines("star-de-tele-realite", FRENCH).getLast()).contains("audience");
        assertThat(lines("star-de-tele-realite", ENGLISH).getFirst())
                .isEqualTo("Sex 1, Work 2, money 3");
    }

    /// A note says it in its own words, and then nothing else does.
    @Test
    @Rule({"METRO-LIFE-13", "METRO-FX-22", "METRO-FX-23"})
    void a_special_case_is_told_once() {
        assertThat(lines("cahier-de-vacances", FRENCH))
                .containsExactly("Études 1", "On peut en poser plusieurs : chaque été a le sien.");
        assertThat(lines("cahier-de-vacances", ENGLISH))
                .containsExactly("Studies 1", "You may lay several: every summer has its own.");
        CardSet set =
                Tables.METRO
                        .set()
                        .with(
                                Json.parse(
                                        "[{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'repeatable': true, 'layWhenDrawn': true}]"
                                                .replace('\'', '"')));
        assertThat(CardText.lines(set, set.named("x"), ENGLISH))
                .containsExactly(
                        "Love 1",
                        "may be laid several times",
                        "drawn at the start of the turn, it is laid at once");
    }

    @Test
    @Rule("METRO-FX-AGAINST")
    void one_is_one_and_two_are_several() {
        assertThat(lines("divorce-a-l-amiable", FRENCH))
                .contains("contre qui a : au moins 1 carte de Vie Amour");
        assertThat(lines("divorce-a-l-amiable", ENGLISH))
                .contains("against someone with: at least 1 Love life card");
        assertThat(lines("controle-fiscal", FRENCH)).contains("contre qui a : au moins 1 d’argent");
        assertThat(lines("controle-fiscal", ENGLISH))
                .contains("against someone with: at least 1 money");
        CardSet set =
                Tables.METRO
                        .set()
                        .with(
                                Json.parse(
                                        """
                                        [{"kind": "ACCROC", "title": "x", "category": "AMOUR", "effects": [{"do": "POINTS", "when": "IMMEDIATE", "amount": -1}],
                                          "against": [{"metrics": {"ACCROCS": 2}}, {"metrics": {"POINTS:SEXE": 1}}]}]
                                        """));
        assertThat(CardText.lines(set, set.named("x"), FRENCH))
                .contains("contre qui a : au moins 2 Accrocs reçus, ou au moins 1 point Sexe");
    }

    @Test
    @Rule("METRO-FX-17")
    void what_is_blocked_is_named() {
        CardSet set =
                Tables.METRO
                        .set()
                        .with(
                                Json.parse(
                                        """
                                        [{"kind": "ACCROC", "title": "x", "category": "AMOUR", "effects": [{"do": "BLOCK", "when": "PERMANENT", "kind": "PATRIMOINE"}]},
                                         {"kind": "ACCROC", "title": "y", "category": "AMOUR", "effects": [{"do": "BLOCK", "when": "PERMANENT", "category": "SEXE"}]}]
                                        """));
        assertThat(CardText.lines(set, set.named("x"), FRENCH).getLast())
                .startsWith("la victime : ne peut plus poser de Patrimoine");
        assertThat(CardText.lines(set, set.named("y"), FRENCH).getLast())
                .startsWith("la victime : ne peut plus poser de carte de Vie Sexe");
    }

    /// Only Stations that have cards, each card with its ways in and its properties.
    @Test
    @Rule({"METRO-LIFE-9", "METRO-LIFE-12"})
    void a_tree_shows_every_way_in() {
        CardSet set = Tables.METRO.set();
        assertThat(TreeText.lines(set, Category.SEXE, FRENCH))
                .contains("── Majorité ──", "── Maturité ──")
                .doesNotContain("── Puberté ──");
        assertThat(TreeText.lines(set, Category.ETUDES, FRENCH))
                .containsSubsequence(
                        "── Puberté ──",
                        "● Bac blanc ×2 · Études 1",
                        "└─ Brevet",
                        "└─ ou Cahier de vacances",
                        "│    ✦ +1 point de propriété",
                        "── Majorité ──");
    }

    @Test
    void every_card_and_every_couple_has_a_picture() {
        assertThat(Tables.METRO.wording().pictured())
                .contains("colo", "panne-de-metro", "chalet", "defi-des-coeurs", "lucie-amar");
    }

    @Test
    void every_card_says_something_whole_in_both_languages() {
        for (Card card : Tables.METRO.set().cards()) {
            for (Texts texts : List.of(FRENCH, ENGLISH)) {
                assertThat(lines(card.slug(), texts))
                        .allSatisfy(
                                line ->
                                        assertThat(line)
                                                .isNotBlank()
                                                .doesNotContain("metro.")
                                                .doesNotContain("{"));
            }
        }
    }

    @Test
    @Rule({"METRO-LIFE-12", "METRO-LIFE-13", "METRO-RULE-27"})
    void trees_show_every_card_of_their_category_with_all_its_connexions() {
        CardSet set = Tables.METRO.set();
        for (Category category : Category.ALL) {
            for (Texts texts : List.of(FRENCH, ENGLISH)) {
                String tree = String.join("\n", TreeText.lines(set, category, texts));
                for (Card card : set.cards(Kind.LIFE)) {
                    if (card.category().orElseThrow() == category) {
                        assertThat(tree).contains(card.words().in(texts.language()));
                    }
                }
                assertThat(tree.lines())
                        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
            }
        }
        String work = String.join("\n", TreeText.lines(set, Category.BOULOT, FRENCH));
        assertThat(work)
                .contains("Star de Télé-Réalité")
                .contains("Influenceur")
                .contains("Musicien en herbe + Sexe ≥ 3");
        assertThat(work).contains("Cas particuliers").contains("audience");
        assertThat(TreeText.svg(set, Category.AMOUR, FRENCH))
                .startsWith("<svg")
                .contains("Noces d’argent")
                .endsWith("</svg>\n");
    }

    @Test
    @Rule("METRO-LIFE-12")
    void the_drawn_trees_of_the_docs_are_those_of_the_set() throws java.io.IOException {
        for (Category category : Category.ALL) {
            var file = java.nio.file.Path.of("../../docs/rules/trees/metro-" + category + ".svg");
            String drawn = TreeText.svg(Tables.METRO.set(), category, FRENCH);
            if (Boolean.getBoolean("golden.update")) {
                java.nio.file.Files.createDirectories(file.getParent());
                java.nio.file.Files.writeString(file, drawn);
            }
            assertThat(java.nio.file.Files.readString(file)).isEqualTo(drawn);
        }
    }

    @Test
    void the_book_tells_the_same_clauses_in_both_languages() {
        var french = Tables.METRO.wording().book("fr").sections();
        var english = Tables.METRO.wording().book("en").sections();
        assertThat(french).hasSizeGreaterThan(30);
        assertThat(french.stream().map(tablee.engine.RuleBook.Section::clause))
                .containsExactlyElementsOf(
                        english.stream().map(tablee.engine.RuleBook.Section::clause).toList());
    }

    @Test
    @Rule("METRO-SCORE-6")
    void the_others_bow() {
        assertThat(
                        FRENCH.say(
                                Tables.METRO
                                        .wording()
                                        .asked(
                                                Tables.METRO.view(
                                                        Tables.position(3, "{'question': 'OVER'}"),
                                                        tablee.engine.Seat.of(0)))))
                .contains("s’inclinent");
    }
}
