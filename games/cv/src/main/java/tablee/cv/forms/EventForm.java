package tablee.cv.forms;

import static tablee.engine.form.Field.field;

import java.util.List;
import java.util.function.Function;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvEvent;
import tablee.cv.rules.CvEvent.*;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.form.Field;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;

/// What happened, as programs read it. Card or goal 0 is one that the reader may not see.
final class EventForm {

    private static final Form<Integer> NUMBER = Form.count();
    private static final Form<List<Integer>> NUMBERS = NUMBER.list();
    private static final Form<CvAction.Way> BY_LUCK =
            Form.FLAG.as(
                    luck -> luck ? CvAction.Way.LUCK : CvAction.Way.COST,
                    way -> way == CvAction.Way.LUCK);

    static final Form<Event> FORM =
            Kinds.<Event>of("CvEvent")
                    .kind(
                            "shuffled",
                            Shuffled.class,
                            Shuffled::new,
                            field("age", Pieces.AGE, Shuffled::age))
                    .kind(
                            "goalDealt",
                            GoalDealt.class,
                            GoalDealt::new,
                            by(GoalDealt::seat),
                            field("goal", NUMBER, GoalDealt::goal))
                    .kind(
                            "publicGoals",
                            PublicGoals.class,
                            PublicGoals::new,
                            field("goals", NUMBERS, PublicGoals::goals))
                    .kind(
                            "offered",
                            Offered.class,
                            Offered::new,
                            by(Offered::seat),
                            field("number", NUMBER, Offered::number),
                            field("cards", NUMBERS, Offered::cards))
                    .kind("kept", Kept.class, Kept::new, by(Kept::seat), card(Kept::card))
                    .kind(
                            "bicycleShown",
                            BicycleShown.class,
                            BicycleShown::new,
                            by(BicycleShown::seat))
                    .kind("laid", Laid.class, Laid::new, card(Laid::card), place(Laid::place))
                    .kind(
                            "turnStarted",
                            TurnStarted.class,
                            TurnStarted::new,
                            by(TurnStarted::seat),
                            field("round", NUMBER, TurnStarted::round),
                            field("dice", NUMBER, TurnStarted::dice))
                    .kind(
                            "threw",
                            Threw.class,
                            Threw::new,
                            by(Threw::seat),
                            field("dice", Pieces.DICE, Threw::dice))
                    .kind(
                            "rolled",
                            Rolled.class,
                            Rolled::new,
                            by(Rolled::seat),
                            field("dice", Pieces.DICE, Rolled::dice),
                            field("faces", Form.TEXT, Rolled::faces))
                    .kind("stopped", Stopped.class, Stopped::new, by(Stopped::seat))
                    .kind("played", Played.class, Played::new, by(Played::seat), card(Played::card))
                    .kind(
                            "converted",
                            Converted.class,
                            Converted::new,
                            by(Converted::seat),
                            card(Converted::card),
                            field("source", Pieces.SOURCE, Converted::source),
                            field("from", Pieces.SYMBOL, Converted::from),
                            field("to", Pieces.SYMBOL, Converted::to))
                    .kind(
                            "borrowed",
                            Borrowed.class,
                            Borrowed::new,
                            by(Borrowed::seat),
                            field("neighbour", Form.SEAT, Borrowed::neighbour),
                            field("symbol", Pieces.SYMBOL, Borrowed::symbol))
                    .kind(
                            "bought",
                            Bought.class,
                            Bought::new,
                            by(Bought::seat),
                            card(Bought::card),
                            place(Bought::place),
                            field("luck", BY_LUCK, Bought::way),
                            field("with", Pieces.SOURCE.list(), Bought::sources),
                            field("paid", Pieces.SYMBOLS, Bought::paid))
                    .kind(
                            "misfortune",
                            CvEvent.Misfortune.class,
                            CvEvent.Misfortune::new,
                            by(CvEvent.Misfortune::seat),
                            field("badLuck", NUMBER, CvEvent.Misfortune::badLuck))
                    .kind(
                            "nothingToLose",
                            NothingToLose.class,
                            NothingToLose::new,
                            by(NothingToLose::seat))
                    .kind(
                            "lost",
                            Lost.class,
                            Lost::new,
                            by(Lost::seat),
                            card(Lost::card),
                            field("toMisfortune", Form.FLAG, Lost::toMisfortune))
                    .kind(
                            "paid",
                            Paid.class,
                            Paid::new,
                            by(Paid::seat),
                            card(Paid::card),
                            field("with", Pieces.SOURCE.list(), Paid::sources),
                            field("paid", Pieces.SYMBOLS, Paid::paid))
                    .kind(
                            "placed",
                            Placed.class,
                            Placed::new,
                            by(Placed::seat),
                            card(Placed::card),
                            field("category", Pieces.CATEGORY, Placed::category),
                            field("depth", NUMBER, Placed::depth))
                    .kind(
                            "laidAside",
                            LaidAside.class,
                            LaidAside::new,
                            by(LaidAside::seat),
                            card(LaidAside::card))
                    .kind("toHand", ToHand.class, ToHand::new, by(ToHand::seat), card(ToHand::card))
                    .kind("dropped", Dropped.class, Dropped::new, card(Dropped::card))
                    .alone("oldAge", OldAge.class, OldAge::new)
                    .kind(
                            "deckOut",
                            DeckOut.class,
                            DeckOut::new,
                            field("age", Pieces.AGE, DeckOut::age),
                            field("eligible", Form.SEATS, DeckOut::eligible))
                    .kind(
                            "took",
                            Took.class,
                            Took::new,
                            by(Took::seat),
                            card(Took::card),
                            place(Took::place))
                    .kind("declined", Declined.class, Declined::new, by(Declined::seat))
                    .kind(
                            "gameOver",
                            GameOver.class,
                            GameOver::new,
                            field("goals", NUMBERS, GameOver::goals));

    private EventForm() {}

    private static <E> Field<E, Seat> by(Function<E, Seat> seat) {
        return field("seat", Form.SEAT, seat);
    }

    private static <E> Field<E, Integer> card(Function<E, Integer> card) {
        return field("card", NUMBER, card);
    }

    private static <E> Field<E, Integer> place(Function<E, Integer> place) {
        return field("place", NUMBER, place);
    }
}
