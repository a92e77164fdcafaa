#!/usr/bin/env python3
"""Speaks the line protocol of the arena. What a state is, and which move is good, is in game.py."""

import sys

from game import State


def read_question(line):
    """The legal moves and the state of a question. The state is the last field: it may have blanks."""
    head, _, state = line.partition(" state=")
    fields = dict(field.split("=", 1) for field in head.split() if "=" in field)
    return fields["moves"].split("|"), State.read(state)


def play():
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line.startswith("tabla "):
            # "ready moves" asks for the legal moves with every question.
            print("ready moves", flush=True)
        elif line.startswith("move "):
            moves, state = read_question(line)
            # The best move; of equal ones the first. Without the flush the answer would wait in a buffer.
            print(max(moves, key=state.value), flush=True)
        elif line.startswith("over "):
            break
        # Any other word is for later versions of the protocol, and passed over.


def echo():
    """Reads states, one a line, and writes them back: whoever changes the parser can see that it still works."""
    for line in sys.stdin:
        print(State.read(line.rstrip("\n")).write())


if __name__ == "__main__":
    echo() if "--echo" in sys.argv else play()
