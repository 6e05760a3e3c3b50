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
                        pile -> pile.items().reversed().forEach(card -> step.discard(card(card))));
        json.find("track")
                .ifPresent(
                        track -> {
                            for (int place = 0;
                                    place < track.items().size() && place < Table.TRACK_PLACES;
                                    place++) {
                                step.set(Table.TRACK + place, track.items().get(place).asInt());
                            }
                        });
        json.find("acquired")
                .ifPresent(
                        acquired -> {
                            for (Json item : acquired.items()) {
                                int at = Table.ACQUIRED_ROW + 2 * step.bytes[Table.ACQUIRED]++;
                                step.set(at, item.at("card").asInt());
                                step.set(
                                        at + 1,
                                        item.find("retired").map(Json::asBool).orElse(false)
                                                ? 1
                                                : 0);
                            }
                        });
    }

    private static void readSeat(Json seat, Step step, int index) {
        for (int stack = 0; stack < Category.STACKS; stack++) {
            List<Json> cards =
                    seat.find(Category.of(stack).word()).map(Json::items).orElse(List.of());
            for (Json card : cards.reversed()) {
                step.insert(index, stack, card(card), 0);
            }
        }
        for (Json card : seat.find("undecided").map(Json::items).orElse(List.of())) {
            step.insert(
                    index,
                    Category.UNDECIDED,
                    card(card),
                    step.table.count(index, Category.UNDECIDED));
        }
        if (seat.find("retired").map(Json::asBool).orElse(false)) {
            step.set(Table.RETIRED, step.bytes[Table.RETIRED] | 1 << index);
        }
        for (Json card : seat.find("events").map(Json::items).orElse(List.of())) {
            step.table.known[index] |= step.deck.bit(card(card));
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
