"""Measurements of this machine."""

import json
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import hyperfly_fft as hf


@pytest.fixture(scope="module")
def machine():
    return hf.calibrate(2, quick=True)


# The machine of the tests may have one core.
pytestmark = pytest.mark.filterwarnings("ignore:.*processors share")


def test_measured_run_has_the_messages_of_the_simulated_one(command, tmp_path):
    measured = hf.measure(algorithm="transpose", p=2, n=1024, repeat=3)
    simulated = hf.run(algorithm="transpose", p=2, n=1024)
    assert measured.passes.shape == measured.serial.shape == (3,) and np.all(measured.passes > 0)
    for field in ("messages", "words", "relative_l2_error"):
        assert measured.numbers["run"][field] == simulated.numbers[field]
    assert np.array_equal(measured.run.output, simulated.output)
    assert measured.simulated is None
    # The numbers have the fields of the command, which reads the file.
    printed = command.json("measure --algorithm transpose --p 2 --n 1024 --repeat 3")
    assert measured.numbers.keys() == printed.keys() and measured.numbers["run"].keys() == printed["run"].keys()
    measured.save(tmp_path / "run.json")
    drawn = command(f"figure --run {tmp_path / 'run.json'} --view timeline").stdout
    assert drawn == measured.run.figure("timeline").svg
    assert "measured" in measured.run.figure("measured").svg


def test_measured_samples_are_transformed(rng):
    x = rng.normal(size=256)
    measured = hf.measure(x, p=2, repeat=1, pin=False)
    assert np.allclose(measured.run.output, np.fft.fft(x))
    # What a library computed was right, and is not kept.
    measured = hf.measure(x, p=2, repeat=1, kernel="rustfft", pin=False)
    assert measured.numbers["rustfft"] > 0 and measured.numbers["run"]["relative_l2_error"] < 1e-14
    with pytest.raises(hf.Refused, match="no numbers"):
        measured.run.output


def test_calibrated_machine_predicts_a_measured_run(machine, command, tmp_path):
    machine.save(tmp_path / "machine.json")
    measured = [hf.measure(p=2, n=4096, repeat=3, calibrated=kind) for kind in (machine, tmp_path / "machine.json")]
    printed = command.json(f"measure --p 2 --n 4096 --repeat 3 --calibrated {tmp_path / 'machine.json'}")
    for result in measured:
        # The simulation does not depend on the measurement.
        assert result.simulated == printed["simulated"] and result.simulated["seconds"] > 0
    assert machine.p == 2 and machine.numbers["lines"]["exchange"]["ts"] > 0
    assert hf.Machine.load(tmp_path / "machine.json").text == machine.text


@pytest.mark.parametrize(
    ("call", "key", "value"),
    [
        (lambda: hf.measure(repeat=0), "repeat", "0"),
        (lambda: hf.measure(kernel="fftw"), "kernel", "fftw"),
        (lambda: hf.measure(patience=0), "patience", "0"),
        (lambda: hf.measure(p=512, n=4096), "p", "512"),
        (lambda: hf.measure(p=3), "p", "3"),
        (lambda: hf.measure(twiddles="computed"), "twiddles", "computed"),
        (lambda: hf.measure(calibrated=hf.Machine("{}")), "calibrated", "the file"),
        (lambda: hf.calibrate(3), "p", "3"),
    ],
)
def test_impossible_measurements_are_refused(call, key, value):
    with pytest.raises(hf.Refused) as caught:
        call()
    assert (caught.value.key, caught.value.value) == (key, value)


@pytest.mark.parametrize(
    "work", ["hf.measure(p=2, n=2**18, repeat=1000, progress=report)", "hf.calibrate(2, progress=report)"]
)
def test_interrupt_ends_a_measurement(work):
    script = (
        "import warnings, hyperfly_fft as hf\n"
        "warnings.simplefilter('ignore')\n"
        "def report(fraction):\n    print('running', flush=True)\n"
        f"try:\n    {work}\n    print('finished')\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "running\n"
        start = time.monotonic()
        child.send_signal(signal.SIGINT)
        rest, _ = child.communicate(timeout=60)
    assert rest.endswith("interrupted\n") and "finished" not in rest
    assert time.monotonic() - start < 10


def test_machine_is_the_file_of_the_command(command, tmp_path):
    path = tmp_path / "machine.json"
    assert command(f"calibrate --quick --p 2 -o {path}").returncode == 0
    assert hf.Machine.load(path).numbers == json.loads(path.read_text())
    assert "2 processors as threads" in repr(hf.Machine.load(path))
