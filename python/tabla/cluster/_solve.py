"""The endings of Mice, or the whole game, on a cluster, layer by layer."""

from __future__ import annotations

import tempfile
from os import PathLike
from pathlib import Path
from typing import Any

import ray

from .. import _tabla
from ._work import ClusterError, Folder, Spec, Teller, connect, read_spec, spread, take

_KNOWN_GAMES = ("mice",)

_KNOWN: dict[str, Any] = {"game": ..., "men": 8, "flying": False, "outcomes": False}

_PLACING = (0, 0)
"""Stands for the placing where pairs of men stand."""


def _solve(flying: bool, outcomes: bool, chunk: tuple[tuple[int, int], dict[str, Any]]) -> dict[str, bytes]:
    """Tables by their names: a pure function of the rules, the pair of men, and the tables that it needs."""
    (more, fewer), needs = chunk
    with tempfile.TemporaryDirectory() as name:
        for file, data in needs.items():
            (Path(name) / file).write_bytes(ray.get(data))
        if (more, fewer) == _PLACING:
            _tabla.solve_whole(name, flying)
        elif outcomes:
            _tabla.solve_outcomes(name, more, fewer, flying)
        else:
            _tabla.solve_material(name, more, fewer, flying)
        return {path.name: path.read_bytes() for path in Path(name).iterdir() if path.name not in needs}


def solve(
    spec: Spec | str | PathLike[str] = "mice",
    *,
    men: int | None = None,
    flying: bool | None = None,
    outcomes: bool | None = None,
    out: str | PathLike[str],
    address: str | None = None,
    resume: bool = False,
    progress: bool = False,
) -> list[Path]:
    """Solves all endings with at most so many men into a folder, which `tabla.game("mice", tables=…)` and the champion read.
    The spec is the game, or a file in TOML with `game`, `men` and `flying`; what is told besides counts instead.

    A layer has the pairs with as many men together. They do not need each other, and are solved at the same time; those that
    they need travel to where the work is done. Every table is checked, move by move, before it is kept.

    With `outcomes` the tables say who wins and not how long it takes, in a quarter of the space. With all 18 men the placing
    follows, on one node, and the whole game is solved, as by `tabla solve mice`.
    """
    is_name = isinstance(spec, str) and not spec.endswith(".toml")
    told = {key: value for key, value in (("men", men), ("flying", flying), ("outcomes", outcomes)) if value is not None}
    wish = take(({"game": spec} if is_name else read_spec(spec)) | told, _KNOWN, "solve")
    game, men, flying, outcomes = wish["game"], wish["men"], wish["flying"], wish["outcomes"]
    if game not in _KNOWN_GAMES:
        raise ClusterError(f"{game} is not solved by tables; {', '.join(_KNOWN_GAMES)} is")
    if not isinstance(men, int) or not 6 <= men <= 18:
        raise ClusterError(f"men = {men}: there are 6 to 18 on both sides together")
    folder = Folder(out, wish, resume)
    pairs = dict(_tabla.mice_materials(men))
    rules, kind = "flying" if flying else "sliding", ".outcomes" if outcomes else ""
    files = {pair: [f"{rules}-{pair[0]}-{pair[1]}{kind}.v1"] for pair in pairs}
    if outcomes and men == 18:
        pairs[_PLACING] = list(pairs)
        files[_PLACING] = [f"{rules}-placed-{placed}.outcomes.v1" for placed in _tabla.mice_layers()]
    connect(address)
    sent: dict[tuple[int, int], Any] = {}

    def held(pair: tuple[int, int]) -> Any:
        if pair not in sent:
            sent[pair] = ray.put((folder.path / files[pair][0]).read_bytes())
        return sent[pair]

    missing = [pair for pair in pairs if not all(map(folder.has, files[pair]))]
    teller = Teller("tables", len(pairs), len(pairs) - len(missing), progress)
    # The placing comes last: it begins with what all pairs lead to.
    for layer in sorted({sum(pair) or men + 1 for pair in missing}):
        chunks = [
            (pair, (pair, {files[need][0]: held(need) for need in pairs[pair]}))
            for pair in missing
            if (sum(pair) or men + 1) == layer
        ]
        for pair, made in spread(_solve, (flying, outcomes), chunks):
            if sorted(made) != sorted(files[pair]):
                raise ClusterError(f"the tables of {pair} came back as {sorted(made)}, not {files[pair]}")
            for name, data in made.items():
                folder.keep(name, data)
            teller.one(1)
    return [folder.path / name for names in files.values() for name in names]
