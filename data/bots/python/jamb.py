"""Jamb: DOWN/UP/HAND/TABLE, and a player that takes what is made and else throws for the next field."""

from dataclasses import dataclass

ROWS = "1 2 3 4 5 6 kenta ful poker jamb".split()

# What a row is worth at least when it is made: three dice of a face, or the combination.
PAR = [3, 6, 9, 12, 15, 18, 46, 37, 44, 55]


@dataclass
class State:
    down: list  # the values of the column down, from the top
    up: list  # the values of the column up, from the bottom: jamb is the first
    hand: dict  # the filled fields of the column hand, by their rows
    throw: int  # 1, 2 or 3
    dice: list  # the dice that lie there, sorted; fewer than five while the others are in the cup

    @staticmethod
    def read(text):
        down, up, hand, table = text.split("/")
        numbers = lambda text: [int(number) for number in text.split(",")] if text else []
        fields = [field.split("=") for field in hand.split(",")] if hand else []
        throw, dice = table.split(":")
        hand = {row: int(value) for row, value in fields}
        return State(numbers(down), numbers(up), hand, int(throw), [int(die) for die in dice if die != "?"])

    def write(self):
        hand = ",".join(f"{row}={self.hand[row]}" for row in ROWS if row in self.hand)
        columns = [",".join(map(str, column)) for column in (self.down, self.up)]
        return "/".join([*columns, hand, f"{self.throw}:" + "".join(map(str, self.dice)).ljust(5, "?")])

    def points(self, row):
        """What the dice are worth in a row, counted from 0."""
        count = self.dice.count
        if row < 6:
            return (row + 1) * count(row + 1)
        counts = sorted(count(face) for face in set(self.dice))
        most = max(self.dice, key=count)
        if row == 6:
            return 76 - 10 * self.throw if len(counts) == 5 and not {1, 6} <= set(self.dice) else 0
        if row == 7:
            return 30 + sum(self.dice) if counts == [2, 3] else 0
        if row == 8:
            return 40 + 4 * most if count(most) >= 4 else 0
        return 50 + 5 * most if count(most) == 5 else 0

    def wanted(self, row):
        """The dice to keep for a row."""
        count = self.dice.count
        if row < 6:
            return [row + 1] * count(row + 1)
        if row == 6:
            last = 6 if 6 in self.dice else 1
            return sorted({die for die in self.dice if die in (2, 3, 4, 5, last)})
        if row == 7:
            return [die for die in (1, 2, 3, 4, 5, 6) if count(die) >= 2 for _ in range(min(3, count(die)))]
        most = max((6, 5, 4, 3, 2, 1), key=count)
        return [most] * count(most)

    def value(self, move):
        """A field that is made is best, then keeping the right dice, then the field that costs least."""
        word, *rest = move.split("-")
        if word in ("down", "up", "hand"):
            row = ROWS.index(rest[0])
            value = self.points(row) - PAR[row]
            return value + 100 if value >= 0 else value
        keep = [int(die) for die in rest] if word == "keep" else []
        # The next field of down, counted from the top, and that of up, from the bottom.
        following = [row for row in (len(self.down), 9 - len(self.up)) if 0 <= row <= 9]
        return 10 + len(keep) if any(keep == self.wanted(row) for row in following) else -1000
