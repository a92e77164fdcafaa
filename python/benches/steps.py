"""Random games per second of processor time, against others, in turns so that a busy machine is unfair to nobody.

    python benches/steps.py [--seconds 1] [--rounds 5] [--only 'mice|morris'] [--ends 2000]

Every contender plays for so long in each round; what is shown is the median of the rounds. Contenders whose package is missing
are left out. One thread, no network, no clock but that of the processor. Everybody plays random games as its library has them
played: by a list of what is legal where there is no more, by drawing where the library draws. `--ends` tells how long the games
of Mice are and how they end, here and there.
"""

from __future__ import annotations

import argparse
import random
import re
import statistics
import time

import numpy as np
import tabla

GAMES = 256


def cpu(play, seconds):
    """Games and moves per second of processor time."""
    games = moves = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        more = play()
        games, moves = games + more[0], moves + more[1]
    return games / spent, moves / spent


def tabla_listed(name, **rules):
    """The loop that others have: a move out of the list of all."""
    game = tabla.game(name, **rules)
    dice = random.Random(1)

    def play():
        state, moves = game.new_game(dice.getrandbits(40)), 0
        while not state.is_over():
            state.step(dice.choice(state.legal_actions()))
            moves += 1
        return 1, moves

    return play


def tabla_single(name, **rules):
    game = tabla.game(name, **rules)
    dice = random.Random(1)

    def play():
        state, moves = game.new_game(dice.getrandbits(40)), 0
        while (action := state.draw()) is not None:
            state.step(action)
            moves += 1
        return 1, moves

    return play


def tabla_batch(name, observe=False, apart=False, **rules):
    """All at once: drawn in the step, or apart from it, as who decides by something else has to."""
    game = tabla.game(name, **rules)
    batch = tabla.Batch(game, GAMES, 1)
    actions, done = np.zeros(GAMES, np.int64), np.zeros(GAMES, bool)
    rewards = np.zeros((GAMES, game.seats), np.float32)
    seen = np.zeros((GAMES, game.features), np.float32) if observe else None

    def play():
        ended = 0
        for _ in range(20):
            if apart:
                batch.sample(actions, 1)
            batch.step(actions, rewards, done, seen, draw=None if apart else 1)
            ended += int(np.count_nonzero(done))
        return ended, 20 * GAMES

    return play


def tabla_rust(name, **rules):
    batch = tabla.Batch(tabla.game(name, **rules), GAMES, 1)
    return lambda: (batch.random_steps(20, 1), 20 * GAMES)


def openspiel(name):
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def play():
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return 1, moves

    return play


def aec(make):
    env, dice = make(), random.Random(1)

    def play():
        env.reset(seed=dice.getrandbits(30))
        moves = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
            moves += not (over or cut)
        return 1, moves

    return play


def pettingzoo_classic(name):
    import importlib

    return aec(importlib.import_module(f"pettingzoo.classic.{name}").env)


def tabla_pettingzoo(name, **rules):
    import tabla.pettingzoo

    return aec(lambda: tabla.pettingzoo.env(name, **rules))


def tile_match():
    """Eight by eight with six colours and 30 swaps, of those that bring something, as in Jewels; no special stones."""
    from tile_match_gym.tile_match_env import TileMatchEnv

    env, dice = TileMatchEnv(8, 8, 6, 30, [], []), random.Random(1)

    def play():
        _, info = env.reset()
        over, moves = False, 0
        while not over:
            _, _, over, _, info = env.step(dice.choice(info["effective_actions"]))
            moves += 1
        return 1, moves

    return play


def tabla_gym(name, **rules):
    import tabla.gym

    env, dice = tabla.gym.TablaEnv(name, **rules), random.Random(1)

    def play():
        _, info = env.reset()
        over, moves = False, 0
        while not over:
            _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
            moves += 1
        return 1, moves

    return play


RIVAL, RUST, BATCH = "OpenSpiel nine_mens_morris, Python loop", "Tabla mice, the Batch's work in Rust", "Tabla mice, Batch"

CONTENDERS = {
    RIVAL: lambda: openspiel("nine_mens_morris"),
    "Tabla mice, the same loop": lambda: tabla_listed("mice", flying=True),
    "Tabla mice, single steps": lambda: tabla_single("mice", flying=True),
    BATCH: lambda: tabla_batch("mice", flying=True),
    "Tabla mice, Batch, sample and step": lambda: tabla_batch("mice", apart=True, flying=True),
    "Tabla mice, Batch with observations": lambda: tabla_batch("mice", observe=True, flying=True),
    RUST: lambda: tabla_rust("mice", flying=True),
    "Tabla mice, PettingZoo": lambda: tabla_pettingzoo("mice", flying=True),
    "PettingZoo tictactoe_v3": lambda: pettingzoo_classic("tictactoe_v3"),
    "PettingZoo connect_four_v3": lambda: pettingzoo_classic("connect_four_v3"),
    "tile-match-gym, 8 × 8, 6 colours, 30 swaps": tile_match,
    "Tabla jewels (30 turns), Gymnasium": lambda: tabla_gym("jewels", turns=30),
    "Tabla jewels (30 turns), single steps": lambda: tabla_single("jewels", turns=30),
    "Tabla jewels (30 turns), Batch": lambda: tabla_batch("jewels", turns=30),
    "Tabla santorini, single steps": lambda: tabla_single("santorini"),
    "Tabla santorini, Batch": lambda: tabla_batch("santorini"),
    "Tabla jamb, Batch": lambda: tabla_batch("jamb"),
}


def ends(games):
    """How long games of Mice are and how they end: decisions, turns (of one player after the other), draws."""
    import pyspiel

    dice, theirs = random.Random(1), pyspiel.load_game("nine_mens_morris")
    ours = {rules: tabla.game("mice", rules) for rules in ("flying", "flying,no-repetition", "no-flying")}

    def tell(name, found):
        decisions, turns, drawn = (sum(one[at] for one in found) / games for at in range(3))
        print(f"{name:45}{decisions:7.1f} decisions {turns:7.1f} turns {100 * drawn:6.1f} % drawn")

    found = []
    for _ in range(games):
        state, decisions, turns, last = theirs.new_initial_state(), 0, 0, None
        while not state.is_terminal():
            turns, last = turns + (state.current_player() != last), state.current_player()
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        found.append((decisions, turns, state.returns()[0] == 0))
    tell("OpenSpiel nine_mens_morris", found)
    for rules, game in ours.items():
        found = []
        for number in range(games):
            state = game.new_game(number)
            while (action := state.draw()) is not None:
                state.step(action)
            found.append((state.plies, state.plies, state.returns()[0] == 0))
        tell(f"Tabla mice ({rules})", found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="contenders whose names fit this pattern")
    parser.add_argument("--ends", type=int, help="so many games of Mice, to tell how they end")
    asked = parser.parse_args()
    if asked.ends is not None:
        ends(asked.ends)
        return
    contenders = {}
    for name, make in CONTENDERS.items():
        if not re.search(asked.only, name, re.IGNORECASE):
            continue
        try:
            contenders[name] = make()
        except Exception as error:  # Whatever keeps a rival from being there is no reason to measure nothing.
            print(f"{name}: not measured ({error})")
    found = {name: [] for name in contenders}
    for _ in range(asked.rounds):
        for name, play in contenders.items():
            found[name].append(cpu(play, asked.seconds))
    for name, rounds in found.items():
        games, moves = (statistics.median(one[at] for one in rounds) for at in (0, 1))
        print(f"{name:45}{games:12,.0f} games/s {moves:14,.0f} moves/s")

    def times(one, other, at):
        return statistics.median(a[at] / b[at] for a, b in zip(found[one], found[other]))

    if RIVAL in found:
        for name in found:
            if name.startswith("Tabla mice"):
                games, moves = (times(name, RIVAL, at) for at in (0, 1))
                print(f"{name}: {games:.1f} times the games of OpenSpiel's loop, {moves:.1f} times the moves")
    if RUST in found and BATCH in found:
        print(f"a step of Batch costs {times(RUST, BATCH, 1):.2f} times the same work in Rust")


if __name__ == "__main__":
    main()
