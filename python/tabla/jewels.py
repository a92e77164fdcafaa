"""Jewels: what swaps bring."""

from __future__ import annotations

from typing import Any

from ._games import ask, view
from ._tabla import State


def hints(state: State) -> dict[str, int]:
    """Every legal swap, and the points of the runs that it makes itself, without what falls afterwards.

    >>> import tabla
    >>> state = tabla.game("jewels", turns=30).new_game(1)
    >>> sorted(tabla.jewels.hints(state)) == sorted(state.legal_moves())
    True
    """
    told: list[dict[str, Any]] = ask(state, "hints", state.turn, hints=True)["swaps"]
    return {one["text"]: one["points"] for one in told}


def simulate(state: State, moves: list[str]) -> int:
    """The points of a game that goes on with these swaps; the state stays as it is.

    >>> import tabla
    >>> state = tabla.game("jewels", turns=30).new_game(1)
    >>> tabla.jewels.simulate(state, state.legal_moves()[:1]) > 0
    True
    """
    trial = state.clone()
    for move in moves:
        trial.play(move)
    return trial.points()[0] or 0


def board(state: State) -> list[str]:
    """The stones, row by row from the top.

    >>> import tabla
    >>> len(tabla.jewels.board(tabla.game("jewels", turns=30).new_game(1)))
    8
    """
    rows: list[str] = view(state)["view"]["rows"]
    return rows
