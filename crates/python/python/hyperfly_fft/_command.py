"""The command ``hyperfly``, in this process."""

from __future__ import annotations

import os
import signal
import sys
from typing import NoReturn

from . import _engine
from ._site import packaged_page


def main() -> NoReturn:
    """Run the command with the arguments of this process and exit with its code."""
    # Python's handler of Ctrl+C would wait until the command returns.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    page = packaged_page()
    if page is not None:
        os.environ.setdefault("HYPERFLY_STANDALONE", str(page))
    sys.exit(_engine.command(sys.executable, sys.argv[1:]))
