package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What others wrote stands in the log as what they wrote, and never as a line of its own. Tried on the log as it is set up.
class CleanLogTest {

    private static String written(String text, Throwable thrown) throws Exception {
        var context = new LoggerContext();
        var configurator = new JoranConfigurator();
        configurator.setContext(context);
        configurator.doConfigure(
                Objects.requireNonNull(CleanLog.class.getResource("/logback.xml")));
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        var event =
                new LoggingEvent("", root, Level.ERROR, "said: {}", thrown, new Object[] {text});
        var out = (OutputStreamAppender<ILoggingEvent>) root.getAppender("out");
        return new String(out.getEncoder().encode(event), StandardCharsets.UTF_8);
    }

    @Test
    void a_line_cannot_be_forged_nor_speak_to_the_terminal() throws Exception {
        String forged = "x\n2026-01-01 INFO forged\r\u001b[31mred\u0000\u0085\u2028y";
        String log =
                written(
                        forged,
                        new IllegalStateException(forged, new IllegalArgumentException(forged)));
        assertThat(log.lines().filter(line -> !line.startsWith("\t"))).hasSize(1);
        assertThat(log.replace("\n", "").replace("\t", "").chars())
                .noneMatch(Character::isISOControl)
                .noneMatch(c -> c == 0x2028);
        assertThat(log).contains("IllegalArgumentException").contains("CleanLogTest");
    }
}
