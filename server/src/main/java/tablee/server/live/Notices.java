package tablee.server.live;

import tablee.engine.GameInfo;

/// How people who are away are told that a table waits for them. Must not block.
public interface Notices {

    void turn(String person, String table, GameInfo game);

    /// The host asks them to look.
    default void nudge(String person, String table, GameInfo game) {}

    Notices NONE = (_, _, _) -> {};
}
