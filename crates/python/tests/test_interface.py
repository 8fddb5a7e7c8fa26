"""Signatures, types, tables, and the examples of the documentation."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hyperfly_fft as hf
from hyperfly_fft import _engine

ROOT = Path(__file__).parents[3]


def test_module_is_the_installed_wheel():
    assert "site-packages" in hf.__file__


def test_keys_are_those_of_the_engine():
    assert ["v", *(key.name for key in hf.KEYS.values())] == _engine.keys()


def test_signatures_offer_every_key_with_its_default():
    parameters = inspect.signature(hf.run).parameters
    assert list(parameters) == ["input", "data", "progress", *hf.KEYS]
    assert parameters["p"].default == 16 and parameters["topology"].default == "hypercube"
    assert (
        "l_sync" in inspect.signature(hf.predict).parameters and "view" not in inspect.signature(hf.predict).parameters
    )
    for function in (hf.run, hf.sweep, hf.predict, hf.isoefficiency):
        assert "time per word and channel" in function.__doc__


def test_defaults_are_those_of_a_run():
    keys = {name: key.default for name, key in hf.KEYS.items() if key.is_run_key}
    assert hf.run(**keys).numbers == hf.run().numbers


@pytest.mark.parametrize("machine", ["network", "logp", "bsp"])
def test_scenario_of_a_run_repeats_it(machine):
    run = hf.run(machine=machine, p=4, n=256, l_sync=7)
    assert hf.run(**run.scenario).numbers == run.numbers


def test_numpy_values_are_keys():
    expected = hf.run(p=4, n=256, ts=3.0, overlap=True).numbers
    assert hf.run(p=np.int32(4), n=np.float64(256), ts=np.float32(3), overlap=np.bool_(True)).numbers == expected
    assert hf.run(p=None, n="2^10").numbers == hf.run().numbers


CORRECT = """
import numpy as np
import hyperfly_fft as hf
run: hf.Run = hf.run(np.ones(16), algorithm="transpose", topology="mesh", p=4, l_sync=3.0, view="machine")
time: float = run.t_parallel
output: np.ndarray[tuple[int, ...], np.dtype[np.complex128]] = run.output
row: float = hf.sweep(p=[4, 16], topology=["mesh", "torus"], n="2..64")[0]["t_parallel"]
prediction: hf.Prediction = hf.predict(p=64)
hf.isoefficiency(0.5, p=[2, 4]).points[0].log2_n
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", None),
        ('hf.run(topology="ring")', "topology"),
        ("hf.run(q=4)", "q"),
        ('hf.predict(view="machine")', "view"),
        ("hf.run(p=[4])", "p"),
        ("time = run.trace_hash", "float"),
    ],
)
def test_types_are_checked(line, message, tmp_path):
    file = tmp_path / "example.py"
    file.write_text(CORRECT + line + "\n")
    result = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path, file], capture_output=True, text=True
    )
    assert (result.returncode == 0) == (message is None), result.stdout
    assert message is None or message in result.stdout


def test_package_is_typed_throughout(tmp_path):
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--cache-dir",
            tmp_path,
            "-p",
            "hyperfly_fft",
            "--disable-error-code",
            "import-untyped",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert result.returncode == 0, result.stdout


def test_stub_describes_the_compiled_module(tmp_path):
    words = [sys.executable, "-m", "mypy.stubtest", "hyperfly_fft._engine"]
    result = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path)
    assert result.returncode == 0, result.stdout


def test_tables_become_data_frames():
    sweep, events = hf.sweep(p=[2, 4], n=64), hf.run(p=2, n=16).events
    pandas = pytest.importorskip("pandas")
    assert list(sweep.to_pandas()["t_parallel"]) == list(sweep["t_parallel"])
    assert isinstance(events.to_pandas(), pandas.DataFrame)
    assert events.to_pandas().columns.tolist() == list(events.dtype.names)
    assert sweep.to_polars()["p"].to_list() == [2, 4]
    assert events.to_polars().height == len(events)


def test_events_cover_the_time_of_each_processor():
    run = hf.run(algorithm="transpose", topology="mesh", p=4, n=256)
    for q in range(4):
        own = run.events[run.events["processor"] == q]
        assert own["start"][0] == 0 and own["end"][-1] == run.t_parallel
        assert np.array_equal(own["start"][1:], own["end"][:-1])
    length = run.events["end"] - run.events["start"]
    for activity, share in run.breakdown.items():
        part = length[run.events["activity"] == activity].sum() / (run.p * run.t_parallel)
        assert abs(part - share) < 1e-9


def test_limits_are_those_of_the_command():
    limits = hf.run(p=16, n=4096).limits
    assert limits["words"] == {"limit": 256, "run": 1024, "ratio": 4}
    assert limits["without_contention"]["ratio"] == 1
    assert hf.run(machine="bsp", p=16, n=4096).limits["halving_time"] is None


def test_examples_of_the_documentation_run(tmp_path, monkeypatch):
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) > 5
    monkeypatch.chdir(tmp_path)
    names: dict = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), names)
