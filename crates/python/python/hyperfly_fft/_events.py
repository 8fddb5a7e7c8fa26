"""What each processor did, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    import pandas
    import polars

_ACTIVITIES = np.array(["compute", "startup", "hop", "transfer", "contention", "idle"])
_EVENT = np.dtype(
    [
        ("processor", np.int32),
        ("activity", _ACTIVITIES.dtype),
        ("start", np.float64),
        ("end", np.float64),
        ("step", np.int32),
        ("partner", np.int32),
        ("words", np.int64),
    ]
)


class Events(np.ndarray):
    """The activities of all processors: a structured array, sorted by processor and time, that covers 0 … T_p.

    Fields: ``processor``; ``activity``, one of compute, startup, hop, transfer, contention and idle; ``start`` and ``end`` in
    units of time; ``step`` of the processor's schedule; ``partner``, the receiver of the step's message; ``words`` of that
    message. −1 stands for none.
    """

    def to_pandas(self) -> pandas.DataFrame:
        """Return a pandas DataFrame, one row for each activity."""
        import pandas

        return pandas.DataFrame({name: np.asarray(self[name]) for name in _EVENT.names or ()})

    def to_polars(self) -> polars.DataFrame:
        """Return a polars DataFrame, one row for each activity."""
        import polars

        return polars.DataFrame({name: np.asarray(self[name]) for name in _EVENT.names or ()})


def to_events(processor: npt.NDArray[np.int32], activity: npt.NDArray[np.uint8], *others: npt.NDArray[Any]) -> Events:
    """Join the columns of the engine, in which an activity is its index."""
    events = np.empty(len(processor), dtype=_EVENT)
    for name, column in zip(_EVENT.names or (), [processor, _ACTIVITIES[activity], *others], strict=True):
        events[name] = column
    return events.view(Events)
