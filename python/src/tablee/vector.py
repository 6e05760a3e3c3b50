"""Many tables at a time over a binary channel: one message for a step of them all."""
from __future__ import annotations

import struct
from typing import Any, Mapping, NamedTuple, Optional, Sequence

from .process import Program, Refused

try:
    import numpy as np
except ImportError:  # memoryviews of the same shape instead of arrays
    np = None  # type: ignore[assignment]


class Batch(NamedTuple):
    """What all tables show after a step, a row for each table. The arrays are fresh for every step.

    `agents`: index of the seat that is to decide. `observations`: rows of numbers (`layout`). `masks`: 1 for every legal action.
    `rewards`: of every seat, for a game that ended with this step. `endings`: 0 going on, 1 over, 2 cut off; after either the row
    already shows the next game.
    """

    agents: Any
    observations: Any
    masks: Any
    rewards: Any
    endings: Any


class TableeVector:
    """`tables` games of the same kind. Without an opponent the learner decides for every seat; with one, for a single seat of each game,
    which changes from game to game."""

    def __init__(self, game: str, tables: int = 256, seats: int = 2, opponent: Optional[str] = None, teacher: str = "habitué",
                 options: Optional[Mapping[str, Any]] = None, max_steps: int = 5000, command: Optional[Sequence[str]] = None):
        extra = ["--tables", str(tables), "--max-steps", str(max_steps), "--teacher", teacher]
        extra += ["--opponent", opponent] if opponent else []
        self.program = Program(game, seats, options, extra, command)
        self.spec = self.program.line()
        self.tables = tables
        self.seats = len(self.spec["agents"])
        self.actions: list[str] = self.spec["actions"]
        self.layout: list[str] = self.spec["layout"]
        sizes = [4 * tables, 4 * tables * self.seats, tables, 4 * tables * len(self.layout), tables * len(self.actions)]
        self._cuts = [sum(sizes[:i]) for i in range(len(sizes) + 1)]

    def reset(self, seed: int = 0) -> Batch:
        """New games everywhere; the same seed deals the same ones."""
        self.program.write(b"R" + struct.pack("<q", seed))
        return self._batch()

    def step(self, chosen: Any) -> Batch:
        """One action for each table. If one is illegal, Refused is raised and nothing was played anywhere."""
        if len(chosen) != self.tables:
            raise ValueError(f"{self.tables} tables want as many actions")
        if np is not None:
            data = np.ascontiguousarray(chosen, "<i4").tobytes()
        else:
            data = struct.pack(f"<{self.tables}i", *chosen)
        self.program.write(b"S" + data)
        return self._batch()

    def advise(self) -> Any:
        """What the teacher would decide at each table."""
        self.program.write(b"A")
        data = self._answer(4 * self.tables)
        return np.frombuffer(data, "<i4") if np is not None else memoryview(data).cast("i")

    def close(self) -> None:
        """Ends the program behind these tables."""
        self.program.close()

    def _answer(self, size: int) -> bytearray:
        head = bytearray(1)
        self.program.fill(memoryview(head))
        if head[0]:
            length = bytearray(4)
            self.program.fill(memoryview(length))
            sentence = bytearray(struct.unpack("<i", length)[0])
            self.program.fill(memoryview(sentence))
            raise Refused(sentence.decode())
        data = bytearray(size)
        self.program.fill(memoryview(data))
        return data

    def _batch(self) -> Batch:
        view = memoryview(self._answer(self._cuts[-1]))
        agents, rewards, endings, rows, masks = (view[a:b] for a, b in zip(self._cuts, self._cuts[1:]))
        if np is None:
            return Batch(agents.cast("i"), _rows(rows, "f", self.tables), _rows(masks, "B", self.tables),
                         _rows(rewards, "f", self.tables), endings)
        return Batch(np.frombuffer(agents, "<i4"), np.frombuffer(rows, "<f4").reshape(self.tables, -1),
                     np.frombuffer(masks, np.uint8).reshape(self.tables, -1), np.frombuffer(rewards, "<f4").reshape(self.tables, -1),
                     np.frombuffer(endings, np.uint8))


def _rows(data: memoryview, kind: str, count: int) -> list[memoryview]:
    """Without numpy: a list of rows."""
    size = len(data) // count
    return [data[i * size:(i + 1) * size].cast(kind) for i in range(count)]
