package tablee.cv.forms;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.cv.content.Age;
import tablee.cv.content.Card;
import tablee.cv.content.Symbols;
import tablee.cv.rules.Arrangement;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvOptions;
import tablee.cv.rules.CvRules;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Reach;
import tablee.cv.rules.Source;
import tablee.cv.rules.Table;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.engine.form.Codec;
import tablee.engine.form.Fields;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.ObjectForm;
import tablee.engine.form.Shape;

/// What a screen shows. Cards are numbers; their faces are part of the content set, which a client loads once ([CvWording#faces]).
/// Besides what reads back, it carries what a screen would have to work out otherwise: tokens, running points, and which cards
/// are in reach.
final class NowForm {

    /// What a screen shows, as it is read: a view without what could be remembered.
    record Seen(
            Viewer viewer,
            CvOptions options,
            Arrangement table,
            Map<Age, Integer> left,
            List<Shown> seats,
            int offer) {

        CvView complete(CvRules rules, CvView.Memory memory) {
            var cvs = new LinkedHashMap<Seat, Arrangement.Cv>();
            for (int seat = 0; seat < seats.size(); seat++) {
                cvs.put(Seat.of(seat), seats.get(seat).cv());
            }
            Table laid =
                    rules.arranging(options, List.of())
                            .table(table, cvs, left, seats.stream().map(Shown::hidden).toList());
            return new CvView(
                    viewer,
                    new CvView.Now(
                            laid,
                            seats.stream().map(seat -> seat.hand().orElse(CvView.UNKNOWN)).toList(),
                            seats.stream().map(seat -> seat.goal().orElse(0)).toList(),
                            offer),
                    memory);
        }
    }

    /// What this viewer sees of a seat; hand and goal only where this viewer may look.
    record Shown(
            Arrangement.Cv cv,
            int hidden,
            Symbols tokens,
            int size,
            int points,
            Optional<Integer> hand,
            Optional<Integer> goal,
            Optional<Integer> goalPoints) {

        static Shown of(CvView view, int seat) {
            Table table = view.table();
            int hand = view.now().hands().get(seat);
            int goal = view.now().goals().get(seat);
            return new Shown(
                    table.cv(seat),
                    table.hiddenCards(seat),
                    table.tokens(seat),
                    table.cvSize(seat),
                    table.points(seat),
                    hand == CvView.UNKNOWN ? Optional.empty() : Optional.of(hand),
                    goal == 0 ? Optional.empty() : Optional.of(goal),
                    goal == 0 ? Optional.empty() : Optional.of(table.goalPoints(seat, goal)));
        }
    }

    private static final Form<Shown> SEAT =
            Form.object(
                    "CvSeat",
                    of -> {
                        var cv = of.all(TableForm.CV, Shown::cv);
                        var hidden = of.field("hidden", Form.count(), Shown::hidden);
                        var tokens = of.field("tokens", Pieces.SYMBOLS, Shown::tokens);
                        var size = of.field("size", Form.count(), Shown::size);
                        var points = of.field("points", Form.count(), Shown::points);
                        var hand = of.maybe("hand", Pieces.CHILDHOOD, Shown::hand);
                        var goal = of.maybe("goal", Pieces.GOAL, Shown::goal);
                        var goalPoints = of.maybe("goalPoints", Form.count(), Shown::goalPoints);
                        return read ->
                                new Shown(
                                        read.get(cv),
                                        read.get(hidden),
                                        read.get(tokens),
                                        read.get(size),
                                        read.get(points),
                                        read.get(hand),
                                        read.get(goal),
                                        read.get(goalPoints));
                    });

    /// A card that can be had: the steps before buying it in notation, and what the plain purchase would spend if there are none.
    record Reached(int place, List<String> steps, boolean luck, Optional<List<Source.Ref>> with) {

        static List<Reached> of(CvView view) {
            var list = new ArrayList<Reached>();
            for (Reach reach : Reach.of(view)) {
                var plain = new CvAction.Buy(reach.place(), reach.way(), List.of(), Symbols.NONE);
                list.add(
                        new Reached(
                                reach.place(),
                                reach.steps().stream().map(Notation::write).toList(),
                                reach.way() == CvAction.Way.LUCK,
                                reach.steps().isEmpty()
                                        ? view.table().paying(plain)
                                        : Optional.empty()));
            }
            return list;
        }
    }

    private static final Form<Reached> REACH =
            Form.object(
                    "CvReach",
                    Make.of(
                            Reached::new,
                            field("place", Form.count(), Reached::place),
                            field("steps", Form.TEXT.list(), Reached::steps),
                            field("luck", Form.FLAG, Reached::luck),
                            maybe("with", Pieces.SOURCE.list(), Reached::with)));

    private static final ObjectForm<CvOptions> OPTIONS =
            Form.object(
                    "CvOptions",
                    of -> {
                        var edition = of.field("edition", Form.TEXT, CvOptions::edition);
                        var seats = of.field("seats", Form.whole(2, 4), CvOptions::seats);
                        var anyMoment =
                                of.field("eventsAnyMoment", Form.FLAG, CvOptions::eventsAnyMoment);
                        var atOnce =
                                of.field(
                                        "misfortuneAtOnce", Form.FLAG, CvOptions::misfortuneAtOnce);
                        var everyThree =
                                of.field(
                                        "misfortuneEveryThree",
                                        Form.FLAG,
                                        CvOptions::misfortuneEveryThree);
                        var anyDepth =
                                of.field("underAnyDepth", Form.FLAG, CvOptions::underAnyDepth);
                        var afterPlacing =
                                of.field(
                                        "upkeepAfterPlacing",
                                        Form.FLAG,
                                        CvOptions::upkeepAfterPlacing);
                        var defer = of.field("bicolourDefer", Form.FLAG, CvOptions::bicolourDefer);
                        var goal82 = of.field("goal82Health", Form.FLAG, CvOptions::goal82Health);
                        var anyDice =
                                of.field("therapyAnyDice", Form.FLAG, CvOptions::therapyAnyDice);
                        var openHands = of.field("openHands", Form.FLAG, CvOptions::openHands);
                        var goals =
                                of.field(
                                        "publicGoals",
                                        Form.whole(0, CvOptions.GOALS - 2),
                                        CvOptions::publicGoals);
                        return read ->
                                new CvOptions(
                                        read.get(edition),
                                        read.get(seats),
                                        read.get(anyMoment),
                                        read.get(atOnce),
                                        read.get(everyThree),
                                        read.get(anyDepth),
                                        read.get(afterPlacing),
                                        read.get(defer),
                                        read.get(goal82),
                                        read.get(anyDice),
                                        read.get(goals),
                                        read.get(openHands));
                    });

    /// How many cards each deck holds.
    private static final Form<Map<Age, Integer>> LEFT =
            Form.object(
                    "CvLeft",
                    of -> {
                        var decks = new EnumMap<Age, Fields.Key<Integer>>(Age.class);
                        for (Age age : Age.DECKS) {
                            decks.put(
                                    age,
                                    of.field(
                                            age.label(),
                                            Form.count(),
                                            left -> left.getOrDefault(age, 0)));
                        }
                        return read -> {
                            var left = new EnumMap<Age, Integer>(Age.class);
                            decks.forEach((age, key) -> left.put(age, read.get(key)));
                            return left;
                        };
                    });

    private static final Form<Json> ANY = Form.of(new Shape.Any(), json -> json, json -> json);

    static final Codec<CvView, Seen> FORM =
            Codec.object(
                    "CvNow",
                    of -> {
                        var viewer = of.field("viewer", Form.VIEWER, CvView::viewer);
                        var options = of.field("options", OPTIONS, view -> view.table().options());
                        var table = of.all(TableForm.FORM, CvView::table);
                        var left = of.field("left", LEFT, NowForm::left);
                        var seats = of.field("seats", SEAT.bySeat(), NowForm::seats);
                        var offer = of.field("offer", Pieces.CHILDHOOD, view -> view.now().offer());
                        of.field("reach", REACH.list(), Reached::of);
                        of.maybe("cards", ANY.entries(), NowForm::patches);
                        return read ->
                                new Seen(
                                        read.get(viewer),
                                        read.get(options),
                                        read.get(table),
                                        read.get(left),
                                        read.get(seats),
                                        read.get(offer));
                    });

    private NowForm() {}

    private static Map<Age, Integer> left(CvView view) {
        var left = new EnumMap<Age, Integer>(Age.class);
        Age.DECKS.forEach(age -> left.put(age, view.table().left(age)));
        return left;
    }

    private static List<Shown> seats(CvView view) {
        var seats = new ArrayList<Shown>();
        for (int seat = 0; seat < view.table().seats(); seat++) {
            seats.add(Shown.of(view, seat));
        }
        return seats;
    }

    /// Faces of the cards that an arranged position made up: the only ones a client cannot have from the content set.
    private static Optional<Map<String, Json>> patches(CvView view) {
        var faces = new LinkedHashMap<String, Json>();
        for (Card card : view.table().deck().patches()) {
            faces.put(Integer.toString(card.number()), view.table().deck().face(card.number()));
        }
        return faces.isEmpty() ? Optional.empty() : Optional.of(faces);
    }
}
