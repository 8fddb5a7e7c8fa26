"""Recomputes cells of the papers' entries from the parameters in the same row, sharing no code with the project.

    hyperfly reproduce all --json | python3 tests/recompute.py

Each input line is one entry as JSON. For each row covered here, both sides are recomputed: the left from the formula as printed in
the paper, the right by a separate small model, which simulates the exchanges of a formulation stage by stage and counts the messages
on each link of the network. Uses Python's standard library only.

Exits with status 1 if a number differs by more than 1e-9, or if an entry covered here has no row left.
"""

import json
import sys
from math import isclose, log2, sqrt

CLOSE = 1e-9


# Machines: time of a step in which every processor sends m words to its partner.

def route(topology, p, a, b):
    """Links from processor a to b as pairs of neighbours: hypercube lowest bit first, mesh along the row first."""
    links, at = [], a
    if topology == "complete":
        return [(a, b)]
    if topology == "hypercube":
        for bit in range(p.bit_length()):
            if (at ^ b) >> bit & 1:
                links.append((at, at ^ 1 << bit))
                at ^= 1 << bit
        return links
    columns = 1 << (p.bit_length() // 2)  # p = 2^d: d = bit_length - 1, columns = 2^ceil(d/2)
    while at % columns != b % columns:
        step = 1 if b % columns > at % columns else -1
        links.append((at, at + step))
        at += step
    while at != b:
        step = columns if b > at else -columns
        links.append((at, at + step))
        at += step
    return links


def step_time(q, p, words, partner):
    """Time of a simultaneous exchange of each processor with partner(self). All messages of a step take equally long."""
    routes = [route(q["topology"], p, a, partner(a)) for a in range(p)]
    load = {}
    for links in routes:
        for link in links:
            load[link] = load.get(link, 0) + 1
    tw, hops = q["tw"] / q["width"], max(map(len, routes))
    if q["switching"] == "store-and-forward":
        # With store-and-forward, no two messages of a step in these formulations need a link at the same time.
        return q["ts"] + hops * (q["th"] + tw * words)
    return q["ts"] + q["th"] * hops + tw * words * max(load.values())


class Run:
    """W, T_p, T_o, S and E of a formulation without overlap, radix 2."""

    def __init__(self, q, **other):
        q = {**q, **other}
        n, p = int(q["n"]), int(q["p"])
        r, d = n.bit_length() - 1, p.bit_length() - 1
        assert q.get("radix", 2) == 2 and q.get("overlap", "false") == "false"
        self.n, self.p, self.r, self.d = n, p, r, d
        self.work = q["tc"] * n * r
        self.steps = []
        if q["algorithm"] == "binary-exchange":
            assert q["order"] == "unordered"
            for stage in range(d):
                bit = 1 << (d - 1 - stage)
                self.steps.append(step_time(q, p, n / p, lambda a: a ^ bit))
        elif q["algorithm"] == "transpose":
            assert q["dims"] == 2 and q["topology"] == "hypercube" and q["th"] == 0
            for i in range(1, p):
                self.steps.append(step_time(q, p, n / p / p, lambda a: a ^ i))
        else:
            raise ValueError(q["algorithm"])
        self.t_p = self.work / p + sum(self.steps)
        self.t_o = p * self.t_p - self.work
        self.speedup = self.work / self.t_p
        self.efficiency = self.speedup / p


RUNS = {}


def run(q, **other):
    q = {**q, **other}
    key = tuple(sorted((k, str(v)) for k, v in q.items() if k not in ("E", "signal", "seed", "rate", "direction")))
    if key not in RUNS:
        RUNS[key] = Run(q)
    return RUNS[key]


# Entries. Each function takes the key and parameters of a row and returns the expected left and right sides: None for a side that is not
# recomputed, and no pair for a row that is not.

RATIOS = {"M1": 0.2, "M2": 1.28, "M3": 0.18, "M4": 10.7}


def table1(key, q):
    if "machine" in key:
        e = float(key["E"])
        return None, e / (1 - e) * RATIOS[key["machine"]]


def table2(key, q):
    if "log n" in key:
        p, r = int(key["p"]), int(key["log n"])
        return None, 1 / (1 + 10.7 * log2(p) / r)


def reversed_bits(value, bits):
    return int(format(value, f"0{bits}b")[::-1], 2)


def table3(key, q):
    if "l" in key:
        # The l + 1 most significant of the 3 bits of i, reversed and padded with zeros.
        l, i = int(key["l"]), int(key["i"])
        text = format(i, "03b")[: l + 1][::-1].ljust(3, "0")
        return text, text


def new_twiddles(n, p):
    """New powers of omega of the busiest processor, per iteration and in total, listed from figure 1."""
    r, share = n.bit_length() - 1, n // p
    by_stage, most = [0] * r, 0
    for q in range(p):
        seen, own = set(), [0] * r
        for l in range(r):
            for i in range(q * share, (q + 1) * share):
                power = reversed_bits(i >> (r - 1 - l), l + 1) << (r - 1 - l)
                if power not in seen:
                    seen.add(power)
                    own[l] += 1
        by_stage = [max(a, b) for a, b in zip(by_stage, own)]
        most = max(most, len(seen))
    return by_stage, most


def table4(key, q):
    if key["of"] == "equation-13" or int(key["n"]) > 256:
        return None
    n, p = int(key["n"]), int(key["p"])
    by_stage, most = new_twiddles(n, p)
    if key["of"] == "h":
        return None, most
    if key["of"] == "cost":
        return None, p * most
    if key["of"] == "h(n, p)":
        return (n if p == 1 else 2 * (n // p - 1) + log2(p)), most
    if key["of"] == "overhead":
        return n + p * log2(p), p * most - n
    return None, by_stage[int(key["of"])]


def fig2(key, q):
    if "p" in key:
        own = run(q)
        t_o = q["ts"] * own.p * own.d + q["tw"] * own.n * own.d
        return own.p / (1 + t_o / own.work), own.speedup


def example(key, q):
    if key["case"].startswith("run-"):
        return float(key["case"].split("-")[1]), run(q).efficiency
    if key["case"].startswith("least-"):
        return None, run(q).efficiency


def section4(key, q):
    of = key["of"]
    if of in ("partners", "exactly", "any-mapping") or of.startswith("cube") or of in ("equation-6", "equation-7", "equation-9", "equation-10"):
        return None
    own = run(q)
    n, p, d, root = own.n, own.p, own.d, sqrt(own.p)
    ts, tw = q["ts"], q["tw"]
    if of == "S = W/T_o":
        return own.work / own.t_o, own.speedup
    if of == "equation-1":
        return 1 / (1 + own.t_o / own.work), own.efficiency
    if of == "equation-2":
        return own.efficiency / (1 - own.efficiency) * own.t_o, own.work
    if of == "equation-4":
        return ts * p * d + tw * n * d, own.t_o
    if of == "equation-5":
        e = own.efficiency
        return e / (1 - e) * (ts * p * d + tw * n * d), own.work
    if of == "equation-8":
        return ts * p * d + 2 * tw * n * root, own.t_o
    if of == "above":
        return 2 * p * (ts * d / 2 + tw * n / p * (root - 1)), own.t_o
    if of == "equation-3-hypercube":
        return p * d * (ts + tw * n / p), own.t_o
    if of == "equation-3-mesh":
        # Distances 1, 2, 4, ... sqrt(p)/2, twice.
        return p * sum(2 * (ts + tw * n / p * 2**l) for l in range(d // 2)), own.t_o


def section5(key, q):
    of = key["of"]
    if of in ("equation-11", "minus-one"):
        own = run(q)
        left = {"equation-11": q["tw"] * own.n + q["ts"] * own.p**2,
                "minus-one": (own.p - 1) * (q["tw"] * own.n / own.p + q["ts"] * own.p)}[of]
        return left, own.t_o
    if of in ("stored", "counted"):
        # Step i crosses one channel for each 1 bit of i, with one message at a time on a channel.
        n, p = int(q["n"]), int(q["p"])
        words = n / p / p
        hops = sum(bin(i).count("1") for i in range(1, p))
        t_o = p * ((p - 1) * q["ts"] + hops * q["tw"] * words)
        return (q["tw"] * n * log2(p) + q["ts"] * p * p if of == "stored" else t_o), t_o
    if of in ("messages", "words") and q["dims"] == int(log2(q["p"])) + 1:
        n, p, d = int(q["n"]), int(q["p"]), int(log2(q["p"]))
        return (p * d, p * d) if of == "messages" else (n * d, n * d / 2)


def section7(key, q):
    what, p = key["what"], int(key.get("p", 0))
    root = sqrt(p)
    if what in ("e-hypercube", "e-mesh", "equal", "enough"):
        own = run(q)
        left = {"e-hypercube": 1 / (1 + q["tw"] * log2(p) / q["tc"] / own.r),
                "e-mesh": 1 / (1 + 2 * q["tw"] * root / q["tc"] / own.r)}
        return left.get(what, run(q, topology="hypercube", width=1).efficiency), own.efficiency
    side = int(root)
    if what == "links-hypercube":
        return p * log2(p), sum(1 for a in range(p) for b in range(p) if bin(a ^ b).count("1") == 1)
    if what == "links-mesh":
        near = lambda a, b: abs(a // side - b // side) + abs(a % side - b % side) == 1
        return 4 * p, sum(1 for a in range(p) for b in range(p) if near(a, b))
    if what == "bisection":
        return (p / 2, p / 2) if key["of"] == "hypercube" else (root, root)
    if what == "filled":
        return p * root / 4, p * root / 2
    if what == "cost":
        one = {"links": 4 * p, "bisection": root}[key["by"]]
        return 2 * root * one, root * one


def appendix_b(key, q):
    what, ratio, p = key["what"], float(key["t_w/t_c"]), int(key["p"])
    if what == "worse":
        return None
    root, mesh = sqrt(p), key["topology"] == "mesh"
    if what == "pram":
        return p, p
    own = run(q)
    if what == "fraction":
        left = ratio / root / own.r if mesh else ratio * log2(p) / p / own.r
        return left, (1 / own.speedup - 1 / p) / (1 - 1 / p)
    if what == "phi":
        return 1 + ratio * (root if mesh else log2(p)) / own.r, own.t_p * p / own.work
    if what == "inverse":
        return 1, 1
    if what == "scaled":
        return p / (1 + ratio), own.speedup
    if what == "ratio":
        return 1 / (1 + ratio), own.speedup / p


def appendix_d(key, q):
    of = key["of"]
    if of not in ("first", "second", "below-first", "below-second", "same"):
        return None
    own = run(q)
    n, p, half, root = own.n, own.p, own.d // 2, sqrt(own.p)
    ts, th, tw = q["ts"], q["th"], q["tw"]
    # Without contention each message takes t_s + t_h x + t_w m.
    free = p * sum(2 * (ts + th * 2**l + tw * n / p) for l in range(half))
    return {
        "first": (2 * p * sum(ts + th * 2**l + tw * n / p for l in range(half)), free),
        "second": (2 * p * sum(ts + th * 2**l + tw * n / p * 2**l for l in range(half)), own.t_o),
        "below-first": (2 * p * (ts * half + th * root + tw * n / p * half), free),
        "below-second": (2 * p * (ts * half + th * root + tw * n / p * root), own.t_o),
        "same": (run(q, switching="store-and-forward").t_o, own.t_o),
    }[of]


def book_time(q, words, startups):
    """t_c (n/p) log n plus the communication time of the book."""
    n, p = q["n"], q["p"]
    return q["tc"] * n / p * log2(n) + q["ts"] * startups + q["tw"] * words


def book(key, q):
    """KGGK: formulas of the chapter, and the examples with t_c = 2, t_w = 4, t_s = 25."""
    of, dims = key["of"], q.get("dims", 2)
    if of == "partners":
        a = int(key["q"])
        text = ", ".join(map(str, sorted(a ^ 1 << bit for bit in range(6))))
        return text, text
    if of == "most":
        n, p = int(key["n"]), int(key["p"])
        return (n if p == 1 else 2 * (n // p - 1) + log2(p)), (new_twiddles(n, p)[1] if n <= 64 else None)
    if of not in ("time", "efficiency", "summed", "at-256", "speedup") or (q.get("algorithm") == "transpose" and dims != 2):
        return None
    own, n, p = run(q), q["n"], q["p"]
    if q["algorithm"] == "transpose":
        said = book_time(q, n / p, p - 1)
    elif q["topology"] == "mesh":
        said = book_time(q, 2 * n / sqrt(p) - (2 * n / p if of == "summed" else 0), log2(p))
    else:
        said = book_time(q, n / p * log2(p), log2(p))
    if of in ("time", "summed"):
        return said, own.t_p
    if of == "speedup":
        return own.work / said, own.speedup
    return own.work / said / p, own.efficiency


def last_word(words, q):
    """Arrival time of the last word if words leave one gap apart, the first at time 0."""
    return max(k * q["g"] + q["L"] for k in range(words))


def culler_fft(key, q):
    n, p, of = int(q["n"]), int(q["p"]), key["of"]
    d, share = int(log2(p)), n // p
    remap, exchanges = last_word(share - share // p, q), d * last_word(share, q)
    hybrid, blocks = q["g"] * (n / p - n / p**2) + q["L"], (q["g"] * n / p + q["L"]) * d
    return {
        "hybrid": (hybrid, remap), "hybrid-less-one": (hybrid - q["g"], remap),
        "blocked": (blocks, exchanges), "blocked-less-one": (blocks - q["g"] * d, exchanges),
        "less": (d, exchanges / remap),
    }[of]


def culler_remap(key, q):
    """Maximum number of senders to one processor in a round: all to 0, then to 1, …; or each to its next rank."""
    if key["of"] not in ("naive-senders", "staggered-senders"):
        return None
    p, most = int(q["p"]), 0
    if key["of"] == "naive-senders":
        targets = [[to for to in range(p) if to != a] for a in range(p)]
    else:
        targets = [[(a + k) % p for k in range(1, p)] for a in range(p)]
    for turn in range(p - 1):
        sent = [own[turn] for own in targets]
        most = max(most, max(sent.count(to) for to in set(sent)))
    return (p - 1 if key["of"] == "naive-senders" else 1), most


def one_all_to_all(q, p=None):
    """T_p of a transform whose processors exchange all with all once, pairwise, on a complete graph."""
    n, p = q["n"], p or q["p"]
    return q["tc"] * n / p * log2(n) + (p - 1) * (q["ts"] + q["th"] + q["tw"] * n / p**2)


def fftu(key, q):
    """Speedups of 2^30 points; T_p for any shape; √N processors at most."""
    of, n = key["of"], q["n"]
    if of == "most":
        return sqrt(n), None
    if of == "all-to-alls":
        return 1, None
    time = one_all_to_all(q)
    if of in ("shape", "closed-form"):
        return time, time
    speedup = q["tc"] * n * log2(n) / time
    if of == "slower":
        # What 149 leaves for words, as a multiple of what they take with the link's t_w.
        rest = one_all_to_all({**q, "tw": 0})
        return None, (q["tc"] * n * log2(n) / 149 - rest) / (time - rest)
    return {"speedup": (149, speedup), "speedup-5d": (176, speedup), "fitted-5d": (176, 149)}[of]


def dtfft(key, q):
    """Slabs on nodes of four GPUs: XOR rounds within a node, then over two or three levels of switches."""
    def time(p):
        words, total = q["n"] / p**2, q["tc"] * q["n"] / p * log2(q["n"])
        for partner in range(1, p):
            levels = 1 if partner < 4 else 2 if partner < 16 else 3
            total += q["ts"] + 2 * levels * q["th"] + q["tw"] * words * (q["taper"] if levels > 1 else 1)
        return total

    return None, time(8) / time(int(key["GPUs"]))


def cufftmp(key, q):
    """Milliseconds of one all-to-all between slabs; T_p in ps."""
    if key["of"] == "ratio":
        return None
    time = one_all_to_all(q)
    if key["of"] == "closed-form":
        return time, time
    if key["of"] == "rate":
        return 1.8, 5 * q["n"] * log2(q["n"]) / (time / q["rate"]) / 1e15
    return (78 if q["p"] == 8 else 4), 1e3 * time / q["rate"]


ENTRIES = {
    "gk-table1": table1, "gk-table2": table2, "gk-table3": table3, "gk-table4": table4, "gk-fig2": fig2,
    "gk-ex1": example, "gk-ex2": example, "gk-sec4": section4, "gk-sec5": section5, "gk-sec7": section7,
    "gk-appB": appendix_b, "gk-appD": appendix_d,
    "kggk-13.2.1": book, "kggk-ex13.1": book, "kggk-13.2.2": book, "kggk-13.2.3": book, "kggk-13.3": book,
    "kggk-ex13.2": book, "culler-fft": culler_fft, "culler-remap": culler_remap,
    "fftu-speedup": fftu, "dtfft-heffte": dtfft, "cufftmp-scaling": cufftmp,
}


def same(left, right):
    if isinstance(left, str) or isinstance(right, str):
        return left == right
    return isclose(left, float(right), rel_tol=CLOSE, abs_tol=CLOSE)


def main():
    counted, wrong = {name: 0 for name in ENTRIES}, []
    for line in sys.stdin:
        entry = json.loads(line)
        recompute = ENTRIES.get(entry["id"])
        for row in entry.get("rows", ()) if recompute else ():
            sides = recompute(row["key"], row["parameters"])
            if sides is None:
                continue
            counted[entry["id"]] += 1
            for name, side in zip(("published", "computed"), sides):
                if side is not None and not same(side, row[name]):
                    where = " ".join(f"{k}={v}" for k, v in row["key"].items())
                    wrong.append(f"{entry['id']} {where}: {name} {row[name]}, here {side}")
    for line in wrong:
        print(line)
    empty = [name for name, rows in counted.items() if rows == 0]
    total = sum(counted.values())
    print(f"{total} rows recomputed, {len(wrong)} sides differ" + (f"; none of {', '.join(empty)}" if empty else ""))
    sys.exit(bool(wrong or empty or total < 200))


if __name__ == "__main__":
    main()
