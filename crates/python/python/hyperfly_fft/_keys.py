"""The keys of an address as keyword arguments: types, help, allowed values, defaults.

Written by `cargo xtask python-keys` from the table of keys; do not edit.
"""

from __future__ import annotations

from typing import Iterable, Literal, NamedTuple, TypedDict, Union


class Key(NamedTuple):
    """A keyword argument."""

    name: str
    """Its name in an address and on the command line."""
    help: str
    allowed: str
    """The allowed values, as the end of a sentence; empty if the key takes any text."""
    default: Union[bool, int, float, str]
    is_run_key: bool
    """Whether it is part of the run, not only of its picture."""


Algorithm = Literal["serial", "binary-exchange", "transpose", "two-dimensional", "two-dimensional-rows", "group-cyclic", "cyclic-to-blocked", "output-driven", "slab", "pencil", "cyclic", "program"]
Topology = Literal["hypercube", "mesh", "torus", "mesh3d", "complete", "fat-tree", "dragonfly"]
Switching = Literal["store-and-forward", "cut-through", "wormhole"]
Machine = Literal["network", "logp", "bsp"]
Route = Literal["minimal", "valiant"]
Order = Literal["unordered", "ordered"]
Alltoall = Literal["paper", "pairwise", "shift", "naive", "standard"]
Twiddles = Literal["stored", "computed"]
Io = Literal["block", "cyclic"]
Direction = Literal["forward", "inverse"]
Signal = Literal["impulse", "sine", "two-tone", "chirp", "square", "noise", "own"]
Samples = Literal["complex", "real"]
Lockstep = Literal["time", "stage"]
Pace = Literal["machine", "even"]
Theme = Literal["auto", "light", "dark", "projector"]
Lang = Literal["auto", "en", "pt", "es", "de", "fr", "zh", "ar"]
Race = Literal["none", "machines", "points", "wires", "isoefficiency", "landscape", "values"]

KEYS: dict[str, Key] = {
    "preset": Key(
        "preset",
        "a machine with a name",
        "none, ncube1, ncube2, ipsc2, ipsc-rx, t3e, ethernet-100g, infiniband, gpu-node, frontier, fugaku, tpu-v3, h100, web-workers",
        "none",
        True,
    ),
    "algorithm": Key(
        "algorithm",
        "parallel formulation",
        "serial, binary-exchange, transpose, two-dimensional, two-dimensional-rows, group-cyclic, cyclic-to-blocked, output-driven, slab, pencil, cyclic or program",
        "binary-exchange",
        True,
    ),
    "topology": Key(
        "topology",
        "how the processors are joined",
        "hypercube, mesh, torus, mesh3d, complete, fat-tree or dragonfly",
        "hypercube",
        True,
    ),
    "switching": Key(
        "switching",
        "how a message crosses several channels",
        "store-and-forward, cut-through or wormhole",
        "cut-through",
        True,
    ),
    "machine": Key(
        "machine",
        "kind of machine",
        "network, logp or bsp",
        "network",
        True,
    ),
    "p": Key(
        "p",
        "processors, a power of two",
        "a power of two from 1 to 65536",
        16,
        True,
    ),
    "n": Key(
        "n",
        "points of the transform, a power of two",
        "a power of two from 2 to 2^60",
        1024,
        True,
    ),
    "tc": Key(
        "tc",
        "time of one butterfly output",
        "a time above 0 and at most 1e12",
        1,
        True,
    ),
    "ts": Key(
        "ts",
        "start-up time of a message",
        "a time from 0 to 1e12",
        25,
        True,
    ),
    "th": Key(
        "th",
        "time per hop",
        "a time from 0 to 1e12",
        0.5,
        True,
    ),
    "tw": Key(
        "tw",
        "time per word and channel",
        "a time from 0 to 1e12",
        1.28,
        True,
    ),
    "width": Key(
        "width",
        "width of the channels, w of GK 7; p^0.5 grows with p",
        "a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5",
        1,
        True,
    ),
    "arity": Key(
        "arity",
        "links of a switch of fat-tree towards the processors, and as many upwards: a power of two",
        "a power of two from 2 to 65536",
        4,
        True,
    ),
    "taper": Key(
        "taper",
        "time of a word between switches of fat-tree, as a multiple of t_w",
        "a factor from 1 to 1e6",
        1,
        True,
    ),
    "hosts": Key(
        "hosts",
        "processors of a router of dragonfly; auto: the power of two nearest to p^(1/4)",
        "auto, or a power of two from 1 to 65536",
        "auto",
        True,
    ),
    "routers": Key(
        "routers",
        "routers of a group of dragonfly; auto: the power of two nearest to 2 p^(1/4)",
        "auto, or a power of two from 1 to 65536",
        "auto",
        True,
    ),
    "route": Key(
        "route",
        "dragonfly: minimal goes straight to the group of the receiver, valiant over another group, chosen by the seed",
        "minimal or valiant",
        "minimal",
        True,
    ),
    "vc": Key(
        "vc",
        "virtual channels of each channel, on a torus under wormhole switching; 2 prevents deadlocks",
        "1 or 2",
        1,
        True,
    ),
    "L": Key(
        "L",
        "latency of a word (LogP)",
        "a time from 0 to 1e12",
        10,
        True,
    ),
    "g": Key(
        "g",
        "gap between words (LogP), flops per real number (BSP)",
        "a time from 0 to 1e12",
        4,
        True,
    ),
    "o": Key(
        "o",
        "processor time for a word (LogP)",
        "a time from 0 to 1e12",
        0,
        True,
    ),
    "G": Key(
        "G",
        "gap between the words of one message (LogGP); none: every word is a message of its own",
        "none, or a time from 0 to 1e12",
        "none",
        True,
    ),
    "capacity": Key(
        "capacity",
        "whether at most ⌈L/g⌉ words are on the way to a processor, and a sender that would exceed that stalls (LogP)",
        "true or false",
        False,
        True,
    ),
    "l_sync": Key(
        "l-sync",
        "flops of a synchronisation (BSP)",
        "a number from 0 to 1e12",
        1000,
        True,
    ),
    "rate": Key(
        "rate",
        "units of time per second, for times in seconds: v of IB in flop/s (BSP); 0 if unknown",
        "from 0 to 1e18",
        0,
        True,
    ),
    "order": Key(
        "order",
        "order of the output",
        "unordered or ordered",
        "unordered",
        True,
    ),
    "overlap": Key(
        "overlap",
        "exchange in chunks while computing (GK App. E)",
        "true or false",
        False,
        True,
    ),
    "dims": Key(
        "dims",
        "dimensions of the transpose (GK 5.1)",
        "2 to log2 p + 1, at most 17",
        2,
        True,
    ),
    "shape": Key(
        "shape",
        "extents of the points of slab, pencil and cyclic, as 64x64x16; n is their product",
        "auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all",
        "auto",
        True,
    ),
    "grid": Key(
        "grid",
        "processors of pencil (rows x columns) and cyclic (along each axis), as 4x8; p is their product",
        "auto, or two or three powers of two, as 4x8",
        "auto",
        True,
    ),
    "alltoall": Key(
        "alltoall",
        "order of the messages of an exchange of all with all; naive: all send to 0 first, then to 1; standard: log P longer messages",
        "paper, pairwise, shift, naive or standard",
        "paper",
        True,
    ),
    "radix": Key(
        "radix",
        "stages taken one by one (2) or in pairs (4)",
        "2 or 4",
        2,
        True,
    ),
    "twiddles": Key(
        "twiddles",
        "powers of ω: stored, or computed when first needed (GK App. A)",
        "stored or computed",
        "stored",
        True,
    ),
    "tt": Key(
        "tt",
        "time of computing a power of ω, t_c' of GK App. A (BSP: flops)",
        "a time from 0 to 1e12",
        1,
        True,
    ),
    "io": Key(
        "io",
        "input and output of group-cyclic",
        "block or cyclic",
        "block",
        True,
    ),
    "balanced": Key(
        "balanced",
        "phases of group-cyclic of equal size (IB 4.2)",
        "true or false",
        False,
        True,
    ),
    "blocking": Key(
        "blocking",
        "elements in the cache, to which group-cyclic cuts its local work (IB 4.3)",
        "none or a power of two from 2 to 2^24",
        "none",
        True,
    ),
    "direction": Key(
        "direction",
        "sign of the exponent",
        "forward or inverse",
        "forward",
        True,
    ),
    "signal": Key(
        "signal",
        "the input",
        "impulse, sine, two-tone, chirp, square, noise or own",
        "two-tone",
        True,
    ),
    "samples": Key(
        "samples",
        "whether the samples are complex or real; real ones are packed two in a word",
        "complex or real",
        "complex",
        True,
    ),
    "seed": Key(
        "seed",
        "seed of the noise, and of the groups on Valiant's routes",
        "a whole number from 0 to 2^64 − 1",
        1,
        True,
    ),
    "view": Key(
        "view",
        "one view, or two, the second below the first: machine,timeline",
        "all, one or two of machine, butterfly, timeline, speedup, efficiency, isoefficiency, landscape, breakdown, why, cube, distribution, schedule, supersteps, heat-map, choose, metrics, scaling, measured, spectrum or table",
        "all",
        False,
    ),
    "efficiency": Key(
        "efficiency",
        "the efficiency that isoefficiency keeps",
        "run, for the run's own, or a number above 0 and below 1",
        "run",
        False,
    ),
    "beside": Key(
        "beside",
        "the keys that differ in a second run, shown next to this one, on the same data: topology:mesh,switching:wormhole",
        "none, or the keys of the run that differ on the right side, with their values: topology:mesh,switching:wormhole; n, direction, signal, samples and seed are the same on both sides",
        "none",
        False,
    ),
    "lockstep": Key(
        "lockstep",
        "two runs side by side: at the same time, or in the same stage",
        "time or stage",
        "time",
        False,
    ),
    "t": Key(
        "t",
        "cursor in virtual time",
        "a time of 0 or more",
        0,
        False,
    ),
    "play": Key(
        "play",
        "whether the run plays",
        "true or false",
        False,
        False,
    ),
    "speed": Key(
        "speed",
        "how fast it plays",
        "from 0.01 to 100",
        1,
        False,
    ),
    "pace": Key(
        "pace",
        "how time passes while it plays: as the machine takes, or evenly, two seconds a stage",
        "machine or even",
        "machine",
        False,
    ),
    "window": Key(
        "window",
        "which part of the run plays: all, or from one time to another, such as 100..250",
        "all, or two times, the earlier one first: 100..250",
        "all",
        False,
    ),
    "loop": Key(
        "loop",
        "whether it starts again at the end",
        "true or false",
        False,
        False,
    ),
    "theme": Key(
        "theme",
        "colours",
        "auto, light, dark or projector",
        "auto",
        False,
    ),
    "lang": Key(
        "lang",
        "language",
        "auto, en, pt, es, de, fr, zh or ar",
        "auto",
        False,
    ),
    "controls": Key(
        "controls",
        "controls shown with an embedded figure: none, min, full, or controls by key: p,n,tw",
        "auto, none, min, full, or keys of the run such as p,n,tw",
        "auto",
        False,
    ),
    "paper": Key(
        "paper",
        "a figure, table or theorem of the papers, instead of the run",
        "none, all, or the id of an entry such as gk-fig2",
        "none",
        False,
    ),
    "program": Key(
        "program",
        "the schedule that algorithm=program runs: a text, or the name of a formulation or of an exercise",
        "",
        "none",
        False,
    ),
    "tour": Key(
        "tour",
        "a lesson next to the run: one of the page's own, or the address of a file on its site",
        "none, all, the id of a tour such as mesh, or the address of a file on this site such as tours/mine.json",
        "none",
        False,
    ),
    "step": Key(
        "step",
        "the step of the tour, from 1; after a point the chosen answer",
        "1 to 100, and with an answer 1.1 to 100.9",
        "1",
        False,
    ),
    "ask": Key(
        "ask",
        "questions about the run; the same seed gives everybody the same ones",
        "none, or a whole number from 0 to 2^32 − 1",
        "none",
        False,
    ),
    "present": Key(
        "present",
        "whether the figures are presented, large and alone",
        "true or false",
        False,
        False,
    ),
    "race": Key(
        "race",
        "the introduction: a race of two machines, the n that restores the efficiency, the values in messages",
        "none, machines, points, wires, isoefficiency, landscape or values",
        "none",
        False,
    ),
}


class RunKeys(TypedDict, total=False):
    """The run: problem, formulation and machine."""

    preset: str
    "a machine with a name. Allowed: none, ncube1, ncube2, ipsc2, ipsc-rx, t3e, ethernet-100g, infiniband, gpu-node, frontier, fugaku, tpu-v3, h100, web-workers. Default: none."
    algorithm: Algorithm
    "parallel formulation. Allowed: serial, binary-exchange, transpose, two-dimensional, two-dimensional-rows, group-cyclic, cyclic-to-blocked, output-driven, slab, pencil, cyclic or program. Default: binary-exchange."
    topology: Topology
    "how the processors are joined. Allowed: hypercube, mesh, torus, mesh3d, complete, fat-tree or dragonfly. Default: hypercube."
    switching: Switching
    "how a message crosses several channels. Allowed: store-and-forward, cut-through or wormhole. Default: cut-through."
    machine: Machine
    "kind of machine. Allowed: network, logp or bsp. Default: network."
    p: Union[int, str]
    "processors, a power of two. Allowed: a power of two from 1 to 65536. Default: 16."
    n: Union[int, str]
    "points of the transform, a power of two. Allowed: a power of two from 2 to 2^60. Default: 1024."
    tc: Union[float, str]
    "time of one butterfly output. Allowed: a time above 0 and at most 1e12. Default: 1."
    ts: Union[float, str]
    "start-up time of a message. Allowed: a time from 0 to 1e12. Default: 25."
    th: Union[float, str]
    "time per hop. Allowed: a time from 0 to 1e12. Default: 0.5."
    tw: Union[float, str]
    "time per word and channel. Allowed: a time from 0 to 1e12. Default: 1.28."
    width: Union[float, str]
    "width of the channels, w of GK 7; p^0.5 grows with p. Allowed: a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5. Default: 1."
    arity: Union[int, str]
    "links of a switch of fat-tree towards the processors, and as many upwards: a power of two. Allowed: a power of two from 2 to 65536. Default: 4."
    taper: Union[float, str]
    "time of a word between switches of fat-tree, as a multiple of t_w. Allowed: a factor from 1 to 1e6. Default: 1."
    hosts: Union[int, str]
    "processors of a router of dragonfly; auto: the power of two nearest to p^(1/4). Allowed: auto, or a power of two from 1 to 65536. Default: auto."
    routers: Union[int, str]
    "routers of a group of dragonfly; auto: the power of two nearest to 2 p^(1/4). Allowed: auto, or a power of two from 1 to 65536. Default: auto."
    route: Route
    "dragonfly: minimal goes straight to the group of the receiver, valiant over another group, chosen by the seed. Allowed: minimal or valiant. Default: minimal."
    vc: int
    "virtual channels of each channel, on a torus under wormhole switching; 2 prevents deadlocks. Allowed: 1 or 2. Default: 1."
    L: Union[float, str]
    "latency of a word (LogP). Allowed: a time from 0 to 1e12. Default: 10."
    g: Union[float, str]
    "gap between words (LogP), flops per real number (BSP). Allowed: a time from 0 to 1e12. Default: 4."
    o: Union[float, str]
    "processor time for a word (LogP). Allowed: a time from 0 to 1e12. Default: 0."
    G: Union[float, str]
    "gap between the words of one message (LogGP); none: every word is a message of its own. Allowed: none, or a time from 0 to 1e12. Default: none."
    capacity: bool
    "whether at most ⌈L/g⌉ words are on the way to a processor, and a sender that would exceed that stalls (LogP). Allowed: true or false. Default: false."
    l_sync: Union[float, str]
    "flops of a synchronisation (BSP). Allowed: a number from 0 to 1e12. Default: 1000."
    rate: Union[float, str]
    "units of time per second, for times in seconds: v of IB in flop/s (BSP); 0 if unknown. Allowed: from 0 to 1e18. Default: 0."
    order: Order
    "order of the output. Allowed: unordered or ordered. Default: unordered."
    overlap: bool
    "exchange in chunks while computing (GK App. E). Allowed: true or false. Default: false."
    dims: int
    "dimensions of the transpose (GK 5.1). Allowed: 2 to log2 p + 1, at most 17. Default: 2."
    shape: str
    "extents of the points of slab, pencil and cyclic, as 64x64x16; n is their product. Allowed: auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all. Default: auto."
    grid: str
    "processors of pencil (rows x columns) and cyclic (along each axis), as 4x8; p is their product. Allowed: auto, or two or three powers of two, as 4x8. Default: auto."
    alltoall: Alltoall
    "order of the messages of an exchange of all with all; naive: all send to 0 first, then to 1; standard: log P longer messages. Allowed: paper, pairwise, shift, naive or standard. Default: paper."
    radix: int
    "stages taken one by one (2) or in pairs (4). Allowed: 2 or 4. Default: 2."
    twiddles: Twiddles
    "powers of ω: stored, or computed when first needed (GK App. A). Allowed: stored or computed. Default: stored."
    tt: Union[float, str]
    "time of computing a power of ω, t_c' of GK App. A (BSP: flops). Allowed: a time from 0 to 1e12. Default: 1."
    io: Io
    "input and output of group-cyclic. Allowed: block or cyclic. Default: block."
    balanced: bool
    "phases of group-cyclic of equal size (IB 4.2). Allowed: true or false. Default: false."
    blocking: Union[int, str]
    "elements in the cache, to which group-cyclic cuts its local work (IB 4.3). Allowed: none or a power of two from 2 to 2^24. Default: none."
    direction: Direction
    "sign of the exponent. Allowed: forward or inverse. Default: forward."
    signal: Signal
    "the input. Allowed: impulse, sine, two-tone, chirp, square, noise or own. Default: two-tone."
    samples: Samples
    "whether the samples are complex or real; real ones are packed two in a word. Allowed: complex or real. Default: complex."
    seed: int
    "seed of the noise, and of the groups on Valiant's routes. Allowed: a whole number from 0 to 2^64 − 1. Default: 1."


class AllKeys(RunKeys, total=False):
    """The run and its picture."""

    view: str
    "one view, or two, the second below the first: machine,timeline. Allowed: all, one or two of machine, butterfly, timeline, speedup, efficiency, isoefficiency, landscape, breakdown, why, cube, distribution, schedule, supersteps, heat-map, choose, metrics, scaling, measured, spectrum or table. Default: all."
    efficiency: Union[float, str]
    "the efficiency that isoefficiency keeps. Allowed: run, for the run's own, or a number above 0 and below 1. Default: run."
    beside: str
    "the keys that differ in a second run, shown next to this one, on the same data: topology:mesh,switching:wormhole. Allowed: none, or the keys of the run that differ on the right side, with their values: topology:mesh,switching:wormhole; n, direction, signal, samples and seed are the same on both sides. Default: none."
    lockstep: Lockstep
    "two runs side by side: at the same time, or in the same stage. Allowed: time or stage. Default: time."
    t: Union[float, str]
    "cursor in virtual time. Allowed: a time of 0 or more. Default: 0."
    play: bool
    "whether the run plays. Allowed: true or false. Default: false."
    speed: Union[float, str]
    "how fast it plays. Allowed: from 0.01 to 100. Default: 1."
    pace: Pace
    "how time passes while it plays: as the machine takes, or evenly, two seconds a stage. Allowed: machine or even. Default: machine."
    window: str
    "which part of the run plays: all, or from one time to another, such as 100..250. Allowed: all, or two times, the earlier one first: 100..250. Default: all."
    loop: bool
    "whether it starts again at the end. Allowed: true or false. Default: false."
    theme: Theme
    "colours. Allowed: auto, light, dark or projector. Default: auto."
    lang: Lang
    "language. Allowed: auto, en, pt, es, de, fr, zh or ar. Default: auto."
    controls: str
    "controls shown with an embedded figure: none, min, full, or controls by key: p,n,tw. Allowed: auto, none, min, full, or keys of the run such as p,n,tw. Default: auto."
    paper: str
    "a figure, table or theorem of the papers, instead of the run. Allowed: none, all, or the id of an entry such as gk-fig2. Default: none."
    program: str
    "the schedule that algorithm=program runs: a text, or the name of a formulation or of an exercise. Default: none."
    tour: str
    "a lesson next to the run: one of the page's own, or the address of a file on its site. Allowed: none, all, the id of a tour such as mesh, or the address of a file on this site such as tours/mine.json. Default: none."
    step: str
    "the step of the tour, from 1; after a point the chosen answer. Allowed: 1 to 100, and with an answer 1.1 to 100.9. Default: 1."
    ask: int
    "questions about the run; the same seed gives everybody the same ones. Allowed: none, or a whole number from 0 to 2^32 − 1. Default: none."
    present: bool
    "whether the figures are presented, large and alone. Allowed: true or false. Default: false."
    race: Race
    "the introduction: a race of two machines, the n that restores the efficiency, the values in messages. Allowed: none, machines, points, wires, isoefficiency, landscape or values. Default: none."


class SweepKeys(TypedDict, total=False):
    """The run, with one value or several for each key."""

    preset: Union[str, str, Iterable[str]]
    "a machine with a name. Allowed: none, ncube1, ncube2, ipsc2, ipsc-rx, t3e, ethernet-100g, infiniband, gpu-node, frontier, fugaku, tpu-v3, h100, web-workers. Default: none."
    algorithm: Union[str, Algorithm, Iterable[Algorithm]]
    "parallel formulation. Allowed: serial, binary-exchange, transpose, two-dimensional, two-dimensional-rows, group-cyclic, cyclic-to-blocked, output-driven, slab, pencil, cyclic or program. Default: binary-exchange."
    topology: Union[str, Topology, Iterable[Topology]]
    "how the processors are joined. Allowed: hypercube, mesh, torus, mesh3d, complete, fat-tree or dragonfly. Default: hypercube."
    switching: Union[str, Switching, Iterable[Switching]]
    "how a message crosses several channels. Allowed: store-and-forward, cut-through or wormhole. Default: cut-through."
    machine: Union[str, Machine, Iterable[Machine]]
    "kind of machine. Allowed: network, logp or bsp. Default: network."
    p: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "processors, a power of two. Allowed: a power of two from 1 to 65536. Default: 16."
    n: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "points of the transform, a power of two. Allowed: a power of two from 2 to 2^60. Default: 1024."
    tc: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "time of one butterfly output. Allowed: a time above 0 and at most 1e12. Default: 1."
    ts: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "start-up time of a message. Allowed: a time from 0 to 1e12. Default: 25."
    th: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "time per hop. Allowed: a time from 0 to 1e12. Default: 0.5."
    tw: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "time per word and channel. Allowed: a time from 0 to 1e12. Default: 1.28."
    width: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "width of the channels, w of GK 7; p^0.5 grows with p. Allowed: a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5. Default: 1."
    arity: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "links of a switch of fat-tree towards the processors, and as many upwards: a power of two. Allowed: a power of two from 2 to 65536. Default: 4."
    taper: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "time of a word between switches of fat-tree, as a multiple of t_w. Allowed: a factor from 1 to 1e6. Default: 1."
    hosts: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "processors of a router of dragonfly; auto: the power of two nearest to p^(1/4). Allowed: auto, or a power of two from 1 to 65536. Default: auto."
    routers: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "routers of a group of dragonfly; auto: the power of two nearest to 2 p^(1/4). Allowed: auto, or a power of two from 1 to 65536. Default: auto."
    route: Union[str, Route, Iterable[Route]]
    "dragonfly: minimal goes straight to the group of the receiver, valiant over another group, chosen by the seed. Allowed: minimal or valiant. Default: minimal."
    vc: Union[str, int, Iterable[int]]
    "virtual channels of each channel, on a torus under wormhole switching; 2 prevents deadlocks. Allowed: 1 or 2. Default: 1."
    L: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "latency of a word (LogP). Allowed: a time from 0 to 1e12. Default: 10."
    g: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "gap between words (LogP), flops per real number (BSP). Allowed: a time from 0 to 1e12. Default: 4."
    o: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "processor time for a word (LogP). Allowed: a time from 0 to 1e12. Default: 0."
    G: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "gap between the words of one message (LogGP); none: every word is a message of its own. Allowed: none, or a time from 0 to 1e12. Default: none."
    capacity: Union[str, bool, Iterable[bool]]
    "whether at most ⌈L/g⌉ words are on the way to a processor, and a sender that would exceed that stalls (LogP). Allowed: true or false. Default: false."
    l_sync: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "flops of a synchronisation (BSP). Allowed: a number from 0 to 1e12. Default: 1000."
    rate: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "units of time per second, for times in seconds: v of IB in flop/s (BSP); 0 if unknown. Allowed: from 0 to 1e18. Default: 0."
    order: Union[str, Order, Iterable[Order]]
    "order of the output. Allowed: unordered or ordered. Default: unordered."
    overlap: Union[str, bool, Iterable[bool]]
    "exchange in chunks while computing (GK App. E). Allowed: true or false. Default: false."
    dims: Union[str, int, Iterable[int]]
    "dimensions of the transpose (GK 5.1). Allowed: 2 to log2 p + 1, at most 17. Default: 2."
    shape: Union[str, str, Iterable[str]]
    "extents of the points of slab, pencil and cyclic, as 64x64x16; n is their product. Allowed: auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all. Default: auto."
    grid: Union[str, str, Iterable[str]]
    "processors of pencil (rows x columns) and cyclic (along each axis), as 4x8; p is their product. Allowed: auto, or two or three powers of two, as 4x8. Default: auto."
    alltoall: Union[str, Alltoall, Iterable[Alltoall]]
    "order of the messages of an exchange of all with all; naive: all send to 0 first, then to 1; standard: log P longer messages. Allowed: paper, pairwise, shift, naive or standard. Default: paper."
    radix: Union[str, int, Iterable[int]]
    "stages taken one by one (2) or in pairs (4). Allowed: 2 or 4. Default: 2."
    twiddles: Union[str, Twiddles, Iterable[Twiddles]]
    "powers of ω: stored, or computed when first needed (GK App. A). Allowed: stored or computed. Default: stored."
    tt: Union[str, Union[float, str], Iterable[Union[float, str]]]
    "time of computing a power of ω, t_c' of GK App. A (BSP: flops). Allowed: a time from 0 to 1e12. Default: 1."
    io: Union[str, Io, Iterable[Io]]
    "input and output of group-cyclic. Allowed: block or cyclic. Default: block."
    balanced: Union[str, bool, Iterable[bool]]
    "phases of group-cyclic of equal size (IB 4.2). Allowed: true or false. Default: false."
    blocking: Union[str, Union[int, str], Iterable[Union[int, str]]]
    "elements in the cache, to which group-cyclic cuts its local work (IB 4.3). Allowed: none or a power of two from 2 to 2^24. Default: none."
    direction: Union[str, Direction, Iterable[Direction]]
    "sign of the exponent. Allowed: forward or inverse. Default: forward."
    signal: Union[str, Signal, Iterable[Signal]]
    "the input. Allowed: impulse, sine, two-tone, chirp, square, noise or own. Default: two-tone."
    samples: Union[str, Samples, Iterable[Samples]]
    "whether the samples are complex or real; real ones are packed two in a word. Allowed: complex or real. Default: complex."
    seed: Union[str, int, Iterable[int]]
    "seed of the noise, and of the groups on Valiant's routes. Allowed: a whole number from 0 to 2^64 − 1. Default: 1."
