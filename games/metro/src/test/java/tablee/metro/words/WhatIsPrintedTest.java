package tablee.metro.words;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Words;
import tablee.metro.Tables;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.CardText;
import tablee.testkit.Rule;

/// What a screen needs to draw a card: its numbers, its rules and its joke in both languages.
class WhatIsPrintedTest {

    private final Map<String, Words> names = Tables.METRO.wording().names();

    private String printed(String what, String language) {
        return requireNonNull(names.get(what), what).in(language);
    }

    private Json face(String slug) {
        return requireNonNull(Tables.METRO.wording().faces().get(slug), slug);
    }

    @Test
    @Rule({"METRO-LIFE-4", "METRO-LIFE-13"})
    void a_life_card_shows_its_points_its_money_and_both_ways_to_it() {
        assertThat(face("star-de-tele-realite").print())
                .isEqualTo(
                        "{\"kind\":\"LIFE\",\"copies\":2,\"station\":\"T\",\"points\":{\"SEXE\":1,\"BOULOT\":2},\"noblesse\":0,"
                                + "\"money\":3,\"price\":0,\"wealth\":0,\"category\":\"BOULOT\",\"needs\":["
                                + "{\"cards\":[\"influenceur\"],\"points\":{}},"
                                + "{\"cards\":[\"musicien-en-herbe\"],\"points\":{\"SEXE\":3}}]}");
    }

    @Test
    void a_couple_shows_its_two_objectives_and_its_immunity() {
        assertThat(face("fatou-leon").print())
                .isEqualTo(
                        "{\"kind\":\"CHARACTER\",\"copies\":1,\"main\":\"SOCIAL\",\"mainMin\":10,\"secondary\":\"AMOUR\","
                                + "\"secondaryMin\":6,\"immunity\":\"ETUDES\"}");
        assertThat(printed("fatou-leon flavour", "en")).contains("eleven");
    }

    @Test
    void every_card_has_a_face_a_text_and_a_joke_of_its_own() {
        CardSet set = Tables.METRO.set();
        assertThat(Tables.METRO.wording().faces())
                .hasSize(set.cards().size() + set.characters().size());
        for (Card card : set.cards()) {
            Json face = face(card.slug());
            assertThat(face.at("kind").asText()).isEqualTo(card.kind().name());
            assertThat(face.at("copies").asInt()).isEqualTo(card.copies());
            assertThat(face.at("price").asInt()).isEqualTo(card.price());
            assertThat(face.at("wealth").asInt()).isEqualTo(card.wealth());
            assertThat(face.at("noblesse").asInt()).isEqualTo(card.noblesse());
            assertThat(face.at("needs").items()).hasSameSizeAs(card.connexions());
            for (String language : new String[] {"fr", "en"}) {
                assertThat(printed(card.slug() + " text", language))
                        .isEqualTo(
                                String.join(
                                        "\n",
                                        CardText.lines(
                                                set,
                                                card,
                                                Tables.METRO.wording().texts(language))));
                assertThat(printed(card.slug() + " flavour", language)).isNotBlank();
            }
        }
    }
}
