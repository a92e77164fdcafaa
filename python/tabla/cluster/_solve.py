"""The endings of Mice on a cluster, layer by layer."""

from __future__ import annotations

import tempfile
from os import PathLike
from pathlib import Path
from typing import Any

import ray

from .. import _tabla
from ._work import ClusterError, Folder, Teller, connect, spread

_KNOWN_GAMES = ("mice",)


def _solve(flying: bool, chunk: tuple[tuple[int, int], dict[str, Any]]) -> tuple[str, bytes]:
    """One table: a pure function of the rules, the pair of men, and the tables that it needs."""
    (more, fewer), needs = chunk
    with tempfile.TemporaryDirectory() as name:
        for file, data in needs.items():
            (Path(name) / file).write_bytes(ray.get(data))
        _tabla.solve_material(name, more, fewer, flying)
        (made,) = (path for path in Path(name).iterdir() if path.name not in needs)
        return made.name, made.read_bytes()


def solve(
    game: str = "mice",
    *,
    men: int = 8,
    flying: bool = False,
    out: str | PathLike[str],
    address: str | None = None,
    resume: bool = False,
    progress: bool = False,
) -> list[Path]:
    """Solves all endings with at most so many men into a folder, which `tabla.game("mice", tables=…)` and the champion read.

    A layer has the pairs with as many men together. They do not need each other, and are solved at the same time; those that
    they need travel to where the work is done. Every table is checked, move by move, before it is kept.
    """
    if game not in _KNOWN_GAMES:
        raise ClusterError(f"{game} is not solved by tables; {', '.join(_KNOWN_GAMES)} is")
    if not 6 <= men <= 18:
        raise ClusterError(f"men = {men}: there are 6 to 18 on both sides together")
    folder = Folder(out, {"game": game, "men": men, "flying": flying}, resume)
    pairs = dict(_tabla.mice_materials(men))
    files = {pair: f"{'flying' if flying else 'sliding'}-{pair[0]}-{pair[1]}.v1" for pair in pairs}
    connect(address)
    sent: dict[tuple[int, int], Any] = {}

    def held(pair: tuple[int, int]) -> Any:
        if pair not in sent:
            sent[pair] = ray.put((folder.path / files[pair]).read_bytes())
        return sent[pair]

    missing = [pair for pair in pairs if not folder.has(files[pair])]
    teller = Teller("tables", len(pairs), len(pairs) - len(missing), progress)
    for layer in sorted({sum(pair) for pair in missing}):
        chunks = [
            (pair, (pair, {files[need]: held(need) for need in pairs[pair]}))
            for pair in missing
            if sum(pair) == layer
        ]
        for pair, (name, data) in spread(_solve, (flying,), chunks):
            if name != files[pair]:
                raise ClusterError(f"the table of {pair} came back as {name}, not {files[pair]}")
            folder.keep(name, data)
            teller.one(1)
    return [folder.path / name for name in files.values()]
