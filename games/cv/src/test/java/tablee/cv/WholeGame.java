package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Xoshiro;

/// One random game with every position it came by and everything that happened, for tests that look at all of it.
public record WholeGame(Settings settings, List<Moment> moments, List<Event> events) {

    /// A position in which a seat decides, and what it chose.
    public record Moment(CvState state, Seat seat, CvAction chosen) {}

    public static WholeGame random(String edition, int seats, long seed) {
        return random(Map.of("edition", edition), seats, seed);
    }

    public static WholeGame random(Map<String, String> options, int seats, long seed) {
        var random = new Xoshiro(seed);
        Settings settings = Decks.HOUSE.options().settings(seats, options);
        CvState state = Decks.HOUSE.start(settings);
        var moments = new ArrayList<Moment>();
        var events = Events.recorded();
        while (true) {
            switch (Decks.HOUSE.next(state)) {
                case Next.End _ -> {
                    moments.add(new Moment(state, Seat.of(0), CvAction.STOP));
                    return new WholeGame(settings, moments, events.told());
                }
                case Next.Draw(var due) -> {
                    moments.add(new Moment(state, Seat.of(0), CvAction.STOP));
                    state = Decks.HOUSE.draw(state, due.draw(random), events);
                }
                case Next.Decide(var awaited) -> {
                    Seat seat = awaited.first();
                    var legal = Decks.HOUSE.quickLegal(state, seat);
                    CvAction chosen = legal.get(random.below(legal.size()));
                    moments.add(new Moment(state, seat, chosen));
                    state = Decks.HOUSE.act(state, seat, chosen, events);
                }
            }
        }
    }

    /// Every so many positions, the last one included.
    public List<CvState> states(int stride) {
        var states = new ArrayList<CvState>();
        for (int i = moments.size() - 1; i >= 0; i -= stride) {
            states.add(moments.get(i).state());
        }
        return states;
    }
}
