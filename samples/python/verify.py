#!/usr/bin/env python3
"""Draws every shuffle, throw and pick of a finished Tablée table again, with nothing but Python's standard library.

    python3 verify.py http://localhost:8080 TABLE   asks the server for what was drawn (GET /api/tables/TABLE/draws) and recomputes it
    python3 verify.py draws.json                    the same from a file with that answer
    python3 verify.py game.json                     a replay file: checks its commitment and prints the key of its draws

docs/fairness.md says the same in words.
"""
import hashlib
import hmac
import json
import sys
import urllib.request


def words(key, draw):
    block = 0
    while True:
        data = hmac.new(key, f"{draw}/{block}".encode(), hashlib.sha256).digest()
        for i in range(0, 32, 8):
            yield int.from_bytes(data[i:i + 8], "big")
        block += 1


def below(stream, bound):
    while True:
        product = (next(stream) >> 32) * bound
        if product & 0xFFFFFFFF >= (2**32 - bound) % bound:
            return product >> 32


def again(stream, draw):
    """What this draw must have given."""
    if draw["kind"] == "throw":
        return [draw["faces"][below(stream, len(draw["faces"]))] for _ in range(draw["dice"])]
    if draw["kind"] == "pick":
        return [draw["from"][below(stream, len(draw["from"]))]]
    cards = list(draw["cards"])
    for i in range(len(cards) - 1):
        j = i + below(stream, len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def main():
    if len(sys.argv) > 2:
        with urllib.request.urlopen(f"{sys.argv[1].rstrip('/')}/api/tables/{sys.argv[2]}/draws") as answer:
            fair = json.load(answer)
    else:
        fair = json.load(open(sys.argv[1]))
        fair = fair.get("fairness", fair)
    seed = bytes.fromhex(fair["seed"])
    table = fair["table"].encode()
    commitment = hashlib.sha256(b"tablee/1 commitment\0" + table + b"\0" + seed).hexdigest()
    wrong = 0 if commitment == fair["commitment"] else 1
    print("commitment", "IS WRONG" if wrong else "holds")
    lines = "\n".join(f"{seat}={nonce}" for seat, nonce in sorted(fair["nonces"].items()))
    key = hmac.new(seed, b"tablee/1 draws\0" + table + b"\0" + lines.encode(), hashlib.sha256).digest()
    print("key", key.hex())
    drawn = [draw for draw in fair.get("draws", []) if not draw.get("given")]
    for draw in drawn:
        if again(words(key, draw["number"]), draw) != draw["values"]:
            wrong += 1
            print("draw", draw["number"], "IS WRONG")
    if drawn:
        print(len(drawn), "draws recomputed,", wrong, "wrong")
    sys.exit(1 if wrong else 0)


main()
