"""The examples run, with less time."""

import runpy
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("[!t]*.py")))
def test_it_runs(name, monkeypatch):
    monkeypatch.setenv("TABLA_LEARN_SECONDS", "3")
    runpy.run_path(str(HERE / name), run_name="__main__")
