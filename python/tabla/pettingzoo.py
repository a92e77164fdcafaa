"""PettingZoo environments (AEC, with action masks) of the games that several play: Mice, Santorini, Scrabble.

>>> from tabla import pettingzoo
>>> env = pettingzoo.env("mice")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
>>> env.agent_selection
'seat_2'
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._games import game as _game
from ._tabla import State

_MOST = 1e9


class raw_env(AECEnv[str, dict[str, Any], Any]):  # type: ignore[misc]
    """One game between as many as it has seats: `seat_1` begins. An illegal action is refused with `tabla.Illegal`."""

    def __init__(self, name: str = "mice", render_mode: str | None = None, **rules: Any) -> None:
        super().__init__()
        self.metadata = {"render_modes": ["ansi", "svg"], "name": f"tabla_{name}_v0", "is_parallelizable": True}
        self.render_mode = render_mode
        self.game = _game(name, **rules)
        if self.game.seats < 2:
            raise ValueError(f"{name} has one seat; see tabla.gym")
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.game.seats)]
        observed = spaces.Dict(
            {
                "observation": spaces.Box(-_MOST, _MOST, (self.game.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self.state_of_play: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _state(self) -> State:
        if self.state_of_play is None:
            raise RuntimeError("call reset() before anything else")
        return self.state_of_play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        state = self.game.new_game(int(self._random.integers(1 << 48)))
        self.state_of_play = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[state.turn or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self._state(), self.possible_agents.index(agent)
        is_due = state.turn == seat
        mask = state.legal_mask() if is_due else np.zeros(self.game.actions, np.bool_)
        return {"observation": state.observation(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state()
        state.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.is_over():
            self.rewards = dict(zip(self.possible_agents, state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[state.turn or 0]
        self._accumulate_rewards()

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self._state()._repr_svg_()
        return str(self._state()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(name: str = "mice", render_mode: str | None = None, **rules: Any) -> AECEnv[str, dict[str, Any], Any]:
    """The same for whoever errs: an illegal action ends the game, and has lost it."""
    whole: AECEnv[str, dict[str, Any], Any] = raw_env(name, render_mode, **rules)
    whole = wrappers.TerminateIllegalWrapper(whole, illegal_reward=-1)
    whole = wrappers.AssertOutOfBoundsWrapper(whole)
    return wrappers.OrderEnforcingWrapper(whole)
