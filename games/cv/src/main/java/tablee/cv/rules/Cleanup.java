package tablee.cv.rules;

import tablee.cv.content.Age;
import tablee.engine.Seats;

/// The last part of a turn: the track, social assistance, the end (CV-CLEAN, CV-AID, CV-END).
final class Cleanup {

    private Cleanup() {}

    /// CV-CLEAN-1, -4, -6, CV-R-60
    static void closeUpAndDrop(Step step) {
        closeUp(step);
        int leftmost = step.table.track(0);
        if (leftmost != 0 && (step.options.seats() == 2 || step.table.isLastOfRound(step.turn()))) {
            step.table.discard(leftmost);
            step.table.track(0, 0);
            if (step.told()) {
                step.events.add(new CvEvent.Dropped(leftmost));
            }
        }
    }

    private static void closeUp(Step step) {
        Table table = step.table;
        int to = 0;
        for (int from = 0; from < Table.TRACK_PLACES; from++) {
            if (table.track(from) != 0) {
                table.track(to++, table.track(from));
            }
        }
        while (to < Table.TRACK_PLACES) {
            table.track(to++, 0);
        }
    }

    /// CV-AID-6, CV-AID-7, CV-R-61, CV-R-62, CV-R-69, CV-CLEAN-2, -3 One card at a time, until the track is full, nothing is left, or a deck has run out (CV-R-64).
    static void refill(Step step) {
        closeUp(step);
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            if (step.table.track(place) == 0) {
                if (step.table.leftInAll() == 0) {
                    break;
                }
                Age deck = lay(step, place);
                if (step.table.left(deck) == 0) {
                    interrupt(step, deck);
                    return;
                }
            }
        }
        step.table.stage(Turn.END);
    }

    /// CV-R-61 Lays the next card of the deck in use.
    static Age lay(Step step, int place) {
        int card = step.pile[step.table.leftInAll() - 1];
        Age age = Age.ofNumber(card);
        step.table.left(age, step.table.left(age) - 1);
        step.table.track(place, card);
        if (step.told()) {
            step.events.add(new CvEvent.Laid(card, place + 1));
        }
        if (age == Age.SENIOR && !step.table.isOldAge()) {
            step.table.raise(Table.Mark.OLD_AGE);
            if (step.told()) {
                step.events.add(new CvEvent.OldAge());
            }
        }
        return age;
    }

    /// CV-AID-1, -2 Fixed for all seats at this moment (CV-R-66).
    private static void interrupt(Step step, Age deck) {
        int eligible = 0;
        for (int seat = 0; seat < step.options.seats(); seat++) {
            if (isEligible(step.table, seat)) {
                eligible |= 1 << seat;
            }
        }
        step.table.eligible(eligible);
        step.table.raise(Table.Mark.ASSISTING);
        if (step.told()) {
            step.events.add(new CvEvent.DeckOut(deck, Seats.of(eligible)));
        }
    }

    /// CV-R-65
    static boolean isEligible(Table table, int seat) {
        int own = table.cvSize(seat);
        for (int other = 0; other < table.seats(); other++) {
            int theirs = table.cvSize(other);
            if (theirs >= 2 * own && theirs > own) {
                return true;
            }
        }
        return false;
    }

    /// CV-AID-5 Clockwise from the seat that ends its turn, itself included; −1 when all have had their turn.
    static int taker(Table table) {
        int eligible = table.eligible();
        for (int i = 0; i < table.seats(); i++) {
            int seat = (table.turn() + i) % table.seats();
            if ((eligible >> seat & 1) != 0) {
                return seat;
            }
        }
        return Table.NOBODY;
    }

    /// CV-R-67 Passes over those who can take nothing; true if somebody is asked.
    static boolean assists(Step step) {
        for (int seat = taker(step.table); seat >= 0; seat = taker(step.table)) {
            if (canTake(step.table, seat)) {
                step.phase(CvPhase.ASSIST);
                step.table.actor(seat);
                return true;
            }
            served(step, seat);
        }
        step.table.lower(Table.Mark.ASSISTING);
        step.table.stage(Turn.REFILL);
        return false;
    }

    private static boolean canTake(Table table, int seat) {
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            int card = table.track(place);
            if (card != 0 && Buying.mayTake(table, seat, card)) {
                return true;
            }
        }
        return false;
    }

    private static void served(Step step, int seat) {
        step.table.eligible(step.table.eligible() & ~(1 << seat));
    }

    /// CV-AID-3, CV-R-68 Placed at once.
    static void take(Step step, int place) {
        int seat = step.actor();
        int card = step.table.track(place - 1);
        if (step.told()) {
            step.events.add(new CvEvent.Took(step.seat(seat), card, place));
        }
        Buying.acquire(step, seat, place, card);
        step.table.stage(Turn.ASSIST_PLACE);
        Turn.run(step);
    }

    static void taken(Step step) {
        served(step, taker(step.table));
        step.table.stage(Turn.ASSIST);
    }

    static void decline(Step step) {
        if (step.told()) {
            step.events.add(new CvEvent.Declined(step.seat(step.actor())));
        }
        served(step, step.actor());
        Turn.run(step);
    }

    /// CV-AID-8, CV-CLEAN-10, CV-END-1, CV-R-70
    static void endTurn(Step step) {
        int seat = step.turn();
        boolean over =
                step.table.isLastOfRound(seat)
                        && step.table.left(Age.SENIOR) < step.options.seats();
        if (over) {
            step.table.clearTurn();
            step.table.raise(Table.Mark.SCORING);
            step.table.stage(Turn.SCORING);
        } else {
            Rolling.startTurn(step, (seat + 1) % step.options.seats());
        }
    }
}
