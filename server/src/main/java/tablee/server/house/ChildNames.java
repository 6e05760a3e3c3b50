package tablee.server.house;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tablee.engine.Texts;
import tablee.server.ServerTexts;

/// The names from which children pick, so that nobody can write anything into one: a line of each language's texts.
public final class ChildNames {

    private static final Set<String> ALL = new TreeSet<>();

    static {
        Texts.LANGUAGES.forEach(language -> ALL.addAll(in(language)));
    }

    private ChildNames() {}

    public static List<String> in(String language) {
        return List.of(ServerTexts.in(language).say("server.kids.names").split(", "));
    }

    /// Whether it can be picked, in whatever language.
    public static boolean offer(String name) {
        return ALL.contains(name);
    }
}
