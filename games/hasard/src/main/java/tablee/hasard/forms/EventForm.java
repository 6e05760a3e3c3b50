package tablee.hasard.forms;

import static tablee.engine.form.Field.field;
import static tablee.hasard.forms.Pieces.PLACE;
import static tablee.hasard.forms.Pieces.PROFESSION;
import static tablee.hasard.forms.Pieces.QUALITY;
import static tablee.hasard.forms.Pieces.TRACK;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.form.Field;
import tablee.engine.form.Fields;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Cause;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.Ending;
import tablee.hasard.rules.HasardEvent.*;
import tablee.hasard.rules.Luck;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;
import tablee.hasard.rules.ThrowKind;

/// What happened, as programs read it. Places, tracks and prices are written as people type them.
final class EventForm {

    private static final Form<Integer> NUMBER = Form.count();
    private static final Form<Integer> SEAT = Form.SEAT.as(Seat::index, Seat::of);
    private static final Form<Cause> CAUSE = Form.word(List.of(Cause.values()), Pieces::lower);
    private static final Form<Price> PRICE = Form.text(".+", Price::text, Price::of);
    private static final Form<List<Integer>> TWO_DICE =
            Form.whole(1, 6).list().as(EventForm::pair, dice -> dice);

    /// How many of each quality, those that are none left out.
    static final Form<Marks> MARKS = NUMBER.entries().as(EventForm::marks, EventForm::counts);

    static final Form<Event> FORM =
            Kinds.<Event>of("HasardEvent")
                    .kind("birth", BirthThrown.class, EventForm::birth)
                    .kind("thrown", Thrown.class, EventForm::thrown)
                    .kind(
                            "luck",
                            LuckShown.class,
                            LuckShown::new,
                            pawn(LuckShown::pawn),
                            field(
                                    "face",
                                    Form.word(List.of(Luck.values()), Pieces::lower),
                                    LuckShown::face))
                    .kind(
                            "destiny",
                            DestinyShown.class,
                            DestinyShown::new,
                            pawn(DestinyShown::pawn),
                            field(
                                    "face",
                                    Form.word(List.of(Destiny.values()), Destiny::name),
                                    DestinyShown::face))
                    .kind(
                            "born",
                            Born.class,
                            (pawn, seat) -> new Born(seat, pawn),
                            pawn(Born::pawn),
                            field("seat", SEAT, Born::seat))
                    .kind(
                            "drawPassed",
                            DrawPassed.class,
                            DrawPassed::new,
                            pawn(DrawPassed::pawn),
                            field("quality", QUALITY, DrawPassed::quality))
                    .kind(
                            "beadGained",
                            BeadGained.class,
                            BeadGained::new,
                            pawn(BeadGained::pawn),
                            field("quality", QUALITY, BeadGained::quality))
                    .kind(
                            "ringsGained",
                            RingsGained.class,
                            RingsGained::new,
                            pawn(RingsGained::pawn),
                            ring(RingsGained::ring),
                            field("count", NUMBER, RingsGained::count))
                    .kind(
                            "ringsLost",
                            RingsLost.class,
                            RingsLost::new,
                            pawn(RingsLost::pawn),
                            ring(RingsLost::ring),
                            field("count", NUMBER, RingsLost::count))
                    .kind(
                            "ringSpent",
                            RingSpent.class,
                            RingSpent::new,
                            pawn(RingSpent::pawn),
                            field("source", NUMBER, RingSpent::source),
                            ring(RingSpent::ring))
                    .kind(
                            "ringGiven",
                            RingGiven.class,
                            RingGiven::new,
                            pawn(RingGiven::from),
                            field("to", NUMBER, RingGiven::to),
                            ring(RingGiven::ring))
                    .kind("turn", TurnBegan.class, TurnBegan::new, pawn(TurnBegan::pawn))
                    .kind(
                            "moved",
                            Moved.class,
                            Moved::new,
                            pawn(Moved::pawn),
                            field("from", PLACE, Moved::from),
                            field("to", PLACE, Moved::to),
                            field("cause", CAUSE, Moved::cause))
                    .kind(
                            "displaced",
                            Displaced.class,
                            Displaced::new,
                            pawn(Displaced::pawn),
                            field("from", PLACE, Displaced::from),
                            field("to", PLACE, Displaced::to))
                    .kind(
                            "ambushPlaced",
                            AmbushPlaced.class,
                            AmbushPlaced::new,
                            pawn(AmbushPlaced::pawn),
                            field("target", NUMBER, AmbushPlaced::target),
                            field("face", NUMBER, AmbushPlaced::face))
                    .kind(
                            "ambushInherited",
                            AmbushInherited.class,
                            AmbushInherited::new,
                            pawn(AmbushInherited::pawn),
                            field("face", NUMBER, AmbushInherited::face))
                    .kind(
                            "ambushLowered",
                            AmbushLowered.class,
                            AmbushLowered::new,
                            pawn(AmbushLowered::pawn),
                            field("face", NUMBER, AmbushLowered::face))
                    .kind(
                            "ambushLifted",
                            AmbushLifted.class,
                            AmbushLifted::new,
                            pawn(AmbushLifted::pawn))
                    .kind(
                            "ambushRemoved",
                            AmbushRemoved.class,
                            AmbushRemoved::new,
                            place(AmbushRemoved::place))
                    .kind(
                            "trackNamed",
                            TrackNamed.class,
                            TrackNamed::new,
                            pawn(TrackNamed::pawn),
                            field("track", TRACK, TrackNamed::track))
                    .kind(
                            "cartonLaid",
                            CartonLaid.class,
                            CartonLaid::new,
                            pawn(CartonLaid::pawn),
                            field("profession", PROFESSION, CartonLaid::profession),
                            field("rank", NUMBER, CartonLaid::rank),
                            field("track", TRACK, CartonLaid::track),
                            field("price", PRICE, CartonLaid::price))
                    .kind("heldUp", HeldUp.class, HeldUp::new, pawn(HeldUp::pawn))
                    .kind(
                            "taskAnnounced",
                            TaskAnnounced.class,
                            TaskAnnounced::new,
                            pawn(TaskAnnounced::pawn),
                            place(TaskAnnounced::place))
                    .kind(
                            "taskWon",
                            TaskWon.class,
                            TaskWon::new,
                            pawn(TaskWon::pawn),
                            place(TaskWon::place),
                            field("reward", QUALITY, TaskWon::reward))
                    .kind(
                            "taskFailed",
                            TaskFailed.class,
                            TaskFailed::new,
                            pawn(TaskFailed::pawn),
                            place(TaskFailed::place))
                    .kind(
                            "destinyTriggered",
                            DestinyTriggered.class,
                            DestinyTriggered::new,
                            pawn(DestinyTriggered::pawn))
                    .alone("destinyRoundEnded", DestinyRoundEnded.class, DestinyRoundEnded::new)
                    .kind("wounded", Wounded.class, Wounded::new, pawn(Wounded::pawn))
                    .kind(
                            "died",
                            Died.class,
                            Died::new,
                            pawn(Died::pawn),
                            field("cause", CAUSE, Died::cause))
                    .kind(
                            "exchanged",
                            Exchanged.class,
                            Exchanged::new,
                            pawn(Exchanged::pawn),
                            field("other", NUMBER, Exchanged::other))
                    .kind("succeeded", Succeeded.class, Succeeded::new, pawn(Succeeded::pawn))
                    .kind(
                            "settled",
                            Settled.class,
                            Settled::new,
                            field(
                                    "tokens",
                                    Form.whole(Integer.MIN_VALUE, Integer.MAX_VALUE).list(),
                                    Settled::tokens))
                    .kind(
                            "gameOver",
                            GameOver.class,
                            GameOver::new,
                            field(
                                    "ending",
                                    Form.word(List.of(Ending.values()), Pieces::lower),
                                    GameOver::ending));

    private EventForm() {}

    private static Function<Fields.Read, BirthThrown> birth(Fields<BirthThrown> of) {
        var seat = of.field("seat", SEAT, BirthThrown::seat);
        var dice = of.field("dice", TWO_DICE, birth -> List.of(birth.die1(), birth.die2()));
        return read ->
                new BirthThrown(
                        read.get(seat), read.get(dice).getFirst(), read.get(dice).getLast());
    }

    private static Function<Fields.Read, Thrown> thrown(Fields<Thrown> of) {
        var pawn = of.field("pawn", NUMBER, Thrown::pawn);
        var dice = of.field("dice", TWO_DICE, thrown -> List.of(thrown.die1(), thrown.die2()));
        var kind =
                of.field(
                        "for", Form.word(List.of(ThrowKind.values()), Pieces::lower), Thrown::kind);
        var bonus = of.field("bonus", MARKS, Thrown::bonus);
        var needed = of.field("needed", NUMBER, Thrown::needed);
        var bar = of.field("bar", Form.TEXT, Thrown::bar);
        return read ->
                new Thrown(
                        read.get(pawn),
                        read.get(kind),
                        read.get(dice).getFirst(),
                        read.get(dice).getLast(),
                        read.get(bonus),
                        read.get(needed),
                        read.get(bar));
    }

    private static <E> Field<E, Integer> pawn(Function<E, Integer> pawn) {
        return field("pawn", NUMBER, pawn);
    }

    private static <E> Field<E, Quality> ring(Function<E, Quality> ring) {
        return field("ring", QUALITY, ring);
    }

    private static <E> Field<E, Place> place(Function<E, Place> place) {
        return field("place", PLACE, place);
    }

    private static List<Integer> pair(List<Integer> dice) {
        if (dice.size() != 2) {
            throw BadInput.of("engine.notation.shape", dice.toString(), "[3, 5]");
        }
        return dice;
    }

    private static Marks marks(Map<String, Integer> counts) {
        var marks = new TreeMap<Quality, Integer>();
        counts.forEach((code, count) -> marks.put(Quality.of(code), count));
        return Marks.of(marks);
    }

    private static Map<String, Integer> counts(Marks marks) {
        var counts = new LinkedHashMap<String, Integer>();
        marks.counts().forEach((quality, count) -> counts.put(quality.code(), count));
        return counts;
    }
}
