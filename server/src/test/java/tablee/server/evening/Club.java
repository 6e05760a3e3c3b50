package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.Players;
import tablee.server.Soon;

/// People at an evening of many tables, over the real doors; the first is its host. Counts for itself who is ahead of whom.
final class Club {

    private static final AtomicInteger MOVES = new AtomicInteger();

    private final List<Client> people = new ArrayList<>();
    private final String id;
    private final int port;

    Club(int port, int size, Json.Builder evening) {
        this.port = port;
        for (int i = 0; i < size; i++) {
            people.add(Client.program(port, "P%02d".formatted(i)));
        }
        id =
                host().post(
                                "/api/evenings",
                                evening.put("title", "Friday")
                                        .put("game", "cabo")
                                        .put("options", Json.object().put("turnLimit", 20).build())
                                        .put(
                                                "terms",
                                                Json.object()
                                                        .put("pace", 0)
                                                        .put("absence", 0)
                                                        .put("substitute", "random")
                                                        .build())
                                        .put("bots", "random")
                                        .build())
                        .body()
                        .at("id")
                        .asText();
    }

    String id() {
        return id;
    }

    int port() {
        return port;
    }

    Client host() {
        return people.getFirst();
    }

    Client person(int number) {
        return people.get(number);
    }

    /// Everybody goes to other nodes, one to this, the next to that.
    void moveTo(int... ports) {
        for (int i = 0; i < people.size(); i++) {
            people.set(i, people.get(i).at(ports[i % ports.length]));
        }
    }

    Json evening() {
        return host().get("/api/evenings/" + id).body();
    }

    Client.Got ask(Client who, String what) {
        return who.post("/api/evenings/" + id + "/" + what, Json.object().build());
    }

    void join(int from, int to) {
        IntStream.range(from, to)
                .forEach(i -> assertThat(ask(person(i), "join").status()).isEqualTo(200));
    }

    /// Begins a round; its tables, once everybody sits.
    List<Json> begin() {
        Client.Got begun = ask(host(), "next");
        assertThat(begun.status()).as(begun.body().print()).isEqualTo(200);
        return present(begun.body());
    }

    List<Json> present(Json evening) {
        return evening.at("tables").items().stream()
                .filter(table -> table.at("round").equals(evening.at("round")))
                .map(this::known)
                .toList();
    }

    /// A table as somebody who sits at it sees it: where all have the same deal nobody else is told its address.
    private Json known(Json table) {
        if (table.find("id").isPresent()) {
            return table;
        }
        return someone(table).get("/api/evenings/" + id).body().at("tables").items().stream()
                .filter(
                        one ->
                                one.at("round").equals(table.at("round"))
                                        && one.at("number").equals(table.at("number")))
                .findFirst()
                .orElseThrow();
    }

    /// The first person at a table.
    Client someone(Json table) {
        return person(
                table.at("chairs").items().stream()
                        .filter(chair -> !chair.at("bot").asBool())
                        .mapToInt(chair -> number(chair.at("name").asText()))
                        .findFirst()
                        .orElseThrow());
    }

    /// Plays these tables to their end, all at once, whoever is awaited.
    void play(List<Json> tables) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var ends =
                    tables.stream()
                            .map(table -> CompletableFuture.runAsync(() -> play(table), threads))
                            .toList();
            ends.forEach(CompletableFuture::join);
        }
    }

    private void play(Json table) {
        String at = at(table);
        List<Json> chairs = table.at("chairs").items();
        Soon.that(
                "table " + at + " is played",
                () -> {
                    for (int i = 0; i < chairs.size(); i++) {
                        if (!chairs.get(i).at("bot").asBool()) {
                            int person = number(chairs.get(i).at("name").asText());
                            if (moved(at, person(person))) {
                                return true;
                            }
                        }
                    }
                    return false;
                });
    }

    /// So many rounds of answers at one table.
    void playOn(Json table, int rounds) {
        for (int i = 0; i < rounds; i++) {
            for (Json chair : table.at("chairs").items()) {
                if (!chair.at("bot").asBool()) {
                    boolean _ = moved(at(table), person(number(chair.at("name").asText())), 1);
                }
            }
        }
    }

    private static String at(Json table) {
        return "/api/tables/" + table.at("id").asText();
    }

    private static int number(String name) {
        return Integer.parseInt(name.substring(1));
    }

    /// Answers as long as this person is asked; whether the game is over.
    private static boolean moved(String at, Client who) {
        return moved(at, who, Integer.MAX_VALUE);
    }

    private static boolean moved(String at, Client who, int most) {
        for (int i = 0; i < most; i++) {
            Client.Got got = who.get(at + "?lean=1");
            if (got.status() != 200) {
                return false;
            }
            Json message = got.body();
            if (Players.isOver(message)) {
                return true;
            }
            List<Json> legal =
                    Players.view(message).find("legal").map(Json::items).orElse(List.of());
            if (legal.isEmpty()) {
                return false;
            }
            int move = MOVES.incrementAndGet();
            who.post(
                    at + "/commands",
                    Json.object()
                            .put("cmd", "act")
                            .put("id", "c" + move)
                            .put("seq", message.at("seq"))
                            .put("do", legal.get(move * 7 % legal.size()))
                            .build());
        }
        return false;
    }

    Json rested() {
        return Soon.that(
                "the round is over",
                this::evening,
                evening -> present(evening).stream().allMatch(table -> table.at("over").asBool()));
    }

    /// Points by name, from the places that people have in their own histories.
    Map<String, Integer> counted(Json evening) {
        var points = new HashMap<String, Integer>();
        for (Json table : evening.at("tables").items()) {
            if (table.at("round").asInt() > evening.at("rounds").asInt()) {
                continue;
            }
            List<Json> seats = seats(table);
            for (int i = 0; i < seats.size(); i++) {
                int sum = 0;
                for (int j = 0; j < seats.size(); j++) {
                    int ahead = seats.get(j).at("place").asInt() - seats.get(i).at("place").asInt();
                    sum += i == j ? 0 : ahead > 0 ? 2 : ahead == 0 ? 1 : 0;
                }
                Json chair = table.at("chairs").items().get(i);
                if (!chair.at("bot").asBool()) {
                    boolean own = chair.at("counts").asBool();
                    points.merge(chair.at("name").asText(), own ? sum : 0, Integer::sum);
                }
            }
        }
        return points;
    }

    private List<Json> seats(Json table) {
        return someone(table).get("/api/me/history").body().at("games").items().stream()
                .filter(game -> game.at("table").equals(table.at("id")))
                .findFirst()
                .orElseThrow()
                .at("people")
                .items();
    }

    static Map<String, Integer> told(Json evening) {
        var points = new HashMap<String, Integer>();
        evening.at("standings")
                .items()
                .forEach(line -> points.put(line.at("name").asText(), line.at("points").asInt()));
        return points;
    }
}
