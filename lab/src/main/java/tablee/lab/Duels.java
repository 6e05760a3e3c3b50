package tablee.lab;

import java.util.Arrays;

/// What was counted in some deals of a tournament: every pair's duel, and how much each entrant thought.
public final class Duels implements Summed<Duels> {

    private static final long serialVersionUID = 1L;

    final Duel[] duels;
    final Thought[] thoughts;
    long hash;

    Duels(int pairs, int entrants) {
        duels = new Duel[pairs];
        Arrays.setAll(duels, _ -> new Duel());
        thoughts = new Thought[entrants];
        Arrays.setAll(thoughts, _ -> new Thought());
    }

    @Override
    public void add(Duels other) {
        for (int i = 0; i < duels.length; i++) {
            duels[i].add(other.duels[i]);
        }
        for (int i = 0; i < thoughts.length; i++) {
            thoughts[i].add(other.thoughts[i]);
        }
        hash += other.hash;
    }
}
