"""Games, and states that come out of a pickle."""

from __future__ import annotations

import json
from os import PathLike, fspath
from typing import Any

from ._tabla import Game, State
from ._tabla import games as _games


def games() -> list[str]:
    """The words of all games.

    >>> import tabla
    >>> tabla.games()
    ['santorini', 'mice', 'jamb', 'jewels', 'scrabble']
    """
    return _games()


def game(
    name: str, rules: str = "", *, seats: int = 0, tables: str | PathLike[str] | None = None, **options: Any
) -> Game:
    """A game with its rules, told in a word (`"flying"`) or by name (`flying=True`).

    `seats` is how many play; 0 is as many as usual. `tables` is a folder with solved endings of Mice, which its champion
    then knows by heart; without it, no player reads anything beside the program, so that all machines play alike.

    >>> import tabla
    >>> mice = tabla.game("mice", flying=True)
    >>> mice.seats, mice.actions, mice.features
    (2, 15000, 55)
    >>> state = mice.new_game()
    >>> state.play("d2")
    >>> state.turn, len(state.legal_actions())
    (1, 23)
    >>> tabla.game("jewels", turns=30).seats
    1
    """
    words = {name.replace("_", "-"): value for name, value in options.items()}
    folder = None if tables is None else fspath(tables)
    return Game(name, rules, json.dumps(words), seats, folder)


def _restore(game: Game, saved: tuple[int, str | None, list[str]]) -> State:
    """A state out of a pickle: everything is played again, so that draws by repetition come when they would have come."""
    seed, start, moves = saved
    return game.new_game(seed, start, moves)


def ask(state: State, question: str, seat: int | None = None, **about: Any) -> Any:
    """Asks a question of the game's own about a state; without a seat, for somebody who sees everything.

    >>> import tabla
    >>> state = tabla.game("mice").new_game()
    >>> sorted(tabla.ask(state, "values"))
    ['values']
    """
    return json.loads(state.ask_json(question, json.dumps(about), seat))


def view(state: State, seat: int | None = None) -> Any:
    """What a seat may see, as the web gets it; without a seat, everything.

    >>> import tabla
    >>> tabla.view(tabla.game("mice").new_game(), 0)["hand"]
    [9, 9]
    """
    return json.loads(state.view(seat))
