package tablee.cabo;

import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tablee.engine.BadInput;
import tablee.engine.form.Codec;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.ObjectCodec;

/// The forms that events, views and positions of this game share.
final class Pieces {

    static final Form<Integer> CARD = Form.whole(0, Deck.HIGHEST);
    static final Form<Integer> CARD_OR_NONE = CARD.orNull(-1);
    static final Form<Integer> SEAT_OR_NONE = Form.SEAT_INDEX.orNull(-1);
    static final Form<CaboPhase> PHASE = Form.word(List.of(CaboPhase.values()), CaboPhase::label);
    static final Form<Place> PLACE = Form.text("[A-H][1-8]", Place::toString, Place::read);

    /// A set of places as bits of their cells.
    static final Form<Long> PLACES = PLACE.list().as(Pieces::mask, Pieces::places);

    static final Form<List<Integer>> COUNTS = Form.count().list();

    static final Form<RoundResult> RESULT =
            Form.object(
                    "CaboResult",
                    Make.of(
                            RoundResult::new,
                            field("totals", COUNTS, RoundResult::totals),
                            field("points", COUNTS, RoundResult::points),
                            field("winners", Form.SEATS, RoundResult::winners),
                            field("resets", Form.SEATS, RoundResult::resets),
                            field("kamikaze", Form.SEATS, RoundResult::kamikaze),
                            field("scores", COUNTS, RoundResult::scores),
                            field("caller", SEAT_OR_NONE, RoundResult::caller)));

    /// The score sheet, its fields among those of a view or a position. Left out, it is blank for as many players as there are.
    static final ObjectCodec<Sheet, IntFunction<Sheet>> SHEET =
            Codec.object(
                    "CaboSheet",
                    of -> {
                        var scores = of.open("scores", COUNTS, Sheet::scores);
                        var resets = of.open("resets", COUNTS, Sheet::resetsUsed);
                        var points = of.field("points", COUNTS.list(), Sheet::points, List.of());
                        var last = of.maybe("last", RESULT, Sheet::last);
                        return read ->
                                players -> {
                                    Sheet blank = Sheet.blank(players);
                                    return of(
                                            players,
                                            new Sheet(
                                                    read.get(scores).orElse(blank.scores()),
                                                    read.get(resets).orElse(blank.resetsUsed()),
                                                    read.get(points),
                                                    read.get(last)));
                                };
                    });

    private Pieces() {}

    private static Sheet of(int players, Sheet sheet) {
        if (sheet.scores().size() != players || sheet.resetsUsed().size() != players) {
            throw BadInput.of("cabo.position.sheet", players);
        }
        return sheet;
    }

    private static List<Place> places(long mask) {
        var places = new ArrayList<Place>(Long.bitCount(mask));
        for (long left = mask; left != 0; left &= left - 1) {
            places.add(Place.of(Long.numberOfTrailingZeros(left)));
        }
        return places;
    }

    private static long mask(List<Place> places) {
        long mask = 0;
        for (Place place : places) {
            mask |= 1L << place.cell();
        }
        return mask;
    }
}
