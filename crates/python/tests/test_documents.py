"""Figures in Sphinx, MkDocs and converted notebooks."""

import base64
import re
import subprocess
import sys
import zipfile

import nbformat
import pytest

import hyperfly_fft as hf

RUN = hf.run(p=64, topology="mesh")


def call(*words, **options):
    result = subprocess.run([sys.executable, "-m", *map(str, words)], capture_output=True, text=True, **options)
    return result.returncode, result.stdout + result.stderr


@pytest.fixture
def sphinx(tmp_path):
    source = tmp_path / "source"
    (source / "sub").mkdir(parents=True)
    (source / "conf.py").write_text("project = 'Notes'\nversion = '1'\ncopyright = '2026, A. Author'\nextensions = ['hyperfly_fft.sphinx', 'myst_parser']\n")
    text = ".. hyperfly::\n   :p: {p}\n   :topology: mesh\n   :l-sync: 7\n   :view: machine\n"
    (source / "index.rst").write_text(f"Notes\n=====\n\n{text.format(p=64)}\n.. toctree::\n\n   sub/other\n")
    (source / "sub" / "other.md").write_text("# Other\n\n```{hyperfly}\n:p: 4\n:L: 2\n:l-sync: 7\n```\n")

    def build(builder):
        # All builders share the documents read before.
        words = ["sphinx", "-W", "-b", builder, "-d", tmp_path / "doctrees", source, tmp_path / builder]
        code, output = call(*words)
        return code, output, tmp_path / builder

    build.source = source
    return build


@pytest.mark.parametrize("html", ["html", "dirhtml"])
def test_sphinx_html_is_living(sphinx, html):
    code, output, out = sphinx(html)
    assert code == 0, output
    page = (out / "index.html").read_text()
    element = re.search(r"<script async src=\"([^\"]*)\"></script><hyperfly-figure([^>]*)><img src=\"([^\"]*)\" alt=\"([^\"]*)\">", page)
    assert element[2] == ' p="64" topology="mesh" l-sync="7" view="machine"'
    assert f"T_p = {RUN.t_parallel:.8g}" in element[4]
    assert (out / element[1]).read_bytes()
    assert (out / element[3]).read_text() == RUN.figure("machine").svg
    assert 'content="embed"' in (out / element[1]).with_name("embed.html").read_text()
    other = out / ("sub/other.html" if html == "html" else "sub/other/index.html")
    script = re.search(r"<script async src=\"([^\"]*hyperfly.js)\"", other.read_text())[1]
    assert (other.parent / script).resolve() == (out / element[1]).resolve()


def test_sphinx_latex_and_epub_have_vector_graphics(sphinx):
    code, output, out = sphinx("html")
    assert code == 0, output
    code, output, out = sphinx("latex")
    assert code == 0, output
    text = (out / "notes.tex").read_text()
    names = re.findall(r"\\sphinxincludegraphics\[width=\\linewidth\]\{\{(.*?)\}(\.pdf)\}", text)
    assert len(names) == 2
    for name in names:
        assert (out / "".join(name)).read_bytes().startswith(b"%PDF-")
    code, output, out = sphinx("epub")
    assert code == 0, output
    with zipfile.ZipFile(out / "Notes.epub") as book:
        source = re.search(r'<img src="(_images/[^"]*\.svg)" alt="machine of', book.read("index.xhtml").decode())[1]
        assert book.read(source).decode() == RUN.figure("machine").svg
        assert f'href="{source}" ' in book.read("content.opf").decode()
        assert not [name for name in book.namelist() if name.endswith(("embed.html", "hyperfly.js"))]


def test_sphinx_text_is_words(sphinx):
    code, output, out = sphinx("text")
    assert code == 0 and f"T_p = {RUN.t_parallel:.8g}" in (out / "index.txt").read_text(), output


def test_sphinx_refuses_with_the_line(sphinx):
    (sphinx.source / "index.rst").write_text("Notes\n=====\n\n.. hyperfly::\n   :p: 48\n")
    code, output, _ = sphinx("html")
    assert code != 0 and "index.rst:4" in output and "nearest: p = 64" in output, output


@pytest.fixture
def mkdocs(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: Notes\nplugins: [hyperfly]\n")

    def build(text):
        (tmp_path / "docs" / "index.md").write_text("# Notes\n")
        (tmp_path / "docs" / "other.md").write_text(text)
        return *call("mkdocs", "build", "--strict", cwd=tmp_path), tmp_path / "site"

    return build


def test_mkdocs_page_is_living(mkdocs):
    code, output, site = mkdocs("# Other\n\n```hyperfly\np: 64\ntopology: mesh\nview: machine\n```\n\nThe end.\n")
    assert code == 0, output
    page = (site / "other" / "index.html").read_text()
    element = re.search(r'<script async src="([^"]*)"></script><hyperfly-figure([^>]*)><img src="([^"]*)"', page)
    assert element[2] == ' class="palette" p="64" topology="mesh" view="machine"'
    folder = (site / "other" / element[1]).resolve().parent
    assert sorted(path.name for path in folder.iterdir() if path.suffix != ".svg") == [
        "embed.html",
        "hyperfly.js",
        "index.html",
        "palette.js",
    ]
    assert (site / "other" / element[3]).read_text() == RUN.figure("machine").svg
    assert "assets/hyperfly/palette.js" in page and "<p>The end.</p>" in page


def test_mkdocs_refuses_with_the_page(mkdocs):
    code, output, _ = mkdocs("```hyperfly\np: 48\n```\n")
    assert code != 0 and "other.md: p = 48 is not possible" in output, output


def test_nbconvert_executes_and_keeps_the_picture(tmp_path):
    cells = ["import hyperfly_fft as hf\nfig = hf.Figure(p=16, topology='mesh')\nfig.p = 64\nfig.result.t_parallel", "fig"]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    nbformat.write(notebook, tmp_path / "notes.ipynb")
    store = "--ExecutePreprocessor.store_widget_state=False"
    code, output = call("nbconvert", "--execute", "--to", "html", store, "notes.ipynb", cwd=tmp_path)
    assert code == 0, output
    page = (tmp_path / "notes.html").read_text()
    picture = re.search(r'src="data:image/svg\+xml;base64,([^"]*)"', page)[1]
    assert "603.72" in page and base64.b64decode(picture).decode() == RUN.figure("machine,timeline").svg
    code, output = call("nbconvert", "--execute", "--to", "latex", "notes.ipynb", cwd=tmp_path)
    assert code == 0, output
    assert "603.72" in (tmp_path / "notes.tex").read_text()
    assert [path.read_bytes()[:5] for path in (tmp_path / "notes_files").glob("*.pdf")] == [b"%PDF-"]
