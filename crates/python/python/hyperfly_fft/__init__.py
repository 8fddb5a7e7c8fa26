"""Parallel FFTs on simulated parallel machines.

    >>> import hyperfly_fft as hf
    >>> run = hf.run(algorithm="transpose", topology="mesh", p=16, n=4096)
    >>> run.t_parallel, run.efficiency

``run`` executes one run, ``sweep`` one for each combination of values, ``predict`` and ``isoefficiency`` are closed forms.
The keyword arguments are the keys of the explorer's address; ``KEYS`` lists them with help, allowed values and defaults.
Times are in units of the machine (t_c = 1 by default), a word is one complex number.
"""

from typing import TYPE_CHECKING

from ._errors import Problem, Refused, RunFailed
from ._events import Events
from ._functions import check, grade, isoefficiency, predict, reproduce, run, sweep
from ._keys import KEYS, Key
from ._measure import Machine, Measurement, calibrate, measure
from ._picture import Picture
from ._results import Check, Fault, Grade, Isoefficiency, IsoefficiencyPoint, Prediction, Requirement
from ._run import Run
from ._sweep import Sweep

if TYPE_CHECKING:
    from ._widget import Figure

__all__ = [
    "KEYS",
    "Check",
    "Events",
    "Fault",
    "Figure",
    "Grade",
    "Isoefficiency",
    "IsoefficiencyPoint",
    "Key",
    "Machine",
    "Measurement",
    "Picture",
    "Prediction",
    "Problem",
    "Refused",
    "Requirement",
    "Run",
    "RunFailed",
    "Sweep",
    "calibrate",
    "check",
    "grade",
    "isoefficiency",
    "measure",
    "predict",
    "reproduce",
    "run",
    "sweep",
]


def __getattr__(name: str) -> object:
    # The widget needs a library that scripts do not.
    if name != "Figure":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from ._widget import Figure
    except ModuleNotFoundError as error:
        if error.name not in ("anywidget", "traitlets", "ipywidgets"):
            raise
        raise ImportError('Figure needs anywidget: pip install "hyperfly-fft[notebook]"') from error
    return Figure
