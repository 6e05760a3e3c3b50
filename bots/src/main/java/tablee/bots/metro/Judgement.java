package tablee.bots.metro;

import java.util.Optional;
import java.util.Set;
import tablee.engine.Seat;
import tablee.metro.content.Card;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Table;

/// What each answer is worth to the player who is asked, in points.
final class Judgement {

    /// Harm done to one of several opponents is worth less than points of one's own.
    private static final double MALICE = 0.62;

    private final Table table;
    private final Seat seat;
    private final Worth worth;
    private final Harm harm;
    private final double[] piles = {Double.NaN, Double.NaN, Double.NaN};
    private final double[] qualities = {Double.NaN, Double.NaN, Double.NaN};
    private double hand = Double.NaN;
    private double kept = Double.NaN;

    Judgement(MetroView view, Seat seat, boolean plans) {
        this.table = view.now();
        this.seat = seat;
        this.worth = new Worth(table, seat, plans);
        this.harm = new Harm(table, worth.turnsLeft());
    }

    double worth(MetroAction action) {
        return switch (action) {
            case MetroAction.Draw(Optional<Station> pile) ->
                    pile.map(station -> bestHeld() + pile(station)).orElse(0.0);
            case MetroAction.Change(int p, int m, int t) -> change(p, m, t);
            case MetroAction.Renew(int p, int m, int t) -> change(p, m, t);
            case MetroAction.Lay(String slug) -> lay(card(slug));
            case MetroAction.Pass(String slug) -> -worth.kept(card(slug)) - 0.5;
            case MetroAction.PassEmpty() -> -0.5;
            case MetroAction.Return(String slug) -> -worth.kept(card(slug));
            case MetroAction.Sell(Set<String> cards) -> -mine(cards);
            case MetroAction.Against(Seat victim) ->
                    table.laying().map(card -> attack(victim, card)).orElse(0.0);
            case MetroAction.Move(String accroc) -> harm.to(seat, card(accroc));
            case MetroAction.Duel(Seat opponent) -> duel(opponent);
            case MetroAction.Choose(Seat opponent) -> choose(opponent);
            case MetroAction.Reveal() -> reveal();
            case MetroAction.Decline() -> 0;
            case MetroAction.Take(String name) -> take(name);
            case MetroAction.Swap(String own, String theirs) -> swap(own, theirs);
            case MetroAction.Stop() -> 0.2;
            case MetroAction.From(Station pile) -> pile(pile);
        };
    }

    private Card card(String slug) {
        int tilde = slug.indexOf('~');
        return table.set().bySlug(tilde < 0 ? slug : slug.substring(0, tilde)).orElseThrow();
    }

    private double lay(Card card) {
        if (card.kind() != Kind.ACCROC) {
            boolean sale =
                    card.kind() == Kind.PATRIMOINE && table.price(seat, card) > table.money(seat);
            return worth.laid(card) - (sale ? 2 : 0);
        }
        double best = 0;
        for (int i = 0; i < table.seats(); i++) {
            if (i != seat.index()) {
                best = Math.max(best, attack(Seat.of(i), card));
            }
        }
        return best;
    }

    /// Harm to this opponent, the more the further ahead they are.
    private double attack(Seat victim, Card accroc) {
        double lead = table.score(victim) - table.score(seat);
        double weight = MALICE * (1 + Math.max(-0.3, Math.min(0.3, lead / 20)));
        return weight * harm.to(victim, accroc);
    }

    /// The best that could be laid from the hand as it is.
    private double bestHeld() {
        if (Double.isNaN(hand)) {
            hand = 0;
            for (Card held : table.hand()) {
                if (table.isLayable(seat, held)) {
                    hand = Math.max(hand, lay(held));
                }
            }
        }
        return hand;
    }

    /// What a card of this pile promises on average: to be laid now, or later.
    private double pile(Station station) {
        int index = station.index();
        if (Double.isNaN(piles[index])) {
            double held = table.question() == tablee.metro.rules.Question.TURN ? bestHeld() : 1.5;
            double sum = 0;
            int copies = 0;
            for (Card card : table.set().cards()) {
                if (card.station() == station && card.kind() != Kind.DEFI) {
                    boolean dead =
                            card.kind() == Kind.LIFE
                                    && table.hasTitle(seat, card)
                                    && !card.repeatable();
                    double now =
                            !dead && card.kind() != Kind.ACCROC && table.isLayable(seat, card)
                                    ? Math.max(0, worth.life(card) - held)
                                    : 0;
                    sum += card.copies() * (now + (dead ? 0 : 0.25 * worth.kept(card)));
                    copies += card.copies();
                }
            }
            piles[index] = copies == 0 ? 0 : sum / copies;
        }
        return piles[index];
    }

    /// A whole new hand costs a turn: only a dead hand is worth it.
    private double change(int p, int m, int t) {
        double fresh =
                p * quality(Station.PUBERTE)
                        + m * quality(Station.MAJORITE)
                        + t * quality(Station.MATURITE);
        boolean last = worth.turnsLeft() == 0;
        return bestHeld() > 0 || last ? -5 + 0.01 * fresh : 0.35 * (fresh - kept());
    }

    private double kept() {
        if (Double.isNaN(kept)) {
            kept = 0;
            for (Card held : table.hand()) {
                kept += worth.kept(held);
            }
        }
        return kept;
    }

    /// What an unknown card of this pile is worth in the hand.
    private double quality(Station station) {
        int index = station.index();
        if (Double.isNaN(qualities[index])) {
            qualities[index] = average(station);
        }
        return qualities[index];
    }

    private double average(Station station) {
        double sum = 0;
        int copies = 0;
        for (Card card : table.set().cards()) {
            if (card.station() == station && card.kind() != Kind.DEFI) {
                sum += card.copies() * worth.kept(card);
                copies += card.copies();
            }
        }
        return copies == 0 ? 0 : sum / copies;
    }

    private double mine(Set<String> names) {
        double sum = 0;
        for (String name : names) {
            sum += Worth.printed(card(name));
        }
        return sum;
    }

    private double duel(Seat opponent) {
        Optional<Card> card = table.laying();
        if (card.isEmpty()) {
            return 0;
        }
        int lead =
                table.metric(seat, card.get().metric())
                        - table.metric(opponent, card.get().metric());
        return card.get().more() ? lead : -lead;
    }

    /// An opponent to look at or to take from: the one in front, or the one with most to lose.
    private double choose(Seat opponent) {
        double score = table.score(opponent) / 10.0;
        Optional<Effect> effect = table.effect();
        if (effect.isPresent() && effect.get() instanceof Effect.StealMoney(_, int amount)) {
            return 3.0 * Math.min(amount, table.money(opponent)) + score;
        }
        boolean looks = effect.filter(Effect.Look.class::isInstance).isPresent();
        return looks && table.isRevealed(opponent) ? -1 : score;
    }

    /// Revealing lasts: it also spares what is still to come, but tells the others what this player is after.
    private double reveal() {
        double now = table.laying().map(card -> harm.to(seat, card)).orElse(0.0);
        return now + 0.1 * worth.turnsLeft() - 0.8;
    }

    private double take(String name) {
        Seat owner = table.affected().orElse(seat);
        Card card = card(name);
        boolean steals = table.effect().filter(Effect.StealCard.class::isInstance).isPresent();
        if (owner.equals(seat)) {
            return card.kind() == Kind.LIFE ? -worth.life(card) : -Worth.printed(card);
        }
        return Worth.printed(card) + (steals && card.kind() == Kind.LIFE ? worth.life(card) : 0);
    }

    private double swap(String own, String theirs) {
        return worth.life(card(theirs)) - worth.life(card(own));
    }
}
