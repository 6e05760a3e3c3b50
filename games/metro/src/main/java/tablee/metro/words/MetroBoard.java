package tablee.metro.words;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.metro.content.Card;
import tablee.metro.content.CardText;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Table;

/// The table as text, 80 columns, no colour: the Station, every player's life by category, the viewer's hand with what each
/// card still needs.
final class MetroBoard {

    private static final int WIDTH = 80;

    private final MetroView view;
    private final Table now;
    private final Texts texts;
    private final List<String> lines = new ArrayList<>();

    private MetroBoard(MetroView view, Texts texts) {
        this.view = view;
        this.now = view.now();
        this.texts = texts;
    }

    static List<String> lines(MetroView view, Texts texts) {
        return new MetroBoard(view, texts).lines();
    }

    private List<String> lines() {
        add(
                texts.say(
                        "metro.board.station",
                        station(now.station()),
                        now.round(),
                        now.options().rounds(),
                        texts.name(now.active())));
        add(texts.say("metro.board.piles", piles()));
        for (int i = 0; i < now.seats(); i++) {
            player(Seat.of(i));
        }
        if (view.viewer() instanceof Seat seat) {
            own(seat);
        }
        return List.copyOf(lines);
    }

    /// Piles of the Stations that have opened.
    private String piles() {
        var piles = new ArrayList<String>();
        for (Station station : Station.ALL.subList(0, now.station().index() + 1)) {
            piles.add(station(station) + " " + now.pile(station));
        }
        return String.join(" · ", piles);
    }

    /// METRO-HIDE-6 Numbers per back.
    private String backs(List<Integer> numbers) {
        var backs = new ArrayList<String>();
        for (Station station : Station.ALL) {
            int number = numbers.get(station.index());
            if (number > 0) {
                backs.add(texts.say("metro.count", number, station(station)));
            }
        }
        return backs.isEmpty() ? texts.say("metro.hand.empty") : String.join(", ", backs);
    }

    private String station(Station station) {
        return texts.say(station.words());
    }

    private void player(Seat seat) {
        boolean turn = now.active().equals(seat);
        add("─".repeat(WIDTH));
        add(
                texts.say(
                        "metro.board.player",
                        (turn ? "▶ " : "  ") + texts.name(seat),
                        now.score(seat),
                        now.money(seat),
                        backs(now.backs(seat)),
                        now.character(seat)
                                .map(Personnage::title)
                                .orElse(texts.say("metro.board.hidden"))));
        for (Category category : Category.ALL) {
            var titles = new ArrayList<String>();
            for (Table.Lying lying : now.front(seat)) {
                if (lying.card().category().filter(c -> c == category).isPresent()) {
                    titles.add(title(lying.card()));
                }
            }
            if (!titles.isEmpty() || now.points(seat, category) > 0) {
                String points = pad(now.points(seat, category));
                wrap("  " + pad(label(category), 8) + points + "  ", String.join(", ", titles));
            }
        }
        wealthAndTrouble(seat);
    }

    private void wealthAndTrouble(Seat seat) {
        var wealth = new ArrayList<String>();
        for (Table.Lying lying : now.front(seat)) {
            if (lying.card().kind() == Kind.PATRIMOINE) {
                wealth.add(title(lying.card()));
            }
        }
        var others = new ArrayList<String>();
        if (now.noblesse(seat) > 0) {
            others.add(texts.say("metro.card.noblesse", now.noblesse(seat)));
        }
        if (now.properties(seat) != 0) {
            others.add(texts.say("metro.board.properties", CardText.signed(now.properties(seat))));
        }
        if (!now.duels(seat).isEmpty()) {
            others.add(texts.say("metro.board.duels", now.duels(seat).size()));
        }
        for (Table.Running running : now.running(seat)) {
            others.add(texts.say("metro.board.running", title(running.card()), running.left()));
        }
        if (!wealth.isEmpty()) {
            wrap(
                    "  " + pad(texts.say("metro.board.wealth"), 8) + pad(now.wealth(seat)) + "  ",
                    String.join(", ", wealth));
        }
        if (!now.accrocs(seat).isEmpty()) {
            wrap(
                    "  " + pad(texts.say("metro.board.accrocs"), 12),
                    String.join(
                            ", ", now.accrocs(seat).stream().map(t -> title(t.card())).toList()));
        }
        if (!others.isEmpty()) {
            wrap("  ", String.join(" · ", others));
        }
    }

    private void own(Seat seat) {
        add("═".repeat(WIDTH));
        now.character(seat)
                .ifPresent(
                        character ->
                                wrap(
                                        "",
                                        texts.say(
                                                "metro.board.character",
                                                character.title(),
                                                label(character.main()),
                                                character.mainMin(),
                                                label(character.secondary()),
                                                character.secondaryMin(),
                                                label(character.immunity()))));
        for (Table.Challenge duel : now.duels(seat)) {
            duel.card()
                    .ifPresent(
                            card ->
                                    wrap(
                                            "",
                                            texts.say(
                                                    "metro.board.duel",
                                                    title(card),
                                                    duel.opponent().map(texts::name).orElse("?"))));
        }
        int number = 1;
        for (Card card : now.hand()) {
            hand(seat, number++, card);
        }
    }

    private String label(Category category) {
        return now.set().label(category).in(texts.language());
    }

    private void hand(Seat seat, int number, Card card) {
        String mark = now.isLayable(seat, card) ? "●" : "○";
        wrap(
                " " + mark + " " + number + " ",
                title(card)
                        + " ["
                        + station(card.station())
                        + "] "
                        + texts.say(CardText.gains(now.set(), card)));
        if (!now.isLayable(seat, card)) {
            missing(seat, card);
        }
        for (Effect effect : card.effects()) {
            wrap("       ", texts.say(CardText.effect(now.set(), effect)));
        }
    }

    /// What this card still needs; any one of the alternatives is enough.
    private void missing(Seat seat, Card card) {
        if (now.isBlocked(seat, card)) {
            wrap("       ", texts.say("metro.board.blocked"));
            return;
        }
        if (card.kind() == Kind.LIFE && now.hasTitle(seat, card) && !card.repeatable()) {
            wrap("       ", texts.say("metro.board.twice"));
            return;
        }
        String needs =
                card.connexions().stream()
                        .map(connexion -> missing(seat, connexion))
                        .reduce((one, other) -> texts.say("metro.or", one, other))
                        .orElse("");
        if (!needs.isEmpty()) {
            wrap("       ", texts.say("metro.board.missing", needs));
        }
        if (!card.against().isEmpty()) {
            wrap(
                    "       ",
                    texts.say("metro.card.against", texts.say(CardText.against(now.set(), card))));
        }
        if (card.kind() == Kind.ACCROC && card.against().isEmpty()) {
            wrap("       ", texts.say("metro.board.nobody"));
        }
        if (card.kind() == Kind.PATRIMOINE) {
            wrap("       ", texts.say("metro.board.price", now.price(seat, card), now.money(seat)));
        }
    }

    /// What is missing of one alternative: titles, and points as far as they have come.
    private String missing(Seat seat, Connexion connexion) {
        var parts = new ArrayList<String>();
        for (String title : connexion.cards()) {
            now.set()
                    .byTitle(title)
                    .filter(card -> !now.hasTitle(seat, card))
                    .ifPresent(card -> parts.add(title(card)));
        }
        for (var least : connexion.points().entrySet()) {
            int points = now.points(seat, least.getKey());
            if (points < least.getValue()) {
                parts.add(label(least.getKey()) + " " + points + "/" + least.getValue());
            }
        }
        return String.join(" + ", parts);
    }

    private String title(Card card) {
        return card.words().in(texts.language());
    }

    private static String pad(int points) {
        return points < 10 ? " " + points : Integer.toString(points);
    }

    private static String pad(String text, int width) {
        return text.length() >= width
                ? text.substring(0, width)
                : text + " ".repeat(width - text.length());
    }

    private void add(String line) {
        wrap("", line);
    }

    /// Breaks a long line between words; what follows is indented like the text.
    private void wrap(String indent, String text) {
        String line = indent;
        boolean empty = true;
        for (String word : text.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.stripTrailing());
                line = " ".repeat(indent.length());
                empty = true;
            }
            line += (empty ? "" : " ") + word;
            empty = false;
        }
        lines.add(line.stripTrailing());
    }
}
