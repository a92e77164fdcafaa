"""A cluster of two nodes on this machine, one of which is killed in the middle of a tournament."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

pq = pytest.importorskip("pyarrow.parquet")
ray = pytest.importorskip("ray")

from ray.cluster_utils import Cluster  # noqa: E402

import tabla  # noqa: E402
from tabla import cluster  # noqa: E402
from tabla.cluster import _work  # noqa: E402
from tabla.cluster.__main__ import main  # noqa: E402

GAMES = 200
SPEC = {
    "game": "mice",
    "rules": "flying",
    "bots": ["alphabeta:depth=2", "simple:depth=1"],
    "games": GAMES,
    "seed": 5,
    "chunk": 5,
}


@pytest.fixture(scope="module")
def nodes():
    # A dead node is missed after three seconds instead of twenty.
    missed = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 1000, "health_check_failure_threshold": 3}
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": missed}
    two = Cluster(initialize_head=True, head_node_args=head)
    second = two.add_node(num_cpus=1)
    ray.init(address=two.address, log_to_driver=False)
    two.wait_for_nodes()
    yield two, second
    ray.shutdown()
    two.shutdown()


def test_a_chunk_that_a_node_cannot_do_goes_to_the_other(nodes):
    two, second = nodes

    # Defined here, so that it travels to the nodes, which do not have this file.
    def only_there(there, chunk):
        here = ray.get_runtime_context().get_node_id()
        if here != there:
            raise _work.Cannot(f"there is no sandbox for {chunk}")
        return here

    done = dict(_work.spread(only_there, (second.node_id,), [(name, name) for name in range(4)]))
    assert done == dict.fromkeys(range(4), second.node_id)


def test_a_node_dies_and_nothing_is_lost_nor_twice(nodes, tmp_path, monkeypatch):
    two, second = nodes
    kept, keep = [], _work.Folder.keep

    def counted(self, name, data):
        kept.append(name)
        if len(kept) == 6:
            # In the middle: 34 chunks are missing, and both nodes are at some.
            two.remove_node(second, allow_graceful=False)
        return keep(self, name, data)

    monkeypatch.setattr(_work.Folder, "keep", counted)
    result = cluster.tournament(SPEC, out=tmp_path / "cluster")
    until = time.monotonic() + 60
    while sum(node["Alive"] for node in ray.nodes()) != 1:
        assert time.monotonic() < until, "a node was to die"
        time.sleep(0.2)
    assert sorted(record["number"] for record in result.records) == list(range(1, GAMES + 1))
    assert len(kept) == len(set(kept)) == GAMES // 5
    arena = os.environ["TABLA"]
    words = [arena, "arena", "run", "mice", *SPEC["bots"], "--rules", "flying", "--games", str(GAMES), "--seed", "5"]
    told = subprocess.run([*words, "--json", "--out", tmp_path / "arena"], capture_output=True, text=True, check=True)
    table = json.loads(told.stdout)
    assert result.settings == table["settings"] and result.standings == table["standings"]
    for record in result.records:
        other = json.loads((tmp_path / "arena" / "games" / f"{record['number']:06}.json").read_text())
        for key in ("bots", "luck", "halves", "ending"):
            assert record[key] == other[key]
        assert [move["text"] for move in record["moves"]] == [move["text"] for move in other["moves"]]
    # The house reads the folder as one of its own.
    shown = subprocess.run([arena, "arena", "table", tmp_path / "cluster"], capture_output=True, text=True, check=True)
    assert "alphabeta" in shown.stdout


def test_a_run_is_gone_on_with_and_has_the_same_bytes(nodes, tmp_path):
    spec = SPEC | {"games": 20, "bots": ["simple:depth=1", "alphabeta:depth=1"]}
    cluster.tournament(spec, out=tmp_path / "one")
    whole = {path.name: path.read_bytes() for path in (tmp_path / "one" / "cluster").iterdir()}
    lost = sorted(name for name in whole if name.endswith(".json") and name.startswith("games"))[1]
    (tmp_path / "one" / "cluster" / lost).write_bytes(b"damaged")
    with pytest.raises(cluster.ClusterError, match="has a run already"):
        cluster.tournament(spec, out=tmp_path / "one")
    with pytest.raises(cluster.ClusterError, match="another spec"):
        cluster.tournament(spec | {"seed": 6}, out=tmp_path / "one", resume=True)
    cluster.tournament(spec, out=tmp_path / "one", resume=True)
    assert {path.name: path.read_bytes() for path in (tmp_path / "one" / "cluster").iterdir()} == whole


def test_selfplay_is_data_that_anybody_reads(nodes, tmp_path):
    spec = {"game": "mice", "players": ["alphabeta:depth=1"], "games": 6, "chunk": 3, "random_plies": 4}
    files = cluster.selfplay(spec, out=tmp_path / "one")
    again = cluster.selfplay(spec | {}, out=tmp_path / "two")
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in again]
    table = pq.read_table(files[0])
    assert table.schema.metadata[b"tabla.schema"] == cluster.SCHEMA_VERSION.encode()
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2}
    assert all(row["action"] in row["legal"] and len(row["observation"]) == 55 for row in rows)
    # What is written can be played again.
    first = [row for row in rows if row["game"] == 0]
    state = tabla.game("mice").new_game()
    for row in first:
        assert (state.turn, sorted(state.legal_actions())) == (row["seat"], row["legal"])
        state.play(row["move"])
    assert state.is_over() and state.returns()[first[0]["seat"]] == first[0]["result"]


def test_tables_are_solved_layer_by_layer(nodes, tmp_path, capsys):
    spec = tmp_path / "solve.toml"
    spec.write_text('game = "mice"\nmen = 6\nflying = true\n')
    assert main(["solve", str(spec), "--out", str(tmp_path / "cluster"), "--json", "--quiet"]) == 0
    files = [Path(name) for name in json.loads(capsys.readouterr().out)]
    alone = tabla.mice.solve(tmp_path / "alone", men=6, flying=True)
    assert [file.name for file in files] == alone
    assert files[0].read_bytes() == (tmp_path / "alone" / alone[0]).read_bytes()
    assert cluster.solve("mice", men=6, flying=True, out=tmp_path / "cluster", resume=True) == files
    for wrong in ({"game": "jamb"}, {"game": "mice", "men": 19}, {"game": "mice", "mem": 6}):
        with pytest.raises(cluster.ClusterError):
            cluster.solve(wrong, out=tmp_path / "wrong")


def test_outcomes_are_handed_out_and_come_back_as_one_machine_makes_them(nodes, tmp_path):
    files = cluster.solve("mice", men=7, outcomes=True, out=tmp_path / "cluster")
    alone = tmp_path / "alone"
    for more, fewer in ((3, 3), (4, 3)):
        tabla._tabla.solve_outcomes(str(alone), more, fewer)
    assert sorted(file.name for file in files) == ["sliding-3-3.outcomes.v1", "sliding-4-3.outcomes.v1"]
    for file in files:
        assert file.read_bytes() == (alone / file.name).read_bytes()
    # What is there is not made again, and the endings with distances are other files.
    assert cluster.solve("mice", men=7, outcomes=True, out=tmp_path / "cluster", resume=True) == files
    with pytest.raises(cluster.ClusterError):
        cluster.solve("mice", men=7, out=tmp_path / "cluster", resume=True)


def test_what_makes_no_sense_is_refused(nodes, tmp_path, capsys):
    with pytest.raises(tabla.TablaError, match="clock|time"):
        cluster.tournament(SPEC | {"bots": ["champion", "simple"]}, out=tmp_path / "timed")
    with pytest.raises(cluster.ClusterError, match="'bot'"):
        cluster.tournament(SPEC | {"bot": 1}, out=tmp_path / "unknown")
    with pytest.raises(cluster.ClusterError, match="clock"):
        cluster.selfplay({"game": "mice", "players": ["champion"], "games": 1}, out=tmp_path / "timed")
    spec = tmp_path / "spec.toml"
    spec.write_text('game = "mice"\nbots = ["simple:depth=1", "alphabeta:depth=1"]\ngames = 2\n')
    assert main(["tournament", str(spec), "--out", str(tmp_path / "cup"), "--json", "--quiet"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["tournament", str(spec), "--out", str(tmp_path / "cup"), "--quiet"]) == 2
    assert "resume" in capsys.readouterr().err


BOT = """#!/usr/bin/python3
import sys
for line in sys.stdin:
    word, *fields = line.rstrip("\\n").split(" ")
    if word == "tabla":
        print("ready moves", flush=True)
    elif word == "move":
        values = dict(field.split("=", 1) for field in fields if "=" in field)
        print(values["moves"].split("|")[0], flush=True)
"""


def test_a_bot_is_kept_in_its_sandbox_or_the_run_says_why_not(nodes, tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    bot.chmod(0o755)
    spec = SPEC | {"bots": ["alphabeta:depth=2", f"line:{bot}"], "games": 2}
    result = cluster.tournament(spec, out=tmp_path / "kept")
    assert [record["ending"] for record in result.records] == [{"rules": "won"}] * 2
    with pytest.raises(cluster.ClusterError, match="no node can do chunk"):
        cluster.tournament(spec | {"bots": ["simple:depth=1", f"line:{tmp_path / 'nobody'}"]}, out=tmp_path / "not")
