package tablee.cv;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Seat;

/// The whole truth as JSON, for snapshots and scenarios.
///
/// What a scenario leaves out: the track is filled with the lowest young cards not mentioned elsewhere; a deck not mentioned holds
/// all other cards of its age in the order of their numbers; if a deck is given (a list, next card first, or a number of cards) the
/// others of its age lie in the discard pile; goals go by number; `cards` describes cards that the deck does not have.
final class PositionJson {

    private PositionJson() {}

    static Json write(CvState state) {
        Table table = state.table;
        var json = Json.object();
        TableJson.write(table, json);
        var decks = Json.object();
        int at = pileEnd(state);
        for (Age age : Age.DECKS) {
            var cards = new ArrayList<Integer>();
            for (int i = 0; i < table.left(age); i++) {
                cards.add((int) state.pile[at - 1 - i]);
            }
            at -= table.is(CvPhase.SETUP) ? age.size() : table.left(age);
            decks.put(age.label(), Json.numbers(cards));
        }
        json.put("decks", decks.build());
        var seats = Json.object();
        for (int seat = 0; seat < table.seats(); seat++) {
            seats.put(
                    Seat.of(seat).label(),
                    TableJson.writeSeat(table, seat)
                            .put("hand", Json.numbers(Setup.list(state.hidden[seat])))
                            .put("goal", state.secret[seat])
                            .build());
        }
        json.put("seats", seats.build());
        json.put("draft", writeDraft(state.draft));
        if (!table.deck().patches().isEmpty()) {
            json.put(
                    "cards",
                    Json.of(table.deck().patches().stream().map(CardJson::write).toList()));
        }
        return json.build();
    }

    /// During the setup each deck keeps its own part of the pile.
    private static int pileEnd(CvState state) {
        return state.table.is(CvPhase.SETUP) ? state.pile.length : state.table.leftInAll();
    }

    private static Json writeDraft(Draft draft) {
        return Json.object()
                .put("pool", Json.numbers(Setup.list(draft.pool())))
                .put("dealt", sets(draft.dealt()))
                .put("kept1", sets(draft.kept1()))
                .put("kept2", sets(draft.kept2()))
                .put("shown", sets(draft.shown()))
                .build();
    }

    private static Json sets(int[] sets) {
        var list = new ArrayList<Json>();
        for (int set : sets) {
            list.add(Json.numbers(Setup.list(set)));
        }
        return Json.of(list);
    }

    static CvState read(Deck house, CvOptions options, Json json) {
        refuseStrangers(options.seats(), json);
        Deck deck = json.find("cards").map(cards -> CardJson.patched(house, cards)).orElse(house);
        var step = new Step(Setup.start(deck, options), Events.NONE);
        step.hidden = new int[options.seats()];
        TableReader.read(json, step);
        readHands(json, step);
        readGoals(json, step);
        readDecks(json, step);
        TurnReader.read(json, step);
        step.draft =
                json.find("draft")
                        .map(draft -> readDraft(draft, options.seats()))
                        .orElse(step.draft);
        return step.done();
    }

    /// Seats that this table does not have.
    private static void refuseStrangers(int seats, Json json) {
        var labels =
                new ArrayList<>(json.find("seats").map(Json::fields).orElse(Map.of()).keySet());
        for (String name : List.of("first", "turn", "actor")) {
            json.find(name).ifPresent(label -> labels.add(label.asText()));
        }
        for (String label : labels) {
            if (Seat.of(label).index() >= seats) {
                throw BadInput.of("engine.seat.unknown", label);
            }
        }
    }

    private static void readHands(Json json, Step step) {
        json.find("seats")
                .ifPresent(
                        seats ->
                                seats.fields()
                                        .forEach(
                                                (label, seat) -> {
                                                    int index = Seat.of(label).index();
                                                    for (Json item :
                                                            seat.find("hand")
                                                                    .map(Json::items)
                                                                    .orElse(List.of())) {
                                                        int card = TableReader.card(item);
                                                        if (!step.deck.card(card).isEvent()) {
                                                            throw Pieces.bad(item);
                                                        }
                                                        if (card <= Deck.BICYCLE) {
                                                            step.hidden[index] |= 1 << card;
                                                        } else {
                                                            step.table.known(
                                                                    index,
                                                                    step.table.known(index)
                                                                            | step.deck.bit(card));
                                                        }
                                                    }
                                                    step.table.hiddenCards(
                                                            index,
                                                            Integer.bitCount(step.hidden[index]));
                                                }));
    }

    private static void readGoals(Json json, Step step) {
        boolean undealt = json.find("setup").map(Json::asInt).orElse(6) <= 3;
        if (undealt) {
            return;
        }
        int seats = step.options.seats();
        byte[] secret = new byte[seats];
        var mentioned = new HashSet<Integer>();
        for (int seat = 0; seat < seats; seat++) {
            String label = Seat.of(seat).label();
            secret[seat] =
                    (byte)
                            (int)
                                    json.find("seats")
                                            .flatMap(all -> all.find(label))
                                            .flatMap(one -> one.find("goal"))
                                            .map(Json::asInt)
                                            .orElse(0);
            mentioned.add((int) secret[seat]);
        }
        List<Integer> open =
                json.find("publicGoals")
                        .map(goals -> goals.items().stream().map(Json::asInt).toList())
                        .orElse(List.of());
        mentioned.addAll(open);
        var rest = new ArrayList<Integer>();
        for (int goal : Age.GOAL.numbers()) {
            if (!mentioned.contains(goal)) {
                rest.add(goal);
            }
        }
        for (int i = 0; i < step.options.publicGoals(); i++) {
            step.table.publicGoal(i, i < open.size() ? open.get(i) : rest.removeLast());
        }
        for (int seat = 0; seat < seats; seat++) {
            if (secret[seat] == 0) {
                secret[seat] = (byte) (int) rest.removeFirst();
            }
        }
        step.secret = secret;
    }

    private static void readDecks(Json json, Step step) {
        boolean setup = json.find("setup").isPresent();
        Set<Integer> seen = seen(step);
        Optional<Json> decks = json.find("decks");
        for (Age age : Age.DECKS) {
            decks.flatMap(found -> found.find(age.label()))
                    .filter(found -> found instanceof Json.Arr)
                    .ifPresent(found -> found.items().forEach(card -> seen.add(card.asInt())));
        }
        if (json.find("track").isEmpty() && !setup) {
            fillTrack(step, seen);
        }
        var order = new ArrayList<Integer>();
        for (Age age : Age.DECKS) {
            Optional<Json> found = decks.flatMap(all -> all.find(age.label()));
            List<Integer> cards = deck(step, age, found, seen, setup);
            step.table.left(age, cards.size());
            order.addAll(cards);
            for (int i = cards.size(); setup && i < age.size(); i++) {
                order.add(0);
            }
        }
        byte[] pile = new byte[order.size()];
        for (int i = 0; i < pile.length; i++) {
            pile[i] = (byte) (int) order.get(pile.length - 1 - i);
        }
        step.pile = pile;
    }

    private static void fillTrack(Step step, Set<Integer> seen) {
        int place = 0;
        for (int card = Age.YOUNG.from();
                card <= Age.SENIOR.to() && place < Table.TRACK_PLACES;
                card++) {
            if (seen.add(card)) {
                step.table.track(place++, card);
            }
        }
    }

    /// Next card first.
    private static List<Integer> deck(
            Step step, Age age, Optional<Json> found, Set<Integer> seen, boolean setup) {
        var rest = new ArrayList<Integer>();
        for (int card : age.numbers()) {
            if (!seen.contains(card)) {
                rest.add(card);
            }
        }
        if (found.isEmpty()) {
            return setup ? List.of() : rest;
        }
        if (found.get() instanceof Json.Arr) {
            if (!setup) {
                rest.forEach(step.table::discard);
            }
            return found.get().items().stream().map(Json::asInt).toList();
        }
        int left = Math.min(found.get().asInt(), rest.size());
        rest.subList(left, rest.size()).forEach(step.table::discard);
        return List.copyOf(rest.subList(0, left));
    }

    private static Set<Integer> seen(Step step) {
        Table table = step.table;
        var seen = new HashSet<Integer>(table.discarded());
        seen.addAll(table.acquired());
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            seen.add(table.track(place));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            seen.addAll(table.knownEvents(seat));
            seen.addAll(table.undecided(seat));
            for (int stack = 0; stack < Category.STACKS; stack++) {
                seen.addAll(table.stack(seat, Category.of(stack)));
            }
        }
        return seen;
    }

    private static Draft readDraft(Json json, int seats) {
        return new Draft(
                json.find("pool").map(PositionJson::set).orElse(0),
                sets(json, "dealt", seats),
                sets(json, "kept1", seats),
                sets(json, "kept2", seats),
                sets(json, "shown", seats));
    }

    private static int[] sets(Json json, String name, int seats) {
        int[] sets = new int[seats];
        List<Json> items = json.find(name).map(Json::items).orElse(List.of());
        for (int i = 0; i < items.size() && i < seats; i++) {
            sets[i] = set(items.get(i));
        }
        return sets;
    }

    static int set(Json json) {
        int set = 0;
        for (Json card : json.items()) {
            int number = TableReader.card(card);
            if (number > Deck.BICYCLE) {
                throw Pieces.bad(card);
            }
            set |= 1 << number;
        }
        return set;
    }
}
