package tablee.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Message;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.live.ContentGone;
import tablee.server.live.GameShelf;
import tablee.server.store.Survey;
import tablee.table.History;

/// What this program would meet in a store that another version has used. Every running table is played again from its log, so that what
/// goes on is known, not hoped.
///
/// @param rests tables that would rest, and why
public record UpgradeCheck(Survey store, int goesOn, List<Rest> rests) {

    public record Rest(String table, Message why) {}

    public static UpgradeCheck of(Config config) {
        GameShelf games = TableServer.shelf(config);
        var goesOn = new ArrayList<String>();
        var rests = new ArrayList<Rest>();
        BiConsumer<String, List<History.Line>> look =
                (table, lines) -> {
                    try {
                        play(table, games.of(History.opening(lines.getFirst())), lines);
                        goesOn.add(table);
                    } catch (ContentGone gone) {
                        rests.add(new Rest(table, gone.sentence()));
                    } catch (BadInput refused) {
                        rests.add(new Rest(table, refused.sentence()));
                    }
                };
        var database = config.database();
        Survey store =
                database.isOwnFile()
                        ? Survey.sqlite(Path.of(config.data()), look)
                        : Survey.postgres(
                                database.url(), database.user(), database.password(), look);
        return new UpgradeCheck(store, goesOn.size(), List.copyOf(rests));
    }

    private static <S extends State, V extends View, A extends Action> void play(
            String table, Game<S, V, A> game, List<History.Line> lines) {
        var _ = History.of(table, game, lines);
    }
}
