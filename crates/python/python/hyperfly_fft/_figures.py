"""Figures in pages of documentation: their files and their HTML."""

from __future__ import annotations

import hashlib
from html import escape
from pathlib import Path
from typing import Mapping

from ._functions import run
from ._keys import KEYS
from ._picture import Picture
from ._site import write_site

__all__ = ["FOLDER", "draw", "to_html", "to_name", "write_picture", "write_site"]

FOLDER = "hyperfly"
"""Where a site has the page and the script of its figures."""


def draw(keys: Mapping[str, str]) -> Picture:
    """Execute a run and draw it.

    Raises Refused if the request is impossible and RunFailed if the run fails.
    """
    return run(**{name.replace("-", "_"): value for name, value in keys.items()}).figure()  # type: ignore[arg-type]


def to_name(picture: Picture, extension: str) -> str:
    """Return the name of the picture's file, which follows from what it shows."""
    return f"hyperfly-{hashlib.sha256(picture.svg.encode()).hexdigest()[:16]}.{extension}"


def write_picture(picture: Picture, folder: Path, extension: str) -> str:
    """Write the picture and return the name of its file."""
    folder.mkdir(parents=True, exist_ok=True)
    name = to_name(picture, extension)
    picture.save(folder / name)
    return name


def to_html(keys: Mapping[str, str], picture: Picture, base: str, source: str) -> str:
    """Return the element, with the picture in it for paper and for readers without scripts.

    ``base`` is the address of the folder of ``write_site``, ``source`` that of the picture.
    """
    names = {name.replace("-", "_"): value for name, value in keys.items()}
    attributes = "".join(f' {KEYS[name].name}="{escape(value)}"' for name, value in names.items())
    return (
        f'<script async src="{escape(base)}hyperfly.js"></script>'
        f"<hyperfly-figure{attributes}>"
        f'<img src="{escape(source)}" alt="{escape(picture.description)}">'
        "</hyperfly-figure>"
    )
