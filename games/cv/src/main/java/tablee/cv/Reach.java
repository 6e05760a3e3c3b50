package tablee.cv;

import java.util.ArrayList;
import java.util.List;

/// A card of the track that can be had now, and the fewest steps before buying it: conversions, borrowing, events. Exact: what is not
/// listed cannot be bought with what lies there.
///
/// @param steps what to do first; empty if it can be bought at once
public record Reach(int place, CvAction.Way way, List<CvAction> steps) {

    /// Beyond this many playable events only the first ones are tried; no hand in play comes near it.
    private static final int MOST_EVENTS = 6;

    public Reach {
        steps = List.copyOf(steps);
    }

    /// All cards in reach of the viewer, by place; none unless this seat is buying, or could stop rolling and buy.
    public static List<Reach> of(CvView view) {
        Table table = view.table();
        boolean buying =
                table.is(CvPhase.BUY) || (table.is(CvPhase.ROLL) && table.throwsMade() > 0);
        if (!buying || view.me() != table.actor() || table.bought() >= Buying.MOST_CARDS) {
            return List.of();
        }
        var search = new ReachSearch(table, view.me(), events(view));
        var reached = new ArrayList<Reach>();
        for (int place = 1; place <= Table.TRACK_PLACES; place++) {
            int card = table.track(place - 1);
            if (card != 0 && Buying.mayTake(table, view.me(), card)) {
                search.way(place, card).ifPresent(reached::add);
            }
        }
        return reached;
    }

    private static List<Card> events(CvView view) {
        Table table = view.table();
        var events = new ArrayList<Card>();
        for (int number : view.hand()) {
            Card card = table.deck().card(number);
            boolean ready = !card.event().oldAgeOnly() || table.isOldAge();
            if (ready && card.event().helpsBuying() && events.size() < MOST_EVENTS) {
                events.add(card);
            }
        }
        return events;
    }
}
