package tablee.metro.forms;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.form.Field;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;
import tablee.metro.rules.MetroEvent.*;

/// What happened, as programs read it. What the reader did not see is a missing field.
final class EventForm {

    private static final Form<Integer> NUMBER = Form.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Form<List<Integer>> NUMBERS = NUMBER.list();

    static final Form<Event> FORM =
            Kinds.<Event>of("MetroEvent")
                    .kind(
                            "starterDrawn",
                            StarterDrawn.class,
                            StarterDrawn::new,
                            by(StarterDrawn::seat))
                    .kind(
                            "characterDealt",
                            CharacterDealt.class,
                            CharacterDealt::new,
                            by(CharacterDealt::seat),
                            maybe("character", Form.TEXT, CharacterDealt::character))
                    .kind(
                            "stationOpened",
                            StationOpened.class,
                            (seat, station) -> new StationOpened(station, seat),
                            by(StationOpened::starter),
                            field("station", Pieces.STATION, StationOpened::station))
                    .kind(
                            "dealt",
                            Dealt.class,
                            Dealt::new,
                            by(Dealt::seat),
                            number("count", Dealt::count),
                            cards(Dealt::cards))
                    .kind(
                            "turnBegan",
                            TurnBegan.class,
                            TurnBegan::new,
                            by(TurnBegan::seat),
                            number("round", TurnBegan::round),
                            number("turn", TurnBegan::turn))
                    .kind("turnSkipped", TurnSkipped.class, TurnSkipped::new, by(TurnSkipped::seat))
                    .kind(
                            "drew",
                            Drew.class,
                            Drew::new,
                            by(Drew::seat),
                            maybe("pile", Pieces.STATION, Drew::pile),
                            unseen(Drew::card))
                    .kind(
                            "changed",
                            Changed.class,
                            Changed::new,
                            by(Changed::seat),
                            field("taken", NUMBERS, Changed::taken),
                            field("returned", NUMBERS, Changed::returned),
                            cards(Changed::cards))
                    .kind(
                            "passed",
                            Passed.class,
                            Passed::new,
                            by(Passed::seat),
                            maybe("back", Pieces.STATION, Passed::back),
                            unseen(Passed::card))
                    .kind(
                            "returned",
                            Returned.class,
                            Returned::new,
                            by(Returned::seat),
                            field("back", Pieces.STATION, Returned::back),
                            unseen(Returned::card))
                    .kind(
                            "announced",
                            Announced.class,
                            (seat, faceDown, card) -> new Announced(seat, card, faceDown),
                            by(Announced::seat),
                            field("faceDown", Form.FLAG, Announced::faceDown),
                            unseen(Announced::card))
                    .kind("chose", Chose.class, Chose::new, by(Chose::seat), other(Chose::opponent))
                    .kind(
                            "moveChosen",
                            MoveChosen.class,
                            MoveChosen::new,
                            by(MoveChosen::seat),
                            card(MoveChosen::accroc))
                    .kind(
                            "laid",
                            Laid.class,
                            Laid::new,
                            by(Laid::seat),
                            card(Laid::card),
                            number("paid", Laid::paid))
                    .kind("sold", Sold.class, Sold::new, by(Sold::seat), cards(Sold::cards))
                    .kind(
                            "accrocLaid",
                            AccrocLaid.class,
                            AccrocLaid::new,
                            by(AccrocLaid::seat),
                            card(AccrocLaid::card),
                            other(AccrocLaid::victim))
                    .kind(
                            "duelLaid",
                            DuelLaid.class,
                            (seat, named, opponent, card) ->
                                    new DuelLaid(seat, card, opponent, named),
                            by(DuelLaid::seat),
                            field("named", Form.FLAG, DuelLaid::named),
                            maybe("other", Form.SEAT, DuelLaid::opponent),
                            unseen(DuelLaid::card))
                    .kind("declined", Declined.class, Declined::new, by(Declined::seat))
                    .kind(
                            "revealed",
                            Revealed.class,
                            Revealed::new,
                            by(Revealed::seat),
                            field("character", Form.TEXT, Revealed::character))
                    .kind(
                            "cancelled",
                            Cancelled.class,
                            Cancelled::new,
                            by(Cancelled::victim),
                            card(Cancelled::accroc))
                    .kind(
                            "spared",
                            Spared.class,
                            Spared::new,
                            by(Spared::seat),
                            card(Spared::accroc))
                    .kind(
                            "accrocMoved",
                            AccrocMoved.class,
                            AccrocMoved::new,
                            by(AccrocMoved::from),
                            other(AccrocMoved::to),
                            card(AccrocMoved::accroc))
                    .kind(
                            "moneyChanged",
                            MoneyChanged.class,
                            MoneyChanged::new,
                            by(MoneyChanged::seat),
                            number("amount", MoneyChanged::amount),
                            card(MoneyChanged::card))
                    .kind(
                            "pointsChanged",
                            PointsChanged.class,
                            PointsChanged::new,
                            by(PointsChanged::seat),
                            number("amount", PointsChanged::amount),
                            card(PointsChanged::card))
                    .kind(
                            "moneyStolen",
                            MoneyStolen.class,
                            MoneyStolen::new,
                            by(MoneyStolen::from),
                            other(MoneyStolen::to),
                            number("amount", MoneyStolen::amount))
                    .kind(
                            "cardStolen",
                            CardStolen.class,
                            CardStolen::new,
                            by(CardStolen::from),
                            other(CardStolen::to),
                            card(CardStolen::card),
                            number("refund", CardStolen::refund))
                    .kind(
                            "cardDestroyed",
                            CardDestroyed.class,
                            CardDestroyed::new,
                            by(CardDestroyed::owner),
                            card(CardDestroyed::card),
                            number("refund", CardDestroyed::refund))
                    .kind(
                            "cardsSwapped",
                            CardsSwapped.class,
                            (seat, other, given, taken) ->
                                    new CardsSwapped(seat, given, other, taken),
                            by(CardsSwapped::seat),
                            other(CardsSwapped::other),
                            field("given", Form.TEXT, CardsSwapped::given),
                            field("taken", Form.TEXT, CardsSwapped::taken))
                    .kind(
                            "handsSwapped",
                            HandsSwapped.class,
                            HandsSwapped::new,
                            by(HandsSwapped::seat),
                            other(HandsSwapped::other),
                            cards(HandsSwapped::toSeat),
                            field("theirs", Pieces.CARDS, HandsSwapped::toOther))
                    .kind(
                            "takenFromHand",
                            TakenFromHand.class,
                            TakenFromHand::new,
                            by(TakenFromHand::seat),
                            other(TakenFromHand::to),
                            field("back", Pieces.STATION, TakenFromHand::back),
                            unseen(TakenFromHand::card))
                    .kind(
                            "handPeeked",
                            HandPeeked.class,
                            HandPeeked::new,
                            by(HandPeeked::seat),
                            other(HandPeeked::owner),
                            cards(HandPeeked::cards))
                    .kind(
                            "characterPeeked",
                            CharacterPeeked.class,
                            CharacterPeeked::new,
                            by(CharacterPeeked::seat),
                            other(CharacterPeeked::owner),
                            maybe("character", Form.TEXT, CharacterPeeked::character))
                    .kind(
                            "pilePeeked",
                            PilePeeked.class,
                            PilePeeked::new,
                            by(PilePeeked::seat),
                            field("pile", Pieces.STATION, PilePeeked::pile),
                            number("count", PilePeeked::count),
                            cards(PilePeeked::cards))
                    .kind(
                            "effectBegan",
                            EffectBegan.class,
                            EffectBegan::new,
                            by(EffectBegan::seat),
                            card(EffectBegan::card),
                            number("effect", EffectBegan::effect),
                            number("turns", EffectBegan::turns))
                    .kind("stopped", Stopped.class, Stopped::new, by(Stopped::seat))
                    .kind(
                            "characterShown",
                            CharacterShown.class,
                            CharacterShown::new,
                            by(CharacterShown::seat),
                            field("character", Form.TEXT, CharacterShown::character),
                            number("points", CharacterShown::points))
                    .kind(
                            "duelShown",
                            DuelShown.class,
                            DuelShown::new,
                            by(DuelShown::seat),
                            card(DuelShown::card),
                            other(DuelShown::opponent),
                            number("points", DuelShown::points));

    private EventForm() {}

    private static <E> Field<E, Seat> by(Function<E, Seat> seat) {
        return field("seat", Form.SEAT, seat);
    }

    private static <E> Field<E, Seat> other(Function<E, Seat> seat) {
        return field("other", Form.SEAT, seat);
    }

    private static <E> Field<E, String> card(Function<E, String> card) {
        return field("card", Form.TEXT, card);
    }

    private static <E> Field<E, Optional<String>> unseen(Function<E, Optional<String>> card) {
        return maybe("card", Form.TEXT, card);
    }

    private static <E> Field<E, List<String>> cards(Function<E, List<String>> cards) {
        return field("cards", Pieces.CARDS, cards);
    }

    private static <E> Field<E, Integer> number(String name, Function<E, Integer> number) {
        return field(name, NUMBER, number);
    }
}
