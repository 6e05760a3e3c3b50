package tablee.testkit.bite;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import tablee.testkit.Register;

/// Which lines of a game's code carry out a clause, read from its comments.
///
/// A comment speaks of what follows it: a statement, a case, a field, a method. One at the end of a line speaks of that line. One above a type
/// speaks of the whole type, which counts only for clauses that nothing narrower names. A clause in a text is cited where something is
/// refused by it; elsewhere (links from the log into the rules) it carries out nothing.
final class CodeCitations {

    /// Lines by source file (`tablee/cabo/Scoring.java`).
    record Lines(Map<String, NavigableSet<Integer>> byFile) {
        int count() {
            return byFile.values().stream().mapToInt(NavigableSet::size).sum();
        }
    }

    private static final Pattern QUIET =
            Pattern.compile(
                    "\"\"\"(?:\\\\.|[^\\\\])*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'"
                            + "|((?://[^\\n]*(?:\\n[ \\t]*(?=//))?)+|/\\*.*?\\*/)",
                    Pattern.DOTALL);

    /// What refuses a decision, or content that breaks a rule.
    private static final Pattern REFUSES =
            Pattern.compile("Refused\\.of\\(|\\bfault\\(|\\bFindings\\b");

    private final Register register;
    private final Map<String, Map<String, NavigableSet<Integer>>> narrow = new TreeMap<>();
    private final Map<String, Map<String, NavigableSet<Integer>>> wide = new TreeMap<>();

    private CodeCitations(Register register) {
        this.register = register;
    }

    /// By clause, as the register writes it.
    static Map<String, Lines> in(Path sources, Register register) throws IOException {
        var citations = new CodeCitations(register);
        List<Path> files;
        try (var below = Files.walk(sources)) {
            files = below.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            var task =
                    (JavacTask)
                            compiler.getTask(
                                    null,
                                    manager,
                                    null,
                                    List.of("--release", "25"),
                                    null,
                                    manager.getJavaFileObjectsFromPaths(files));
            for (CompilationUnitTree unit : task.parse()) {
                Path file = Path.of(unit.getSourceFile().toUri());
                String name = sources.relativize(file).toString().replace('\\', '/');
                citations.read(name, unit, Trees.instance(task).getSourcePositions());
            }
        }
        var lines = new TreeMap<String, Lines>();
        citations.wide.forEach((clause, found) -> lines.put(clause, new Lines(found)));
        citations.narrow.forEach((clause, found) -> lines.put(clause, new Lines(found)));
        return lines;
    }

    private record Part(Tree tree, long from, long to) {}

    private void read(String file, CompilationUnitTree unit, SourcePositions positions)
            throws IOException {
        String source = unit.getSourceFile().getCharContent(true).toString();
        LineMap map = unit.getLineMap();
        var parts = new ArrayList<Part>();
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree tree, @Nullable Void none) {
                if (tree instanceof StatementTree
                        || tree instanceof MethodTree
                        || tree instanceof CaseTree) {
                    parts.add(
                            new Part(
                                    tree,
                                    positions.getStartPosition(unit, tree),
                                    positions.getEndPosition(unit, tree)));
                }
                return super.scan(tree, null);
            }

            @Override
            public @Nullable Void visitLiteral(LiteralTree literal, @Nullable Void none) {
                if (literal.getValue() instanceof String text) {
                    refusal(file, text, getCurrentPath(), unit, positions, source);
                }
                return super.visitLiteral(literal, null);
            }
        }.scan(unit, null);
        var comment = QUIET.matcher(source);
        while (comment.find()) {
            if (comment.group(1) != null) {
                comment(file, comment.group(1), comment.start(), comment.end(), source, parts, map);
            }
        }
    }

    private void comment(
            String file,
            String text,
            int from,
            int to,
            String source,
            List<Part> parts,
            LineMap map) {
        int lineStart = source.lastIndexOf('\n', from) + 1;
        boolean trailing = !source.substring(lineStart, from).isBlank();
        @Nullable Part about = null;
        for (Part part : parts) {
            boolean next =
                    part.from >= to
                            && (about == null
                                    || part.from < about.from
                                    || (part.from == about.from && part.to > about.to));
            about = next ? part : about;
        }
        boolean adjoining =
                about != null && source.substring(to, (int) about.from).strip().isEmpty();
        for (String clause : NamedClauses.in(text, "", register)) {
            if (trailing) {
                int line = (int) map.getLineNumber(from);
                add(narrow, clause, file, line, line);
            } else if (adjoining && about != null) {
                cite(clause, file, about, parts, map);
            }
        }
    }

    /// Of a type only the methods that somebody wrote: what the compiler adds to a record carries out nothing.
    private void cite(String clause, String file, Part about, List<Part> parts, LineMap map) {
        if (!(about.tree instanceof ClassTree)) {
            long last = map.getLineNumber(about.to);
            add(narrow, clause, file, map.getLineNumber(about.from), last);
            return;
        }
        for (Part part : parts) {
            boolean inside = part.from >= about.from && part.to <= about.to;
            if (inside && part.tree instanceof MethodTree) {
                long last = map.getLineNumber(part.to);
                add(wide, clause, file, map.getLineNumber(part.from), last);
            }
        }
    }

    /// A statement that refuses by a clause, with the condition it stands under.
    private void refusal(
            String file,
            String text,
            TreePath path,
            CompilationUnitTree unit,
            SourcePositions positions,
            String source) {
        String prefix = register.clauses().keySet().iterator().next().replaceAll("-.*", "-");
        String clause = register.find(text).or(() -> register.find(prefix + text)).orElse("");
        if (clause.isEmpty() || !(file.contains("Refus") || REFUSES.matcher(source).find())) {
            return;
        }
        TreePath at = path;
        while (at.getParentPath() != null
                && !(at.getLeaf() instanceof StatementTree)
                && !(at.getLeaf() instanceof CaseTree)) {
            at = at.getParentPath();
        }
        Tree statement = at.getLeaf();
        if (statement instanceof VariableTree || statement instanceof ClassTree) {
            return;
        }
        long from = positions.getStartPosition(unit, statement);
        for (TreePath up = at.getParentPath(); up != null; up = up.getParentPath()) {
            if (up.getLeaf() instanceof IfTree when) {
                from = positions.getStartPosition(unit, when);
                break;
            }
            if (up.getLeaf() instanceof MethodTree || up.getLeaf() instanceof CaseTree) {
                break;
            }
        }
        add(
                narrow,
                clause,
                file,
                unit.getLineMap().getLineNumber(from),
                unit.getLineMap().getLineNumber(positions.getEndPosition(unit, statement)));
    }

    private static void add(
            Map<String, Map<String, NavigableSet<Integer>>> lines,
            String clause,
            String file,
            long from,
            long to) {
        var found =
                lines.computeIfAbsent(clause, _ -> new TreeMap<>())
                        .computeIfAbsent(file, _ -> new TreeSet<>());
        for (long line = from; line <= to; line++) {
            found.add((int) line);
        }
    }
}
