"""Scrabble: CGP, that is ROWS RACKS POINTS SCORELESS NOTES, and a player of words with dear letters."""

import re
from dataclasses import dataclass

#         A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q   R  S  T  U  V  W  X  Y  Z
VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]


@dataclass
class State:
    board: list  # the rows from the top; a dot is an empty square, a small letter a joker
    racks: list  # from the player to move on: when we are asked, ours is the first, and others are empty
    scores: list  # in the same order
    scoreless: int  # turns without points in a row
    notes: list  # such as "seat 2": the second player is to move

    @staticmethod
    def read(text):
        rows, racks, scores, scoreless, *notes = text.split(" ", 4)
        # Numbers stand for so many empty squares.
        board = [re.sub(r"\d+", lambda number: "." * int(number[0]), row) for row in rows.split("/")]
        notes = [note.strip() for note in "".join(notes).split(";") if note.strip()]
        return State(board, racks.split("/"), [int(score) for score in scores.split("/")], int(scoreless), notes)

    def write(self):
        rows = "/".join(re.sub(r"\.+", lambda dots: str(len(dots[0])), row) for row in self.board)
        notes = "".join(f" {note};" for note in self.notes)
        return f"{rows} {'/'.join(self.racks)} {'/'.join(map(str, self.scores))} {self.scoreless}{notes}"

    def value(self, move):
        """The letters of the word, and a point for each tile from the rack; coloured squares are left to you."""
        start, _, word = move.partition(":")
        if not word:
            # To exchange tiles ("-ABC") is better than to pass ("-"); what others lay is not challenged.
            return {"-": 0, "challenge": 0}.get(move, 1)
        # The row has a letter and the column a number; the letter first is a word to the right, else it goes down.
        row, column = ord(re.search("[a-z]", start)[0]) - ord("a"), int(re.search(r"\d+", start)[0]) - 1
        right = start[0].isalpha()
        value, laid = 10, 0
        for letter in word:
            if letter.isupper():
                value += VALUES[ord(letter) - ord("A")]
            laid += self.board[row][column] == "."
            row, column = (row, column + 1) if right else (row + 1, column)
        return value + laid + (50 if laid == 7 else 0)
