package tablee.metro.forms;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;
import static tablee.engine.form.Field.open;

import java.util.List;
import tablee.engine.Json;
import tablee.engine.Seats;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Shape;
import tablee.metro.content.Category;
import tablee.metro.rules.Position;
import tablee.metro.rules.Position.Counts;
import tablee.metro.rules.Position.Duel;
import tablee.metro.rules.Position.Laid;
import tablee.metro.rules.Position.Player;
import tablee.metro.rules.Position.Running;
import tablee.metro.rules.Position.Trouble;

/// A player of a position or a view.
final class PlayerForm {

    private static final Form<Integer> TURN = Form.whole(0, Position.MOST_TURNS);
    private static final Form<Integer> COPY = Form.whole(0, Position.MOST_COPIES);
    private static final Form<Integer> LEDGER = Form.whole(-Position.MOST, Position.MOST);
    private static final Form<Integer> NUMBER = Form.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

    private static final Form<Laid> LAID =
            Form.object(
                    "MetroLaid",
                    Make.of(
                            Laid::new,
                            field("card", Form.TEXT, Laid::card),
                            open(
                                    "paid",
                                    Form.whole(0, Position.MOST_PAID),
                                    laid -> laid.paid().orElseThrow()),
                            field("turn", TURN, Laid::turn, 0)));

    private static final Form<Trouble> TROUBLE =
            Form.object(
                    "MetroTrouble",
                    Make.of(
                            Trouble::new,
                            field("card", Form.TEXT, Trouble::card),
                            open("layer", Form.SEAT, accroc -> accroc.layer().orElseThrow()),
                            field("spared", Form.SEATS, Trouble::spared, Seats.NONE),
                            field("turn", TURN, Trouble::turn, 0),
                            maybe("copy", COPY, Trouble::copy)));

    private static final Form<Duel> DUEL =
            Form.object(
                    "MetroDuel",
                    Make.of(
                            Duel::new,
                            field("card", Form.TEXT, Duel::card),
                            maybe("opponent", Form.SEAT, Duel::opponent)));

    private static final Form<Running> RUNNING =
            Form.object(
                    "MetroRunning",
                    Make.of(
                            Running::new,
                            field("card", Form.TEXT, Running::card),
                            field(
                                    "effect",
                                    Form.whole(0, Position.MOST_EFFECTS),
                                    Running::effect,
                                    0),
                            open(
                                    "left",
                                    Form.whole(1, Position.MOST_LEFT),
                                    running -> running.left().orElseThrow()),
                            field("fresh", Form.FLAG, Running::fresh, false),
                            field("turn", TURN, Running::turn, 0),
                            maybe("copy", COPY, Running::copy)));

    private static final Form<Counts> COUNTS =
            Form.object(
                    "MetroCounts",
                    of -> {
                        var points =
                                Category.ALL.stream()
                                        .map(
                                                category ->
                                                        of.field(
                                                                category.name(),
                                                                NUMBER,
                                                                counts ->
                                                                        counts.points()
                                                                                .get(
                                                                                        category
                                                                                                .index())))
                                        .toList();
                        var noblesse = of.field("noblesse", NUMBER, Counts::noblesse);
                        var patrimoine = of.field("patrimoine", NUMBER, Counts::patrimoine);
                        var properties = of.field("properties", NUMBER, Counts::properties);
                        var score = of.field("score", NUMBER, Counts::score);
                        var money = of.field("money", NUMBER, Counts::money);
                        var backs = of.field("backs", Form.count().list(), Counts::backs);
                        return read ->
                                new Counts(
                                        points.stream().map(read::get).toList(),
                                        read.get(noblesse),
                                        read.get(patrimoine),
                                        read.get(properties),
                                        read.get(score),
                                        read.get(money),
                                        read.get(backs));
                    });

    /// What screens get.
    static final Form<Player> SEEN = of("MetroPlayer", LAID, TROUBLE, DUEL, RUNNING);

    /// What a position may say: a card of which there is nothing to say is its name.
    static final Form<Player> ARRANGED =
            of("MetroSeat", orName(LAID), orName(TROUBLE), orName(DUEL), orName(RUNNING));

    private PlayerForm() {}

    /// `"colo"` for `{"card": "colo"}`.
    static <T> Form<T> orName(Form<T> form) {
        return Form.of(
                new Shape.Either(List.of(Form.TEXT.shape(), form.shape())),
                form::write,
                json ->
                        form.read(
                                json instanceof Json.Text
                                        ? Json.object().put("card", json).build()
                                        : json));
    }

    private static Form<Player> of(
            String name,
            Form<Laid> laid,
            Form<Trouble> trouble,
            Form<Duel> duel,
            Form<Running> effect) {
        return Form.object(
                name,
                of -> {
                    var hand = of.field("hand", Pieces.HELD.list(), Player::hand, List.of());
                    var noted =
                            of.open(
                                    "noted",
                                    Form.whole(0, Position.MOST_NOTED),
                                    player -> player.noted().orElseThrow());
                    var front = of.field("front", laid.list(), Player::front, List.of());
                    var accrocs = of.field("accrocs", trouble.list(), Player::accrocs, List.of());
                    var duels = of.field("duels", duel.list(), Player::duels, List.of());
                    var running = of.field("running", effect.list(), Player::running, List.of());
                    var character = of.maybe("character", Form.TEXT, Player::character);
                    var revealed = of.field("revealed", Form.FLAG, Player::revealed, false);
                    var seen = of.maybe("characterSeen", Form.SEATS, Player::characterSeen);
                    var money = of.field("money", LEDGER, Player::money, 0);
                    var points = of.field("points", LEDGER, Player::points, 0);
                    var counts = of.open("counts", COUNTS, player -> player.counts().orElseThrow());
                    return read ->
                            new Player(
                                    read.get(hand),
                                    read.get(noted),
                                    read.get(front),
                                    read.get(accrocs),
                                    read.get(duels),
                                    read.get(running),
                                    read.get(character),
                                    read.get(revealed),
                                    read.get(seen),
                                    read.get(money),
                                    read.get(points),
                                    read.get(counts));
                });
    }
}
