"""Tournaments, self-play and solving on many machines, by Ray.

Work is cut into chunks that are pure functions of what was agreed on and of a range, with budgets in nodes or plies. So the
same spec gives the same bytes on one machine or forty, in whatever order chunks come back. A result is on the disk, whole,
before it counts; whatever dies, `resume=True` goes on with what is missing.
"""

from ._selfplay import SCHEMA_VERSION, selfplay
from ._solve import solve
from ._tournament import tournament
from ._work import ClusterError

__all__ = ["SCHEMA_VERSION", "ClusterError", "selfplay", "solve", "tournament"]
