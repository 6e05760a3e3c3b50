package tablee.cabo;

import static tablee.engine.form.Field.field;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import tablee.cabo.CaboEvent.*;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.form.Field;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;

/// What happened, as programs read it. A card that the reader may not see, or may not read again, is null.
final class EventForm {

    private static final Form<Integer> CARD = Pieces.CARD.orNull(CaboEvent.BLANK);
    private static final Form<OptionalInt> HIDDEN =
            CARD.as(
                    card -> card < 0 ? OptionalInt.empty() : OptionalInt.of(card),
                    card -> card.orElse(CaboEvent.BLANK));
    private static final Form<Integer> SLOT = Form.whole(1, Place.STRIDE);
    private static final Form<Slots> SLOTS = SLOT.list().as(EventForm::slots, Slots::list);

    static final Form<Event> FORM =
            Kinds.<Event>of("CaboEvent")
                    .kind(
                            "starter",
                            StarterDrawn.class,
                            StarterDrawn::new,
                            field("starter", Form.SEAT, StarterDrawn::starter))
                    .kind(
                            "roundStarted",
                            RoundStarted.class,
                            RoundStarted::new,
                            field("round", Form.count(), RoundStarted::round),
                            field("starter", Form.SEAT, RoundStarted::starter),
                            field("dealer", Form.SEAT, RoundStarted::dealer),
                            field("cards", Form.count(), RoundStarted::cards),
                            field("discard", CARD, RoundStarted::firstDiscard))
                    .kind(
                            "looked",
                            Looked.class,
                            Looked::new,
                            by(Looked::seat),
                            field("slot", SLOT, Looked::slot),
                            field("value", HIDDEN, Looked::value))
                    .kind("ready", SaidReady.class, SaidReady::new, by(SaidReady::seat))
                    .kind(
                            "drew",
                            Drew.class,
                            Drew::new,
                            by(Drew::seat),
                            field("value", HIDDEN, Drew::value))
                    .kind("took", Took.class, Took::new, by(Took::seat), card(Took::value))
                    .kind(
                            "exchanged",
                            Exchanged.class,
                            Exchanged::new,
                            by(Exchanged::seat),
                            field("slots", SLOTS, Exchanged::slots),
                            field("replaced", CARD, Exchanged::replaced),
                            field("taken", Form.FLAG, Exchanged::taken),
                            field("incoming", HIDDEN, Exchanged::incoming))
                    .kind(
                            "claimFailed",
                            ClaimFailed.class,
                            ClaimFailed::new,
                            by(ClaimFailed::seat),
                            field("slots", SLOTS, ClaimFailed::slots),
                            field("values", CARD.list(), ClaimFailed::values),
                            field("taken", Form.FLAG, ClaimFailed::taken),
                            field("incoming", CARD, ClaimFailed::incoming))
                    .kind(
                            "discarded",
                            Discarded.class,
                            Discarded::new,
                            by(Discarded::seat),
                            card(Discarded::value))
                    .kind(
                            "declared",
                            PowerDeclared.class,
                            PowerDeclared::new,
                            by(PowerDeclared::seat),
                            card(PowerDeclared::value))
                    .kind(
                            "peeked",
                            Peeked.class,
                            Peeked::new,
                            by(Peeked::seat),
                            field("slot", SLOT, Peeked::slot),
                            field("value", HIDDEN, Peeked::value))
                    .kind(
                            "spied",
                            Spied.class,
                            Spied::new,
                            by(Spied::seat),
                            field("card", Pieces.PLACE, Spied::card),
                            field("value", HIDDEN, Spied::value))
                    .kind(
                            "swapped",
                            Swapped.class,
                            Swapped::new,
                            by(Swapped::seat),
                            field("first", Pieces.PLACE, Swapped::first),
                            field("second", Pieces.PLACE, Swapped::second))
                    .kind(
                            "forwent",
                            Forwent.class,
                            Forwent::new,
                            by(Forwent::seat),
                            card(Forwent::value))
                    .kind("called", Called.class, Called::new, by(Called::seat))
                    .kind(
                            "renewed",
                            PileRenewed.class,
                            PileRenewed::new,
                            field("cards", Form.count(), PileRenewed::cards))
                    .kind(
                            "roundEnded",
                            RoundEnded.class,
                            RoundEnded::new,
                            field("round", Form.count(), RoundEnded::round),
                            field("tableaux", CARD.list().list(), RoundEnded::tableaux),
                            field("result", Pieces.RESULT, RoundEnded::result))
                    .kind("continued", WentOn.class, WentOn::new, by(WentOn::seat))
                    .kind(
                            "gameEnded",
                            GameEnded.class,
                            GameEnded::new,
                            field("scores", Pieces.COUNTS, GameEnded::scores));

    private EventForm() {}

    private static <E> Field<E, Seat> by(Function<E, Seat> seat) {
        return field("seat", Form.SEAT, seat);
    }

    private static <E> Field<E, Integer> card(Function<E, Integer> card) {
        return field("value", CARD, card);
    }

    private static Slots slots(List<Integer> slots) {
        int[] numbers = slots.stream().mapToInt(Integer::intValue).distinct().toArray();
        if (numbers.length != slots.size() || numbers.length < 1 || numbers.length > Slots.MOST) {
            throw BadInput.of("cabo.slots.shape", slots.toString());
        }
        return Slots.of(numbers);
    }
}
