package tablee.cli.rules;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Texts;
import tablee.metro.Category;
import tablee.metro.MetroGame;
import tablee.metro.TreeText;

/// A life tree of Métro (METRO-LIFE-12), as text or as a drawing.
@CommandLine.Command(name = "tree")
final class RulesTree extends Command {

    @Parameters(index = "0", paramLabel = "GAME")
    String game = "";

    @Parameters(index = "1", paramLabel = "TREE")
    String tree = "";

    @Option(names = "--svg")
    boolean svg;

    RulesTree(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() {
        if (!game.equals("metro")) {
            throw BadInput.of("cli.rules.noTrees", game);
        }
        MetroGame metro = MetroGame.house();
        Texts words = metro.wording().texts(texts.language());
        Category category = category();
        if (svg) {
            console.out().print(TreeText.svg(metro.set(), category, words));
        } else {
            TreeText.lines(metro.set(), category, words).forEach(this::print);
        }
        return ExitCode.OK;
    }

    private Category category() {
        for (Category category : Category.values()) {
            if (category.name().equalsIgnoreCase(tree)) {
                return category;
            }
        }
        throw BadInput.of("cli.rules.noTree", tree, List.of(Category.values()).toString());
    }
}
