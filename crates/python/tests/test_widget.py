"""The widget without a browser: keys, runs, what a notebook stores."""

import subprocess
import sys

import numpy as np
import pytest

import hyperfly_fft as hf


@pytest.fixture
def fig():
    return hf.Figure(p=16, topology="mesh")


def messages(fig, monkeypatch):
    sent = []
    monkeypatch.setattr(fig, "send", lambda content, buffers=None: sent.append((content, buffers)))
    return sent


def move_control(fig, request):
    """Changes the figure as its first view does."""
    fig.set_state({"_reader_request": {"request": request, "view": "one", "number": 1}})


def test_key_runs_in_the_kernel(fig, command):
    fig.p = 64
    assert fig.p == 64 == fig.result.p
    expected = command.json("run --topology mesh --p 64")
    assert fig.result.t_parallel == expected["t_parallel"] and fig.result.trace_hash == expected["trace_hash"]
    fig.set(algorithm="transpose", n="2^12", l_sync=7)
    assert (fig.algorithm, fig.n, fig.topology) == ("transpose", 4096, "mesh")
    assert fig.result.numbers == hf.run(p=64, topology="mesh", algorithm="transpose", n=4096).numbers
    fig.topology = "hypercube"
    assert fig._address["topology"] == "hypercube"


def test_refused_value_changes_nothing(fig):
    seen = []
    fig.observe(seen.append, list(hf.KEYS.keys() - {"play"}))
    for name, value in [("p", 48), ("topology", "ring"), ("view", "map"), ("t", -1.0), ("t", 1e9)]:
        with pytest.raises(hf.Refused) as info:
            setattr(fig, name, value)
        assert info.value.key == name
    with pytest.raises(hf.Refused):
        fig.set(p=64, n=16, algorithm="transpose")
    assert (fig.p, fig.n, fig.topology, fig.t, seen) == (16, 1024, "mesh", 0, [])


def test_key_follows_the_reader(fig):
    seen = []
    fig.observe(lambda change: seen.append((change.name, change.old, change.new)), ["p", "n", "overlap", "t"])
    move_control(fig, "topology=mesh&p=64&overlap=true&view=machine")
    fig._receive(fig, {"type": "t", "t": 12.5}, [])
    assert sorted(seen) == [("overlap", False, True), ("p", 16, 64), ("t", 0, 12.5)]
    assert fig.result.numbers == hf.run(topology="mesh", p=64, overlap=True).numbers
    # The other views follow.
    assert fig._address["p"] == "64" and fig._address["origin"] == "one"
    move_control(fig, "view=machine")
    assert (fig.p, fig.topology, fig.overlap) == (16, "hypercube", False)


def test_time_is_controlled(fig, monkeypatch):
    sent = messages(fig, monkeypatch)
    fig.play()
    fig.t = 100
    fig.seek(part=0.5)
    fig.pause()
    half = fig.result.t_parallel / 2
    assert [content for content, _ in sent] == [
        {"type": "play"},
        {"type": "seek", "t": 100},
        {"type": "seek", "t": half},
        {"type": "pause"},
    ]
    assert fig.t == half and fig.picture().svg == fig.result.figure(t="50%").svg


def test_samples_of_a_run_are_sent(monkeypatch):
    x = np.arange(8) + 1j
    fig = hf.Figure(hf.run(x, p=2, view="butterfly"))
    assert fig.view == "butterfly" and fig._own
    sent = messages(fig, monkeypatch)
    fig._receive(fig, {"type": "samples"}, [])
    (content, (re, im)) = sent[0]
    assert np.array_equal(np.frombuffer(re) + 1j * np.frombuffer(im), x) and content == {"type": "samples"}
    fig.p = 4
    assert np.allclose(fig.result.output, np.fft.fft(x))


def test_page_is_an_embedded_figure(fig, monkeypatch):
    sent = messages(fig, monkeypatch)
    fig._receive(fig, {"type": "page"}, [])
    page = sent[0][1][0].decode()
    assert page.count('<meta name="hyperfly-page" content="embed">') == 1
    # A notebook stores the state, which contains no page.
    assert sum(len(str(value)) for value in fig.get_state().values()) < 50_000


def test_output_has_widget_pictures_and_words(fig):
    bundle, _ = fig._repr_mimebundle_()
    view = "application/vnd.jupyter.widget-view+json"
    assert sorted(bundle) == sorted([view, "application/pdf", "image/png", "image/svg+xml", "text/plain"])
    assert bundle[view]["model_id"] == fig.model_id
    assert bundle["image/svg+xml"] == fig._picture == fig.result.figure("machine,timeline").svg
    assert f"T_p = {fig.result.t_parallel:.8g}" in bundle["text/plain"] and "E = 0." in bundle["text/plain"]


def test_html_contains_the_request(fig):
    fig.set(p=64, t=10)
    assert 'content="topology=mesh&amp;p=64&amp;view=machine,timeline&amp;t=10' in fig.html()


def test_without_anywidget_only_the_widget_is_missing():
    script = "import sys; sys.modules['anywidget'] = None; import hyperfly_fft as hf; hf.run(p=4, n=16); hf.Figure"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert 'pip install "hyperfly-fft[notebook]"' in result.stderr and result.returncode == 1
