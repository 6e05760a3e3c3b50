package tablee.metro.forms;

import java.util.List;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.form.Form;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroOptions;
import tablee.metro.rules.Position.Held;

/// The forms that events, views and positions of this game share.
final class Pieces {

    static final Form<Station> STATION = Form.word(Station.ALL, Station::name);
    static final Form<Station> PILE =
            Form.word(Station.ALL, station -> String.valueOf(station.letter()));
    static final Form<List<String>> CARDS = Form.TEXT.list();

    /// `colo:AB` is a card whose face A and B know.
    static final Form<Held> HELD = Form.TEXT.as(Pieces::held, Pieces::written);

    static final Form<MetroOptions> OPTIONS =
            Form.object(
                    "MetroChoice",
                    of -> {
                        var seats =
                                of.field(
                                        "seats",
                                        Form.whole(MetroOptions.LEAST, MetroOptions.MOST),
                                        MetroOptions::seats);
                        var intensity =
                                of.field(
                                        "intensity",
                                        Form.word(
                                                List.of(MetroOptions.Intensity.values()),
                                                MetroOptions.Intensity::name),
                                        MetroOptions::intensity);
                        var majorite =
                                of.field(
                                        "accrocsMajorite",
                                        Form.count(),
                                        MetroOptions::accrocsMajorite);
                        var maturite =
                                of.field(
                                        "accrocsMaturite",
                                        Form.count(),
                                        MetroOptions::accrocsMaturite);
                        var removals = of.field("removals", Form.FLAG, MetroOptions::removals);
                        var most = of.field("mostNoblesse", Form.FLAG, MetroOptions::mostNoblesse);
                        var starter =
                                of.field(
                                        "starter",
                                        Form.whole(MetroOptions.RANDOM, MetroOptions.MOST - 1),
                                        MetroOptions::starter);
                        var free = of.field("freePassing", Form.FLAG, MetroOptions::freePassing);
                        var named = of.field("namedDuels", Form.FLAG, MetroOptions::namedDuels);
                        // Follows from the seats; for screens that know no rules.
                        of.field("rounds", Form.count(), MetroOptions::rounds, 0);
                        return read ->
                                new MetroOptions(
                                        read.get(seats),
                                        read.get(intensity),
                                        read.get(majorite),
                                        read.get(maturite),
                                        read.get(removals),
                                        read.get(most),
                                        read.get(starter),
                                        read.get(free),
                                        read.get(named));
                    });

    private Pieces() {}

    private static Held held(String written) {
        int colon = written.lastIndexOf(':');
        Seats knowing = Seats.NONE;
        for (int i = colon + 1; colon >= 0 && i < written.length(); i++) {
            knowing = knowing.with(Seat.of(written.substring(i, i + 1)));
        }
        return new Held(colon < 0 ? written : written.substring(0, colon), knowing);
    }

    private static String written(Held held) {
        if (held.knowing().isEmpty()) {
            return held.card();
        }
        var written = new StringBuilder(held.card()).append(':');
        held.knowing().forEach(seat -> written.append(seat.label()));
        return written.toString();
    }
}
