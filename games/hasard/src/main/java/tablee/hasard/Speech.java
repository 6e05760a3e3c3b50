package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Words;

/// What lies on the table by its names: people instead of pawn numbers, obstacles and professions instead of `T2:3/4`, qualities
/// instead of two letters. The codes are for those who type.
record Speech(HasardState state, Map<String, Words> names) {

    /// Whose pawn this is, from 1; with its number where somebody plays several, or nobody does.
    Object pawn(int number) {
        if (number > state.count()) {
            return Message.of("hasard.pawn.unknown", number);
        }
        Seat seat = Seat.of(state.seat(number - 1));
        return isAlone(number) ? seat : Message.of("hasard.pawn", seat, number);
    }

    private boolean isAlone(int number) {
        for (int other = 0; other < state.count(); other++) {
            if (other != number - 1 && state.seat(other) == state.seat(number - 1)) {
                return false;
            }
        }
        return true;
    }

    /// A track by the profession it began with.
    Message track(int track) {
        return state.height(track) == 0
                ? Message.of("hasard.track.empty", track + 1)
                : Message.of("hasard.track", profession(Profession.at(state.profession(track, 1))));
    }

    /// Where somebody stands, by what they have just passed.
    Object place(Place place) {
        if (place.isCarton()) {
            return state.height(place.track()) < place.rank()
                    ? track(place.track())
                    : Message.of(
                            "hasard.place.carton",
                            name(Bars.id(state, place.code())),
                            profession(Profession.at(state.professionAt(place.code()))),
                            place.rank());
        }
        String label = place.label();
        if (label.startsWith("CH-")) {
            boolean cradle = label.endsWith("/0");
            String path = label.substring(0, label.indexOf('/'));
            return Message.of("hasard.place.path", name(cradle ? path : label));
        }
        return Message.of("hasard.place." + label);
    }

    Object name(String id) {
        Words words = names.get(id);
        return words != null ? words : id;
    }

    static Message quality(Quality quality) {
        return Message.of("hasard.quality." + quality.code());
    }

    static Message profession(Profession profession) {
        return Message.of("hasard.profession." + profession);
    }

    /// Which qualities help, and by how much: `Nerve 2 and Charm 1`.
    static Message marks(Marks marks) {
        var parts = new ArrayList<Message>();
        marks.counts()
                .forEach(
                        (quality, count) ->
                                parts.add(Message.of("hasard.mark", quality(quality), count)));
        return parts.isEmpty() ? Message.of("hasard.mark.none") : Message.list(parts);
    }

    static Message bar(Obstacle obstacle) {
        Message bar = bar(obstacle.value(), obstacle.marks());
        return obstacle.deadly() ? Message.of("hasard.bar.deadly", bar) : bar;
    }

    static Message bar(Task task) {
        return Message.of(
                "hasard.bar.task", bar(task.value(), task.marks()), quality(task.reward()));
    }

    private static Message bar(int value, Marks marks) {
        return marks.equals(Marks.NONE)
                ? Message.of("hasard.bar", value)
                : Message.of("hasard.bar.marks", value, marks(marks));
    }

    static Message qualities(List<Quality> qualities) {
        return qualities.isEmpty()
                ? Message.of("hasard.mark.none")
                : Message.list(qualities.stream().map(Speech::quality).toList());
    }

    /// A number for each seat, with the name it belongs to.
    static Message tokens(List<Integer> tokens) {
        var named = new ArrayList<Message>();
        for (int seat = 0; seat < tokens.size(); seat++) {
            named.add(Message.of("hasard.tokens", Seat.of(seat), tokens.get(seat)));
        }
        return Message.list(named);
    }
}
