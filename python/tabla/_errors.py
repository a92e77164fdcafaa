"""What the house refuses, as exceptions with its reasons."""

from __future__ import annotations


class TablaError(Exception):
    """Something that Tabla refuses. `reason` is the name of the reason, which never changes; the text is in English.

    >>> import tabla
    >>> try:
    ...     tabla.game("mice").new_game().play("z9")
    ... except tabla.TablaError as error:
    ...     print(type(error).__name__)
    Unreadable
    """

    def __init__(self, text: str, reason: str = "", kind: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.kind = kind

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (str(self), self.reason, self.kind))


class Illegal(TablaError, ValueError):
    """Understood, and not allowed here.

    >>> import tabla
    >>> state = tabla.game("mice").new_game()
    >>> state.play("d2")
    >>> try:
    ...     state.play("d2")
    ... except tabla.Illegal as error:
    ...     print(error.reason)
    mice-refusal-occupied
    """


class Unreadable(TablaError, ValueError):
    """A text that is not in the notation at all."""


class Over(TablaError):
    """The game is over."""


class Unknown(TablaError, LookupError):
    """There is no such thing: a game, a seat, a player, a question."""


class BadSetup(TablaError, ValueError):
    """What was agreed on makes no game."""


class Damaged(TablaError):
    """A text or a file that cannot have come about."""


class Failed(TablaError, OSError):
    """What was asked for makes sense, but the disk or the machine does not do it."""


_KINDS: dict[str, type[TablaError]] = {
    "illegal": Illegal,
    "unreadable": Unreadable,
    "over": Over,
    "unknown": Unknown,
    "setup": BadSetup,
    "damaged": Damaged,
    "failed": Failed,
}


def of(kind: str, reason: str, text: str) -> TablaError:
    """The exception for a refusal."""
    return _KINDS.get(kind, TablaError)(text, reason, kind)
