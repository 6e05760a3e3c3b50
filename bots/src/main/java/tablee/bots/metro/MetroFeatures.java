package tablee.bots.metro;

import java.util.List;
import java.util.Optional;
import tablee.bots.value.Features;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Personnage;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Table;

/// What a player of Métro has, what may become of it, and what the viewer knows of plans: its own hand and character.
///
/// Everything is counted in points and then measured by what chance may still bring until the end: a point is a point at any time, but early on it
/// decides less. So a point in the hand is never mistaken for more than a point on the table.
final class MetroFeatures implements Features<MetroView> {

    private static final List<String> NAMES =
            List.of(
                    "score",
                    "turns",
                    "turns*station",
                    "money",
                    "money*time",
                    "troubles",
                    "running",
                    "duelLead",
                    "duelsHidden",
                    "open0",
                    "open1",
                    "open2",
                    "rich0",
                    "rich1",
                    "rich2",
                    "mainReached",
                    "mainNear",
                    "mainNearer",
                    "secondReached",
                    "secondNear",
                    "secondNearer",
                    "planUnknown",
                    "planUnknown*time",
                    "own",
                    "own*time",
                    "own*here",
                    "hand1",
                    "hand2",
                    "hand3",
                    "hand4",
                    "handMore",
                    "near",
                    "chained",
                    "saving",
                    "accrocs",
                    "dead",
                    "stuck");

    /// Variance of the points one player may still win or lose: what plans and Défis hide, and what each turn adds.
    private static final double HIDDEN = 9;

    private static final double EACH_TURN = 3;

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int seats(MetroView view) {
        return view.now().seats();
    }

    @Override
    public double[] of(MetroView view, Seat seat) {
        Table table = view.now();
        boolean own = seat.equals(view.viewer());
        var worth = new Worth(table, seat, true);
        TurnsLeft turns = TurnsLeft.of(table, seat);
        double time = turns.all() / 10.0;
        int station = table.station().index();
        int rounds = table.options().rounds();
        var prospects = new Prospects(table, seat, worth);
        double[] row = new double[NAMES.size()];
        int i = 0;
        row[i++] = table.score(seat);
        row[i++] = turns.all();
        row[i++] = turns.here() * station;
        row[i++] = table.money(seat);
        row[i++] = table.money(seat) * time;
        row[i++] = table.accrocs(seat).size();
        row[i++] = table.running(seat).size();
        row[i++] = duels(table, seat);
        row[i++] = hidden(table, seat);
        for (int pack = 0; pack < 3; pack++) {
            row[i++] = prospects.open(pack) * turns.from(pack, station, rounds);
        }
        for (int pack = 0; pack < 3; pack++) {
            row[i++] = prospects.rich(pack) * turns.from(pack, station, rounds);
        }
        i = plan(row, i, table, seat, turns);
        if (own) {
            row[i++] = 1;
            row[i++] = time;
            row[i++] = turns.here();
            hand(row, i, new HandSense(table, seat, worth), turns.here());
        }
        double spread = Math.sqrt(HIDDEN + EACH_TURN * worth.turnsLeft());
        for (int k = 0; k < row.length; k++) {
            row[k] /= spread;
        }
        return row;
    }

    /// Objectives reached, and how near they are for the turns left.
    private static int plan(double[] row, int from, Table table, Seat seat, TurnsLeft turns) {
        int i = from;
        Optional<Personnage> character = table.character(seat);
        if (character.isEmpty()) {
            row[i + 6] = 1;
            row[i + 7] = turns.all() / 10.0;
            return i + 8;
        }
        Personnage person = character.get();
        int[] missing = {
            person.mainMin() - table.points(seat, person.main()),
            person.secondaryMin() - table.points(seat, person.secondary())
        };
        for (int lacking : missing) {
            double pace = lacking / (turns.all() + 0.5);
            row[i++] = lacking <= 0 ? 1 : 0;
            row[i++] = lacking <= 0 ? 0 : Math.max(0, 1 - pace);
            row[i++] = lacking <= 0 ? 0 : Math.max(0, 1 - 3 * pace);
        }
        return i + 2;
    }

    private static void hand(double[] row, int from, HandSense hand, int turns) {
        int i = from;
        for (int place = 0; place < 4; place++) {
            row[i++] = hand.best(place, turns);
        }
        row[i++] = hand.beyond(4, turns);
        row[i++] = turns > 1 ? hand.near() : 0;
        row[i++] = turns > 1 ? hand.chained() : 0;
        row[i++] = turns > 1 ? hand.saving() : 0;
        row[i++] = turns > 0 ? hand.accrocs() : 0;
        row[i++] = turns > 0 ? hand.dead() : 0;
        row[i] = turns > 0 && hand.isStuck() ? 1 : 0;
    }

    /// Leads in the duels that the viewer knows of, those this player launched and those launched against them.
    private static double duels(Table table, Seat seat) {
        double sum = 0;
        for (int i = 0; i < table.seats(); i++) {
            Seat launcher = Seat.of(i);
            for (Table.Challenge duel : table.duels(launcher)) {
                if (duel.card().isPresent() && duel.opponent().isPresent()) {
                    double lead = lead(table, launcher, duel.opponent().get(), duel.card().get());
                    sum += launcher.equals(seat) ? lead : 0;
                    sum -= duel.opponent().get().equals(seat) ? lead : 0;
                }
            }
        }
        return sum;
    }

    private static double lead(Table table, Seat one, Seat other, Card card) {
        int lead = table.metric(one, card.metric()) - table.metric(other, card.metric());
        return Math.max(-1, Math.min(1, (card.more() ? lead : -lead) / 4.0));
    }

    private static int hidden(Table table, Seat seat) {
        int count = 0;
        for (Table.Challenge duel : table.duels(seat)) {
            count += duel.card().isPresent() ? 0 : 1;
        }
        return count;
    }
}
