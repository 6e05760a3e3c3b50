package tablee.bots.cabo;

import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.Plausibility;
import tablee.bots.Preference;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.engine.Message;
import tablee.engine.Seat;

/// The players of Cabo.
public final class CaboBots implements BotProvider<CaboView, CaboAction> {

    private final Habitue habitue = new Habitue(Style.HABITUE);
    private final Habitue guide = new Habitue(Style.GUIDE);

    @Override
    public String game() {
        return "cabo";
    }

    @Override
    public Bot<CaboView, CaboAction> debutant() {
        return new Debutant(Style.DEBUTANT);
    }

    @Override
    public Bot<CaboView, CaboAction> habitue() {
        return habitue;
    }

    /// Knows the sheet, cashes sets and is eager to know its own cards: a better match than people want of a habitué.
    @Override
    public Bot<CaboView, CaboAction> guide() {
        return guide;
    }

    @Override
    public Preference<CaboView, CaboAction> preference() {
        return guide;
    }

    @Override
    public Evaluation<CaboView> evaluation() {
        return new Standing();
    }

    @Override
    public Optional<Plausibility<CaboView>> plausibility() {
        return Optional.of(new Suspicion());
    }

    @Override
    public Optional<Message> reason(CaboView view, CaboAction action) {
        return view.viewer() instanceof Seat seat
                ? new Reasons(view, seat).of(action)
                : Optional.empty();
    }

    /// More than a round ever takes; rounds are played to their end, where the sheet speaks for itself.
    @Override
    public int horizon() {
        return 400;
    }
}
