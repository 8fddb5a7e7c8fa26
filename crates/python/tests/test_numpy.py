"""Transforms against numpy.fft, which shares no code with the engine."""

import numpy as np
import pytest

import hyperfly_fft as hf


def relative_error(actual, expected):
    return np.linalg.norm(actual - expected) / np.linalg.norm(expected)


@pytest.mark.parametrize("case", range(40))
def test_random_sizes_and_formulations_equal_numpy(case):
    rng = np.random.default_rng(case)
    algorithm = str(rng.choice(["serial", "binary-exchange", "transpose", "group-cyclic", "cyclic-to-blocked"]))
    log_n = int(rng.integers(4, 15))
    p = 1 if algorithm == "serial" else 2 ** int(rng.integers(0, log_n // 2 + 1))
    direction = str(rng.choice(["forward", "inverse"]))
    x = rng.normal(size=2**log_n) + 1j * rng.normal(size=2**log_n)
    run = hf.run(x, algorithm=algorithm, p=p, direction=direction, radix=int(rng.choice([2, 4])))
    expected = np.fft.fft(x) if direction == "forward" else np.fft.ifft(x)
    assert run.output.dtype == np.complex128 and run.output.shape == x.shape
    assert relative_error(run.output, expected) <= 1e-12
    assert np.array_equal(run.input, x)


def test_two_dimensional_output_equals_fft2(rng):
    x = rng.normal(size=1024)
    run = hf.run(x, algorithm="two-dimensional", p=16)
    assert relative_error(run.output.reshape(32, 32), np.fft.fft2(x.reshape(32, 32))) <= 1e-12


@pytest.mark.parametrize("algorithm", ["slab", "pencil", "cyclic"])
@pytest.mark.parametrize("shape", [(16, 8, 4), (16, 16), (64, 16, 1)])
@pytest.mark.parametrize("alltoall", ["pairwise", "standard"])
def test_output_of_a_box_equals_fftn(rng, algorithm, shape, alltoall):
    x = rng.normal(size=shape) + 1j * rng.normal(size=shape)
    run = hf.run(x.ravel(), algorithm=algorithm, p=4, shape="x".join(map(str, shape)), alltoall=alltoall)
    assert relative_error(run.output.reshape(shape), np.fft.fftn(x)) <= 1e-12


@pytest.mark.parametrize(
    "dtype",
    ["bool", "int8", "uint8", "int16", "int64", "uint64", "float16", "float32", "float64", "longdouble"]
    + ["complex64", "complex128", ">f8", ">c16", ">i4"],
)
def test_every_dtype_is_accepted(dtype, rng):
    x = (rng.normal(size=256) * 50).astype(">i4").astype(dtype)
    assert relative_error(hf.run(x, p=4).output, np.fft.fft(x.astype(np.complex128))) <= 1e-12


def test_strided_reversed_and_read_only_arrays_stay_as_they_are(rng):
    base = rng.normal(size=(512, 3)) + 1j * rng.normal(size=(512, 3))
    for x in [base[:, 1], base[::-2, 0], base[::2, 2].real, np.broadcast_to(np.complex128(2 - 1j), 256)]:
        x = x.view()
        x.flags.writeable = False
        before = x.copy()
        run = hf.run(x, p=8)
        assert relative_error(run.output, np.fft.fft(x)) <= 1e-12
        assert np.array_equal(x, before) and not x.flags.writeable


def test_lists_and_signal_names_are_inputs():
    impulse = [1, 0, 0, 0, 0, 0, 0, 0]
    assert np.allclose(hf.run(impulse, p=2).output, 1)
    assert np.allclose(hf.run("impulse", p=2, n=8).output, 1)
    assert hf.run("impulse", p=2, n=8).trace_hash == hf.run(signal="impulse", p=2, n=8).trace_hash


def test_other_numbers_of_samples_are_padded_or_cut_with_a_warning(rng):
    x = rng.normal(size=100)
    with pytest.warns(UserWarning, match="100 samples, padded with zeros to n = 128"):
        padded = hf.run(x, p=4, n=128)
    with pytest.warns(UserWarning, match="100 samples, cut to n = 64"):
        cut = hf.run(x, p=4, n=64)
    assert relative_error(padded.output, np.fft.fft(x, 128)) <= 1e-12
    assert relative_error(cut.output, np.fft.fft(x, 64)) <= 1e-12


def test_values_begin_with_the_input_and_end_with_the_transform(rng):
    x = rng.normal(size=64)
    run = hf.run(x, algorithm="transpose", p=8)
    # The first stage of decimation in frequency adds and subtracts the halves.
    first = run.values(1)
    assert np.allclose(first[:32], x[:32] + x[32:], rtol=0, atol=1e-12)
    bits = [int(f"{k:06b}"[::-1], 2) for k in range(64)]
    assert np.array_equal(run.values(0), run.input)
    assert relative_error(run.values(6)[bits], np.fft.fft(x)) <= 1e-12


def test_arrays_of_a_run_are_read_only():
    run = hf.run(p=2, n=8)
    with pytest.raises(ValueError, match="read-only"):
        run.output[0] = 0


def test_no_data_simulates_times_only():
    timed = hf.run(p=16, n=4096, data=False)
    assert timed.t_parallel == hf.run(p=16, n=4096).t_parallel
    with pytest.raises(hf.Refused, match="has no numbers"):
        timed.output


@pytest.mark.parametrize("keys", [{}, {"algorithm": "transpose", "p": 8}, {"algorithm": "group-cyclic", "radix": 4}, {"order": "ordered"}])
def test_transform_of_real_samples_is_that_of_rfft(rng, keys):
    x = rng.normal(size=1024)
    run = hf.run(x, samples="real", **keys)
    assert run.output.shape == (513,) and relative_error(run.output, np.fft.rfft(x)) <= 1e-13
    assert run.t_serial == hf.run(x, **keys).t_serial / 2 or keys.get("radix") == 4
    assert run.n == 1024 and np.array_equal(run.input, x)
    words = run.values(0)
    assert np.array_equal(words.real, x[::2]) and np.array_equal(words.imag, x[1::2])
    assert hf.run(x, **{**run.scenario, "signal": "own"}).trace_hash == run.trace_hash


def test_real_samples_refuse_imaginary_parts(rng):
    with pytest.raises(hf.Refused, match="imaginary"):
        hf.run(rng.normal(size=64) + 1j, samples="real", p=4)
