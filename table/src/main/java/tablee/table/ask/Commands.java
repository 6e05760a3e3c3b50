package tablee.table.ask;

import java.util.Optional;
import java.util.function.UnaryOperator;
import tablee.bots.Level;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.table.Command;
import tablee.table.Entry;
import tablee.table.Terms;

/// Reads what a client asks of a table, the same over HTTP and socket: `{"cmd":"act","seat":"A","id":"m1","seq":12,"do":"draw"}`.
/// `cmd` may be left out when there is a `do`, and `seat` when the person has only one.
public final class Commands {

    private static final int NOTATION = 200;

    private Commands() {}

    /// Who asks.
    ///
    /// @param face the picture they have chosen
    /// @param mine their seats at this table
    /// @param composed see [TypedText#name]
    public record Sender(
            String name, boolean program, String face, Seats mine, UnaryOperator<String> composed) {

        /// Somebody without a picture.
        public Sender(String name, boolean program, Seats mine, UnaryOperator<String> composed) {
            this(name, program, "", mine, composed);
        }
    }

    public static Command read(Json json, Sender sender) {
        Seats mine = sender.mine();
        String name =
                json.find("cmd")
                        .map(Json::asText)
                        .orElseGet(() -> json.find("do").isPresent() ? "act" : "");
        return switch (name) {
            case "act" ->
                    new Command.Act(
                            seat(json, mine),
                            TypedText.id(json.at("id")),
                            json.at("seq").asLong(),
                            notation(json, "do"));
            case "sit" ->
                    new Command.Sit(
                            wanted(json),
                            json.find("name")
                                    .map(typed -> TypedText.name(typed, sender.composed()))
                                    .orElse(sender.name()),
                            sender.program(),
                            sender.face());
            case "leave" -> new Command.Leave(seat(json, mine));
            case "invite" -> new Command.Invite(wanted(json), Level.of(json.at("level").asText()));
            case "dismiss" -> new Command.Dismiss(Seat.of(json.at("seat").asText()));
            case "ready" ->
                    new Command.Ready(
                            seat(json, mine),
                            json.find("ready").map(Json::asBool).orElse(true),
                            json.find("nonce").map(TypedText::nonce).orElse(""),
                            json.find("commitment").map(TypedText::commitment).orElse(""));
            case "reveal" ->
                    new Command.Reveal(seat(json, mine), TypedText.hidden(json.at("nonce")));
            case "start" -> new Command.Start();
            case "undo" -> new Command.Undo(seat(json, mine));
            case "answer" -> new Command.AnswerUndo(seat(json, mine), json.at("agree").asBool());
            case "resign" -> new Command.Resign(seat(json, mine));
            case "return" -> new Command.Return(seat(json, mine));
            case "stand" ->
                    new Command.Stand(
                            seat(json, mine), notation(json, "question"), notation(json, "do"));
            case "say" ->
                    new Command.Say(
                            sender.name(), TypedText.chat(json.at("text"), sender.composed()));
            case "rename" ->
                    new Command.Rename(
                            seat(json, mine), TypedText.name(json.at("name"), sender.composed()));
            case "nudge" -> new Command.Nudge(Seat.of(json.at("seat").asText()));
            case "relieve" -> new Command.Relieve(Seat.of(json.at("seat").asText()));
            case "patience" -> new Command.Patience(Terms.absence(json.at("seconds").asInt()));
            case "pause" ->
                    new Command.Pause(
                            seat(json, mine), json.find("agree").map(Json::asBool).orElse(true));
            case "hands" ->
                    new Command.Hands(
                            seat(json, mine), json.find("agree").map(Json::asBool).orElse(true));
            case "goOn" -> new Command.GoOn(seat(json, mine));
            case "holiday" ->
                    new Command.Holiday(seat(json, mine), Terms.holiday(json.at("days").asInt()));
            case "chat" -> new Command.Rule(Entry.Rule.CHAT, json.at("on").asBool());
            case "lock" -> new Command.Rule(Entry.Rule.LOCK, json.at("on").asBool());
            case "keepOut" -> keepOut(json, true, sender);
            case "letIn" -> keepOut(json, false, sender);
            case "close" -> new Command.Close("closed");
            default ->
                    throw new Declined(
                            400,
                            "server.command.unknown",
                            TypedText.shown(name),
                            String.join(", ", CommandShapes.all().keySet()));
        };
    }

    private static Command keepOut(Json json, boolean out, Sender sender) {
        Optional<Seat> seat = wanted(json);
        return new Command.KeepOut(
                seat,
                seat.isPresent() ? "" : TypedText.id(json.at("badge")),
                json.find("name").map(typed -> TypedText.name(typed, sender.composed())).orElse(""),
                out);
    }

    private static Optional<Seat> wanted(Json json) {
        return json.find("seat").map(label -> Seat.of(label.asText()));
    }

    public static Seat seat(Json json, Seats mine) {
        return wanted(json)
                .orElseGet(
                        () -> {
                            if (mine.isEmpty()) {
                                throw new Declined(403, "server.seat.notyours");
                            }
                            return mine.first();
                        });
    }

    private static String notation(Json json, String field) {
        String text = json.at(field).asText();
        if (text.length() > NOTATION) {
            throw new Declined(400, "server.text", NOTATION);
        }
        return text;
    }
}
