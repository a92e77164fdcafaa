#!/usr/bin/env python3
"""A tiny network from beginning to end: games, training, the file, and the program's opinion of it.

    smoke.py target/debug/tabla
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# A network in small integers says the same as the one in real numbers, up to so many points.
LARGEST, MEAN = 40.0, 8.0


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])

    def tabla(*words):
        return subprocess.run([program, "santorini", *words], check=True, capture_output=True, text=True).stdout

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        # Broken off and gone on with, the file is the one that is made at once.
        tabla("selfplay", "--games", "64", "--nodes", "60", "--seed", "7", "--out", "cut.bin")
        with open("cut.bin", "ab") as cut:
            cut.write(b"cut off")
        tabla("selfplay", "--games", "128", "--nodes", "60", "--seed", "7", "--out", "cut.bin")
        tabla("selfplay", "--games", "128", "--nodes", "60", "--seed", "7", "--out", "whole.bin")
        same = open("cut.bin", "rb").read() == open("whole.bin", "rb").read()
        train = [sys.executable, os.path.join(HERE, "train.py"), "whole.bin", "--out", "net.bin", "--told", "told.npy"]
        train += ["--steps", "12", "--batch", "256", "--every", "12", "--log", "log.csv", "--held-out", "held.bin"]
        subprocess.run(train, check=True)
        # The same training in two parts.
        parts = [{"net.bin": "parts.bin", "log.csv": "parts.csv"}.get(word, word) for word in train] + ["--keep", "parts.pt"]
        subprocess.run([*parts, "--pause", "5"], check=True)
        paused = os.path.exists("parts.pt.part") and not os.path.exists("parts.bin")
        other = subprocess.run([*parts, "--seed", "2"], capture_output=True)
        subprocess.run(parts, check=True)
        goes_on = open("parts.bin", "rb").read() == open("net.bin", "rb").read() and not os.path.exists("parts.pt.part")
        found = json.loads(tabla("measure", "net.bin", "--data", "held.bin", "--told", "told.npy", "--json"))
        held = float(open("log.csv").read().split()[-1].split(",")[-1])
        with open("net.bin", "r+b") as net:
            net.seek(1000)
            net.write(b"\x55\x55")
        damaged = subprocess.run(
            [program, "santorini", "measure", "net.bin", "--data", "held.bin"], capture_output=True, text=True
        )
        checks = {
            "a job that was broken off goes on": same,
            "a training that was broken off goes on": paused and goes_on and other.returncode != 0,
            "the integers say what the real numbers say": found["largest_off"] < LARGEST and found["mean_off"] < MEAN,
            "both measure the same loss": abs(found["loss"] - held) < 0.004,
            "there are positions": found["positions"] > 20,
            "a damaged network is refused": damaged.returncode == 2,
        }
        print(f"santorini: {found}, the trainer's loss {held}")
        for what, holds in checks.items():
            print(f"   {'well' if holds else 'WRONG'}: {what}")
        sys.exit(0 if all(checks.values()) else 1)


if __name__ == "__main__":
    main()
