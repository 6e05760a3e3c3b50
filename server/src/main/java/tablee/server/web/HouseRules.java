package tablee.server.web;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.house.ChildNames;
import tablee.server.house.Order;
import tablee.server.store.PersonRow;
import tablee.server.store.SanctionRow;
import tablee.table.Command;
import tablee.table.Terms;

/// What holds at every table of this server, whoever hosts it: who may come in, what may be said, how people and tables may be.
final class HouseRules {

    /// What can be said where only reactions are allowed.
    static final List<String> REACTIONS = List.of("👍", "👏", "😄", "😮", "🤔", "🙏");

    enum Talk {
        ON,
        REACTIONS,
        OFF
    }

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", java.util.Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private final Order order;
    private final Talk talk;
    private final boolean kids;

    HouseRules(Config config, Order order) {
        this.order = order;
        this.kids = config.house().kids();
        Talk wanted = Talk.valueOf(config.house().chat().toUpperCase(java.util.Locale.ROOT));
        this.talk = kids && wanted == Talk.ON ? Talk.REACTIONS : wanted;
    }

    Order order() {
        return order;
    }

    Talk talk() {
        return talk;
    }

    boolean kids() {
        return kids;
    }

    /// Refuses somebody who is banned; what is theirs they can still take and delete.
    void welcome(Optional<PersonRow> person, String address, String path, boolean changes) {
        String id = person.map(PersonRow::id).orElse("");
        person.ifPresent(known -> order.met(known.id(), address));
        if (changes && !path.equals("/api/me") && !path.startsWith("/api/admin")) {
            order.against(Order.BAN, id, address)
                    .ifPresent(
                            ban -> {
                                throw new Refusal(403, "server.banned", until(ban));
                            });
        }
    }

    boolean isBanned(Call call) {
        return order.against(Order.BAN, call.personId(), call.address()).isPresent();
    }

    private static String until(SanctionRow sanction) {
        return DATE.format(Instant.ofEpochMilli(sanction.until()));
    }

    /// The terms somebody wants, as far as this server grants them.
    Terms terms(Optional<Json> wanted) {
        Terms terms = wanted.map(Terms::read).orElse(Terms.USUAL);
        boolean hintsChosen = wanted.flatMap(json -> json.find("hints")).isPresent();
        return kids ? terms.forChildren(hintsChosen) : terms;
    }

    /// A name that somebody wants to have here.
    String name(Json json) {
        return fit(TypedInput.name(json));
    }

    /// What somebody calls an evening. Children type nothing that others read, so that theirs has no title.
    String title(Json json) {
        String title = TypedInput.name(json);
        if (order.objectsTo(title)) {
            throw new Refusal(400, "server.words");
        }
        return kids ? "" : title;
    }

    private String fit(String name) {
        if (kids && !ChildNames.offer(name)) {
            throw new Refusal(400, "server.name.pick");
        }
        if (order.objectsTo(name)) {
            throw new Refusal(400, "server.words");
        }
        return name;
    }

    /// The command, if this person may give it here.
    Command admit(PersonRow person, String address, Command command) {
        switch (command) {
            case Command.Say(var _, String text) -> mayBeSaid(person, address, text);
            case Command.Sit(var _, String name, var _, var _) -> {
                String _ = fit(name);
            }
            case Command.Rename(var _, String name) -> {
                String _ = fit(name);
            }
            default -> {}
        }
        return command;
    }

    private void mayBeSaid(PersonRow person, String address, String text) {
        order.against(Order.SILENCE, person.id(), address)
                .ifPresent(
                        silence -> {
                            throw new Refusal(403, "server.silenced", until(silence));
                        });
        boolean allowed =
                switch (talk) {
                    case ON -> true;
                    case REACTIONS -> REACTIONS.contains(text);
                    case OFF -> false;
                };
        if (!allowed) {
            throw new Refusal(403, talk == Talk.OFF ? "server.chat.off" : "server.chat.reactions");
        }
        if (order.objectsTo(text)) {
            throw new Refusal(400, "server.words");
        }
    }
}
