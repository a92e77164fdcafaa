#!/usr/bin/env python3
"""Makes the trainer's tasks of the critical positions in which exactly one move keeps the value.

    grades.py TABLA data/mice > data/mice/trainer.tsv

How hard a task is, is measured with the champion: easy is what it finds looking two plies ahead, medium what it finds
looking six plies ahead, and hard is the rest.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

GRADES = (("easy", 2), ("medium", 6))


def main():
    tabla, folder = sys.argv[1], Path(sys.argv[2])
    print("# Made by training/mice/grades.py: rules, grade, position, value for the side to move, the move that keeps it.")
    for rules, flag in (("noflying", []), ("flying", ["--flying"])):
        lines = (folder / f"critical-{rules}.tsv").read_text().splitlines()
        tasks = [line.split("\t") for line in lines if not line.startswith("#")]
        # A lost position has nothing that could be held.
        tasks = [task for task in tasks if task[1] != "loss" and len(task[3].split()) == 1]
        grade = {}
        for word, depth in GRADES:
            rest = [task for task in tasks if task[0] not in grade]
            with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
                file.write("".join("\t".join(task) + "\n" for task in rest))
                file.flush()
                told = subprocess.run([tabla, "mice", "suite", file.name, "--player", f"champion:depth={depth}", "--json", *flag],
                                      capture_output=True, text=True, check=True)
            missed = {miss["position"] for miss in json.loads(told.stdout)["misses"]}
            grade |= {task[0]: word for task in rest if task[0] not in missed}
        for task in tasks:
            print(rules, grade.get(task[0], "hard"), task[0], task[1], task[3], sep="\t")


if __name__ == "__main__":
    main()
