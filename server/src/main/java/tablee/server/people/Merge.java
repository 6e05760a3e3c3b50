package tablee.server.people;

import java.util.List;
import tablee.server.house.Farewell;
import tablee.server.live.Tables;
import tablee.server.store.Store;

/// A guest turns out to be somebody who is known already: what they played as a guest becomes theirs.
public final class Merge {

    private final Tables tables;
    private final Farewell farewell;

    public Merge(Tables tables, Farewell farewell) {
        this.tables = tables;
        this.farewell = farewell;
    }

    /// Whether this may be: a guest is nobody whom somebody else could ask to be, and no table would see one person twice by it.
    public boolean isPossible(String guest, String person) {
        Store store = tables.store();
        if (guest.equals(person)
                || store.keep().isKept(guest)
                || store.house().moderators().contains(guest)) {
            return false;
        }
        List<String> mine = seats(person);
        return seats(guest).stream().noneMatch(mine::contains);
    }

    private List<String> seats(String person) {
        return tables.store().tablesOf(person, 1_000).stream()
                .filter(seated -> seated.mine() != 0 && !seated.row().isDone())
                .map(seated -> seated.row().id())
                .toList();
    }

    public void join(String guest, String person) {
        Store store = tables.store();
        List<String> traces = store.house().tracesOf(guest);
        store.keep().merge(guest, person).join();
        // Their connections end; they come back with the same token as somebody else.
        tables.spread("ended-" + guest);
        traces.forEach(farewell::readAgain);
        // Until it read anew, a table that is played wrote the guest whom it remembered.
        store.keep().mergeIn(traces, guest, person).join();
    }
}
