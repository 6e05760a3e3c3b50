#!/usr/bin/env python3
"""Recomputes the draws of a Tablée table from its replay file, with nothing but Python's standard library.

    python3 verify.py game.json              checks the commitment and prints the key
    python3 verify.py game.json dice 0 5 6   draw 0 as five dice of six faces
    python3 verify.py game.json shuffle 0 52 draw 0 as a shuffle of cards numbered 0 to 51 (positions in the rules' own list)
"""
import hashlib
import hmac
import json
import sys


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


def main():
    fair = json.load(open(sys.argv[1]))["fairness"]
    seed = bytes.fromhex(fair["seed"])
    table = fair["table"].encode()
    commitment = hashlib.sha256(b"tablee/1 commitment\0" + table + b"\0" + seed).hexdigest()
    print("commitment", "holds" if commitment == fair["commitment"] else "IS WRONG")
    lines = "\n".join(f"{seat}={nonce}" for seat, nonce in sorted(fair["nonces"].items()))
    key = hmac.new(seed, b"tablee/1 draws\0" + table + b"\0" + lines.encode(), hashlib.sha256).digest()
    print("key", key.hex())
    if len(sys.argv) > 3:
        stream = words(key, int(sys.argv[3]))
        if sys.argv[2] == "dice":
            print([below(stream, int(sys.argv[5])) + 1 for _ in range(int(sys.argv[4]))])
        else:
            cards = list(range(int(sys.argv[4])))
            for i in range(len(cards) - 1):
                j = i + below(stream, len(cards) - i)
                cards[i], cards[j] = cards[j], cards[i]
            print(cards)
    sys.exit(0 if commitment == fair["commitment"] else 1)


main()
