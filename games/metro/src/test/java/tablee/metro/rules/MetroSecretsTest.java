package tablee.metro.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.metro.Tables;
import tablee.testkit.Rule;
import tablee.testkit.Secrets;

/// What a viewer cannot know changes nothing of what it gets.
@Rule({"METRO-HIDE-1", "METRO-HIDE-2", "METRO-HIDE-4", "METRO-HIDE-6", "METRO-HIDE-8"})
class MetroSecretsTest extends Secrets<MetroState, MetroView, MetroAction> {

    @Override
    protected Game<MetroState, MetroView, MetroAction> game() {
        return Tables.METRO;
    }

    @Override
    protected List<Settings> tables() {
        return List.of(
                Tables.of(3, "duels", "SECRET"),
                Tables.of(4, "intensity", "TOUT"),
                Tables.of(5, "passing", "FREE", "duels", "SECRET"),
                Tables.of(6));
    }

    @Override
    protected int games() {
        return 1;
    }

    /// Whoever changes their hand in the last turn of a station sees cards that are collected and shuffled in the same step.
    @Override
    protected boolean isFleeting(Event event) {
        return event instanceof MetroEvent.Changed;
    }

    /// The piles in another order wherever the viewer does not know a card, made without `imagine`.
    @Override
    protected Optional<MetroState> scramble(MetroState state, Viewer viewer, Randomness random) {
        int seat = viewer instanceof Seat s ? s.index() : -1;
        MetroState other = state.copy();
        for (int pile = 0; pile < 3; pile++) {
            short[] cards = state.pile(pile).toArray();
            int[] unknown =
                    java.util.stream.IntStream.range(0, cards.length)
                            .filter(i -> seat < 0 || (cards[i] >> (8 + seat) & 1) == 0)
                            .toArray();
            for (int i = unknown.length - 1; i > 0; i--) {
                int j = random.below(i + 1);
                short card = cards[unknown[j]];
                cards[unknown[j]] = cards[unknown[i]];
                cards[unknown[i]] = card;
            }
            other.pile(pile, Pile.owning(cards));
        }
        return other.equals(state) ? Optional.empty() : Optional.of(other);
    }
}
