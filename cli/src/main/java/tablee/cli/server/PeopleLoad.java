package tablee.cli.server;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import tablee.engine.Json;

/// People who open their home page, their games, their past and an evening: so many requests a second, whether the ones before are answered or not. Each is
/// timed from when it was due.
final class PeopleLoad {

    /// What is asked, by the page that asks it.
    private static final List<String> PATHS =
            List.of(
                    "/api/tables",
                    "/api/me/tables",
                    "/api/me/friends",
                    "/api/me/history",
                    "/api/me/history?game=cabo&won=won",
                    "/api/me/history?with=",
                    "/api/me/figures",
                    "/api/evenings",
                    "/api/evenings/");

    private final List<Guest> asking;
    private final int rate;
    private final List<String> friends = new ArrayList<>();
    private final List<String> evenings = new ArrayList<>();
    private final long[] pasts;
    private final Map<String, Recorder> took = new LinkedHashMap<>();
    private final Recorder all = new Recorder();
    private final LongAdder faults = new LongAdder();

    PeopleLoad(List<Guest> asking, int rate) throws IOException, InterruptedException {
        this.asking = asking;
        this.rate = rate;
        this.pasts = new long[asking.size()];
        for (int i = 0; i < pasts.length; i++) {
            Json figures = asking.get(i).get("/api/me/figures");
            pasts[i] =
                    figures.at("games").items().stream()
                            .mapToLong(game -> game.at("played").asLong())
                            .sum();
            friends.add(
                    figures.at("people").items().stream()
                            .findFirst()
                            .map(met -> met.at("badge").asText())
                            .orElse(""));
        }
        asking.getFirst()
                .get("/api/evenings")
                .at("evenings")
                .items()
                .forEach(evening -> evenings.add(evening.at("id").asText()));
        PATHS.forEach(path -> took.put(path, new Recorder()));
    }

    void clear() {
        took.values().forEach(Recorder::clear);
        all.clear();
        faults.reset();
    }

    long faults() {
        return faults.sum();
    }

    /// How many games those who ask have played that count; no more than the figures look at.
    Json pasts() {
        return BenchPeople.spread(pasts);
    }

    void run(int seconds) {
        var answered = new ArrayList<CompletableFuture<Void>>();
        try (var timer = Executors.newSingleThreadScheduledExecutor()) {
            long begin = System.nanoTime();
            for (int i = 0; i < rate * seconds; i++) {
                String path = PATHS.get(i % PATHS.size());
                HttpRequest request = request(path, i / PATHS.size() % asking.size());
                long due = begin + i * TimeUnit.SECONDS.toNanos(1) / rate;
                var done = new CompletableFuture<Void>();
                answered.add(done);
                var _ =
                        timer.schedule(
                                () -> ask(path, request, due, done),
                                due - System.nanoTime(),
                                TimeUnit.NANOSECONDS);
            }
            answered.forEach(CompletableFuture::join);
        }
    }

    private HttpRequest request(String path, int who) {
        String whole =
                switch (path) {
                    case "/api/me/history?with=" ->
                            friends.get(who).isEmpty()
                                    ? "/api/me/history"
                                    : path + friends.get(who);
                    case "/api/evenings/" ->
                            evenings.isEmpty()
                                    ? "/api/evenings"
                                    : path + evenings.get(who % evenings.size());
                    default -> path;
                };
        return asking.get(who).request(whole).GET().build();
    }

    private void ask(String path, HttpRequest request, long due, CompletableFuture<Void> done) {
        var _ =
                Guest.HTTP
                        .sendAsync(request, HttpResponse.BodyHandlers.ofString())
                        .whenComplete(
                                (answer, failure) -> {
                                    long nanos = System.nanoTime() - due;
                                    took.getOrDefault(path, all).add(nanos);
                                    all.add(nanos);
                                    if (failure != null || answer.statusCode() != 200) {
                                        faults.increment();
                                    }
                                    done.complete(null);
                                });
    }

    Json report() {
        var lines = new ArrayList<Json>();
        took.forEach((path, times) -> lines.add(line(path, times)));
        lines.add(line("all", all));
        return Json.of(lines);
    }

    private static Json line(String path, Recorder times) {
        return Json.object()
                .put("path", path)
                .put("answers", times.count())
                .put("p50Millis", times.quantile(0.5))
                .put("p99Millis", times.quantile(0.99))
                .put("maxMillis", times.quantile(1))
                .build();
    }
}
