package tablee.cli;

import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Figure;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Message;

/// A game with content, on the shelf of the tests only. Its cards are one number in a file; its rules are borrowed.
public final class Cards implements GameProvider {

    @Override
    public String id() {
        return "cards";
    }

    @Override
    public Game<?, ?, ?> house() {
        return Games.find("cabo").house();
    }

    @Override
    public Game<?, ?, ?> with(ContentSource content) {
        var report = check(content);
        if (!report.isSound()) {
            throw BadInput.of(report.errors());
        }
        return house();
    }

    @Override
    public List<String> contentFiles() {
        return List.of("cards.json", "boards/small.json");
    }

    @Override
    public ContentSource houseContent() {
        return new ContentSource() {
            @Override
            public String name() {
                return "house";
            }

            @Override
            public Optional<String> read(String file) {
                return contentFiles().contains(file) ? Optional.of("7\n") : Optional.empty();
            }
        };
    }

    @Override
    public ContentReport check(ContentSource content) {
        boolean holds = content.read("cards.json").orElse("").trim().equals("7");
        var figures =
                List.of(
                        new Figure(
                                "CARDS-1",
                                Message.plain("number"),
                                Message.plain(7),
                                Message.plain(holds ? "7" : "?"),
                                holds));
        return holds
                ? new ContentReport(List.of(), figures)
                : new ContentReport(
                        List.of(
                                new Fault(
                                        Severity.ERROR,
                                        "cards.json",
                                        1,
                                        Message.plain("the card"),
                                        "CARDS-1",
                                        Message.plain("expected 7"))),
                        figures);
    }
}
