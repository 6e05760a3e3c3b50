"""`python -m tablee GAME`: plays at random over both channels and says how fast."""
import argparse
import random
import time

from . import TableeEnv, TableeVector
from .vector import np


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee")
    parser.add_argument("game", nargs="?", default="cabo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=2048)
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()

    env = TableeEnv(args.game, args.seats)
    env.reset(seed=1)
    rng, steps = random.Random(1), 0
    for _ in env.agent_iter():
        _, _, over, cut, info = env.last(observe=False)
        env.step(None if over or cut else rng.choice(info["legal"]))
        steps += 1
    print(f"one game of {args.game}: {steps} steps, scores {env.situation.get('scores')}")
    env.close()

    tables = TableeVector(args.game, args.tables, args.seats)
    shown, steps, games = tables.reset(1), 0, 0
    numbers = np.random.default_rng(1) if np is not None else None
    start, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - start < args.seconds:
        shown = tables.step(_any(shown.masks, numbers, rng))
        steps += args.tables
        games += int((shown.endings > 0).sum()) if np is not None else sum(1 for ending in shown.endings if ending)
    seconds = time.perf_counter() - start
    print(f"{args.tables} tables at a time: {steps / seconds:,.0f} steps/s, {games / seconds:,.0f} games/s over {seconds:.1f} s;"
          f" {steps / (time.process_time() - cpu):,.0f} steps per second of this process alone")
    tables.close()


def _any(masks, numbers, rng):
    """Any legal action at each table."""
    if numbers is None:
        return [rng.choice([i for i, legal in enumerate(mask) if legal]) for mask in masks]
    # The k-th of the legal ones, k drawn for each table: what has been counted so far passes it there first.
    counted = masks.cumsum(axis=1, dtype=np.int16)
    wanted = (numbers.random(len(masks)) * counted[:, -1]).astype(np.int16)
    return (counted > wanted[:, None]).argmax(axis=1)


if __name__ == "__main__":
    main()
