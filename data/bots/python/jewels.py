"""Jewels: BOARD/PREVIEW/POINTS/TURNS/LEFT, and a player that counts runs."""

from dataclasses import dataclass


@dataclass
class State:
    board: list  # the rows from the top, each a list of eight colours, 1 to 6
    preview: list  # for each column the stone that falls next
    points: int
    turns: int  # turns that are played
    left: int  # turns that are left

    @staticmethod
    def read(text):
        board, preview, points, turns, left = text.split("/")
        colours = lambda text: [int(colour) for colour in text]
        return State([colours(row) for row in board.split(",")], colours(preview), int(points), int(turns), int(left))

    def write(self):
        digits = lambda colours: "".join(map(str, colours))
        board = ",".join(digits(row) for row in self.board)
        return f"{board}/{digits(self.preview)}/{self.points}/{self.turns}/{self.left}"

    def value(self, move):
        """Three in a line after the swap are worth most; low on the board more stones fall after it."""
        # Column and row of one stone, column and row of the other, counted from 1 at the top left.
        column, row, other_column, other_row = [int(digit) - 1 for digit in move]
        board = [row.copy() for row in self.board]
        board[row][column], board[other_row][other_column] = board[other_row][other_column], board[row][column]
        return 10 * runs(board) + max(row, other_row)


def runs(board):
    """How many threes lie in a line: four in a line are two of them, as the game counts."""
    lines = board + [list(column) for column in zip(*board)]
    return sum(line[at] == line[at + 1] == line[at + 2] for line in lines for at in range(6))
