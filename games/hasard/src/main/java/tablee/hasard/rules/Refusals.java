package tablee.hasard.rules;

import java.util.Optional;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.hasard.content.Profession;
import tablee.hasard.rules.HasardAction.*;

/// Why not. Whether an action is legal is decided by the list alone; this only finds the clause to show with the
/// refusal.
public final class Refusals {

    private Refusals() {}

    /// Empty for what is legal.
    public static Optional<Refused> of(HasardView view, HasardAction action) {
        HasardState state = view.state();
        if (state.phase == Phase.OVER) {
            return refused("HAS-R38", "hasard.refused.over");
        }
        if (!view.isAwaited()) {
            return refused("HAS-3-3", "hasard.refused.turn");
        }
        return LegalActions.of(state).contains(action)
                ? Optional.empty()
                : Optional.of(why(state, action));
    }

    private static Optional<Refused> refused(String clause, String key) {
        return Optional.of(Refused.of(clause, key));
    }

    /// What is asked for at the wrong moment is refused with the right one: the question of this moment stands on the screen anyway.
    private static Refused why(HasardState state, HasardAction action) {
        return switch (action) {
            case Throw() -> Refused.of("HAS-23-3", "hasard.refused.throw");
            case Pass() -> pass(state);
            case ChooseCradle _ -> Refused.of("HAS-6-2", "hasard.refused.cradle");
            case Give _, Done() -> give(state, action);
            case Source _ ->
                    state.phase == Phase.SOURCE
                            ? Refused.of("HAS-R42", "hasard.refused.source")
                            : Refused.of("HAS-R42", "hasard.refused.when.source");
            case Stay() -> stay(state);
            case Change change -> change(state, change);
            case Attempt(), Neglect() -> Refused.of("HAS-14-8", "hasard.refused.task");
            case Choose _ -> choose(state);
            case Open(Profession profession) -> open(state, profession);
            case Lay(Profession profession, Price _) -> lay(state, profession);
            case Decline() -> Refused.of("HAS-R44", "hasard.refused.when.decline");
            case Spend _, Refuse() ->
                    state.phase == Phase.RINGS
                            ? Refused.of("HAS-R13", "hasard.refused.spend")
                            : Refused.of("HAS-R13", "hasard.refused.when.spend");
            case Ambush ambush -> ambush(state, ambush);
            case ThrowLuck() -> luck(state);
            case GiveHealth(), LieDown() ->
                    atLevel(state, Level.V, "HAS-3-4", "HAS-19-6", "hasard.refused.when.ill");
            case Victim _ ->
                    state.phase == Phase.VICTIM
                            ? Refused.of("HAS-R76", "hasard.refused.victim")
                            : atLevel(
                                    state,
                                    Level.C,
                                    "HAS-3-4",
                                    "HAS-22-REV-2",
                                    "hasard.refused.when.victim");
            case WarTrack _ ->
                    state.phase == Phase.WAR_TRACK
                            ? Refused.of("HAS-R68", "hasard.refused.wartrack")
                            : atLevel(
                                    state,
                                    Level.C,
                                    "HAS-3-4",
                                    "HAS-R68",
                                    "hasard.refused.when.wartrack");
        };
    }

    /// The level is the obstacle where the table plays a lower one, else the moment is.
    private static Refused atLevel(
            HasardState state, Level from, String level, String clause, String key) {
        return state.level().compareTo(from) < 0
                ? level(level, from, state)
                : Refused.of(clause, key);
    }

    private static Message level(Level level) {
        return Message.of("option.level." + level.name());
    }

    private static Refused level(String clause, Level from, HasardState state) {
        return Refused.of(clause, "hasard.refused.level", level(from), level(state.level()));
    }

    private static Refused pass(HasardState state) {
        return switch (state.phase) {
            case THROW -> Refused.of("HAS-R11", "hasard.refused.pass");
            case BIRTH, DESTINY, LIFT, REVOLT -> Refused.of("HAS-R11", "hasard.refused.duty");
            default -> Refused.of("HAS-R11", "hasard.refused.when.pass");
        };
    }

    private static Refused give(HasardState state, HasardAction action) {
        if (!state.camps()) {
            return Refused.of("HAS-17-3", "hasard.refused.camps");
        }
        return switch (state.phase) {
            case TRANSFER, TRANSFER_END -> Refused.of("HAS-R42", "hasard.refused.give");
            case END ->
                    action instanceof Done || state.gaveAtEnd
                            ? Refused.of("HAS-R42", "hasard.refused.when.give")
                            : Refused.of("HAS-R42", "hasard.refused.give");
            default -> Refused.of("HAS-R42", "hasard.refused.when.give");
        };
    }

    private static Refused stay(HasardState state) {
        return state.phase == Phase.MOBILISE
                ? Refused.of("HAS-22-GUE-A1", "hasard.refused.stay")
                : atLevel(state, Level.V, "HAS-18-1", "HAS-23-1", "hasard.refused.when.change");
    }

    private static Refused change(HasardState state, Change change) {
        if (!state.level().veteran()) {
            return level("HAS-18-1", Level.V, state);
        }
        if (state.phase != Phase.CHANGE && state.phase != Phase.MOBILISE) {
            return Refused.of("HAS-20-1", "hasard.refused.when.change");
        }
        boolean barracks = state.phase == Phase.MOBILISE;
        if (Destinations.contains(state, change.place(), barracks)) {
            return Refused.of("HAS-20-7", "hasard.refused.price.change");
        }
        return barracks
                ? Refused.of("HAS-22-GUE-A1", "hasard.refused.stay")
                : Refused.of("HAS-20-2", "hasard.refused.destination");
    }

    private static Refused choose(HasardState state) {
        if (state.phase != Phase.PROFESSION) {
            return Refused.of("HAS-R15", "hasard.refused.when.profession");
        }
        return War.onlyTrack(state) == HasardState.NOBODY
                ? Refused.of("HAS-R15", "hasard.refused.track")
                : Refused.of("HAS-R70", "hasard.refused.stay");
    }

    private static Refused open(HasardState state, Profession profession) {
        if (state.phase != Phase.PROFESSION) {
            return Refused.of("HAS-R15", "hasard.refused.when.profession");
        }
        if (War.onlyTrack(state) != HasardState.NOBODY) {
            return Refused.of("HAS-R70", "hasard.refused.stay");
        }
        if (state.trackOf(profession.number()) != HasardState.NOBODY) {
            return Refused.of("HAS-R17", "hasard.refused.onBoard");
        }
        return state.hasOpened(state.active)
                ? Refused.of("HAS-R16", "hasard.refused.opened")
                : Refused.of("HAS-9-9", "hasard.refused.full");
    }

    private static Refused lay(HasardState state, Profession profession) {
        if (!state.level().veteran()) {
            return level("HAS-18-1", Level.V, state);
        }
        if (state.phase != Phase.LAY) {
            return Refused.of("HAS-R44", "hasard.refused.when.lay");
        }
        if (profession.number() == state.professionAt(state.place(state.active))) {
            return Refused.of("HAS-18-3", "hasard.refused.price.lay");
        }
        if (!state.level().complete()) {
            return level("HAS-21-1", Level.C, state);
        }
        return LegalActions.mayMix(state, profession.number())
                ? Refused.of("HAS-21-4", "hasard.refused.price.mix")
                : Refused.of("HAS-21-2", "hasard.refused.laid");
    }

    private static Refused ambush(HasardState state, Ambush ambush) {
        if (state.phase != Phase.END) {
            return Refused.of("HAS-R24", "hasard.refused.when.ambush");
        }
        int target = ambush.target() - 1;
        if (target < 0 || target >= state.count() || !state.opponents(state.active, target)) {
            return Refused.of("HAS-R25", "hasard.refused.target");
        }
        if (!state.lives(target)) {
            return Refused.of("HAS-R25", "hasard.refused.gone");
        }
        if (!Place.isCarton(state.place(target))) {
            return Refused.of("HAS-12-2", "hasard.refused.childhood");
        }
        if (state.ambush(target) != 0) {
            return Refused.of("HAS-12-1", "hasard.refused.ambushed");
        }
        return state.ambushInStock()
                ? Refused.of("HAS-11-1", "hasard.refused.price.ambush")
                : Refused.of("HAS-R29", "hasard.refused.stock");
    }

    private static Refused luck(HasardState state) {
        if (!state.level().veteran()) {
            return level("HAS-3-4", Level.V, state);
        }
        return state.phase == Phase.END
                ? Refused.of("HAS-19-1", "hasard.refused.luck")
                : Refused.of("HAS-19-3", "hasard.refused.when.luck");
    }
}
