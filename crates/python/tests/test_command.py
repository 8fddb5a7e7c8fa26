"""The module and the command give the same numbers."""

import csv
import io
import json

import numpy as np
import pytest

import hyperfly_fft as hf

REQUESTS = [
    {},
    {"topology": "mesh", "p": 16, "n": 4096},
    {"algorithm": "transpose", "topology": "mesh", "p": 16, "n": 4096, "alltoall": "naive"},
    {"algorithm": "transpose", "topology": "torus", "switching": "wormhole", "p": 64, "n": 4096},
    {"algorithm": "transpose", "dims": 3, "p": 16, "n": 4096},
    {"p": 16, "n": 4096, "overlap": True},
    {"topology": "hypercube", "switching": "store-and-forward", "p": 64, "n": 1024, "order": "ordered"},
    {"topology": "mesh3d", "p": 64, "n": 4096, "width": "p^0.5"},
    {"machine": "logp", "p": 16, "n": 1024, "L": 6.5, "o": 2, "g": 4},
    {"machine": "bsp", "algorithm": "group-cyclic", "p": 8, "n": 4096, "g": 1.5, "l_sync": 100},
    {"algorithm": "serial", "n": 2048, "signal": "noise", "seed": 7},
    {"preset": "ncube2", "n": 4096},
    {"algorithm": "output-driven", "p": 8, "n": 512, "twiddles": "computed", "tt": 3},
    {"algorithm": "slab", "p": 4, "n": 512, "shape": "16x8x4"},
    {"algorithm": "pencil", "topology": "fat-tree", "arity": 2, "taper": 2, "n": 512, "grid": "2x4"},
    {"algorithm": "cyclic", "topology": "dragonfly", "route": "valiant", "seed": 7, "p": 16, "n": 4096},
    {"algorithm": "transpose", "topology": "complete", "p": 8, "n": 256, "alltoall": "standard", "samples": "real"},
    {"algorithm": "transpose", "topology": "torus", "switching": "wormhole", "vc": 2, "p": 16, "n": 256},
    {"machine": "logp", "algorithm": "cyclic-to-blocked", "alltoall": "naive", "capacity": True, "G": 0.5, "p": 8, "n": 256},
]


def flags(keys):
    return " ".join(
        f"--{name.replace('_', '-')} {str(value).lower() if value is True else value}" for name, value in keys.items()
    )


@pytest.mark.parametrize("keys", REQUESTS, ids=flags)
def test_run_equals_the_command(keys, command):
    run, expected = hf.run(**keys), command.json(f"run {flags(keys)}")
    assert run.numbers == expected
    assert run.trace_hash == expected["trace_hash"] and run.t_parallel == expected["t_parallel"]


def test_run_of_samples_equals_the_command(command, tmp_path, rng):
    x = rng.normal(size=512)
    file, output = tmp_path / "samples.csv", tmp_path / "output.csv"
    file.write_text("".join(f"{float(value)!r}\n" for value in x))
    expected = command.json(f"run --input {file} --p 8 --topology mesh --output {output}")
    run = hf.run(x, p=8, topology="mesh")
    assert run.numbers == expected
    written = np.loadtxt(output, delimiter=",") @ [1, 1j]
    assert np.array_equal(written, run.output)


def test_events_equal_the_command(command):
    run = hf.run(algorithm="transpose", topology="mesh", p=4, n=256)
    expected = list(
        csv.DictReader(
            io.StringIO(command("export --format csv --algorithm transpose --topology mesh --p 4 --n 256").stdout)
        )
    )
    assert len(run.events) == len(expected) > 20
    for event, row in zip(run.events, expected):
        for name in ("processor", "step", "partner", "words"):
            assert str(event[name] if event[name] >= 0 else "") == row[name]
        assert (event["activity"], event["start"], event["end"]) == (
            row["activity"],
            float(row["start"]),
            float(row["end"]),
        )


@pytest.mark.parametrize(
    "keys",
    [{}, {"algorithm": "transpose", "topology": "mesh", "n": "2^40"}, {"machine": "bsp", "algorithm": "group-cyclic"}],
    ids=flags,
)
def test_predict_equals_the_command(keys, command):
    assert vars(hf.predict(**keys)) == command.json(f"predict {flags(keys)}")


def test_isoefficiency_equals_the_command(command):
    result = hf.isoefficiency(0.5, algorithm="transpose", topology="mesh", p=[4, 16], simulate=True)
    expected = command.json("isoefficiency --efficiency 0.5 --algorithm transpose --topology mesh --p 4,16 --simulate")
    assert (result.efficiency, result.threshold, result.scenario) == (0.5, expected["threshold"], expected["scenario"])
    assert [vars(point) for point in result.points] == expected["points"]


def test_sweep_equals_the_command(command):
    sweep = hf.sweep(
        topology=["mesh", "hypercube"],
        machine=["network", "logp"],
        p="1..16",
        n=np.array([64, 256]),
        overlap=[False, True],
    )
    line = "sweep --topology mesh,hypercube --machine network,logp --p 1..16 --n 64,256 --overlap false,true"
    expected = list(csv.DictReader(io.StringIO(command(line).stdout)))
    assert len(sweep) == len(expected) == 80
    for row, cells in zip(sweep, expected):
        for name, cell in cells.items():
            value = row.get(name)
            if cell == "" or name == "v":
                assert value is None or name == "v", name
            elif isinstance(value, bool) or isinstance(value, str):
                assert str(value).lower() == cell
            else:
                assert value == float(cell), name
    assert set(sweep.columns) <= set(expected[0])
    assert np.array_equal(sweep["t_parallel"], [float(row["t_parallel"]) for row in expected])


def test_sweep_of_samples_uses_the_array(rng):
    x = rng.normal(size=64)
    sweep = hf.sweep(x, p=[2, 4])
    assert list(sweep["n"]) == [64, 64]
    assert list(sweep["trace_hash"]) == [hf.run(x, p=p).trace_hash for p in (2, 4)]


def test_check_and_grade_equal_the_command(command, tmp_path):
    program = tmp_path / "wrong.star"
    program.write_text("send(to = 1 - rank, slots = [0])\n")
    for source, word in [(program, str(program)), ("binary-exchange", "binary-exchange")]:
        check, expected = hf.check(source, p=2, n=16), json.loads(command(f"check {word} --p 2 --n 16 --json").stdout)
        assert (bool(check), check.schedule) == (expected["right"], expected["schedule"])
        assert [vars(fault) for fault in check.faults] == expected["faults"]
        grade, expected = (
            hf.grade(source, "one-exchange"),
            json.loads(command(f"grade {word} --exercise one-exchange --json").stdout),
        )
        assert (bool(grade), grade.receipt) == (expected["verdict"]["passed"], expected["receipt"])
        assert [vars(requirement) for requirement in grade.checks] == expected["verdict"]["checks"]
    assert hf.check("binary-exchange") and not hf.check(program)


PROGRAM = """
mine = layout(block())
for stage in range(log2(p)):
    partner = rank ^ (p >> (stage + 1))
    theirs = exchange(partner, mine)
    combine(mine, theirs)
local(mine, stages = range(log2(p), log2(n)))
"""


def test_run_of_a_program_equals_the_command(command, tmp_path):
    program = tmp_path / "mine.star"
    program.write_text(PROGRAM)
    run = hf.run(algorithm="program", program=program, p=2, n=16)
    assert run.numbers == command.json(f"run --program {program} --p 2 --n 16")
    assert np.allclose(run.output, np.fft.fft(run.input))
    assert hf.run(algorithm="program", program="transpose", p=4, n=64).numbers["messages"] > 0


def test_reproduce_equals_the_command(command):
    assert hf.reproduce("gk-table1") == [command.json("reproduce gk-table1")]


def test_command_of_the_wheel_has_the_exit_codes(wheel_command):
    assert wheel_command("run --p 4 --n 64 --json").returncode == 0
    assert wheel_command("--version").stdout.startswith("hyperfly ")
    refused = wheel_command("run --p 3")
    assert refused.returncode == 2 and "p = 3" in refused.stderr and refused.stdout == ""
    assert wheel_command("").returncode == 2


def test_command_of_the_wheel_grades_a_folder(wheel_command, tmp_path):
    (tmp_path / "ada.star").write_text("x = 1\n")
    (tmp_path / "bob.star").write_text("y = (\n")
    graded = wheel_command(["grade", str(tmp_path), "--exercise", "one-exchange"])
    rows = list(csv.DictReader(io.StringIO(graded.stdout)))
    assert [row["file"] for row in rows] == ["ada.star", "bob.star"] and graded.returncode == 0, graded.stderr
    for row in rows:
        assert row["passed"] == "false" and row["receipt"] == hf.grade(tmp_path / row["file"], "one-exchange").receipt
