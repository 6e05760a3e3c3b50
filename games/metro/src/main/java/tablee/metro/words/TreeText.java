package tablee.metro.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.Texts;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.CardText;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;

/// METRO-LIFE-12 The life tree of a category, generated from the card data: as text for a terminal, as SVG for a page. Cards stand
/// by Station, the free ones first; the back of the tree (METRO-LIFE-13) follows.
public final class TreeText {

    private static final int WIDTH = 80;

    private TreeText() {}

    private static List<Card> cards(CardSet set, Category category, Station station) {
        return set.cards(Kind.LIFE).stream()
                .filter(card -> card.category().orElseThrow() == category)
                .filter(card -> card.station() == station)
                .sorted(Comparator.comparingInt(card -> card.isFree() ? 0 : 1))
                .toList();
    }

    public static List<String> lines(CardSet set, Category category, Texts texts) {
        var lines = new ArrayList<String>();
        lines.add(texts.say("metro.tree.title", set.label(category)));
        var notes = new ArrayList<String>();
        for (Station station : Station.ALL) {
            List<Card> cards = cards(set, category, station);
            if (!cards.isEmpty()) {
                lines.add("");
                lines.add("── " + texts.say("metro.station." + station.name()) + " ──");
            }
            for (Card card : cards) {
                String title = card.words().in(texts.language());
                wrap(
                        lines,
                        "● ",
                        title
                                + " ×"
                                + card.copies()
                                + " · "
                                + texts.say(CardText.gains(set, card)));
                needs(set, card, texts, lines);
                for (Effect effect : card.effects()) {
                    wrap(lines, "│    ✦ ", texts.say(CardText.effect(set, effect)));
                }
                String note = card.note().in(texts.language());
                if (!note.isEmpty()) {
                    notes.add(title + " : " + note);
                }
            }
        }
        if (!notes.isEmpty()) {
            lines.add("");
            lines.add("── " + texts.say("metro.tree.notes") + " ──");
            notes.forEach(note -> wrap(lines, "", note));
        }
        return List.copyOf(lines);
    }

    /// A tree is a drawing: signs stand for words, which would not fit.
    private static Texts drawn(Texts texts) {
        return texts.with(Map.of("metro.card.least", "{0} ≥ {1}", "metro.plus", "{0} + {1}"));
    }

    private static void needs(CardSet set, Card card, Texts texts, List<String> lines) {
        boolean first = true;
        for (Connexion connexion : card.connexions()) {
            String or = first ? "" : texts.say("metro.tree.or") + " ";
            wrap(lines, "└─ ", or + drawn(texts).say(CardText.needs(set, connexion)));
            first = false;
        }
    }

    private static void wrap(List<String> lines, String indent, String text) {
        var line = new StringBuilder(indent);
        boolean empty = true;
        for (String word : text.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(indent.length()));
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        lines.add(line.toString().stripTrailing());
    }

    /// Three columns, one per Station; a line from every card named in a connexion to the card it opens.
    public static String svg(CardSet set, Category category, Texts texts) {
        var places = new LinkedHashMap<String, int[]>();
        int tallest = 0;
        for (Station station : Station.ALL) {
            int row = 0;
            for (Card card : cards(set, category, station)) {
                places.put(card.title(), new int[] {20 + 300 * station.index(), 60 + 56 * row++});
            }
            tallest = Math.max(tallest, row);
        }
        var svg = new StringBuilder();
        int height = 80 + 56 * tallest;
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 ")
                .append(height)
                .append("\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n")
                .append("<title>")
                .append(escape(texts.say("metro.tree.title", set.label(category))))
                .append("</title>\n<rect width=\"900\" height=\"")
                .append(height)
                .append("\" fill=\"#fdfaf3\"/>\n");
        for (Station station : Station.ALL) {
            text(
                    svg,
                    20 + 300 * station.index(),
                    30,
                    "bold",
                    texts.say("metro.station." + station.name()));
        }
        for (Card card : set.cards(Kind.LIFE)) {
            if (places.containsKey(card.title())) {
                lines(svg, card, places);
            }
        }
        for (var place : places.entrySet()) {
            Card card = set.byTitle(place.getKey()).orElseThrow();
            box(svg, place.getValue(), card, set, texts);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void lines(StringBuilder svg, Card card, Map<String, int[]> places) {
        int[] to = places.getOrDefault(card.title(), new int[2]);
        for (Connexion connexion : card.connexions()) {
            for (String title : connexion.cards()) {
                int[] from = places.get(title);
                if (from != null) {
                    boolean beside = from[0] == to[0];
                    svg.append("<path d=\"M")
                            .append(beside ? from[0] : from[0] + 250)
                            .append(' ')
                            .append(from[1] + 20)
                            .append(" C")
                            .append(beside ? from[0] - 16 : from[0] + 275)
                            .append(' ')
                            .append(from[1] + 20)
                            .append(' ')
                            .append(beside ? to[0] - 16 : to[0] - 25)
                            .append(' ')
                            .append(to[1] + 20)
                            .append(' ')
                            .append(to[0])
                            .append(' ')
                            .append(to[1] + 20)
                            .append("\" fill=\"none\" stroke=\"#b08968\"")
                            .append(connexion.cards().size() > 1 ? " stroke-dasharray=\"4 3\"" : "")
                            .append("/>\n");
                }
            }
        }
    }

    private static void box(StringBuilder svg, int[] at, Card card, CardSet set, Texts texts) {
        svg.append("<rect x=\"")
                .append(at[0])
                .append("\" y=\"")
                .append(at[1])
                .append("\" width=\"250\" height=\"40\" rx=\"6\" fill=\"")
                .append(card.isFree() ? "#e9f5db" : "#ffffff")
                .append("\" stroke=\"#6c584c\"/>\n");
        text(
                svg,
                at[0] + 8,
                at[1] + 16,
                "bold",
                card.words().in(texts.language()) + " ×" + card.copies());
        var needs = new ArrayList<String>();
        for (Connexion connexion : card.connexions()) {
            needs.add(drawn(texts).say(CardText.needs(set, connexion)));
        }
        String below = needs.isEmpty() ? texts.say("metro.tree.free") : String.join(" / ", needs);
        text(
                svg,
                at[0] + 8,
                at[1] + 32,
                "normal",
                below.length() > 44 ? below.substring(0, 43) + "…" : below);
    }

    private static void text(StringBuilder svg, int x, int y, String weight, String text) {
        svg.append("<text x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y)
                .append("\" font-weight=\"")
                .append(weight)
                .append("\">")
                .append(escape(text))
                .append("</text>\n");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
