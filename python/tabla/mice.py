"""Mice exactly: what is solved of it."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path
from typing import Any

from . import _tabla
from ._arena import tell
from ._games import ask
from ._tabla import State


def values(state: State) -> dict[str, tuple[str, int | None]]:
    """Every move of which it is known what it leads to: `win`, `draw` or `loss`, and in how many plies.

    >>> import tempfile, tabla
    >>> folder = tempfile.mkdtemp()
    >>> tabla.mice.solve(folder, men=6, flying=True)
    ['flying-3-3.v1']
    >>> game = tabla.game("mice", flying=True, tables=folder)
    >>> state = tabla.State.from_text(game, "a7,d7,g4/d1,d2,b6/0,0/w")
    >>> tabla.mice.values(state)["g4-g7xd1"]
    ('win', 1)
    """
    told: list[dict[str, Any]] = ask(state, "values")["values"]
    return {one["text"]: (one["fate"], one.get("plies")) for one in told}


def materials(men: int) -> list[tuple[tuple[int, int], list[tuple[int, int]]]]:
    """Every pair of men with at most so many together, and those whose tables it needs.

    >>> from tabla import mice
    >>> mice.materials(7)
    [((3, 3), []), ((4, 3), [(3, 3)])]
    """
    return _tabla.mice_materials(men)


def solve(folder: str | PathLike[str], *, men: int, flying: bool = False, progress: bool = False) -> list[str]:
    """Solves all endings with at most so many men into a folder; what is there is not made again. The names of the files."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    pairs = [pair for pair, _ in materials(men)]
    for more, fewer in tell(pairs, len(pairs), progress, "table"):
        _tabla.solve_material(fspath(folder), more, fewer, flying)
    return sorted(path.name for path in Path(folder).iterdir())
