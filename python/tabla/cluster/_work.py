"""Chunks of work on Ray: sent out, waited for, sent out again where a node is gone, and kept once."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any

import ray
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

Spec = dict[str, Any]

AHEAD = 4
"""So many chunks for each processor are on their way at once: no node waits, and few are lost with a node."""


class ClusterError(RuntimeError):
    """Why a run cannot go on; everything that was finished is kept."""


class Cannot(Exception):
    """Raised on a node that cannot do a chunk at all, such as keep a bot in its sandbox."""


def read_spec(spec: Spec | str | PathLike[str]) -> Spec:
    """A spec as it is, or out of a TOML file."""
    if isinstance(spec, dict):
        return dict(spec)
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    path = Path(spec)
    try:
        read: Spec = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ClusterError(f"{path}: {error}") from error
    return read


def take(spec: Spec, known: dict[str, Any], what: str) -> Spec:
    """The spec with what is usual; a key that nobody knows is refused."""
    unknown = sorted(set(spec) - set(known))
    if unknown:
        raise ClusterError(f"{what}: there is no {unknown[0]!r}; there is {', '.join(sorted(known))}")
    missing = [key for key, usual in known.items() if usual is ... and key not in spec]
    if missing:
        raise ClusterError(f"{what}: {missing[0]!r} is missing")
    return known | spec


def connect(address: str | None) -> None:
    """Joins a cluster: that of an address, `auto` for the one of this machine, or nothing for one of its own."""
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, configure_logging=False, include_dashboard=None)


def write(path: Path, data: bytes) -> None:
    """Writes a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".part-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def checksum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class Folder:
    """Results by name, each with its checksum beside it; `spec.json` says what they are of."""

    def __init__(self, path: str | PathLike[str], spec: Spec, resume: bool) -> None:
        self.path = Path(path)
        told = json.dumps(spec, sort_keys=True, indent=1).encode()
        own = self.path / "spec.json"
        if own.exists():
            if not resume:
                raise ClusterError(f"{self.path} has a run already; go on with it (resume), or name another folder")
            if own.read_bytes() != told:
                raise ClusterError(f"{own}: the run there is of another spec")
        else:
            write(own, told)

    def has(self, name: str) -> bool:
        """Whether a result is there and is what it was; one that is damaged is made again."""
        file, mark = self.path / name, self.path / f"{name}.sha256"
        try:
            return checksum(file.read_bytes()) == mark.read_text().split()[0]
        except (OSError, IndexError):
            return False

    def keep(self, name: str, data: bytes) -> None:
        """Keeps a result. One that comes twice is the same, and is kept once."""
        if not self.has(name):
            write(self.path / f"{name}.sha256", f"{checksum(data)}  {name}\n".encode())
            write(self.path / name, data)


class Teller:
    """Says how far it is, and how fast; now and then also what has come of it so far."""

    def __init__(self, what: str, total: int, done: int, progress: bool) -> None:
        self.what, self.total, self.done, self.progress = what, total, done, progress
        self.here, self.began, self.told = 0, time.monotonic(), 0.0
        self.so_far_told = self.began

    def one(self, count: int, so_far: Callable[[], str] | None = None) -> None:
        self.done += count
        self.here += count
        now = time.monotonic()
        if self.progress and (now - self.told > 2 or self.done >= self.total):
            self.told = now
            speed = self.here / max(now - self.began, 1e-9)
            print(f"{self.done}/{self.total} {self.what}, {speed:.1f}/s", file=sys.stderr, flush=True)
            if so_far is not None and now - self.so_far_told > 20:
                self.so_far_told = now
                print(so_far(), file=sys.stderr, flush=True)


def spread(
    work: Callable[..., Any], shared: tuple[Any, ...], chunks: Iterable[tuple[Any, Any]]
) -> Iterator[tuple[Any, Any]]:
    """Does `work(*shared, chunk)` for every named chunk, on whatever node is free, and gives what came of each once, in the
    order in which they are done. A chunk whose node dies is done elsewhere; one that a node cannot do goes to another node,
    and where no node can, the run says why.
    """
    # A worker that dies is no reason to give up, however often.
    remote = ray.remote(max_retries=-1, num_cpus=1)(_run)
    held = [ray.put(one) for one in (work, *shared)]
    todo, running = iter(chunks), {}
    refused: dict[Any, dict[str, str]] = {}

    def send(name: Any, chunk: Any, node: str | None = None) -> None:
        task = remote
        if node is not None:
            task = remote.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False))
        running[task.remote(chunk, *held)] = (name, chunk)

    more = True
    try:
        while more or running:
            most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            while more and len(running) < most:
                try:
                    send(*next(todo))
                except StopIteration:
                    more = False
            if not running:
                break
            ready, _ = ray.wait(list(running), num_returns=1, timeout=1.0)
            for reference in ready:
                name, chunk = running.pop(reference)
                try:
                    node, answer, because = ray.get(reference)
                except (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError, ray.exceptions.WorkerCrashedError,
                        ray.exceptions.TaskUnschedulableError):
                    send(name, chunk)
                    continue
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                if because is None:
                    yield name, answer
                    continue
                known = refused.setdefault(name, {})
                known[node] = because
                nodes = [one["NodeID"] for one in ray.nodes() if one["Alive"] and one["NodeID"] not in known]
                if not nodes:
                    told = "; ".join(f"node {one[:8]}: {why}" for one, why in known.items())
                    raise ClusterError(f"no node can do chunk {name}: {told}")
                send(name, chunk, nodes[0])
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _run(chunk: Any, work: Callable[..., Any], *shared: Any) -> tuple[str, Any, str | None]:
    """A chunk on a node."""
    node = ray.get_runtime_context().get_node_id()
    try:
        return node, work(*shared, chunk), None
    except Cannot as because:
        return node, None, str(because)
