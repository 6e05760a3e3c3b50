package tablee.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.lab.analysis.Analysis;
import tablee.lab.analysis.AnalysisJson;
import tablee.lab.analysis.Analyst;
import tablee.lab.analysis.Effort;
import tablee.server.live.FairQueue;
import tablee.server.live.Tables;
import tablee.table.History;
import tablee.table.replay.Replay;
import tablee.table.replay.Story;
import tablee.table.tell.Presenter;

/// A look back at a finished game by the bots. It takes seconds, so the first request starts it and is told to come back; one game is
/// analysed at a time, addresses and people take turns, few may wait, and the last ones stay ready. It lets bots that have a move to make go
/// first, and ends when nobody has come back for it. Everybody who may see the replay may see it.
final class AnalysisRoutes {

    private static final Logger LOG = LoggerFactory.getLogger(AnalysisRoutes.class);

    private static final int WAITING = 8;
    private static final int WAITING_OF_ADDRESS = 3;
    private static final int WAITING_OF_PERSON = 2;
    private static final long FORGOTTEN = TimeUnit.SECONDS.toNanos(60);
    private static final int KEPT = 64;
    private static final int COME_BACK = 2;

    /// One analysis, from its place in the queue to its end.
    private static final class Work {
        private final int steps;
        private volatile long done;
        private volatile Optional<Analysis> found = Optional.empty();
        private volatile boolean failed;
        private volatile long asked = System.nanoTime();

        Work(int steps) {
            this.steps = steps;
        }
    }

    private final Tables tables;
    private final Map<String, Work> known = new LinkedHashMap<>(16, 0.75f, true);

    private final FairQueue<Runnable> line = new FairQueue<>();
    private boolean begun;

    AnalysisRoutes(Tables tables) {
        this.tables = tables;
    }

    @SuppressWarnings("ThreadPriorityCheck") // a courtesy to live tables; nothing relies on it
    private synchronized void enter(Call call, Runnable job) {
        if (line.size() >= WAITING
                || line.size(call.address()) >= WAITING_OF_ADDRESS
                || line.size(call.address(), call.personId()) >= WAITING_OF_PERSON) {
            throw new Refusal(429, "server.limit");
        }
        line.add(call.address(), call.personId(), job);
        notifyAll();
        if (!begun) {
            begun = true;
            Thread.ofPlatform()
                    .daemon()
                    .name("analysis")
                    .priority(Thread.MIN_PRIORITY)
                    .start(this::work);
        }
    }

    private synchronized Runnable next() throws InterruptedException {
        while (true) {
            var job = line.poll();
            if (job.isPresent()) {
                return job.get();
            }
            wait();
        }
    }

    private void work() {
        try {
            while (true) {
                next().run();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/tables/{id}/analysis",
                        "A look back at a table that is done: chances after every step, luck and"
                                + " decisions apart.",
                        "start, moments, seats, costly, decisive; 202 with done and of while it is being"
                                + " worked out",
                        this::analysis));
    }

    private Answer analysis(Call call) {
        History<?, ?, ?> history =
                tables.history(call.part("id"))
                        .orElseThrow(() -> new Refusal(404, "server.table.missing"));
        var _ =
                Story.eyes(
                        TableRoutes.viewers(history.table(), call.personId()), call.query("seat"));
        TableRoutes.requirePublished(history.table());
        Work work = work(call, history);
        work.asked = System.nanoTime();
        if (work.failed) {
            throw new Refusal(409, "server.analysis.none");
        }
        return work.found
                .map(
                        analysis ->
                                Answer.json(
                                        AnalysisJson.of(
                                                analysis,
                                                new Presenter<>(history.table())
                                                        .texts(call.language()))))
                .orElseGet(
                        () ->
                                Answer.json(
                                                202,
                                                Json.object()
                                                        .put("done", work.done)
                                                        .put("of", work.steps)
                                                        .build())
                                        .with("Retry-After", Integer.toString(COME_BACK)));
    }

    private synchronized Work work(Call call, History<?, ?, ?> history) {
        String id = call.part("id");
        Work work = known.get(id);
        if (work == null) {
            work = begin(call, history);
            known.put(id, work);
            forget();
        }
        return work;
    }

    /// The oldest that are done; those still at work stay.
    private void forget() {
        var old = new ArrayList<String>();
        for (var entry : known.entrySet()) {
            boolean over = entry.getValue().found.isPresent() || entry.getValue().failed;
            if (known.size() - old.size() > KEPT && over) {
                old.add(entry.getKey());
            }
        }
        old.forEach(known::remove);
    }

    private <S extends State, V extends View, A extends Action> Work begin(
            Call call, History<S, V, A> history) {
        Game<S, V, A> game = history.table().game();
        GameLog log = GameLog.read(Replay.file(history), game.options());
        var work = new Work(log.entries().size());
        enter(call, () -> run(call.part("id"), game, log, work));
        return work;
    }

    private <S extends State, V extends View, A extends Action> void run(
            String id, Game<S, V, A> game, GameLog log, Work work) {
        try {
            work.found =
                    Optional.of(
                            new Analyst<>(game, Effort.quick(), 1)
                                    .of(
                                            log,
                                            done -> {
                                                work.done = done;
                                                goOn(work);
                                            }));
            List<Double> luck =
                    work.found.stream()
                            .flatMap(found -> found.seats().stream())
                            .map(Analysis.Account::luck)
                            .toList();
            var _ = tables.store().history().lucky(id, luck);
        } catch (CancellationException _) {
            forget(id, work);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            work.failed = true;
        } catch (RuntimeException | Error e) {
            // A table can be closed before its game is over: there is no result to lead up to.
            LOG.info("no analysis: {}", e.toString());
            work.failed = true;
        }
    }

    /// Between two steps: bots with a move to make go first, and what nobody asks for any more is given up.
    private void goOn(Work work) {
        if (System.nanoTime() - work.asked > FORGOTTEN) {
            throw new CancellationException("forgotten");
        }
        tables.room().letMovesPass();
    }

    private synchronized void forget(String id, Work work) {
        known.remove(id, work);
    }
}
