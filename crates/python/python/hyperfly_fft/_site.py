"""The explorer's page in one file, which pages with a figure are made from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Optional

from ._errors import Problem, Refused

NAME = "hyperfly-standalone.html"


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
