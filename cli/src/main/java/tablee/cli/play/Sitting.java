package tablee.cli.play;

import java.util.ArrayList;
import java.util.List;
import tablee.bots.BotNames;
import tablee.bots.Level;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Who sits where.
public record Sitting(List<Sitter> sitters) {

    /// Somebody at the table.
    public sealed interface Sitter {

        record Person(String name) implements Sitter {}

        record Robot(Level level) implements Sitter {}
    }

    public Sitting {
        sitters = List.copyOf(sitters);
    }

    public static Sitting of(List<String> people, List<Level> bots) {
        var sitters = new ArrayList<Sitter>();
        people.forEach(name -> sitters.add(new Sitter.Person(name)));
        bots.forEach(level -> sitters.add(new Sitter.Robot(level)));
        return new Sitting(sitters);
    }

    public Sitter at(Seat seat) {
        return sitters.get(seat.index());
    }

    public boolean isPerson(Seat seat) {
        return at(seat) instanceof Sitter.Person;
    }

    /// The seats of people, in order.
    public List<Seat> people() {
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < sitters.size(); i++) {
            if (isPerson(Seat.of(i))) {
                seats.add(Seat.of(i));
            }
        }
        return seats;
    }

    /// What the seats are called in the log: people by the name they gave.
    public List<String> names() {
        var names = new ArrayList<String>();
        for (int i = 0; i < sitters.size(); i++) {
            names.add(
                    switch (sitters.get(i)) {
                        case Sitter.Person(String name) -> name;
                        case Sitter.Robot _ -> BotNames.of(Seat.of(i));
                    });
        }
        return names;
    }

    public Json toJson() {
        return Json.list(
                sitters,
                sitter ->
                        switch (sitter) {
                            case Sitter.Person(String name) ->
                                    Json.object().put("person", name).build();
                            case Sitter.Robot(Level level) ->
                                    Json.object().put("bot", level.label()).build();
                        });
    }

    public static Sitting read(Json json) {
        return new Sitting(
                json.items().stream()
                        .<Sitter>map(
                                sitter ->
                                        sitter.find("person").isPresent()
                                                ? new Sitter.Person(sitter.at("person").asText())
                                                : new Sitter.Robot(
                                                        Level.of(sitter.at("bot").asText())))
                        .toList());
    }
}
