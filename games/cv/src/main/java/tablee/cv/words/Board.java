package tablee.cv.words;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Condition;
import tablee.cv.content.Goal;
import tablee.cv.content.Special;
import tablee.cv.content.Symbol;
import tablee.cv.rules.Arrangement;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Draft;
import tablee.cv.rules.Reach;
import tablee.cv.rules.Table;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Texts;

/// The table as text, 80 columns, without colour: track with costs and what is in reach, dice, every CV, own hand and goal.
final class Board {

    private static final int WIDTH = 80;
    private static final String INDENT = " ".repeat(7);

    private final CvView view;
    private final Table table;
    private final Texts texts;
    private final List<String> lines = new ArrayList<>();

    Board(CvView view, Texts texts) {
        this.view = view;
        this.table = view.table();
        this.texts = texts;
    }

    List<String> lines() {
        header();
        track();
        if (table.turn() >= 0 && table.dice() > 0) {
            dice();
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            seat(seat);
        }
        own();
        return List.copyOf(lines);
    }

    private String say(String key, Object... args) {
        return texts.say(Message.of(key, args));
    }

    /// A line that is too long goes on below, indented: what a goal pays stands at its end.
    private void add(String line) {
        String rest = line;
        int space = rest.lastIndexOf(' ', WIDTH);
        while (rest.length() > WIDTH && space > INDENT.length()) {
            lines.add(rest.substring(0, space));
            rest = INDENT + rest.substring(space + 1);
            space = rest.lastIndexOf(' ', WIDTH);
        }
        lines.add(cut(rest, WIDTH));
    }

    static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 1) + "…";
    }

    private static String pad(String text, int width) {
        String fits = cut(text, width);
        return fits + " ".repeat(width - fits.length());
    }

    private String name(int card) {
        return table.deck().card(card).name().in(texts.language());
    }

    private void header() {
        add(
                say(
                        "cv.board.header",
                        table.round(),
                        table.left(Age.YOUNG),
                        table.left(Age.ADULT),
                        table.left(Age.SENIOR)));
        for (int goal : table.publicGoals()) {
            add(say("cv.board.public", name(goal), formula(goal)));
        }
    }

    private String formula(int goal) {
        return table.deck().card(goal).goal().map(this::formula).orElse("");
    }

    private String formula(Goal goal) {
        return switch (goal) {
            case Goal.PerCard(Category category, int points) ->
                    say("cv.board.perCard", points, category.named());
            case Goal.PerToken(int points) -> say("cv.board.perToken", points);
            case Goal.PerSet(var categories, int points) -> {
                var parts = new ArrayList<String>();
                categories.forEach(
                        (category, n) ->
                                parts.add((n == 1 ? "" : n + " ") + texts.say(category.named())));
                yield say("cv.board.perSet", points, String.join(" + ", parts));
            }
            case Goal.ByEdition(Goal health4, Goal wealth3) ->
                    formula(table.options().goal82Health() ? health4 : wealth3);
        };
    }

    /// `+` can be bought at once, `(n)` after n more steps.
    private void track() {
        List<Reach> reach = Reach.of(view);
        for (int place = 1; place <= Table.TRACK_PLACES; place++) {
            int card = table.track(place - 1);
            String mark = " ";
            for (Reach reached : reach) {
                if (reached.place() == place) {
                    mark = reached.steps().isEmpty() ? "+" : "(" + reached.steps().size() + ")";
                }
            }
            if (card == 0) {
                add(" " + place + "  –");
            } else {
                Card face = table.deck().card(card);
                add(" " + place + " " + pad(mark, 4) + name(card) + " (" + categories(face) + ")");
                var facts = new ArrayList<String>();
                facts.add(cost(face));
                facts.addAll(effects(face));
                wrapped(INDENT, facts);
            }
        }
    }

    /// Parts one after another, with a dot between them, on as many lines as it takes.
    private void wrapped(String indent, List<String> parts) {
        var line = new StringBuilder(indent);
        for (String part : parts) {
            boolean begun = line.length() > indent.length();
            if (begun && line.length() + part.length() + 3 > WIDTH) {
                add(line.toString());
                line = new StringBuilder(indent);
                begun = false;
            }
            line.append(begun ? " · " : "").append(part);
        }
        add(line.toString());
    }

    private String categories(Card card) {
        return texts.say(Message.list(card.categories().stream().map(Category::named).toList()));
    }

    private String cost(Card card) {
        String cost =
                card.cost().isEmpty()
                        ? say("cv.board.free")
                        : say("cv.board.cost", card.cost().counted());
        return card.condition() instanceof Condition.None ? cost : cost + " " + say("cv.board.if");
    }

    private String effect(Card card) {
        return String.join(" · ", effects(card));
    }

    private List<String> effects(Card card) {
        var parts = new ArrayList<String>();
        if (!card.gains().isEmpty()) {
            parts.add(say("cv.board.gains", card.gains().counted()));
        }
        if (!card.upkeep().isEmpty()) {
            parts.add(say("cv.board.upkeep", card.upkeep().counted()));
        }
        dice(card.extraDice(), card.extraThrows(), parts);
        for (Card.Arrow arrow : card.arrows()) {
            parts.add(
                    say(
                            arrow.twoWay() ? "cv.board.arrow.both" : "cv.board.arrow",
                            arrow.from().named(),
                            arrow.to().named()));
        }
        if (card.points() > 0) {
            parts.add(say("cv.board.points", card.points()));
        }
        if (card.special() != Special.NONE) {
            parts.add(say("cv.special." + card.special().name()));
        }
        if (card.isEvent()) {
            event(card.event(), parts);
        }
        return parts;
    }

    private void event(Card.EventEffect event, List<String> parts) {
        if (!event.symbols().isEmpty()) {
            parts.add(say("cv.board.once", event.symbols().counted()));
        }
        dice(event.extraDice(), event.extraThrows(), parts);
        if (event.insurance()) {
            parts.add(say("cv.board.insurance"));
        }
        if (event.discount() > 0) {
            parts.add(say("cv.board.discount", event.discount(), event.discounted().named()));
        }
        if (event.oldAgeOnly()) {
            parts.add(say("cv.board.oldAge"));
        }
    }

    private void dice(int dice, int throwsMore, List<String> parts) {
        if (dice > 0) {
            parts.add(say("cv.board.dice", dice));
        }
        if (throwsMore > 0) {
            parts.add(say("cv.board.throws", throwsMore));
        }
    }

    private void dice() {
        add(say("cv.board.roll", Seat.of(table.turn()), table.throwsLeft()));
        var parts = new ArrayList<String>();
        for (Arrangement.Shown shown : table.shown()) {
            Message face = shown.shows().map(Symbol::named).orElse(Message.of("cv.board.unthrown"));
            parts.add(
                    say(
                            shown.spent() ? "cv.board.source.spent" : "cv.board.source",
                            shown.source().named(),
                            face));
        }
        wrapped("       ", parts);
    }

    private void seat(int seat) {
        String first = table.first() == seat ? "   " + say("cv.board.first") : "";
        String turn = table.actor() == seat ? "▶ " : "  ";
        add(
                turn
                        + say(
                                "cv.board.seat",
                                Seat.of(seat),
                                table.cvSize(seat),
                                table.points(seat),
                                table.hiddenCards(seat))
                        + first);
        if (!table.tokens(seat).isEmpty()) {
            add("    " + say("cv.board.tokens", table.tokens(seat).counted()));
        }
        for (Category category : Category.ALL.subList(0, Category.STACKS)) {
            List<Integer> stack = table.stack(seat, category);
            if (!stack.isEmpty()) {
                String under =
                        stack.size() == 1 ? "" : " | " + names(stack.subList(1, stack.size()));
                add(
                        "    "
                                + pad(texts.say(category.named()), 11)
                                + stack.size()
                                + "  "
                                + name(stack.getFirst())
                                + under);
                String effect = effect(table.deck().card(stack.getFirst()));
                if (!effect.isEmpty()) {
                    add("               " + effect);
                }
            }
        }
        if (!table.undecided(seat).isEmpty()) {
            add("    " + say("cv.board.undecided", names(table.undecided(seat))));
        }
        if (!table.knownEvents(seat).isEmpty()) {
            add("    " + say("cv.board.events", names(table.knownEvents(seat))));
        }
    }

    private String names(List<Integer> cards) {
        return String.join(", ", cards.stream().map(this::name).toList());
    }

    private void own() {
        if (view.me() < 0) {
            return;
        }
        if (view.goal() != 0) {
            add(
                    say(
                            "cv.board.goal",
                            name(view.goal()),
                            formula(view.goal()),
                            table.goalPoints(view.me(), view.goal())));
        }
        for (int card : view.hand()) {
            add(say("cv.board.hand", card, name(card), effect(table.deck().card(card))));
        }
        for (int card : Draft.list(view.now().offer())) {
            add(say("cv.board.offer", card, name(card), effect(table.deck().card(card))));
        }
    }
}
