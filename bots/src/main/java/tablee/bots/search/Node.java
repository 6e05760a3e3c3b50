package tablee.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One information set of one seat: what it may do there and how that went so far.
///
/// Actions are found by value and counted by how often they were *available*, not by visits of the node: should two worlds that look the same
/// to a seat ever disagree on what is legal, each action is judged by its own chances (Cowling, Powley and Whitehouse, 2012).
final class Node<A> {

    /// How much a promising but little tried action is worth, in standard deviations of what the node has seen: where a point more or less
    /// moves the chances by half a percent, curiosity must not speak louder. Only square roots: a logarithm may differ in its last bit from
    /// machine to machine, and the choice with it.
    private static final double CURIOSITY = 1.0;

    /// The spread of a node that has seen too little.
    private static final double USUAL = 0.1;

    /// The part of the inclination that is spread over all actions alike.
    private static final double OPENNESS = 0.1;

    /// An untried action is believed to be a little worse than the node so far, in standard deviations too.
    private static final double CAUTION = 0.2;

    private final List<A> actions;
    private double[] priors;
    private int[] available;
    private int[] visits;
    private double[] sums;
    private int allVisits;
    private double allSums;
    private double allSquares;

    Node(List<A> legal, double[] weights) {
        int size = legal.size();
        actions = new ArrayList<>(legal);
        priors = priors(weights);
        available = new int[size];
        visits = new int[size];
        sums = new double[size];
    }

    private static double[] priors(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double[] priors = new double[weights.length];
        for (int i = 0; i < priors.length; i++) {
            double even = 1.0 / priors.length;
            priors[i] = sum > 0 ? OPENNESS * even + (1 - OPENNESS) * weights[i] / sum : even;
        }
        return priors;
    }

    /// The index of the most promising of these actions.
    int select(List<A> legal) {
        int best = -1;
        double bestScore = 0;
        double spread = spread();
        for (int i = 0; i < legal.size(); i++) {
            int index = index(legal.get(i), i);
            available[index]++;
            double score = score(index, spread);
            if (best < 0 || score > bestScore) {
                best = index;
                bestScore = score;
            }
        }
        return best;
    }

    private double score(int index, double spread) {
        int tried = visits[index];
        double mean =
                tried > 0
                        ? sums[index] / tried
                        : (allVisits > 0 ? allSums / allVisits : 0.5) - CAUTION * spread;
        return mean
                + CURIOSITY * spread * priors[index] * Math.sqrt(available[index]) / (1 + tried);
    }

    /// Where this action is kept; `guess` is right whenever the list is the one the node was made from.
    private int index(A action, int guess) {
        if (guess < actions.size() && actions.get(guess).equals(action)) {
            return guess;
        }
        int found = actions.indexOf(action);
        return found >= 0 ? found : added(action);
    }

    private int added(A action) {
        int size = actions.size() + 1;
        actions.add(action);
        priors = Arrays.copyOf(priors, size);
        priors[size - 1] = OPENNESS / size;
        available = Arrays.copyOf(available, size);
        visits = Arrays.copyOf(visits, size);
        sums = Arrays.copyOf(sums, size);
        return size - 1;
    }

    A action(int index) {
        return actions.get(index);
    }

    void learn(int index, double value) {
        visits[index]++;
        sums[index] += value;
        allVisits++;
        allSums += value;
        allSquares += value * value;
    }

    private double spread() {
        double mean = allSums / Math.max(1, allVisits);
        double variance = allSquares / Math.max(1, allVisits) - mean * mean;
        return Math.sqrt((Math.max(0, variance) * allVisits + USUAL * USUAL) / (allVisits + 1));
    }
}
