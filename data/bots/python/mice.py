"""Mice: WHITE/BLACK/INHAND/SIDE, and a player that closes mills."""

from dataclasses import dataclass

# Ring by ring from outside, each clockwise from its corner at the top left: so points are ordered in a state.
POINTS = (
    "a7 d7 g7 g4 g1 d1 a1 a4 "
    "b6 d6 f6 f4 f2 d2 b2 b4 "
    "c5 d5 e5 e4 e3 d3 c3 c4"
).split()

# The four sides of each ring, and the four lines across the rings.
MILLS = [(8 * ring + side, 8 * ring + side + 1, 8 * ring + (side + 2) % 8) for ring in range(3) for side in (0, 2, 4, 6)]
MILLS += [(place, place + 8, place + 16) for place in (1, 3, 5, 7)]

EMPTY, WHITE, BLACK = 0, 1, 2


@dataclass
class State:
    board: list  # what stands on each of the 24 points
    hand: list  # how many men White and Black have still to place
    side: int  # who is to move; when we are asked, that is us

    @staticmethod
    def read(text):
        white, black, hand, side = text.split("/")
        board = [EMPTY] * 24
        for colour, men in (WHITE, white), (BLACK, black):
            for man in men.split(",") if men else []:
                board[POINTS.index(man)] = colour
        return State(board, [int(count) for count in hand.split(",")], WHITE if side == "w" else BLACK)

    def write(self):
        men = [",".join(name for name, man in zip(POINTS, self.board) if man == colour) for colour in (WHITE, BLACK)]
        return "/".join([*men, ",".join(map(str, self.hand)), "w" if self.side == WHITE else "b"])

    def value(self, move):
        """What the board is worth after a move such as d2, d2-d3 or d2-d3xa7."""
        board = self.board.copy()
        path, _, taken = move.partition("x")
        *start, end = path.split("-")
        for point in start:
            board[POINTS.index(point)] = EMPTY
        board[POINTS.index(end)] = self.side
        if taken:
            board[POINTS.index(taken)] = EMPTY
        value = 50 if taken else 0
        for mill in MILLS:
            men = [board[point] for point in mill]
            own, empty = men.count(self.side), men.count(EMPTY)
            if own == 3:
                value += 20
            elif own == 2 and empty == 1:
                value += 10
            elif own == 0 and empty == 1:
                value -= 12  # the other side could close it
        return value
