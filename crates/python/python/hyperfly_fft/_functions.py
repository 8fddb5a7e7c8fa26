"""Runs, sweeps, closed forms, checks."""

from __future__ import annotations

import inspect
import json
import warnings
from os import PathLike
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional, TypeVar, Union

import numpy.typing as npt

from . import _engine, _keys
from ._errors import refuse
from ._results import Check, Fault, Grade, Isoefficiency, IsoefficiencyPoint, Prediction, Requirement
from ._run import Run
from ._sweep import Sweep
from ._values import read_program, take_input, to_pairs, to_text

if TYPE_CHECKING:
    from typing_extensions import Unpack

Input = Union[npt.ArrayLike, str, None]
Progress = Optional[Callable[[float], object]]
Program = Union[str, PathLike[str]]
Function = TypeVar("Function", bound=Callable[..., object])


def with_keys(*names: str) -> Callable[[Function], Function]:
    """Give a function the keys of an address as keyword arguments in its signature and documentation."""

    def decorate(function: Function) -> Function:
        signature = inspect.signature(function)
        parameters = [parameter for parameter in signature.parameters.values() if parameter.name != "keys"]
        lines = ["", "", "Keys", "----"]
        for name in names:
            key = _keys.KEYS[name]
            parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=key.default))
            allowed = f" Allowed: {key.allowed}." if key.allowed else ""
            lines += [f"{name} : default {key.default!r}", f"    {key.help}.{allowed}"]
        function.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        function.__doc__ = inspect.cleandoc(function.__doc__ or "") + "\n".join(lines)
        return function

    return decorate


RUN_KEYS = [name for name, key in _keys.KEYS.items() if key.is_run_key]


@with_keys(*_keys.KEYS)
def run(input: Input = None, *, data: bool = True, progress: Progress = None, **keys: Unpack[_keys.AllKeys]) -> Run:
    """Execute one run on a simulated machine.

    ``input`` is a one-dimensional array of real or complex numbers, whose length becomes n, or the name of a signal. With
    another ``n`` the samples are padded with zeros or cut, with a warning. ``data=False`` simulates times only; p may then be
    up to 65536. ``progress`` is called with the completed fraction. Ctrl+C stops the run.
    ``algorithm="program"`` runs the schedule in ``program``: a text, a path object, or the name of a formulation.

    Raises Refused if the request is impossible and RunFailed if the run fails.
    """
    pairs, samples = take_input(input, keys)
    engine = _engine.run(to_pairs(keys) + pairs, samples, data, progress)
    warn(engine.note())
    return Run(engine)


@with_keys(*RUN_KEYS)
def sweep(
    input: Input = None,
    *,
    data: bool = True,
    jobs: int = 0,
    progress: Progress = None,
    **keys: Unpack[_keys.SweepKeys],
) -> Sweep:
    """Execute a run for each combination of values, on all cores.

    Each key takes one value, several (``p=[4, 16, 64]``), or text as on the command line (``p="4..1024"``, powers of two). Rows
    come in the order of the keyword arguments, the last one fastest. Impossible combinations are in ``left_out`` with the
    reason. ``jobs`` is the number of threads, 0 for one per core; the other arguments are those of ``run``.

    Raises Refused if a value is impossible in every combination.
    """
    if not 0 <= jobs <= 1024:
        raise refuse("jobs", jobs, "a number from 1 to 1024, or 0 for one per core", min(max(jobs, 0), 1024))
    pairs, samples = take_input(input, keys)
    rows, left_out, failed, note = _engine.sweep(to_pairs(keys, many=True) + pairs, samples, data, jobs, progress)
    warn(note)
    if failed:
        warn(f"{len(failed)} runs failed; the attribute failed has the reasons")
    return Sweep(rows, [(dict(keys), why) for keys, why in left_out], [(dict(keys), why) for keys, why in failed])


@with_keys(*RUN_KEYS)
def predict(**keys: Unpack[_keys.RunKeys]) -> Prediction:
    """Return the closed form of a run without executing it; n may be up to 2^60.

    Raises Refused if the request is impossible and RunFailed if there is no closed form.
    """
    return Prediction(**json.loads(_engine.predict(to_pairs(keys))))


@with_keys(*RUN_KEYS)
def isoefficiency(efficiency: float, *, simulate: bool = False, **keys: Unpack[_keys.SweepKeys]) -> Isoefficiency:
    """Return the n that keeps an efficiency, above 0 and below 1, for each p.

    ``p`` takes one value, several, or a range such as ``"2..1024"``, its default; n is the result. ``simulate=True`` also
    searches by execution for the smallest n that reaches the efficiency.

    Raises Refused if the request is impossible or the efficiency cannot be reached.
    """
    pairs = [*to_pairs(keys, many=True), ("efficiency", to_text(efficiency))]
    result = json.loads(_engine.isoefficiency(pairs, simulate))
    points = [IsoefficiencyPoint(**point) for point in result.pop("points")]
    return Isoefficiency(points=points, **result)


def check(program: Program, p: Union[int, str] = 4, n: Union[int, str] = 16) -> Check:
    """Check a program, a schedule of your own, and report its faults with their lines.

    ``program`` is its text, a path object that names its file, or the name of a built-in formulation.
    """
    result = json.loads(_engine.check(read_program(program), to_text(p), to_text(n)))
    faults = [Fault(**fault) for fault in result.pop("faults")]
    return Check(faults=faults, **result)


def grade(program: Program, exercise: Union[str, PathLike[str]]) -> Grade:
    """Grade a program against an exercise: the id of a built-in one, or the path of a file.

    ``program`` is its text, a path object that names its file, or the name of a built-in formulation.
    """
    result = json.loads(_engine.grade(read_program(program), str(exercise)))
    verdict: Mapping[str, Any] = result["verdict"]
    checks = [Requirement(**check) for check in verdict["checks"]]
    return Grade(verdict["exercise"], verdict["passed"], checks, result["receipt"])


def reproduce(id: str, *, progress: Progress = None) -> list[dict[str, Any]]:
    """Recompute a figure, table or theorem of a paper and compare it with what was published.

    ``id`` is an id such as "gk-table1", or "all". Returns one object for each entry, as ``hyperfly reproduce --json`` prints it:
    id, source, claim, rows, differences.
    """
    return [json.loads(entry) for entry in _engine.reproduce(id, progress)]


def warn(note: Optional[str]) -> None:
    """Warn the caller of a function of this package, unless there is no note."""
    if note is not None:
        warnings.warn(note, stacklevel=3)
