"""Real tables for the fuzzer: a request about a table is about one that stands, with the keys of its seats.

Every second request also says something that means something there, so that the inside is reached and not the
door alone: a legal move, a position of the game, a game that can be opened.
"""

import itertools
import os

import requests
import schemathesis
from schemathesis.core.parameters import ParameterLocation

API = os.environ["TABLA_API"]
GAMES = itertools.cycle(game["id"] for game in requests.get(f"{API}/catalogue", timeout=60).json()["games"])
TURNS = itertools.cycle([True, False])
QUESTIONS = itertools.cycle([{"plays": 1}, {"preview": "-"}, {"odds": True}, {"advice": True}, {}])
# Nobody wants to wait for thoughts.
SOON = 0.01


def open_table():
    """A new table of the next game."""
    answer = requests.post(f"{API}/games", json={"game": next(GAMES)}, timeout=60)
    answer.raise_for_status()
    return answer.json()


@schemathesis.auth(refresh_interval=None)
class Seats:
    """The keys of a table's seats, and the table in the address."""

    def get(self, case, context):
        return open_table() if "id" in case.path_parameters else None

    def set(self, case, created, context):
        if created is None or case.meta.is_negative_at(ParameterLocation.PATH):
            return
        case.path_parameters["id"] = created["table"]["id"]
        case.headers["Authorization"] = f"Bearer {','.join(created['keys'].values())}"
        if "{id}/" in case.path and sensible(case):
            case.body = said(case.path.rsplit("/", 1)[-1], created["table"], case.body)


@schemathesis.hook
def before_call(context, case, kwargs):
    if not sensible(case):
        return
    if case.path == "/api/games":
        case.body = {"game": next(GAMES)} if next(TURNS) else {**case.body, "game": next(GAMES)}
    elif case.path == "/api/check" and next(TURNS):
        table = open_table()["table"]
        case.body = {"game": table["game"], "position": table["position"]}
    elif case.path == "/api/score" and next(TURNS):
        case.body = requests.get(f"{API}/score", timeout=60).json()


def sensible(case):
    """Whether the body is one that fits the description."""
    return isinstance(case.body, dict) and not case.meta.is_negative_at(ParameterLocation.BODY)


def said(what, table, body):
    """Something to say at this table."""
    if what == "advice":
        return {**body, "time": SOON}
    if not next(TURNS):
        return body
    if what == "acts":
        moves = (table["board"].get("view") or table["board"]).get("moves") or [""]
        return {"key": "once", "act": "play", "text": moves[0]}
    if what == "ask":
        return next(QUESTIONS)
    if what == "branch":
        return {"ply": 0}
    return {"seat": 1} if what == "open" else body
