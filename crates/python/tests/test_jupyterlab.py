"""The widget in JupyterLab, in a browser that reaches no other machine."""

import os
import subprocess
import sys
import urllib.request

import nbformat
import pytest
from browser import Browser, free_port, wait_until

CELLS = [
    "import hyperfly_fft as hf\nfig = hf.Figure(p=16, topology='mesh', view='machine', controls='p,n')\nseen = []\n"
    "fig.observe(lambda change: seen.append(change.new), 'p')\nfig",
    "fig.p = 64\nfig.result.t_parallel",
    "fig",
    "print(fig.p, fig.result.t_parallel, seen, round(fig.t / fig.result.t_parallel, 3))",
    "fig.seek(part=0.5)",
]
FRAMES = "const frames = [...document.querySelectorAll('.jp-OutputArea iframe')].map(frame => frame.contentDocument);"


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """The address of a JupyterLab with the notebook a.ipynb and none of this user's settings."""
    folder = tmp_path_factory.mktemp("lab")
    (folder / "notes").mkdir()
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, folder / "notes" / "a.ipynb")
    port = free_port()
    words = ["--no-browser", "--allow-root", "--expose-app-in-browser", f"--port={port}", "--IdentityProvider.token=t"]
    words += [f"--ServerApp.root_dir={folder / 'notes'}", "--LabApp.news_url=None"]
    settings = {"JUPYTER_CONFIG_DIR": "c", "JUPYTER_DATA_DIR": "d", "IPYTHONDIR": "i", "JUPYTERLAB_SETTINGS_DIR": "s"}
    environment = {**os.environ, **{name: str(folder / value) for name, value in settings.items()}}
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *words], stdout=log, stderr=subprocess.STDOUT, env=environment
        )
    url = f"http://127.0.0.1:{port}"

    def is_up():
        try:
            return urllib.request.urlopen(f"{url}/api?token=t").status == 200
        except OSError:
            assert server.poll() is None, (folder / "log").read_text()
            return False

    try:
        wait_until(is_up, "JupyterLab")
        yield f"{url}/lab/tree/a.ipynb?token=t"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def browser():
    browser = Browser(is_offline=True)
    yield browser
    browser.close()


def open_notebook(browser, url):
    browser.open(url)
    kernel = "window.jupyterapp?.shell.currentWidget?.context?.sessionContext.session?.kernel"
    browser.wait(f"return document.querySelectorAll('.jp-CodeCell').length >= {len(CELLS)} && {kernel}?.status === 'idle'")


def execute(browser, cell):
    """Execute one cell and return its output."""
    browser.run(
        "const { content } = jupyterapp.shell.currentWidget; content.activeCellIndex = arguments[0];"
        "content.deselectAll(); return jupyterapp.commands.execute('notebook:run-cell')",
        cell,
    )
    return browser.run(
        "return [...document.querySelectorAll('.jp-CodeCell')][arguments[0]].querySelector('.jp-OutputArea').innerText", cell
    )


def wait_for_heading(browser, text, count):
    browser.wait(
        FRAMES + "return frames.length === arguments[1] && frames.every(page => page?.body?.innerText.includes(arguments[0]))",
        text,
        count,
    )


def test_keys_go_both_ways_between_cells_and_two_views(lab, browser):
    open_notebook(browser, lab)
    execute(browser, 0)
    wait_for_heading(browser, "1234.52", 1)
    # T_p is read in the cell that sets p.
    assert "603.72" in execute(browser, 1)
    wait_for_heading(browser, "603.72", 1)
    execute(browser, 2)
    wait_for_heading(browser, "603.72", 2)

    # The reader moves the slider of the first view: 2^2 processors.
    browser.run(
        FRAMES + "const slider = frames[0].getElementById('slide-p'); slider.value = 2;"
        "for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }))"
    )
    wait_for_heading(browser, "3266.36", 2)
    wait_until(lambda: execute(browser, 3).startswith("4 3266.36 [64, 4]"), "fig.p == 4")
    execute(browser, 4)
    browser.wait(FRAMES + "return frames.every(page => page.body.innerText.includes('t = 1633.2 of 3266.4'))")
    wait_until(lambda: execute(browser, 3).endswith("0.5"), "fig.t is half of T_p")

    # After a reload the kernel still has the figure, and sends the page again.
    browser.run("return jupyterapp.commands.execute('docmanager:save')")
    open_notebook(browser, lab)
    wait_for_heading(browser, "3266.36", 2)
    execute(browser, 1)
    wait_for_heading(browser, "603.72", 2)
    assert not browser.run("return [...document.querySelectorAll('.jp-OutputArea img')].length")
