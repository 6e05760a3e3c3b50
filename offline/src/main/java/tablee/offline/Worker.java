package tablee.offline;

import org.teavm.jso.JSExport;
import tablee.bots.Budget;
import tablee.engine.Games;
import tablee.engine.play.GameVersions;

/// The door of what is compiled for the browser: text in, text out. Which game it is decides what it is compiled with.
public final class Worker {

    private static final LocalHouse HOUSE =
            new LocalHouse(GameVersions.house(Games.all().getFirst()), Worker::deadline);

    private Worker() {}

    private static Budget deadline(long millis) {
        long end = System.currentTimeMillis() + millis;
        return _ -> System.currentTimeMillis() < end;
    }

    @JSExport
    public static String serve(String request) {
        return HOUSE.serve(request);
    }
}
