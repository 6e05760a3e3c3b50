package tablee.cli.lab;

import java.util.List;
import tablee.engine.Json;
import tablee.lab.Interval;

/// Numbers as reports write them.
public final class ReportNumbers {

    private ReportNumbers() {}

    public static double rounded(double value, int decimals) {
        double scale = Math.pow(10, decimals);
        return Math.round(value * scale) / scale;
    }

    public static Json decimals(List<Double> values) {
        return Json.list(values, value -> Json.of(rounded(value, 4)));
    }

    public static Json interval(Interval interval) {
        return decimals(List.of(interval.low(), interval.high()));
    }
}
