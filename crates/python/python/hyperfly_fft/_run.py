"""The result of a run."""

from __future__ import annotations

import json
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Optional, Union

import numpy as np
import numpy.typing as npt

from . import _engine
from ._errors import refuse
from ._events import Events, to_events
from ._picture import Picture
from ._site import find_page
from ._values import to_pairs


class Run:
    """A finished run: its transform, its times and its pictures.

    Times are in units of the machine, in which one butterfly output takes t_c; ``seconds`` is T_p in seconds if the machine's
    rate is known.
    """

    def __init__(self, engine: _engine.Run) -> None:
        self._engine = engine

    @cached_property
    def numbers(self) -> dict[str, Any]:
        """All numbers of the run, the object that ``hyperfly run --json`` prints."""
        numbers: dict[str, Any] = json.loads(self._engine.numbers())
        return numbers

    @property
    def scenario(self) -> dict[str, Any]:
        """The keys that apply to the run: ``run(**scenario)`` and the command's ``--scenario`` repeat it."""
        scenario: dict[str, Any] = self.numbers["scenario"]
        return scenario

    @property
    def address(self) -> str:
        """The part after ``#`` in the explorer's address of this run; empty for the default run."""
        return self._engine.fragment()

    @property
    def p(self) -> int:
        """Number of processors."""
        return int(self.scenario["p"])

    @property
    def n(self) -> int:
        """Number of points."""
        return self._engine.n()

    @property
    def t_parallel(self) -> float:
        """T_p, the simulated time."""
        return float(self.numbers["t_parallel"])

    @property
    def t_serial(self) -> float:
        """T_s = t_c · n · log2 n, the time on one processor; half of that with real samples."""
        return float(self.numbers["t_serial"])

    @property
    def speedup(self) -> float:
        """S = T_s / T_p."""
        return float(self.numbers["speedup"])

    @property
    def efficiency(self) -> float:
        """E = S / p."""
        return float(self.numbers["efficiency"])

    @property
    def overhead(self) -> float:
        """T_o = p · T_p − T_s."""
        return float(self.numbers["overhead"])

    @property
    def seconds(self) -> Optional[float]:
        """T_p in seconds; None if the rate of the machine is unknown."""
        seconds: Optional[float] = self.numbers["seconds"]
        return seconds

    @property
    def breakdown(self) -> dict[str, float]:
        """Fractions of p · T_p by activity, which add up to 1."""
        return dict(self.numbers["breakdown"])

    @property
    def limits(self) -> dict[str, Any]:
        """Limits below which no run is, each with ``limit``, ``run`` and ``ratio``, or None where it does not apply.

        ``words_order`` is an order of magnitude and no limit.
        """
        return dict(self.numbers["limits"])

    @property
    def trace_hash(self) -> str:
        """16 hexadecimal digits over all times and all bits of the output, the same in the command and in a browser."""
        return str(self.numbers["trace_hash"])

    @property
    def relative_l2_error(self) -> Optional[float]:
        """Error of the output against an independent FFT; None without data."""
        error: Optional[float] = self.numbers["relative_l2_error"]
        return error

    @cached_property
    def input(self) -> npt.NDArray[np.complex128]:
        """The samples, shape (n,), read-only."""
        return _with_data(self._engine.input())

    @cached_property
    def output(self) -> npt.NDArray[np.complex128]:
        """The transform in natural order, shape (n,), read-only. The inverse is divided by n, as by ``numpy.fft.ifft``.

        With ``samples="real"`` it has the shape (n/2 + 1,), as that of ``numpy.fft.rfft``.

        Two-dimensional formulations transform a square of √n rows, stored row by row.
        """
        return _with_data(self._engine.output())

    @cached_property
    def _stages(self) -> npt.NDArray[np.complex128]:
        stages = _with_data(self._engine.stages())
        if not stages.size:
            raise refuse("n", self.n, "at most 4096, since larger runs do not keep their values", 4096)
        return stages.reshape(-1, self._engine.words())

    def values(self, stage: int) -> npt.NDArray[np.complex128]:
        """Return the vector after ``stage`` stages, shape (n,), read-only: 0 is the input, log2 n the transform.

        With ``samples="real"`` it has n/2 words: at stage 0 two samples each, at stage log2 n coefficients 0 … n/2 − 1, of which the
        first has coefficient n/2 as its imaginary part.

        Raises Refused for n > 4096, for a stage that does not exist, and inside a radix-4 butterfly, which has no value there.
        """
        last = len(self._stages) - 1
        if not 0 <= stage <= last:
            raise refuse("stage", stage, f"a whole number from 0 to {last}", min(max(stage, 0), last))
        values: npt.NDArray[np.complex128] = self._stages[stage]
        if np.isnan(values.real).any():
            raise refuse("stage", stage, "a stage that is not inside radix-4 butterflies", stage - 1)
        return values

    @cached_property
    def events(self) -> Events:
        """The activities of all processors, as a structured array."""
        return to_events(*self._engine.events())

    def figure(
        self,
        view: Optional[str] = None,
        *,
        theme: Optional[str] = None,
        t: Union[float, str, None] = None,
        size: Union[str, tuple[int, int], None] = None,
        **keys: Any,
    ) -> Picture:
        """Draw the run.

        ``view`` is a view, such as "machine" or "timeline", or two, such as "machine,timeline"; by default that of the run,
        else the timeline. ``theme`` is "light", "dark" or "projector". ``t`` is a time, or a part of the run such as "50%".
        ``size`` is (width, height) in pixels. Other keys of the picture, such as ``efficiency``, are possible as well.

        Raises Refused if a value is not possible, or if the view cannot show this run.
        """
        if view is None:
            view = self._engine.value("view")
        view = "timeline" if view in (None, "all") else view
        pairs = to_pairs({"view": view, "theme": theme, "t": t, **keys})
        text = f"{size[0]}x{size[1]}" if isinstance(size, tuple) else size
        svg, width, height = self._engine.draw(pairs, text)
        return Picture(svg, f"{view} of {self._describe()}", width, height)

    def html(self, view: Optional[str] = None, **keys: Any) -> str:
        """Return a page with the living figure in one file, which needs no network.

        Raises Refused for runs of your own samples, which a page cannot contain, and in a package without the page.
        """
        return self._engine.page(to_pairs({"view": view, **keys}), find_page())

    def save(
        self,
        path: Union[str, PathLike[str]],
        view: Optional[str] = None,
        *,
        scale: Optional[float] = None,
        size: Union[str, tuple[int, int], None] = None,
        **keys: Any,
    ) -> None:
        """Write a figure to a file that ends in .svg, .pdf, .png or .html; the arguments are those of ``figure``.

        ``scale`` is the number of PNG pixels per pixel of the picture, 2 by default. Raises Refused for another extension,
        and OSError if the file cannot be written.
        """
        if Path(path).suffix.lower() in (".html", ".htm"):
            if scale is not None or size is not None:
                name, value = ("size", size) if scale is None else ("scale", scale)
                raise refuse(name, value, "no value together with a page, which takes the width of its window")
            Path(path).write_text(self.html(view, **keys), encoding="utf-8")
        else:
            self.figure(view, size=size, **keys).save(path, scale)

    def _describe(self) -> str:
        scenario = self.scenario
        machine = scenario.get("topology", scenario["machine"])
        return (
            f"{scenario['algorithm']} on {machine}, p = {self.p}, n = {self.n}: "
            f"T_p = {self.t_parallel:.8g}, E = {self.efficiency:.6g}"
        )

    def _repr_svg_(self) -> str:
        return self.figure().svg

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        return self.figure()._repr_mimebundle_(include, exclude)

    def __repr__(self) -> str:
        return f"<Run: {self._describe()}>"


def _with_data(array: Optional[npt.NDArray[np.complex128]]) -> npt.NDArray[np.complex128]:
    if array is None:
        raise refuse("data", False, "True: this run has no numbers")
    array.flags.writeable = False
    return array
