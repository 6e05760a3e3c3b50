#!/usr/bin/env python3
"""Teaches a small network to play Cabo for two by watching the habitué, and lets it play the débutant. Needs numpy.

    python3 python/examples/train_cabo.py

The network has one hidden layer; it sees cards by their kind (a place for each value), because a 9 is not "a little more than an 8" when one
looks for pairs. The teacher's decisions on many tables are what it learns; some of the tables are played by the pupil itself, so that it also meets the
positions that its own mistakes lead to. The examination is played on deals that nothing was learnt from.
"""
import argparse

import numpy as np

from tablee import TableeVector

CARDS = 14


def encoder(layout):
    """Rows as the network sees them: cards as places, the rest scaled."""
    kinds = [name == "held" or name == "top" or name.startswith("card ") for name in layout]
    cards = np.array(kinds)
    names = np.array(layout)
    scale = np.ones(len(layout), np.float32)
    scale[names == "turns"] = 1 / 20
    scale[(names == "pile") | (names == "discards")] = 1 / 50
    scale[[name.startswith("score") for name in layout]] = 1 / 100

    def encode(rows):
        plain = rows[:, ~cards] * scale[~cards]
        shown = rows[:, cards].astype(int)
        places = (shown[:, :, None] == np.arange(CARDS)).reshape(len(rows), -1).astype(np.float32)
        total = np.where(shown[:, 2:6] < 0, 6.5, shown[:, 2:6]).sum(axis=1, keepdims=True) / 26
        return np.concatenate([plain, places, total.astype(np.float32), np.ones((len(rows), 1), np.float32)], axis=1)

    return encode


class Network:
    """Two layers, learning by Adam."""

    def __init__(self, inputs, hidden, outputs, rng):
        self.weights = [rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
                        rng.normal(0, (1 / hidden) ** 0.5, (hidden, outputs)).astype(np.float32)]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def scores(self, x, masks):
        self.hidden = np.maximum(0, x @ self.weights[0])
        return np.where(masks > 0, self.hidden @ self.weights[1], -1e9)

    def choose(self, x, masks):
        return self.scores(x, masks).argmax(axis=1)

    def learn(self, x, masks, wanted, rate):
        scores = self.scores(x, masks)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chances[np.arange(len(x)), wanted] -= 1
        error = chances / len(x)
        back = (error @ self.weights[1].T) * (self.hidden > 0)
        self.steps += 1
        for i, slope in enumerate((x.T @ back, self.hidden.T @ error)):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9 ** self.steps)
            square = self.squares[i] / (1 - 0.999 ** self.steps)
            self.weights[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def examine(network, encode, opponent, games, seed, command=None):
    """The share of games won, with its standard error."""
    tables = TableeVector("cabo", 64, 2, opponent, command=command)
    shown, won = tables.reset(seed), []
    while len(won) < games:
        before = shown
        shown = tables.step(network.choose(encode(shown.observations), shown.masks))
        for table in np.flatnonzero(shown.endings):
            won.append(shown.rewards[table][before.agents[table]])
    tables.close()
    return np.mean(won), np.std(won) / len(won) ** 0.5, len(won)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=3000, help="lessons, of one decision at each table")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--hidden", type=int, default=96)
    parser.add_argument("--games", type=int, default=400, help="of each examination")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    tables = TableeVector("cabo", args.tables, 2)
    encode = encoder(tables.layout)
    shown = tables.reset(args.seed)
    network = Network(encode(shown.observations).shape[1], args.hidden, len(tables.actions), rng)
    right = 0.5
    for step in range(1, args.steps + 1):
        x, advice = encode(shown.observations), tables.advise()
        own = network.choose(x, shown.masks)
        network.learn(x, shown.masks, advice, 0.002 * (1 - step / args.steps) + 0.0001)
        right += 0.01 * (np.mean(own == advice) - right)
        # A quarter of the tables follow the pupil.
        shown = tables.step(np.where(np.arange(args.tables) % 4 == 0, own, advice))
        if step % max(1, args.steps // 10) == 0:
            print(f"{step * args.tables:9,} decisions: agrees with its teacher on {right:.1%}", flush=True)
    tables.close()
    for opponent in ("random", "débutant", "habitué"):
        rate, error, games = examine(network, encode, opponent, args.games, 900_000)
        print(f"wins {rate:.1%} (± {1.96 * error:.1%}) of {games} games against a {opponent}", flush=True)


if __name__ == "__main__":
    main()
