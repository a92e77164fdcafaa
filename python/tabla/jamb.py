"""Jamb exactly: the value of every talon under best play, and what the adviser says of a position."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import _tabla
from ._games import ask
from ._tabla import State


def values(*, jamb_is_ful: bool = False, jamb_is_poker: bool = True) -> npt.NDArray[np.float64]:
    """The points still to come from every talon under best play, as an array by fields filled downwards (0 to 10), upwards
    (0 to 10) and in the hand column (a bit for each row).

    >>> from tabla import jamb
    >>> all_talons = jamb.values()
    >>> all_talons.shape
    (11, 11, 1024)
    >>> round(float(all_talons[10, 10, 0]), 4)
    78.7773
    """
    flat = _tabla.jamb_values(jamb_is_ful, jamb_is_poker)
    return flat.reshape(11, 11, 1024)


def value(down: int, up: int, hand: int = 0, *, jamb_is_ful: bool = False, jamb_is_poker: bool = True) -> float:
    """The points still to come from one talon.

    >>> from tabla import jamb
    >>> jamb.value(10, 10, 0b1111111111)
    0.0
    """
    return _tabla.jamb_value(down, up, hand, jamb_is_ful, jamb_is_poker)


def advice(state: State, *, range: bool = False) -> Any:
    """Every choice of the seat to move and what it is worth in the end, the best first; with the range of the final total.

    >>> import tabla
    >>> told = tabla.jamb.advice(tabla.game("jamb").new_game(1))
    >>> told["lines"][0]["text"] in tabla.game("jamb").new_game(1).legal_moves()
    True
    """
    about = {"advice": True, "range": True} if range else {}
    return ask(state, "advice", state.turn, **about)


def odds(state: State) -> Any:
    """How likely the combinations are with these dice."""
    return ask(state, "odds", state.turn, odds=True)
