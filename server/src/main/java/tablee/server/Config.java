package tablee.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import tablee.engine.BadInput;

/// How a server is set up: [WrittenConfig] read once, every number a number. What no server can run with is refused here, before anything
/// is opened.
///
/// @param written what it was read from
/// @param data folder of the SQLite store and the admin token
/// @param nats empty for a single node
/// @param adminToken empty for one that is made in the data folder
/// @param contents folder of other content sets; empty for none
/// @param editing what the page that changes sets may do
/// @param games folder of games from outside; empty for none
public record Config(
        WrittenConfig written,
        Network network,
        Database database,
        Most most,
        House house,
        Push push,
        Mail mail,
        SignIn signIn,
        String data,
        String nats,
        String adminToken,
        int botThreads,
        int botBudget,
        boolean localPlay,
        String contents,
        Editing editing,
        String games,
        String logFormat) {

    /// Where the server listens and what people see of it.
    ///
    /// @param publicUrl empty takes the Host header
    /// @param proxies whose word about others is believed
    /// @param certificate with `key` serves HTTPS; both are there or neither
    public record Network(
            int port,
            String host,
            String publicUrl,
            String proxies,
            String certificate,
            String key) {

        public boolean isSecure() {
            return !certificate.isEmpty();
        }
    }

    /// Where everything is kept.
    ///
    /// @param url empty for SQLite
    /// @param patience seconds a database that is not there yet is waited for
    public record Database(String url, String user, String password, int patience) {

        public boolean isOwnFile() {
            return url.isEmpty();
        }
    }

    /// How much of everything, of whom.
    public record Most(
            int body,
            int seconds,
            int message,
            int rate,
            int messages,
            int connections,
            int connectionsOfAddress,
            int unread,
            int tables,
            int kept,
            int people) {}

    /// How whoever runs it wants people to get on.
    public record House(String chat, boolean kids, String words, String keep, String operator) {}

    /// Who may do what with content sets in the browser.
    public enum Editing {
        /// There is no such page.
        OFF,
        /// They are changed, judged and taken along as a folder; nothing is kept here.
        FOLDER,
        /// Those who look after the server may keep them here, too.
        SERVER,
        /// Everybody may: for a house whose visitors know each other.
        EVERYBODY;

        public boolean keeps() {
            return this == SERVER || this == EVERYBODY;
        }
    }

    /// Turn notices.
    public record Push(String hosts, String contact) {}

    /// Letters and hooks of chats.
    ///
    /// @param hooks where people may have a hook
    public record Mail(String server, String user, String password, String from, String hooks) {

        public boolean isUsed() {
            return !server.isEmpty() || !hooks.isEmpty();
        }
    }

    /// Sign-in at a provider of OpenID Connect.
    ///
    /// @param issuer its address; empty for none
    /// @param name what people call it
    public record SignIn(String issuer, String client, String secret, String name) {

        public boolean isUsed() {
            return !issuer.isEmpty();
        }
    }

    /// What is known when nothing is said.
    public static Config standard() {
        return of(WrittenConfig.standard());
    }

    /// Puts the sources together; an unknown name is refused.
    ///
    /// @param flags by setting name
    /// @param environment by variable name
    /// @param file text of a properties file
    public static Config of(
            Map<String, String> flags, Map<String, String> environment, String file) {
        return of(WrittenConfig.of(flags, environment, file));
    }

    public static Config read(Path file, Map<String, String> flags, Map<String, String> environment)
            throws IOException {
        return of(flags, environment, Files.readString(file));
    }

    private static Config of(WrittenConfig written) {
        return new Config(
                written,
                new Network(
                        written.number("port", 0, 65_535),
                        written.text("host"),
                        written.text("public-url"),
                        written.text("behind-proxy"),
                        written.text("tls-cert"),
                        written.text("tls-key")),
                new Database(
                        written.text("database"),
                        written.text("database-user"),
                        written.text("database-password"),
                        written.number("database-wait", 0, Integer.MAX_VALUE)),
                new Most(
                        written.number("limit-body"),
                        written.number("limit-seconds"),
                        written.number("limit-message"),
                        written.number("limit-rate"),
                        written.number("limit-messages"),
                        written.number("limit-connections"),
                        written.number("limit-connections-address"),
                        written.number("limit-unread"),
                        written.number("limit-tables"),
                        written.number("limit-kept"),
                        written.number("limit-people")),
                new House(
                        written.word("chat", "on", "reactions", "off"),
                        written.flag("kids"),
                        written.text("words"),
                        written.text("keep"),
                        written.text("operator")),
                new Push(written.text("push-hosts"), written.text("push-contact")),
                new Mail(
                        written.text("mail-server"),
                        written.text("mail-user"),
                        written.text("mail-password"),
                        written.text("mail-from"),
                        written.text("hook-hosts")),
                new SignIn(
                        written.text("oidc-issuer"),
                        written.text("oidc-client"),
                        written.text("oidc-secret"),
                        written.text("oidc-name")),
                written.text("data"),
                written.text("nats"),
                written.text("admin-token"),
                written.number("bot-threads"),
                written.number("bot-budget"),
                written.flag("local-play"),
                written.text("contents"),
                Editing.valueOf(
                        written.word("content-editing", "off", "folder", "server", "everybody")
                                .toUpperCase(Locale.ROOT)),
                written.text("games"),
                written.word("log-format", "text", "json"));
    }

    /// The same with one setting changed.
    public Config with(String name, String value) {
        return of(written.with(name, value));
    }

    /// Refuses settings that do not go together. Not before a server starts: they are changed one by one.
    public Config checked() {
        if (network.certificate().isEmpty() != network.key().isEmpty()) {
            throw BadInput.of("server.setting.tls");
        }
        if (mail.isUsed() && network.publicUrl().isEmpty()) {
            throw BadInput.of("server.setting.letters");
        }
        if (mail.server().isEmpty() != mail.from().isEmpty()) {
            throw BadInput.of("server.setting.from");
        }
        if (signIn.issuer().isEmpty() != signIn.client().isEmpty()) {
            throw BadInput.of("server.setting.oidc");
        }
        if (editing.keeps() && contents.isEmpty()) {
            throw BadInput.of("server.setting.editing");
        }
        return this;
    }
}
