package tablee.table;

import java.util.Optional;
import tablee.engine.GameLog;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.table.fair.Hex;

/// One step of the game inside a log entry: a decision, or a draw (`seat` is empty).
///
/// @param hash of the state after it, so that a log that no longer replays is found at once
public record Step(Optional<Seat> seat, String notation, long hash, Cause cause) {

    /// Why it was played.
    public enum Cause {
        CHOSEN,
        /// There was no other move, and everybody could tell.
        FORCED,
        /// The seat had given its answer beforehand.
        STANDING,
        /// Time had run out.
        ABSENT,
        BOT,
        CHANCE
    }

    /// The step as any log of a game has it, without its cause.
    public GameLog.Entry written() {
        return new GameLog.Entry(seat, notation, hash);
    }

    Json toJson() {
        var json = Json.object();
        seat.ifPresent(who -> json.put("s", who.label()));
        json.put("d", notation).put("h", Hash.hex(hash));
        if (cause != Cause.CHOSEN && cause != Cause.CHANCE) {
            json.put("c", cause.name());
        }
        return json.build();
    }

    static Step read(Json json) {
        Optional<Seat> seat = json.find("s").map(label -> Seat.of(label.asText()));
        return new Step(
                seat,
                json.at("d").asText(),
                Hex.word(json.at("h").asText()),
                json.find("c")
                        .map(cause -> Cause.valueOf(cause.asText()))
                        .orElse(seat.isPresent() ? Cause.CHOSEN : Cause.CHANCE));
    }
}
