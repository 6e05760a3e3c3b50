package tablee.server.live;

import java.util.List;
import java.util.Map;

/// What a server counts and times, each with the sentence that `/metrics` says about it. Alerts and the dashboard in `deploy/` name nothing
/// else, and a test finds whoever counts something that is not described here.
final class Figures {

    private Figures() {}

    /// As `tablee_NAME_total`, from zero: what never happened is a figure too.
    static final Map<String, String> COUNTERS =
            Map.ofEntries(
                    Map.entry("moves", "Moves of people and bots that were written."),
                    Map.entry("lines", "Lines written to the logs of tables, moves among them."),
                    Map.entry("tables_opened", "Tables opened."),
                    Map.entry("refusals", "Commands refused by the rules or by the table."),
                    Map.entry("races_lost", "Lines another node wrote first; decided anew."),
                    Map.entry("store_failures", "Lines the store failed to write."),
                    Map.entry("store_away", "Requests answered with 503: the store is away."),
                    Map.entry("table_faults", "Tables that failed and rest; a fault of ours."),
                    Map.entry("errors", "Requests answered with 500; a fault of ours."),
                    Map.entry("bad_requests", "Requests that were no HTTP."),
                    Map.entry("limited", "Requests and connections turned away by a limit."),
                    Map.entry("requests_cut", "Requests cut: too slow or too large."),
                    Map.entry("readers_behind", "Slow readers who got a fresh look instead."),
                    Map.entry("readers_cut", "Connections cut whose owner did not read."),
                    Map.entry("sockets_dead", "Connections closed that had gone silent."),
                    Map.entry("heavy_refused", "Replays and analyses refused: too many wait."),
                    Map.entry("heavy_left", "Replays and analyses stopped: nobody waited."),
                    Map.entry("bot_failures", "Thoughts of bots that failed; a fault of ours."),
                    Map.entry("bot_overruns", "Thoughts of bots that took longer than allowed."),
                    Map.entry("matches", "Tables begun by the queue for a game now."),
                    Map.entry("evening_rounds", "Rounds of evenings that have begun."),
                    Map.entry("pushes", "Turn notices sent."),
                    Map.entry("push_failures", "Turn notices a push service did not take."),
                    Map.entry("letters", "Letters handed over to a mail server or a chat."),
                    Map.entry("letter_failures", "Letters nobody took; tried again for a day."));

    /// As `tablee_NAME`.
    static final Map<String, String> GAUGES =
            Map.of(
                    "tables_live", "Tables in memory.",
                    "sockets", "Connections to tables.",
                    "connections", "Connections in all.",
                    "store_waiting", "Writes in line for the store.",
                    "bots_waiting", "Thoughts of bots in line.",
                    "heavy_waiting", "Replays and analyses in line.");

    private static final List<Double> QUICK =
            List.of(
                    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
                    10.0);

    /// As `tablee_NAME_seconds`.
    static final List<Timed> TIMED =
            List.of(
                    new Timed(
                            "command",
                            "From a command's arrival to its answer, the store included.",
                            QUICK),
                    new Timed("commit", "Until a line is in the store.", QUICK),
                    // A heavy request may wait in line; slow ones are cut after 20 s.
                    new Timed(
                            "request",
                            "From a request's arrival to its answer.",
                            List.of(
                                    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0,
                                    2.5, 5.0, 10.0, 30.0)),
                    // Rules of thumb take microseconds, a search up to `bot-budget` (usual 1 s).
                    new Timed(
                            "bot_thought",
                            "A bot's thinking about one move.",
                            List.of(
                                    0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75,
                                    1.0, 1.5, 2.0, 5.0)));

    /// What is timed, and the bounds in seconds between which durations are counted.
    record Timed(String name, String help, List<Double> bounds) {}
}
