"""Games of a player against itself, as data to learn from."""

from __future__ import annotations

import io
import json
from os import PathLike
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from .. import _tabla
from .._players import Player
from ._work import ClusterError, Folder, Spec, Teller, connect, read_spec, spread, take

SCHEMA_VERSION = "1"
"""The version of the schema, which is in every file as `tabla.schema`."""

SCHEMA = pa.schema(
    [
        pa.field("game", pa.int64(), False),
        pa.field("ply", pa.int32(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("move", pa.string(), False),
        pa.field("action", pa.int32()),
        pa.field("value", pa.float32()),
        pa.field("observation", pa.list_(pa.float32()), False),
        pa.field("legal", pa.list_(pa.int32()), False),
        pa.field("result", pa.float32(), False),
    ]
)

_KNOWN: dict[str, Any] = {
    "game": ...,
    "rules": "",
    "options": {},
    "seats": 0,
    "players": ["random"],
    "games": ...,
    "seed": 1,
    "chunk": 16,
    "random_plies": 0,
}


def _chosen(spec: Spec, game: _tabla.Game, number: int) -> list[dict[str, Any]]:
    """One game: a pure function of the spec and its number."""
    seed = _mixed(spec["seed"], number)
    state = game.new_game(seed)
    players = [None if who == "random" else Player(game, who) for who in spec["players"]]
    rows: list[dict[str, Any]] = []
    while (seat := state.turn) is not None:
        player = players[seat % len(players)]
        legal = sorted(state.legal_actions())
        value = None
        if player is None or state.plies < spec["random_plies"]:
            drawn = legal[_mixed(seed, state.plies + 1) % len(legal)]
            action: int | None = drawn
            move = state.action_to_text(drawn)
        else:
            choice = player.choose(state)
            move, value = choice.move, choice.value
            action = state.text_to_action(move)
        rows.append(
            {
                "game": number, "ply": state.plies, "seat": seat, "move": move, "action": action, "value": value,
                "observation": state.observation(seat), "legal": legal,
            }
        )  # fmt: skip
        state.play(move)
    result = state.returns()
    for row in rows:
        row["result"] = result[row["seat"]]
    return rows


def _mixed(seed: int, part: int) -> int:
    """A number of 48 bits that follows from both, on every machine (splitmix64)."""
    mask = (1 << 64) - 1
    mixed = (seed * 0x9E3779B97F4A7C15 + part * 0xD1342543DE82EF95 + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return (mixed ^ (mixed >> 31)) >> 16


def _write(spec: Spec, game: _tabla.Game, numbers: tuple[int, int]) -> bytes:
    """A chunk as a Parquet file."""
    rows = [row for number in range(*numbers) for row in _chosen(spec, game, number)]
    told = {"tabla.schema": SCHEMA_VERSION, "tabla.spec": json.dumps(spec, sort_keys=True)}
    table = pa.Table.from_pylist(rows, SCHEMA.with_metadata(told))
    buffer = io.BytesIO()
    pq.write_table(table, buffer, compression="zstd")
    return buffer.getvalue()


def selfplay(
    spec: Spec | str | PathLike[str],
    *,
    games: int | None = None,
    out: str | PathLike[str],
    address: str | None = None,
    resume: bool = False,
    progress: bool = False,
) -> list[Path]:
    """Plays games on a Ray cluster into Parquet files, one for each chunk: a row for every decision, with what the seat saw,
    what was legal, what was played, what it was thought to be worth, and how the game ended for the seat.
    """
    read = read_spec(spec)
    wish = take(read if games is None else read | {"games": games}, _KNOWN, "selfplay")
    size, total = int(wish["chunk"]), int(wish["games"])
    if size < 1 or total < 1:
        raise ClusterError(f"chunk = {size}, games = {total}: both are at least 1")
    game = _tabla.Game(wish["game"], wish["rules"], json.dumps(wish["options"]), int(wish["seats"]))
    for who in wish["players"]:
        if who != "random" and Player(game, who).is_timed:
            raise ClusterError(f"{who} thinks by the clock; give it nodes or a depth, such as {who.split(':')[0]}:nodes=1000")
    folder = Folder(out, wish, resume)
    chunks = {f"part-{at:06}.parquet": (at, min(at + size, total)) for at in range(0, total, size)}
    missing = {name: numbers for name, numbers in chunks.items() if not folder.has(name)}
    done = sum(last - first for name, (first, last) in chunks.items() if name not in missing)
    teller = Teller("games", total, done, progress)
    connect(address)
    for name, data in spread(_write, (wish, game), missing.items()):
        folder.keep(name, data)
        first, last = chunks[name]
        teller.one(last - first)
    return [folder.path / name for name in chunks]
