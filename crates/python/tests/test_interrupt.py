"""Progress, Ctrl+C, and threads."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import hyperfly_fft as hf

# Without an interrupt it would run for many minutes.
LONG_SWEEP = "hf.sweep(algorithm='transpose', topology='mesh', alltoall='naive', p=[512], n=[2**18], seed=range(100), progress=report)"
LONG_RUN = (
    "hf.run(algorithm='transpose', topology='mesh', alltoall='naive', p=1024, n=2**20, data=False, progress=report)"
)
SCRIPT = """
import sys, threading, hyperfly_fft as hf
def report(fraction):
    print("running", flush=True)
try:
    {work}
    print("finished", flush=True)
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.parametrize("work", [LONG_SWEEP, LONG_RUN], ids=["sweep", "run"])
def test_interrupt_ends_the_work_at_once(work):
    words = [sys.executable, "-c", SCRIPT.format(work=work)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "running\n"
        start = time.monotonic()
        child.send_signal(signal.SIGINT)
        rest, _ = child.communicate(timeout=60)
    assert child.returncode == 0
    assert rest.endswith("interrupted\n") and "finished" not in rest
    assert time.monotonic() - start < 10


def test_interrupted_sweep_leaves_no_thread_at_work():
    class Stop(Exception):
        pass

    def report(fraction):
        raise Stop

    with pytest.raises(Stop):
        exec(LONG_SWEEP, {"hf": hf, "report": report})
    deadline = time.monotonic() + 30
    while True:
        before = time.process_time()
        time.sleep(0.3)
        if time.process_time() - before < 0.1:
            break
        assert time.monotonic() < deadline, "threads of the sweep still work"


def test_progress_rises_to_one():
    fractions = []
    hf.sweep(p=[4, 16], n="2^10..2^16", topology=["mesh", "hypercube"], progress=fractions.append)
    assert fractions[-1] == 1.0 and fractions == sorted(fractions)


def test_other_threads_run_during_a_run():
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.wait(0.001):
            ticks.append(time.monotonic())

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        start = time.monotonic()
        while time.monotonic() - start < 0.5:
            hf.run(p=64, n=2**16)
    finally:
        stop.set()
        thread.join()
    assert len(ticks) > 20


def test_runs_work_on_other_threads():
    expected = hf.run(p=16, n=4096).trace_hash
    found = []
    threads = [threading.Thread(target=lambda: found.append(hf.run(p=16, n=4096).trace_hash)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def test_command_of_the_wheel_ends_at_ctrl_c(wheel_command):
    words = "sweep --algorithm transpose --topology mesh --alltoall naive --p 512 --n 2^18 --seed " + ",".join(
        map(str, range(100))
    )
    words = [wheel_command.program, *words.split()]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        # The process is at work when it has used a second of processor time.
        while processor_seconds(child.pid) < 1:
            time.sleep(0.05)
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=30)
    assert child.returncode == -signal.SIGINT


def processor_seconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
