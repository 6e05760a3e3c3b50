package tablee.server.live;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tablee.table.Table;
import tablee.table.tell.Audience;
import tablee.table.tell.Listener;

/// Those who look at a finished game together: tells them where whoever leads is, here and on other nodes. Belongs to the table's thread.
final class Followers {

    private final ServerNode node;
    private final Audience audience;
    private final Supplier<Table<?, ?, ?>> table;
    private Leading leading = Leading.NOBODY;

    Followers(ServerNode node, Audience audience, Supplier<Table<?, ?, ?>> table) {
        this.node = node;
        this.audience = audience;
        this.table = table;
    }

    /// What comes of it, as the key of a refusal; empty when it is done. Only a game whose cards may be seen by all is looked at together.
    Optional<String> ask(String person, String name, Lead ask) {
        if (!table.get().isPublished()) {
            return Optional.of("server.lead.running");
        }
        Optional<String> called =
                table.get().seatsOf(person).isEmpty()
                        ? table.get().guestName(name)
                        : Optional.of(table.get().name(table.get().seatsOf(person).first()));
        if (!table.get().mayLook(person) || called.isEmpty()) {
            return Optional.of("server.name.alike");
        }
        Optional<Leading> next = leading.ask(table.get().guests().badge(person), called.get(), ask);
        next.ifPresent(
                changed -> {
                    become(changed);
                    spread();
                });
        return next.isPresent() ? Optional.empty() : Optional.of("server.lead.taken");
    }

    /// Somebody has just come.
    void greet(Listener listener) {
        if (leading.turn() > 0) {
            listener.led(leading.to(badge(listener)));
        }
    }

    /// Another node says how it is; the newest counts.
    void heard(Leading other) {
        if (other.turn() > leading.turn()) {
            become(other);
        }
    }

    /// It is time to look whether whoever leads is still there. Whoever is connected here is said again, for nodes that begin to listen.
    ///
    /// @param isHere whether whoever has this badge is at the table, on any node
    void lookAround(Predicate<String> isHere) {
        if (leading.isLed()) {
            if (!isHere.test(leading.leader())) {
                become(leading.left());
            }
            spread();
        }
    }

    private void become(Leading changed) {
        leading = changed;
        audience.each(listener -> listener.led(changed.to(badge(listener))));
    }

    private void spread() {
        if (node.bus().isShared()) {
            node.news().sayLed(table.get().id(), leading);
        }
    }

    private String badge(Listener listener) {
        return listener.person().isEmpty() ? "" : table.get().guests().badge(listener.person());
    }
}
