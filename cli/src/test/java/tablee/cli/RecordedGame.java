package tablee.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.Entry;
import tablee.table.EntryCodec;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.replay.Draws;
import tablee.table.replay.Frames;
import tablee.table.replay.Replay;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;

/// A game of two people at a real table, the same one every time, and what a client was sent of it.
final class RecordedGame<S extends State, V extends View, A extends Action> {

    private static final String ID = "Zm9ybWVybHk";
    private static final String SEED = "07".repeat(32);
    private static final long OPENED = 1_790_000_000_000L;
    private static final Viewer ANA = Seat.of(0);
    private static final List<String> PEOPLE = List.of("Ana", "Ben");
    private static final Telling WORDS = new Telling("en", false, false);
    private static final int MOST = 5_000;

    private final Game<S, V, A> game;
    private final Desk<S, V, A> desk;
    private final List<History.Line> lines = new ArrayList<>();
    private final Randomness luck = new Streams(1).stream("choice");
    private final Map<String, Json> messages = new LinkedHashMap<>();
    private long now = OPENED;

    RecordedGame(Game<S, V, A> game) {
        this.game = game;
        Settings settings = game.options().standard(PEOPLE.size());
        var opened =
                Entry.Opened.of(
                        ID,
                        PEOPLE.getFirst(),
                        game,
                        settings,
                        SEED,
                        Terms.USUAL,
                        Optional.empty(),
                        Optional.empty());
        this.desk = new Desk<>(Table.open(ID, game, opened, now), "5a"::repeat);
        lines.add(new History.Line(1, now, EntryCodec.line(opened)));
    }

    /// What was sent, by what it is called in the documents.
    Map<String, Json> play() {
        for (int i = 0; i < PEOPLE.size(); i++) {
            Seat seat = Seat.of(i);
            rule(seat, new Command.Sit(Optional.of(seat), PEOPLE.get(i), false));
            rule(seat, new Command.Ready(seat, true, "nonce-of-" + PEOPLE.get(i)));
        }
        rule(Seat.of(0), new Command.Start());
        messages.put(
                "table",
                Json.parse(
                        Update.look(desk.table(), new ArrayDeque<>())
                                .snapshot(PEOPLE.getFirst(), List.of(ANA), WORDS, 0)));
        for (int move = 0; move < MOST && !desk.table().phase().isDone(); move++) {
            Seat seat = desk.table().awaited().first();
            List<A> legal = game.legal(desk.table().view(seat));
            String notation = game.formats().write(legal.get(luck.below(legal.size())));
            rule(seat, new Command.Act(seat, "m" + move, desk.table().seq(), notation));
        }
        Json file = Replay.file(History.of(ID, game, lines));
        Replay<S, V, A> replay = Replay.read(game, file);
        messages.put("frames", new Frames<>(replay, WORDS.language()).show("A", 0, 3));
        messages.put("draws", new Draws<>(replay).show());
        return messages;
    }

    private void rule(Seat seat, Command command) {
        now += 1_000;
        switch (desk.rule(PEOPLE.get(seat.index()), command, now)) {
            case Ruling.Line line -> {
                lines.add(new History.Line(line.seq(), line.at(), line.body()));
                String told =
                        Update.of(desk.table(), line.applied(), new ArrayDeque<>())
                                .message(ANA, WORDS);
                if (command instanceof Command.Act && seat.index() > 0) {
                    messages.putIfAbsent("update", Json.parse(told));
                }
            }
            case Ruling other -> throw new IllegalStateException(command + ": " + other);
        }
    }
}
