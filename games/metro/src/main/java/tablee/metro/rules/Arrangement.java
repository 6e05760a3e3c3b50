package tablee.metro.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.metro.content.Codes;
import tablee.metro.content.Effect;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;

/// A [Position] laid out as a table. What it leaves open gets a usual value: A's turn in Majorité, empty hands and ledgers, cards that
/// came in an earlier turn, wealth paid at its printed price, characters that nobody else has.
public final class Arrangement {

    private final Box box;
    private final Position said;
    private final MetroState state;

    private Arrangement(Box base, MetroOptions options, Position said) {
        this.said = said;
        this.box = said.cards().map(cards -> new Box(base.set().with(cards))).orElse(base);
        this.state = new MetroState(box, options, said.whole());
    }

    /// The truth, if the position says it all.
    ///
    /// @param base the set that the position may add cards to
    /// @throws BadInput if it names what is not there, or numbers that the table does not have
    public static MetroState complete(Box base, MetroOptions options, Position said) {
        return new Arrangement(base, options, said).complete(false);
    }

    /// What a viewer sees of a position that says no more than that.
    ///
    /// @param viewer seat index, or −1 for a spectator
    public static Table seen(Box base, MetroOptions options, Position said, int viewer) {
        return Viewing.now(new Arrangement(base, options, said).complete(true), viewer);
    }

    private MetroState complete(boolean masked) {
        state.station = said.station().index();
        state.round = within("round", said.round(), 1, state.options.rounds());
        state.active = index(said.active());
        state.starter = index(said.starter());
        int opened = state.station * state.options.rounds() + state.round - 1;
        state.turn = said.turn().orElse(opened * state.seats() + 1);
        state.drawn = said.drawn().map(this::drawn).orElse(Open.NO_DRAW);
        said.players().forEach((seat, player) -> player(index(seat), player, masked));
        said.piles().forEach((station, pile) -> pile(station.index(), pile, masked));
        state.queue = permissions();
        state.discard = cards(said.discard());
        state.out = cards(said.out().orElse(List.of()));
        state.flow = said.flow().map(this::flow).orElse(Flow.NONE);
        state.revealing = mask(said.flow().flatMap(Position.Lay::revealing));
        noteHands();
        if (!masked) {
            defaultCharacters();
        }
        openImmunities();
        state.question = said.question().orElse(Question.TURN);
        if (!answers()) {
            throw BadInput.of("metro.position.flow", state.question.name());
        }
        boolean asks = !state.question.isChance() && state.question != Question.OVER;
        state.awaited = said.awaited().map(this::mask).orElse(asks ? Layout.only(state.active) : 0);
        return state;
    }

    /// Whether the effect that is resolving is one that puts such a question.
    private boolean answers() {
        return switch (state.question) {
            case CARD, LOT_CARD -> resolving() instanceof Effect.Strike;
            case PAIR -> resolving() instanceof Effect.SwapCards;
            case PILE_PEEK -> resolving() instanceof Effect.Look;
            default -> true;
        };
    }

    private Effect resolving() {
        if (state.flow.isNone() || Open.hidden(state.flow.card)) {
            throw BadInput.of("metro.position.flow", state.question.name());
        }
        return effect(box.card(state.flow.card), state.flow.effect);
    }

    private int drawn(String name) {
        return name.equals(Position.NOTHING) ? Open.DREW_NOTHING : card(name);
    }

    /// @param masked a view's copy says nothing about who knows what; in the truth everybody knows their own hand
    private void player(int seat, Position.Player player, boolean masked) {
        Life life = state.edit(seat);
        Shown shown = state.editShown(seat);
        for (Position.Held held : player.hand()) {
            short card = held(held);
            life.hand = Life.with(life.hand, masked ? card : Layout.shown(card, Layout.only(seat)));
        }
        for (Position.Laid laid : player.front()) {
            RuleCard card = box.card(face(laid.card()));
            shown.lay(card, laid.paid().orElse(card.printed.price()), laid.turn());
        }
        player.accrocs().forEach(accroc -> trouble(seat, shown, accroc));
        for (Position.Duel duel : player.duels()) {
            int card = card(duel.card());
            int opponent = Open.hidden(card) ? Viewing.NO_ONE : state.after(seat);
            opponent = duel.opponent().map(this::index).orElse(opponent);
            life.duels = Life.with(life.duels, Layout.duel(card, opponent));
        }
        player.running().forEach(running -> running(shown, running));
        player.character().ifPresent(slug -> life.character = unused(slug));
        life.characterSeen = mask(player.characterSeen());
        shown.revealed = player.revealed();
        shown.money = player.money();
        shown.points = player.points();
    }

    private void trouble(int seat, Shown shown, Position.Trouble said) {
        int card = face(said.card());
        state.lasting |= box.card(card).lasting;
        int copies = 0;
        for (int other : shown.accrocs) {
            copies += Layout.card(other) == card && Layout.startedIn(other) == said.turn() ? 1 : 0;
        }
        int accroc =
                Layout.accroc(
                        card,
                        said.layer().map(this::index).orElse(state.after(seat)),
                        mask(said.spared()),
                        said.turn(),
                        said.copy().orElse(copies));
        shown.accrocs = Life.with(shown.accrocs, accroc);
    }

    /// METRO-RULE-42 Copies of one turn that do not say which they are: the first effect is the first Accroc's.
    private void running(Shown shown, Position.Running said) {
        RuleCard card = box.card(face(said.card()));
        Effect effect = effect(card, said.effect());
        int copies = 0;
        for (int other : shown.running) {
            copies +=
                    Layout.card(other) == card.index
                                    && Layout.effect(other) == said.effect()
                                    && Layout.startedIn(other) == said.turn()
                            ? 1
                            : 0;
        }
        int printed = effect instanceof Effect.Running running ? running.turns() : 0;
        int running =
                Layout.running(
                        card.index,
                        said.effect(),
                        said.left().orElse(printed),
                        said.fresh(),
                        said.turn(),
                        said.copy().orElse(copies));
        shown.running = Life.with(shown.running, running);
    }

    private static Effect effect(RuleCard card, int place) {
        return card.steps[within("effect", place, 0, card.steps.length - 1)];
    }

    private void pile(int station, Position.Stack said, boolean masked) {
        if (masked) {
            state.pile(station, Pile.hidden(station, said.size()));
            return;
        }
        for (Position.Held card : said.cards()) {
            state.pile(station, state.pile(station).under(card(card.card()), mask(card.knowing())));
        }
    }

    private int[] permissions() {
        int[] queue = Life.EMPTY;
        for (Position.Permission permission : said.queue()) {
            RuleCard card = box.card(face(permission.card()));
            if (!(effect(card, permission.effect()) instanceof Effect.LayAgain)) {
                throw BadInput.of("metro.position.permission", card.slug);
            }
            queue = Life.with(queue, Layout.permission(card.index, permission.effect()));
        }
        return queue;
    }

    private Flow flow(Position.Lay said) {
        var flow = new Flow(card(said.card()));
        flow.victim = said.victim().map(this::index).orElse(Flow.NOBODY);
        flow.chosen = said.chosen().map(this::index).orElse(Flow.NOBODY);
        flow.moved = said.moved().orElse(Flow.NOBODY);
        flow.effect = said.effect();
        flow.step = said.step();
        flow.left = said.left();
        flow.spared = mask(said.spared());
        flow.waiting = mask(said.waiting());
        flow.placed = said.placed();
        flow.outer = said.outer().map(this::flow).orElse(Flow.NONE);
        return flow;
    }

    /// METRO-RULE-20 Sizes as the turn began: a card drawn since is not among them.
    private void noteHands() {
        Map<Seat, Position.Player> players = said.players();
        boolean noted = players.values().stream().anyMatch(player -> player.noted().isPresent());
        for (int seat = 0; seat < state.seats(); seat++) {
            int drawn = seat == state.active && state.drawn >= 0 ? 1 : 0;
            Optional<Position.Player> player = Optional.ofNullable(players.get(Seat.of(seat)));
            int size =
                    noted
                            ? player.flatMap(Position.Player::noted).orElse(0)
                            : state.lives[seat].hand.length - drawn;
            state.noted = Layout.note(state.noted, seat, size);
        }
    }

    /// Everybody has a character; those not named get one nobody else has.
    private void defaultCharacters() {
        int next = 0;
        for (int seat = 0; state.turn > 0 && seat < state.seats(); seat++) {
            if (state.lives[seat].character < 0) {
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

    private int[] cards(List<String> names) {
        return names.stream().mapToInt(this::face).toArray();
    }

    private short held(Position.Held held) {
        return Layout.held(card(held.card()), mask(held.knowing()));
    }

    private int card(String name) {
        return name.startsWith("?")
                ? Box.hidden(Station.of(name.substring(1)).index())
                : face(name);
    }

    /// A card by slug or title.
    private int face(String name) {
        return box.named(Codes.slug(name)).index;
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

    private int mask(Seats seats) {
        seats.forEach(this::index);
        return seats.mask();
    }

    private int mask(Optional<Seats> seats) {
        return seats.map(this::mask).orElse(0);
    }

    private static int within(String field, int number, int least, int most) {
        if (number < least || number > most) {
            throw BadInput.of("metro.position.range", field, number, least, most);
        }
        return number;
    }
}
