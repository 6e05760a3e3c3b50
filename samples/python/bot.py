#!/usr/bin/env python3
"""A bot for Tablée in Python's standard library alone. It plays anything legal, which is where every bot begins.

    python3 bot.py http://localhost:8080 --game cabo --bots habitué,habitué    opens a table against built-in bots and plays it
    python3 bot.py http://localhost:8080 --table ID                            sits down at a table by its id

Your own player goes into choose(). It gets the view of its seat and the list of legal moves in notation.
"""
import argparse
import base64
import hashlib
import json
import os
import random
import socket
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request


def choose(now, memory, legal):
    """One of `legal`. `now` is what lies visible, `memory` what this seat has seen and could remember."""
    return random.choice(legal)


class Api:
    def __init__(self, base, name):
        self.base, self.token = base.rstrip("/"), None
        self.token = self.post("/api/people", {"name": name, "program": True})["token"]

    def post(self, path, body):
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            sys.exit(f"{path}: {json.load(refused)['say']}")


class Share:
    """My part in the draws (docs/fairness.md): bound once the server is, revealed once everybody is, and kept to be held against the end."""

    def __init__(self, table, opened):
        self.seat, self.nonce, self.receipt = None, os.urandom(16).hex(), {
            "table": table, "algorithm": opened["draws"], "commitment": opened["commitment"], "nonces": {}}

    def bind(self, seat):
        text = "\0".join(["tablee/2 nonce", self.receipt["table"], self.receipt["commitment"], seat, self.nonce])
        self.seat, self.mine = seat, hashlib.sha256(text.encode()).hexdigest()
        self.receipt["nonces"] = {seat: self.nonce}
        return self.mine

    def see(self, info):
        """Whether it is time to reveal: everybody is bound, and nothing of it has changed since."""
        bound = info.get("bound", {})
        if bound.get(self.seat, {}).get("revealed"):
            self.receipt["confirmed"] = [self.seat]
        people = {chair["seat"] for chair in info["seats"] if chair["kind"] == "person"}
        if "list" in self.receipt or bound.get(self.seat, {}).get("commitment") != self.mine:
            return False
        if info["commitment"] != self.receipt["commitment"] or set(bound) != people:
            sys.exit("the server has changed what it was bound to")
        self.receipt["list"] = {seat: share["commitment"] for seat, share in bound.items()}
        return True


class Socket:
    """Just enough of a WebSocket (RFC 6455): text messages, pings, close."""

    def __init__(self, base, path, token):
        url = urllib.parse.urlparse(base)
        self.raw = socket.create_connection((url.hostname, url.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall((f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.raw.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def take(self, count):
        while len(self.buffer) < count:
            data = self.raw.recv(65536)
            if not data:
                raise ConnectionError("the server hung up")
            self.buffer += data
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, text, opcode=1):
        data, mask = text.encode() if isinstance(text, str) else text, os.urandom(4)
        size = len(data)
        head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0x80 | 126]) + struct.pack(">H", size)
        self.raw.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            data, opcode = self.take(size), first & 15
            if opcode == 8:
                raise ConnectionError("closed: " + data[2:].decode())
            if opcode == 9:
                self.send(data, 10)
            elif opcode in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("base")
    options.add_argument("--name", default="Python")
    options.add_argument("--table")
    options.add_argument("--game", default="cabo")
    options.add_argument("--bots", default="habitué,habitué")
    options.add_argument("--receipt", help="a file for what was seen before the first card, for verify.py")
    options.add_argument("--quiet", action="store_true")
    args = options.parse_args()

    api = Api(args.base, args.name)
    if args.table:
        table = args.table
        api.post(f"/api/tables/{table}/commands", {"cmd": "sit"})
    else:
        bots = args.bots.split(",")
        table = api.post("/api/tables", {"game": args.game, "seats": 1 + len(bots), "bots": bots, "terms": {"pace": 0},
                                         "sit": True})["id"]
    print("table", table)
    line = Socket(args.base, f"/api/tables/{table}/socket?lean=1&memory=1", api.token)
    moves, known, pending, latest, share = 0, 0, False, None, None
    while True:
        message = line.receive()
        kind = message["t"]
        if kind == "ack":
            pending, known = False, message["seq"]  # what comes from now on has seen our move
            continue
        if kind == "refused":
            print("refused", message["clause"], message["say"])
            pending = False
        elif kind in ("table", "update"):
            latest = message
        else:
            continue
        info = latest.get("table", {})
        if share is None and latest["t"] == "table" and latest["you"]["seats"]:
            share = Share(table, info)
            line.send(json.dumps({"cmd": "ready", "commitment": share.bind(latest["you"]["seats"][0])}))
        if share and "seats" in info and share.see(info):
            line.send(json.dumps({"cmd": "reveal", "nonce": share.nonce}))
        if info.get("phase") in ("over", "closed") and args.receipt and share:
            with open(args.receipt, "w", encoding="utf-8") as file:
                json.dump(share.receipt, file, indent=1)
        if latest.get("table", {}).get("phase") in ("over", "closed"):
            print("over", json.dumps(latest["table"].get("outcome", {}), ensure_ascii=False))
            return
        view = latest["views"][0] if latest["t"] == "table" else latest
        if view.get("legal") and not pending and latest["seq"] >= known:
            moves, pending = moves + 1, True
            move = choose(view["now"], view.get("memory"), view["legal"])
            if not args.quiet:
                print(view["seat"], move)
            line.send(json.dumps({"id": f"m{moves}", "seq": latest["seq"], "seat": view["seat"], "do": move}))


if __name__ == "__main__":
    main()
