package tablee.bots.metro;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Event;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroEvent;

/// Counts what happened in many games of Métro.
final class MetroLedger {

    /// A card that was in a hand of a game, and whether it was laid in that game.
    private static final class Use {
        private int drawn;
        private int laid;
    }

    /// Somebody's share of wins: 1 for a win alone, a part of it for a shared one.
    private static final class Wins {
        private int games;
        private double won;

        private void add(double share) {
            games++;
            won += share;
        }

        private double percent() {
            return 100 * won / games;
        }

        /// Half the width of a 95 % interval, in points.
        private double margin() {
            double rate = won / games;
            return 196 * Math.sqrt(rate * (1 - rate) / games);
        }
    }

    private static final List<Station> STATIONS = List.of(Station.values());

    private final CardSet set;
    private final int seats;
    private final Map<String, Use> uses = new TreeMap<>();
    private final Map<String, Wins> byCharacter = new TreeMap<>();
    private final Map<Seat, Wins> bySeat = new TreeMap<>(Comparator.comparingInt(Seat::index));
    private final Map<Integer, Wins> byPlace = new TreeMap<>();
    private final Map<String, Integer> points = new TreeMap<>();
    private final int[] turns = new int[3];
    private final int[] passes = new int[3];
    private final int[] changes = new int[3];
    private int games;
    private int objectives;
    private int main;

    // Of the game being played.
    private final Set<String> held = new HashSet<>();
    private final Set<String> laid = new HashSet<>();
    private final Map<Seat, String> characters =
            new TreeMap<>(Comparator.comparingInt(Seat::index));
    private int station;
    private int starter;

    MetroLedger(CardSet set, int seats) {
        this.set = set;
        this.seats = seats;
        for (Card card : set.cards()) {
            uses.put(card.slug(), new Use());
        }
    }

    void note(Event event) {
        if (!(event instanceof MetroEvent told)) {
            return;
        }
        switch (told) {
            case MetroEvent.StarterDrawn(Seat seat) -> starter = seat.index();
            case MetroEvent.CharacterDealt dealt ->
                    characters.put(dealt.seat(), dealt.character().orElseThrow());
            case MetroEvent.StationOpened opened -> station = STATIONS.indexOf(opened.station());
            case MetroEvent.Dealt dealt -> held.addAll(dealt.cards());
            case MetroEvent.TurnBegan _ -> turns[station]++;
            case MetroEvent.TurnSkipped _ -> turns[station]--;
            case MetroEvent.Drew drew -> drew.card().ifPresent(held::add);
            case MetroEvent.Changed changed -> {
                held.addAll(changed.cards());
                changes[station]++;
            }
            case MetroEvent.Passed _ -> passes[station]++;
            case MetroEvent.Laid lay -> laid.add(lay.card());
            case MetroEvent.AccrocLaid lay -> laid.add(lay.card());
            case MetroEvent.DuelLaid lay -> lay.card().ifPresent(laid::add);
            case MetroEvent.CharacterShown shown -> {
                objectives += shown.points() > 0 ? 1 : 0;
                main += shown.points() >= 5 ? 1 : 0;
            }
            default -> {}
        }
    }

    private Use used(String card) {
        return uses.computeIfAbsent(card, _ -> new Use());
    }

    void close(Outcome outcome) {
        games++;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            double share = outcome.share(seat);
            bySeat.computeIfAbsent(seat, _ -> new Wins()).add(share);
            byPlace.computeIfAbsent(Math.floorMod(i - starter, seats) + 1, _ -> new Wins())
                    .add(share);
            byCharacter.computeIfAbsent(characters.get(seat), _ -> new Wins()).add(share);
        }
        held.forEach(card -> used(card).drawn++);
        laid.stream().filter(held::contains).forEach(card -> used(card).laid++);
        for (ScoreSheet.Row row : outcome.sheet().rows()) {
            points.merge(
                    row.label().key(),
                    row.values().stream().mapToInt(Integer::intValue).sum(),
                    Integer::sum);
        }
        held.clear();
        laid.clear();
        characters.clear();
    }

    String report() {
        var text = new StringBuilder();
        text.append(
                "%d games, %d seats, fair share %.1f %%%n".formatted(games, seats, 100.0 / seats));
        for (Station station : STATIONS) {
            int i = STATIONS.indexOf(station);
            text.append(
                    "%s: %.2f %% of turns passed, %.2f %% changed hand%n"
                            .formatted(
                                    station,
                                    100.0 * passes[i] / turns[i],
                                    100.0 * changes[i] / turns[i]));
        }
        bySeat.forEach((seat, wins) -> text.append(line("seat " + seat.label(), wins)));
        byPlace.forEach((place, wins) -> text.append(line("place " + place, wins)));
        byCharacter.forEach((name, wins) -> text.append(line(name, wins)));
        text.append(
                "objectives: %.1f %% reach one, %.1f %% the main one%n"
                        .formatted(
                                100.0 * objectives / (games * seats),
                                100.0 * main / (games * seats)));
        points.forEach(
                (line, sum) ->
                        text.append("%s %.2f%n".formatted(line, (double) sum / (games * seats))));
        text.append("least laid of the games in which they were drawn:%n".formatted());
        List<Map.Entry<String, Use>> rarest =
                uses.entrySet().stream()
                        .sorted(Comparator.comparingDouble(use -> share(use.getValue())))
                        .limit(15)
                        .toList();
        for (var use : rarest) {
            Card card = set.bySlug(use.getKey()).orElseThrow();
            text.append(
                    "  %s (%s) %.1f %% of %d%n"
                            .formatted(
                                    card.title(),
                                    card.station(),
                                    100 * share(use.getValue()),
                                    use.getValue().drawn));
        }
        return text.toString();
    }

    private String line(String name, Wins wins) {
        return "%s: %.1f %% ± %.1f (%+.1f)%n"
                .formatted(name, wins.percent(), wins.margin(), wins.percent() - 100.0 / seats);
    }

    private static double share(Use use) {
        return use.drawn == 0 ? 1 : (double) use.laid / use.drawn;
    }
}
