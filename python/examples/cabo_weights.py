#!/usr/bin/env python3
"""Learns to play Cabo for two, from nothing, in about a minute: eight weights, found by the cross-entropy method.

    python3 python/examples/cabo_weights.py

The player gives every legal action a score, a weighted sum of a few numbers read off its view, and plays the best one. With all weights at
zero it plays at random. Each generation tries some weights around the best so far in a few games against a random player, and keeps the mean of
the best quarter. It looks at nothing but what its own seat may know.
"""
import argparse
import random

from tablee import TableeEnv

MEAN = 6.5
WEIGHTS = ["take", "take*low", "call", "call*light", "gain", "pair", "use", "swap"]


def cards(observation, agent):
    """The known value of every card on the table as this seat remembers it; 6.5 for those it does not know."""
    memory = observation["memory"]["cards"]
    hand = [slot + 1 for slot, card in enumerate(observation["now"]["tableaux"][agent]) if card is not None]
    return {slot: memory.get(f"{agent}{slot}", MEAN) for slot in hand}, memory


def features(action, observation, agent):
    """One number for each weight."""
    now = observation["now"]
    own, memory = cards(observation, agent)
    word, *rest = action.split()
    x = dict.fromkeys(WEIGHTS, 0.0)
    if word == "take":
        x["take"], x["take*low"] = 1.0, (MEAN - now["discard"]) / MEAN
    elif word == "call":
        x["call"], x["call*light"] = 1.0, (13 - sum(own.values())) / 13
    elif word == "exchange":
        slots = [int(slot) for slot in rest]
        held = now["held"] if isinstance(now["held"], (int, float)) else now["discard"]
        x["gain"] = (sum(own.get(slot, MEAN) for slot in slots) - held) / MEAN
        same = len({memory.get(f"{agent}{slot}", -slot) for slot in slots}) == 1
        x["pair"] = 0.0 if len(slots) == 1 else (1.0 if same else -1.0)
    elif word == "use":
        x["use"] = 1.0
    elif word == "swap":
        x["swap"] = (own.get(int(rest[0]), MEAN) - memory.get(rest[1], MEAN)) / MEAN
    return [x[name] for name in WEIGHTS]


def choose(weights, observation, agent, legal, rng):
    scored = [(sum(w * f for w, f in zip(weights, features(action, observation, agent))), rng.random(), action) for action in legal]
    return max(scored)[2]


def play(env, seed, weights, seat, opponent, rng):
    """One game; what the learner won."""
    env.reset(seed=seed)
    me = env.possible_agents[seat]
    won = 0.0
    for agent in env.agent_iter():
        mine = agent == me
        _, reward, termination, truncation, _ = env.last(observe=False)
        if termination or truncation:
            won = reward if mine else won
            env.step(None)
        elif mine:
            env.step(choose(weights, env.view(agent), agent, env.legal, rng))
        elif opponent == "random":
            env.step(rng.choice(env.legal))
        else:
            env.step(env.advise(opponent))
    return won


def rate(env, weights, games, opponent, first_seed, rng):
    return sum(play(env, first_seed + i // 2, weights, i % 2, opponent, rng) for i in range(games)) / games


def learn(env, generations, population, games, rng):
    mean, spread = [0.0] * len(WEIGHTS), [1.0] * len(WEIGHTS)
    for generation in range(generations):
        tried = []
        for _ in range(population):
            weights = [rng.gauss(m, s) for m, s in zip(mean, spread)]
            # All of one generation meet the same deals: luck cancels out of their comparison.
            tried.append((rate(env, weights, games, "random", 1000 * (generation + 1), rng), weights))
        tried.sort(reverse=True)
        best = [weights for _, weights in tried[: max(2, population // 4)]]
        for i in range(len(WEIGHTS)):
            column = [weights[i] for weights in best]
            mean[i] = sum(column) / len(column)
            spread[i] = 0.15 + (sum((value - mean[i]) ** 2 for value in column) / len(column)) ** 0.5
        average = sum(result for result, _ in tried) / len(tried)
        print(f"generation {generation + 1}: average {average:.2f}, best {tried[0][0]:.2f}", flush=True)
    return mean


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--games", type=int, default=8, help="for each candidate")
    parser.add_argument("--examination", type=int, default=100, help="games before and after, on deals not learnt from")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    env = TableeEnv("cabo", seats=2)
    before = rate(env, [0.0] * len(WEIGHTS), arguments.examination, "random", 900_000, rng)
    print(f"before: wins {before:.2f} of games against a random player")
    weights = learn(env, arguments.generations, arguments.population, arguments.games, rng)
    after = rate(env, weights, arguments.examination, "random", 900_000, rng)
    human = rate(env, weights, arguments.examination, "débutant", 950_000, rng)
    print("weights: " + ", ".join(f"{name} {weight:.2f}" for name, weight in zip(WEIGHTS, weights)))
    print(f"after: wins {after:.2f} against a random player, {human:.2f} against a débutant")
    env.close()


if __name__ == "__main__":
    main()
