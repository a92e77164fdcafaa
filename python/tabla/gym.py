"""Gymnasium environments of the games that one plays alone: `tabla/Jamb-v0` and `tabla/Jewels-v0`.

>>> import gymnasium, tabla.gym
>>> env = gymnasium.make("tabla/Jamb-v0")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
>>> env.close()
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._games import game as _game
from ._tabla import Batch, Game, State

Array = npt.NDArray[Any]

_MOST = 1e9
"""No number of an observation is larger: points of a long game are the largest."""

_RULES: dict[str, dict[str, Any]] = {"jamb": {}, "jewels": {"turns": 30}}


def _spaces(game: Game) -> tuple[spaces.Box, spaces.Discrete[Any]]:
    box = spaces.Box(-_MOST, _MOST, (game.features,), np.float32)
    return box, spaces.Discrete(game.actions)


class TablaEnv(gymnasium.Env[Array, Any]):
    """One game for one player. The reward is what a move brings in points.

    `info["action_mask"]` marks the legal actions, as `action_space.sample` takes it. An action that is not legal changes
    nothing, brings `illegal`, and is told in `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(self, name: str, render_mode: str | None = None, illegal: float = -1.0, **rules: Any) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r}; there is {self.metadata['render_modes']}")
        self.render_mode = render_mode
        self.illegal = illegal
        self.game = _game(name, **(_RULES.get(name, {}) | rules))
        self.observation_space, self.action_space = _spaces(self.game)
        self.state: State | None = None
        self._points = 0

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        state = self._state()
        return state.observation(0), {"action_mask": state.legal_mask().astype(np.int8)}

    def _state(self) -> State:
        if self.state is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self.state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self.game.new_game(int(self.np_random.integers(1 << 48)))
        self._points = self.state.points()[0] or 0
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        state = self._state()
        number = int(action)
        is_legal = state.is_over() or number in state.legal_actions()
        reward = 0.0 if is_legal else self.illegal
        if is_legal and not state.is_over():
            state.step(number)
            points = state.points()[0] or 0
            reward, self._points = float(points - self._points), points
        observation, info = self._seen()
        if not is_legal:
            info["illegal"] = True
        return observation, reward, state.is_over(), False, info

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self._state()._repr_svg_()
        return str(self._state()) if self.render_mode == "ansi" else None


class TablaVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games at once, by `Batch`: a game that is over begins anew in the same step, and its last numbers are not shown.

    >>> import gymnasium, tabla.gym
    >>> envs = gymnasium.make_vec("tabla/Jamb-v0", num_envs=4)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations.shape
    (4, 74)
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, name: str, num_envs: int = 1, threads: int = 1, **rules: Any) -> None:
        self.game = _game(name, **(_RULES.get(name, {}) | rules))
        self.num_envs, self.threads = num_envs, threads
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch: Batch | None = None
        self._observations = np.zeros((num_envs, self.game.features), np.float32)
        self._masks = np.zeros((num_envs, self.game.actions), np.bool_)
        self._rewards = np.zeros((num_envs, self.game.seats), np.float32)
        self._done = np.zeros(num_envs, np.bool_)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        return self._observations.copy(), {"action_mask": self._masks.astype(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch = Batch(self.game, self.num_envs, int(self.np_random.integers(1 << 48)))
        self._batch.read(self._observations, self._masks, threads=self.threads)
        return self._seen()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if self._batch is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        chosen = np.ascontiguousarray(actions, np.int64)
        self._batch.step(
            chosen, self._rewards, self._done, self._observations, self._masks, threads=self.threads
        )
        observations, infos = self._seen()
        truncated = np.zeros(self.num_envs, np.bool_)
        return observations, self._rewards[:, 0].astype(np.float64), self._done.copy(), truncated, infos


def register() -> None:
    """Makes the environments known to Gymnasium, which does so itself where the package is installed."""
    for name in _RULES:
        known = f"tabla/{name.capitalize()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                id=known,
                entry_point="tabla.gym:TablaEnv",
                vector_entry_point="tabla.gym:TablaVectorEnv",
                kwargs={"name": name},
            )


register()
