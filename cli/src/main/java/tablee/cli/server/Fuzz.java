package tablee.cli.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import tablee.engine.Randomness;

/// Requests and messages at random: honest ones with something changed, so that they get past the first look. Many go through one
/// connection, as long as the server keeps it.
final class Fuzz {

    private static final int BATCH = 100;

    /// From many homes, so that it is not the limits alone that are tried.
    private static final int HOMES = 200;

    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS");

    private static final List<String> BODIES =
            List.of(
                    "{\"game\":\"cabo\",\"seats\":4,\"options\":{\"memory\":\"off\"},\"bots\":[\"habitué\"],\"sit\":true}",
                    "{\"cmd\":\"ready\",\"ready\":true,\"nonce\":\"abc\"}",
                    "{\"cmd\":\"act\",\"id\":\"m1\",\"seq\":12,\"seat\":\"A\",\"do\":\"draw\"}",
                    "{\"step\":12,\"seat\":\"A\",\"level\":\"habitué\"}",
                    "{\"name\":\"Eve\",\"language\":\"fr\"}",
                    "{\"endpoint\":\"https://127.0.0.1/x\",\"keys\":{\"p256dh\":\"AA\",\"auth\":\"AA\"}}",
                    "{\"replay\":{\"format\":1,\"game\":\"cabo\",\"steps\":[]}}");

    private static final List<String> COMMANDS =
            List.of(
                    "{\"id\":\"m1\",\"seq\":12,\"seat\":\"A\",\"do\":\"draw\"}",
                    "{\"id\":\"m2\",\"seq\":3,\"do\":\"exchange 1 2\"}",
                    "{\"cmd\":\"say\",\"text\":\"hello\"}",
                    "{\"cmd\":\"undo\"}",
                    "{\"cmd\":\"answer\",\"agree\":true}",
                    "{\"cmd\":\"stand\",\"question\":\"cabo.asked.turn\",\"do\":\"draw\"}",
                    "{\"cmd\":\"invite\",\"seat\":\"C\",\"level\":\"habitué\"}",
                    "{\"cmd\":\"ping\"}");

    private static final String ODD = "\"\\{}[]:,0-9eE.+ntrufalse \u0000\u001f\u00e9\u2028";

    private Fuzz() {}

    static void requests(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        List<String> paths = paths(field);
        try (var line = new Intruder(field.port(), AttackTarget.FIRST + random.below(HOMES))) {
            for (int i = 0; i < BATCH; i++) {
                String method = METHODS.get(random.below(METHODS.size()));
                String path = pathOf(changed(paths.get(random.below(paths.size())), random));
                String body = changed(BODIES.get(random.below(BODIES.size())), random);
                int status = line.ask(method, path, field.token(), body);
                // What answers a HEAD ends with its head, whatever it says of a body.
                tally.answered(status, method + " " + path + " " + body);
                if (status < 0 || method.equals("HEAD")) {
                    return;
                }
            }
        }
    }

    private static List<String> paths(AttackTarget field) {
        String table = "/api/tables/" + field.table();
        return List.of(
                "/api/games",
                "/api/games/cabo",
                "/api/games/cabo/texts?lang=fr",
                "/api/games/cabo/book",
                "/api/tables",
                table,
                table + "/commands",
                table + "/story?after=3",
                table + "/recap",
                table + "/chat",
                table + "/link",
                table + "/rematch",
                table + "/scenario?step=3",
                "/api/tables/" + field.finished() + "/replay?as=A&from=0&to=5",
                "/api/tables/" + field.finished() + "/draws",
                "/api/me",
                "/api/me/tables",
                "/api/push",
                "/api/replays/verify",
                "/api/links/abc",
                "/health",
                "/ready",
                "/");
    }

    /// Nothing that would end the line or the head early: what stands there is the parser's own matter and tried by [#frames].
    private static String pathOf(String text) {
        var path = new StringBuilder(text.startsWith("/") ? "" : "/");
        text.chars().map(c -> c <= ' ' || c > '~' ? '%' : c).forEach(c -> path.append((char) c));
        return path.toString();
    }

    static void frames(AttackTarget field, Randomness random, AttackTally tally)
            throws IOException {
        try (var line = new Intruder(field.port(), AttackTarget.FIRST + random.below(HOMES))) {
            if (line.upgrade(field.table(), field.token(), "") != 101) {
                tally.busy.increment();
                return;
            }
            for (int i = 0; i < BATCH / 10; i++) {
                var many = new ByteArrayOutputStream();
                for (int j = 0; j < 10; j++) {
                    many.writeBytes(frame(random));
                    tally.tried.increment();
                }
                if (!line.send(many.toByteArray()) || !line.drain()) {
                    tally.cut.increment();
                    return;
                }
            }
        }
    }

    private static byte[] frame(Randomness random) {
        String command = COMMANDS.get(random.below(COMMANDS.size()));
        return switch (random.below(20)) {
            case 0 -> Intruder.frame(random.below(256), bytes(random, 40));
            case 1 -> bytes(random, 20);
            case 2 -> Intruder.frame(0x82, bytes(random, 200));
            case 3 -> Intruder.frame(0x81, bytes(random, 200));
            default -> Intruder.text(changed(command, random));
        };
    }

    private static byte[] bytes(Randomness random, int most) {
        byte[] bytes = new byte[random.below(most)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.next();
        }
        return bytes;
    }

    /// The text with a few letters changed, left out, doubled or moved; now and then as it is.
    static String changed(String text, Randomness random) {
        var changed = new StringBuilder(text);
        for (int i = random.below(4); i > 0 && !changed.isEmpty(); i--) {
            int at = random.below(changed.length());
            char odd = ODD.charAt(random.below(ODD.length()));
            switch (random.below(5)) {
                case 0 -> changed.setCharAt(at, odd);
                case 1 -> changed.deleteCharAt(at);
                case 2 -> changed.insert(at, odd);
                case 3 -> changed.insert(at, changed.substring(at / 2, at));
                default -> changed.setLength(at);
            }
        }
        return changed.toString();
    }
}
