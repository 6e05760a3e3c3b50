package tablee.cv;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Reads what lies on a table: CVs, track and piles. What is left out is not there, so that a scenario states only what matters.
final class TableReader {

    private TableReader() {}

    /// CVs, hands that everybody knows, track and piles. The turn comes after, in [TurnReader].
    static void read(Json json, Step step) {
        json.find("seats")
                .ifPresent(
                        seats ->
                                seats.fields()
                                        .forEach(
                                                (label, seat) -> {
                                                    int index = Seat.of(label).index();
                                                    if (index >= step.options.seats()) {
                                                        throw Pieces.bad(seat);
                                                    }
                                                    readSeat(seat, step, index);
                                                }));
        json.find("discarded")
                .ifPresent(
                        pile ->
                                pile.items()
                                        .reversed()
                                        .forEach(card -> step.table.discard(card(card))));
        json.find("track")
                .ifPresent(
                        track -> {
                            for (int place = 0;
                                    place < track.items().size() && place < Table.TRACK_PLACES;
                                    place++) {
                                step.table.track(place, track.items().get(place).asInt());
                            }
                        });
        json.find("acquired")
                .ifPresent(
                        acquired -> {
                            for (Json item : acquired.items()) {
                                step.table.acquire(
                                        item.at("card").asInt(),
                                        item.find("retired").map(Json::asBool).orElse(false));
                            }
                        });
    }

    private static void readSeat(Json seat, Step step, int index) {
        for (int stack = 0; stack < Category.STACKS; stack++) {
            List<Json> cards =
                    seat.find(Category.of(stack).word()).map(Json::items).orElse(List.of());
            for (Json card : cards.reversed()) {
                step.table.insert(index, stack, card(card), 0);
            }
        }
        for (Json card : seat.find("undecided").map(Json::items).orElse(List.of())) {
            step.table.insert(
                    index,
                    Category.UNDECIDED,
                    card(card),
                    step.table.count(index, Category.UNDECIDED));
        }
        if (seat.find("retired").map(Json::asBool).orElse(false)) {
            step.table.retire(index);
        }
        for (Json card : seat.find("events").map(Json::items).orElse(List.of())) {
            step.table.known(index, step.table.known(index) | step.deck.bit(card(card)));
        }
    }

    static int card(Json json) {
        int card = json.asInt();
        if (card < 1 || card > Deck.LAST_PLAYED) {
            throw Pieces.bad(json);
        }
        return card;
    }
}
