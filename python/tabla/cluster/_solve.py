"""The endings of Mice on a cluster, layer by layer."""

from __future__ import annotations

import tempfile
from os import PathLike
from pathlib import Path
from typing import Any

import ray

from .. import _tabla
from ._work import ClusterError, Folder, Spec, Teller, connect, read_spec, spread, take

_KNOWN_GAMES = ("mice",)

_KNOWN: dict[str, Any] = {"game": ..., "men": 8, "flying": False}


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
    spec: Spec | str | PathLike[str] = "mice",
    *,
    men: int | None = None,
    flying: bool | None = None,
    out: str | PathLike[str],
    address: str | None = None,
    resume: bool = False,
    progress: bool = False,
) -> list[Path]:
    """Solves all endings with at most so many men into a folder, which `tabla.game("mice", tables=…)` and the champion read.
    The spec is the game, or a file in TOML with `game`, `men` and `flying`; what is told besides counts instead.

    A layer has the pairs with as many men together. They do not need each other, and are solved at the same time; those that
    they need travel to where the work is done. Every table is checked, move by move, before it is kept.
    """
    is_name = isinstance(spec, str) and not spec.endswith(".toml")
    told = {key: value for key, value in (("men", men), ("flying", flying)) if value is not None}
    wish = take(({"game": spec} if is_name else read_spec(spec)) | told, _KNOWN, "solve")
    game, men, flying = wish["game"], wish["men"], wish["flying"]
    if game not in _KNOWN_GAMES:
        raise ClusterError(f"{game} is not solved by tables; {', '.join(_KNOWN_GAMES)} is")
    if not isinstance(men, int) or not 6 <= men <= 18:
        raise ClusterError(f"men = {men}: there are 6 to 18 on both sides together")
    folder = Folder(out, wish, resume)
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
