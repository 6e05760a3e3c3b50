package tablee.server.live;

import java.math.BigDecimal;

/// Text in the form that Prometheus reads, as it is put together.
final class Exposition {

    private final StringBuilder out = new StringBuilder();

    /// Says what the values that follow are.
    void about(String name, String type, String help) {
        if (!help.isEmpty()) {
            out.append("# HELP ").append(name).append(' ').append(help).append('\n');
        }
        out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    void value(String name, long value) {
        out.append(name).append(' ').append(value).append('\n');
    }

    void value(String name, double value) {
        out.append(name).append(' ').append(number(value)).append('\n');
    }

    /// A figure with nothing but itself.
    void one(String name, String type, String help, double value) {
        about(name, type, help);
        value(name, value);
    }

    void one(String name, String type, String help, long value) {
        about(name, type, help);
        value(name, value);
    }

    static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
