package tablee.metro.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.metro.content.Codes;
import tablee.metro.content.Effect;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;

/// Reads what [PositionWriter] wrote, and arranged positions in which only what matters is said (METRO-FLOW-10): A's turn in
/// Majorité, empty hands and ledgers, cards that came in an earlier turn, wealth paid at its printed price.
public final class PositionReader {

    private final Box box;
    private final Json json;
    private final MetroState state;

    private PositionReader(Box base, MetroOptions options, Json json) {
        this.json = json;
        this.box = json.find("cards").map(cards -> new Box(base.set().with(cards))).orElse(base);
        this.state =
                new MetroState(box, options, json.find("whole").map(Json::asBool).orElse(false));
    }

    public static MetroState read(Box base, MetroOptions options, Json json) {
        return new PositionReader(base, options, json).read();
    }

    private MetroState read() {
        state.station = json.find("station").map(code -> code(code, Station.ALL).index()).orElse(1);
        state.round = number(json, "round", 1, 1, state.options.rounds());
        state.active = seat(json, "active").orElse(0);
        state.starter = seat(json, "starter").orElse(0);
        int earlier =
                state.station * state.options.rounds() * state.seats()
                        + (state.round - 1) * state.seats()
                        + 1;
        state.turn = turn(json, earlier);
        state.drawn =
                json.find("drawn")
                        .map(
                                drawn ->
                                        drawn.asText().equals("nothing")
                                                ? Open.DREW_NOTHING
                                                : card(drawn.asText()))
                        .orElse(Open.NO_DRAW);
        json.find("players").ifPresent(players -> players.fields().forEach(this::player));
        json.find("piles")
                .ifPresent(
                        piles ->
                                piles.fields()
                                        .forEach(
                                                (letter, cards) ->
                                                        pile(Station.of(letter).index(), cards)));
        state.queue = permissions();
        state.discard = cards("discard");
        state.out = cards("out");
        state.flow = json.find("flow").map(this::flow).orElse(Flow.NONE);
        state.revealing =
                json.find("flow")
                        .flatMap(flow -> flow.find("revealing"))
                        .map(this::seats)
                        .orElse(0);
        noteHands();
        defaultCharacters();
        openImmunities();
        state.question =
                json.find("question").map(code -> code(code, Question.ALL)).orElse(Question.TURN);
        state.awaited =
                json.find("awaited")
                        .map(this::seats)
                        .orElse(
                                state.question.isChance() || state.question == Question.OVER
                                        ? 0
                                        : Layout.only(state.active));
        return state;
    }

    private void player(String label, Json said) {
        int seat = index(Seat.of(label));
        Life life = state.edit(seat);
        Shown shown = state.editShown(seat);
        for (Json held : items(said, "hand")) {
            life.hand = Life.with(life.hand, Layout.shown(known(held.asText()), own(seat)));
        }
        for (Json laid : items(said, "front")) {
            RuleCard card = box.card(card(name(laid)));
            shown.lay(
                    card,
                    number(laid, "paid", card.printed.price(), 0, Layout.MOST_PAID),
                    turn(laid, 0));
        }
        for (Json accroc : items(said, "accrocs")) {
            state.lasting |= box.card(card(name(accroc))).lasting;
            int card = card(name(accroc));
            int turn = turn(accroc, 0);
            shown.accrocs =
                    Life.with(
                            shown.accrocs,
                            Layout.accroc(
                                    card,
                                    seat(accroc, "layer").orElse(state.after(seat)),
                                    accroc.find("spared").map(this::seats).orElse(0),
                                    turn,
                                    copy(accroc, copies(shown.accrocs, card, turn))));
        }
        for (Json duel : items(said, "duels")) {
            int opponent =
                    seat(duel, "opponent")
                            .orElse(
                                    Open.hidden(card(name(duel)))
                                            ? Viewing.NO_ONE
                                            : state.after(seat));
            life.duels = Life.with(life.duels, Layout.duel(card(name(duel)), opponent));
        }
        for (Json effect : items(said, "running")) {
            RuleCard card = box.card(card(name(effect)));
            int index = effect(effect, card);
            int turn = turn(effect, 0);
            shown.running =
                    Life.with(
                            shown.running,
                            Layout.running(
                                    card.index,
                                    index,
                                    number(
                                            effect,
                                            "left",
                                            turns(card.printed.effects().get(index)),
                                            1,
                                            Layout.MOST_LEFT),
                                    effect.find("fresh").map(Json::asBool).orElse(false),
                                    turn,
                                    copy(effect, started(shown.running, card.index, index, turn))));
        }
        said.find("character").ifPresent(slug -> life.character = unused(slug.asText()));
        shown.revealed = said.find("revealed").map(Json::asBool).orElse(false);
        life.characterSeen = said.find("characterSeen").map(this::seats).orElse(0);
        shown.money = number(said, "money", 0, -Shown.MOST, Shown.MOST);
        shown.points = number(said, "points", 0, -Shown.MOST, Shown.MOST);
        int noted = number(said, "noted", 0, 0, Layout.MOST_NOTED);
        state.noted = Layout.note(state.noted, seat, noted);
    }

    /// METRO-RULE-42 Copies of one turn that do not say which they are: the first effect is the first Accroc's.
    private static int copies(int[] accrocs, int card, int turn) {
        int copies = 0;
        for (int one : accrocs) {
            copies += Layout.card(one) == card && Layout.startedIn(one) == turn ? 1 : 0;
        }
        return copies;
    }

    private static int started(int[] running, int card, int effect, int turn) {
        int copies = 0;
        for (int one : running) {
            copies +=
                    Layout.card(one) == card
                                    && Layout.effect(one) == effect
                                    && Layout.startedIn(one) == turn
                            ? 1
                            : 0;
        }
        return copies;
    }

    private static int turns(Effect effect) {
        return effect instanceof Effect.Running running ? running.turns() : 0;
    }

    private static int turn(Json said, int otherwise) {
        return number(said, "turn", otherwise, 0, Layout.MOST_TURNS);
    }

    private static int copy(Json said, int otherwise) {
        return number(said, "copy", otherwise, 0, Layout.MOST_COPIES);
    }

    private static int effect(Json said, RuleCard card) {
        return number(said, "effect", 0, 0, card.printed.effects().size() - 1);
    }

    /// In the truth everybody knows their own hand; a view's copy says nothing about who knows what.
    private int own(int seat) {
        return isMasked() ? 0 : Layout.only(seat);
    }

    private boolean isMasked() {
        return json.find("piles").flatMap(piles -> piles.find("P")).orElse(Json.of(List.of()))
                instanceof Json.Num;
    }

    /// METRO-RULE-20 Sizes as the turn began: a card drawn since is not among them.
    private void noteHands() {
        boolean said =
                json.find("players")
                        .map(
                                players ->
                                        players.fields().values().stream()
                                                .anyMatch(p -> p.find("noted").isPresent()))
                        .orElse(false);
        for (int seat = 0; !said && seat < state.seats(); seat++) {
            int drawn = seat == state.active && state.drawn >= 0 ? 1 : 0;
            state.noted = Layout.note(state.noted, seat, state.lives[seat].hand.length - drawn);
        }
    }

    /// Everybody has a character; those not named get one nobody else has. A view's unknown ones stay unknown.
    private void defaultCharacters() {
        int next = 0;
        for (int seat = 0; !isMasked() && seat < state.seats(); seat++) {
            if (state.lives[seat].character < 0 && state.turn > 0) {
                while (isTaken(next)) {
                    next++;
                }
                state.edit(seat).character = next;
            }
        }
    }

    /// METRO-RULE-36 (b)
    private void openImmunities() {
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            if (life.shown.revealed && life.character >= 0) {
                state.editShown(seat).immunity = state.immunity(seat);
            }
        }
    }

    private boolean isTaken(int character) {
        for (Life life : state.lives) {
            if (life.character == character) {
                return true;
            }
        }
        return false;
    }

    private void pile(int pile, Json said) {
        if (said instanceof Json.Num) {
            state.pile(pile, Pile.hidden(pile, said.asInt()));
            return;
        }
        for (Json card : said.items()) {
            int held = known(card.asText());
            state.pile(pile, state.pile(pile).under(held, Layout.knowing(held)));
        }
    }

    private Flow flow(Json said) {
        var flow = new Flow(card(name(said)));
        flow.victim = seat(said, "victim").orElse(Flow.NOBODY);
        flow.chosen = seat(said, "chosen").orElse(Flow.NOBODY);
        flow.moved = number(said, "moved", Flow.NOBODY);
        flow.effect = number(said, "effect", -1);
        flow.step = number(said, "step", 0);
        flow.left = number(said, "left", 0);
        flow.spared = said.find("spared").map(this::seats).orElse(0);
        flow.waiting = said.find("waiting").map(this::seats).orElse(0);
        flow.placed = said.find("placed").map(Json::asBool).orElse(false);
        flow.outer = said.find("outer").map(this::flow).orElse(Flow.NONE);
        return flow;
    }

    private int[] permissions() {
        int[] queue = Life.EMPTY;
        for (Json permission : items(json, "queue")) {
            RuleCard card = box.card(card(name(permission)));
            queue = Life.with(queue, Layout.permission(card.index, effect(permission, card)));
        }
        return queue;
    }

    private int[] cards(String field) {
        int[] cards = Life.EMPTY;
        for (Json card : items(json, field)) {
            cards = Life.with(cards, card(card.asText()));
        }
        return cards;
    }

    private static String name(Json said) {
        return said instanceof Json.Text text ? text.value() : said.at("card").asText();
    }

    /// A card by slug or title; `?P` is a back.
    private int card(String name) {
        if (name.startsWith("?")) {
            return Box.hidden(Station.of(name.substring(1)).index());
        }
        return box.named(Codes.slug(name)).index;
    }

    /// `colo:AB` is a card whose face A and B know.
    private int known(String name) {
        int colon = name.lastIndexOf(':');
        if (colon < 0) {
            return card(name);
        }
        int seen = 0;
        for (int i = colon + 1; i < name.length(); i++) {
            seen |= Layout.only(index(Seat.of(name.substring(i, i + 1))));
        }
        return Layout.held(card(name.substring(0, colon)), seen);
    }

    private int unused(String slug) {
        int character = character(slug);
        if (isTaken(character)) {
            throw BadInput.of("metro.character.twice", slug);
        }
        return character;
    }

    private int character(String slug) {
        for (Personnage character : box.set().characters()) {
            if (character.slug().equals(Codes.slug(slug))) {
                return character.index();
            }
        }
        throw BadInput.of("metro.card.unknown", slug);
    }

    private int index(Seat seat) {
        if (seat.index() >= state.seats()) {
            throw BadInput.of("engine.seat.unknown", seat.label());
        }
        return seat.index();
    }

    private Optional<Integer> seat(Json said, String field) {
        return said.find(field).map(label -> index(Seat.of(label.asText())));
    }

    private int seats(Json labels) {
        int mask = 0;
        for (Json label : labels.items()) {
            mask |= Layout.only(index(Seat.of(label.asText())));
        }
        return mask;
    }

    private static List<Json> items(Json said, String field) {
        return said.find(field).map(Json::items).orElse(List.of());
    }

    private static int number(Json said, String field, int otherwise) {
        return said.find(field).map(Json::asInt).orElse(otherwise);
    }

    /// METRO-FLOW-10 Numbers beyond what a game can come to would be packed into other ones.
    private static int number(Json said, String field, int otherwise, int least, int most) {
        int number = number(said, field, otherwise);
        if (number < least || number > most) {
            throw BadInput.of("metro.position.range", field, number, least, most);
        }
        return number;
    }

    private static <E extends Enum<E>> E code(Json said, List<E> all) {
        return Codes.find(all, said.asText())
                .orElseThrow(
                        () -> BadInput.of("metro.code.unknown", said.asText(), all.toString()));
    }
}
