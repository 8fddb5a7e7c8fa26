"""Measurements of this machine."""

from __future__ import annotations

import json
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np
import numpy.typing as npt

from . import _engine, _keys
from ._functions import RUN_KEYS, Input, Progress, warn, with_keys
from ._run import Run
from ._values import take_input, to_pairs, to_text

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Machine:
    """This machine as ``calibrate`` measured it: the times of a butterfly node, of copies and of messages."""

    def __init__(self, text: str) -> None:
        self.text = text
        """The file ``machine.json`` of ``hyperfly calibrate``."""

    @classmethod
    def load(cls, path: Union[str, PathLike[str]]) -> Machine:
        """Read a file that ``save``, or ``hyperfly calibrate -o``, has written."""
        return cls(Path(path).read_text(encoding="utf-8"))

    def save(self, path: Union[str, PathLike[str]]) -> None:
        """Write the file, which ``hyperfly measure --calibrated`` and the explorer read."""
        Path(path).write_text(self.text, encoding="utf-8")

    @cached_property
    def numbers(self) -> dict[str, Any]:
        """The file as an object: the samples of each kind, pairs of a size and seconds, and the lines fitted to them."""
        numbers: dict[str, Any] = json.loads(self.text)
        return numbers

    @property
    def p(self) -> int:
        """Number of processors that took part."""
        return int(self.numbers["p"])

    def __repr__(self) -> str:
        return f"<Machine: {self.p} processors as {self.numbers['on']} on {self.numbers['cores']} cores>"


class Measurement:
    """A run that was measured on this machine."""

    def __init__(self, run: _engine.Run, numbers: str, text: str) -> None:
        self.run = Run(run)
        """The pass with the median T_p, whose times are in microseconds. It is drawn like a simulated run."""
        self.text = text
        """The file ``run.json`` of ``hyperfly measure``."""
        self.numbers: dict[str, Any] = json.loads(numbers)
        """The object that ``hyperfly measure --json`` prints."""

    @property
    def passes(self) -> npt.NDArray[np.float64]:
        """T_p of every counted pass, in seconds."""
        return np.array(self.numbers["passes"])

    @property
    def serial(self) -> npt.NDArray[np.float64]:
        """T_s of every pass on one processor, in seconds."""
        return np.array(self.numbers["serial"])

    @property
    def simulated(self) -> Optional[dict[str, Any]]:
        """The simulation on the calibrated machine: seconds, closed_form_seconds, efficiency, breakdown; None without a machine."""
        simulated: Optional[dict[str, Any]] = self.numbers["simulated"]
        return simulated

    def save(self, path: Union[str, PathLike[str]]) -> None:
        """Write the file, which ``hyperfly figure --run`` and the explorer read."""
        Path(path).write_text(self.text, encoding="utf-8")

    def __repr__(self) -> str:
        return f"<Measurement: {self.run!r}>"


@with_keys(*RUN_KEYS)
def measure(
    input: Input = None,
    *,
    calibrated: Union[Machine, str, PathLike[str], None] = None,
    repeat: Optional[int] = None,
    kernel: str = "hyperfly",
    pin: bool = True,
    patience: Optional[int] = None,
    progress: Progress = None,
    **keys: Unpack[_keys.RunKeys],
) -> Measurement:
    """Execute a run on this machine, with one thread per processor, and time it.

    ``calibrated`` is a result of ``calibrate`` or the path of its file, on which the run is simulated for comparison. ``repeat`` is
    the number of counted passes, 15 by default. ``kernel="rustfft"`` computes the local transforms with that library;
    the run then has no output, whose last bits would depend on the machine. ``pin=False`` leaves the choice of cores to the system. ``patience`` is the number of seconds for which a processor waits for a
    message, 30 by default. ``input`` and ``progress`` are those of ``run``. Ctrl+C ends the measurement. Keys of a simulated
    machine have no effect.

    Raises Refused if the run cannot be measured and RunFailed if the measurement fails.
    """
    pairs, samples = take_input(input, keys)
    if calibrated is not None and not isinstance(calibrated, Machine):
        calibrated = Machine.load(calibrated)
    options = (
        None if repeat is None else to_text(repeat),
        kernel,
        None if patience is None else to_text(patience),
    )
    text = None if calibrated is None else calibrated.text
    run, numbers, file, notes = _engine.measure(to_pairs(keys) + pairs, samples, text, options, pin, progress)
    warn(run.note())
    for note in notes:
        warn(note)
    return Measurement(run, numbers, file)


def calibrate(p: Optional[int] = None, *, quick: bool = False, progress: Progress = None) -> Machine:
    """Measure the times of a butterfly node and of messages on this machine, with p threads: by default one per core.

    ``quick=True`` measures fewer sizes. Ctrl+C ends the calibration.

    Raises Refused if p is not possible and RunFailed if the calibration fails.
    """
    text, note = _engine.calibrate(None if p is None else to_text(p), quick, progress)
    warn(note)
    return Machine(text)
