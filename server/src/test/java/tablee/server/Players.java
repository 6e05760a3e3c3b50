package tablee.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tablee.engine.Json;

/// Plays what is legal, over a socket in lean style.
public final class Players {

    private static final int MOST = 5_000;

    /// Names of moves are never used twice: a repeated one would not be played.
    private static final AtomicInteger PLAYED = new AtomicInteger();

    private Players() {}

    /// The view in an update or a snapshot.
    public static Json view(Json message) {
        return message.at("t").asText().equals("table")
                ? message.at("views").items().getFirst()
                : message;
    }

    private static List<Json> legal(Json message) {
        return view(message).find("legal").map(Json::items).orElse(List.of());
    }

    public static boolean isOver(Json message) {
        return message.find("table")
                .filter(table -> table.at("phase").asText().equals("over"))
                .isPresent();
    }

    /// Waits until nobody else owes a decision, so that nothing moves before this seat does.
    public static Json untilMyTurn(Client.Line line, Json first) {
        Json message = first;
        while (legal(message).isEmpty() || view(message).at("awaited").items().size() > 1) {
            message = line.next();
        }
        return message;
    }

    /// Plays until the game is over; the last message is returned.
    public static Json playOut(Client.Line line, Json first) {
        Json message = first;
        for (int move = 0; move < MOST; move++) {
            while (!isOver(message) && legal(message).isEmpty()) {
                message = line.next();
            }
            if (isOver(message)) {
                return message;
            }
            List<Json> legal = legal(message);
            line.say(
                    Json.object()
                            .put("id", "p" + PLAYED.incrementAndGet())
                            .put("seq", message.at("seq"))
                            .put("do", legal.get(move * 7 % legal.size())));
            message = line.next("ack");
            message = line.next();
        }
        throw new AssertionError("the game does not end");
    }

    /// Several people at one table play so many moves, whoever is awaited first.
    public static List<Json> inTurn(List<Client.Line> lines, int moves) {
        return inTurn(lines, lines.stream().map(line -> line.next("table")).toList(), moves);
    }

    /// The same from what each of them heard last; what they have heard in the end is returned.
    public static List<Json> inTurn(List<Client.Line> lines, List<Json> heardLast, int moves) {
        var latest = new ArrayList<>(heardLast);
        for (int move = 0; move < moves; move++) {
            int actor = -1;
            while (actor < 0) {
                for (int i = 0; i < lines.size() && actor < 0; i++) {
                    actor = legal(latest.get(i)).isEmpty() ? -1 : i;
                }
                if (actor < 0) {
                    throw new AssertionError("nobody can move");
                }
            }
            Json view = latest.get(actor);
            lines.get(actor)
                    .say(
                            Json.object()
                                    .put("id", "t" + PLAYED.incrementAndGet())
                                    .put("seq", view.at("seq"))
                                    .put("do", legal(view).getFirst()));
            long seq = lines.get(actor).next("ack").at("seq").asLong();
            for (int i = 0; i < lines.size(); i++) {
                Json heard = lines.get(i).next("update");
                while (heard.at("seq").asLong() < seq) {
                    heard = lines.get(i).next("update");
                }
                latest.set(i, heard);
            }
        }
        return latest;
    }
}
