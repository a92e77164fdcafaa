#!/usr/bin/env python3
"""Draws the courses of training and the strength of the generations.

    figure.py curves.csv "hand:0" "net1:212" "net2:276" > ../../documentation/pictures/santorini-network.svg
"""

import csv
import sys

COLOURS = ["#b23a2e", "#2f64c8", "#1f6f5c", "#8a5a00"]
GREY, RULE, INK = "#6b6a5d", "#e7dcc6", "#22261f"


def text(x, y, words, anchor="middle", size=10.5, fill=GREY):
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


def main():
    runs = {}
    for name, step, _, positions, loss, held in csv.reader(open(sys.argv[1])):
        if step != "step" and int(step) > 0:
            runs.setdefault(name, []).append((int(positions) / 1e6, float(loss), float(held)))
    strengths = [(name, int(elo)) for name, elo in (pair.split(":") for pair in sys.argv[2:])]
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262" role="img" aria-label="Loss in training and Elo '
        "by generation\" font-family=\"Georgia,'Liberation Serif',serif\">"
    ]
    left, right, top, bottom = 60, 400, 30, 220
    low = min(min(loss, held) for run in runs.values() for _, loss, held in run) - 0.001
    high = max(max(loss, held) for run in runs.values() for _, loss, held in run) + 0.0005
    most = max(run[-1][0] for run in runs.values())
    x = lambda millions: left + (right - left) * millions / most
    y = lambda loss: bottom - (bottom - top) * (loss - low) / (high - low)
    for tick in range(int(low * 1000) + 1, int(high * 1000) + 1, 2):
        out.append(f'<path d="M{left} {y(tick / 1000):.1f}H{right}" stroke="{RULE}"/>')
        out.append(text(left - 6, y(tick / 1000) + 4, f"{tick / 1000:.3f}", "end"))
    for tick in range(0, int(most) + 1, 50):
        out.append(f'<path d="M{x(tick):.1f} {bottom}v4" stroke="{GREY}"/>' + text(x(tick), bottom + 17, tick))
    out.append(text((left + right) / 2, 255, "millions of positions learnt from", size=11))
    out.append(text(left - 6, 20, "loss", "end", 11))
    for colour, (name, run) in zip(COLOURS, runs.items()):
        for column, dash in ((1, ""), (2, ' stroke-dasharray="5 3"')):
            points = " ".join(f"{x(part[0]):.1f},{y(part[column]):.1f}" for part in run)
            out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6"{dash}/>')
        out.append(text(x(run[-1][0]) - 2, y(run[-1][1]) + 14, name, "end", 11, colour))
    out.append(text(right, 20, "drawn through: learnt; dashed: held out", "end", 10))
    base, tall = 220, 180 / max(elo for _, elo in strengths)
    for place, (name, elo) in enumerate(strengths):
        at = 450 + place * 190 / len(strengths)
        colour = GREY if place == 0 else COLOURS[(place - 1) % len(COLOURS)]
        out.append(f'<path d="M{at:g} {base}V{base - elo * tall:.1f}" stroke="{colour}" stroke-width="16"/>')
        out.append(text(at, base - elo * tall - 6, f"+{elo}" if elo else "0", fill=INK))
        out.append(text(at, base + 17, name))
    out.append(f'<path d="M430 {base}H630" stroke="{GREY}"/>' + text(530, 255, "Elo, each step 640 games", size=11))
    print("\n".join(out) + "\n</svg>")


if __name__ == "__main__":
    main()
