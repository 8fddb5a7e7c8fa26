"""Pictures in notebooks and files."""

import base64
import struct
import xml.etree.ElementTree as ET

import pytest

import hyperfly_fft as hf

PAGE = '<!doctype html><head><meta charset="utf-8">\n  <meta name="hyperfly-scenario" content="">\n</head>'


@pytest.fixture(scope="module")
def run():
    return hf.run(algorithm="transpose", topology="mesh", p=16, n=1024)


def png_size(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


def test_notebook_output_has_pictures_and_words(run):
    for shown in (run, run.figure("machine")):
        bundle, metadata = shown._repr_mimebundle_()
        assert sorted(bundle) == ["application/pdf", "image/png", "image/svg+xml", "text/plain"]
        assert base64.b64decode(bundle["application/pdf"]).startswith(b"%PDF-")
        assert ET.fromstring(bundle["image/svg+xml"]).tag.endswith("svg")
        assert png_size(base64.b64decode(bundle["image/png"])) == (1440, 960)
        assert metadata["image/png"] == {"width": 720, "height": 480}
        assert f"T_p = {run.t_parallel:.8g}" in bundle["text/plain"] and "E = 0." in bundle["text/plain"]
    assert "p = 16" in repr(run) and run._repr_svg_() == run.figure("timeline").svg


def test_figure_equals_the_command(run, command):
    line = "figure --algorithm transpose --topology mesh --p 16 --n 1024 --view machine --theme dark --t 50% --size 640x360"
    assert run.figure("machine", theme="dark", t="50%", size=(640, 360)).svg == command(line).stdout


def test_look_of_the_run_is_the_default_of_its_figures():
    run = hf.run(p=4, n=64, view="butterfly", theme="dark")
    assert run.figure().svg == run.figure("butterfly", theme="dark").svg != run.figure("butterfly", theme="light").svg


@pytest.mark.parametrize("view", ["speedup", "breakdown", "why", "spectrum", "heat-map", "machine,timeline"])
def test_every_kind_of_view_is_drawn(run, view):
    assert ET.fromstring(run.figure(view).svg).tag.endswith("svg")


def test_saved_files_have_the_format_of_their_name(run, tmp_path):
    run.save(tmp_path / "a.svg", "machine")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == run.figure("machine").svg
    run.save(str(tmp_path / "a.PDF"))
    assert (tmp_path / "a.PDF").read_bytes().startswith(b"%PDF-")
    run.save(tmp_path / "a.png", scale=1, size=(300, 200))
    assert png_size((tmp_path / "a.png").read_bytes()) == (300, 200)
    run.figure().save(tmp_path / "b.png")
    assert png_size((tmp_path / "b.png").read_bytes()) == (1440, 960)


def test_page_contains_the_run(tmp_path, monkeypatch):
    standalone = tmp_path / "standalone.html"
    standalone.write_text(PAGE)
    monkeypatch.setenv("HYPERFLY_STANDALONE", str(standalone))
    hf.run(p=64, topology="mesh").save(tmp_path / "run.html", "machine", theme="dark")
    content = "topology=mesh&amp;p=64&amp;view=machine&amp;theme=dark&amp;controls=min"
    assert (tmp_path / "run.html").read_text() == PAGE.replace('content="">', f'content="{content}">')
    assert hf.run(p=64, topology="mesh").address == "topology=mesh&p=64"


def test_impossible_pictures_are_refused(run, tmp_path, monkeypatch):
    def key_of(function, *arguments, **keys):
        with pytest.raises(hf.Refused) as info:
            function(*arguments, **keys)
        return info.value.key

    assert key_of(run.figure, "map") == "view"
    assert key_of(run.figure, "timeline", p=4) == "p"
    assert key_of(run.figure, "timeline", t=1e9) == "t"
    assert key_of(run.figure, size=(10, 10)) == "size"
    assert key_of(run.save, tmp_path / "a.jpg") == "path"
    assert key_of(run.save, tmp_path / "a.svg", scale=2) == "scale"
    assert key_of(run.save, tmp_path / "a.html", scale=2) == "scale"
    monkeypatch.setenv("HYPERFLY_STANDALONE", str(tmp_path / "none.html"))
    with pytest.raises(hf.Refused, match="cannot be read"):
        run.html()
    with pytest.raises(hf.Refused, match="samples"):
        hf.run([1, 2, 3, 4], p=1).html()
    with pytest.raises(OSError):
        run.save(tmp_path / "missing" / "a.svg")
    assert list(tmp_path.iterdir()) == []
