"""`python -m tabla.cluster tournament|selfplay|solve`: what `tabla.cluster` does, from a shell."""

from __future__ import annotations

import argparse
import json
import sys

from .._errors import TablaError
from . import selfplay, solve, tournament
from ._work import ClusterError

_EXAMPLES = """examples:
  ray start --head
  python -m tabla.cluster tournament spec.toml --out cup --address auto
  python -m tabla.cluster tournament spec.toml --out cup --address auto --resume
  python -m tabla.cluster selfplay selfplay.toml --games 1000 --out data
  python -m tabla.cluster solve mice --men 8 --flying --out tables
  python -m tabla.cluster solve solve.toml --out tables --address auto
  python -m tabla.cluster solve mice --men 18 --outcomes --out solution --address auto

spec.toml of a tournament:
  game = "mice"
  bots = ["champion:nodes=2000", "alphabeta:depth=3"]
  games = 200
"""


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tabla.cluster", epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (("tournament", "bots play bots"), ("selfplay", "games to learn from"), ("solve", "endings")):
        command = commands.add_parser(name, help=about)
        command.add_argument("spec", help="a file in TOML" + ", or the game" * (name == "solve"))
        command.add_argument("--out", required=True, help="the folder in which everything is kept")
        command.add_argument("--address", help="the cluster: auto is that of this machine; without it, one of its own")
        command.add_argument("--resume", action="store_true", help="go on with what is in the folder")
        command.add_argument("--quiet", action="store_true", help="say nothing meanwhile")
        command.add_argument("--json", action="store_true", help="for programs")
        if name == "selfplay":
            command.add_argument("--games", type=int, help="instead of what the spec says")
        if name == "solve":
            command.add_argument("--men", type=int, help="of both sides together, instead of what the spec says")
            command.add_argument("--flying", action="store_true", default=None, help="three men may fly")
            outcomes = "who wins, not how long it takes; 18 men: the whole game"
            command.add_argument("--outcomes", action="store_true", default=None, help=outcomes)
    return parser


def main(words: list[str] | None = None) -> int:
    """0 when everything is done, 2 when what was asked for makes no sense, 130 after Ctrl-C; what is finished is kept."""
    asked = _arguments().parse_args(words)
    common = {"out": asked.out, "address": asked.address, "resume": asked.resume, "progress": not asked.quiet}
    try:
        if asked.command == "tournament":
            result = tournament(asked.spec, **common)
            print(json.dumps(result.standings) if asked.json else result)
        else:
            if asked.command == "selfplay":
                files = selfplay(asked.spec, games=asked.games, **common)
            else:
                files = solve(asked.spec, men=asked.men, flying=asked.flying, outcomes=asked.outcomes, **common)
            names = [str(file) for file in files]
            print(json.dumps(names) if asked.json else "\n".join(names))
    except (ClusterError, TablaError) as error:
        print(f"tabla.cluster: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"tabla.cluster: stopped; go on with --resume --out {asked.out}", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
