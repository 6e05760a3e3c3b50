package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.metro.content.Station;

/// Cuts a view out of the truth (section 7.3): what the viewer may not know becomes a back without a face, by who saw a
/// card, never by the phase alone.
public final class Viewing {

    /// Opponent of somebody else's Défi under `SECRET`.
    static final int NO_ONE = 15;

    private Viewing() {}

    public static MetroView view(MetroState state, Viewer viewer) {
        int seat = viewer instanceof Seat s ? s.index() : -1;
        return new MetroView(viewer, now(state, seat), memory(state, seat));
    }

    /// What the viewer sees now; −1 is a spectator.
    public static Table now(MetroState state, int viewer) {
        boolean over = state.question == Question.OVER;
        int seats = state.seats();
        var shown = new Shown[seats];
        int[] backs = new int[seats];
        int[] characters = new int[seats];
        int[][] duels = new int[seats][];
        for (int seat = 0; seat < seats; seat++) {
            Life life = state.lives[seat];
            boolean known = seat == viewer || over;
            shown[seat] = life.shown;
            backs[seat] = backs(state, life.hand);
            characters[seat] = known || life.shown.revealed ? life.character : Life.UNKNOWN;
            duels[seat] = known ? life.duels : duels(state, life.duels);
        }
        short[] hand = viewer < 0 ? Life.NO_CARDS : faces(state.lives[viewer].hand);
        var table = new Table(state, viewer, shown, hand, backs, characters, duels);
        if (state.active != viewer) {
            if (state.drawn >= 0) {
                table.drawn = Box.hidden(state.back(state.drawn));
            }
            if (state.question == Question.DUEL) {
                table.flow = new Flow(Box.hidden(state.back(state.flow.card)));
            }
        }
        return table;
    }

    private static short[] faces(short[] hand) {
        short[] faces = hand.clone();
        for (int i = 0; i < faces.length; i++) {
            faces[i] = (short) Layout.card(faces[i]);
        }
        return faces;
    }

    /// METRO-HIDE-6 Numbers per back, never by position: a byte for each.
    private static int backs(MetroState state, short[] hand) {
        int backs = 0;
        for (short card : hand) {
            backs = Layout.countBack(backs, state.back(card));
        }
        return backs;
    }

    /// METRO-HIDE-1, -3
    private static int[] duels(MetroState state, int[] duels) {
        int[] masked = new int[duels.length];
        for (int i = 0; i < duels.length; i++) {
            int opponent = state.options.namedDuels() ? Layout.opponent(duels[i]) : NO_ONE;
            masked[i] = Layout.duel(Box.hidden(state.back(duels[i])), opponent);
        }
        return masked;
    }

    /// METRO-HIDE-2 Of a pile only what the viewer saw go there.
    private static MetroView.Memory memory(MetroState state, int viewer) {
        var hands = new ArrayList<List<String>>();
        var characters = new ArrayList<Optional<String>>();
        for (int seat = 0; seat < state.seats(); seat++) {
            Life life = state.lives[seat];
            var known = new ArrayList<String>();
            for (short card : life.hand) {
                if (seat != viewer && sees(card, viewer)) {
                    known.add(state.card(card).slug);
                }
            }
            known.sort(null);
            hands.add(known);
            boolean looked = viewer >= 0 && Layout.has(life.characterSeen, viewer);
            characters.add(
                    looked && life.character >= 0
                            ? Optional.of(state.box.character(life.character).slug())
                            : Optional.empty());
        }
        var piles = new ArrayList<MetroView.Piled>();
        for (Station station : Station.ALL) {
            short[] pile = state.pile(station.index()).toArray();
            for (int place = 0; place < pile.length; place++) {
                if (sees(pile[place], viewer)) {
                    piles.add(new MetroView.Piled(station, place, state.card(pile[place]).slug));
                }
            }
        }
        return new MetroView.Memory(hands, piles, characters, answer(state, viewer));
    }

    private static boolean sees(int card, int viewer) {
        return viewer >= 0 && Layout.knows(card, viewer);
    }

    private static Optional<Boolean> answer(MetroState state, int viewer) {
        return viewer >= 0 && Layout.has(answered(state), viewer)
                ? Optional.of(Layout.has(state.revealing, viewer))
                : Optional.empty();
    }

    /// METRO-RULE-40 Those who have answered a question that others still think about.
    static int answered(Open state) {
        if (state.question != Question.REACT || !state.flow.placed) {
            return 0;
        }
        int mask = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != state.active
                    && seat != state.flow.victim
                    && !state.shown(seat).revealed
                    && !Layout.has(state.flow.waiting | state.flow.spared, seat)) {
                mask |= Layout.only(seat);
            }
        }
        return mask;
    }
}
