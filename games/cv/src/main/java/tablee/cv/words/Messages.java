package tablee.cv.words;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Age;
import tablee.cv.content.Category;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvEvent;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Source;
import tablee.cv.rules.Table;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Words;

/// Sentences about CV that are not in any language yet.
final class Messages {

    private final Deck deck;

    Messages(Deck deck) {
        this.deck = deck;
    }

    private Words name(int card) {
        return deck.card(card).name();
    }

    Message said(CvView view, CvAction action) {
        Table table = view.table();
        return switch (action) {
            case CvAction.Keep(int card) -> Message.of("cv.say.keep", name(card));
            case CvAction.Throw(int dice) -> thrown(table, dice);
            case CvAction.Stop() -> Message.of("cv.say.stop");
            case CvAction.Play(int card) -> Message.of("cv.say.play", name(card));
            case CvAction.Convert(int card, Source.Ref source, Symbol to) ->
                    Message.of(
                            "cv.say.convert",
                            name(card),
                            SymbolWords.showing(table, source),
                            to.named());
            case CvAction.Borrow(Seat neighbour, Symbol symbol) ->
                    Message.of("cv.say.borrow", neighbour, symbol.named());
            case CvAction.Buy buy -> bought(table, buy);
            case CvAction.EndBuy() -> Message.of("cv.say.done");
            case CvAction.Discard(int card) -> Message.of("cv.say.discard", name(card));
            case CvAction.Pay(int card, List<Source.Ref> sources) ->
                    sources.isEmpty()
                            ? Message.of("cv.say.pay", name(card))
                            : Message.of(
                                    "cv.say.pay.with",
                                    name(card),
                                    SymbolWords.paying(table, sources));
            case CvAction.LetGo(int card) -> Message.of("cv.say.letgo", name(card));
            case CvAction.Place(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.LayAside(int card) -> Message.of("cv.say.aside", name(card));
            case CvAction.Decide(int card, Category category, int depth) ->
                    placed(card, category, depth);
            case CvAction.Take(int place) -> Message.of("cv.say.take", lying(table, place));
            case CvAction.Decline() -> Message.of("cv.say.decline");
        };
    }

    private Message placed(int card, Category category, int depth) {
        String key = depth == 0 ? "cv.say.place" : "cv.say.place.under";
        return Message.of(key, name(card), category.named(), depth);
    }

    private static Message thrown(Table table, int dice) {
        if (table.throwsMade() == 0) {
            return Message.of("cv.say.throw.first", Message.number(Integer.bitCount(dice)));
        }
        Symbols shown = SymbolWords.shown(table, dice);
        var numbers = new ArrayList<Integer>();
        for (int die = 0; die < Table.MOST_DICE; die++) {
            if ((dice >> die & 1) != 0) {
                numbers.add(die + 1);
            }
        }
        return shown.isEmpty()
                ? Message.of("cv.say.throw.fresh", numbers.size())
                : Message.of(
                        "cv.say.throw", shown.counted(), Message.list(numbers), numbers.size());
    }

    /// The card in this place of the market.
    private Object lying(Table table, int place) {
        int card = table.track(place - 1);
        return card == 0 ? Message.of("cv.say.nocard", place) : name(card);
    }

    private Message bought(Table table, CvAction.Buy buy) {
        Object card = lying(table, buy.place());
        boolean luck = buy.way() == CvAction.Way.LUCK;
        if (buy.sources().isEmpty() && buy.waived().isEmpty()) {
            if (luck) {
                return Message.of("cv.say.luck", card);
            }
            Symbols price = usual(table, buy);
            return price.isEmpty()
                    ? Message.of("cv.say.buy", card)
                    : Message.of("cv.say.buy.for", card, price.counted());
        }
        String key = luck ? "cv.say.luck.with" : "cv.say.buy.with";
        Message paying = SymbolWords.paying(table, buy.sources());
        return buy.waived().isEmpty()
                ? Message.of(key, card, paying)
                : Message.of(key + ".less", card, paying, buy.waived().counted());
    }

    /// What a purchase takes that names no sources; nothing if it is free, or cannot be made.
    private static Symbols usual(Table table, CvAction.Buy buy) {
        return table.paying(buy).map(table::shown).orElse(Symbols.NONE);
    }

    Message told(CvEvent event) {
        return switch (event) {
            case CvEvent.Shuffled(Age age) -> Message.of("cv.told.shuffled", age.named());
            case CvEvent.GoalDealt(Seat seat, int goal) ->
                    goal == 0
                            ? Message.of("cv.told.goal.hidden", seat)
                            : Message.of("cv.told.goal", seat, name(goal));
            case CvEvent.PublicGoals(List<Integer> goals) ->
                    Message.of("cv.told.goals", list(goals));
            case CvEvent.Offered(Seat seat, int number, List<Integer> cards) ->
                    cards.isEmpty()
                            ? Message.of("cv.told.offered.hidden", seat, number)
                            : Message.of("cv.told.offered", seat, list(cards));
            case CvEvent.Kept(Seat seat, int card) ->
                    card == 0
                            ? Message.of("cv.told.kept.hidden", seat)
                            : Message.of("cv.told.kept", seat, name(card));
            case CvEvent.BicycleShown(Seat seat) -> Message.of("cv.told.bicycle", seat);
            case CvEvent.Laid(int card, int place) -> Message.of("cv.told.laid", name(card), place);
            case CvEvent.TurnStarted(Seat seat, int round, int dice) ->
                    Message.of("cv.told.turn", seat, round, dice);
            case CvEvent.Threw(Seat seat, int dice) ->
                    Message.of("cv.told.threw", seat, Integer.bitCount(dice));
            case CvEvent.Rolled(Seat seat, int _, String faces) ->
                    Message.of("cv.told.rolled", seat, SymbolWords.faces(faces));
            case CvEvent.Stopped(Seat seat) -> Message.of("cv.told.stopped", seat);
            case CvEvent.Played(Seat seat, int card) ->
                    Message.of("cv.told.played", seat, name(card));
            case CvEvent.Converted(
                            Seat seat,
                            int card,
                            Source.Ref source,
                            Symbol from,
                            Symbol to) ->
                    Message.of(
                            "cv.told.converted",
                            seat,
                            name(card),
                            SymbolWords.showing(source, from),
                            to.named());
            case CvEvent.Borrowed(Seat seat, Seat neighbour, Symbol symbol) ->
                    Message.of("cv.told.borrowed", seat, neighbour, symbol.named());
            case CvEvent.Bought(
                            Seat seat,
                            int card,
                            int _,
                            CvAction.Way way,
                            var _,
                            Symbols paid) ->
                    way == CvAction.Way.LUCK
                            ? Message.of("cv.told.lucky", seat, name(card))
                            : paid.isEmpty()
                                    ? Message.of("cv.told.free", seat, name(card))
                                    : Message.of(
                                            "cv.told.bought", seat, name(card), paid.counted());
            case CvEvent.Misfortune(Seat seat, int badLuck) ->
                    Message.of("cv.told.misfortune", seat, badLuck);
            case CvEvent.NothingToLose(Seat seat) -> Message.of("cv.told.nothingToLose", seat);
            case CvEvent.Lost(Seat seat, int card, boolean toMisfortune) ->
                    Message.of(toMisfortune ? "cv.told.lost" : "cv.told.letgo", seat, name(card));
            case CvEvent.Paid(Seat seat, int card, var _, Symbols paid) ->
                    Message.of("cv.told.paid", seat, name(card), paid.counted());
            case CvEvent.Placed(Seat seat, int card, Category category, int depth) ->
                    Message.of(
                            "cv.told.placed" + (depth == 0 ? "" : ".under"),
                            seat,
                            name(card),
                            category.named(),
                            depth);
            case CvEvent.LaidAside(Seat seat, int card) ->
                    Message.of("cv.told.aside", seat, name(card));
            case CvEvent.ToHand(Seat seat, int card) ->
                    Message.of("cv.told.toHand", seat, name(card));
            case CvEvent.Dropped(int card) -> Message.of("cv.told.dropped", name(card));
            case CvEvent.OldAge() -> Message.of("cv.told.oldAge");
            case CvEvent.DeckOut(Age age, Seats eligible) ->
                    eligible.isEmpty()
                            ? Message.of("cv.told.deckOut", age.named())
                            : Message.of("cv.told.assist", age.named(), eligible);
            case CvEvent.Took(Seat seat, int card, int place) ->
                    Message.of("cv.told.took", seat, name(card), place);
            case CvEvent.Declined(Seat seat) -> Message.of("cv.told.declined", seat);
            case CvEvent.GameOver(List<Integer> goals) -> Message.of("cv.told.over", list(goals));
        };
    }

    Message list(List<Integer> cards) {
        return cards.isEmpty()
                ? Message.of("cv.none")
                : Message.list(cards.stream().map(this::name).toList());
    }
}
