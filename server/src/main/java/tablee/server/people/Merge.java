package tablee.server.people;

import java.util.List;
import tablee.server.house.Farewell;
import tablee.server.live.Tables;
import tablee.server.store.EveningRow;
import tablee.server.store.Store;

/// A guest turns out to be somebody who is known already: what they played as a guest becomes theirs.
public final class Merge {

    private static final int MOST = 1_000;

    private final Tables tables;
    private final Farewell farewell;

    public Merge(Tables tables, Farewell farewell) {
        this.tables = tables;
        this.farewell = farewell;
    }

    /// Whether this may be: a guest is nobody whom somebody else could ask to be, and neither a table nor an evening would see one person twice by it.
    public boolean isPossible(String guest, String person) {
        Store store = tables.store();
        if (guest.equals(person)
                || store.keep().isKept(guest)
                || store.house().moderators().contains(guest)) {
            return false;
        }
        return apart(seats(guest), seats(person)) && apart(evenings(guest), evenings(person));
    }

    private static boolean apart(List<String> some, List<String> others) {
        return some.stream().noneMatch(others::contains);
    }

    private List<String> evenings(String person) {
        return tables.store().evenings().eveningsOf(person, MOST).stream()
                .map(EveningRow::id)
                .toList();
    }

    private List<String> seats(String person) {
        return tables.store().tablesOf(person, MOST).stream()
                .filter(seated -> seated.mine() != 0 && !seated.row().isDone())
                .map(seated -> seated.row().id())
                .toList();
    }

    /// False when the guest was nobody any more: another device of theirs was faster.
    public boolean join(String guest, String person) {
        Store store = tables.store();
        List<String> traces = store.house().tracesOf(guest);
        if (!store.keep().merge(guest, person).join()) {
            return false;
        }
        // Their connections end; they come back with the same token as somebody else.
        tables.spread("ended-" + guest);
        traces.forEach(farewell::readAgain);
        // Until it read anew, a table that is played wrote the guest whom it remembered.
        store.keep().mergeIn(traces, guest, person).join();
        return true;
    }
}
