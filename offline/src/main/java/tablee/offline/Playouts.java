package tablee.offline;

import java.util.Map;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Match;

/// Games of chance from first to last, to hold one way to run this program against another, and to time it.
final class Playouts {

    private Playouts() {}

    /// `games` games, beginning with `seed`: how many steps they took, and one hash of the states after every step of theirs.
    static <S extends State, V extends View, A extends Action> Json.Builder of(
            Game<S, V, A> game, int seats, long seed, int games) {
        long hash = Hash.START;
        long steps = 0;
        for (int i = 0; i < games; i++) {
            var match = Match.seeded(game, game.options().settings(seats, Map.of()), seed + i);
            Randomness choices = new Streams(seed + i).stream("bot", 0);
            while (!match.isOver()) {
                Seat seat = match.awaited().first();
                var legal = game.legal(match.view(seat));
                match.act(seat, legal.get(choices.below(legal.size())));
            }
            for (var entry : match.log().entries()) {
                hash = Hash.mix(hash, entry.hash());
                steps++;
            }
        }
        return Json.object().put("steps", steps).put("hash", Hash.hex(hash));
    }
}
