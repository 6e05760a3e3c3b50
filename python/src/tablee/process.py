"""Finds and starts the program that knows the games."""
from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from typing import Any, Mapping, Optional, Sequence


ENDED = "Tablée has ended; what it said is above. It needs Java 25 or newer (JAVA_HOME, or java on the path)."


class Refused(ValueError):
    """The program did not do what it was asked, and nothing has changed."""


def command() -> list[str]:
    """How the program is started: the variable TABLEE (a command line), a jar beside this file or named by TABLEE_JAR, `tablee` on the
    path, or the checkout this file lies in."""
    if os.environ.get("TABLEE"):
        return shlex.split(os.environ["TABLEE"])
    here = os.path.dirname(os.path.abspath(__file__))
    jar = os.environ.get("TABLEE_JAR", os.path.join(here, "tablee.jar"))
    if os.path.exists(jar):
        return [java(), "-jar", jar]
    found = shutil.which("tablee")
    if found:
        return [found]
    checkout = os.path.join(here, "..", "..", "..", "tablee")
    if os.path.exists(checkout):
        return [checkout]
    raise FileNotFoundError("no Tablée found: set TABLEE to its command line or TABLEE_JAR to its jar")


def java() -> str:
    """The Java of JAVA_HOME, or the one on the path."""
    home = os.environ.get("JAVA_HOME")
    own = os.path.join(home, "bin", "java") if home else ""
    return own if os.path.exists(own) else "java"


class Program:
    """`tablee learn`, with its two ends."""

    def __init__(self, game: str, seats: Optional[int], options: Optional[Mapping[str, Any]], extra: Sequence[str] = (),
                 start: Optional[Sequence[str]] = None):
        line = list(start or command()) + ["learn", game, "--lang", "en", *extra]
        if seats is not None:
            line += ["--seats", str(seats)]
        for name, value in (options or {}).items():
            line += ["-o", f"{name}={value}"]
        self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20)

    def ask(self, **request: Any) -> dict[str, Any]:
        """One line of JSON, answered with one."""
        self.write((json.dumps(request) + "\n").encode())
        answer = self.line()
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def line(self) -> dict[str, Any]:
        """The next line of JSON."""
        assert self.process.stdout
        text = self.process.stdout.readline()
        if not text:
            raise ConnectionError(ENDED)
        return json.loads(text)

    def write(self, data: bytes) -> None:
        """Sends bytes at once."""
        assert self.process.stdin
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def fill(self, buffer: memoryview) -> None:
        """Reads until the buffer is full."""
        assert self.process.stdout
        filled = 0
        while filled < len(buffer):
            count = self.process.stdout.readinto(buffer[filled:])  # type: ignore[attr-defined]
            if not count:
                raise ConnectionError(ENDED)
            filled += count

    def close(self) -> None:
        """Ends the program: when nothing more can be asked, it goes by itself."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait(timeout=60)
        self.process.stdout.close()
