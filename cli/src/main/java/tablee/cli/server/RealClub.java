package tablee.cli.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;

/// People who play games of every box over a server's doors, with each other and with bots, and an evening of three rounds. They do what comes first to their mind.
final class RealClub {

    private static final int PEOPLE = 16;
    private static final int AT_ONCE = 4;
    private static final int ROUNDS = 3;
    private static final int PAUSE_MILLIS = 20;

    private final int port;
    private final List<Guest> guests = new ArrayList<>();

    RealClub(int port) {
        this.port = port;
    }

    /// @param each games of each box
    void play(int each) throws IOException, InterruptedException {
        for (int i = 0; i < PEOPLE; i++) {
            guests.add(Guest.come(port, "Person " + i));
        }
        var played = new HashSet<String>();
        try (var tables = Executors.newFixedThreadPool(AT_ONCE)) {
            var games = new ArrayList<Future<String>>();
            for (GameProvider provider : Games.all()) {
                for (int i = 0; i < each; i++) {
                    int number = i;
                    games.add(tables.submit(() -> game(provider.house(), number)));
                }
            }
            played.addAll(all(games));
            String evening = evening();
            for (int round = 0; round < ROUNDS; round++) {
                var now = guests.getFirst().post(evening + "/next", Json.object().build());
                int current = now.at("round").asInt();
                played.addAll(
                        all(
                                now.at("tables").items().stream()
                                        .filter(table -> table.at("round").asInt() == current)
                                        .map(table -> table.at("id").asText())
                                        .map(id -> tables.submit(() -> played(id, guests)))
                                        .toList()));
                until(evening, round + 1 == ROUNDS ? "over" : "canBegin");
            }
        }
        settle(played);
    }

    private static List<String> all(List<Future<String>> games)
            throws IOException, InterruptedException {
        var played = new ArrayList<String>();
        for (Future<String> game : games) {
            try {
                played.add(game.get());
            } catch (ExecutionException e) {
                throw new IOException("a game was not played", e);
            }
        }
        return played;
    }

    /// Tables of all sizes that a game knows, with one to all of the chairs for people.
    private String game(Game<?, ?, ?> game, int number) throws IOException, InterruptedException {
        int least = game.options().leastSeats();
        int seats = least + number % (Math.min(4, game.options().mostSeats()) - least + 1);
        int people = 1 + number % seats;
        List<Guest> sitting =
                guests.subList(number % (PEOPLE - seats), number % (PEOPLE - seats) + people);
        String id =
                sitting.getFirst()
                        .post(
                                "/api/tables",
                                Json.object()
                                        .put("game", game.info().id())
                                        .put("seats", seats)
                                        .put("terms", atOnce())
                                        .put(
                                                "bots",
                                                Json.texts(
                                                        Collections.nCopies(
                                                                seats - people, "habitué")))
                                        .put("sit", true)
                                        .build())
                        .at("id")
                        .asText();
        for (String what : List.of("sit", "ready")) {
            for (Guest guest : sitting) {
                guest.tell(commands(id), Json.object().put("cmd", what).build());
            }
        }
        return played(id, sitting);
    }

    private static Json atOnce() {
        return Json.object().put("pace", 0).put("absence", 0).build();
    }

    private static String commands(String table) {
        return "/api/tables/" + table + "/commands";
    }

    private String evening() throws IOException, InterruptedException {
        Json made =
                guests.getFirst()
                        .post(
                                "/api/evenings",
                                Json.object()
                                        .put("title", "Friday")
                                        .put("game", "cabo")
                                        .put("seats", 4)
                                        .put("rounds", ROUNDS)
                                        .put("terms", atOnce())
                                        .build());
        String at = "/api/evenings/" + made.at("id").asText();
        for (Guest guest : guests) {
            guest.tell(at + "/join", Json.object().build());
        }
        return at;
    }

    private void until(String evening, String what) throws IOException, InterruptedException {
        while (!guests.getFirst().get(evening).at(what).asBool()) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /// Plays a table to its end, whoever of these is asked; its id.
    private static String played(String id, List<Guest> people)
            throws IOException, InterruptedException {
        for (int move = 0; ; ) {
            boolean moved = false;
            for (Guest guest : people) {
                Json message = guest.get("/api/tables/" + id + "?lean=1");
                if (message.at("table").at("phase").asText().equals("over")) {
                    return id;
                }
                List<Json> legal =
                        message.at("views").items().stream()
                                .findFirst()
                                .flatMap(view -> view.find("legal"))
                                .map(Json::items)
                                .orElse(List.of());
                if (!legal.isEmpty()) {
                    move++;
                    moved |=
                            guest.tell(
                                    commands(id),
                                    Json.object()
                                            .put("cmd", "act")
                                            .put("id", "m" + move)
                                            .put("seq", message.at("seq"))
                                            .put("do", legal.get(move * 7 % legal.size()))
                                            .build());
                }
            }
            if (!moved) {
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }

    /// Waits until the results of all that was played were read.
    private void settle(Set<String> played) throws IOException, InterruptedException {
        var read = new HashSet<String>();
        while (!read.containsAll(played)) {
            Thread.sleep(PAUSE_MILLIS);
            for (Guest guest : guests) {
                guest.get("/api/me/history")
                        .at("games")
                        .items()
                        .forEach(game -> read.add(game.at("table").asText()));
            }
        }
    }
}
