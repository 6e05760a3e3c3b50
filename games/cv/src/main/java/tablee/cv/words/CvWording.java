package tablee.cv.words;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.cv.content.Card;
import tablee.cv.content.Deck;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvEvent;
import tablee.cv.rules.CvView;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.RuleBook;
import tablee.engine.Texts;
import tablee.engine.Wording;
import tablee.engine.Words;

/// What CV says, and how it looks in a terminal.
public final class CvWording implements Wording<CvView, CvAction> {

    private final Class<?> home;
    private final Deck deck;
    private final Messages messages;
    private final Function<String, Texts> texts;

    /// @param home the class beside which texts and rule book lie
    public CvWording(Class<?> home, Deck deck) {
        this.home = home;
        this.deck = deck;
        this.messages = new Messages(deck);
        this.texts = Texts.everyLanguage(home);
    }

    @Override
    public Texts texts(String language) {
        return texts.apply(language);
    }

    @Override
    public Message told(CvView view, Event event) {
        return messages.told((CvEvent) event);
    }

    @Override
    public Message said(CvView view, CvAction action) {
        return messages.said(view, action);
    }

    @Override
    public Message asked(CvView view) {
        return view.asked();
    }

    @Override
    public List<String> board(CvView view, Texts texts) {
        return new Board(view, texts).lines();
    }

    @Override
    public List<String> clauses(Event event) {
        return switch ((CvEvent) event) {
            case CvEvent.Shuffled _ -> List.of("CV-SETUP-2");
            case CvEvent.GoalDealt _ -> List.of("CV-SETUP-5");
            case CvEvent.PublicGoals _ -> List.of("CV-SETUP-6");
            case CvEvent.Offered _, CvEvent.Kept _ -> List.of("CV-SETUP-11", "CV-SETUP-12");
            case CvEvent.BicycleShown _ -> List.of("CV-SETUP-14", "CV-SETUP-15");
            case CvEvent.Laid _ -> List.of("CV-CLEAN-2");
            case CvEvent.TurnStarted _ -> List.of("CV-FLOW-2");
            case CvEvent.Threw _, CvEvent.Rolled _ -> List.of("CV-DICE-4", "CV-DICE-6");
            case CvEvent.Stopped _ -> List.of("CV-DICE-7");
            case CvEvent.Played _ -> List.of("CV-BUY-7", "CV-R-27");
            case CvEvent.Converted _ -> List.of("CV-R-14");
            case CvEvent.Borrowed _ -> List.of("CV-CARD-36.1");
            case CvEvent.Bought bought ->
                    bought.way() == CvAction.Way.LUCK
                            ? List.of("CV-LUCK-1")
                            : List.of("CV-BUY-2", "CV-R-34");
            case CvEvent.Misfortune _ -> List.of("CV-MISF-3", "CV-R-44");
            case CvEvent.NothingToLose _ -> List.of("CV-R-47");
            case CvEvent.Lost lost ->
                    lost.toMisfortune() ? List.of("CV-MISF-3") : List.of("CV-UPKEEP-3");
            case CvEvent.Paid _ -> List.of("CV-UPKEEP-1");
            case CvEvent.Placed _ -> List.of("CV-PLACE-7", "CV-PLACE-8");
            case CvEvent.LaidAside _ -> List.of("CV-BICO-3");
            case CvEvent.ToHand _ -> List.of("CV-PLACE-9");
            case CvEvent.Dropped _ -> List.of("CV-CLEAN-4");
            case CvEvent.OldAge _ -> List.of("CV-R-31");
            case CvEvent.DeckOut _ -> List.of("CV-AID-1", "CV-AID-2");
            case CvEvent.Took _, CvEvent.Declined _ -> List.of("CV-AID-3");
            case CvEvent.GameOver _ -> List.of("CV-END-1");
        };
    }

    /// CV-D-28 Names and texts of all cards: `16` and `16.text`, in the language of whoever looks.
    @Override
    public Map<String, Words> names() {
        var names = new TreeMap<String, Words>();
        for (Card card : deck.all()) {
            names.put(Integer.toString(card.number()), card.name());
            names.put(card.number() + ".text", card.text());
        }
        return names;
    }

    @Override
    public Map<String, Json> faces() {
        var faces = new TreeMap<String, Json>();
        for (Card card : deck.all()) {
            faces.put(Integer.toString(card.number()), deck.face(card.number()));
        }
        return faces;
    }

    @Override
    public Set<String> pictured() {
        return faces().keySet();
    }

    @Override
    public RuleBook book(String language) {
        return RuleBook.of(home, language);
    }
}
