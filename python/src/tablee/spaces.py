"""Spaces of observations and actions: Gymnasium's where it is installed, otherwise the little of them that is needed here."""
from __future__ import annotations

import random
from typing import Any, Optional, Sequence

try:
    import numpy as np
except ImportError:  # plain lists instead of arrays
    np = None  # type: ignore[assignment]

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        """The numbers from 0 to n - 1."""

        def __init__(self, n: int):
            self.n, self._random = n, random.Random()

        def seed(self, seed: Optional[int] = None) -> None:
            self._random.seed(seed)

        def contains(self, value: Any) -> bool:
            return 0 <= int(value) < self.n

        def sample(self, mask: Optional[Sequence[int]] = None) -> int:
            """Any number, or any that the mask allows."""
            return self._random.choice([i for i in range(self.n) if mask is None or mask[i]])

    class Box:  # type: ignore[no-redef]
        """Rows of numbers between two bounds."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, value: Any) -> bool:
            return len(value) == self.shape[0] and all(self.low <= number <= self.high for number in value)

    class Dict:  # type: ignore[no-redef]
        """Named spaces."""

        def __init__(self, spaces: dict[str, Any]):
            self.spaces = spaces

        def __getitem__(self, name: str) -> Any:
            return self.spaces[name]

        def contains(self, value: Any) -> bool:
            return set(value) == set(self.spaces) and all(space.contains(value[name]) for name, space in self.spaces.items())


def observations(row: int, actions: int) -> Any:
    """What an observation is: a row of numbers, and a mask with a 1 for every legal action."""
    kinds = (np.float32, np.int8) if np else (None, None)
    return Dict({"observation": Box(-1e6, 1e6, (row,), kinds[0]), "action_mask": Box(0, 1, (actions,), kinds[1])})


def floats(numbers: Sequence[float]) -> Any:
    """A row, as numpy's array where there is one."""
    return np.asarray(numbers, np.float32) if np else list(numbers)


def mask(size: int, ids: Sequence[int]) -> Any:
    """A 1 for each of these actions."""
    row = np.zeros(size, np.int8) if np else [0] * size
    for number in ids:
        if number >= 0:
            row[number] = 1
    return row
