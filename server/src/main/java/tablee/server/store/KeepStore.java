package tablee.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// By what people are known again: passkeys and recovery words. Nothing in here lets anybody in by itself.
public final class KeepStore {

    private final Database database;

    KeepStore(Database database) {
        this.database = database;
    }

    public CompletableFuture<Void> add(PasskeyRow passkey) {
        return database.insert(RowType.PASSKEY, passkey);
    }

    public Optional<PasskeyRow> passkey(String id) {
        return database.first(RowType.PASSKEY.select() + "WHERE id = ?", RowType.PASSKEY, id);
    }

    public List<PasskeyRow> passkeysOf(String person) {
        return database.all(
                RowType.PASSKEY.select() + "WHERE person = ? ORDER BY created_at, id",
                RowType.PASSKEY,
                person);
    }

    public CompletableFuture<Void> used(String passkey, long uses, long at) {
        return database.write(
                "UPDATE passkeys SET uses = ?, used_at = ? WHERE id = ?", uses, at, passkey);
    }

    public CompletableFuture<Boolean> remove(String person, String passkey) {
        return database.change("DELETE FROM passkeys WHERE person = ? AND id = ?", person, passkey);
    }

    /// New words take the place of those before.
    public CompletableFuture<Void> words(String person, String hash, long at) {
        return database.write(
                "INSERT INTO recovery (person, hash, at) VALUES (?, ?, ?) ON CONFLICT (person)"
                        + " DO UPDATE SET hash = excluded.hash, at = excluded.at",
                person,
                hash,
                at);
    }

    /// When somebody got their words; empty for whoever has none.
    public Optional<Long> wordsOf(String person) {
        return database.first(
                "SELECT at FROM recovery WHERE person = ?", row -> row.getLong(1), person);
    }

    // ---- sign-ins at a provider

    /// Who has signed in under this subject, of which only a hash is kept.
    public Optional<String> personBySubject(String hash) {
        return database.texts("SELECT person FROM sign_ins WHERE subject = ?", hash).stream()
                .findFirst();
    }

    /// Somebody can come back by this subject from now on; the first who said so is it.
    public CompletableFuture<Void> signedIn(String hash, String person, long at) {
        return database.write(
                "INSERT INTO sign_ins (subject, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                hash,
                person,
                at);
    }

    /// When somebody first came by each of their subjects.
    public List<Long> signInsOf(String person) {
        return database.all(
                "SELECT at FROM sign_ins WHERE person = ? ORDER BY at",
                row -> row.getLong(1),
                person);
    }

    public Optional<String> personByWords(String hash) {
        return database.texts("SELECT person FROM recovery WHERE hash = ?", hash).stream()
                .findFirst();
    }

    /// Whether somebody can be known again without any of their devices.
    public boolean isKept(String person) {
        return wordsOf(person).isPresent()
                || !passkeysOf(person).isEmpty()
                || database.count("SELECT COUNT(*) FROM sign_ins WHERE person = ?", person) > 0;
    }

    /// Uses something up that is good once. False when somebody has used it before.
    public CompletableFuture<Boolean> spend(String hash, long until, long now) {
        return database.writer()
                .submit(
                        connection -> {
                            Sql.update(connection, "DELETE FROM spent WHERE expires_at < ?", now);
                            return Sql.update(
                                            connection,
                                            "INSERT INTO spent (hash, expires_at) VALUES (?, ?)"
                                                    + " ON CONFLICT DO NOTHING",
                                            hash,
                                            until)
                                    > 0;
                        });
    }

    // ---- devices that ask

    /// Keeps it, and lets go of those that are over.
    public CompletableFuture<Void> ask(AskingRow asking, long now) {
        return database.write(
                connection -> {
                    Sql.update(connection, "DELETE FROM askings WHERE expires_at < ?", now);
                    Sql.insert(connection, RowType.ASKING, asking);
                });
    }

    public Optional<AskingRow> asking(String hash, long now) {
        return database.first(
                RowType.ASKING.select() + "WHERE hash = ? AND expires_at > ?",
                RowType.ASKING,
                hash,
                now);
    }

    public Optional<AskingRow> watched(String watch, long now) {
        return database.first(
                RowType.ASKING.select() + "WHERE watch = ? AND expires_at > ?",
                RowType.ASKING,
                watch,
                now);
    }

    /// What somebody says to it; false when somebody has said it before.
    public CompletableFuture<Boolean> answer(String hash, String person, boolean refused) {
        return database.change(
                "UPDATE askings SET person = ?, refused = ? WHERE hash = ? AND person = '' AND refused = 0",
                person,
                refused,
                hash);
    }

    /// The device has heard it; false when it has before.
    public CompletableFuture<Boolean> answered(String hash) {
        return database.change("DELETE FROM askings WHERE hash = ?", hash);
    }

    /// Everything of a guest becomes this person's: seats, games, devices, files. The guest is nobody afterwards. False when one of them was nobody before.
    public CompletableFuture<Boolean> merge(String guest, String person) {
        return database.writer().submit(connection -> Merging.person(connection, guest, person));
    }

    /// What these tables have written of the guest since.
    public CompletableFuture<Void> mergeIn(List<String> tables, String guest, String person) {
        return database.write(connection -> Merging.in(connection, tables, guest, person));
    }
}
