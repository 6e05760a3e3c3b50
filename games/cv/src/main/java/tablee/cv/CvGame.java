package tablee.cv;

import java.util.List;
import java.util.Optional;
import tablee.cv.content.Deck;
import tablee.cv.forms.CvFormats;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvOptions;
import tablee.cv.rules.CvRules;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.cv.words.CvWording;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.engine.Words;

/// The rules of CV with one deck of cards.
public final class CvGame implements Game<CvState, CvView, CvAction> {

    private static final String RULES = "cv-1";

    private final Deck deck;
    private final CvRules rules;
    private final Formats<CvState, CvView, CvAction> formats;
    private final CvWording wording;

    public CvGame(Deck deck) {
        this.deck = deck;
        this.rules = new CvRules(deck);
        this.formats = CvFormats.of(rules);
        this.wording = new CvWording(CvGame.class, deck);
    }

    public Deck deck() {
        return deck;
    }

    @Override
    public GameInfo info() {
        return new GameInfo(
                "cv",
                Words.of("CV", "CV"),
                Words.of(
                        "Une vie achetée aux dés, carte après carte : études, amours, boulots et bicyclettes.",
                        "A life bought with dice, card by card: studies, loves, jobs and bicycles."),
                RULES,
                deck.set() + "/" + deck.fingerprint());
    }

    @Override
    public OptionList options() {
        return CvOptions.LIST;
    }

    @Override
    public CvState start(Settings settings) {
        return rules.start(CvOptions.of(settings));
    }

    @Override
    public Next next(CvState state) {
        return rules.next(state);
    }

    @Override
    public CvView view(CvState state, Viewer viewer) {
        return rules.view(state, viewer);
    }

    @Override
    public List<CvAction> legal(CvView view) {
        return view.legal();
    }

    @Override
    public List<CvAction> quickLegal(CvState state, Seat seat) {
        return rules.quickLegal(state, seat);
    }

    @Override
    public Optional<Refused> refusal(CvView view, CvAction action) {
        return rules.refusal(view, action);
    }

    @Override
    public CvAction meant(CvView view, CvAction action) {
        return rules.meant(view, action);
    }

    @Override
    public CvState act(CvState state, Seat seat, CvAction action, Events events) {
        return rules.act(state, seat, action, events);
    }

    @Override
    public CvState draw(CvState state, Drawn drawn, Events events) {
        return rules.draw(state, drawn, events);
    }

    @Override
    public CvState imagine(CvView view, Randomness random) {
        return rules.imagine(view, random);
    }

    @Override
    public CvAction whenAbsent(CvView view) {
        return rules.whenAbsent(view);
    }

    @Override
    public Optional<CvAction> onlyAnswer(CvView open, Seat seat) {
        return rules.onlyAnswer(open, seat);
    }

    @Override
    public void check(CvState state) {
        rules.broken(state)
                .ifPresent(
                        what -> {
                            throw new IllegalStateException(
                                    what + " in " + formats.position(state).print());
                        });
    }

    @Override
    public Formats<CvState, CvView, CvAction> formats() {
        return formats;
    }

    @Override
    public Wording<CvView, CvAction> wording() {
        return wording;
    }
}
