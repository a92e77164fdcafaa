"""Random games per second of processor time, against others, in turns so that a busy machine is unfair to nobody.

    python benches/steps.py [--seconds 3] [--rounds 5]

Every contender plays for so long in each round; what is shown is the median of the rounds. Contenders whose package is missing
are left out. One thread, no network, no clock but that of the processor.
"""

from __future__ import annotations

import argparse
import random
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


def tabla_single(name, **rules):
    game = tabla.game(name, **rules)
    dice = random.Random(1)

    def play():
        state, moves = game.new_game(dice.getrandbits(40)), 0
        while not state.is_over():
            state.step(dice.choice(state.legal_actions()))
            moves += 1
        return 1, moves

    return play


def tabla_batch(name, observe=False, **rules):
    game = tabla.game(name, **rules)
    batch = tabla.Batch(game, GAMES, 1)
    actions, done = np.zeros(GAMES, np.int64), np.zeros(GAMES, bool)
    rewards = np.zeros((GAMES, game.seats), np.float32)
    seen = np.zeros((GAMES, game.features), np.float32) if observe else None

    def play():
        ended = 0
        for _ in range(20):
            batch.sample(actions, 1)
            batch.step(actions, rewards, done, seen)
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


def pettingzoo_classic(name):
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    env, dice = module.env(), random.Random(1)

    def play():
        env.reset(seed=dice.getrandbits(30))
        moves = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
            moves += 1
        return 1, moves

    return play


CONTENDERS = {
    "OpenSpiel nine_mens_morris, Python loop": lambda: openspiel("nine_mens_morris"),
    "Tabla mice, single steps": lambda: tabla_single("mice", flying=True),
    "Tabla mice, Batch": lambda: tabla_batch("mice", flying=True),
    "Tabla mice, Batch with observations": lambda: tabla_batch("mice", observe=True, flying=True),
    "Tabla mice, the Batch's work in Rust": lambda: tabla_rust("mice", flying=True),
    "PettingZoo tictactoe_v3": lambda: pettingzoo_classic("tictactoe_v3"),
    "PettingZoo connect_four_v3": lambda: pettingzoo_classic("connect_four_v3"),
    "Tabla santorini, Batch": lambda: tabla_batch("santorini"),
    "Tabla jamb, Batch": lambda: tabla_batch("jamb"),
    "Tabla jewels (30 turns), Batch": lambda: tabla_batch("jewels", turns=30),
    "Tabla jewels (30 turns), single steps": lambda: tabla_single("jewels", turns=30),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    contenders = {}
    for name, make in CONTENDERS.items():
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
    ours, theirs = found.get("Tabla mice, the Batch's work in Rust"), found.get("Tabla mice, Batch")
    if ours and theirs:
        ratios = [rust[1] / python[1] for rust, python in zip(ours, theirs)]
        print(f"a step of Batch costs {statistics.median(ratios):.2f} times the same work in Rust")


if __name__ == "__main__":
    main()
