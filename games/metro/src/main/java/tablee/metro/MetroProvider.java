package tablee.metro;

import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
import tablee.engine.Message;
import tablee.engine.content.Findings;
import tablee.metro.content.CardSet;
import tablee.metro.content.SetLoader;
import tablee.metro.content.SetValidator;

/// Puts Métro on the shelf, with the shipped set or an owner's.
public final class MetroProvider implements GameProvider {

    @Override
    public String id() {
        return "metro";
    }

    @Override
    public MetroGame house() {
        return MetroGame.house();
    }

    @Override
    public MetroGame with(ContentSource content) {
        var findings = new Findings();
        CardSet set = read(content, findings);
        if (!findings.isSound()) {
            Message errors = findings.report().errors();
            throw BadInput.of("metro.content.faults", content.name(), errors);
        }
        return new MetroGame(set);
    }

    private static CardSet read(ContentSource content, Findings findings) {
        CardSet set = SetLoader.load(content, findings);
        SetValidator.check(set, findings, content.name().equals("house"));
        return set;
    }

    @Override
    public List<String> contentFiles() {
        return SetLoader.FILES;
    }

    @Override
    public ContentSource houseContent() {
        return ContentSource.house(MetroGame.class);
    }

    @Override
    public ContentReport check(ContentSource content) {
        var findings = new Findings();
        read(content, findings);
        return findings.report();
    }
}
