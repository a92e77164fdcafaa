"""Five table games for people who learn, teach and measure.

>>> import tabla
>>> state = tabla.game("santorini").new_game()
>>> while not state.is_over():
...     state.play(state.legal_moves()[0])
>>> sorted(state.returns())
[-1.0, 1.0]
"""

from . import jamb, jewels, mice, scrabble
from ._arena import Tournament, match, strength, tournament
from ._errors import BadSetup, Damaged, Failed, Illegal, Over, TablaError, Unknown, Unreadable
from ._games import ask, game, games, view
from ._players import Candidate, Choice, Chooser, Player, player, random_player
from ._svg import svg
from ._tabla import Batch, Game, State

__version__ = "0.1.0"

__all__ = [
    "BadSetup", "Batch", "Candidate", "Choice", "Chooser", "Damaged", "Failed", "Game", "Illegal", "Over", "Player",
    "State", "TablaError", "Tournament", "Unknown", "Unreadable", "ask", "game", "games", "jamb", "jewels", "match",
    "mice", "player", "random_player", "scrabble", "strength", "svg", "tournament", "view",
]  # fmt: skip
