"""Boards as pictures, drawn from what a seat may see, in the colours of the house."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any

from ._games import view
from ._tabla import State

_WOOD, _LINE, _PAPER, _INK = "#edcdb3", "#7a3f26", "#fff4ea", "#3a1409"
_MEN = ("#ffbfa6", "#174a68")
_STONES = ("#c0392b", "#2e7d46", "#2461a8", "#d9a520", "#7d3c98", "#d3672d")
_STEPS = ("#cdb48f", "#efd2bd", "#f8e2d2", "#fff4ea", "#6a4c9c")


def _page(width: float, height: float, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">'
    return f'{head}<rect width="{width:g}" height="{height:g}" fill="{_WOOD}"/>{"".join(parts)}</svg>'


def _text(x: float, y: float, text: object, size: float = 14, fill: str = _INK) -> str:
    said = html.escape(str(text))
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-family="sans-serif" fill="{fill}" '
        f'text-anchor="middle" dominant-baseline="central">{said}</text>'
    )


def _box(x: float, y: float, size: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" fill="{fill}" stroke="{_LINE}"/>'


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{_LINE}" stroke-width="1.5"/>'


def _mice(seen: Any) -> str:
    def at(name: str) -> tuple[float, float]:
        return 30 + 40 * (ord(name[0]) - ord("a")), 30 + 40 * (7 - int(name[1]))

    parts = []
    for ring in range(3):
        low, size = 30 + 40 * ring, 240 - 80 * ring
        parts.append(
            f'<rect x="{low}" y="{low}" width="{size}" height="{size}" fill="none" stroke="{_LINE}" stroke-width="2"/>'
        )
    for one, other in (("a4", "c4"), ("e4", "g4"), ("d7", "d5"), ("d3", "d1")):
        (x, y), (x2, y2) = at(one), at(other)
        parts.append(f'<path d="M{x:g} {y:g}L{x2:g} {y2:g}" stroke="{_LINE}" stroke-width="2"/>')
    for point in seen["points"]:
        x, y = at(point["name"])
        man = point.get("man")
        parts.append(_disc(x, y, 4, _LINE) if man is None else _disc(x, y, 14, _MEN[man - 1]))
    return _page(300, 300, parts)


def _santorini(seen: Any) -> str:
    parts = []
    for square in seen["squares"]:
        column, row = ord(square["name"][0].lower()) - ord("a"), 5 - int(square["name"][1])
        x, y, height = 10 + 56 * column, 10 + 56 * row, square["level"]
        parts.append(_box(x, y, 56, _STEPS[0]))
        for level in range(1, min(height, 3) + 1):
            parts.append(_box(x + 4 * level, y + 4 * level, 56 - 8 * level, _STEPS[level]))
        if height == 4:
            parts.append(_disc(x + 28, y + 28, 14, _STEPS[4]))
        if square.get("worker") is not None:
            parts.append(_disc(x + 28, y + 28, 11, _MEN[square["worker"] - 1]))
    return _page(300, 300, parts)


def _jewels(seen: Any) -> str:
    parts = []
    for y, row in enumerate(seen["view"]["rows"]):
        for x, stone in enumerate(row):
            fill = _STONES[(int(stone) - 1) % len(_STONES)]
            parts += [_disc(30 + 34 * x, 30 + 34 * y, 14, fill), _text(30 + 34 * x, 30 + 34 * y, stone, 12, _PAPER)]
    parts.append(_text(150, 300, seen["view"]["points"], 16))
    return _page(300, 320, parts)


def _jamb(seen: Any) -> str:
    person = next((one for one in seen["people"] if one["view"]["dice"]), seen["people"][0])["view"]
    parts = [_text(96 + 72 * at, 20, name, 14) for at, name in enumerate(("↓", "↑", "✎"))]
    for row, line in enumerate(person["rows"]):
        y = 34 + 24 * row
        parts.append(_text(32, y + 12, line["name"], 12))
        for at, field in enumerate(line["fields"]):
            value = "" if field["value"] is None else "—" if field["mark"] == "crossed" else field["value"]
            parts.append(f'<rect x="{62 + 72 * at}" y="{y}" width="68" height="22" fill="{_PAPER}" stroke="{_LINE}"/>')
            parts.append(_text(96 + 72 * at, y + 11, value, 13))
    low = 44 + 24 * len(person["rows"])
    for place, die in enumerate(person["dice"]):
        parts += [_box(50 + 44 * place, low, 34, _PAPER), _text(67 + 44 * place, low + 17, die, 18)]
    parts.append(_text(150, low + 54, person["sums"]["grand"], 16))
    return _page(300, low + 74, parts)


def _scrabble(seen: Any) -> str:
    squares = seen["view"]["squares"]
    parts = []
    for y, row in enumerate(squares):
        for x, square in enumerate(row):
            letter, word, more = square["letter"], square["word_factor"], square["letter_factor"]
            fill = "#f3e3bd" if letter else "#e6a5a0" if word > 1 else "#a9cbe0" if more > 1 else "#d5e2cf"
            parts.append(_box(10 + 20 * x, 10 + 20 * y, 20, fill))
            if letter:
                parts.append(_text(20 + 20 * x, 20 + 20 * y, letter, 12))
    size = 20 + 20 * len(squares)
    told = ", ".join(str(one["score"]) for one in seen["view"]["players"])
    parts += [_text(size / 2, size + 8, seen["view"]["rack"], 16), _text(size / 2, size + 28, told, 13)]
    return _page(size, size + 44, parts)


_DRAWN: dict[str, Callable[[Any], str]] = {
    "jamb": _jamb, "jewels": _jewels, "mice": _mice, "santorini": _santorini, "scrabble": _scrabble,
}  # fmt: skip


def svg(state: State, seat: int | None = None) -> str:
    """The board as SVG, as this seat may see it; without a seat, as the seat to move does.

    >>> import tabla
    >>> tabla.svg(tabla.game("mice").new_game()).startswith("<svg")
    True
    """
    own = seat if seat is not None else state.turn or 0
    return _DRAWN[state.game.name](view(state, own))


def draw(state: State) -> str:
    """The picture of a state for a notebook."""
    return svg(state)
