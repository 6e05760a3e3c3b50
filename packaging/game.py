#!/usr/bin/env python3
"""Begins games on a server and ends them later, on the same or another one: what an upgrade has to survive.

    game.py begin URL FILE [GAME…]   opens a table of each game, one person with two bots, plays ten moves, writes who and where to FILE
    game.py end URL FILE             plays every table of FILE to its end and asks whether its draws were fair
    game.py replays URL FOLDER       plays each game to its end and writes FOLDER/replay-GAME.json

The last one is for the stores that are kept of each version (server/src/test/resources/tablee/server/store-*), as `begin` is.

FILE has the shape of the kept stores of server/src/test: {"ana": TOKEN, "tables": {GAME: ID}}.
"""
import json
import os
import sys
import time
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../samples/python"))
from bot import Api, Share, Socket  # noqa: E402

GAMES = ["cabo", "cv", "metro", "hasard"]
MOVES = 10


def open_table(api, game):
    bots = ["débutant", "débutant"]
    return api.post("/api/tables", {"game": game, "seats": 3, "bots": bots, "terms": {"pace": 0, "absence": 0}, "sit": True})["id"]


def play(api, table, most):
    """Plays up to `most` moves; true when the game is over."""
    line = Socket(api.base, f"/api/tables/{table}/socket?lean=1", api.token)
    played, known, pending, share, asked = 0, 0, False, None, ""
    while True:
        message = line.receive()
        if message["t"] == "ack":
            pending, known = False, message["seq"]
        if message["t"] == "refused" and message["clause"] == "LIMIT":
            # A program is quicker than a server allows.
            time.sleep(0.2)
            line.send(asked)
        elif message["t"] == "refused":
            sys.exit(f"{table}: {message['say']}")
        if message["t"] not in ("table", "update"):
            continue
        info = message.get("table", {})
        if info.get("phase") == "over":
            return True
        if share is None and info.get("phase") == "open":
            share = Share(table, info)
            line.send(json.dumps({"cmd": "ready", "commitment": share.bind("A")}))
        if share and "seats" in info and share.see(info):
            line.send(json.dumps({"cmd": "reveal", "nonce": share.nonce}))
        view = message["views"][0] if message["t"] == "table" else message
        if view.get("legal") and not pending and message["seq"] >= known:
            if played == most:
                return False
            move = view["legal"][played * 7 % len(view["legal"])]
            played, pending = played + 1, True
            asked = json.dumps({"id": f"{most}-{message['seq']}", "seq": message["seq"], "seat": view["seat"], "do": move})
            line.send(asked)


def get(api, path):
    request = urllib.request.Request(api.base + path, headers={"Authorization": "Bearer " + api.token})
    return json.load(urllib.request.urlopen(request))


def begin(base, file, games):
    api = Api(base, "Ana")
    tables = {game: open_table(api, game) for game in games}
    for table in tables.values():
        play(api, table, MOVES)
    with open(file, "w", encoding="utf-8") as out:
        json.dump({"ana": api.token, "tables": tables}, out, indent=2)
    print("begun: " + ", ".join(tables))


def end(base, file):
    with open(file, encoding="utf-8") as kept:
        kept = json.load(kept)
    api = Api.__new__(Api)
    api.base, api.token = base.rstrip("/"), kept["ana"]
    for game, table in kept["tables"].items():
        while not play(api, table, 5000):
            pass
        verdict = get(api, f"/api/tables/{table}/verify")
        if not verdict["fair"]:
            sys.exit(f"{game}: {verdict}")
        print(f"{game}: over, {verdict['draws']} draws fair")


def replays(base, folder):
    api = Api(base, "Ana")
    for game in GAMES:
        table = open_table(api, game)
        while not play(api, table, 5000):
            pass
        with open(os.path.join(folder, f"replay-{game}.json"), "w", encoding="utf-8") as out:
            json.dump(get(api, f"/api/tables/{table}/replay"), out, ensure_ascii=False, separators=(",", ":"))
        print(f"{game}: kept")


if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[1] not in ("begin", "end", "replays"):
        sys.exit(__doc__)
    if sys.argv[1] == "begin":
        begin(sys.argv[2], sys.argv[3], sys.argv[4:] or GAMES)
    elif sys.argv[1] == "end":
        end(sys.argv[2], sys.argv[3])
    else:
        replays(sys.argv[2], sys.argv[3])
