package tablee.cli;

import java.util.List;
import tablee.engine.Json;
import tablee.lab.Interval;

/// Numbers as reports write them.
final class Figures {

    private Figures() {}

    static double rounded(double value, int decimals) {
        double scale = Math.pow(10, decimals);
        return Math.round(value * scale) / scale;
    }

    static Json decimals(List<Double> values) {
        return Json.of(values.stream().map(value -> Json.of(rounded(value, 4))).toList());
    }

    static Json interval(Interval interval) {
        return decimals(List.of(interval.low(), interval.high()));
    }
}
