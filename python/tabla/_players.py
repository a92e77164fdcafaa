"""Who decides: players of the house, and functions."""

from __future__ import annotations

import json
import random as _random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Union

from . import _tabla
from ._games import game as _game
from ._tabla import Game, State

Chooser = Callable[[State], Union[str, int]]
"""A function that is a player: it is handed a state, which it may clone, and gives a legal move or action."""


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at, and what it is worth to the side to move."""

    move: str
    value: float | None
    worth: Any
    line: Sequence[str] = ()


@dataclass(frozen=True)
class Choice:
    """What a player answers. `str(choice)` is the move."""

    move: str
    value: float | None
    worth: Any
    line: Sequence[str]
    candidates: Sequence[Candidate]
    depth: int
    nodes: int
    words: Sequence[Any] = field(default=(), repr=False)

    def __str__(self) -> str:
        return self.move


def _value(worth: Any) -> float | None:
    """A worth as one number: a win is 1, a loss is −1, an opinion or what is expected is itself."""
    if worth is None:
        return None
    if isinstance(worth, str):
        return 0.0
    (kind, what), *_ = worth.items()
    if kind == "win":
        return 1.0
    if kind == "loss":
        return -1.0
    return float(what)


class Player:
    """A player of the house. It sees what its seat may see, and remembers what it likes as long as it is asked about one
    game. Make one with `tabla.player`.
    """

    def __init__(self, game: Game, spec: str) -> None:
        self._player = _tabla.Player(game, spec)

    @property
    def spec(self) -> str:
        """Who it is, as text."""
        return self._player.spec

    @property
    def is_timed(self) -> bool:
        """Whether it thinks by the clock, so that what it plays depends on the machine."""
        return self._player.is_timed

    def choose(self, state: State) -> Choice:
        """Decides for the seat to move. Ctrl-C ends it."""
        thought = json.loads(self._player.choose_json(state))
        candidates = [
            Candidate(one["mv"], _value(one["worth"]), one["worth"], tuple(one.get("line", ())))
            for one in thought["candidates"]
        ]
        worth = thought["worth"]
        return Choice(
            thought["best"],
            _value(worth),
            worth,
            tuple(thought["line"]),
            tuple(candidates),
            thought["depth"],
            thought["nodes"],
            tuple(thought["words"]),
        )

    def __call__(self, state: State) -> str:
        return self.choose(state).move

    def __reduce__(self) -> tuple[Any, ...]:
        return (Player, (self._player.game, self.spec))

    def __repr__(self) -> str:
        return repr(self._player)


def player(
    game: str | Game,
    name: str,
    *,
    time: float | None = None,
    nodes: int | None = None,
    depth: int | None = None,
    seed: int | None = None,
    **settings: Any,
) -> Player:
    """A player of the house: who, and what it may use for a move (seconds, positions or plies).

    >>> import tabla
    >>> champion = tabla.player("mice", "champion", depth=4)
    >>> choice = champion.choose(tabla.game("mice").new_game())
    >>> choice.move in tabla.game("mice").new_game().legal_moves()
    True
    >>> champion.is_timed
    False
    """
    own = _game(game) if isinstance(game, str) else game
    told = {"time": None if time is None else f"{time:g}s", "nodes": nodes, "depth": depth, "seed": seed, **settings}
    words = [f"{key}={value}" for key, value in told.items() if value is not None]
    return Player(own, name + ("," if ":" in name else ":") * bool(words) + ",".join(words))


def random_player(seed: int = 0) -> Chooser:
    """A function that plays any legal move; the same seed gives the same games.

    >>> import tabla
    >>> state = tabla.game("santorini").new_game()
    >>> tabla.random_player(1)(state) in state.legal_actions()
    True
    """
    dice = _random.Random(seed)

    def choose(state: State) -> int:
        return dice.choice(state.legal_actions())

    return choose
