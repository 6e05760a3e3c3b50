package tablee.server.notice;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.URLName;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeUtility;
import java.io.ByteArrayInputStream;
import java.io.UnsupportedEncodingException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import tablee.engine.BadInput;
import tablee.server.Config;

/// Hands letters to the mail server that the host named.
final class Mailer {

    private static final String PATIENCE = "15000";
    private static final int LONGEST = 254;

    /// Narrower than what mail allows: what a header could be made of is not in it.
    private static final Pattern ADDRESS =
            Pattern.compile(
                    "[\\p{L}\\p{N}._%+'-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.)+[\\p{L}\\p{N}-]{2,63}");

    private final Config.Mail config;
    private final URI server;
    private final Session session;

    private Mailer(Config.Mail config) {
        this.config = config;
        this.server = server(config.server());
        var settings = new Properties();
        String scheme = server.getScheme();
        settings.setProperty("mail.smtp.connectiontimeout", PATIENCE);
        settings.setProperty("mail.smtp.timeout", PATIENCE);
        settings.setProperty("mail.smtp.writetimeout", PATIENCE);
        settings.setProperty("mail.smtp.auth", String.valueOf(!config.user().isEmpty()));
        settings.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        settings.setProperty("mail.smtp.ssl.enable", String.valueOf(scheme.equals("smtps")));
        boolean upgraded = scheme.equals("smtp");
        settings.setProperty("mail.smtp.starttls.enable", String.valueOf(upgraded));
        settings.setProperty("mail.smtp.starttls.required", String.valueOf(upgraded));
        this.session = Session.getInstance(settings);
    }

    /// Empty where the host named no mail server.
    static Optional<Mailer> of(Config.Mail config) {
        return config.server().isEmpty() ? Optional.empty() : Optional.of(new Mailer(config));
    }

    /// `smtp` becomes secret before anything is said (STARTTLS), `smtps` is from the beginning, `smtp+plain` is for a server on the same machine.
    private static URI server(String text) {
        try {
            URI uri = URI.create(text);
            String scheme = String.valueOf(uri.getScheme());
            if (uri.getHost() != null && scheme.matches("smtp|smtps|smtp\\+plain")) {
                return uri;
            }
        } catch (IllegalArgumentException _) {
            // Said below.
        }
        throw BadInput.of("server.setting.mail", text);
    }

    static boolean isAddress(String text) {
        return text.length() <= LONGEST && ADDRESS.matcher(text).matches();
    }

    /// May block for as long as a mail server takes.
    ///
    /// @param stop where whoever gets it can say that they want no more
    void send(String to, Letter letter, String stop) throws MessagingException {
        var message =
                new MimeMessage(
                        session,
                        new ByteArrayInputStream(
                                written(to, letter, stop).getBytes(StandardCharsets.UTF_8)));
        int port = server.getPort() > 0 ? server.getPort() : usualPort();
        try (var transport =
                new SMTPTransport(
                        session, new URLName("smtp", server.getHost(), port, null, null, null))) {
            transport.connect(
                    server.getHost(),
                    port,
                    config.user().isEmpty() ? null : config.user(),
                    config.user().isEmpty() ? null : config.password());
            transport.sendMessage(message, InternetAddress.parse(to, true));
        }
    }

    private int usualPort() {
        return switch (server.getScheme()) {
            case "smtps" -> 465;
            case "smtp" -> 587;
            default -> 25;
        };
    }

    /// Written here and not put together by the library: that looks for its parts in files which are not where it expects them in a jar that
    /// holds everything.
    private String written(String to, Letter letter, String stop) {
        String body =
                Base64.getMimeEncoder()
                        .encodeToString(letter.text().getBytes(StandardCharsets.UTF_8));
        return String.join(
                "\r\n",
                "From: " + word("Tablée") + " <" + config.from() + ">",
                "To: <" + to + ">",
                "Subject: " + word(letter.subject()),
                "Date: "
                        + DateTimeFormatter.RFC_1123_DATE_TIME.format(
                                Instant.now().atOffset(ZoneOffset.UTC)),
                "Auto-Submitted: auto-generated",
                "List-Unsubscribe: <" + stop + ">",
                "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=UTF-8",
                "Content-Transfer-Encoding: base64",
                "",
                body);
    }

    private static String word(String text) {
        try {
            return MimeUtility.fold(9, MimeUtility.encodeText(text, "UTF-8", "B"));
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException("every machine knows UTF-8", e);
        }
    }
}
