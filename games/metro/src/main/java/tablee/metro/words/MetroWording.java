package tablee.metro.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.RuleBook;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Wording;
import tablee.engine.Words;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.CardText;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;
import tablee.metro.rules.LegalActions;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroEvent;
import tablee.metro.rules.MetroEvent.*;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Question;
import tablee.metro.rules.Table;

/// What Métro says: the log, the buttons, the question of the moment.
public final class MetroWording implements Wording<MetroView, MetroAction> {

    private static final String HELPLESS = ".only";

    private final CardSet set;
    private final Class<?> home;
    private final Function<String, Texts> texts;
    private final Map<String, Words> names = new TreeMap<>();

    /// The words of a set.
    ///
    /// @param home the class beside which the texts and the book lie
    public MetroWording(CardSet set, Class<?> home) {
        this.set = set;
        this.home = home;
        this.texts = Texts.everyLanguage(home);
        for (Card card : set.cards()) {
            names.put(card.slug(), card.words());
        }
        for (Personnage character : set.characters()) {
            names.put(character.slug(), Words.of(character.title(), character.title()));
        }
    }

    @Override
    public Texts texts(String language) {
        return texts.apply(language);
    }

    @Override
    public RuleBook book(String language) {
        return RuleBook.of(home, language);
    }

    /// Beside a card's name stand `slug text` (its rules, a line each) and `slug flavour`.
    @Override
    public Map<String, Words> names() {
        var all = new HashMap<>(names);
        for (Card card : set.cards()) {
            all.put(card.slug() + " text", Words.of(lines(card, "fr"), lines(card, "en")));
            all.put(card.slug() + " flavour", card.flavour());
        }
        for (Personnage character : set.characters()) {
            all.put(character.slug() + " flavour", character.flavour());
        }
        return Map.copyOf(all);
    }

    private String lines(Card card, String language) {
        return String.join("\n", CardText.lines(set, card, texts(language)));
    }

    @Override
    public Map<String, Json> faces() {
        return CardFaces.of(set);
    }

    @Override
    public Set<String> pictured() {
        return Collections.unmodifiableSet(names.keySet());
    }

    /// The title in both languages; a card of an arranged position that this set does not know keeps its slug.
    private Object name(String slug) {
        int tilde = slug.indexOf('~');
        Words words = names.get(tilde < 0 ? slug : slug.substring(0, tilde));
        return words == null ? slug : words;
    }

    private Message names(List<String> slugs) {
        return slugs.isEmpty()
                ? Message.of("metro.hand.empty")
                : Message.list(slugs.stream().map(this::name).toList());
    }

    private static Message counts(List<Integer> counts) {
        var parts = new ArrayList<Message>();
        for (Station station : Station.ALL) {
            int count = counts.get(station.index());
            if (count > 0) {
                parts.add(Message.of("metro.count", count, station.words()));
            }
        }
        return parts.isEmpty() ? Message.of("metro.nothing") : Message.list(parts);
    }

    @Override
    public Message told(MetroView view, Event event) {
        return switch ((MetroEvent) event) {
            case StarterDrawn(Seat seat) -> Message.of("metro.told.starter", seat);
            case CharacterDealt(Seat seat, Optional<String> character) ->
                    maybe("metro.told.character", character, seat);
            case StationOpened(Station station, Seat starter) ->
                    Message.of("metro.told.station", station.words(), starter);
            case Dealt(Seat seat, int count, List<String> cards) ->
                    seen("metro.told.dealt", cards, seat, count);
            case TurnBegan(Seat seat, int round, int turn) ->
                    Message.of("metro.told.turn", seat, round, turn);
            case TurnSkipped(Seat seat) -> Message.of("metro.told.skipped", seat);
            case Drew(Seat seat, Optional<Station> pile, Optional<String> card) ->
                    pile.isEmpty()
                            ? Message.of("metro.told.drew.nothing", seat)
                            : maybe("metro.told.drew", card, seat, pile.get().words());
            case Changed(Seat seat, List<Integer> taken, List<Integer> _, List<String> cards) ->
                    seen("metro.told.changed", cards, seat, counts(taken));
            case Passed(Seat seat, Optional<Station> back, Optional<String> card) ->
                    back.isEmpty()
                            ? Message.of("metro.told.passed.nothing", seat)
                            : maybe("metro.told.passed", card, seat, back.get().words());
            case Returned(Seat seat, Station back, Optional<String> card) ->
                    maybe("metro.told.returned", card, seat, back.words());
            case Announced(Seat seat, Optional<String> card, boolean _) ->
                    maybe("metro.told.announced", card, seat);
            case Chose(Seat seat, Seat opponent) -> Message.of("metro.told.chose", seat, opponent);
            case MoveChosen(Seat seat, String accroc) ->
                    Message.of("metro.told.moveChosen", seat, name(accroc));
            case Laid(Seat seat, String card, int paid) ->
                    paid > 0
                            ? Message.of("metro.told.bought", seat, name(card), paid)
                            : Message.of("metro.told.laid", seat, name(card));
            case Sold(Seat seat, List<String> cards) ->
                    Message.of("metro.told.sold", seat, names(cards));
            case AccrocLaid(Seat seat, String card, Seat victim) ->
                    Message.of("metro.told.accroc", seat, name(card), victim);
            case DuelLaid(Seat seat, Optional<String> card, Optional<Seat> opponent, boolean _) ->
                    opponent.isEmpty()
                            ? Message.of("metro.told.duel", seat)
                            : maybe("metro.told.duel.named", card, seat, opponent.get());
            case Declined(Seat seat) -> Message.of("metro.told.declined", seat);
            case Revealed(Seat seat, String character) ->
                    Message.of("metro.told.revealed", seat, name(character));
            case Cancelled(Seat victim, String accroc) ->
                    Message.of("metro.told.cancelled", victim, name(accroc));
            case Spared(Seat seat, String accroc) ->
                    Message.of("metro.told.spared", seat, name(accroc));
            case AccrocMoved(Seat from, Seat to, String accroc) ->
                    Message.of("metro.told.moved", from, to, name(accroc));
            case MoneyChanged(Seat seat, int amount, String card) ->
                    card.equals("income")
                            ? Message.of("metro.told.income", seat, amount)
                            : changed("metro.told.money", seat, amount, card);
            case PointsChanged(Seat seat, int amount, String card) ->
                    changed("metro.told.points", seat, amount, card);
            case MoneyStolen(Seat from, Seat to, int amount) ->
                    Message.of("metro.told.stolen.money", from, to, amount);
            case CardStolen(Seat from, Seat to, String card, int refund) ->
                    refund > 0
                            ? Message.of("metro.told.stolen.refund", from, to, name(card), refund)
                            : Message.of("metro.told.stolen", from, to, name(card));
            case CardDestroyed(Seat owner, String card, int refund) ->
                    refund > 0
                            ? Message.of("metro.told.destroyed.refund", owner, name(card), refund)
                            : Message.of("metro.told.destroyed", owner, name(card));
            case CardsSwapped(Seat seat, String given, Seat other, String taken) ->
                    Message.of("metro.told.swapped", seat, name(given), other, name(taken));
            case HandsSwapped(Seat seat, Seat other, List<String> mine, List<String> theirs) ->
                    mine.isEmpty() && theirs.isEmpty()
                            ? Message.of("metro.told.hands", seat, other)
                            : Message.of(
                                    "metro.told.hands.seen",
                                    seat,
                                    other,
                                    names(mine),
                                    names(theirs));
            case TakenFromHand(Seat from, Seat to, Station back, Optional<String> card) ->
                    maybe("metro.told.taken", card, from, to, back.words());
            case HandPeeked(Seat by, Seat owner, List<String> cards) ->
                    seen("metro.told.peeked.hand", cards, by, owner);
            case CharacterPeeked(Seat by, Seat owner, Optional<String> character) ->
                    maybe("metro.told.peeked.character", character, by, owner);
            case PilePeeked(Seat by, Station pile, int count, List<String> cards) ->
                    seen("metro.told.peeked.pile", cards, by, pile.words(), count);
            case EffectBegan(Seat seat, String card, int effect, int turns) ->
                    Message.of(
                            "metro.told.effect", seat, name(card), turns, described(card, effect));
            case Stopped(Seat seat) -> Message.of("metro.told.stopped", seat);
            case CharacterShown(Seat seat, String character, int points) ->
                    Message.of("metro.told.shown", seat, name(character), points);
            case DuelShown(Seat seat, String card, Seat opponent, int points) ->
                    Message.of(
                            points > 0
                                    ? "metro.told.duel.won"
                                    : points < 0 ? "metro.told.duel.lost" : "metro.told.duel.level",
                            seat,
                            name(card),
                            opponent);
        };
    }

    /// More or less of something, by a card.
    private Message changed(String key, Seat seat, int amount, String card) {
        return Message.of(amount < 0 ? key + ".less" : key, seat, Math.abs(amount), name(card));
    }

    private Message described(String slug, int effect) {
        return set.bySlug(slug)
                .filter(card -> effect < card.effects().size())
                .map(card -> CardText.struck(set, card.effects().get(effect)))
                .orElse(Message.of("metro.nothing"));
    }

    /// One sentence for those who saw the card, another for those who did not.
    private Message maybe(String key, Optional<String> card, Object... args) {
        return card.map(seen -> ended(key + ".seen", args, name(seen)))
                .orElseGet(() -> Message.of(key, args));
    }

    /// The same of several cards.
    private Message seen(String key, List<String> cards, Object... args) {
        return cards.isEmpty() ? Message.of(key, args) : ended(key + ".seen", args, names(cards));
    }

    private static Message ended(String key, Object[] args, Object last) {
        var all = new ArrayList<>(List.of(args));
        all.add(last);
        return new Message(key, all);
    }

    @Override
    public Message said(MetroView view, MetroAction action) {
        return switch (action) {
            case MetroAction.Draw(Optional<Station> pile) ->
                    pile.isEmpty()
                            ? Message.of("metro.said.draw.nothing")
                            : Message.of("metro.said.draw", pile.get().words());
            case MetroAction.Change(int p, int m, int t) ->
                    Message.of("metro.said.change", counts(List.of(p, m, t)));
            case MetroAction.Lay(String card) -> Message.of("metro.said.lay", name(card));
            case MetroAction.Pass(String card) -> Message.of("metro.said.pass", name(card));
            case MetroAction.PassEmpty() -> Message.of("metro.said.pass.empty");
            case MetroAction.Sell(Set<String> cards) ->
                    Message.of("metro.said.sell", names(List.copyOf(cards)));
            case MetroAction.Against(Seat victim) -> Message.of("metro.said.against", victim);
            case MetroAction.Move(String accroc) -> Message.of("metro.said.move", name(accroc));
            case MetroAction.Duel(Seat opponent) -> Message.of("metro.said.duel", opponent);
            case MetroAction.Choose(Seat opponent) -> Message.of("metro.said.choose", opponent);
            case MetroAction.Reveal() -> Message.of("metro.said.reveal");
            case MetroAction.Decline() -> Message.of("metro.said.decline");
            case MetroAction.Take(String card) -> Message.of("metro.said.take", name(card));
            case MetroAction.Swap(String own, String theirs) ->
                    Message.of("metro.said.swap", name(own), name(theirs));
            case MetroAction.Stop() -> Message.of("metro.said.stop");
            case MetroAction.From(Station pile) -> Message.of("metro.said.pile", pile.words());
            case MetroAction.Return(String card) -> Message.of("metro.said.return", name(card));
            case MetroAction.Renew(int p, int m, int t) ->
                    Message.of("metro.said.renew", counts(List.of(p, m, t)));
        };
    }

    @Override
    public Message asked(MetroView view) {
        Table now = view.now();
        // METRO-SCORE-6
        if (now.question() == Question.OVER) {
            return Message.of("metro.over.terminus");
        }
        if (!(view.viewer() instanceof Seat seat) || !now.awaited().contains(seat)) {
            return now.awaited().isEmpty()
                    ? Message.of("metro.asked.chance")
                    : Message.of("metro.asked.wait", now.awaited());
        }
        String key = asked(now, seat);
        return now.laying()
                .map(card -> Message.of(key, (Object) card.words()))
                .orElseGet(() -> Message.of(key, ""));
    }

    /// METRO-HIDE-5 Whether somebody is helpless is theirs to know: an answer given beforehand fits both.
    @Override
    public String question(MetroView view) {
        String key = asked(view).key();
        return key.endsWith(HELPLESS) ? key.substring(0, key.length() - HELPLESS.length()) : key;
    }

    /// Whoever can only take what comes is asked all the same, so that nobody learns it from the table's haste (METRO-FLOW-7); but is told so.
    private static String asked(Table now, Seat seat) {
        String key = "metro.asked." + now.question().name();
        boolean helpless =
                now.question() == Question.REACT && LegalActions.of(now, seat.index()).size() == 1;
        return helpless ? key + HELPLESS : key;
    }

    @Override
    public List<String> board(MetroView view, Texts texts) {
        return MetroBoard.lines(view, texts);
    }

    @Override
    public List<String> clauses(Event event) {
        return switch ((MetroEvent) event) {
            case StarterDrawn _ -> List.of("METRO-SETUP-9");
            case CharacterDealt _ -> List.of("METRO-SETUP-1");
            case StationOpened _ -> List.of("METRO-GAME-2", "METRO-RULE-11");
            case Dealt _ -> List.of("METRO-SETUP-10");
            case TurnBegan _ -> List.of("METRO-STATION-1");
            case TurnSkipped _ -> List.of("METRO-RULE-46");
            case Drew _ -> List.of("METRO-TURN-2");
            case Changed _ -> List.of("METRO-TURN-9");
            case Passed _ -> List.of("METRO-TURN-8");
            case Returned _ -> List.of("METRO-RULE-20");
            case Announced _ -> List.of("METRO-TURN-3");
            case Chose _ -> List.of("METRO-FX-WHO");
            case MoveChosen _ -> List.of("METRO-RULE-42");
            case Laid(_, _, int paid) -> List.of(paid > 0 ? "METRO-WEALTH-1" : "METRO-TURN-4");
            case Sold _ -> List.of("METRO-RULE-34");
            case AccrocLaid _ -> List.of("METRO-ACCROC-6");
            case DuelLaid _ -> List.of("METRO-DEFI-3", "METRO-RULE-48");
            case Declined _ -> List.of("METRO-RULE-37");
            case Revealed _ -> List.of("METRO-PERSO-6");
            case Cancelled _ -> List.of("METRO-RULE-38");
            case Spared _ -> List.of("METRO-RULE-40");
            case AccrocMoved _ -> List.of("METRO-RULE-42");
            case MoneyChanged _ -> List.of("METRO-FX-1");
            case PointsChanged _ -> List.of("METRO-FX-2");
            case MoneyStolen _ -> List.of("METRO-RULE-31");
            case CardStolen _ -> List.of("METRO-RULE-29");
            case CardDestroyed _ -> List.of("METRO-RULE-28");
            case CardsSwapped _ -> List.of("METRO-FX-9");
            case HandsSwapped _ -> List.of("METRO-FX-10");
            case TakenFromHand _ -> List.of("METRO-FX-11");
            case HandPeeked _, CharacterPeeked _, PilePeeked _ -> List.of("METRO-FX-15");
            case EffectBegan _ -> List.of("METRO-RULE-45");
            case Stopped _ -> List.of("METRO-FX-14");
            case CharacterShown _ -> List.of("METRO-PERSO-4");
            case DuelShown _ -> List.of("METRO-RULE-48");
        };
    }
}
