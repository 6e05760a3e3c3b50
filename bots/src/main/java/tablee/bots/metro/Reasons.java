package tablee.bots.metro;

import java.util.Optional;
import tablee.bots.value.Rounded;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Table;

/// What speaks for an answer, in points by the end: what a card brings, what a pile promises, what an Accroc costs somebody.
final class Reasons {

    private final Table table;
    private final Judgement judgement;
    private final Worth worth;
    private final Harm harm;
    private final Seat seat;

    Reasons(MetroView view, Seat seat) {
        this.table = view.now();
        this.seat = seat;
        this.judgement = new Judgement(view, seat, true);
        this.worth = new Worth(table, seat, true);
        this.harm = new Harm(table, worth.turnsLeft());
    }

    Optional<Message> of(MetroAction action) {
        return switch (action) {
            case MetroAction.Draw(Optional<Station> pile) -> pile.map(one -> pile("draw", one));
            case MetroAction.From(Station pile) -> Optional.of(pile("draw", pile));
            case MetroAction.Change _ -> Optional.of(say(canLay() ? "change" : "change.dead"));
            case MetroAction.Renew _ -> Optional.of(say("renew"));
            case MetroAction.Lay(String slug) -> lay(slug);
            case MetroAction.Pass(String slug) -> card(slug).map(this::missed);
            case MetroAction.Return(String slug) -> card(slug).map(this::missed);
            case MetroAction.Sell _ -> Optional.of(say("sell"));
            case MetroAction.Against(Seat victim) ->
                    table.laying()
                            .map(
                                    card ->
                                            say(
                                                    "against",
                                                    victim,
                                                    Rounded.points(harm.to(victim, card)),
                                                    table.score(victim)));
            case MetroAction.Move(String slug) ->
                    card(slug).map(card -> say("move", Rounded.points(harm.to(seat, card))));
            case MetroAction.Duel(Seat opponent) ->
                    Optional.of(
                            judgement.worth(action) >= 0
                                    ? say("duel", opponent)
                                    : say("duel.least", opponent));
            case MetroAction.Choose(Seat opponent) ->
                    Optional.of(say("choose", opponent, table.score(opponent)));
            case MetroAction.Reveal() ->
                    table.laying().map(card -> say("reveal", Rounded.points(harm.to(seat, card))));
            case MetroAction.Decline() -> Optional.of(say("decline"));
            case MetroAction.Take(String slug) ->
                    card(slug).map(card -> say("take", Rounded.points(Worth.printed(card))));
            case MetroAction.Swap _ ->
                    Optional.of(say("swap", Rounded.points(judgement.worth(action))));
            case MetroAction.PassEmpty(), MetroAction.Stop() -> Optional.empty();
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("why.metro." + key, args);
    }

    private Optional<Card> card(String slug) {
        int tilde = slug.indexOf('~');
        return table.set().bySlug(tilde < 0 ? slug : slug.substring(0, tilde));
    }

    private boolean canLay() {
        return table.hand().stream().anyMatch(card -> table.isLayable(seat, card));
    }

    private Message pile(String key, Station pile) {
        return say(
                key,
                Message.of("metro.station." + pile.name()),
                Rounded.points(judgement.worth(new MetroAction.From(pile))));
    }

    private Optional<Message> lay(String slug) {
        return card(slug)
                .map(
                        card ->
                                say(
                                        card.kind() == Kind.ACCROC ? "accroc" : "lay",
                                        Rounded.points(
                                                judgement.worth(new MetroAction.Lay(slug)))));
    }

    private Message missed(Card card) {
        double kept = worth.kept(card);
        return kept >= Rounded.LITTLE ? say("missed", Rounded.points(kept)) : say("missed.little");
    }
}
