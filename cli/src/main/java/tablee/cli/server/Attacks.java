package tablee.cli.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.Deflater;
import tablee.engine.Json;
import tablee.engine.Randomness;

/// Everything that is tried, each a promise of `docs/threats.md`: what once hurt a server of ours, and what held all along.
final class Attacks {

    private static final String JSON = "Content-Type: application/json\r\n";

    /// What texts may be made of by somebody who means harm: NUL, controls, invisible letters, marks that turn the line around, halves of
    /// letters, markup, and a lot of it.
    private static final List<String> POISON =
            List.of(
                    "\u0000",
                    "a\u0000b",
                    "\u001b[2J",
                    "\r\nSet-Cookie: a=b",
                    "\u3164",
                    "\u2800",
                    "\u202eevE",
                    "\ud800",
                    "<img src=x onerror=alert(1)>",
                    "${jndi:ldap://127.0.0.1/a}",
                    "'; drop table log; --",
                    "x".repeat(5_000));

    private Attacks() {}

    static List<Attack> all() {
        return List.of(
                new Attack("pings that nobody reads", 8, Long.MAX_VALUE, Attacks::pings),
                new Attack("messages that swell", 2, 500, Attacks::swelling),
                new Attack("replays to check", 8, 2_000, Attacks::replays),
                new Attack("games played on", 4, 2_000, Attacks::continues),
                new Attack("hints", 8, 2_000, Attacks::hints),
                new Attack("tables of bots", 4, 400, Attacks::botTables),
                new Attack("listed tables", 4, 1_000, Attacks::listed),
                new Attack("bodies that drip", 60, Long.MAX_VALUE, Attacks::drips),
                new Attack("bodies without end", 4, 200, Attacks::endless),
                new Attack("silent connections", 100, 2_000, Attacks::silent),
                new Attack("poisoned texts", 4, Long.MAX_VALUE, Attacks::poison),
                new Attack("chat without end", 4, Long.MAX_VALUE, Attacks::chat),
                new Attack("forged tokens and paths", 4, Long.MAX_VALUE, Attacks::forged),
                new Attack("borrowed addresses", 4, Long.MAX_VALUE, Attacks::borrowed),
                new Attack("requests at random", 4, Long.MAX_VALUE, Fuzz::requests),
                new Attack("frames at random", 4, Long.MAX_VALUE, Fuzz::frames));
    }

    private static void pings(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        try (var line = field.intruder(random)) {
            if (line.upgrade(field.table(), field.token(), "") != 101) {
                tally.refused.increment();
                return;
            }
            byte[] ping = Intruder.frame(0x89, new byte[125]);
            var many = new ByteArrayOutputStream();
            for (int i = 0; i < 64; i++) {
                many.writeBytes(ping);
            }
            byte[] batch = many.toByteArray();
            for (int i = 0; i < 2_000; i++) {
                if (!line.send(batch)) {
                    tally.cut.increment();
                    return;
                }
                tally.tried.add(64);
            }
        }
    }

    /// A few kilobytes that would be megabytes once unpacked, whether packing was agreed upon or not.
    private static void swelling(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        try (var line = field.intruder(random)) {
            line.upgrade(
                    field.table(),
                    field.token(),
                    "\r\nSec-WebSocket-Extensions: permessage-deflate");
            byte[] bomb = Intruder.frame(0x81 | 0x40, packed(7 << 20));
            boolean open = true;
            for (int i = 0; i < 20 && open; i++) {
                tally.tried.increment();
                open = line.send(bomb) && line.drain();
            }
            (open ? tally.accepted : tally.cut).increment();
        }
    }

    private static byte[] packed(int size) {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(" ".repeat(size).getBytes(StandardCharsets.US_ASCII));
        deflater.finish();
        byte[] out = new byte[size / 100];
        int length = deflater.deflate(out);
        deflater.end();
        return java.util.Arrays.copyOf(out, length);
    }

    /// Asks for long work and does not always wait for it.
    private static void replays(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String kind = List.of("verify", "frames", "draws").get(random.below(3));
        String path = "/api/replays/" + kind;
        byte[] body =
                Json.object()
                        .put("replay", Json.parse(field.replay()))
                        .put("as", "open")
                        .build()
                        .print()
                        .getBytes(StandardCharsets.UTF_8);
        try (var line = field.intruder(random)) {
            if (random.below(2) == 0) {
                tally.answered(line.ask("POST", path, field.token(), body), path);
            } else {
                tally.tried.increment();
                line.send(Intruder.head("POST", path, "", JSON + "Content-Length: " + body.length));
                line.send(body);
            }
        }
    }

    private static void continues(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String path = "/api/tables/" + field.finished() + "/continue";
        try (var line = field.intruder(random)) {
            tally.answered(
                    line.ask(
                            "POST",
                            path,
                            field.token(),
                            "{\"step\":" + (10 + random.below(60)) + ",\"seat\":\"A\"}"),
                    path);
        }
    }

    private static void hints(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String path = "/api/tables/" + field.table() + "/hint";
        try (var line = field.intruder(random)) {
            tally.answered(line.ask("POST", path, field.token(), "{\"seat\":\"A\"}"), path);
        }
    }

    private static void botTables(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        open(
                field,
                random,
                tally,
                "{\"game\":\"metro\",\"seats\":4,\"terms\":{\"pace\":0},\"bots\":[\"expert\",\"expert\",\"expert\",\"expert\"]}");
    }

    private static void listed(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        open(
                field,
                random,
                tally,
                "{\"game\":\"cabo\",\"seats\":4,\"terms\":{\"listed\":true},\"sit\":true}");
    }

    private static void open(AttackTarget field, Randomness random, AttackTally tally, String body)
            throws IOException {
        try (var line = field.intruder(random)) {
            tally.answered(line.ask("POST", "/api/tables", field.token(), body), body);
        }
    }

    private static void drips(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException, InterruptedException {
        try (var line = field.intruder(random)) {
            tally.tried.increment();
            line.send(
                    random.below(2) == 0
                            ? "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
                            : Intruder.head(
                                    "POST",
                                    "/api/tables",
                                    field.token(),
                                    JSON + "Content-Length: 20000"));
            for (int i = 0; i < 40; i++) {
                Thread.sleep(500);
                if (!line.send(" ")) {
                    tally.cut.increment();
                    return;
                }
            }
            tally.accepted.increment();
        }
    }

    private static void endless(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        try (var line = field.intruder(random)) {
            line.send(
                    Intruder.head(
                            "POST",
                            "/api/tables",
                            field.token(),
                            JSON + "Transfer-Encoding: chunked"));
            byte[] chunk =
                    ("10000\r\n" + " ".repeat(65_536) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < 200; i++) {
                tally.tried.increment();
                if (!line.send(chunk)) {
                    tally.cut.increment();
                    return;
                }
            }
            tally.answered(line.answer(), "a body of 13 MB in pieces");
        }
    }

    private static void silent(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException, InterruptedException {
        try (var line = field.intruder(random)) {
            tally.tried.increment();
            Thread.sleep(2_000);
            (line.drain() ? tally.accepted : tally.cut).increment();
        }
    }

    private static void poison(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String text = POISON.get(random.below(POISON.size()));
        String quoted = Json.of(text).print();
        try (var line = field.intruder(random)) {
            switch (random.below(4)) {
                case 0 -> ask(line, tally, field, "/api/people", "{\"name\":" + quoted + "}");
                case 1 -> ask(line, tally, field, "/api/me", "{\"name\":" + quoted + "}");
                case 2 ->
                        ask(
                                line,
                                tally,
                                field,
                                "/api/tables/" + field.table() + "/commands",
                                "{\"cmd\":\"say\",\"text\":" + quoted + "}");
                default ->
                        ask(
                                line,
                                tally,
                                field,
                                "/api/tables",
                                "{\"game\":\"cabo\",\"seats\":2,\"options\":{" + quoted + ":1}}");
            }
        }
    }

    private static void ask(
            Intruder line, AttackTally tally, AttackTarget field, String path, String body) {
        tally.answered(line.ask("POST", path, field.token(), body), path + " " + body);
    }

    private static void chat(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        try (var line = field.intruder(random)) {
            if (line.upgrade(field.table(), field.token(), "") != 101) {
                tally.refused.increment();
                return;
            }
            for (int i = 0; i < 500; i++) {
                tally.tried.increment();
                if (!line.send(Intruder.text("{\"cmd\":\"say\",\"text\":\"" + i + "\"}"))
                        || !line.drain()) {
                    tally.cut.increment();
                    return;
                }
            }
        }
    }

    private static void forged(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String token =
                random.below(2) == 0
                        ? Long.toHexString(random.next()).repeat(2)
                        : field.token().substring(1) + "0";
        String path =
                List.of(
                                "/api/me",
                                "/api/me/tables",
                                "/api/tables/" + Long.toHexString(random.next()),
                                "/api/links/" + Long.toHexString(random.next()),
                                "/api/admin/tables",
                                "/../../../../etc/passwd",
                                "/assets/%2e%2e/%2e%2e/tablee.db",
                                "/%00")
                        .get(random.below(8));
        try (var line = field.intruder(random)) {
            int status = line.ask("GET", path, token, "");
            tally.answered(status, path);
        }
    }

    /// Says to come from somewhere else each time, to get another allowance.
    private static void borrowed(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        String from = random.below(256) + "." + random.below(256) + ".0.1";
        try (var line = field.intruder(random)) {
            line.send(
                    Intruder.head(
                            "GET",
                            "/api/tables",
                            "",
                            "X-Forwarded-For: " + from + "\r\nX-Forwarded-For: 127.0.0.1"));
            tally.answered(line.answer(), "X-Forwarded-For");
        }
    }
}
