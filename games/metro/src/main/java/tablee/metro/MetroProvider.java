package tablee.metro;

import java.util.List;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
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
        var loaded = SetLoader.load(content);
        ContentReport report = SetValidator.check(loaded, content.name().equals("house"));
        if (!report.isSound()) {
            throw BadInput.of("metro.content.faults", content.name(), report.errors());
        }
        return new MetroGame(loaded.set());
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
        return SetValidator.check(SetLoader.load(content), content.name().equals("house"));
    }
}
