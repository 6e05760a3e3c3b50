package tablee.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import tablee.server.Config;
import tablee.server.evening.Evenings;
import tablee.server.house.Farewell;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.notice.Notifier;
import tablee.server.people.Here;
import tablee.server.push.Pusher;

/// All routes of the server in one list.
final class Routes {

    private static final int READY_SECONDS = 3;

    /// Addresses outside `/api` that are routes too.
    static final Set<String> OPEN = Set.of("/health", "/ready", "/metrics");

    static final Route SOCKET =
            Route.get(
                    "/api/tables/{id}/socket",
                    "Follow and play a table over a WebSocket.",
                    "see /api/socket.json",
                    _ -> {
                        throw new Refusal(426, "server.method");
                    });

    private final Config config;
    private final Tables tables;
    private final People people;
    private final Limits limits;
    private final HouseRules house;
    private final Here here;
    private final Evenings evenings;
    private final Consumer<String> announce;
    private final Pusher pusher;
    private final Notifier notifier;
    private final String adminToken;
    private final AtomicReference<Probe> latest =
            new AtomicReference<>(
                    new Probe(
                            System.nanoTime() - TimeUnit.HOURS.toNanos(1),
                            CompletableFuture.completedFuture(null)));

    Routes(
            Config config,
            Tables tables,
            People people,
            Limits limits,
            HouseRules house,
            Here here,
            Evenings evenings,
            Consumer<String> announce,
            Pusher pusher,
            Notifier notifier,
            String adminToken) {
        this.config = config;
        this.tables = tables;
        this.people = people;
        this.limits = limits;
        this.house = house;
        this.here = here;
        this.evenings = evenings;
        this.announce = announce;
        this.pusher = pusher;
        this.notifier = notifier;
        this.adminToken = adminToken;
    }

    List<Route> routes() {
        var all = new ArrayList<Route>();
        var games = new GameRoutes(tables.games());
        all.addAll(games.routes());
        all.addAll(new PeopleRoutes(people, tables.store(), limits, house, tables::now).routes());
        var calls = new TableCalls(tables, config, house);
        var farewell = new Farewell(tables);
        all.addAll(new MeRoutes(calls, people, farewell).routes());
        var keep = new KeepRoutes(tables, people, limits, farewell);
        all.addAll(keep.routes());
        all.addAll(new AskingRoutes(tables, people, keep, limits).routes());
        all.addAll(new SignInRoutes(config.signIn(), tables, people, keep, house, limits).routes());
        all.addAll(new CompanyRoutes(calls, people, limits, here).routes());
        all.addAll(new EveningRoutes(calls, evenings).routes());
        all.addAll(new HistoryRoutes(tables).routes());
        all.addAll(new TableRoutes(calls).routes());
        all.addAll(new LinkRoutes(calls, people, keep).routes());
        all.addAll(new HouseRoutes(calls, config, farewell).routes());
        all.addAll(new StoryRoutes(tables).routes());
        all.addAll(new AnalysisRoutes(tables).routes());
        all.addAll(new HintRoutes(calls).routes());
        all.addAll(new AfterRoutes(calls, limits).routes());
        all.addAll(new PushRoutes(pusher, tables).routes());
        all.addAll(new NoticeRoutes(tables, notifier, limits).routes());
        all.add(SOCKET);
        all.addAll(operations());
        var authority = new Authority(house.order(), adminToken);
        all.addAll(new SetRoutes(config, tables.games(), games, authority, limits).routes());
        all.addAll(new ModerationRoutes(tables, authority).routes());
        all.addAll(new AdminRoutes(calls, farewell, authority, announce).routes());
        all.addAll(DocumentRoutes.routes(List.copyOf(all), tables.games().all()));
        return all.stream().map(Retirement::told).toList();
    }

    private List<Route> operations() {
        return List.of(
                Route.get("/health", "The process is alive.", "ok", _ -> Answer.text("ok\n")),
                Route.get("/ready", "The store can be read and written.", "ready", _ -> ready()),
                Route.get(
                        "/metrics",
                        "Figures for Prometheus.",
                        "text",
                        _ -> Answer.text(tables.metrics().text())));
    }

    /// Reads and really writes. However often it is asked, one attempt is under way at a time, and
    /// what it found is good for a second.
    private Answer ready() {
        Probe probe =
                latest.updateAndGet(
                        known ->
                                known.isOld(System.nanoTime())
                                        ? new Probe(System.nanoTime(), tables.store().probe())
                                        : known);
        try {
            probe.written().get(READY_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Refusal(503, "server.store.away");
        } catch (ExecutionException | TimeoutException _) {
            throw new Refusal(503, "server.store.away");
        }
        var _ = tables.store().listed(1);
        return Answer.text("ready\n");
    }

    private record Probe(long begun, CompletableFuture<Void> written) {
        boolean isOld(long nanos) {
            return written.isDone() && nanos - begun > TimeUnit.SECONDS.toNanos(1);
        }
    }
}
