"""Scrabble: the generator of plays, word lists, and the scorer of games that are written down."""

from __future__ import annotations

import json
from typing import Any

from . import _tabla
from ._games import ask
from ._tabla import State


def plays(state: State, count: int = 200, seat: int | None = None) -> list[dict[str, Any]]:
    """The best plays of the seat to move, by points and what the tiles are worth that it keeps.

    >>> import tabla
    >>> best = tabla.scrabble.plays(tabla.game("scrabble").new_game(1), 3)
    >>> len(best), sorted(best[0])
    (3, ['equity', 'gcg', 'leave', 'leave_value', 'points', 'text'])
    """
    own = state.turn if seat is None else seat
    told: list[dict[str, Any]] = ask(state, "plays", own, plays=count)
    return told


def is_word(state: State, words: str) -> dict[str, bool]:
    """Whether words, with blanks between them, are in the list of a game.

    >>> import tabla
    >>> tabla.scrabble.is_word(tabla.game("scrabble").new_game(1), "HOUSE XQZ")
    {'HOUSE': True, 'XQZ': False}
    """
    return {one["word"]: one["is_known"] for one in ask(state, "words", state.turn, words=words)}


def advice(state: State, **about: Any) -> Any:
    """What the analyser thinks of the position: the best moves with what is expected of them."""
    return ask(state, "advice", state.turn, **about)


def words(words: str = "english") -> list[str]:
    """All words of a list: `english`, `romanian`, or the name of a file.

    >>> from tabla import scrabble
    >>> "HOUSE" in scrabble.words()
    True
    """
    return _tabla.scrabble_words(words)


def score(tiles: str, board: str, game: str) -> Any:
    """Adds a game up that is written in three texts, as `tabla scrabble score` reads them: the totals, the winner, and what
    every placement brought.

    >>> from tabla import scrabble
    >>> tiles = "A 1\\nC 1\\nI 1\\nP 2\\nS 1"
    >>> told = scrabble.score(tiles, "15\\nroz h8", "1 h5 SPIC\\n2 5h SA")
    >>> told["totals"], told["winner"], told["placements"][0]["points"]
    ([10, 2], 1, 10)
    """
    return json.loads(_tabla.score_scrabble(tiles, board, game))
