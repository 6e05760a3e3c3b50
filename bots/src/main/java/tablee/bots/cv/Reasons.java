package tablee.bots.cv;

import java.util.Optional;
import tablee.bots.value.Rounded;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Table;
import tablee.engine.Message;

/// What speaks for an action: how many points a card is worth to this seat by the end, or what another throw is worth on average.
final class Reasons {

    private final CvView view;
    private final Table table;
    private final Worth worth;
    private final Player player;

    Reasons(CvView view, Player player) {
        this.view = view;
        this.table = view.table();
        this.worth = new Worth(view, Style.HABITUE, 0);
        this.player = player;
    }

    Optional<Message> of(CvAction action) {
        return switch (action) {
            case CvAction.Keep(int card) -> Optional.of(childhood(card));
            case CvAction.Throw(int dice) -> throwing(dice);
            case CvAction.Stop() -> stopping();
            case CvAction.Play(int card) -> Optional.of(event(table.deck().card(card)));
            case CvAction.Convert _, CvAction.Borrow _ -> Optional.of(say("towards"));
            case CvAction.Buy buy -> taking(buy.place());
            case CvAction.Take(int place) -> taking(place);
            case CvAction.EndBuy() -> Optional.of(say("enough"));
            case CvAction.Discard(int card) -> Optional.of(losing(card));
            case CvAction.LetGo(int card) -> Optional.of(losing(card));
            case CvAction.Pay(int card, var _) ->
                    Optional.of(say("pay", Rounded.points(worth.losing(card))));
            case CvAction.Place(int card, Category category, int depth) ->
                    Optional.of(placed(card, category, depth));
            case CvAction.Decide(int card, Category category, int depth) ->
                    Optional.of(placed(card, category, depth));
            case CvAction.LayAside _ -> Optional.of(say("aside"));
            case CvAction.Decline() -> Optional.empty();
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("why.cv." + key, args);
    }

    private Message childhood(int number) {
        Card card = table.deck().card(number);
        return card.isEvent()
                ? say("event", Rounded.points(worth.event(card.event())))
                : say("first", Rounded.points(card.points()));
    }

    private Message event(Card card) {
        return table.phase() == CvPhase.MISFORTUNE
                ? say("insurance")
                : say(card.event().symbols().isEmpty() ? "event.now" : "event.symbols");
    }

    private Optional<Message> taking(int place) {
        int card = table.track(place - 1);
        return card == 0
                ? Optional.empty()
                : Optional.of(say("taking", Rounded.points(worth.taking(card))));
    }

    private Message losing(int card) {
        double lost = worth.losing(card);
        return lost >= Rounded.LITTLE ? say("losing", Rounded.points(lost)) : say("losing.little");
    }

    private Message placed(int number, Category category, int depth) {
        var stack = table.stack(view.me(), category);
        Card card = table.deck().card(number);
        if (stack.isEmpty()) {
            return say("placed");
        }
        Card top = table.deck().card(stack.getFirst());
        return depth == 0
                ? say("placed.top", card.name(), top.name())
                : say("placed.under", top.name(), card.name());
    }

    /// What the rest of the throws is worth if these dice are kept, less what the roll is worth as it is.
    private Optional<Message> throwing(int dice) {
        if (table.throwsMade() == 0) {
            return Optional.empty();
        }
        return player.plan(view, 0)
                .map(plan -> value(plan, dice) - value(plan, 0))
                .map(
                        more ->
                                more >= Rounded.LITTLE
                                        ? say("throw", Rounded.points(more))
                                        : say("throw.little"));
    }

    private Optional<Message> stopping() {
        return table.throwsLeft() == 0
                ? Optional.of(say("stop.last"))
                : player.plan(view, 0).map(_ -> say("stop"));
    }

    private double value(DicePlan plan, int thrown) {
        int lying = table.freeDice() | table.frozenDice();
        return plan.keeping(DicePlan.row(table, lying & ~thrown));
    }
}
