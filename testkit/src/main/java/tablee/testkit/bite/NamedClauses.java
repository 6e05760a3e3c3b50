package tablee.testkit.bite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tablee.testkit.Register;

/// Worked examples, comparisons of editions and remarks have no line of code of their own: they name the clauses that carry them out
/// (`CABO-S-2 Initial look (SETUP-7, -8, R-9)`). What no line cites is therefore broken where the clauses it names are.
final class NamedClauses {

    private static final Pattern WORD =
            Pattern.compile(
                    "(?<![\\w.])-?[A-Z0-9]+(?:[-.][A-Z0-9]+)*[a-z]?(?:\\.\\.\\d+)?|\\bto\\b");

    private NamedClauses() {}

    /// The citations together with those that follow from the text of the register.
    static Map<String, CodeCitations.Lines> with(
            Map<String, CodeCitations.Lines> cited, Register register, String page) {
        var all = new TreeMap<>(cited);
        List<String> lines = page.lines().toList();
        register.clauses()
                .forEach(
                        (clause, line) -> {
                            if (!cited.containsKey(clause)) {
                                CodeCitations.Lines found =
                                        union(cited, in(lines.get(line - 1), clause, register));
                                if (found.count() > 0) {
                                    all.put(clause, found);
                                }
                            }
                        });
        return all;
    }

    private static CodeCitations.Lines union(
            Map<String, CodeCitations.Lines> cited, List<String> clauses) {
        var byFile = new TreeMap<String, NavigableSet<Integer>>();
        for (String clause : clauses) {
            CodeCitations.Lines lines = cited.get(clause);
            if (lines != null) {
                lines.byFile()
                        .forEach(
                                (file, numbers) ->
                                        byFile.computeIfAbsent(file, _ -> new TreeSet<>())
                                                .addAll(numbers));
            }
        }
        return new CodeCitations.Lines(byFile);
    }

    /// The clauses that this line about a clause names. After a whole id a part is enough: `SET-1, -4`, `HAS-16-3 to 16-7`.
    static List<String> in(String text, String about, Register register) {
        List<String> order = List.copyOf(register.clauses().keySet());
        var named = new ArrayList<String>();
        String before = about;
        boolean range = false;
        var word = WORD.matcher(text);
        while (word.find()) {
            if (word.group().equals("to")) {
                range = !named.isEmpty();
                continue;
            }
            for (String part : Register.expand(word.group())) {
                String found = find(part, before, register);
                if (found.isEmpty() || found.equals(about)) {
                    continue;
                }
                int from = range ? order.indexOf(before) : order.indexOf(found);
                named.addAll(order.subList(Math.max(0, from), order.indexOf(found) + 1));
                before = found;
                range = false;
            }
        }
        return named.stream().distinct().toList();
    }

    /// The id that a word stands for, with as much of the one before it in front as makes it a clause; empty if it is none. A bare number is
    /// a number.
    private static String find(String word, String before, Register register) {
        if (word.chars().allMatch(Character::isDigit)) {
            return "";
        }
        String part = word.startsWith("-") ? word.substring(1) : word;
        for (int end = before.length(); end >= 0; end = before.lastIndexOf('-', end - 1)) {
            String whole = end == before.length() ? part : before.substring(0, end) + "-" + part;
            String found = register.find(whole).orElse("");
            if (!found.isEmpty()) {
                return found;
            }
        }
        return "";
    }
}
