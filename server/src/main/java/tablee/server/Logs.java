package tablee.server;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import org.slf4j.LoggerFactory;

/// How the log of a server is written. Lines of JSON are for machines that gather them.
public final class Logs {

    private Logs() {}

    public static void format(Config config) {
        if (config.logFormat().equals("json")
                && LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            var encoder = new JsonEncoder();
            encoder.setContext(context);
            encoder.setWithArguments(false);
            encoder.setWithContext(false);
            encoder.setWithSequenceNumber(false);
            encoder.setWithNanoseconds(false);
            encoder.setWithMDC(false);
            encoder.setWithMessage(false);
            encoder.setWithFormattedMessage(true);
            encoder.start();
            var appender = new ConsoleAppender<ILoggingEvent>();
            appender.setContext(context);
            appender.setName("json");
            appender.setTarget("System.err");
            appender.setEncoder(encoder);
            appender.start();
            var root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
            root.detachAndStopAllAppenders();
            root.addAppender(appender);
        }
    }
}
