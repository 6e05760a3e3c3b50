package tablee.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tablee.cli.Columns;
import tablee.engine.Texts;

/// The legal moves as text: each with its number, its notation and what it means. Long lists are gathered by their first word.
///
/// @param notations in the order of the legal list
/// @param meanings the same moves as sentences
record MoveList(List<String> notations, List<String> meanings) {

    private static final int FEW = 12;
    private static final int MOST_LINES = 3;

    static <A> MoveList of(List<A> legal, Function<A, String> write, Function<A, String> say) {
        return new MoveList(legal.stream().map(write).toList(), legal.stream().map(say).toList());
    }

    int size() {
        return notations.size();
    }

    /// The move somebody means by this: its notation, with any spacing, or its number.
    Optional<Integer> find(String typed) {
        int index = notations.indexOf(typed.trim().replaceAll("\\s+", " "));
        if (index >= 0) {
            return Optional.of(index);
        }
        if (typed.matches("\\d{1,4}")) {
            int number = Integer.parseInt(typed);
            return number >= 1 && number <= size() ? Optional.of(number - 1) : Optional.empty();
        }
        return Optional.empty();
    }

    /// What is shown at every decision.
    List<String> brief(Texts texts) {
        if (size() <= FEW) {
            return all("");
        }
        var lines = new ArrayList<String>();
        byFirstWord()
                .forEach(
                        (word, moves) -> {
                            if (moves.size() <= 2) {
                                moves.forEach(move -> lines.addAll(one(move)));
                            } else {
                                lines.addAll(gathered(word, moves, texts));
                            }
                        });
        return lines;
    }

    /// Every move that starts with this.
    List<String> all(String start) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < size(); i++) {
            if (notations.get(i).startsWith(start)) {
                lines.addAll(one(i));
            }
        }
        return lines;
    }

    private List<String> one(int index) {
        String number = Columns.padLeft(Integer.toString(index + 1), 3) + "  ";
        int column = 5 + widest() + 2;
        String head = number + Columns.pad(notations.get(index), widest() + 2);
        List<String> meaning = Columns.wrap(meanings.get(index), Columns.WIDTH - column);
        var lines = new ArrayList<String>();
        lines.add(head + meaning.getFirst());
        meaning.stream().skip(1).forEach(more -> lines.add(" ".repeat(column) + more));
        return lines;
    }

    private int widest() {
        return Math.min(24, notations.stream().mapToInt(String::length).max().orElse(0));
    }

    private Map<String, List<Integer>> byFirstWord() {
        var groups = new LinkedHashMap<String, List<Integer>>();
        for (int i = 0; i < size(); i++) {
            groups.computeIfAbsent(firstWord(notations.get(i)), _ -> new ArrayList<>()).add(i);
        }
        return groups;
    }

    private static String firstWord(String notation) {
        int space = notation.indexOf(' ');
        return space < 0 ? notation : notation.substring(0, space);
    }

    private List<String> gathered(String word, List<Integer> moves, Texts texts) {
        String head = "     " + word + "  ";
        List<String> rests =
                moves.stream()
                        .map(notations::get)
                        .map(notation -> notation.substring(word.length()).trim())
                        .toList();
        List<String> wrapped =
                Columns.wrap(String.join(" · ", rests), Columns.WIDTH - head.length());
        var lines = new ArrayList<String>();
        for (int i = 0; i < Math.min(wrapped.size(), MOST_LINES); i++) {
            lines.add((i == 0 ? head : " ".repeat(head.length())) + wrapped.get(i));
        }
        if (wrapped.size() > MOST_LINES) {
            lines.add(" ".repeat(head.length()) + texts.say("cli.play.more", moves.size(), word));
        }
        int first = moves.getFirst();
        Columns.wrap(
                        texts.say("cli.play.like", notations.get(first), meanings.get(first)),
                        Columns.WIDTH - head.length())
                .forEach(line -> lines.add(" ".repeat(head.length()) + line));
        return lines;
    }
}
