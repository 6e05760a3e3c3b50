package tablee.metro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Viewer;

/// Cuts a view out of the truth (section 7.3): what the viewer may not know becomes a back without a face, by who saw a
/// card, never by the phase alone.
final class Masking {

    /// Opponent of somebody else's Défi under `SECRET`.
    static final int NO_ONE = 15;

    private Masking() {}

    static MetroView view(MetroState state, Viewer viewer) {
        int seat = viewer instanceof Seat s ? s.index() : -1;
        return new MetroView(viewer, new Table(now(state, seat), seat), memory(state, seat));
    }

    private static MetroState now(MetroState state, int viewer) {
        MetroState masked = state.copy();
        boolean over = state.question == Question.OVER;
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = masked.edit(seat);
            life.hand = seat == viewer ? faces(life.hand) : backs(state, life.hand);
            life.characterSeen = 0;
            if (seat != viewer && !over) {
                life.duels = duels(state, life.duels);
                if (!life.revealed) {
                    life.character = Life.UNKNOWN;
                }
            }
        }
        for (int pile = 0; pile < 3; pile++) {
            short[] cards = new short[state.piles[pile].length];
            Arrays.fill(cards, (short) MetroState.hiddenCard(pile));
            masked.piles[pile] = cards;
        }
        masked.out = Life.EMPTY;
        if (state.active != viewer) {
            if (state.drawn >= 0) {
                masked.drawn = MetroState.hiddenCard(state.back(state.drawn));
            }
            if (state.question == Question.DUEL) {
                masked.flow = new Flow(MetroState.hiddenCard(state.back(state.flow.card)));
            }
        }
        if (state.flow.revealing != 0) {
            masked.editFlow().revealing = 0;
        }
        return masked;
    }

    private static short[] faces(short[] hand) {
        short[] faces = hand.clone();
        for (int i = 0; i < faces.length; i++) {
            faces[i] &= 0xFF;
        }
        return faces;
    }

    /// METRO-HIDE-6 Numbers per back, never by position.
    private static short[] backs(MetroState state, short[] hand) {
        short[] backs = new short[hand.length];
        for (int i = 0; i < backs.length; i++) {
            backs[i] = (short) MetroState.hiddenCard(state.back(hand[i]));
        }
        Arrays.sort(backs);
        return backs;
    }

    /// METRO-HIDE-1, -3
    private static int[] duels(MetroState state, int[] duels) {
        int[] masked = new int[duels.length];
        for (int i = 0; i < duels.length; i++) {
            int opponent = state.options.namedDuels() ? duels[i] >> 8 : NO_ONE;
            masked[i] = MetroState.hiddenCard(state.back(duels[i])) | opponent << 8;
        }
        return masked;
    }

    private static MetroView.Memory memory(MetroState state, int viewer) {
        var hands = new ArrayList<List<String>>();
        var characters = new ArrayList<Optional<String>>();
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            var known = new ArrayList<String>();
            for (short card : life.hand) {
                if (seat != viewer && sees(card, viewer)) {
                    known.add(state.card(card).slug());
                }
            }
            known.sort(null);
            hands.add(known);
            boolean looked = viewer >= 0 && (life.characterSeen >> viewer & 1) != 0;
            characters.add(
                    looked && life.character >= 0
                            ? Optional.of(state.set.characters().get(life.character).slug())
                            : Optional.empty());
        }
        var piles = new ArrayList<MetroView.Piled>();
        for (Station station : Station.ALL) {
            short[] pile = state.piles[station.index()];
            for (int place = 0; place < pile.length; place++) {
                if (sees(pile[place], viewer)) {
                    piles.add(new MetroView.Piled(station, place, state.card(pile[place]).slug()));
                }
            }
        }
        return new MetroView.Memory(hands, piles, characters, answer(state, viewer));
    }

    private static boolean sees(int card, int viewer) {
        return viewer >= 0 && (card >> (8 + viewer) & 1) != 0;
    }

    private static Optional<Boolean> answer(MetroState state, int viewer) {
        return viewer >= 0 && (answered(state) >> viewer & 1) != 0
                ? Optional.of((state.flow.revealing >> viewer & 1) != 0)
                : Optional.empty();
    }

    /// METRO-RULE-40 Those who have answered a question that others still think about.
    static int answered(MetroState state) {
        if (state.question != Question.REACT || !state.flow.placed) {
            return 0;
        }
        int mask = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != state.active
                    && seat != state.flow.victim
                    && !state.lives[seat].revealed
                    && ((state.flow.waiting | state.flow.spared) >> seat & 1) == 0) {
                mask |= 1 << seat;
            }
        }
        return mask;
    }
}
