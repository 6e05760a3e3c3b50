"""The conventions of PettingZoo's AEC: agents act in turn, `last()` says what the next one sees.

    env = TableeEnv("cabo", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    env.close()
"""
from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional, Sequence, Union

from . import spaces
from .process import Program

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object  # type: ignore[assignment,misc]


class TableeEnv(_Base):  # type: ignore[misc,valid-type]
    """One table, all of whose seats are the learner's to play.

    Attributes of the conventions: `agents`, `possible_agents`, `agent_selection`, `rewards`, `terminations`, `truncations`, `infos`.
    `actions` and `layout` say what the numbers of actions and the places of a row mean.
    """

    metadata = {"name": "tablee_v1", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, game: str, seats: int = 2, options: Optional[Mapping[str, Any]] = None, command: Optional[Sequence[str]] = None,
                 max_steps: int = 5000, render_mode: Optional[str] = None):
        """`options` are the game's own; `max_steps` cuts a game off (truncation); `command` starts the program if TABLEE should not."""
        self.program = Program(game, seats, options, start=command)
        self.max_steps, self.render_mode = max_steps, render_mode
        self.spec_ = self.program.ask(cmd="spec")
        self.actions: list[str] = self.spec_["actions"]
        self.layout: list[str] = self.spec_["layout"]
        self.possible_agents: list[str] = self.spec_["agents"]
        self.agents: list[str] = []
        self._spaces = {agent: (spaces.observations(len(self.layout), len(self.actions)), spaces.Discrete(len(self.actions)))
                        for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in self._spaces.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in self._spaces.items()}

    # ------------------------------------------------------------------ the conventions

    def observation_space(self, agent: str) -> Any:
        """The space of this agent's observations; always the same object."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        """The space of this agent's actions; always the same object."""
        return self._spaces[agent][1]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Deals a new game; the same seed deals the same one."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._seed = seed if seed is not None else getattr(self, "_seed", -1) + 1
        self._arrive(self.program.ask(cmd="reset", seed=self._seed))

    def step(self, action: Union[int, str, None]) -> None:
        """The number of an action or its notation; `None` for an agent that is done. An illegal one raises Refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            self._leave(agent)
            return
        asked = action if isinstance(action, str) else int(action)  # type: ignore[arg-type]
        situation = self.program.ask(cmd="step", action=asked)
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        self._arrive(situation)

    def _leave(self, agent: str) -> None:
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """`observation`, a row of numbers (`layout`), and `action_mask`; of an agent that is not to decide the mask is empty."""
        seen = self._seen(agent)
        return {"observation": spaces.floats(seen["row"]), "action_mask": spaces.mask(len(self.actions), seen["ids"])}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the agent that is to act."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        """The agents as they come to act."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> Optional[str]:
        """What the agent that is to act sees, as text."""
        return str(self._seen(self.agent_selection)["now"]) if self.agents else None

    def close(self) -> None:
        """Ends the program behind this environment."""
        self.program.close()

    # ------------------------------------------------------------------ beyond them

    @property
    def legal(self) -> list[str]:
        """The legal actions of whoever is to decide, in notation."""
        return self.situation.get("legal", [])

    def view(self, agent: str) -> dict[str, Any]:
        """What this seat sees (`now`) and could remember (`memory`), as in the bot protocol."""
        seen = self._seen(agent)
        return {"now": seen["now"], "memory": seen["memory"]}

    def advise(self, level: str = "habitué") -> str:
        """What a built-in bot would do in the place of whoever is to decide, in notation."""
        return self.program.ask(cmd="advise", level=level)["action"]

    # ------------------------------------------------------------------ inside

    def _seen(self, agent: str) -> dict[str, Any]:
        known = self.situation
        if known["over"] or known["agent"] != agent:
            return self.program.ask(cmd="observe", agent=agent)
        return known

    def _arrive(self, situation: dict[str, Any]) -> None:
        self.situation = situation
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if situation["over"]:
            for agent, reward in zip(self.possible_agents, situation["rewards"]):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = True
                self.infos[agent] = {"scores": situation["scores"]}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = situation["agent"]
        self.infos[self.agent_selection] = {"legal": situation["legal"]}
        if self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
