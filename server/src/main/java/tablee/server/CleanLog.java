package tablee.server;

import ch.qos.logback.classic.pattern.MessageConverter;
import ch.qos.logback.classic.pattern.ThrowableProxyConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import java.util.regex.Pattern;

/// Words of the log's pattern. What others wrote may stand in a line, but it cannot begin a new one nor speak to the terminal.
public final class CleanLog {

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029]");
    private static final Pattern CONTROL_IN_LINES =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029&&[^\\n\\t]]");

    private CleanLog() {}

    /// The message in one line.
    public static final class Line extends MessageConverter {
        @Override
        public String convert(ILoggingEvent event) {
            return CONTROL.matcher(super.convert(event)).replaceAll("\ufffd");
        }
    }

    /// Where it went wrong: lines that all begin with a tab, so that none of them looks like one of the log's own.
    public static final class Trace extends ThrowableProxyConverter {
        @Override
        protected String throwableProxyToString(IThrowableProxy thrown) {
            String text = super.throwableProxyToString(thrown).replace("\r\n", "\n").strip();
            return "\t"
                    + CONTROL_IN_LINES.matcher(text).replaceAll("\ufffd").replace("\n", "\n\t")
                    + System.lineSeparator();
        }
    }
}
