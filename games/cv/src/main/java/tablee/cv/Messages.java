package tablee.cv;

import java.util.List;
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

    static Message phase(CvPhase phase) {
        return Message.of("cv.phase." + phase.label().replace(' ', '.'));
    }

    static Message category(Category category) {
        return Message.of("cv.category." + category.word());
    }

    private Words name(int card) {
        return deck.card(card).name();
    }

    private static String letter(Symbol symbol) {
        return Character.toString(symbol.letter());
    }

    private static String with(List<Source.Ref> sources) {
        return String.join(" ", sources.stream().map(Source.Ref::toString).toList());
    }

    private static String dice(int dice) {
        return ActionText.dice(dice).trim();
    }

    Message said(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> Message.of("cv.say.keep", name(card));
            case CvAction.Throw(int dice) ->
                    Message.of("cv.say.throw", dice(dice), Integer.bitCount(dice));
            case CvAction.Stop() -> Message.of("cv.say.stop");
            case CvAction.Play(int card) -> Message.of("cv.say.play", name(card));
            case CvAction.Convert(int card, Source.Ref source, Symbol to) ->
                    Message.of("cv.say.convert", name(card), source.toString(), letter(to));
            case CvAction.Borrow(Seat neighbour, Symbol symbol) ->
                    Message.of("cv.say.borrow", neighbour, letter(symbol));
            case CvAction.Buy(
                            int place,
                            CvAction.Way way,
                            List<Source.Ref> sources,
                            Symbols waived) -> {
                String key = way == CvAction.Way.LUCK ? "cv.say.luck" : "cv.say.buy";
                if (sources.isEmpty() && waived.isEmpty()) {
                    yield Message.of(key, place);
                }
                yield Message.of(
                        key + ".with",
                        place,
                        with(sources),
                        waived.isEmpty() ? "–" : waived.toString());
            }
            case CvAction.EndBuy() -> Message.of("cv.say.done");
            case CvAction.Discard(int card) -> Message.of("cv.say.discard", name(card));
            case CvAction.Pay(int card, List<Source.Ref> sources) ->
                    sources.isEmpty()
                            ? Message.of("cv.say.pay", name(card))
                            : Message.of("cv.say.pay.with", name(card), with(sources));
            case CvAction.LetGo(int card) -> Message.of("cv.say.letgo", name(card));
            case CvAction.Place(int card, Category category, int depth) ->
                    Message.of(
                            "cv.say.place" + (depth == 0 ? "" : ".under"),
                            name(card),
                            category(category),
                            depth);
            case CvAction.LayAside(int card) -> Message.of("cv.say.aside", name(card));
            case CvAction.Decide(int card, Category category, int depth) ->
                    Message.of(
                            "cv.say.place" + (depth == 0 ? "" : ".under"),
                            name(card),
                            category(category),
                            depth);
            case CvAction.Take(int place) -> Message.of("cv.say.take", place);
            case CvAction.Decline() -> Message.of("cv.say.decline");
        };
    }

    Message told(CvEvent event) {
        return switch (event) {
            case CvEvent.Shuffled(Age age) -> Message.of("cv.told.shuffled", age(age));
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
                    Message.of("cv.told.threw", seat, dice(dice), Integer.bitCount(dice));
            case CvEvent.Rolled(Seat seat, int dice, String faces) ->
                    Message.of("cv.told.rolled", seat, faces, dice(dice));
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
                            source.toString(),
                            letter(from),
                            letter(to));
            case CvEvent.Borrowed(Seat seat, Seat neighbour, Symbol symbol) ->
                    Message.of("cv.told.borrowed", seat, neighbour, letter(symbol));
            case CvEvent.Bought(
                            Seat seat,
                            int card,
                            int place,
                            CvAction.Way way,
                            List<Source.Ref> sources) ->
                    way == CvAction.Way.LUCK
                            ? Message.of("cv.told.lucky", seat, name(card), with(sources), place)
                            : sources.isEmpty()
                                    ? Message.of("cv.told.free", seat, name(card), place)
                                    : Message.of(
                                            "cv.told.bought",
                                            seat,
                                            name(card),
                                            with(sources),
                                            place);
            case CvEvent.Misfortune(Seat seat, int badLuck) ->
                    Message.of("cv.told.misfortune", seat, badLuck);
            case CvEvent.NothingToLose(Seat seat) -> Message.of("cv.told.nothingToLose", seat);
            case CvEvent.Lost(Seat seat, int card, boolean toMisfortune) ->
                    Message.of(toMisfortune ? "cv.told.lost" : "cv.told.letgo", seat, name(card));
            case CvEvent.Paid(Seat seat, int card, List<Source.Ref> sources) ->
                    Message.of("cv.told.paid", seat, name(card), with(sources));
            case CvEvent.Placed(Seat seat, int card, Category category, int depth) ->
                    Message.of(
                            "cv.told.placed" + (depth == 0 ? "" : ".under"),
                            seat,
                            name(card),
                            category(category),
                            depth);
            case CvEvent.LaidAside(Seat seat, int card) ->
                    Message.of("cv.told.aside", seat, name(card));
            case CvEvent.ToHand(Seat seat, int card) ->
                    Message.of("cv.told.toHand", seat, name(card));
            case CvEvent.Dropped(int card) -> Message.of("cv.told.dropped", name(card));
            case CvEvent.OldAge() -> Message.of("cv.told.oldAge");
            case CvEvent.DeckOut(Age age, Seats eligible) ->
                    eligible.isEmpty()
                            ? Message.of("cv.told.deckOut", age(age))
                            : Message.of("cv.told.assist", age(age), eligible);
            case CvEvent.Took(Seat seat, int card, int place) ->
                    Message.of("cv.told.took", seat, name(card), place);
            case CvEvent.Declined(Seat seat) -> Message.of("cv.told.declined", seat);
            case CvEvent.GameOver(List<Integer> goals) -> Message.of("cv.told.over", list(goals));
        };
    }

    static Message age(Age age) {
        return Message.of("cv.age." + age.label());
    }

    /// Names one after another; a message for each further name, because a sentence has a fixed number of places.
    Message list(List<Integer> cards) {
        if (cards.isEmpty()) {
            return Message.of("cv.none");
        }
        if (cards.size() == 1) {
            return Message.of("cv.name", name(cards.getFirst()));
        }
        return Message.of("cv.and", name(cards.getFirst()), list(cards.subList(1, cards.size())));
    }

    Message asked(CvView view) {
        Table table = view.table();
        if (table.is(CvPhase.GAME_OVER)) {
            return Message.of("cv.ask.over");
        }
        if (view.me() < 0 || !view.awaited().contains(Seat.of(view.me()))) {
            return table.actor() < 0
                    ? Message.of("cv.ask.others")
                    : Message.of("cv.ask.wait", Seat.of(table.actor()));
        }
        String key = "cv.ask." + table.phase().label().replace(' ', '.');
        return switch (table.phase()) {
            case ROLL ->
                    table.throwsMade() == 0
                            ? Message.of("cv.ask.roll.first", table.dice())
                            : upTo(key, table.throwsLeft());
            case BUY -> upTo(key, Buying.MOST_CARDS - table.bytes[Table.BOUGHT]);
            case DECIDE -> Message.of(key, name(Placing.dueDecision(table, view.me())));
            case SETUP, DRAFT_1, DRAFT_2, THROWN, MISFORTUNE, UPKEEP, PLACE, ASSIST, GAME_OVER ->
                    Message.of(key);
        };
    }

    private static Message upTo(String key, int left) {
        return left > 0 ? Message.of(key, left) : Message.of(key + ".last");
    }
}
