#!/usr/bin/env python3
"""Draws the figures of documentation/mice-solved.md from data/mice/solved-*.tsv.

    figures.py data/mice/solved-noflying.tsv documentation/pictures/mice-solved-noflying.svg

Each pair of numbers of men is a bar: how many of its positions are won, drawn and lost for the player to move.
"""

import sys
from pathlib import Path

WON, DRAWN, LOST = "#2e7d5b", "#c9c3b6", "#b5543c"
CELL, HIGH, GAP, LEFT, TOP = 86, 26, 12, 60, 46


def main():
    source, out = sys.argv[1:]
    pairs = {}
    for line in Path(source).read_text().splitlines()[1:]:
        pair, *counts = line.split("\t")
        pairs[tuple(map(int, pair.split("-")))] = list(map(int, counts))
    width, height = LEFT + 7 * (CELL + GAP), TOP + 7 * (HIGH + 2 * GAP) + 34
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
             f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>']
    for fewer in range(3, 10):
        x = LEFT + (fewer - 3) * (CELL + GAP)
        parts.append(f'<text x="{x + CELL / 2}" y="{TOP - 16}" text-anchor="middle">{fewer}</text>')
    for more in range(3, 10):
        y = TOP + (more - 3) * (HIGH + 2 * GAP)
        parts.append(f'<text x="{LEFT - 16}" y="{y + HIGH / 2 + 4}" text-anchor="end">{more}</text>')
        for fewer in range(3, more + 1):
            if (more, fewer) not in pairs:
                continue
            won, lost, drawn = pairs[more, fewer]
            total, x = max(won + lost + drawn, 1), LEFT + (fewer - 3) * (CELL + GAP)
            for count, colour in ((won, WON), (drawn, DRAWN), (lost, LOST)):
                wide = CELL * count / total
                if wide > 0:
                    parts.append(f'<rect x="{x:.2f}" y="{y}" width="{wide:.2f}" height="{HIGH}" fill="{colour}"/>')
                x += wide
            start = LEFT + (fewer - 3) * (CELL + GAP)
            share = f"{100 * won / total:.1f} · {100 * drawn / total:.1f} · {100 * lost / total:.1f}"
            parts.append(f'<text x="{start + CELL / 2}" y="{y + HIGH + 11}" text-anchor="middle" font-size="10">{share}</text>')
    y = height - 14
    for place, (colour, word) in enumerate(((WON, "won %"), (DRAWN, "drawn %"), (LOST, "lost %"))):
        x = LEFT + place * 110
        parts.append(f'<rect x="{x}" y="{y - 11}" width="14" height="14" fill="{colour}"/>')
        parts.append(f'<text x="{x + 20}" y="{y}">{word}</text>')
    parts.append("</svg>\n")
    Path(out).write_text("\n".join(parts))


if __name__ == "__main__":
    main()
