package tablee.server.web;

import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.ask.Commands.Sender;

/// What a person of this server asks of a table ([tablee.table.ask.Commands]).
final class Commands {

    private Commands() {}

    static Command read(Json json, PersonRow person, Seats mine) {
        var sender = new Sender(person.name(), person.program(), mine, TypedInput::composed);
        return TypedInput.read(() -> tablee.table.ask.Commands.read(json, sender));
    }

    static Seat seat(Json json, Seats mine) {
        return TypedInput.read(() -> tablee.table.ask.Commands.seat(json, mine));
    }
}
