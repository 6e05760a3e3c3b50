package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeUtility;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.Soon;
import tablee.server.TableServer;
import tablee.server.TestServer;

/// Mail and hooks, through a real mail server and a real hook.
class LettersTest {

    private static final String HERS = "ana@example.org";

    @TempDir Path data;
    private GreenMail mail;
    private FakeHook hook;
    private TableServer server;
    private Client ana;
    private Client ben;

    @BeforeEach
    void open() throws IOException {
        mail = new GreenMail(new ServerSetup(0, "localhost", ServerSetup.PROTOCOL_SMTP));
        mail.start();
        hook = new FakeHook();
        server =
                TableServer.start(
                        TestServer.config(data)
                                .with("public-url", "https://tablee.example")
                                .with(
                                        "mail-server",
                                        "smtp+plain://localhost:" + mail.getSmtp().getPort())
                                .with("mail-from", "table@example.org")
                                .with("hook-hosts", "localhost"));
        ana = Client.program(server.port(), "Ana");
        ben = Client.program(server.port(), "Ben");
    }

    @AfterEach
    void close() {
        server.close();
        hook.close();
        mail.stop();
    }

    private static String text(MimeMessage message) {
        return new String(
                Base64.getMimeDecoder().decode(GreenMailUtil.getBody(message)),
                StandardCharsets.UTF_8);
    }

    private List<MimeMessage> letters() {
        return List.of(mail.getReceivedMessages());
    }

    private Json notices() {
        return ana.get("/api/me/notices").body();
    }

    private Json way(String kind, String target) {
        return ana.post(
                        "/api/me/notices/ways",
                        Json.object().put("kind", kind).put("target", target).build())
                .body();
    }

    private Client.Got code(String way, String code) {
        return ana.post(
                "/api/me/notices/ways/" + way + "/code", Json.object().put("code", code).build());
    }

    private void confirmMail() {
        String id = way("mail", HERS).at("ways").items().getFirst().at("id").asText();
        Soon.that("a code comes", () -> !letters().isEmpty());
        assertThat(code(id, FakeHook.codeIn(text(letters().getFirst()))).status()).isEqualTo(200);
    }

    private void wish(int every) {
        ana.post(
                "/api/me/notices",
                Json.object()
                        .put("quietFrom", 0)
                        .put("quietTo", 0)
                        .put("zone", "Europe/Paris")
                        .put("every", every)
                        .build());
    }

    /// A game that waits for Ana, who is not there.
    private String waiting() {
        String id =
                ben.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("terms", Json.object().put("pace", 0).build())
                                        .put("sit", true)
                                        .put("ready", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        ana.command(id, Json.object().put("cmd", "sit"));
        ana.command(id, Json.object().put("cmd", "ready").put("nonce", "n"));
        return id;
    }

    @Test
    void a_letter_says_which_table_waits_and_how_to_end_it()
            throws MessagingException, IOException {
        confirmMail();
        wish(0);
        String id = waiting();
        Soon.that("a letter comes", () -> letters().size() > 1);
        MimeMessage letter = letters().get(1);
        assertThat(letter.getAllRecipients()).extracting(Object::toString).containsExactly(HERS);
        assertThat(MimeUtility.decodeText(letter.getHeader("Subject", null)))
                .isEqualTo("1 table waits for you");
        String text = text(letter);
        assertThat(text).contains("Cabo: https://tablee.example/t/" + id);
        String stop = text.replaceAll("(?s).*/stop/([\\w-]+).*", "$1");
        assertThat(letter.getHeader("List-Unsubscribe", null)).contains("/stop/" + stop);
        Client nobody = Client.nobody(server.port());
        assertThat(nobody.post("/api/stop/" + stop, Json.object().build()).status()).isEqualTo(200);
        assertThat(notices().at("ways").items()).isEmpty();
        assertThat(nobody.post("/api/stop/" + stop, Json.object().build()).status()).isEqualTo(404);
    }

    @Test
    void nothing_is_sent_to_an_address_that_was_not_confirmed() {
        String id = way("mail", HERS).at("ways").items().getFirst().at("id").asText();
        Soon.that("a code comes", () -> !letters().isEmpty());
        String right = FakeHook.codeIn(text(letters().getFirst()));
        String wrong = right.equals("000000") ? "000001" : "000000";
        for (int i = 0; i < 5; i++) {
            assertThat(code(id, wrong).body().at("error").asText()).isEqualTo("server.way.code");
        }
        assertThat(code(id, right).body().at("error").asText())
                .as("who guesses has so many tries")
                .isEqualTo("server.way.over");
        assertThat(notices().at("ways").items()).isEmpty();
        Json again = Json.object().put("kind", "mail").put("target", HERS).build();
        assertThat(ana.post("/api/me/notices/ways", again).status())
                .as("nobody is flooded with codes")
                .isEqualTo(429);
    }

    @Test
    void many_guesses_at_once_are_no_more_tries() {
        String id = way("mail", HERS).at("ways").items().getFirst().at("id").asText();
        Soon.that("a code comes", () -> !letters().isEmpty());
        String right = FakeHook.codeIn(text(letters().getFirst()));
        String wrong = right.equals("000000") ? "000001" : "000000";
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var guesses =
                    IntStream.range(0, 40)
                            .mapToObj(
                                    _ ->
                                            CompletableFuture.supplyAsync(
                                                    () ->
                                                            code(id, wrong)
                                                                    .body()
                                                                    .at("error")
                                                                    .asText(),
                                                    threads))
                            .toList();
            assertThat(guesses.stream().map(CompletableFuture::join))
                    .filteredOn("server.way.code"::equals)
                    .hasSize(5);
        }
        assertThat(notices().at("ways").items()).isEmpty();
    }

    @Test
    void several_tables_are_one_letter_and_a_hushed_one_is_in_none() {
        confirmMail();
        wish(1440);
        String first = waiting();
        Soon.that("a letter comes", () -> letters().size() > 1);
        assertThat(text(letters().get(1))).contains(first);
        // The next one would be due tomorrow: both of these wait for it.
        String hushed = waiting();
        assertThat(
                        ana.post(
                                        "/api/me/notices/tables/" + hushed,
                                        Json.object().put("hushed", true).build())
                                .body()
                                .at("hushed")
                                .items())
                .hasSize(1);
        String second = waiting();
        String third = waiting();
        var store = server.tables().store().notices();
        String me = ana.get("/api/me").body().at("id").asText();
        Soon.that("they are noted", () -> store.due(Long.MAX_VALUE, 9).contains(me));
        var due =
                Soon.that(
                        "all of them",
                        () -> store.take(me).join(),
                        taken -> {
                            boolean all =
                                    taken.stream()
                                            .map(row -> row.table())
                                            .toList()
                                            .containsAll(List.of(second, third));
                            taken.forEach(row -> store.note(row).join());
                            return all;
                        });
        assertThat(due).allMatch(row -> row.dueAt() > server.tables().now() + 3_600_000);
    }

    @Test
    void a_hook_gets_what_its_kind_takes() {
        String id = way("discord", hook.address()).at("ways").items().getFirst().at("id").asText();
        Soon.that("a code comes", () -> !hook.told.isEmpty());
        code(id, FakeHook.codeIn(hook.told.getFirst().at("content").asText()));
        wish(0);
        String table = waiting();
        Soon.that("the hook is told", () -> hook.told.size() > 1);
        assertThat(hook.told.get(1).at("content").asText())
                .contains("Cabo: https://tablee.example/t/" + table);
        assertThat(hook.told.get(1).at("allowed_mentions").at("parse").items()).isEmpty();
        assertThat(
                        ana.post(
                                        "/api/me/notices/ways",
                                        Json.object()
                                                .put("kind", "slack")
                                                .put("target", "https://10.0.0.1/x")
                                                .build())
                                .body()
                                .at("error")
                                .asText())
                .isEqualTo("server.way.hook");
    }
}
