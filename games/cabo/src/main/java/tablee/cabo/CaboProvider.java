package tablee.cabo;

import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
import tablee.engine.Message;
import tablee.engine.content.Findings;

/// Puts Cabo on the shelf. Its cards are numbers; what an owner can replace is how they look, which no rule knows.
public final class CaboProvider implements GameProvider {

    @Override
    public String id() {
        return "cabo";
    }

    @Override
    public CaboGame house() {
        return new CaboGame();
    }

    private static final String PICTURES = "art.json";

    @Override
    public CaboGame with(ContentSource content) {
        if (content.read(PICTURES).isEmpty()) {
            throw BadInput.of("engine.content.none", id());
        }
        return new CaboGame(content.name());
    }

    @Override
    public ContentSource houseContent() {
        return ContentSource.house(CaboProvider.class);
    }

    @Override
    public ContentReport check(ContentSource content) {
        var findings = new Findings();
        findings.must(
                content.read(PICTURES).isPresent(),
                Findings.Spot.of(PICTURES),
                "docs/pictures.md",
                Message.of("engine.content.missing"));
        return findings.report();
    }
}
