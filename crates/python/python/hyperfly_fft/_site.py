"""The explorer's page in one file, which pages with a figure are made from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Optional

from ._errors import Problem, Refused

NAME = "hyperfly-standalone.html"


_SCENARIO = '<meta name="hyperfly-scenario" content="">'
_EMBEDDED = '<meta name="hyperfly-page" content="embed">'


def packaged_page() -> Optional[Path]:
    """Return the page in this package; None in a package that was built without it."""
    path = Path(__file__).parent / "site" / NAME
    return path if path.is_file() else None


def find_page() -> Path:
    """Return the page named by ``$HYPERFLY_STANDALONE``, else the one in this package.

    Raises Refused if there is none.
    """
    named = os.environ.get("HYPERFLY_STANDALONE")
    page = Path(named) if named else packaged_page()
    if page is None:
        allowed = f"a file that ends in .svg, .png or .pdf; for .html name a {NAME} in $HYPERFLY_STANDALONE"
        raise Refused([Problem("path", ".html", allowed, None, f"this package contains no page; allowed: {allowed}")])
    return page


def embedded_page() -> str:
    """Return the page as a frame of another page, which talks with it by messages.

    Raises Refused if this package contains no page.
    """
    return find_page().read_text(encoding="utf-8").replace(_SCENARIO, _EMBEDDED, 1)


def write_site(directory: Path) -> None:
    """Write what the element needs, with the explorer that its links open: hyperfly.js, embed.html and index.html.

    Raises Refused if this package contains no page.
    """
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "embed.html").write_text(embedded_page(), encoding="utf-8")
    (directory / "index.html").write_bytes(find_page().read_bytes())
    (directory / "hyperfly.js").write_bytes((Path(__file__).parent / "site" / "hyperfly.js").read_bytes())
