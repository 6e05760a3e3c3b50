"""Gymnasium's conventions: one seat is the learner's, built-in bots play the others."""
from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from . import spaces
from .vector import Batch, TableeVector

try:
    from gymnasium import Env as _Base
except ImportError:
    _Base = object  # type: ignore[assignment,misc]


class TableeGym(_Base):  # type: ignore[misc,valid-type]
    """A game against bots of one level. The learner's seat changes from game to game; rows are seen from it, so nothing else changes.

    The reward is 1 for a win, a share of it for a tie, 0 otherwise, and comes with the last step.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str, seats: int = 2, opponent: str = "débutant", options: Optional[Mapping[str, Any]] = None,
                 max_steps: int = 5000, command: Optional[Sequence[str]] = None):
        self.tables = TableeVector(game, 1, seats, opponent, options=options, max_steps=max_steps, command=command)
        self.actions, self.layout = self.tables.actions, self.tables.layout
        self.observation_space = spaces.observations(len(self.layout), len(self.actions))
        self.action_space = spaces.Discrete(len(self.actions))
        self._shown: Optional[Batch] = None

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, dict[str, Any]]:
        """A new game; with a seed, the one it deals."""
        if seed is not None or self._shown is None or not self._shown.endings[0]:
            self._next = seed if seed is not None else getattr(self, "_next", -1) + 1
            self._shown = self.tables.reset(self._next)
        return self._observation(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated, info. After the end the last row is shown again, with nothing legal."""
        assert self._shown is not None, "reset first"
        before = self._shown
        self._shown = self.tables.step([int(action)])
        ending = int(self._shown.endings[0])
        if ending == 0:
            return self._observation(), 0.0, False, False, {}
        reward = float(self._shown.rewards[0][int(before.agents[0])])
        last = {"observation": spaces.floats(before.observations[0]), "action_mask": spaces.mask(len(self.actions), [])}
        return last, reward, ending == 1, ending == 2, {}

    def close(self) -> None:
        """Ends the program behind this environment."""
        self.tables.close()

    def _observation(self) -> dict[str, Any]:
        assert self._shown is not None
        row = self._shown.masks[0]
        legal = [i for i in range(len(self.actions)) if row[i]]
        return {"observation": spaces.floats(self._shown.observations[0]), "action_mask": spaces.mask(len(self.actions), legal)}
