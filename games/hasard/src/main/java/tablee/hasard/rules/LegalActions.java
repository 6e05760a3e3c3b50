package tablee.hasard.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// Every action open to the player whose turn it is, in a pinned order. Nothing is hidden, so the list tells nobody
/// anything new.
public final class LegalActions {

    private static final Price[] MIXED_PRICES = {Price.SA_SA, Price.SA_RI};
    private static final Price[] RESCUES = {Price.RI, Price.SA, Price.SA_RI};

    /// Act 4 of a pawn without partners, by what it may do: playouts ask for it at every turn.
    private static final List<List<HasardAction>> ENDS = ends();

    private static final int TWO_RINGS = 1 << Actions.PAWNS;
    private static final int LUCK = 2 << Actions.PAWNS;

    private LegalActions() {}

    /// For the viewer of this view; nothing for whoever is not asked.
    public static List<HasardAction> of(HasardView view) {
        return view.isAwaited() ? of(view.state()) : List.of();
    }

    /// The one answer everybody can tell, nothing being hidden; but one's own dice are thrown by oneself.
    public static Optional<HasardAction> only(HasardView open, Seat seat) {
        List<HasardAction> legal = open.awaited().contains(seat) ? of(open.state()) : List.of();
        return legal.size() == 1 && !legal.getFirst().equals(Actions.THROW)
                ? Optional.of(legal.getFirst())
                : Optional.empty();
    }

    /// For the player who is asked.
    public static List<HasardAction> of(HasardState state) {
        if (state.rolling) {
            return List.of();
        }
        return switch (state.phase) {
            case BIRTH, DESTINY, LIFT, THROW, REVOLT -> Actions.ONLY_THROW;
            case QUALITY, RING_DRAW -> Actions.THROW_OR_PASS;
            case CRADLE -> Actions.CRADLES;
            case TASK -> Actions.TASK;
            case MALADIE -> Actions.MALADIE;
            case TRANSFER, TRANSFER_END -> transfer(state);
            case CHANGE -> change(state, false);
            case MOBILISE -> change(state, true);
            case PROFESSION -> profession(state);
            case LAY -> lay(state);
            case RINGS -> rings(state);
            case END -> end(state);
            case VICTIM -> victims(state);
            case WAR_TRACK -> warTracks(state);
            case SOURCE -> sources(state);
            case LUCK, OVER -> List.of();
        };
    }

    private static List<HasardAction> transfer(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        actions.add(Actions.DONE);
        gifts(state, actions);
        return actions;
    }

    private static void gifts(HasardState state, List<HasardAction> actions) {
        gifts(state, Quality.RI, actions);
        gifts(state, Quality.SA, actions);
    }

    private static void gifts(HasardState state, Quality ring, List<HasardAction> actions) {
        for (int from = 0; from < state.count(); from++) {
            for (int to = 0; to < state.count(); to++) {
                if (Payment.canGive(state, ring, from, to)) {
                    actions.add(Actions.give(ring, from, to));
                }
            }
        }
    }

    /// HAS-R67: in a war the move is compulsory, only its price and place are chosen.
    private static List<HasardAction> change(HasardState state, boolean barracks) {
        var actions = new ArrayList<HasardAction>();
        if (!barracks) {
            actions.add(Actions.STAY);
        }
        boolean riches = state.canPay(Price.RI);
        boolean health = state.canPay(Price.SA);
        Destinations.each(
                state,
                barracks,
                place -> {
                    actions.add(Actions.change(place, Price.FREE));
                    if (riches) {
                        actions.add(Actions.change(place, Price.RI));
                    }
                    if (health) {
                        actions.add(Actions.change(place, Price.SA));
                    }
                });
        return actions;
    }

    /// HAS-R15 to HAS-R17, HAS-R70
    private static List<HasardAction> profession(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        int army = War.onlyTrack(state);
        if (army != HasardState.NOBODY) {
            actions.add(Actions.choose(army));
            return actions;
        }
        for (int track = 0; track < HasardState.TRACKS; track++) {
            if (state.height(track) > 0) {
                actions.add(Actions.choose(track));
            }
        }
        if (mayOpen(state)) {
            for (int profession = 0; profession < Profession.COUNT; profession++) {
                if (state.trackOf(profession) == HasardState.NOBODY) {
                    actions.add(Actions.open(profession));
                }
            }
        }
        return actions;
    }

    /// HAS-9-6, HAS-9-7, HAS-9-8, HAS-M-3, HAS-R16 One opening per pawn, and only while fewer than U tracks hold Cartons.
    static boolean mayOpen(HasardState state) {
        int used = 0;
        for (int track = 0; track < HasardState.TRACKS; track++) {
            used += state.height(track) > 0 ? 1 : 0;
        }
        return used < state.setup.options().usableTracks() && !state.hasOpened(state.active);
    }

    /// HAS-18-4, HAS-21-3, HAS-21-5, HAS-18-3, HAS-21-4
    private static List<HasardAction> lay(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        int exercised = state.professionAt(state.place(state.active));
        actions.add(Actions.lay(exercised, Price.SA));
        if (state.level().complete()) {
            for (int profession = 0; profession < Profession.COUNT; profession++) {
                if (profession != exercised && mayMix(state, profession)) {
                    for (Price price : MIXED_PRICES) {
                        if (state.canPay(price)) {
                            actions.add(Actions.lay(profession, price));
                        }
                    }
                }
            }
        }
        actions.add(Actions.DECLINE);
        return actions;
    }

    /// HAS-R58 No Carton of it lies on another track.
    static boolean mayMix(HasardState state, int profession) {
        int track = state.trackOf(profession);
        return track == HasardState.NOBODY || track == Place.track(state.place(state.active));
    }

    private static List<HasardAction> rings(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        for (Price price : RESCUES) {
            if (Throws.rescue(state, price)) {
                actions.add(Actions.spend(price));
            }
        }
        actions.add(Actions.REFUSE);
        return actions;
    }

    private static List<HasardAction> end(HasardState state) {
        List<HasardAction> own = ENDS.get(means(state));
        if (!state.camps() || state.gaveAtEnd) {
            return own;
        }
        var actions = new ArrayList<>(own);
        gifts(state, actions);
        return actions;
    }

    /// The pawns an ambush may go to, a second ring for a nine, the Luck die: a set, as [#ENDS] is sorted.
    private static int means(HasardState state) {
        int means = Turn.canThrowLuck(state) ? LUCK : 0;
        int riches = state.purse(state.active, Quality.RI);
        if (riches > 0 && state.ambushInStock()) {
            means |= riches > 1 ? TWO_RINGS : 0;
            for (int target = 0; target < state.count(); target++) {
                means |= Turn.isTarget(state, target) ? 1 << target : 0;
            }
        }
        return means;
    }

    private static List<List<HasardAction>> ends() {
        var ends = new ArrayList<List<HasardAction>>();
        for (int means = 0; means < LUCK << 1; means++) {
            var actions = new ArrayList<HasardAction>();
            actions.add(Actions.PASS);
            if ((means & LUCK) != 0) {
                actions.add(Actions.LUCK);
            }
            for (int target = 0; target < Actions.PAWNS; target++) {
                if ((means & (1 << target)) != 0) {
                    actions.add(Actions.ambush(target, 8));
                    if ((means & TWO_RINGS) != 0) {
                        actions.add(Actions.ambush(target, 9));
                    }
                }
            }
            ends.add(List.copyOf(actions));
        }
        return List.copyOf(ends);
    }

    private static List<HasardAction> victims(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (Revolution.isVictim(state, pawn)) {
                actions.add(Actions.victim(pawn));
            }
        }
        return actions;
    }

    private static List<HasardAction> warTracks(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        int tracks = War.shortest(state);
        for (int track = 0; track < HasardState.TRACKS; track++) {
            if (((tracks >> track) & 1) != 0) {
                actions.add(Actions.warTrack(track));
            }
        }
        return actions;
    }

    /// HAS-R42 The own pawn first, then the lowest number.
    private static List<HasardAction> sources(HasardState state) {
        var actions = new ArrayList<HasardAction>();
        if (Payment.isSource(state, state.active)) {
            actions.add(Actions.source(state.active));
        }
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (pawn != state.active && Payment.isSource(state, pawn)) {
                actions.add(Actions.source(pawn));
            }
        }
        return actions;
    }
}
