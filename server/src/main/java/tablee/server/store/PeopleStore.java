package tablee.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What belongs to people beside their tables: who they are, their devices, links, replay files and subscriptions.
public final class PeopleStore {

    private final Database database;

    PeopleStore(Database database) {
        this.database = database;
    }

    /// A known person on a known device.
    public record Known(PersonRow person, DeviceRow device) {}

    public CompletableFuture<Void> add(PersonRow person, DeviceRow device) {
        return database.write(
                connection -> {
                    Sql.insert(connection, RowType.PERSON, person);
                    Sql.insert(connection, RowType.DEVICE, device);
                });
    }

    public CompletableFuture<Void> update(PersonRow person) {
        return database.write(
                "UPDATE people SET name = ?, language = ?, face = ? WHERE id = ?",
                person.name(),
                person.language(),
                person.face(),
                person.id());
    }

    public Optional<PersonRow> person(String id) {
        return database.first(RowType.PERSON.select() + "WHERE id = ?", RowType.PERSON, id);
    }

    /// Those of these who are still somebody here, by what stands for them.
    public Map<String, PersonRow> known(List<String> people) {
        if (people.isEmpty()) {
            return Map.of();
        }
        String some = "?, ".repeat(people.size() - 1) + "?";
        var known = new HashMap<String, PersonRow>();
        database.all(
                        RowType.PERSON.select() + "WHERE id IN (" + some + ")",
                        RowType.PERSON,
                        people.toArray())
                .forEach(person -> known.put(person.id(), person));
        return known;
    }

    /// The pictures that these have chosen; whoever has none is left out.
    public Map<String, String> facesOf(List<String> people) {
        var faces = new HashMap<String, String>();
        known(people).values().stream()
                .filter(person -> !person.face().isEmpty())
                .forEach(person -> faces.put(person.id(), person.face()));
        return faces;
    }

    /// People by the beginning of their name, for those who look after the server.
    public List<PersonRow> named(String beginning, int most) {
        return database.all(
                RowType.PERSON.select()
                        + "WHERE id = ? OR substr(lower(name), 1, ?) = lower(?)"
                        + " ORDER BY created_at DESC LIMIT ?",
                RowType.PERSON,
                beginning,
                beginning.length(),
                beginning,
                most);
    }

    /// People none of whose devices was there since then, and who have not asked to be kept.
    public List<String> unseenSince(long at, int most) {
        return database.texts(
                "SELECT id FROM people p WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM devices d"
                        + " WHERE d.person = p.id AND d.seen_at >= ?) AND NOT EXISTS (SELECT 1 FROM passkeys k"
                        + " WHERE k.person = p.id) AND NOT EXISTS (SELECT 1 FROM recovery r WHERE"
                        + " r.person = p.id) AND NOT EXISTS (SELECT 1 FROM sign_ins s WHERE"
                        + " s.person = p.id) LIMIT ?",
                at,
                at,
                most);
    }

    // ---- devices

    public CompletableFuture<Void> add(DeviceRow device) {
        return database.insert(RowType.DEVICE, device);
    }

    public Optional<Known> byToken(String tokenHash) {
        return database.first(
                "SELECT "
                        + RowType.DEVICE.columns("d.")
                        + ", "
                        + RowType.PERSON.columns("p.")
                        + " FROM devices d JOIN people p ON p.id = d.person WHERE d.token_hash = ?",
                row -> new Known(RowType.PERSON.read(row, 7), RowType.DEVICE.read(row)),
                tokenHash);
    }

    public CompletableFuture<Void> seen(String tokenHash, long at) {
        return database.write("UPDATE devices SET seen_at = ? WHERE token_hash = ?", at, tokenHash);
    }

    public List<DeviceRow> devicesOf(String person) {
        return database.all(
                RowType.DEVICE.select() + "WHERE person = ? ORDER BY seen_at DESC",
                RowType.DEVICE,
                person);
    }

    /// Ends one device of this person. False when there is none of this id.
    public CompletableFuture<Boolean> endDevice(String person, String device) {
        return database.change("DELETE FROM devices WHERE person = ? AND id = ?", person, device);
    }

    // ---- links

    public CompletableFuture<Void> add(LinkRow link) {
        return database.insert(RowType.LINK, link);
    }

    public Optional<LinkRow> link(String hash, long now) {
        return database.first(
                RowType.LINK.select() + "WHERE hash = ? AND expires_at > ?",
                RowType.LINK,
                hash,
                now);
    }

    /// Ends a link, and with it all others of the same person for the same seat. False when somebody else has used it before.
    public CompletableFuture<Boolean> use(LinkRow link) {
        return database.writer()
                .submit(
                        connection -> {
                            int used =
                                    Sql.update(
                                            connection,
                                            "DELETE FROM links WHERE hash = ?",
                                            link.hash());
                            Sql.update(
                                    connection,
                                    "DELETE FROM links WHERE person = ? AND table_id = ? AND seat = ?",
                                    link.person(),
                                    link.table(),
                                    link.seat());
                            return used == 1;
                        });
    }

    // ---- replay files

    /// Keeps a replay file for viewing.
    public CompletableFuture<Void> addReplay(String id, String person, long at, String body) {
        return database.write(
                RowType.insert("replays", Schema.columns("replays")), id, person, at, body);
    }

    public Optional<String> replay(String id) {
        return database.texts("SELECT body FROM replays WHERE id = ?", id).stream().findFirst();
    }

    /// How many replay files somebody keeps here.
    public int replaysOf(String person) {
        return database.count("SELECT COUNT(*) FROM replays WHERE person = ?", person);
    }

    public List<String> replayFilesOf(String person) {
        return database.texts("SELECT id FROM replays WHERE person = ? ORDER BY at", person);
    }

    // ---- turn notices

    /// Adds a browser, or gives a known one to this person; of one person's, only the `most` newest stay.
    public CompletableFuture<Void> add(PushRow push, int most) {
        return database.write(
                connection -> {
                    Sql.update(
                            connection, "DELETE FROM pushes WHERE endpoint = ?", push.endpoint());
                    Sql.insert(connection, RowType.PUSH, push);
                    Sql.update(
                            connection,
                            "DELETE FROM pushes WHERE person = ? AND endpoint NOT IN (SELECT"
                                    + " endpoint FROM pushes WHERE person = ? ORDER BY at DESC"
                                    + " LIMIT ?)",
                            push.person(),
                            push.person(),
                            most);
                });
    }

    public List<PushRow> pushesOf(String person) {
        return database.all(
                RowType.PUSH.select() + "WHERE person = ? ORDER BY at", RowType.PUSH, person);
    }

    /// Forgets a browser of this person; all of them when `endpoint` is empty.
    public CompletableFuture<Void> forget(String person, String endpoint) {
        return database.write(
                "DELETE FROM pushes WHERE person = ? AND (? = '' OR endpoint = ?)",
                person,
                endpoint,
                endpoint);
    }
}
