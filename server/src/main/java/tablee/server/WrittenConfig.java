package tablee.server;

import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import tablee.engine.BadInput;

/// What was said about how a server is set up, by name. One list of settings serves flags (`--port 80`), the environment (`TABLEE_PORT=80`), a file
/// (`port = 80`) and the reference page; flags win over the environment, and that over the file.
public final class WrittenConfig {

    /// One setting.
    public record Setting(String name, String standard, String help) {
        /// Whether it is on or off.
        public boolean isFlag() {
            return standard.equals("true") || standard.equals("false");
        }

        public String variable() {
            return "TABLEE_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
        }
    }

    /// Name, what holds when nothing is said, and what it is for.
    public static final List<Setting> SETTINGS =
            """
            port | 8080 | port to listen on; 0 picks a free one
            host | 0.0.0.0 | address to listen on
            data | data | folder of the SQLite store and the admin token
            database | | jdbc:postgresql://… instead of SQLite; needed for several nodes
            database-user | | user of the database
            database-password | | password of the database
            database-wait | 60 | seconds a database that is not there yet is waited for at the start
            nats | | nats://host:4222, to tell other nodes what moved
            public-url | | address people see, for links and the origin check; empty takes the Host header
            behind-proxy | false | addresses or networks of proxies in front, whose X-Forwarded-For and X-Forwarded-Proto are believed; true for this machine and private networks
            tls-cert | | certificate chain (PEM); with tls-key, serves HTTPS
            tls-key | | private key (PEM)
            admin-token | | token of admin commands; empty makes one in the data folder
            bot-threads | 1 | threads on which searching bots think
            bot-budget | 1000 | milliseconds a searching bot may think
            local-play | true | games against bots begin in the visitor's browser, and may be taken along; `false`: all at the server
            limit-body | 65536 | bytes of a request
            limit-seconds | 20 | seconds a request may take to arrive
            limit-message | 8192 | bytes of a socket message
            limit-rate | 50 | requests a second of one address
            limit-messages | 20 | socket messages a second of one connection
            limit-connections | 20000 | connections in all
            limit-connections-address | 500 | connections of one address
            limit-unread | 30 | seconds somebody may leave unread what was sent to them
            limit-tables | 200 | unfinished tables of one person
            limit-kept | 12 | replays kept and games played on a minute, of one address
            limit-people | 60 | new people a minute of one address
            contents | | folder of other content sets, GAME/NAME/ each, which tables may choose
            content-editing | folder | sets of cards changed in the browser: off, folder (to take along; nothing is kept here), server (moderators may keep them in `contents`) or everybody (whoever visits may)
            games | | folder of jars with games from outside, which are offered beside those of the program
            push-hosts | googleapis.com, mozilla.com, windows.com, apple.com | push services that may be told of turns, by the end of their name; empty for none
            push-contact | | address of whoever runs this server, for push services: mailto:… or https://…
            mail-server | | server for letters: smtp://HOST:PORT (STARTTLS), smtps://… or, on the same machine, smtp+plain://…; empty for none
            mail-user | | user of the mail server; empty for none
            mail-password | | password of the mail server
            mail-from | | address letters come from
            hook-hosts | | hosts of chats where people may have a hook, by the end of their name: discord.com, hooks.slack.com; empty for none
            oidc-issuer | | address of a provider of OpenID Connect at which people may sign in, never must; empty for none
            oidc-client | | what this server is called there (client id); the way back is /api/oidc/back
            oidc-secret | | its secret there, better in the environment or the file; empty for a client without one
            oidc-name | | what people call the provider, for the button
            chat | on | what people may say at tables: on, reactions (six signs) or off
            kids | false | for children: reactions only, names from a list, nobody looks on, hints
            words | | file of words that are refused in names and chat, one a line
            keep | | how long things are kept: finished=400d,chat=90d,guests=30d; what is left out has no end
            operator | | who runs this server and how to reach them, for the privacy page
            log-format | text | text or json
            """
                    .lines()
                    .map(line -> line.split("\\s*\\|\\s*", 3))
                    .map(part -> new Setting(part[0], part[1], part[2]))
                    .toList();

    private final Map<String, String> values;

    private WrittenConfig(Map<String, String> values) {
        this.values = values;
    }

    /// What is known when nothing is said.
    static WrittenConfig standard() {
        return of(Map.of(), Map.of(), "");
    }

    /// Puts the sources together; an unknown name in the file is refused.
    ///
    /// @param flags by setting name
    /// @param environment by variable name
    /// @param file text of a properties file
    static WrittenConfig of(
            Map<String, String> flags, Map<String, String> environment, String file) {
        var written = new Properties();
        try {
            written.load(new StringReader(file));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        var values = new LinkedHashMap<String, String>();
        for (Setting setting : SETTINGS) {
            String value = written.getProperty(setting.name(), setting.standard());
            value = environment.getOrDefault(setting.variable(), value);
            values.put(setting.name(), flags.getOrDefault(setting.name(), value));
        }
        written.stringPropertyNames().forEach(name -> known(values, name));
        flags.keySet().forEach(name -> known(values, name));
        return new WrittenConfig(values);
    }

    private static void known(Map<String, String> values, String name) {
        if (!values.containsKey(name)) {
            throw BadInput.of("server.setting.unknown", name, String.join(", ", values.keySet()));
        }
    }

    /// The same with one value changed.
    WrittenConfig with(String name, String value) {
        known(values, name);
        var changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new WrittenConfig(changed);
    }

    String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no setting " + name);
        }
        return value;
    }

    int number(String name) {
        return number(name, 1, Integer.MAX_VALUE);
    }

    int number(String name, int least, int most) {
        int value;
        try {
            value = Integer.parseInt(text(name).trim());
        } catch (NumberFormatException _) {
            throw BadInput.of("server.setting.number", name, text(name));
        }
        if (value < least || value > most) {
            throw BadInput.of("server.setting.range", name, value, least, most);
        }
        return value;
    }

    /// One of a few words, in whatever letters.
    String word(String name, String... known) {
        String value = text(name).trim().toLowerCase(Locale.ROOT);
        if (!List.of(known).contains(value)) {
            throw BadInput.of("server.setting.word", name, value, String.join(", ", known));
        }
        return value;
    }

    boolean flag(String name) {
        return word(name, "true", "false").equals("true");
    }
}
