package tablee.server.web;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.live.Tables;
import tablee.server.store.LinkRow;
import tablee.server.store.PersonRow;
import tablee.table.Command;

/// Secret links. Each works once and for ten minutes: it moves a seat to whoever follows it, or makes their device one of the person's who made it.
final class LinkRoutes {

    private static final long LINK_MILLIS = 600_000;

    private final TableCalls calls;
    private final Tables tables;
    private final People people;
    private final KeepRoutes keep;

    LinkRoutes(TableCalls calls, People people, KeepRoutes keep) {
        this.keep = keep;
        this.calls = calls;
        this.tables = calls.tables();
        this.people = people;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/tables/{id}/link",
                        "A secret link that moves my seat to another device: good once, for ten minutes, while I sit there.",
                        "{\"seat\":\"A\"}",
                        "secret and url",
                        this::seatLink),
                Route.post(
                        "/api/me/devices",
                        "A secret link that makes another device one of mine: good once, for ten minutes.",
                        "{}",
                        "secret and url",
                        this::deviceLink),
                Route.get(
                        "/api/links/{secret}",
                        "What a secret link is for; nothing happens yet.",
                        "kind: seat or device; table and seat",
                        call -> Answer.json(told(link(call)))),
                Route.post(
                        "/api/links/{secret}",
                        "Follow a secret link: the seat becomes mine, or this device becomes one of the person's who made it. With `merge`, what I played here"
                                + " as a guest becomes theirs too.",
                        "{\"merge\":true}",
                        "kind; table and seat, or the person's name and merged",
                        this::follow));
    }

    private Answer seatLink(Call call) {
        PersonRow person = call.someone();
        String id = call.part("id");
        Seats mine = calls.look(id, table -> table.seatsOf(person.id()));
        Seat seat = TypedInput.seat(call.body(), mine);
        if (!mine.contains(seat)) {
            throw new Refusal(403, "server.seat.notyours");
        }
        return made(call, id, seat.index());
    }

    private Answer deviceLink(Call call) {
        return made(call, "", -1);
    }

    private Answer made(Call call, String table, int seat) {
        String person = call.someone().id();
        String secret = people.secret(24);
        long until = tables.now() + LINK_MILLIS;
        tables.store()
                .people()
                .add(new LinkRow(People.hash(secret), person, table, seat, until))
                .join();
        return Answer.json(
                201,
                Json.object()
                        .put("secret", secret)
                        .put("url", call.base() + "/take/" + secret)
                        .build());
    }

    /// A link is dead when it was used, is too old, or whoever made it no longer sits there.
    private LinkRow link(Call call) {
        LinkRow link =
                tables.store()
                        .people()
                        .link(People.hash(call.part("secret")), tables.now())
                        .filter(found -> found.seat() != CompanyRoutes.FRIENDS)
                        .orElseThrow(() -> new Refusal(404, "server.link.unknown"));
        boolean good =
                link.isForDevice()
                        ? tables.store().people().person(link.person()).isPresent()
                        : calls.look(
                                link.table(),
                                table ->
                                        table.seatsOf(link.person())
                                                .contains(Seat.of(link.seat())));
        if (!good) {
            throw new Refusal(404, "server.link.unknown");
        }
        return link;
    }

    private static Json told(LinkRow link) {
        return link.isForDevice()
                ? Json.object().put("kind", "device").build()
                : Json.object()
                        .put("kind", "seat")
                        .put("table", link.table())
                        .put("seat", Seat.of(link.seat()).label())
                        .build();
    }

    private Answer follow(Call call) {
        LinkRow link = link(call);
        PersonRow person =
                link.isForDevice()
                        ? tables.store()
                                .people()
                                .person(link.person())
                                .orElseThrow(() -> new Refusal(404, "server.link.unknown"))
                        : call.someone();
        if (!link.isForDevice()
                && calls.look(link.table(), table -> table.guests().isOut(person.id()))) {
            throw new Refusal(403, "server.house.out");
        }
        if (!tables.store().people().use(link).join()) {
            throw new Refusal(404, "server.link.unknown");
        }
        if (link.isForDevice()) {
            return keep.entered(call, person, Json.object().put("kind", "device"));
        }
        calls.done(
                calls.table(link.table()),
                person.id(),
                new Command.Move(
                        Seat.of(link.seat()),
                        link.person(),
                        person.name(),
                        person.program(),
                        person.face()));
        return Answer.json(told(link));
    }
}
