package tablee.lab;

import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Seat;
import tablee.engine.Streams;

/// What the bots of one game think with. Numbers are split off by seat and step, so that a game taken back and played again in
/// the same way meets the same answers.
public record Minds(Streams streams) {

    public Thinking thinking(Seat seat, int step, Budget budget) {
        return new Thinking(
                streams.stream("bot", step * Seat.MOST + seat.index()),
                streams.stream("temper", seat.index()).next(),
                budget);
    }
}
