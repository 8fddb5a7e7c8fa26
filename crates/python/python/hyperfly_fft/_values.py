"""Values of keyword arguments as text, and samples as arrays."""

from __future__ import annotations

import difflib
import operator
from os import PathLike
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional, Union

import numpy as np
import numpy.typing as npt

from ._errors import Refused, refuse
from ._keys import KEYS

Samples = npt.NDArray[np.complex128]


def to_text(value: object) -> str:
    """Format a value in the notation of addresses."""
    if isinstance(value, str):
        return value
    if isinstance(value, PathLike):
        # Only a program is a file.
        return read_program(value)
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    try:
        return str(operator.index(value))  # type: ignore[arg-type]
    except TypeError:
        pass
    if isinstance(value, (float, np.floating)):
        number = float(value)
        return str(int(number)) if number.is_integer() and abs(number) < 2**53 else repr(number)
    return str(value)


# A scenario contains the version of the schema and keys with hyphens.
_NAMES = {"v", *(key.name for key in KEYS.values())}


def _refuse_unknown(name: str, value: object) -> Refused:
    close = difflib.get_close_matches(name, KEYS, 1)
    hint = f"did you mean {close[0]}? " if close else ""
    allowed = "one of the keys " + ", ".join(KEYS)
    message = f"{name} = {value} is not possible; {hint}allowed: {allowed}"
    return Refused([(name, str(value), allowed, None, message)])


def read_program(program: Union[str, PathLike[str]]) -> str:
    """Return the text of a program; a path object names its file."""
    return program if isinstance(program, str) else Path(program).read_text(encoding="utf-8-sig")


def to_list(value: object) -> str:
    """Format one value or several as a list of the command: ``4,16,64``."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        return to_text(value)
    return ",".join(to_text(item) for item in value)


def to_pairs(keys: Mapping[str, object], many: bool = False) -> list[tuple[str, str]]:
    """Format keyword arguments as pairs of keys and values. None stands for the default."""
    convert = to_list if many else to_text
    for name, value in keys.items():
        if name not in KEYS and name not in _NAMES:
            raise _refuse_unknown(name, value)
    return [(to_name(name), convert(value)) for name, value in keys.items() if value is not None]


def to_name(identifier: str) -> str:
    """Return the key of an address with this identifier: ``l-sync`` for ``l_sync``."""
    return KEYS[identifier].name if identifier in KEYS else identifier


def to_samples(values: Any) -> Samples:
    """Convert numbers of any type, in any layout, to a contiguous array of complex128 of shape (n,).

    Raises Refused for another shape, and for values that are not numbers.
    """
    array = np.asarray(values)
    if array.ndim != 1:
        raise refuse("input", f"an array of shape {array.shape}", "a one-dimensional array, or the name of a signal")
    if array.dtype.kind not in "biufcO":
        raise refuse("input", f"an array of {array.dtype}", "an array of real or complex numbers")
    try:
        with np.errstate(all="ignore"):
            return np.ascontiguousarray(array, dtype=np.complex128)
    except (TypeError, ValueError):
        raise refuse("input", f"an array of {array.dtype}", "an array of real or complex numbers") from None


def take_input(values: Any, keys: Mapping[str, object]) -> tuple[list[tuple[str, str]], Optional[Samples]]:
    """Split an input into the key ``signal`` and samples.

    Raises Refused if the key ``signal`` names another input.
    """
    signal: Union[object, None] = keys.get("signal")
    if values is None:
        if signal == "own":
            raise refuse("signal", signal, "own together with an input, or one of the built-in signals")
        return [], None
    if isinstance(values, str):
        if signal is not None and signal != values:
            raise refuse("signal", signal, "no signal together with an input")
        return [("signal", values)], None
    if signal is not None and signal != "own":
        raise refuse("signal", signal, "own, or no signal at all, together with an input")
    return [], to_samples(values)
