#!/usr/bin/env python3
"""Two engines that speak UGI meet at equal processor time, one thread each, seats swapped.

    bench/referee.py RECORD "ENGINE ONE" "ENGINE TWO" [--names tabla,other] [--seconds 0.2] [--most 208]

RECORD has a line of JSON for each game that was played, and before them lines with the positions to begin from, which are
numbered from 0: {"openings": ["0000000000000000000000000/1/B2,C3/C2,D2", …]}. What was played is not played again, so a
match that was broken off, here or on another machine, goes on where it was. The first engine also knows the rules: it says who is to move
and who has won. Nobody is told a time: an engine is stopped when its process has used its share of the processor, which
Linux counts, so that it matters little what else the machine does.
"""

import argparse
import json
import math
import queue
import shlex
import subprocess
import threading
import time
from pathlib import Path

# Milliseconds, more than anybody is given.
LONG = 600_000


class Engine:
    """A program that speaks UGI, and the processor time of its process."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.heard = queue.Queue()
        threading.Thread(target=self.hear, daemon=True).start()
        self.clock = (~self.process.pid << 3) | 2  # the kernel's name for it
        self.tell("ugi")
        self.wait("ugiok")

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def hear(self):
        for line in self.process.stdout:
            self.heard.put(line.split())
        self.heard.put(None)

    def wait(self, word, seconds=None):
        """The next line that begins so; `None` where there is none in time."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                line = self.heard.get(timeout=None if until is None else max(until - time.monotonic(), 0))
            except queue.Empty:
                return None
            if line is None:
                raise SystemExit(f"{self.process.args[0]} is gone")
            if line[:1] == [word]:
                return line

    def new_game(self):
        self.tell("uginewgame")
        self.tell("isready")
        self.wait("readyok")

    def ask(self, position, what):
        self.tell(position)
        self.tell(f"query {what}")
        return self.wait("response")[1]

    def think(self, position, seconds):
        """The move, and the processor time that it took."""
        self.tell(position)
        self.tell("isready")
        self.wait("readyok")
        begun = time.clock_gettime(self.clock)
        self.tell(f"go movetime {LONG}")
        answer = None
        # One thread uses no more of the processor than the clock on the wall goes on.
        while answer is None and (left := seconds - self.used(begun)) > 0.0005:
            answer = self.wait("bestmove", left)
        if answer is None:
            self.tell("stop")
            answer = self.wait("bestmove")
        return answer[1], self.used(begun)

    def used(self, begun):
        return time.clock_gettime(self.clock) - begun


def play(engines, opening, seconds):
    """The seat that wins, the turns, and what each seat used of the processor for a move."""
    moves, used = [], ([], [])
    for engine in engines:
        engine.new_game()
    judge = min(engines, key=lambda engine: engine.rank)
    while True:
        position = f"position fen {opening}" + "".join(f" {word}" for word in ["moves", *moves] if moves)
        result = judge.ask(position, "result")
        if result != "none":
            return {"p1win": 0, "p2win": 1}.get(result), moves, used
        seat = 0 if judge.ask(position, "p1turn") == "true" else 1
        move, spent = engines[seat].think(position, seconds)
        moves.append(move)
        used[seat].append(spent)


def elo(share):
    return -400 * math.log10(1 / min(max(share, 1e-3), 1 - 1e-3) - 1)


def summary(games, names):
    won = sum(game["winner"] == names[0] for game in games)
    count = max(len(games), 1)
    share, spread = won / count, 1.96 * math.sqrt(0.25 / count)
    low, high = elo(share - spread), elo(share + spread)
    return f"{names[0]} won {won} of {len(games)} ({share:.1%}), Elo {elo(share):+.0f} [{low:+.0f}, {high:+.0f}]"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("record", type=Path)
    options.add_argument("engines", nargs=2)
    options.add_argument("--names", default="tabla,other")
    options.add_argument("--seconds", type=float, default=0.2)
    options.add_argument("--most", type=int, default=10**9)
    asked = options.parse_args()
    names = asked.names.split(",")
    lines = [json.loads(line) for line in asked.record.read_text().splitlines()]
    openings = [opening for line in lines for opening in line.get("openings", [])]
    games = [line for line in lines if "openings" not in line]
    done = {(game["opening"], game["first"]) for game in games}
    engines = [Engine(command) for command in asked.engines]
    for rank, engine in enumerate(engines):
        engine.rank = rank
    for number, opening in enumerate(openings):
        for first in (0, 1):
            if (number, names[first]) in done or len(games) >= asked.most:
                continue
            seated = engines if first == 0 else engines[::-1]
            seat, moves, used = play(seated, opening, asked.seconds)
            winner = None if seat is None else names[seat ^ first]
            mean = [round(1000 * sum(times) / max(len(times), 1), 1) for times in used]
            game = {"opening": number, "first": names[first], "winner": winner, "turns": len(moves), "ms": mean}
            games.append(game)
            with asked.record.open("a") as record:
                record.write(json.dumps(game) + "\n")
            print(summary(games, names), flush=True)
    print(summary(games, names))


if __name__ == "__main__":
    main()
