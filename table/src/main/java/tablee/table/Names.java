package tablee.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.bots.BotNames;
import tablee.engine.Seat;

/// What those at one table are called, so that nobody is taken for somebody else: not a person for a person, and not a person for a bot.
final class Names {

    private Names() {}

    /// The name of a chair: a person's own, a bot's, or the seat's letter while it is free.
    static String of(Table<?, ?, ?> table, Seat seat) {
        return table.chair(seat)
                .sitter()
                .map(
                        sitter ->
                                switch (sitter) {
                                    case Sitter.Person person -> person.name();
                                    case Sitter.Robot _ -> bot(table, seat);
                                })
                .orElse(seat.label());
    }

    /// Bots give way: the name of its seat, unless a person has it here.
    private static String bot(Table<?, ?, ?> table, Seat seat) {
        String usual = BotNames.of(seat);
        List<String> people =
                table.chairs().stream()
                        .flatMap(chair -> chair.person().stream())
                        .map(Sitter.Person::name)
                        .toList();
        String name = usual;
        for (int i = 1; isTaken(name, people); i++) {
            name = usual + (i == 1 ? " (bot)" : " (bot " + i + ")");
        }
        return name;
    }

    /// The name under which somebody may sit here or speak: their own, or with a number behind it when another one has the same. Empty when
    /// theirs is another's written with other letters.
    ///
    /// @param seat where they sit, or empty for somebody who looks on
    static Optional<String> free(Table<?, ?, ?> table, Optional<Seat> seat, String wanted) {
        List<String> others = new ArrayList<>();
        for (int i = 0; i < table.seats(); i++) {
            Seat other = Seat.of(i);
            if (!seat.equals(Optional.of(other)) && table.chair(other).sitter().isPresent()) {
                others.add(of(table, other));
            }
        }
        for (String other : others) {
            if (Skeleton.alike(other, wanted) && !Skeleton.sameLetters(other, wanted)) {
                return Optional.empty();
            }
        }
        String name = wanted;
        for (int i = 2; isTaken(name, others); i++) {
            name = wanted + " " + i;
        }
        return Optional.of(name);
    }

    private static boolean isTaken(String name, List<String> others) {
        return others.stream().anyMatch(other -> Skeleton.alike(other, name));
    }
}
