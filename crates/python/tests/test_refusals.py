"""Impossible requests name the key, the value, the allowed values and the nearest one."""

import pickle

import numpy as np
import pytest

import hyperfly_fft as hf


def refused(function, *arguments, **keys):
    with pytest.raises(hf.Refused) as info:
        function(*arguments, **keys)
    return info.value


@pytest.mark.parametrize(
    ("keys", "key", "value", "nearest"),
    [
        ({"p": 3}, "p", "3", 4),
        ({"n": 1000}, "n", "1000", 1024),
        ({"p": 64, "n": 1024, "algorithm": "transpose"}, "p", "64", 32),
        ({"topology": "ring"}, "topology", "ring", None),
        ({"ts": -1.0}, "ts", "-1", 0),
        ({"l_sync": "x", "machine": "bsp"}, "l-sync", "x", None),
        ({"colour": 3}, "colour", "3", None),
        ({"t": "150%"}, "t", "150%", None),
        ({"signal": "own"}, "signal", "own", None),
        ({"view": "map"}, "view", "map", None),
    ],
)
def test_refusal_has_its_fields(keys, key, value, nearest):
    error = refused(hf.run, **keys)
    assert (error.key, error.value, error.nearest) == (key, value, nearest)
    assert error.allowed and f"{key} = {value}" in str(error) and error.allowed in str(error)
    assert isinstance(error, ValueError)


def test_misspelt_key_is_refused_with_a_suggestion():
    for function, key, meant in [
        (hf.run, "topolgy", "topology"),
        (hf.sweep, "dim", "dims"),
        (hf.predict, "lsync", "l_sync"),
    ]:
        assert f"did you mean {meant}?" in str(refused(function, **{key: 1}))


def test_nearest_value_is_possible():
    keys = {"p": 64, "n": 1024, "algorithm": "transpose"}
    error = refused(hf.run, **keys)
    assert hf.run(**{**keys, error.key: error.nearest}).p == 32


def test_refusal_has_all_problems_and_can_be_pickled():
    error = refused(hf.run, p=3, n=1000)
    assert [problem.key for problem in error.problems] == ["p", "n"]
    assert str(error).count("\n") == 1
    copy = pickle.loads(pickle.dumps(error))
    assert copy.problems == error.problems and str(copy) == str(error)


@pytest.mark.parametrize(
    ("array", "key"),
    [
        (np.ones((4, 4)), "input"),
        (np.ones(()), "input"),
        (np.ones(1000), "n"),
        (np.ones(0), "n"),
        (np.array(["a", "b"]), "input"),
        (np.array([1, None]), "input"),
        (np.array([1.0, np.nan]), "input"),
        (np.array([np.inf, 1.0]), "input"),
        (np.array(["2020-01-01", "2020-01-02"], dtype="datetime64[D]"), "input"),
        ([[1, 2], [3, 4]], "input"),
    ],
)
def test_impossible_inputs_are_refused(array, key):
    assert refused(hf.run, array).key == key
    assert refused(hf.sweep, array, p=[1, 2]).key == key


def test_input_and_another_signal_are_refused():
    assert refused(hf.run, np.ones(4), signal="sine").key == "signal"
    assert refused(hf.run, "impulse", signal="sine").key == "signal"
    assert hf.run("impulse", signal="impulse", p=2).n == 1024


def test_other_functions_refuse_with_fields():
    assert refused(hf.predict, p=3).key == "p"
    assert refused(hf.isoefficiency, 1.5).key == "efficiency"
    assert refused(hf.isoefficiency, 0.5, p="3..8").key == "p"
    assert refused(hf.sweep, p=[4, 3]).nearest == 4
    assert refused(hf.sweep, p=[], n=4).key == "p"
    assert refused(hf.sweep, p=4, jobs=-1).nearest == 0
    assert refused(hf.check, "binary-exchange", p=0).key == "p"
    assert refused(hf.grade, "binary-exchange", "no-such").key == "exercise"
    assert refused(hf.reproduce, "gk-table99").key == "id"


def test_sweep_lists_impossible_combinations():
    sweep = hf.sweep(algorithm="transpose", p=[4, 64], n=256)
    assert list(sweep["p"]) == [4]
    [(keys, reason)] = sweep.left_out
    assert keys == {"algorithm": "transpose", "p": "64", "n": "256"} and "p = 64" in reason


def test_run_without_closed_form_fails():
    with pytest.raises(hf.RunFailed, match="no closed form"):
        hf.predict(algorithm="transpose", topology="mesh", switching="store-and-forward", alltoall="naive")


def test_values_refuse_impossible_stages():
    run = hf.run(p=2, n=64, radix=4)
    assert refused(run.values, 7).nearest == 6
    assert refused(run.values, -1).nearest == 0
    error = refused(run.values, 2)
    assert error.key == "stage" and np.isfinite(run.values(error.nearest)).all()
    assert refused(hf.run(p=4, n=8192).values, 0).key == "n"
