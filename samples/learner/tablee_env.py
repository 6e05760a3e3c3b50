"""Tablée as an environment for learners: the conventions of PettingZoo's AEC, in Python's standard library alone.

    env = TableeEnv("cabo", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = random.choice([i for i, legal in enumerate(observation["action_mask"]) if legal])
        env.step(action)
    env.close()

An observation is a dictionary: `observation` is what the seat sees now and could remember, as in the bot protocol (`now`, `memory`), and
`action_mask` has a 1 for every action that is legal. Actions are short texts (`draw`, `exchange 1 2`); they get a number when they are first
seen, and keep it for the life of the environment. `step` takes the number or the text.

The program is found in the variable TABLEE (a command line), or as `./tablee` in the folder of the sources.
"""
import json
import os
import shlex
import subprocess


def default_command():
    if os.environ.get("TABLEE"):
        return shlex.split(os.environ["TABLEE"])
    here = os.path.dirname(os.path.abspath(__file__))
    return [os.path.join(here, "..", "..", "tablee")]


class Refused(ValueError):
    """The environment did not do what it was asked, and nothing has changed."""


class TableeEnv:
    metadata = {"name": "tablee_v0", "is_parallelizable": False}

    def __init__(self, game, seats=2, options=None, command=None, max_actions=1024, max_steps=5000, brief=False):
        """`max_actions` is the length of the mask; `max_steps` ends a game early (truncation); `brief` leaves observations out, for
        speed, until `observe` asks for one."""
        arguments = ["learn", game, "--seats", str(seats), "--lang", "en"]
        for name, value in (options or {}).items():
            arguments += ["-o", f"{name}={value}"]
        self.process = subprocess.Popen((command or default_command()) + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.max_actions, self.max_steps, self.brief = max_actions, max_steps, brief
        self.numbers, self.texts = {}, []
        self.spec = self._ask(cmd="spec")
        self.possible_agents = self.spec["agents"]
        self.agents = []

    # ------------------------------------------------------------------ the conventions

    def reset(self, seed=0, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self._arrive(self._ask(cmd="reset", seed=seed, brief=self.brief))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("an agent that is done can only step with None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        text = self.texts[action] if isinstance(action, int) else action
        self._arrive(self._ask(cmd="step", action=text, brief=self.brief))

    def observe(self, agent):
        known = self.situation
        if known.get("over") or known.get("agent") != agent or "now" not in known:
            known = self._ask(cmd="observe", agent=agent)
        return {"observation": {"now": known["now"], "memory": known["memory"]}, "action_mask": self._mask(known["legal"])}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait(timeout=10)
            self.process.stdout.close()

    # ------------------------------------------------------------------ beyond them

    @property
    def legal(self):
        """The legal actions of whoever is to decide, as texts."""
        return self.situation.get("legal", [])

    def advise(self, level="habitué"):
        """What a built-in bot would do in the place of whoever is to decide."""
        return self._ask(cmd="advise", level=level)["action"]

    # ------------------------------------------------------------------ inside

    def _arrive(self, situation):
        self.situation = situation
        if situation["over"]:
            for agent, reward in zip(self.possible_agents, situation["rewards"]):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = True
                self.infos[agent] = {"scores": situation["scores"]}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = situation["agent"]
            self.infos[self.agent_selection] = {"legal": situation["legal"]}
            if self.steps >= self.max_steps:
                self.truncations = {agent: True for agent in self.agents}

    def _mask(self, legal):
        mask = [0] * self.max_actions
        for text in legal:
            mask[self.number(text)] = 1
        return mask

    def number(self, text):
        """The number of an action; a new one for one never seen before."""
        if text not in self.numbers:
            if len(self.texts) == self.max_actions:
                raise ValueError(f"more than {self.max_actions} different actions: ask for a longer mask (max_actions)")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return self.numbers[text]

    def _ask(self, **request):
        self.process.stdin.write((json.dumps(request) + "\n").encode())
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("the environment has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer
