"""What Ray itself costs here, and what that means for a thousand processors.

    python benches/cluster.py [--games 60]

First chunks that do nothing, to learn how many the driver can hand out in a second; then a tournament on one processor, to
learn how long a chunk works. From both follows, by a simulation of the queue, what more processors would bring.
"""

from __future__ import annotations

import argparse
import heapq
import tempfile
import time

import ray
from tabla import cluster
from tabla.cluster._work import spread


def nothing(chunk):
    return b""


def simulate(chunks, work, handed, processors):
    """How long all chunks take where the driver hands out one after the other, and each works so long."""
    free = [0.0] * processors
    heapq.heapify(free)
    driver = end = 0.0
    for _ in range(chunks):
        driver += handed
        start = max(driver, heapq.heappop(free))
        heapq.heappush(free, start + work)
        end = max(end, start + work)
    return end


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    list(spread(nothing, (), [(number, number) for number in range(20)]))
    count = 2000
    began, used = time.monotonic(), time.process_time()
    list(spread(nothing, (), [(number, number) for number in range(count)]))
    wall, cpu = time.monotonic() - began, time.process_time() - used
    print(f"{count} empty chunks: {count / wall:.0f}/s, of which the driver's own work allows {count / cpu:.0f}/s")
    spec = {"game": "mice", "rules": "flying", "bots": ["champion:nodes=2000", "alphabeta:depth=3"],
            "games": asked.games, "chunk": 1}
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        cluster.tournament(spec, out=f"{folder}/cup")
        work = (time.monotonic() - began) / asked.games
    print(f"a chunk of one game works {work:.3f} s: {1 / work:.1f} chunks/s on one processor")
    handed = max(wall, cpu) / count
    for size in (1, 8, 64):
        alone = simulate(4096, size * work, handed, 1)
        told = ", ".join(
            f"{processors}: {alone / simulate(4096, size * work, handed, processors):.0f}"
            for processors in (10, 100, 1000, 4000)
        )
        print(f"speed of 4096 chunks of {size} games, by processors: {told}")


if __name__ == "__main__":
    main()
