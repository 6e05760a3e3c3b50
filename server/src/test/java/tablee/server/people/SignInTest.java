package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.token.DefaultOAuth2TokenCallback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.TableServer;
import tablee.server.TestServer;

/// Sign-in at a provider, through a real one: who comes back, what is refused, and that a guest's games come along.
class SignInTest {

    @TempDir Path data;
    private MockOAuth2Server provider;
    private TableServer server;

    @BeforeEach
    void open() {
        provider = new MockOAuth2Server();
        provider.start();
        server =
                TableServer.start(
                        TestServer.config(data)
                                .with("oidc-issuer", provider.issuerUrl("club").toString())
                                .with("oidc-client", "tablee")
                                .with("oidc-name", "The club"));
    }

    @AfterEach
    void close() {
        server.close();
        provider.shutdown();
    }

    /// A browser that keeps its cookies and follows nothing by itself.
    private final class Browser {
        private final HttpClient client =
                HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();
        private final Map<String, String> cookies = new LinkedHashMap<>();

        HttpResponse<String> get(String address) {
            return send(HttpRequest.newBuilder(URI.create(address)).GET(), address);
        }

        Json post(String path, Json body) {
            String address = here(path);
            var request =
                    HttpRequest.newBuilder(URI.create(address))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body.print()));
            return Json.parse(send(request, address).body());
        }

        private HttpResponse<String> send(HttpRequest.Builder request, String address) {
            if (address.startsWith(here("/"))) {
                var all = new StringBuilder();
                cookies.forEach(
                        (name, value) -> all.append(name).append('=').append(value).append("; "));
                request.header("Cookie", all.toString());
            }
            try {
                var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
                for (String cookie : answer.headers().allValues("Set-Cookie")) {
                    if (address.startsWith(here("/"))) {
                        String[] parts = cookie.split(";", 2)[0].split("=", 2);
                        cookies.put(parts[0], parts[1]);
                    }
                }
                return answer;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        Json me() {
            return Json.parse(get(here("/api/me")).body());
        }

        String asked() {
            return location(get(here("/api/oidc")));
        }

        /// All the way; where it ends.
        String signIn() {
            return location(get(location(get(asked()))));
        }
    }

    private String here(String path) {
        return "http://localhost:" + server.port() + path;
    }

    private static String location(HttpResponse<String> answer) {
        return answer.headers()
                .firstValue("Location")
                .orElseThrow(() -> new AssertionError(answer.statusCode() + answer.body()));
    }

    /// What the provider will say of whoever comes next.
    private void says(String subject, Map<String, Object> claims) {
        boolean _ =
                provider.enqueueCallback(
                        new DefaultOAuth2TokenCallback(
                                "club", subject, "JWT", List.of("tablee"), claims, 3600));
    }

    private void says(String subject, String name) {
        says(subject, Map.of("name", name));
    }

    /// Where somebody ends of whom the provider says this.
    private String toldOf(Map<String, Object> claims) {
        says("ana-1", claims);
        return new Browser().signIn();
    }

    @Test
    void whoever_signs_in_is_the_same_person_on_every_device() {
        says("ana-1", "Ana");
        var phone = new Browser();
        assertThat(phone.signIn()).isEqualTo("/me");
        assertThat(phone.me().at("name").asText()).isEqualTo("Ana");
        says("ana-1", "Ana");
        var desk = new Browser();
        desk.post("/api/people", Json.object().put("name", "Guest").build());
        assertThat(desk.me().at("id")).isNotEqualTo(phone.me().at("id"));
        assertThat(desk.signIn()).isEqualTo("/me");
        assertThat(desk.me().at("id")).isEqualTo(phone.me().at("id"));
        says("ben-2", "Ben");
        var other = new Browser();
        assertThat(other.signIn()).isEqualTo("/me");
        assertThat(other.me().at("id")).isNotEqualTo(phone.me().at("id"));
    }

    @Test
    void a_guest_who_is_new_to_the_provider_stays_who_they_are_and_their_games_come_along_later() {
        says("ana-1", "Ana");
        var phone = new Browser();
        phone.post("/api/people", Json.object().put("name", "Anouk").build());
        String id = phone.me().at("id").asText();
        assertThat(phone.signIn()).isEqualTo("/me");
        assertThat(phone.me().at("id").asText()).isEqualTo(id);
        assertThat(phone.me().at("name").asText()).isEqualTo("Anouk");
        var desk = new Browser();
        desk.post("/api/people", Json.object().put("name", "Guest").build());
        String table =
                desk.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("sit", true)
                                        .build())
                        .at("id")
                        .asText();
        says("ana-1", "Ana");
        assertThat(desk.signIn()).isEqualTo("/me");
        assertThat(phone.get(here("/api/me/tables")).body()).contains(table);
        // Somebody else on this device, who is new, is not her.
        says("ben-2", "Ben");
        assertThat(desk.signIn()).isEqualTo("/me");
        assertThat(desk.me().at("id").asText()).isNotEqualTo(id);
    }

    @Test
    void what_is_not_for_this_server_or_out_of_date_is_refused() {
        assertThat(toldOf(Map.of("aud", "another"))).isEqualTo("/me?signin=token");
        long past = Instant.now().minusSeconds(3600).getEpochSecond();
        // An answer that has run out says so itself, too, and is refused for that already.
        assertThat(toldOf(Map.of("exp", past))).startsWith("/me?signin=");
        assertThat(toldOf(Map.of("iss", "https://elsewhere.example")))
                .isEqualTo("/me?signin=token");
        var nobody = new Browser();
        assertThat(nobody.get(here("/api/me")).statusCode()).isEqualTo(401);
    }

    @Test
    void an_answer_to_a_question_of_another_browser_is_refused() {
        says("ana-1", "Ana");
        var hers = new Browser();
        String back = location(hers.get(hers.asked()));
        var his = new Browser();
        assertThat(location(his.get(back))).isEqualTo("/me?signin=state");
        String _ = his.asked();
        assertThat(location(his.get(back))).isEqualTo("/me?signin=state");
        assertThat(location(hers.get(back.replaceAll("state=[^&]*", "state=x"))))
                .isEqualTo("/me?signin=state");
        assertThat(location(hers.get(back))).isEqualTo("/me");
        assertThat(location(hers.get(here("/api/oidc/back?error=access_denied"))))
                .isEqualTo("/me?signin=provider");
    }

    @Test
    void a_code_is_of_no_use_without_what_the_browser_kept() {
        // Not without the verifier, for the provider; and not with another nonce, for this server.
        assertThat(afterKeeping(kept -> kept[0] + "." + kept[1] + "." + "x".repeat(43)))
                .isEqualTo("/me?signin=provider");
        assertThat(afterKeeping(kept -> kept[0] + ".another." + kept[2]))
                .isEqualTo("/me?signin=token");
        assertThat(afterKeeping(kept -> kept[0] + "." + kept[1] + ".short"))
                .isEqualTo("/me?signin=state");
        assertThat(afterKeeping(kept -> kept[0] + ".." + kept[2])).isEqualTo("/me?signin=state");
        assertThat(afterKeeping(kept -> "nothing")).isEqualTo("/me?signin=state");
        assertThat(afterKeeping(kept -> String.join(".", kept))).isEqualTo("/me");
    }

    private String afterKeeping(Function<String[], String> change) {
        says("ana-1", "Ana");
        var browser = new Browser();
        String back = location(browser.get(browser.asked()));
        String[] kept = browser.cookies.getOrDefault("tablee-oidc", "").split("\\.", -1);
        browser.cookies.put("tablee-oidc", change.apply(kept));
        return location(browser.get(back));
    }

    @Test
    void nothing_of_it_is_there_where_no_provider_is_named() {
        server.close();
        server = TableServer.start(TestServer.config(data));
        var browser = new Browser();
        assertThat(browser.get(here("/api/oidc")).statusCode()).isEqualTo(404);
        assertThat(browser.get(here("/api/oidc/back?code=x&state=y")).statusCode()).isEqualTo(404);
        assertThat(Json.parse(browser.get(here("/api/house")).body()).at("signIn").asText())
                .isEmpty();
    }
}
