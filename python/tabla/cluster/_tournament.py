"""A tournament on a cluster: the games of `tabla arena run`, and its folder."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any

from .. import _tabla
from .._arena import Tournament, is_decided, keeper, known_fixtures, settings_of
from ._work import Cannot, ClusterError, Folder, Spec, Teller, connect, read_spec, spread, take

_KNOWN: dict[str, Any] = {
    "game": ...,
    "rules": "",
    "bots": ...,
    "format": "round-robin",
    "games": 100,
    "openings": None,
    "budget": None,
    "seed": 1,
    "sprt": None,
    "margin": 50,
    "patience": 30_000,
    "trust": False,
    "read": [],
    "chunk": 4,
}


def _play(settings: str, fixtures: list[dict[str, Any]]) -> bytes:
    """The games of a chunk: a pure function of what was agreed on and of which games they are."""
    try:
        records = [json.loads(_tabla.play_fixture(settings, json.dumps(one), keeper(), True)) for one in fixtures]
    except RuntimeError as error:
        # The program of a bot cannot be started or kept here. No game is lost by it.
        raise Cannot(str(error)) from None
    return json.dumps(records, separators=(",", ":")).encode()


def tournament(
    spec: Spec | str | PathLike[str],
    *,
    address: str | None = None,
    out: str | PathLike[str],
    resume: bool = False,
    progress: bool = False,
) -> Tournament:
    """Plays a tournament on a Ray cluster into a folder, which `tabla arena table` and `tabla arena show` read.

    The same spec has the same games and the same table as `tabla arena run`; where a bot thinks by the clock, that could not
    be, and it is refused.
    """
    wish = take(read_spec(spec), _KNOWN, "tournament")
    size = int(wish.pop("chunk"))
    if size < 1:
        raise ClusterError(f"chunk = {size}: a chunk has at least one game")
    settings = settings_of(wish, reproducible=True)
    text = json.dumps(settings)
    folder = Folder(Path(out) / "cluster", {"settings": settings, "chunk": size}, resume)
    is_begun = (Path(out) / "arena.json").exists()
    store = _tabla.Store(str(out), None if is_begun else text)
    records = _kept(folder, store)
    connect(address)
    teller = Teller("games", _total(settings), len(records), progress)
    while not is_decided(settings, records.values()):
        missing = [one for one in known_fixtures(settings, records.values()) if one["number"] not in records]
        if not missing:
            break
        by_chunk: dict[int, list[dict[str, Any]]] = {}
        for fixture in missing:
            by_chunk.setdefault((fixture["number"] - 1) // size, []).append(fixture)
        for number, data in spread(_play, (text,), by_chunk.items()):
            first = by_chunk[number][0]["number"]
            folder.keep(f"games-{first:06}.json", data)
            for record in json.loads(data):
                records[record["number"]] = record
                store.keep(json.dumps(record))
            teller.one(len(by_chunk[number]), lambda: str(Tournament(settings, list(records.values()))))
            if is_decided(settings, records.values()):
                break
    return Tournament(settings, [records[number] for number in sorted(records)])


def _kept(folder: Folder, store: _tabla.Store) -> dict[int, dict[str, Any]]:
    """The games that are whole: what a chunk says, whatever became of its copies in the tournament's folder."""
    records = {}
    for file in sorted(folder.path.glob("games-*.json")):
        if folder.has(file.name):
            for record in json.loads(file.read_bytes()):
                records[record["number"]] = record
                store.keep(json.dumps(record))
    return records


def _total(settings: dict[str, Any]) -> int:
    planned: int = json.loads(_tabla.standings(json.dumps(settings), []))["planned"]
    return planned
