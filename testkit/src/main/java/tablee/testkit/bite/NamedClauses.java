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
                    "(?<![\\w.])-?[A-Z0-9]+(?:[-.][A-Z0-9]+)*[a-z]?(?:\\.\\.\\d+)?|(?<=\\d )to(?= -?[A-Z\\d])");

    private static final Pattern BEGINS = Pattern.compile("\\s*(?:$|[|#]|[-*] |\\*\\*)");

    private NamedClauses() {}

    /// The citations together with those that follow from the text of the register; what names only clauses that name others follows too.
    static Map<String, CodeCitations.Lines> with(
            Map<String, CodeCitations.Lines> cited, Register register, String page) {
        List<String> lines = page.lines().toList();
        var known = new TreeMap<>(cited);
        int before;
        do {
            before = known.size();
            var found = new TreeMap<String, CodeCitations.Lines>();
            register.clauses()
                    .forEach(
                            (clause, line) ->
                                    found.put(
                                            clause,
                                            union(
                                                    known,
                                                    in(
                                                            paragraph(lines, line - 1),
                                                            clause,
                                                            register))));
            found.forEach(
                    (clause, where) -> {
                        if (where.count() > 0) {
                            known.putIfAbsent(clause, where);
                        }
                    });
        } while (known.size() > before);
        return known;
    }

    /// A clause reaches to the next blank line, item, row or clause.
    private static String paragraph(List<String> lines, int first) {
        int end = first + 1;
        while (end < lines.size() && !BEGINS.matcher(lines.get(end)).lookingAt()) {
            end++;
        }
        return String.join(" ", lines.subList(first, end));
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
                for (String found : find(part, before, register)) {
                    if (!found.equals(about)) {
                        int last = order.indexOf(found);
                        int first = range ? Math.min(order.indexOf(before), last) : last;
                        named.addAll(order.subList(first, last + 1));
                        before = found;
                    }
                }
            }
            range = false;
        }
        return named.stream().distinct().toList();
    }

    /// The clause that a word stands for, with as much of the one before it in front as makes it one, or the clauses it is divided into
    /// (`CARD-28` for `CARD-28.1` and `CARD-28.2`); none for other words. A bare number is a number.
    private static List<String> find(String word, String before, Register register) {
        if (word.chars().allMatch(Character::isDigit)) {
            return List.of();
        }
        String part = word.startsWith("-") ? word.substring(1) : word;
        for (int end = before.length(); end >= 0; end = before.lastIndexOf('-', end - 1)) {
            String whole = end == before.length() ? part : before.substring(0, end) + "-" + part;
            List<String> found =
                    register.find(whole)
                            .map(List::of)
                            .orElseGet(
                                    () ->
                                            register.clauses().keySet().stream()
                                                    .filter(id -> id.startsWith(whole + "."))
                                                    .toList());
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }
}
