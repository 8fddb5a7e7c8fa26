"""What the tests share: the command to compare with, and seeded random numbers.

The tests import the module that is installed, never the folder next to them.
"""

import json
import os
import subprocess
import sysconfig
from pathlib import Path

import numpy as np
import pytest


def script() -> str:
    """The command that comes with the wheel."""
    return str(Path(sysconfig.get_path("scripts")) / "hyperfly")


class Command:
    """A command ``hyperfly``: its exit code, its text, its JSON."""

    def __init__(self, program: str) -> None:
        self.program = program

    def __call__(self, line: str, **options) -> subprocess.CompletedProcess:
        words = line if isinstance(line, list) else line.split()
        return subprocess.run([self.program, *words], capture_output=True, text=True, timeout=300, **options)

    def json(self, line: str) -> dict:
        return json.loads(self(line + " --json").stdout)


@pytest.fixture(scope="session")
def command() -> Command:
    """The native command in ``$HYPERFLY_COMMAND``, which shares no binary with the module; else the wheel's."""
    return Command(os.environ.get("HYPERFLY_COMMAND") or script())


@pytest.fixture(scope="session")
def wheel_command() -> Command:
    return Command(script())


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(1993)
