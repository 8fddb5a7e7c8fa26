"""The lines for Python that the explorer's share dialog writes."""

from pathlib import Path
from urllib.parse import parse_qsl

import pytest

# The tests of the dialog compare what it writes with this file.
LINES = Path(__file__).parents[3] / "tests" / "golden" / "shared_python.txt"
CASES = [case.split("\n", 1) for case in LINES.read_text().strip().split("\n\n")]


def test_cases_are_there():
    assert len(CASES) >= 5


@pytest.mark.parametrize("address, lines", CASES, ids=[case[0] for case in CASES])
def test_shared_lines_execute_the_run_of_the_address(address, lines, command):
    *statements, figure = lines.split("\n")
    names = {}
    exec("\n".join(statements), names)
    picture = eval(figure, names)
    keys = dict(parse_qsl(address.removeprefix("# "), keep_blank_values=True))
    run_keys = {name: value for name, value in keys.items() if name not in ("t", "theme")}
    flags = [word for name, value in run_keys.items() for word in (f"--{name}", value)]
    assert names["run"].numbers == command.json(" ".join(["run", *flags]))
    assert picture.svg.startswith("<svg ")
