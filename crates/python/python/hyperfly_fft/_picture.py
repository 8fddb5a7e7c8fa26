"""Pictures that a notebook shows and that become files."""

from __future__ import annotations

import base64
from os import PathLike
from pathlib import Path
from typing import Any, Optional, Union

from . import _engine
from ._errors import refuse


class Picture:
    """A picture of a run, as vector graphics.

    A notebook shows it, also on GitHub, in LaTeX and without a network: the output contains the picture as SVG, PNG and PDF.
    """

    def __init__(self, svg: str, description: str, width: float, height: float) -> None:
        self.svg = svg
        """The picture as SVG."""
        self.description = description
        """The run in words, with T_p and E."""
        self.width = width
        """Pixels."""
        self.height = height
        """Pixels."""

    def save(self, path: Union[str, PathLike[str]], scale: Optional[float] = None) -> None:
        """Write the picture to a file that ends in .svg, .pdf or .png.

        ``scale`` is the number of PNG pixels per pixel of the picture, 2 by default. Raises Refused for another extension,
        and OSError if the file cannot be written.
        """
        if Path(path).suffix.lower() not in (".svg", ".pdf", ".png"):
            raise refuse("path", path, "a file that ends in .svg, .pdf or .png, and of a run also in .html")
        Path(path).write_bytes(self._encode(str(Path(path)), scale))

    def _encode(self, name: str, scale: Optional[float] = None) -> bytes:
        text = None if scale is None else repr(float(scale))
        return _engine.encode(self.svg, name, text, (self.width, self.height))

    def _encode_base64(self, name: str) -> str:
        return base64.b64encode(self._encode(name)).decode("ascii")

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        size = {"width": int(self.width), "height": int(self.height)}
        bundle = {
            "image/svg+xml": self.svg,
            "image/png": self._encode_base64("figure.png"),
            # Without it nbconvert needs Inkscape to write LaTeX.
            "application/pdf": self._encode_base64("figure.pdf"),
            "text/plain": self.description,
        }
        return bundle, {"image/png": size}

    def __repr__(self) -> str:
        return f"<Picture: {self.description}>"
