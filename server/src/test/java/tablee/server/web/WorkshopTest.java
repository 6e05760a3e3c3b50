package tablee.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tablee.server.Soon;
import tablee.server.live.Metrics;

/// Heavy work: in turns, so much and no more, and not for those who have left.
class WorkshopTest {

    private static final Answer DONE = Answer.text("done");

    private final Workshop shop = new Workshop(1, new Metrics());
    private final CountDownLatch open = new CountDownLatch(1);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    /// Keeps the only worker busy until `open`.
    private void busy() {
        var begun = new CountDownLatch(1);
        submit(
                "z",
                "z",
                () -> {
                    begun.countDown();
                    try {
                        open.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
        Soon.that("busy", () -> begun.getCount() == 0);
    }

    private void submit(String address, String person, Runnable work) {
        int before = shop.waiting();
        Thread.ofVirtual()
                .start(
                        () ->
                                shop.run(
                                        address,
                                        person,
                                        _ -> {},
                                        () -> {
                                            work.run();
                                            return DONE;
                                        }));
        if (open.getCount() > 0 && !address.equals("z")) {
            Soon.that("in line", () -> shop.waiting() == before + 1);
        }
    }

    @AfterEach
    void close() {
        open.countDown();
        shop.close();
    }

    @Test
    void addresses_take_turns_and_so_do_their_people() {
        busy();
        for (String who : List.of("a1", "a1", "a1", "a2", "b1")) {
            submit(who.substring(0, 1), who, () -> order.add(who));
        }
        open.countDown();
        Soon.that("all done", () -> order.size() == 5);
        assertThat(order).containsExactly("a1", "b1", "a2", "a1", "a1");
    }

    @Test
    void so_many_and_no_more() {
        busy();
        for (int i = 0; i < 8; i++) {
            submit("a", "ana", () -> {});
        }
        assertThatThrownBy(() -> shop.run("a", "ana", _ -> {}, () -> DONE))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(429));
        submit("a", "ben", () -> order.add("ben"));
        submit("b", "eve", () -> order.add("eve"));
        open.countDown();
        Soon.that("both", () -> order.size() == 2);
    }

    @Test
    void whoever_leaves_is_not_worked_for() {
        busy();
        var leave = new AtomicReference<Runnable>(() -> {});
        var ended = new AtomicReference<Throwable>();
        Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                shop.run("a", "ana", leave::set, () -> DONE);
                            } catch (CompletionException | CancellationException e) {
                                ended.set(e);
                            }
                        });
        Soon.that("in line", () -> shop.waiting() == 1);
        Soon.that(
                "can leave",
                () -> {
                    java.util.Objects.requireNonNull(leave.get()).run();
                    return shop.waiting() == 0;
                });
        Soon.that("told", () -> ended.get() != null);
        // At work already: its thread is interrupted, and the next one is not.
        var begun = new CountDownLatch(1);
        var stopped = new CountDownLatch(1);
        open.countDown();
        Thread.ofVirtual()
                .start(
                        () ->
                                shop.run(
                                        "a",
                                        "ana",
                                        gone -> leave.set(gone),
                                        () -> {
                                            begun.countDown();
                                            while (!Thread.currentThread().isInterrupted()) {
                                                Thread.onSpinWait();
                                            }
                                            stopped.countDown();
                                            return DONE;
                                        }));
        // Whoever leaves before is only taken out of the line.
        Soon.that("at work", () -> begun.getCount() == 0);
        Soon.that(
                "stopped",
                () -> {
                    java.util.Objects.requireNonNull(leave.get()).run();
                    return stopped.getCount() == 0;
                });
        submit(
                "a",
                "ana",
                () -> order.add(Thread.currentThread().isInterrupted() ? "cut" : "whole"));
        Soon.that("the next", () -> order.size() == 1);
        assertThat(order).containsExactly("whole");
    }
}
