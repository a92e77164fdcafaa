"""The five games for OpenSpiel: `tabla_mice`, `tabla_santorini`, `tabla_scrabble`, `tabla_jamb`, `tabla_jewels`.

Importing this registers them where `pyspiel` is installed. In a game with luck chance moves once, at the beginning: it draws
one of 4,096 seeds, and everything that falls later follows from it, hidden from all. `rules` are those of `tabla.game`, with a
colon where OpenSpiel would take an equals sign for one of its own: `tabla_jewels(rules=turns:20)`.

>>> import pyspiel, tabla.openspiel
>>> game = pyspiel.load_game("tabla_mice(rules=flying)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> state.current_player()
1
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._games import game as _game

_SEEDS = 4096
_CHANCE = {"scrabble", "jamb", "jewels"}
_HIDDEN = {"scrabble", "jamb", "jewels"}
_RULES: dict[str, str] = {"jewels": "turns:30"}
# No game of the house is longer; most are over much sooner.
_LONGEST = 4000
_MOST_POINTS = 1e6


def _type(name: str, seats: int) -> Any:
    kinds = pyspiel.GameType
    luck = kinds.ChanceMode.EXPLICIT_STOCHASTIC if name in _CHANCE else kinds.ChanceMode.DETERMINISTIC
    hidden = kinds.Information.IMPERFECT_INFORMATION if name in _HIDDEN else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=f"tabla_{name}",
        long_name=f"Tabla: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=luck,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": _RULES.get(name, "")},
    )


class TablaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house. `rules` is a parameter."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        rules = str(params.get("rules", _RULES.get(self.name, "")))
        self.tabla = _game(self.name, rules.replace(":", "="))
        seats = self.tabla.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tabla.actions,
            max_chance_outcomes=_SEEDS if self.name in _CHANCE else 0,
            num_players=seats,
            min_utility=-1.0 if seats > 1 else -_MOST_POINTS,
            max_utility=1.0 if seats > 1 else _MOST_POINTS,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(self.name, seats), info, params)

    def new_initial_state(self) -> TablaState:
        return TablaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.tabla.features)


class TablaState(pyspiel.State):  # type: ignore[misc]
    """One game; before the first chance there is none yet."""

    def __init__(self, game: TablaGame) -> None:
        super().__init__(game)
        self.tabla = None if game.name in _CHANCE else game.tabla.new_game(0)
        self._made_of = game.tabla

    def current_player(self) -> int:
        if self.tabla is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.tabla.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.tabla is None else sorted(self.tabla.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / _SEEDS) for seed in range(_SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.tabla is None:
            self.tabla = self._made_of.new_game(action)
        else:
            self.tabla.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.tabla is None:
            return f"seed {action}"
        return self.tabla.action_to_text(action)

    def is_terminal(self) -> bool:
        return self.tabla is not None and self.tabla.is_over()

    def returns(self) -> list[float]:
        if self.tabla is None or not self.tabla.is_over():
            return [0.0] * self._made_of.seats
        return self.tabla.returns()

    def __str__(self) -> str:
        return "not dealt" if self.tabla is None else str(self.tabla)


class _Observer:
    """What a player sees: the numbers of `State.observation`, and as text what the house tells that seat."""

    def __init__(self, features: int) -> None:
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TablaState, player: int) -> None:
        self.tensor.fill(0)
        if state.tabla is not None:
            self.tensor[:] = state.tabla.observation(player)

    def string_from(self, state: TablaState, player: int) -> str:
        return "not dealt" if state.tabla is None else state.tabla.told(player)


def register() -> None:
    """Registers the games with OpenSpiel."""
    for name in ("santorini", "mice", "scrabble", "jamb", "jewels"):
        if f"tabla_{name}" not in pyspiel.registered_names():
            own = type(f"Tabla{name.capitalize()}", (TablaGame,), {"name": name})
            pyspiel.register_game(_type(name, 1 if name in {"jamb", "jewels"} else 2), own)


register()
