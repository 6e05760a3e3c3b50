package tablee.hasard.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Words;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Place;

/// What lies on the table by its names: people instead of pawn numbers, obstacles and professions instead of `T2:3/4`, qualities
/// instead of two letters. The codes are for those who type.
record Speech(HasardView.Now now, Map<String, Words> names) {

    /// Whose pawn this is, from 1; with its number where somebody plays several, or nobody does.
    Object pawn(int number) {
        return number > now.pawns() ? Message.of("hasard.pawn.unknown", number) : now.owner(number);
    }

    /// A track by the profession it began with.
    Message track(int track) {
        return now.height(track) == 0
                ? Message.of("hasard.track.empty", track + 1)
                : Message.of("hasard.track", now.profession(track, 1).spoken());
    }

    /// Where somebody stands, by what they have just passed.
    Object place(Place place) {
        if (place.isCarton()) {
            return now.isLaid(place)
                    ? Message.of(
                            "hasard.place.carton",
                            name(now.bar(place)),
                            now.profession(place.track(), place.rank()).spoken(),
                            place.rank())
                    : track(place.track());
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

    /// Which qualities help, and by how much: `Nerve 2 and Charm 1`.
    static Message marks(Marks marks) {
        var parts = new ArrayList<Message>();
        marks.counts()
                .forEach(
                        (quality, count) ->
                                parts.add(Message.of("hasard.mark", quality.spoken(), count)));
        return parts.isEmpty() ? Message.of("hasard.mark.none") : Message.list(parts);
    }

    /// @param marks of those that are printed, the ones to be told
    static Message bar(Obstacle obstacle, Marks marks) {
        Message bar = bar(obstacle.value(), marks);
        return obstacle.deadly() ? Message.of("hasard.bar.deadly", bar) : bar;
    }

    static Message bar(Task task, Marks marks) {
        return Message.of("hasard.bar.task", bar(task.value(), marks), task.reward().spoken());
    }

    private static Message bar(int value, Marks marks) {
        return marks.equals(Marks.NONE)
                ? Message.of("hasard.bar", value)
                : Message.of("hasard.bar.marks", value, marks(marks));
    }

    static Message qualities(List<Quality> qualities) {
        return qualities.isEmpty()
                ? Message.of("hasard.mark.none")
                : Message.list(qualities.stream().map(Quality::spoken).toList());
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
