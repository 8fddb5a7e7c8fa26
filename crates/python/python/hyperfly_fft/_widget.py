"""The living figure: a widget for notebooks.

The page runs in a frame of the notebook and the engine in the kernel, each with the same keys. The kernel sends the page to each
opened figure; the notebook's file contains only keys and pictures.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Mapping, Optional, Union
from urllib.parse import unquote

import anywidget
import traitlets

from ._errors import parse_number, refuse
from ._functions import run
from ._keys import KEYS
from ._picture import Picture
from ._run import Run
from ._site import embedded_page
from ._values import Samples, to_pairs

if TYPE_CHECKING:

    class _Keys(traitlets.HasTraits):
        def __getattr__(self, name: str) -> Any: ...

else:
    # ``play`` is a method.
    _Keys = type(
        "_Keys",
        (traitlets.HasTraits,),
        {name: traitlets.Any(key.default, help=key.help) for name, key in KEYS.items() if name != "play"},
    )

_IDENTIFIERS = {key.name: name for name, key in KEYS.items()}
# They change while the figure plays, and are sent in messages of their own.
_TIME = ("t", "play")


class Figure(_Keys, anywidget.AnyWidget):
    """A living figure of a run.

        >>> fig = hf.Figure(p=16, topology="mesh", view="machine,timeline")
        >>> fig.p = 64
        >>> fig.result.t_parallel

    Each key of an address is an attribute: assigning to it runs the request in the kernel and changes the figure, and when the
    reader moves a control, the attribute follows. ``observe(function, "p")`` calls a function then. An impossible value
    raises Refused and changes nothing. ``t`` is the cursor.

    The output of a cell contains a picture as well, for readers without a kernel.
    """

    _esm = (Path(__file__).parent / "widget.js").read_text(encoding="utf-8")
    _address = traitlets.Dict().tag(sync=True)
    _own = traitlets.Bool(False).tag(sync=True)
    _picture = traitlets.Unicode("").tag(sync=True)
    # The last change by a reader, with the id of the view.
    _reader_request = traitlets.Dict().tag(sync=True)

    def __init__(self, run_or_keys: Union[Run, Mapping[str, Any], None] = None, **keys: Any) -> None:
        self._samples: Optional[Samples] = None
        self._adopts = True
        if isinstance(run_or_keys, Run):
            if run_or_keys.scenario.get("signal") == "own":
                self._samples = run_or_keys.input
            keys = {**_parse(run_or_keys.address), **keys}
        elif run_or_keys is not None:
            keys = {**run_or_keys, **keys}
        keys = {"view": "machine,timeline", **keys}
        result = run(self._samples, **keys)
        self._result: Optional[Run] = result
        values = _parse(result.address)
        start = {name: keys[name] for name in _TIME if keys.get(name) is not None}
        super().__init__(_address=dict(to_pairs({**values, **start})), _own=self._samples is not None)
        with self._adopting():
            self._set_traits(values)
            self.t = float(start.get("t", 0.0))
        self._adopts = False
        self.on_msg(self._receive)

    @property
    def result(self) -> Run:
        """The run that the figure shows, executed in the kernel."""
        if self._result is None:
            self._result = run(self._samples, **self._changed_keys())
        return self._result

    def set(self, **keys: Any) -> None:
        """Change several keys at once.

        Raises Refused if the request is impossible, and RunFailed if its run fails; then nothing changes.
        """
        moment = keys.pop("t", None)
        if keys:
            result = run(self._samples, **{**self._changed_keys(), **keys})
            self._adopt(result.address, result)
        if moment is not None:
            self.seek(moment)

    def play(self) -> None:
        """Start time in the figure."""
        self.send({"type": "play"})

    def pause(self) -> None:
        """Stop time in the figure."""
        self.send({"type": "pause"})

    def seek(self, t: Optional[float] = None, *, part: Optional[float] = None) -> None:
        """Move the cursor to a time, or to a part of the run from 0 to 1."""
        if part is not None:
            t = part * self.result.t_parallel
        if t is None or not 0 <= float(t) <= self.result.t_parallel:
            end = self.result.t_parallel
            raise refuse("t", t, f"a time from 0 to T_p = {end:.8g}", None if t is None else min(max(t, 0.0), end))
        with self._adopting():
            self.t = float(t)
        self.send({"type": "seek", "t": self.t})

    def picture(self) -> Picture:
        """Return the figure as a picture, as files and readers without a kernel have it."""
        return self.result.figure(t=self._moment())

    def html(self) -> str:
        """Return a page with the living figure in one file, which needs no network.

        Raises Refused for your own samples, which a page cannot contain.
        """
        return self.result.html(t=self._moment())

    def _moment(self) -> Optional[float]:
        # A picture of the start shows little: without a moment it shows the moment of its choice.
        return min(self.t, self.result.t_parallel) or None

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        picture = self.picture()
        self._picture = picture.svg
        bundle, metadata = picture._repr_mimebundle_()
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"application/vnd.jupyter.widget-view+json": view, **bundle}, metadata

    def __repr__(self) -> str:
        return f"<Figure: {self.result._describe()}>"

    @traitlets.validate(*(name for name in KEYS if name != "play"))
    def _check_key(self, proposal: Any) -> Any:
        name = proposal["trait"].name
        if not self._adopts:
            self.set(**{name: proposal["value"]})
            return getattr(self, name)
        return proposal["value"]

    def _changed_keys(self) -> dict[str, Any]:
        names = (name for name in KEYS if name not in _TIME)
        keys = {name: getattr(self, name) for name in names if getattr(self, name) != KEYS[name].default}
        if self._samples is not None:
            # A run of an array takes its length.
            keys["n"] = self.n
        return keys

    @contextmanager
    def _adopting(self) -> Iterator[None]:
        self._adopts, before = True, self._adopts
        try:
            yield
        finally:
            self._adopts = before

    def _set_traits(self, values: Mapping[str, Any]) -> None:
        with self.hold_trait_notifications():
            for name, key in KEYS.items():
                if name not in _TIME:
                    setattr(self, name, values.get(name, key.default))

    def _adopt(self, address: str, result: Optional[Run], origin: str = "") -> None:
        """Take over the keys of an address, from the kernel or from the view ``origin``."""
        values = _parse(address)
        for name in _TIME:
            values.pop(name, None)
        # A key that had another value is sent with its default.
        before = {_IDENTIFIERS[name]: None for name in self._address if name in _IDENTIFIERS}
        complete = {**{name: KEYS[name].default for name in before if name not in _TIME}, **values}
        self._result = result
        self._address = {**dict(to_pairs(complete)), "origin": origin}
        with self._adopting():
            self._set_traits(values)

    @traitlets.observe("_reader_request")
    def _follow_reader(self, change: Any) -> None:
        self._adopt(change.new["request"], None, change.new["view"])

    def _receive(self, widget: object, content: Mapping[str, Any], buffers: object) -> None:
        """Answer a message of a view."""
        kind = content.get("type")
        if kind == "page":
            self.send({"type": "page"}, [embedded_page().encode("utf-8")])
        elif kind == "samples" and self._samples is not None:
            parts = (self._samples.real, self._samples.imag)
            self.send({"type": "samples"}, [part.astype("<f8").tobytes() for part in parts])
        elif kind == "t":
            with self._adopting():
                self.t = float(content["t"])


def _parse(address: str) -> dict[str, Any]:
    """Return the keys of an address as keyword arguments, with values of the types of their defaults."""
    keys: dict[str, Any] = {}
    for pair in filter(None, address.split("&")):
        name, _, text = pair.partition("=")
        identifier = _IDENTIFIERS.get(unquote(name))
        if identifier is not None:
            default, value = KEYS[identifier].default, unquote(text)
            is_number = isinstance(default, (int, float))
            keys[identifier] = value == "true" if isinstance(default, bool) else parse_number(value) if is_number else value
    return keys
