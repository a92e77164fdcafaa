"""Santorini: HEIGHTS/SIDE/FIRST/SECOND, and a player that likes to climb."""

from dataclasses import dataclass


def square(text):
    """The number of a square: A1 is 0, A2 is 1, B1 is 5, E5 is 24."""
    return (ord(text[0]) - ord("A")) * 5 + int(text[1]) - 1


def name(square):
    return "ABCDE"[square // 5] + str(square % 5 + 1)


def squares(text):
    """The squares of a text without anything between them, as moves are listed."""
    return [square(text[at : at + 2]) for at in range(0, len(text), 2)]


def distance(one, other):
    """How many steps a king needs."""
    return max(abs(one // 5 - other // 5), abs(one % 5 - other % 5))


CENTRE = square("C3")


@dataclass
class State:
    heights: list  # of 25 squares; 4 is a dome
    side: int  # who is to move, 1 or 2; when we are asked, that is us
    workers: list  # for each side its squares; none before they are placed

    @staticmethod
    def read(text):
        heights, side, *workers = text.split("/")
        return State([int(height) for height in heights], int(side), [squares(side.replace(",", "")) for side in workers])

    def write(self):
        workers = [",".join(name(worker) for worker in workers) for workers in self.workers]
        return "/".join(["".join(map(str, self.heights)), str(self.side), *workers])

    def value(self, move):
        path = squares(move)
        if not self.workers[self.side - 1]:
            return -sum(distance(worker, CENTRE) for worker in path)
        if len(path) == 2:
            return 1000  # a step to the third level wins, and nothing is built
        start, end, built = path
        level = self.heights[built] + 1
        value = 10 * (self.heights[end] - self.heights[start]) - distance(end, CENTRE)
        if level <= min(3, self.heights[end] + 1):
            value += 2 * level  # we can climb it in the next turn
        # Somebody who stands on the second level beside the new storey.
        others = self.workers[2 - self.side]
        if any(self.heights[other] == 2 and distance(other, built) == 1 for other in others):
            value += {3: -500, 4: 500}.get(level, 0)
        return value
