"""Exceptions."""

from __future__ import annotations

from typing import NamedTuple, Optional, Sequence, Union


class Problem(NamedTuple):
    """A refused key."""

    key: Optional[str]
    """The key or argument; None if the request is wrong as a whole."""
    value: str
    """The given value, shortened if long."""
    allowed: str
    """The allowed values, as the end of a sentence."""
    nearest: Union[int, float, str, None]
    """The possible value nearest to the refused one; None if none is known."""
    message: str


class Refused(ValueError):
    """An impossible request.

    ``key``, ``value``, ``allowed`` and ``nearest`` are those of the first problem; ``problems`` has all of them. With
    ``nearest`` instead of ``value`` the request is possible, unless other keys are wrong as well.
    """

    def __init__(self, problems: Sequence[tuple[Optional[str], str, str, Union[int, float, str, None], str]]) -> None:
        super().__init__(problems)
        self.problems = [
            Problem(key, value, allowed, parse_number(nearest), message)
            for key, value, allowed, nearest, message in problems
        ]
        self.key, self.value, self.allowed, self.nearest, _ = self.problems[0]

    def __str__(self) -> str:
        return "\n".join(problem.message for problem in self.problems)


class RunFailed(RuntimeError):
    """A possible request whose run failed: a deadlock, too little memory, or no closed form."""


def refuse(key: str, value: object, allowed: str, nearest: Union[int, float, str, None] = None) -> Refused:
    """Create the refusal of one argument."""
    end = "" if nearest is None else f", the nearest {nearest}"
    return Refused([(key, str(value), allowed, nearest, f"{key} = {value} is not possible; allowed: {allowed}{end}")])


def parse_number(value: Union[int, float, str, None]) -> Union[int, float, str, None]:
    """Convert a text of digits to a number, so that it can be passed on."""
    if not isinstance(value, str):
        return value
    for convert in (int, float):
        try:
            return convert(value)
        except ValueError:
            pass
    return value
