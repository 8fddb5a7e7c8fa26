"""The table of a sweep."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Union, overload

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    import pandas
    import polars

Row = dict[str, Any]

_NUMBERS = [
    "t_serial",
    "t_parallel",
    "speedup",
    "efficiency",
    "overhead",
    "messages",
    "words",
    "hops",
    "max_channel_load",
    "relative_l2_error",
]


class Sweep(Sequence[Row]):
    """A table with a row for each possible combination of values; the last list changes fastest.

    ``sweep[0]`` is a row as a dict, ``sweep["t_parallel"]`` a column as an array. The columns are those of ``hyperfly sweep``:
    the keys that apply to some run, its numbers, the breakdown of its time, the closed form, and the trace hash.
    """

    def __init__(self, rows: list[str], left_out: list[tuple[Row, str]], failed: list[tuple[Row, str]]) -> None:
        self.rows = [_flatten(json.loads(row)) for row in rows]
        """The rows in order."""
        self.left_out = left_out
        """Impossible combinations, each with the reason."""
        self.failed = failed
        """Combinations whose run failed, each with the reason."""

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        return list(dict.fromkeys(name for row in self.rows for name in row))

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...

    @overload
    def __getitem__(self, index: str) -> npt.NDArray[Any]: ...

    def __getitem__(self, index: Union[int, slice, str]) -> Union[Row, list[Row], npt.NDArray[Any]]:
        if not isinstance(index, str):
            return self.rows[index]
        if index not in self.columns:
            raise KeyError(f"{index}; the columns are {', '.join(self.columns)}")
        return np.array([row.get(index) for row in self.rows])

    def to_pandas(self) -> pandas.DataFrame:
        """Return a pandas DataFrame. Missing values are NaN."""
        import pandas

        return pandas.DataFrame(self.rows, columns=self.columns)

    def to_polars(self) -> polars.DataFrame:
        """Return a polars DataFrame. Missing values are null."""
        import polars

        return polars.DataFrame({name: [row.get(name) for row in self.rows] for name in self.columns}, strict=False)

    def __repr__(self) -> str:
        left_out = f", {len(self.left_out)} left out" if self.left_out else ""
        return f"<Sweep of {len(self.rows)} runs{left_out}>"


def _flatten(numbers: Row) -> Row:
    """Convert the numbers of a run to a row of the table."""
    predicted = numbers["predicted"] or {"t_parallel": None, "efficiency": None, "form": None}
    scenario = {name: value for name, value in numbers["scenario"].items() if name != "v"}
    return {
        **scenario,
        **{name: numbers[name] for name in _NUMBERS},
        **numbers["breakdown"],
        **{f"predicted_{name}": value for name, value in predicted.items()},
        "trace_hash": numbers["trace_hash"],
    }
