package tablee.metro.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.engine.Alphabet;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;

/// What nobody decides: who starts, who is who, which cards enter, every shuffle and every lot (METRO-FLOW-8).
public final class Dealing {

    private Dealing() {}

    // ---- what is due ----

    static Chance due(MetroState state) {
        return switch (state.question) {
            case STARTER -> STARTERS[state.seats()];
            case CHARACTERS ->
                    new Chance.Shuffle("characters", characters(state), state.box.characterNames());
            case DEFIS -> shuffle(state, "defis", copies(state, Kind.DEFI));
            case ACCROCS -> shuffle(state, "accrocs", copies(state, Kind.ACCROC));
            case REGROUP_PUBERTE -> shuffle(state, "puberte", faces(state, 0));
            case REGROUP_MAJORITE -> shuffle(state, "majorite", faces(state, 1));
            case PACK -> shuffle(state, "deal", pack(state));
            case LOT_HAND ->
                    new Chance.Pick(
                            "lot",
                            state.lives[Resolution.affected(state)].hand.length,
                            Alphabet.NUMBERS);
            case LOT_CARD ->
                    new Chance.Pick(
                            "lot",
                            Impact.eligible(
                                            state,
                                            Resolution.strike(state),
                                            Resolution.affected(state))
                                    .size(),
                            Alphabet.NUMBERS);
            default -> throw new IllegalStateException("no draw is due: " + state);
        };
    }

    private static Chance shuffle(MetroState state, String name, int[] cards) {
        return Chance.Shuffle.owning(name, cards, state.box.names());
    }

    private static final Chance[] STARTERS = new Chance[MetroOptions.MOST + 1];

    static {
        for (int seats = MetroOptions.LEAST; seats <= MetroOptions.MOST; seats++) {
            var letters = new ArrayList<String>();
            for (int seat = 0; seat < seats; seat++) {
                letters.add(Seat.of(seat).label());
            }
            STARTERS[seats] = new Chance.Pick("starter", seats, new Alphabet(letters));
        }
    }

    private static int[] characters(MetroState state) {
        int[] all = new int[state.box.set().characters().size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
        return all;
    }

    /// What is shuffled has no order to betray: sorted, so that the draw does not depend on who returned what when. Sorted by
    /// counting, as the comparing sort was 4 % of a playout's time.
    private static int[] faces(MetroState state, int pile) {
        byte[] copies = new byte[state.box.size()];
        for (short card : state.pile(pile).toArray()) {
            copies[Layout.card(card)]++;
        }
        return list(copies, state.pile(pile).size());
    }

    /// So many copies of each card, one after the other.
    private static int[] list(byte[] copies, int count) {
        int[] cards = new int[count];
        for (int card = 0, at = 0; at < count; card++) {
            for (int copy = 0; copy < copies[card]; copy++) {
                cards[at++] = card;
            }
        }
        return cards;
    }

    /// All copies of this kind with the back of the Station that opens.
    private static int[] copies(MetroState state, Kind kind) {
        return state.box.copies(kind, state.station);
    }

    /// METRO-SETUP-3, -5, -7, -8 Every card of the back, without what was set aside or stayed out.
    static int[] pack(MetroState state) {
        byte[] left = state.box.pack(state.station).clone();
        int count = state.box.packSize(state.station);
        // METRO-RULE-8, METRO-OPT-4
        if (state.options.removals()) {
            count -= takeOut(left, state.box.removed(state.seats()));
        }
        count -= takeOut(left, state.out);
        return list(left, count);
    }

    private static int takeOut(byte[] left, int[] cards) {
        int taken = 0;
        for (int card : cards) {
            if (left[card] > 0) {
                left[card]--;
                taken++;
            }
        }
        return taken;
    }

    // ---- what it gave ----

    /// The step that a draw makes; the draw must be the one that is due.
    public static MetroState draw(MetroState before, Drawn drawn, Events events) {
        MetroState state = before.copy();
        switch (state.question) {
            case STARTER -> {
                state.starter = drawn.get(0);
                events.tell(() -> new MetroEvent.StarterDrawn(Seat.of(state.starter)));
                start(state);
            }
            case CHARACTERS -> dealCharacters(state, drawn, events);
            // METRO-RULE-7, METRO-SETUP-4, METRO-DEFI-2
            case DEFIS -> {
                stayOut(state, drawn, state.seats());
                state.due(Question.PACK);
            }
            case ACCROCS -> {
                stayOut(state, drawn, accrocs(state));
                state.due(Question.REGROUP_PUBERTE);
            }
            // METRO-RULE-11, METRO-STATION-12
            case REGROUP_PUBERTE -> {
                state.pile(0, pile(drawn, 0));
                state.due(state.station == 2 ? Question.REGROUP_MAJORITE : Question.PACK);
            }
            case REGROUP_MAJORITE -> {
                state.pile(1, pile(drawn, 0));
                state.due(Question.PACK);
            }
            case PACK -> deal(state, drawn, events);
            case LOT_HAND -> takeFromHand(state, drawn.get(0), events);
            case LOT_CARD -> {
                int owner = Resolution.affected(state);
                var places = Impact.eligible(state, Resolution.strike(state), owner);
                Impact.hitCard(state, owner, places.get(drawn.get(0)), events);
                Resolution.nextPlayer(state);
                Resolution.run(state, events);
            }
            default -> throw new IllegalStateException("no draw is due: " + state);
        }
        return state;
    }

    /// A table where nothing is dealt yet; the options must fit the set.
    public static MetroState start(Box box, MetroOptions options) {
        var state = new MetroState(box, options, true);
        // METRO-OPT-6, METRO-SETUP-9
        if (options.starter() == MetroOptions.RANDOM) {
            state.due(Question.STARTER);
        } else {
            state.starter = options.starter();
            start(state);
        }
        return state;
    }

    /// METRO-RULE-4 The dealer starts.
    private static void start(MetroState state) {
        state.active = state.starter;
        state.due(Question.CHARACTERS);
    }

    /// METRO-SETUP-1
    private static void dealCharacters(MetroState state, Drawn drawn, Events events) {
        for (int seat = 0; seat < state.seats(); seat++) {
            int character = drawn.get(seat);
            Seat whose = Seat.of(seat);
            state.edit(seat).character = character;
            String slug = state.box.character(character).slug();
            events.tell(() -> new MetroEvent.CharacterDealt(whose, Optional.of(slug)));
        }
        state.due(copies(state, Kind.DEFI).length > state.seats() ? Question.DEFIS : Question.PACK);
    }

    /// METRO-RULE-6, -7 The first ones enter, the rest stay out, unseen.
    private static void stayOut(MetroState state, Drawn drawn, int entering) {
        int[] out = Arrays.copyOf(state.out, state.out.length + drawn.size() - entering);
        for (int i = entering; i < drawn.size(); i++) {
            out[state.out.length + i - entering] = drawn.get(i);
        }
        Arrays.sort(out);
        state.out = out;
    }

    private static int accrocs(MetroState state) {
        return Math.min(
                state.options.accrocs(Station.ALL.get(state.station)),
                copies(state, Kind.ACCROC).length);
    }

    /// The shuffles of a Station that opens (METRO-RULE-6, -11), one after the other.
    static void openStation(MetroState state) {
        boolean all = accrocs(state) == copies(state, Kind.ACCROC).length;
        state.due(all ? Question.REGROUP_PUBERTE : Question.ACCROCS);
    }

    private static Pile pile(Drawn drawn, int from) {
        short[] pile = new short[drawn.size() - from];
        for (int i = 0; i < pile.length; i++) {
            pile[i] = (short) drawn.get(from + i);
        }
        return Pile.owning(pile);
    }

    /// METRO-RULE-5, METRO-SETUP-11, -12, METRO-STATION-6, -11 One at a time, first to the dealer's left, the dealer last.
    private static void deal(MetroState state, Drawn drawn, Events events) {
        int size = state.options.handSize();
        int seats = state.seats();
        int seat = state.after(state.starter);
        for (int i = 0; i < seats; i++) {
            short[] hand = new short[size];
            for (int round = 0; round < size; round++) {
                hand[round] = Layout.held(drawn.get(round * seats + i), Layout.only(seat));
            }
            state.edit(seat).hand = hand;
            seat = state.after(seat);
        }
        state.pile(state.station, pile(drawn, size * seats));
        if (events.wanted()) {
            events.add(
                    new MetroEvent.StationOpened(
                            Station.ALL.get(state.station), Seat.of(state.starter)));
            for (int i = 0; i < seats; i++) {
                List<String> names = Hands.names(state, state.lives[i].hand);
                events.add(new MetroEvent.Dealt(Seat.of(i), size, names));
            }
        }
        if (state.turn == 0) {
            state.turn = 1;
        }
        TurnFlow.note(state);
        if (!TurnFlow.open(state, events)) {
            TurnFlow.afterSkip(state, events);
        }
    }

    /// METRO-FX-11 Known to the two players concerned, and to nobody else (METRO-HIDE-7).
    private static void takeFromHand(MetroState state, int place, Events events) {
        int owner = Resolution.affected(state);
        int both = Layout.only(owner) | Layout.only(state.active);
        int card = Hands.leave(state, owner, place, both);
        Life layer = state.edit(state.active);
        layer.hand = Life.with(layer.hand, Layout.held(card, both));
        events.tell(
                () ->
                        new MetroEvent.TakenFromHand(
                                Seat.of(owner),
                                Seat.of(state.active),
                                Station.ALL.get(state.back(card)),
                                Optional.of(state.card(card).slug)));
        Resolution.once(state);
        Resolution.run(state, events);
    }
}
