package tablee.server.live;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.tell.Audience;
import tablee.table.tell.Outgoing;

/// Who is at a table: whoever is connected to this node, whoever another node says is connected to it, and for a moment whoever hung up or
/// asked something without a connection. Nothing of it is in the log. Belongs to the table's thread.
final class Presence {

    /// How long somebody may be gone before it counts: a page that is loaded again is no absence.
    static final long PATIENCE = 3_000;

    /// How long a question counts that was asked without a connection: programs ask again and again.
    static final long ASKED = 30_000;

    /// How often a node says who is connected to it.
    static final long BEAT = 2_500;

    /// How long people have to come back to a table that this node has just begun with.
    static final long RETURN = 10_000;

    /// A node that has been silent for so long is gone, and so is whoever was connected to it.
    private static final long SILENT = 7_500;

    private static final int NAMES = 12;

    /// Somebody at the table, as nodes tell each other.
    ///
    /// @param badge good at this table only
    /// @param name empty for somebody who has none
    record Guest(String badge, String name) {}

    private record Elsewhere(List<Guest> guests, long at) {}

    private final Audience audience;
    private final Map<String, Long> lately = new HashMap<>(2);
    private Map<String, Elsewhere> nodes = Map.of();

    Presence(Audience audience) {
        this.audience = audience;
    }

    /// Somebody without a connection counts until then.
    void seen(String person, long until) {
        if (!person.isEmpty()) {
            lately.put(person, until);
        }
    }

    /// What another node says; the newest counts.
    void heard(String node, List<Guest> guests, long now) {
        var changed = new HashMap<>(nodes);
        if (guests.isEmpty()) {
            changed.remove(node);
        } else {
            changed.put(node, new Elsewhere(guests, now));
        }
        nodes = Map.copyOf(changed);
    }

    /// Lets go of what is too old to count.
    void expire(long now) {
        lately.values().removeIf(until -> until <= now);
        if (nodes.values().stream().anyMatch(node -> now - node.at() > SILENT)) {
            var changed = new HashMap<>(nodes);
            changed.values().removeIf(node -> now - node.at() > SILENT);
            nodes = Map.copyOf(changed);
        }
    }

    boolean isHere(Table<?, ?, ?> table, String person, long now) {
        return lately.getOrDefault(person, 0L) > now || isConnected(table, person);
    }

    /// Whether what happens at the table reaches them by itself.
    boolean isConnected(Table<?, ?, ?> table, String person) {
        if (audience.isHere(person)) {
            return true;
        }
        if (nodes.isEmpty()) {
            return false;
        }
        String badge = table.guests().badge(person);
        return nodes.values().stream()
                .flatMap(node -> node.guests().stream())
                .anyMatch(guest -> guest.badge().equals(badge));
    }

    /// Whether whoever has this badge at the table is here.
    boolean isHereAs(Table<?, ?, ?> table, String badge, long now) {
        return guests(table, now).stream().anyMatch(guest -> guest.badge().equals(badge))
                || nodes.values().stream()
                        .flatMap(node -> node.guests().stream())
                        .anyMatch(guest -> guest.badge().equals(badge));
    }

    /// Everybody who is connected to this node, for the others.
    List<Guest> guests(Table<?, ?, ?> table, long now) {
        var guests = new ArrayList<Guest>();
        audience.names()
                .forEach(
                        (person, name) ->
                                guests.add(new Guest(table.guests().badge(person), name)));
        lately.forEach(
                (person, until) -> {
                    if (until > now && !audience.isHere(person)) {
                        guests.add(new Guest(table.guests().badge(person), ""));
                    }
                });
        return guests;
    }

    /// The seats whose people are here.
    Seats seats(Table<?, ?, ?> table, long now) {
        Seats here = Seats.NONE;
        for (int i = 0; i < table.seats(); i++) {
            var person = table.chairs().get(i).person().map(Sitter.Person::id);
            if (person.isPresent() && isHere(table, person.get(), now)) {
                here = here.with(Seat.of(i));
            }
        }
        return here;
    }

    /// What everybody at the table is told: who of its people is here, and who looks on. Whoever is called like one of them is only counted.
    Outgoing.Here message(Table<?, ?, ?> table, long now) {
        // A badge costs a hash; nobody needs one to be told apart from themselves at another node
        // where there is none.
        UnaryOperator<String> key = nodes.isEmpty() ? person -> person : table.guests()::badge;
        var lookers = new LinkedHashMap<String, String>();
        audience.names().forEach((person, name) -> lookers.put(key.apply(person), name));
        nodes.values()
                .forEach(node -> node.guests().forEach(g -> lookers.put(g.badge(), g.name())));
        table.chairs().stream()
                .flatMap(chair -> chair.person().stream())
                .forEach(person -> lookers.remove(key.apply(person.id())));
        List<String> names =
                lookers.values().stream()
                        .filter(name -> !name.isEmpty())
                        .flatMap(name -> table.guestName(name).stream())
                        .sorted()
                        .limit(NAMES)
                        .toList();
        return new Outgoing.Here(seats(table, now), lookers.size() + audience.strangers(), names);
    }

    // ---- between nodes

    /// In letters that every bus carries.
    static String write(List<Guest> guests) {
        var json = Json.list(guests, guest -> Json.texts(List.of(guest.badge(), guest.name())));
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(json.print().getBytes(StandardCharsets.UTF_8));
    }

    static List<Guest> read(String text) {
        String json = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
        return Json.parse(json).items().stream()
                .map(
                        guest ->
                                new Guest(
                                        guest.items().get(0).asText(),
                                        guest.items().get(1).asText()))
                .toList();
    }
}
