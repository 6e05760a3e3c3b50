package tablee.server.web;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.server.house.Export;
import tablee.server.house.Farewell;
import tablee.server.house.Order;
import tablee.server.store.PersonRow;
import tablee.server.store.Store;
import tablee.table.Command;

/// What whoever runs the server does: all tables, people to be deleted or exported, moderators, a word to everybody. Everything done here is
/// written down.
final class AdminRoutes {

    private static final String ADMIN = Authority.ADMIN;
    private static final int MOST_TABLES = 1000;
    private static final int MOST_UNREAD = 100_000;

    private final TableCalls calls;
    private final Store store;
    private final Order order;
    private final Farewell farewell;
    private final Authority authority;
    private final Consumer<String> announce;
    private final Semaphore exports = new Semaphore(1);

    /// @param announce tells everybody connected to this node
    AdminRoutes(
            TableCalls calls, Farewell farewell, Authority authority, Consumer<String> announce) {
        this.calls = calls;
        this.store = calls.tables().store();
        this.order = authority.order();
        this.farewell = farewell;
        this.authority = authority;
        this.announce = announce;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/admin/tables",
                        "All tables, newest first. Admin token needed.",
                        "tables",
                        this::tables),
                Route.post(
                        "/api/admin/tables/{id}/close",
                        "Close a table. Admin token needed.",
                        "{}",
                        "seq",
                        this::close),
                Route.post(
                        "/api/admin/tables/{id}/commands",
                        "The host's house right at any table: chat, lock, dismiss, keepOut, letIn, invite, close. For moderators.",
                        "{\"cmd\":\"chat\",\"on\":false}",
                        "seq of the line it became",
                        this::command),
                Route.delete(
                        "/api/admin/tables/{id}",
                        "Delete a table. Admin token needed.",
                        "",
                        "nothing",
                        this::deleteTable),
                Route.post(
                        "/api/admin/announce",
                        "Tell everybody connected to this node something. Admin token needed.",
                        "{\"text\":\"…\"}",
                        "nothing",
                        this::announce),
                Route.post(
                        "/api/admin/people/{id}/delete",
                        "Delete somebody as they could themselves. Admin token needed.",
                        "{}",
                        "nothing",
                        this::deletePerson),
                Route.get(
                        "/api/admin/people/{id}/export",
                        "Everything this server knows about somebody. Admin token needed.",
                        "as /api/me/export",
                        this::export),
                Route.get(
                        "/api/admin/history",
                        "How many finished tables wait to be read for the history. Admin token needed.",
                        "unread",
                        this::history),
                Route.post(
                        "/api/admin/history",
                        "Read all finished tables again for the history. Admin token needed.",
                        "{}",
                        "unread",
                        this::readAgain),
                Route.get(
                        "/api/admin/moderators",
                        "Who looks after this server. Admin token needed.",
                        "moderators: id, name",
                        this::moderators),
                Route.post(
                        "/api/admin/moderators",
                        "Make somebody a moderator, or no longer. Admin token needed.",
                        "{\"person\":\"…\",\"on\":true}",
                        "nothing",
                        this::appoint));
    }

    // ---- tables

    private Answer tables(Call call) {
        authority.requireAdmin(call);
        return Answer.list("tables", store.all(MOST_TABLES), TableRoutes::row);
    }

    private Answer close(Call call) {
        authority.requireAdmin(call);
        return asHost(call, ADMIN, "close", new Command.Close(ADMIN));
    }

    private Answer command(Call call) {
        String author = authority.requireModerator(call);
        var nobody = new PersonRow("", "", "en", false, 0);
        Command command = TypedInput.command(call.body(), nobody, Seats.NONE);
        if (!isHouseRight(command)) {
            throw new Refusal(403, "server.host.only");
        }
        return asHost(call, author, call.body().at("cmd").asText(), command);
    }

    private static boolean isHouseRight(Command command) {
        return switch (command) {
            case Command.Rule _,
                    Command.KeepOut _,
                    Command.Dismiss _,
                    Command.Nudge _,
                    Command.Relieve _,
                    Command.Patience _,
                    Command.Invite _,
                    Command.Close _ ->
                    true;
            default -> false;
        };
    }

    /// As the host could; the server itself is the host then.
    private Answer asHost(Call call, String author, String act, Command command) {
        String id = call.part("id");
        order.note(author, act, id, "");
        return Answer.seq(calls.done(calls.table(id), "", command));
    }

    private Answer deleteTable(Call call) {
        authority.requireAdmin(call);
        String id = call.part("id");
        var _ = calls.table(id);
        farewell.table(id);
        order.note(ADMIN, "deleteTable", id, "");
        return Answer.done();
    }

    private Answer announce(Call call) {
        authority.requireAdmin(call);
        announce.accept(TypedInput.chat(call.body().at("text")));
        order.note(ADMIN, "announce", "", "");
        return Answer.done();
    }

    // ---- people

    private PersonRow person(String id) {
        return store.people()
                .person(id)
                .orElseThrow(() -> new Refusal(404, "server.person.missing"));
    }

    private Answer deletePerson(Call call) {
        authority.requireAdmin(call);
        farewell.person(person(call.part("id")).id());
        order.note(ADMIN, "deletePerson", "", "");
        return Answer.done();
    }

    private Answer export(Call call) {
        authority.requireAdmin(call);
        PersonRow person = person(call.part("id"));
        order.note(ADMIN, "export", person.id(), "");
        return MeRoutes.exported(person, exports, new Export(store));
    }

    private Answer history(Call call) {
        authority.requireAdmin(call);
        return Answer.json(
                Json.object().put("unread", store.history().unread(MOST_UNREAD)).build());
    }

    private Answer readAgain(Call call) {
        authority.requireAdmin(call);
        int _ = store.history().readAllAgain().join();
        order.note(ADMIN, "readAgain", "", "");
        return history(call);
    }

    private Answer moderators(Call call) {
        authority.requireAdmin(call);
        return Answer.list(
                "moderators",
                store.house().moderators(),
                id ->
                        Json.object()
                                .put("id", id)
                                .put(
                                        "name",
                                        store.people().person(id).map(PersonRow::name).orElse(""))
                                .build());
    }

    private Answer appoint(Call call) {
        authority.requireAdmin(call);
        String id = person(call.body().at("person").asText()).id();
        boolean on = call.body().find("on").map(Json::asBool).orElse(true);
        store.house().moderator(id, on, calls.tables().now()).join();
        order.note(ADMIN, on ? "appoint" : "dismissModerator", id, "");
        order.refresh();
        return Answer.done();
    }
}
