package tablee.server.web;

import java.util.List;
import java.util.concurrent.Semaphore;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.house.Export;
import tablee.server.house.Farewell;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.Phase;
import tablee.table.Ruling;
import tablee.table.Terms;

/// What is mine: my devices, everything that is known about me, and how I am forgotten.
final class MeRoutes {

    /// An export reads all logs of a person, so only so many are made at a time.
    private static final int EXPORTS = 2;

    private static final int MOST_TABLES = 200;

    private final TableCalls calls;
    private final Tables tables;
    private final People people;
    private final Farewell farewell;
    private final Export export;
    private final Semaphore exports = new Semaphore(EXPORTS);

    MeRoutes(TableCalls calls, People people, Farewell farewell) {
        this.calls = calls;
        this.tables = calls.tables();
        this.people = people;
        this.farewell = farewell;
        this.export = new Export(tables.store());
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/devices",
                        "The devices on which I am known.",
                        "devices: id, label, createdAt, seenAt, here",
                        this::devices),
                Route.delete(
                        "/api/me/devices/{device}",
                        "End one of my devices: its token is good for nothing from now on.",
                        "",
                        "nothing",
                        call -> end(call, call.part("device"))),
                Route.post(
                        "/api/me/forget",
                        "Forget me on this device: its token ends, and the cookie goes.",
                        "{}",
                        "nothing",
                        call -> {
                            Answer ended = end(call, call.device());
                            return ended.with("Set-Cookie", PeopleRoutes.cookie("", call));
                        }),
                Route.post(
                        "/api/me/holiday",
                        "Be on holiday for so many days at all my tables of slow play: my clocks there stand still, and everybody reads until"
                                + " when. None ends it. A seat has 28 days in one game.",
                        "{\"days\":7}",
                        "tables: at how many it is noted; spent: at how many there are not enough days left",
                        this::holiday),
                Route.get(
                        "/api/me/export",
                        "Everything this server knows about me.",
                        "person, devices, notices, files, tables with my moves, said, reports, sanctions",
                        call -> exported(call.someone())),
                Route.delete(
                        "/api/me",
                        "Delete me: my name, my words, my devices and files. Games that are over stay, without a name.",
                        "",
                        "nothing",
                        this::delete));
    }

    private Answer devices(Call call) {
        var devices = tables.store().people().devicesOf(call.someone().id());
        return Answer.json(
                Json.object().put("devices", Export.devices(devices, call.device())).build());
    }

    private Answer end(Call call, String device) {
        String person = call.someone().id();
        if (!people.end(person, device)) {
            throw new Refusal(404, "server.device");
        }
        return Answer.done();
    }

    private Answer holiday(Call call) {
        String me = call.someone().id();
        int days = Terms.holiday(call.body().at("days").asInt());
        int noted = 0;
        int spent = 0;
        for (var seated : tables.store().tablesOf(me, MOST_TABLES)) {
            String id = seated.row().id();
            if (seated.row().phase().equals(Phase.PLAYING.name()) && isSlow(id)) {
                for (Seat seat : Seats.of(seated.mine())) {
                    switch (calls.ask(calls.table(id), me, new Command.Holiday(seat, days))) {
                        case Ruling.Done _ -> noted++;
                        case Ruling.No _ -> spent++;
                        case Ruling.Trouble _ -> throw new Refusal(503, "server.trouble");
                    }
                }
            }
        }
        return Answer.json(Json.object().put("tables", noted).put("spent", spent).build());
    }

    private boolean isSlow(String id) {
        return calls.look(id, table -> table.opened().terms().clock().isSlow());
    }

    private Answer exported(PersonRow person) {
        return exported(person, exports, export);
    }

    static Answer exported(PersonRow person, Semaphore places, Export export) {
        if (!places.tryAcquire()) {
            throw new Refusal(503, "server.trouble");
        }
        try {
            return Answer.json(export.of(person))
                    .with("Content-Disposition", "attachment; filename=\"tablee-export.json\"");
        } finally {
            places.release();
        }
    }

    private Answer delete(Call call) {
        farewell.person(call.someone().id());
        return Answer.done().with("Set-Cookie", PeopleRoutes.cookie("", call));
    }
}
