#!/usr/bin/env python3
"""A player for `tablee bot-referee`, in Python's standard library alone. It plays anything legal, which is where every bot begins.

    ./tablee bot-referee cabo --seats 2 --games 100 -- python3 samples/python/referee_bot.py

Your own player goes into choose(). docs/bots.md describes the lines.
"""
import json
import random
import sys

rng = random.Random(1)


def choose(seat, since, now, memory, legal):
    """One of `legal`. `since` is what happened since the last question, `now` what lies visible, `memory` what this seat could remember."""
    return rng.choice(legal)


for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "game":
        pass  # a new game begins: said["seat"] is yours, said["settings"] the options
    elif said["t"] == "ask":
        if "refused" in said:
            print("refused:", said["refused"]["say"], file=sys.stderr)
        print(choose(said["seat"], said["since"], said["now"], said["memory"], said["legal"]), flush=True)
    elif said["t"] == "over":
        pass  # said["won"] is 1, a share of it for a tie, or 0
