"""Results of closed forms, checks and grades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional


@dataclass(frozen=True)
class Prediction:
    """The closed form of a run. Times are in units of the machine."""

    t_serial: float
    t_parallel: float
    speedup: float
    efficiency: float
    overhead: float
    form: str
    """"exact": an execution takes just as long; "lower-bound": no execution is faster; "estimate"."""
    terms: dict[str, float]
    """T_p by activity: compute, startup, hop, transfer, contention, idle."""
    scenario: dict[str, Any]
    """The keys that apply to the run."""


@dataclass(frozen=True)
class IsoefficiencyPoint:
    """The n that keeps the efficiency on p processors. A value is None where there is no closed form."""

    p: int
    log2_n: Optional[float]
    n: Optional[int]
    """The smallest n that reaches the efficiency and that the formulation can use; None beyond 2^60."""
    log2_w: Optional[float]
    """W is the work, T_s."""
    limit: Optional[str]
    """What determines n: "overhead" or "concurrency"."""
    form: Optional[str]
    printed_log2_n: Optional[float]
    """The function printed in the papers."""
    simulated: Optional[dict[str, Any]] = None
    """With ``simulate=True``: n, efficiency and log2_n found by execution; or beyond, the largest n, which is not enough."""


@dataclass(frozen=True)
class Isoefficiency:
    """The n that keeps an efficiency, against p."""

    efficiency: float
    threshold: Optional[float]
    """Up to this efficiency concurrency alone determines how fast n has to grow."""
    points: list[IsoefficiencyPoint]
    scenario: dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """A fault of a program."""

    line: int
    processors: list[int]
    kind: str
    text: str


@dataclass(frozen=True)
class Check:
    """The result of checking a program; true if the program is right."""

    p: int
    n: int
    right: bool
    schedule: Optional[dict[str, Any]]
    """Numbers of steps, messages, words and slots, and relative_l2_error; None if there are faults."""
    faults: list[Fault]

    def __bool__(self) -> bool:
        return self.right


@dataclass(frozen=True)
class Requirement:
    """A requirement of an exercise."""

    case: str
    what: str
    holds: bool
    found: list[str]
    """Findings, if the requirement does not hold."""


@dataclass(frozen=True)
class Grade:
    """The verdict on a program; true if it passed."""

    exercise: str
    passed: bool
    checks: list[Requirement]
    receipt: str
    """Hash of exercise, program and verdict."""

    def __bool__(self) -> bool:
        return self.passed
