package tablee.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What a store keeps about people and order: devices, sanctions, moderators, reports, the audit log; and how somebody or something is
/// taken out of it for good.
public interface HouseStore {

    // ---- people and their devices

    /// A known person on a known device.
    record Known(PersonRow person, DeviceRow device) {}

    CompletableFuture<Void> add(PersonRow person, DeviceRow device);

    CompletableFuture<Void> add(DeviceRow device);

    Optional<Known> byToken(String tokenHash);

    CompletableFuture<Void> seen(String tokenHash, long at);

    List<DeviceRow> devicesOf(String person);

    /// Ends one device of this person. False when there is none of this id.
    CompletableFuture<Boolean> endDevice(String person, String device);

    /// People by the beginning of their name, for those who look after the server.
    List<PersonRow> peopleNamed(String beginning, int most);

    /// People none of whose devices was there since then.
    List<String> unseenSince(long at, int most);

    // ---- order

    CompletableFuture<Void> add(SanctionRow sanction);

    /// Those that still hold.
    List<SanctionRow> sanctions(long now);

    CompletableFuture<Boolean> lift(String sanction);

    CompletableFuture<Void> moderator(String person, boolean on, long at);

    List<String> moderators();

    CompletableFuture<Void> add(ReportRow report);

    /// Newest first; those that wait before those that are done.
    List<ReportRow> reports(int most);

    /// How many reports of somebody wait.
    int reportsBy(String reporter);

    CompletableFuture<Boolean> done(String report, long at);

    CompletableFuture<Void> add(AuditRow audit);

    List<AuditRow> audit(int most);

    // ---- taking out

    /// The tables where somebody left a name or words.
    List<String> tracesOf(String person);

    List<String> replayFilesOf(String person);

    /// Takes a person out of everything: the row, devices, subscriptions, files and links go; in logs, lists and reports `alias` stands
    /// where they stood, without name or words. Steps of games stay as they are.
    CompletableFuture<Void> forgetPerson(String person, String alias);

    /// Takes somebody who is forgotten out of what these tables have written since.
    CompletableFuture<Void> forgetIn(List<String> tables, String person, String alias);

    /// Takes a whole table out.
    CompletableFuture<Void> deleteTable(String table);

    /// Finished tables that nobody has touched since then.
    List<String> finishedBefore(long at, int most);

    /// Takes out what was said before then, at most so many lines; the tables concerned.
    CompletableFuture<List<String>> hush(long before, int most);
}
