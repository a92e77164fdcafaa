"""Matches and tournaments, with the arena's pairing, test and Elo."""

from __future__ import annotations

import concurrent.futures
import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, Union

from . import _tabla
from ._games import game as _game
from ._players import Chooser, Player
from ._tabla import Game, State

Side = Union[str, Player, Chooser]
"""Who plays: a player of the house as text (`"champion:nodes=1000"`), a `Player`, or a function."""

_Item = TypeVar("_Item")


def tell(items: Iterable[_Item], total: int, progress: bool, what: str) -> Iterator[_Item]:
    """The same items, with a bar that shows how far it is where that is wished."""
    if not progress:
        yield from items
        return
    from tqdm.auto import tqdm

    yield from tqdm(items, total=total, unit=what)


def keeper() -> str | None:
    """The program that keeps bots which are processes: `tabla` of the environment's `TABLA` or `PATH`."""
    return os.environ.get("TABLA") or shutil.which("tabla")


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament: its settings, every game, and the table."""

    settings: dict[str, Any]
    records: list[dict[str, Any]]

    @property
    def standings(self) -> dict[str, Any]:
        """The table as data, the best first, as `tabla arena table --json` has it."""
        told: dict[str, Any] = json.loads(_tabla.standings(json.dumps(self.settings), self._texts()))
        return told

    @property
    def scores(self) -> dict[str, float | None]:
        """The share of the points of every bot, by its name."""
        return {row["name"]: row["strength"]["score"] for row in self.standings["rows"]}

    def _texts(self) -> list[str]:
        return results(self.records)

    def __str__(self) -> str:
        return "\n".join(_tabla.table(json.dumps(self.settings), self._texts()))


def results(records: Iterable[dict[str, Any]]) -> list[str]:
    """What a table is made of: the records without their moves, which would only be read and thrown away."""
    return [json.dumps(record | {"moves": []}) for record in records]


def settings_of(wish: dict[str, Any], reproducible: bool) -> dict[str, Any]:
    """The settings that a wish comes to, checked."""
    text = _tabla.read_settings(json.dumps(wish))
    _tabla.check_settings(text, reproducible)
    settings: dict[str, Any] = json.loads(text)
    return settings


def _name_of(side: Side, place: int) -> str:
    if isinstance(side, str):
        return side
    if isinstance(side, Player):
        return side.spec
    return getattr(side, "__name__", "").strip("<>") or f"player {place + 1}"


def _words(game: Game) -> str:
    """The rules of a game as a match names them."""
    words = []
    for key, value in json.loads(game.options).items():
        words.append(f"{key}={value}" if not isinstance(value, bool) else key if value else f"no-{key}")
    if game.name == "scrabble":
        return "romanian" if "language=ro" in words else ""
    return ",".join(words)


def _play(game: Game, fixture: dict[str, Any], sides: Sequence[Chooser]) -> dict[str, Any]:
    """One game of the plan between players and functions, as a record of the arena."""
    state = game.new_game(fixture["luck"], fixture["opening"])
    moves: list[dict[str, Any]] = []
    seats = [sides[bot] for bot in fixture["bots"]]
    ending: Any = {"rules": "over"}
    while (seat := state.turn) is not None:
        if len(moves) >= 4000:
            ending = "length"
            break
        move = seats[seat](state.clone())
        text = state.action_to_text(move) if isinstance(move, int) else str(move)
        state.play(text)
        moves.append({"seat": seat + 1, "text": text, "micros": 0})
    first, second = state.returns()
    halves = [1, 1] if first == second or state.turn is not None else [2, 0] if first > second else [0, 2]
    points = state.points()
    record = {key: fixture[key] for key in ("number", "bots", "luck")}
    record |= {} if fixture["opening"] is None else {"opening": fixture["opening"]}
    record |= {} if None in points else {"points": points}
    nothing = {"moves": 0, "micros": 0, "longest": 0, "full": 0, "over": 0, "most_over": 0}
    return record | {"halves": halves, "ending": ending, "moves": moves, "measured": [nothing, nothing]}


def tournament(
    game: str | Game,
    players: Sequence[Side],
    games: int = 100,
    *,
    format: str = "round-robin",
    seed: int = 1,
    openings: Sequence[str] | None = None,
    budget: str | None = None,
    sprt: str | None = None,
    jobs: int = 1,
    progress: bool = False,
) -> Tournament:
    """Everybody plays everybody, in pairs of games with the seats changed, from the same opening or with the same luck.

    Players of the house alone play exactly the games of `tabla arena run` with this seed, several at once with `jobs`. Where
    a function plays, the plan, the table, the test and Elo are the same, and the games are played here, one after another.

    >>> import tabla
    >>> def hasty(state):
    ...     return state.legal_moves()[0]
    >>> result = tabla.tournament("mice", ["alphabeta:depth=1", hasty], games=4)
    >>> result.standings["games"], result.standings["rows"][0]["name"]
    (4, 'alphabeta:depth=1')
    """
    own = _game(game) if isinstance(game, str) else game
    if len(players) < 2:
        raise ValueError(f"{len(players)} players; a tournament has at least two")
    is_native = all(isinstance(side, str) for side in players)
    names = [_name_of(side, place) for place, side in enumerate(players)]
    # Whoever is no text stands in the settings under its name, as a player that the plan never asks.
    stand_in = next(one["name"] for one in json.loads(own.info)["players"])
    bots = [
        side if isinstance(side, str) else f"name={name.replace(',', ' ')},{stand_in}"
        for side, name in zip(players, names)
    ]
    wish = {
        "game": own.name,
        "rules": _words(own),
        "bots": bots,
        "format": format,
        "games": games,
        "openings": None if openings is None else list(openings),
        "budget": budget,
        "seed": seed,
        "sprt": sprt,
    }
    settings = settings_of(wish, reproducible=False)
    watch = _tabla.Onlooker() if is_native else None
    if is_native:
        text, who = json.dumps(settings), keeper()

        def play(fixture: dict[str, Any]) -> dict[str, Any]:
            told: dict[str, Any] = json.loads(_tabla.play_fixture(text, json.dumps(fixture), who, False, watch))
            return told

    else:
        match = own.for_match()
        sides = [Player(match, side) if isinstance(side, str) else side for side in players]

        def play(fixture: dict[str, Any]) -> dict[str, Any]:
            return _play(match, fixture, sides)

    records = _all_games(settings, play, jobs, watch, progress)
    return Tournament(settings, records)


def known_fixtures(settings: dict[str, Any], records: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games of the plan that are known."""
    halves = {record["number"]: record["halves"][0] for record in records}
    fixtures: list[dict[str, Any]] = json.loads(_tabla.fixtures(json.dumps(settings), halves))
    return fixtures


def is_decided(settings: dict[str, Any], records: Iterable[dict[str, Any]]) -> bool:
    """Whether a test has come to its end."""
    if settings["sprt"] is None:
        return False
    told = json.loads(_tabla.standings(json.dumps(settings), results(records)))
    return bool(told["finished"])


def _all_games(
    settings: dict[str, Any],
    play: Callable[[dict[str, Any]], dict[str, Any]],
    jobs: int,
    watch: _tabla.Onlooker | None,
    progress: bool,
) -> list[dict[str, Any]]:
    """Games that somebody watches are played beside Python, and end when nobody waits for them any more. Functions are
    Python's, and play in the thread that asks: so Ctrl-C reaches both.
    """
    records: dict[int, dict[str, Any]] = {}
    while True:
        fixtures = [one for one in known_fixtures(settings, records.values()) if one["number"] not in records]
        if not fixtures:
            break
        with concurrent.futures.ThreadPoolExecutor(max(jobs, 1)) as pool:
            is_whole = False
            try:
                played = map(play, fixtures) if watch is None else pool.map(play, fixtures)
                for record in tell(played, len(fixtures), progress, "game"):
                    records[record["number"]] = record
                    if record["number"] % 2 == 0 and is_decided(settings, records.values()):
                        return list(records.values())
                is_whole = True
            finally:
                if watch is not None and not is_whole:
                    watch.leave()
                    pool.shutdown(cancel_futures=True)
    return [records[number] for number in sorted(records)]


def match(
    game: str | Game, one: Side, other: Side, games: int = 100, **more: Any
) -> Tournament:
    """A tournament of two. `sprt="0,10,0.05,0.05"` ends it as soon as it is clear who is the stronger one.

    >>> import tabla
    >>> result = tabla.match("jamb", "optimal", tabla.random_player(1), games=2)
    >>> result.scores["optimal"]
    1.0
    """
    return tournament(game, [one, other], games, **more)


def strength(pairs: Sequence[int], wins: int = 0, draws: int = 0, losses: int = 0, sprt: str | None = None) -> Any:
    """What results say about strength: pairs of games by their half points from 0 to 4, and games without a pair.

    >>> import tabla
    >>> told = tabla.strength([0, 2, 10, 8, 0])
    >>> told["strength"]["elo"] > 0
    True
    """
    return json.loads(_tabla.strength(list(pairs), wins, draws, losses, sprt))
