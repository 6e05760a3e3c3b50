#!/usr/bin/env python3
"""Draws every shuffle, throw and pick of a finished Tablée table again, with nothing but Python's standard library.

    python3 verify.py http://localhost:8080 TABLE   asks the server for what was drawn (GET /api/tables/TABLE/draws) and recomputes it
    python3 verify.py draws.json                    the same from a file with that answer
    python3 verify.py game.json                     a replay file: checks who was bound to what and prints the key of its draws

    --receipt receipt.json                          what your client saw before the first card (the browser's proof page gives it, and
                                                    bot.py writes it): only this finds a nonce that was looked for afterwards

docs/fairness.md says the same in words. Ends with 1 when anything is wrong.
"""
import argparse
import collections
import hashlib
import hmac
import json
import os
import re
import sys
import urllib.request

COUNTER, COMMIT_REVEAL, DUPLICATE = "hmac-sha256-counter/1", "hmac-sha256-commit-reveal/2", "hmac-sha256-duplicate/3"
LABELS = {COUNTER: "tablee/1", COMMIT_REVEAL: "tablee/2", DUPLICATE: "tablee/3"}


# What is drawn from: what is not numbers, in the order in which the rules list it, and what lies in the box of each game. It lies beside this
# file and does not come from the server.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "orders.json"), encoding="utf-8") as file:
    KNOWN = json.load(file)
ORDERS, BOXES = KNOWN["orders"], KNOWN["boxes"]


def listed(draw):
    """What a draw was made from, in the order in which it is said to have lain."""
    return draw.get("faces") or draw.get("from") or draw["cards"]


def ranks(things):
    """The places of these among all of their kind; None where this program knows no order for them."""
    if all(re.fullmatch("[0-9]+", thing) for thing in things):
        return [int(thing) for thing in things]
    if all(re.fullmatch("[A-H]", thing) for thing in things):
        return [ord(thing) for thing in things]
    order = next((order for order in ORDERS if set(things) <= set(order)), None)
    return order and [order.index(thing) for thing in things]


def box_of(fair):
    """What lies in the box of this game, or None where this program does not know it (an owner's cards, a game from outside)."""
    box = BOXES.get(fair.get("game"))
    return box if box and box["content"] == fair.get("content") else None


def is_whole(draw, box):
    """Whether nothing was added to what this was drawn from, and nothing that always lies there was left out."""
    things = listed(draw)
    if draw["name"] in box["whole"]:
        return things in box["whole"][draw["name"]]
    if draw["kind"] == "pick":
        return things == [str(place) for place in range(len(things))]
    return all(count <= box["most"].get(thing, 0) for thing, count in collections.Counter(things).items())


def check_boxes(draws, box):
    """Whether every draw was made from what the rules say. Whoever may choose which cards are shuffled chooses what comes out."""
    for draw in draws:
        if not is_whole(draw, box):
            yield f"Draw {draw['number']} was not made from what lies in the box: its luck could have been chosen."


def check_places(draws, algorithm):
    """Whether all draws are there, each under its own number, and made from things that lay in the order of the rules. Whoever may choose a
    number, or how the cards lie before they are shuffled, chooses what comes out."""
    dealt = 0
    for place, draw in enumerate(draws):
        if draw["number"] != place:
            yield f"Draw {place} is called {draw['number']}: its luck could have been chosen."
        if "stream" in draw and algorithm != DUPLICATE:
            yield f"Draw {place} is read from a place that no draw of this table has: its luck could have been chosen."
        if draw.get("given") and place > 0 and not draws[place - 1].get("given"):
            yield f"Draw {place} is said to belong to another game, after draws that belong to this one."
        things = listed(draw)
        places = ranks(things)
        if places is None:
            print(f"note: this program does not know the order of {things[0]} and the like, from which draw {place} was made; ./tablee verify does")
        # Cards that were played are shuffled again as they lie, which everybody saw and no file says.
        elif places != sorted(places) and not (draw["name"] == "renew" and len(things) < dealt):
            yield f"Draw {place} was made from things that do not lie in the order of the rules: its luck could have been chosen."
        dealt = max(dealt, len(things))


def check_streams(draws):
    """Whether draws of a deal for all tables have the names they must have: kind, seat, and how many of these there were before."""
    seen = {}
    for draw in draws:
        kind, number = draw.get("stream", "").rsplit(" ", 1) if " " in draw.get("stream", "") else ("", "")
        if not re.fullmatch("-" if draw["kind"] == "shuffle" else "[A-H-]", kind[-1:]) or kind[:-2] != draw["name"] or number != str(seen.get(kind, 0)):
            yield f"Draw {draw['number']} is not called what it must be called: its luck could have been chosen."
        seen[kind] = seen.get(kind, 0) + 1


def commitment_of(label, table, seed):
    """What the server is bound to."""
    return hashlib.sha256(f"{label} commitment\0{table}\0".encode() + seed).hexdigest()


def bound(table, server, seat, nonce):
    """What a seat is bound to, once the server is."""
    return hashlib.sha256(f"tablee/2 nonce\0{table}\0{server}\0{seat}\0{nonce}".encode()).hexdigest()


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


def check_shares(table, server, shares):
    """Whether everybody's nonce is the one they were bound to."""
    for seat, share in sorted(shares.items()):
        nonce = share.get("nonce", "")
        if not re.fullmatch("[A-H]", seat) or not re.fullmatch("[A-Za-z0-9_-]*", nonce):
            yield f"What is said about the share of seat {seat} cannot be read."
        elif nonce and bound(table, server, seat, nonce) != share["commitment"]:
            yield f"The nonce of seat {seat} is not the one the seat was bound to: it was exchanged afterwards."


def check_receipt(fair, shares, receipt):
    """Whether the game is the one this client saw begin. A server that looked for a nonce afterwards has to show another list."""
    if receipt["table"] != fair["table"]:
        yield f"The receipt is of table {receipt['table']}, the game of table {fair['table']}."
        return
    if receipt["algorithm"] != fair.get("algorithm", COUNTER):
        yield f"The receipt says that draws were to be made by {receipt['algorithm']}, the game says {fair.get('algorithm')}."
    if receipt["commitment"] != fair["commitment"]:
        yield "The server's commitment is not the one of the receipt: the seed was exchanged."
    for seat, nonce in sorted(receipt["nonces"].items()):
        share = shares.get(seat, {})
        if share.get("leftOut"):
            if seat in receipt.get("confirmed", []):
                yield f"Seat {seat} was left out although the server had confirmed its nonce."
        elif share.get("nonce") != nonce:
            yield f"The nonce of seat {seat} is not the one of the receipt: the server used another."
    seen = receipt.get("list", {})
    for seat in sorted({*seen, *shares}) if seen else []:
        if seen.get(seat) != shares.get(seat, {}).get("commitment"):
            yield f"Seat {seat} is bound to something else than when this receipt's nonce was revealed: it was chosen afterwards."


def key_and_faults(fair, receipt):
    """The key of the draws, and a sentence for everything that is wrong about how it came about."""
    algorithm = fair.get("algorithm", COUNTER)
    if algorithm not in LABELS:
        sys.exit(f"Draws made by {algorithm} are unknown here.")
    # All tables of a round have the same deal, so that the round stands where the table stands elsewhere.
    seed, table = bytes.fromhex(fair["seed"]), fair["round" if algorithm == DUPLICATE else "table"]
    label = LABELS[algorithm]
    faults = []
    if commitment_of(label, table, seed) == fair["commitment"]:
        print("commitment holds")
    else:
        faults.append("The seed does not fit the commitment.")
    if algorithm == COUNTER:
        shares = {seat: {"nonce": nonce, "open": True} for seat, nonce in fair["nonces"].items()}
        lines = [f"{seat}={nonce}" for seat, nonce in sorted(fair["nonces"].items())]
        print(f"note: under {COUNTER} whoever knew the seed and was ready last could choose the cards")
    elif algorithm == DUPLICATE:
        shares, lines = {}, []
        faults += check_streams([draw for draw in fair.get("draws", []) if not draw.get("given")])
        print(f"note: all tables of round {table} have this deal; hold the commitment against the one that the evening showed before the round")
    else:
        shares = fair["shares"]
        lines = [f"{seat}={share['commitment']}={share.get('nonce', '')}" for seat, share in sorted(shares.items())]
        faults += check_shares(table, fair["commitment"], shares)
        for seat, share in sorted(shares.items()):
            if share.get("leftOut"):
                print(f"note: seat {seat} did not reveal in time and was left out")
            elif share.get("open"):
                print(f"note: the server knew the nonce of seat {seat} beforehand")
        if receipt is None:
            print("note: without --receipt nobody can tell whether this list is the one that people revealed to")
    if receipt is not None:
        found = list(check_receipt(fair, shares, receipt))
        faults += found
        if not found:
            print("receipt holds")
    key = hmac.new(seed, f"{label} draws\0{table}\0".encode() + "\n".join(lines).encode(), hashlib.sha256).digest()
    return key, faults


def main():
    options = argparse.ArgumentParser(usage=__doc__)
    options.add_argument("source")
    options.add_argument("table", nargs="?")
    options.add_argument("--receipt")
    args = options.parse_args()
    if args.table:
        with urllib.request.urlopen(f"{args.source.rstrip('/')}/api/tables/{args.table}/draws") as answer:
            fair = json.load(answer)
    else:
        fair = json.load(open(args.source, encoding="utf-8"))
        fair = fair.get("fairness", fair)
    receipt = json.load(open(args.receipt, encoding="utf-8")) if args.receipt else None
    key, faults = key_and_faults(fair, receipt)
    print("key", key.hex())
    draws = fair.get("draws", [])
    faults += check_places(draws, fair.get("algorithm", COUNTER))
    box = box_of(fair)
    if box:
        faults += check_boxes(draws, box)
    elif draws:
        print("note: this program does not know what lies in the box of this game; ./tablee verify does")
    undone = sum(1 for draw in draws if draw.get("undone"))
    if undone:
        print(f"note: {undone} draws are said to have been taken back; everybody at the table saw that happen. If you did not, they were drawn again until they suited somebody.")
    drawn = [draw for draw in draws if not draw.get("given")]
    if len(drawn) < len(draws):
        print("note:", len(draws) - len(drawn), "draws are said to belong to the game that this one was played on from, and are proven there")
    for draw in drawn:
        if again(words(key, draw.get("stream", draw["number"])), draw) != draw["values"]:
            faults.append(f"Draw {draw['number']} should have been another.")
    if drawn:
        print(len(drawn), "draws recomputed")
    for fault in faults:
        print("WRONG:", fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
