package tablee.cv.forms;

import static tablee.engine.form.Field.all;
import static tablee.engine.form.Field.field;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.CardForm;
import tablee.cv.content.Deck;
import tablee.cv.rules.Arrangement;
import tablee.cv.rules.CvOptions;
import tablee.cv.rules.CvRules;
import tablee.cv.rules.CvState;
import tablee.cv.rules.Draft;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Shape;

/// The whole truth, for snapshots and scenarios. What a scenario leaves out is found by [Arranging]; `cards` describes cards that the
/// deck does not have.
final class PositionForm {

    /// A position as it is written down.
    ///
    /// @param cards in the form of the deck file
    record Written(
            Arrangement table,
            Map<Age, Arrangement.Pile> decks,
            Map<Seat, Truth> seats,
            Optional<Drafted> draft,
            Optional<Json> cards) {

        /// @throws BadInput if there is no such table
        CvState complete(CvRules rules, CvOptions options) {
            List<Card> patches =
                    cards.map(json -> CardForm.patches(rules.deck(), json)).orElse(List.of());
            var cvs = new LinkedHashMap<Seat, Arrangement.Cv>();
            var hands = new LinkedHashMap<Seat, Arrangement.Hand>();
            seats.forEach(
                    (seat, truth) -> {
                        cvs.put(seat, truth.cv());
                        hands.put(seat, truth.hand());
                    });
            return rules.arranging(options, patches)
                    .position(
                            table,
                            cvs,
                            hands,
                            decks,
                            draft.map(drafted -> drafted.draft(options.seats())));
        }
    }

    private static final Form<List<Integer>> CARDS = Pieces.CARD.list();

    /// All there is to know of a seat.
    record Truth(Arrangement.Cv cv, Arrangement.Hand hand) {}

    private static final Form<Truth> TRUTH =
            Form.object(
                    "CvSeatTruth",
                    Make.of(
                            (cv, hand, goal) -> new Truth(cv, new Arrangement.Hand(hand, goal)),
                            all(TableForm.CV, Truth::cv),
                            field("hand", CARDS, truth -> truth.hand().cards(), List.of()),
                            field(
                                    "goal",
                                    Form.whole(0, Deck.SIZE),
                                    truth -> truth.hand().goal(),
                                    0)));

    /// Who was dealt and kept what, a set for each seat.
    record Drafted(
            int pool,
            List<Integer> dealt,
            List<Integer> kept1,
            List<Integer> kept2,
            List<Integer> shown) {

        static Drafted of(CvState state) {
            Draft draft = state.draft();
            int seats = state.table().seats();
            return new Drafted(
                    draft.pool(),
                    sets(seats, draft::dealt),
                    sets(seats, draft::kept1),
                    sets(seats, draft::kept2),
                    sets(seats, draft::shown));
        }

        private static List<Integer> sets(int seats, IntFunction<Integer> row) {
            return IntStream.range(0, seats).mapToObj(row).toList();
        }

        Draft draft(int seats) {
            for (List<Integer> row : List.of(dealt, kept1, kept2, shown)) {
                if (row.size() > seats) {
                    throw BadInput.of("cv.position.most", "draft", row.size(), seats);
                }
            }
            return Draft.of(seats, pool, dealt, kept1, kept2, shown);
        }
    }

    private static final Form<List<Integer>> SETS = Pieces.CHILDHOOD.list();

    private static final Form<Drafted> DRAFT =
            Form.object(
                    "CvDraft",
                    Make.of(
                            Drafted::new,
                            field("pool", Pieces.CHILDHOOD, Drafted::pool, 0),
                            field("dealt", SETS, Drafted::dealt, List.of()),
                            field("kept1", SETS, Drafted::kept1, List.of()),
                            field("kept2", SETS, Drafted::kept2, List.of()),
                            field("shown", SETS, Drafted::shown, List.of())));

    /// Its cards, the next one first, or in a scenario how many of those that lie nowhere else.
    private static final Form<Arrangement.Pile> PILE =
            Form.of(
                    new Shape.Either(List.of(CARDS.shape(), Form.count().shape())),
                    pile -> CARDS.write(pile.cards().orElse(List.of())),
                    json ->
                            json instanceof Json.Arr
                                    ? new Arrangement.Pile(Optional.of(CARDS.read(json)), 0)
                                    : new Arrangement.Pile(
                                            Optional.empty(), Form.count().read(json)));

    private static final Form<Json> ANY = Form.of(new Shape.Any(), json -> json, json -> json);

    static final Codec<CvState, Written> FORM =
            Codec.object(
                    "CvPosition",
                    of -> {
                        var table = of.all(TableForm.FORM, CvState::table);
                        var decks =
                                of.field(
                                        "decks",
                                        PILE.entries(Pieces.DECK),
                                        PositionForm::decks,
                                        Map.of());
                        var seats =
                                of.field(
                                        "seats",
                                        TRUTH.entries(Form.SEAT),
                                        PositionForm::seats,
                                        Map.of());
                        var draft = of.open("draft", DRAFT, Drafted::of);
                        var cards = of.maybe("cards", ANY, PositionForm::patches);
                        return read ->
                                new Written(
                                        read.get(table),
                                        read.get(decks),
                                        read.get(seats),
                                        read.get(draft),
                                        read.get(cards));
                    });

    private PositionForm() {}

    private static Map<Age, Arrangement.Pile> decks(CvState state) {
        var decks = new EnumMap<Age, Arrangement.Pile>(Age.class);
        for (Age age : Age.DECKS) {
            decks.put(age, new Arrangement.Pile(Optional.of(state.deck(age)), 0));
        }
        return decks;
    }

    private static Map<Seat, Truth> seats(CvState state) {
        var seats = new LinkedHashMap<Seat, Truth>();
        for (int seat = 0; seat < state.table().seats(); seat++) {
            seats.put(
                    Seat.of(seat),
                    new Truth(
                            state.table().cv(seat),
                            new Arrangement.Hand(Draft.list(state.hand(seat)), state.goal(seat))));
        }
        return seats;
    }

    private static Optional<Json> patches(CvState state) {
        List<Card> patches = state.table().deck().patches();
        return patches.isEmpty()
                ? Optional.empty()
                : Optional.of(Json.of(patches.stream().map(CardForm::write).toList()));
    }
}
