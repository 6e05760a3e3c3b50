package tablee.metro.forms;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.form.Codec;
import tablee.engine.form.Fields;
import tablee.engine.form.Form;
import tablee.engine.form.ObjectCodec;
import tablee.engine.form.Shape;
import tablee.metro.content.Station;
import tablee.metro.rules.Position;
import tablee.metro.rules.Position.Lay;
import tablee.metro.rules.Position.Permission;
import tablee.metro.rules.Position.Player;
import tablee.metro.rules.Position.Stack;
import tablee.metro.rules.Question;

/// A table as it is written: the whole truth of a position, in which a scenario may leave out what does not matter, and the part of it
/// that a viewer sees.
final class PositionForm {

    private static final Form<Integer> COUNT = Form.count();

    /// Pile by pile, the cards from the top, or how many there are.
    private static final Form<Stack> CARDS =
            Pieces.HELD.list().as(cards -> new Stack(cards.size(), cards), Stack::cards);

    private static final Form<Stack> SIZE =
            COUNT.as(size -> new Stack(size, List.of()), Stack::size);

    /// Records of cards: the reader of a card set describes them.
    private static final Form<Json> RECORDS =
            Form.of(new Shape.Any(), Function.identity(), Function.identity());

    private static final Form<Permission> PERMISSION =
            Form.object(
                    "MetroPermission",
                    of -> {
                        var card = of.field("card", Form.TEXT, Permission::card);
                        var effect =
                                of.field(
                                        "effect",
                                        Form.whole(0, Position.MOST_EFFECTS),
                                        Permission::effect,
                                        0);
                        return read -> new Permission(read.get(card), read.get(effect));
                    });

    /// Retour de bâton resolves another card inside its own lay; deeper it does not go.
    private static final Form<Lay> LAY =
            lay("MetroLay", Optional.of(lay("MetroOuterLay", Optional.empty())));

    static final ObjectCodec<Position, Position> ARRANGED =
            Codec.object(
                    "MetroPosition",
                    of ->
                            declare(
                                    of,
                                    PlayerForm.ARRANGED,
                                    CARDS,
                                    PlayerForm.orName(PERMISSION),
                                    PlayerForm.orName(LAY)));

    static final ObjectCodec<Position, Position> SEEN =
            Codec.object("MetroSeen", of -> declare(of, PlayerForm.SEEN, SIZE, PERMISSION, LAY));

    private PositionForm() {}

    private static Function<Fields.Read, Position> declare(
            Fields<Position> of,
            Form<Player> player,
            Form<Stack> pile,
            Form<Permission> permission,
            Form<Lay> lay) {
        var question =
                of.open(
                        "question",
                        Form.word(Question.ALL, Question::name),
                        position -> position.question().orElseThrow());
        var awaited = of.open("awaited", Form.SEATS, position -> position.awaited().orElseThrow());
        var station = of.field("station", Pieces.STATION, Position::station, Station.MAJORITE);
        var round = of.field("round", Form.count(), Position::round, 1);
        var turn =
                of.open(
                        "turn",
                        Form.whole(0, Position.MOST_TURNS),
                        position -> position.turn().orElseThrow());
        var active = of.field("active", Form.SEAT, Position::active, Seat.of(0));
        var starter = of.field("starter", Form.SEAT, Position::starter, Seat.of(0));
        var whole = of.field("whole", Form.FLAG, Position::whole, false);
        var drawn = of.maybe("drawn", Form.TEXT, Position::drawn);
        var cards = of.maybe("cards", RECORDS, Position::cards);
        var players = of.field("players", player.entries(Form.SEAT), Position::players, Map.of());
        var piles = of.field("piles", pile.entries(Pieces.PILE), Position::piles, Map.of());
        var queue = of.field("queue", permission.list(), Position::queue, List.of());
        var discard = of.field("discard", Pieces.CARDS, Position::discard, List.of());
        var out = of.maybe("out", Pieces.CARDS, Position::out);
        var flow = of.maybe("flow", lay, Position::flow);
        return read ->
                new Position(
                        read.get(question),
                        read.get(awaited),
                        read.get(station),
                        read.get(round),
                        read.get(turn),
                        read.get(active),
                        read.get(starter),
                        read.get(whole),
                        read.get(drawn),
                        read.get(cards),
                        read.get(players),
                        read.get(piles),
                        read.get(queue),
                        read.get(discard),
                        read.get(out),
                        read.get(flow));
    }

    private static Form<Lay> lay(String name, Optional<Form<Lay>> around) {
        return Form.object(
                name,
                of -> {
                    var card = of.field("card", Form.TEXT, Lay::card);
                    var victim = of.maybe("victim", Form.SEAT, Lay::victim);
                    var chosen = of.maybe("chosen", Form.SEAT, Lay::chosen);
                    var moved = of.maybe("moved", COUNT, Lay::moved);
                    var effect =
                            of.field(
                                    "effect",
                                    Form.whole(-1, Position.MOST_EFFECTS),
                                    Lay::effect,
                                    -1);
                    var step = of.field("step", COUNT, Lay::step, 0);
                    var left = of.field("left", COUNT, Lay::left, 0);
                    var spared = of.field("spared", Form.SEATS, Lay::spared, Seats.NONE);
                    var waiting = of.field("waiting", Form.SEATS, Lay::waiting, Seats.NONE);
                    var placed = of.field("placed", Form.FLAG, Lay::placed, false);
                    var revealing = of.maybe("revealing", Form.SEATS, Lay::revealing);
                    var outer = around.map(form -> of.maybe("outer", form, Lay::outer));
                    return read ->
                            new Lay(
                                    read.get(card),
                                    read.get(victim),
                                    read.get(chosen),
                                    read.get(moved),
                                    read.get(effect),
                                    read.get(step),
                                    read.get(left),
                                    read.get(spared),
                                    read.get(waiting),
                                    read.get(placed),
                                    read.get(revealing),
                                    outer.flatMap(read::get));
                });
    }
}
