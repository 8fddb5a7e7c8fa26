"""Simulates runs in rational arithmetic and compares T_p with the command, which must agree to the last digit.

    python3 tests/exact_times.py HYPERFLY [COUNT [SEED]]

Shares no code with the project: the schedule of each random run comes from `hyperfly export --format plan`, the rules from
docs/semantics/machines.md. All times are fractions, so events of one instant are equal here by arithmetic and not by luck.
Covers store-and-forward, wormhole, LogP and BSP; cut-through divides channels, and its ends are on a grid. Then checks that T_p is
proportional to the durations, on every machine. Uses Python's standard library only; exits with status 1 if a number differs.
"""

import heapq
import json
import random
import re
import subprocess
import sys
from collections import defaultdict, deque
from fractions import Fraction

RELEASE, STEP, INJECT, REQUEST = range(4)


SET = r"(\[[^\[\]]*(?:\[[^\]]*\])?\])"


def slots(text):
    """The slots of a set as printed in a plan: `[3]`, `[0..4]`, `[3, 5]`, or `[1 + bits of [2, 8]]`, that is, 1, 3, 9 and 11."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if ".." in text:
        return set(range(*numbers))
    if "bits" not in text:
        return set(numbers)
    found = {numbers[0]}
    for bit in numbers[1:]:
        found |= {slot + bit for slot in found}
    return found


def parse(plan):
    """Steps of each processor: (kind, partner to, sent slots, partner from, received slots, nodes)."""
    lines = plan.splitlines()
    radix = int(re.search(r"radix=(\d+)", lines[0])[1])
    programs = []
    for line in lines[1:]:
        line = line.strip()
        if line.startswith("processor "):
            programs.append([])
        elif found := re.match(r"local stages (\d+)\.\.(\d+) on " + SET, line):
            stages, size = int(found[2]) - int(found[1]), len(slots(found[3]))
            pairs = stages // 2 if radix == 4 else 0
            nodes = size * (stages - 2 * pairs + Fraction(17, 10) * pairs)
            programs[-1].append(("compute", None, set(), None, set(), nodes))
        elif found := re.match(r"combine .*? half of " + SET, line):
            blocks = re.search(r", (\d+) blocks", line)
            nodes = len(slots(found[1])) * (int(blocks[1]) if blocks else 1)
            programs[-1].append(("compute", None, set(), None, set(), Fraction(nodes)))
        elif found := re.match(rf"exchange: send {SET} to (\d+), receive {SET} from (\d+)", line):
            programs[-1].append(("exchange", int(found[2]), slots(found[1]), int(found[4]), slots(found[3]), 0))
        elif found := re.match(rf"post {SET} to (\d+)", line):
            programs[-1].append(("post", int(found[2]), slots(found[1]), None, set(), 0))
        elif found := re.match(rf"await {SET} from (\d+)", line):
            programs[-1].append(("await", None, set(), int(found[2]), slots(found[1]), 0))
        elif found := re.match(rf"copy {SET} to {SET}", line):
            programs[-1].append(("copy", None, slots(found[1]), None, slots(found[2]), 0))
    return programs


def sides(topology, p):
    """Extents of a grid, the last one varies fastest."""
    d = p.bit_length() - 1
    if topology == "mesh3d":
        return [1 << d // 3, 1 << (d + 1) // 3, 1 << (d + 2) // 3]
    return [1 << d // 2, 1 << (d + 1) // 2]


def route(topology, p, source, to):
    """Channels from a processor to another, as (from, to, direction)."""
    if topology == "complete":
        return [(source, to)]
    if topology == "hypercube":
        path, at = [], source
        for bit in range(p.bit_length()):
            if (at ^ to) >> bit & 1:
                path.append((at, at ^ 1 << bit))
                at ^= 1 << bit
        return path
    path, at, stride = [], source, 1
    for side in reversed(sides(topology, p)):
        here, there = at // stride % side, to // stride % side
        up = (there - here) % side
        if topology != "torus":
            way, hops = (1, there - here) if there > here else (-1, here - there)
        elif 2 * up == side:
            # A side of two has upward channels only.
            way, hops = (1 if side == 2 or here % 2 == 0 else -1), up
        else:
            way, hops = (1, up) if 2 * up < side else (-1, side - up)
        for _ in range(hops):
            then = (here + way) % side
            path.append((at, at + (then - here) * stride, way))
            at, here = at + (then - here) * stride, then
        stride *= side
    return path


class Events:
    """One processor after the other and message by message, in the order of docs/semantics/machines.md."""

    def __init__(self, programs, times, topology, switching, receive_time=Fraction(0)):
        self.programs, self.times, self.topology, self.switching = programs, times, topology, switching
        self.receive_time = receive_time
        self.agenda, self.issued, self.messages = [], 0, []
        self.queues = defaultdict(deque)
        self.state = [dict(at=0, own=None, waits=None, sent=defaultdict(deque), inbox=defaultdict(deque), outbox=deque(),
                           finish=None)
                      for _ in programs]

    def add(self, time, phase, rank, action, *values):
        heapq.heappush(self.agenda, (time, phase, rank, self.issued, action, values))
        self.issued += 1

    def run(self):
        for rank in range(len(self.programs)):
            self.add(Fraction(0), STEP, rank, self.step, rank)
        while self.agenda:
            self.now, _, _, _, action, values = heapq.heappop(self.agenda)
            action(*values)
        if any(state["finish"] is None for state in self.state):
            return None
        return max(state["finish"] for state in self.state)

    def step(self, rank):
        state, program = self.state[rank], self.programs[rank]
        if state["at"] == len(program):
            state["finish"] = self.now
            return
        kind, to, sent, source, _, nodes = program[state["at"]]
        state["at"] += 1
        if kind in ("compute", "copy"):
            self.add(self.now + self.times["tc"] * nodes, STEP, rank, self.step, rank)
            return
        if kind in ("exchange", "post"):
            message = dict(rank=rank, to=to, words=len(sent), posted=kind == "post", done=False,
                           route=route(self.topology, len(self.programs), rank, to), granted=0, released=0)
            self.state[to]["sent"][rank].append(message)
            if kind == "exchange":
                state["own"], state["waits"] = message, source
                self.add(self.now + self.times["ts"], INJECT, rank, self.inject, message)
                return
            state["outbox"].append(message)
            if len(state["outbox"]) == 1:
                self.add(self.now + self.times["ts"], INJECT, rank, self.inject, message)
            self.add(self.now, STEP, rank, self.step, rank)
            return
        state["waits"] = source
        self.go_on(rank)

    def inject(self, message):
        self.add(self.now, REQUEST, message["rank"], self.request, message)

    def request(self, message):
        queue = self.queues[message["route"][message["granted"]]]
        queue.append(message)
        if len(queue) == 1:
            self.grant(message)

    def grant(self, message):
        """The message has its next channel."""
        rank, words, path = message["rank"], message["words"], message["route"]
        message["granted"] += 1
        granted = message["granted"]
        if self.switching == "store-and-forward":
            self.add(self.now + self.times["th"] + self.times["tw"] * words, RELEASE, rank, self.forward, message)
            return
        # A worm is never longer than its message.
        if granted > words:
            self.add(self.now, RELEASE, rank, self.release, message, granted - 1 - words)
        if granted < len(path):
            self.add(self.now + self.times["th"], REQUEST, rank, self.request, message)
            return
        delivery = self.now + self.times["th"] + self.times["tw"] * words
        for k in range(max(0, len(path) - words), len(path)):
            time = max(self.now, delivery - (len(path) - 1 - k) * self.times["th"])
            self.add(time, RELEASE, rank, self.release, message, k)
        self.add(delivery, RELEASE, rank, self.deliver, message)

    def free(self, channel):
        queue = self.queues[channel]
        queue.popleft()
        if queue:
            self.grant(queue[0])

    def forward(self, message):
        """Store-and-forward: the message has crossed a channel."""
        channel = message["route"][message["granted"] - 1]
        if message["granted"] == len(message["route"]):
            self.free(channel)
            self.deliver(message)
        else:
            self.free(channel)
            self.add(self.now, REQUEST, message["rank"], self.request, message)

    def release(self, message, k):
        self.free(message["route"][k])

    def deliver(self, message):
        message["done"] = True
        state = self.state[message["rank"]]
        self.state[message["to"]]["inbox"][message["rank"]].append(message)
        if message["posted"]:
            state["outbox"].popleft()
            if state["outbox"]:
                self.add(self.now + self.times["ts"], INJECT, message["rank"], self.inject, state["outbox"][0])
        self.go_on(message["rank"])
        self.go_on(message["to"])

    def go_on(self, rank):
        state = self.state[rank]
        if state["waits"] is None or state["own"] is not None and not state["own"]["done"]:
            return
        sent, inbox = state["sent"][state["waits"]], state["inbox"][state["waits"]]
        # Messages are received in the order in which they were sent.
        if any(message is sent[0] for message in inbox):
            state["inbox"][state["waits"]] = deque(message for message in inbox if message is not sent[0])
            sent.popleft()
            state["own"] = state["waits"] = None
            self.add(self.now + self.receive_time, STEP, rank, self.step, rank)


class LogP(Events):
    """The same processors; words travel one by one, with G of LogGP messages as a whole."""

    def __init__(self, programs, times):
        super().__init__(programs, times, "complete", None, receive_time=times["o"])
        for state in self.state:
            state |= dict(next_send=0, next_receive=0, flying=defaultdict(deque), receiving=False,
                          outgoing=deque(), transit=0, stalled=deque())
        self.limit = None
        if times["capacity"] and times["g"] > 0:
            self.limit = max(1, -(-times["L"] // times["g"]))

    def step(self, rank):
        state, program, overhead = self.state[rank], self.programs[rank], self.times["o"]
        if state["at"] == len(program) or program[state["at"]][0] in ("compute", "copy"):
            super().step(rank)
            return
        kind, to, sent, source, _, _ = program[state["at"]]
        state["at"] += 1
        if kind in ("exchange", "post"):
            units = len(sent) if self.times["G"] is None else 1
            message = dict(rank=rank, to=to, words=len(sent), missing=units, posted=kind == "post", done=False, arrivals=[])
            self.state[to]["sent"][rank].append(message)
            self.add(self.now + overhead, INJECT, rank, self.inject, message)
            if kind == "post":
                self.add(self.now + overhead * units, STEP, rank, self.step, rank)
                return
            state["own"] = message
        state["waits"] = source
        self.take(rank)
        self.go_on(rank)

    def inject(self, message):
        rank, overhead, gap = message["rank"], self.times["o"], self.times["g"]
        state, ready = self.state[rank], self.now
        if self.limit is not None:
            if overhead > 0 and self.times["G"] is None:
                self.state[message["to"]]["flying"][rank].append(message)
                self.take(message["to"])
            message |= dict(injected=self.now, sent=0)
            state["outgoing"].append(message)
            if len(state["outgoing"]) == 1:
                self.plan_request(rank)
            return
        if self.times["G"] is not None:
            first = max(ready, state["next_send"])
            last = first + (message["words"] - 1) * self.times["G"]
            state["next_send"] = last + gap
            self.add(first + self.times["L"], REQUEST, rank, self.word_arrives, message)
            if not message["posted"]:
                self.add(last, INJECT, rank, self.sent, message)
            return
        for _ in range(message["words"]):
            left = max(ready, state["next_send"])
            state["next_send"] = left + gap
            ready = ready + overhead if message["posted"] else left + 2 * overhead
            message["arrivals"].append(left + self.times["L"])
            if overhead == 0:
                self.add(left + self.times["L"], REQUEST, rank, self.word_arrives, message)
        if not message["posted"]:
            self.add(left, INJECT, rank, self.sent, message)
        if overhead > 0:
            self.state[message["to"]]["flying"][rank].append(message)
            self.take(message["to"])

    def plan_request(self, rank):
        state = self.state[rank]
        if state["outgoing"]:
            message = state["outgoing"][0]
            busy = self.times["o"] * message["sent"] if message["posted"] else 0
            self.add(max(state["next_send"], message["injected"] + busy), REQUEST, rank, self.request_to_send, rank)

    def request_to_send(self, rank):
        receiver = self.state[self.state[rank]["outgoing"][0]["to"]]
        if receiver["transit"] < self.limit:
            self.leave(rank)
        else:
            receiver["stalled"].append(rank)

    def leave(self, rank):
        state, whole = self.state[rank], self.times["G"] is not None
        message = state["outgoing"][0]
        self.state[message["to"]]["transit"] += 1
        message["sent"] += 1
        left = self.now + ((message["words"] - 1) * self.times["G"] if whole else 0)
        self.add(self.now + self.times["L"], RELEASE, rank, self.arrives, message)
        self.add(left + self.times["L"], RELEASE, rank, self.transit_ends, message)
        pause = self.times["g"]
        if whole or message["sent"] == message["words"]:
            state["outgoing"].popleft()
            if not message["posted"]:
                self.add(left, INJECT, rank, self.sent, message)
        elif not message["posted"]:
            pause = max(pause, 2 * self.times["o"])
        state["next_send"] = left + pause
        self.plan_request(rank)

    def transit_ends(self, message):
        receiver = self.state[message["to"]]
        receiver["transit"] -= 1
        if receiver["stalled"]:
            self.leave(receiver["stalled"].popleft())

    def arrives(self, message):
        if self.times["o"] == 0 or self.times["G"] is not None:
            self.word_arrives(message)
            return
        message["arrivals"].append(self.now)
        if len(message["arrivals"]) == message["words"] and "awaited" in message:
            self.take_words(message, message["awaited"])

    def sent(self, message):
        message["done"] = True
        self.go_on(message["rank"])

    def word_arrives(self, message):
        receiver = self.state[message["to"]]
        time = max(self.now, receiver["next_receive"])
        if self.times["G"] is not None:
            time += (message["words"] - 1) * self.times["G"]
        receiver["next_receive"] = time + self.times["g"]
        self.add(time, RELEASE, message["rank"], self.word_received, message)

    def word_received(self, message):
        message["missing"] -= 1
        if message["missing"] == 0:
            self.state[message["to"]]["inbox"][message["rank"]].append(message)
            self.go_on(message["to"])

    def take(self, rank):
        """With o > 0: takes the words of the message for which the processor waits, if it is on the way."""
        state, overhead = self.state[rank], self.times["o"]
        if self.times["G"] is not None or state["waits"] is None or state["receiving"] or overhead == 0 or not state["flying"][state["waits"]]:
            return
        if state["inbox"][state["waits"]]:
            return
        message = state["flying"][state["waits"]].popleft()
        state["receiving"] = True
        if len(message["arrivals"]) == message["words"]:
            self.take_words(message, self.now)
        else:
            message["awaited"] = self.now

    def take_words(self, message, time):
        """Takes the words of a message, all of whose arrivals are known, from `time` on."""
        state, overhead, gap = self.state[message["to"]], self.times["o"], self.times["g"]
        for arrival in message["arrivals"]:
            taken = max(time, arrival, state["next_receive"])
            time = taken + max(gap, overhead if state["own"] is None else 2 * overhead)
            state["next_receive"] = taken + max(gap, overhead)
        self.add(taken, STEP, message["to"], self.taken, message)

    def taken(self, message):
        state = self.state[message["to"]]
        state["receiving"] = False
        state["inbox"][message["rank"]].append(message)
        self.go_on(message["to"])


def bsp(programs, times):
    """T_p in supersteps."""
    at, sent, inbox = [0] * len(programs), [0] * len(programs), [defaultdict(deque) for _ in programs]
    now = Fraction(0)
    while any(k < len(program) for k, program in zip(at, programs)):
        longest, before = Fraction(0), (tuple(at), tuple(sent))
        for rank, program in enumerate(programs):
            work = Fraction(0)
            while at[rank] == sent[rank] and at[rank] < len(program):
                kind, _, _, source, _, nodes = program[at[rank]]
                if kind == "await" and inbox[rank][source]:
                    inbox[rank][source].popleft()
                elif kind not in ("compute", "copy"):
                    break
                work += 5 * nodes
                at[rank] += 1
                sent[rank] += 1
            longest = max(longest, work)
        now += longest
        out, into = [0] * len(programs), [0] * len(programs)
        for rank, program in enumerate(programs):
            coming = set().union(*(step[4] for step in program[at[rank]:sent[rank]] if step[0] in ("exchange", "await")))
            while sent[rank] < len(program):
                kind, to, slots_sent, _, received, _ = program[sent[rank]]
                if kind == "compute" or coming & (slots_sent | (received if kind == "copy" else set())):
                    break
                if kind in ("exchange", "post"):
                    out[rank] += 2 * len(slots_sent)
                    into[to] += 2 * len(slots_sent)
                    inbox[to][rank].append(None)
                if kind in ("exchange", "await"):
                    coming |= received
                sent[rank] += 1
        h = max(map(max, zip(out, into)))
        now += h * times["g"] + times["l-sync"] if h else 0
        for rank, program in enumerate(programs):
            while at[rank] < sent[rank]:
                kind, _, _, source, _, _ = program[at[rank]]
                if kind in ("exchange", "await"):
                    if not inbox[rank][source]:
                        break
                    inbox[rank][source].popleft()
                at[rank] += 1
        if before == (tuple(at), tuple(sent)):
            return None
    return now


def random_request(dice):
    """Flags of a run, with decimal durations that often add up to equal times."""
    algorithm = dice.choice(["binary-exchange", "transpose", "two-dimensional", "two-dimensional-rows", "group-cyclic",
                             "cyclic-to-blocked", "output-driven"])
    d = dice.choice([2, 4]) if algorithm.startswith("two") else dice.randint(1, 5)
    r = max(2 * d, dice.randint(6, 10))
    r += r % 2 if algorithm.startswith("two") else 0
    flags = {"algorithm": algorithm, "p": 1 << d, "n": 1 << r, "machine": dice.choice(["network"] * 3 + ["logp", "bsp"])}
    if algorithm in ("transpose", "group-cyclic", "cyclic-to-blocked"):
        flags["alltoall"] = dice.choice(["paper", "pairwise", "shift", "naive"])
    if flags["machine"] == "bsp":
        flags |= {"g": dice.choice(["4", "0.3", "2.7"]), "l-sync": dice.choice(["1000", "0.1", "33.3"])}
        if algorithm in ("binary-exchange", "two-dimensional", "two-dimensional-rows"):
            flags["overlap"] = dice.choice(["true", "false"])
        return flags
    if flags["machine"] == "logp":
        return flags | {"tc": dice.choice(["1", "0.1"]), "L": dice.choice(["10", "0.7", "0"]), "g": dice.choice(["3", "4", "0.3"]),
                        "o": dice.choice(["0", "0", "1", "0.2"]), "G": dice.choice(["none", "none", "0.1", "0", "5"]),
                        "capacity": dice.choice(["true", "false"])}
    flags["topology"] = dice.choice(["hypercube", "mesh", "torus", "mesh3d", "complete"])
    flags["switching"] = dice.choice(["store-and-forward", "wormhole"])
    for name, choices in {"tc": ["1", "0.1", "0.7"], "ts": ["25", "0.7", "0", "3.3"], "th": ["0.5", "0.9", "0", "0.1"],
                          "tw": ["1.28", "1.1", "0.3", "2"]}.items():
        flags[name] = dice.choice(choices)
    return flags


def hyperfly(command, *words):
    run = subprocess.run([command, *map(str, words)], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else None


def arguments(flags):
    return [word for name, value in flags.items() for word in (f"--{name}", value)]


def t_parallel(command, flags):
    found = hyperfly(command, "run", "--json", *arguments(flags))
    return found and json.loads(found)["t_parallel"]


def check(command, flags):
    """Whether the command's T_p is the double nearest to the exact one; None if the run is impossible or deadlocks."""
    found, plan = t_parallel(command, flags), hyperfly(command, "export", "--format", "plan", *arguments(flags))
    if found is None or plan is None:
        return None
    programs = parse(plan)
    defaults = {"tc": "1", "ts": "25", "th": "0.5", "tw": "1.28", "L": "10", "g": "4", "o": "0", "l-sync": "1000"}
    times = {name: Fraction(flags.get(name, value)) for name, value in defaults.items()}
    inner = flags.get("G", "none")
    times["capacity"] = flags.get("capacity") == "true"
    times["G"] = None if inner == "none" else Fraction(inner)
    if flags["machine"] == "bsp":
        exact = bsp(programs, times)
    elif flags["machine"] == "logp":
        exact = LogP(programs, times).run()
    else:
        exact = Events(programs, times, flags["topology"], flags["switching"]).run()
    if exact is None:
        return None
    if found != float(exact):
        print(f"T_p = {found}, exactly {float(exact)}: hyperfly run {' '.join(map(str, arguments(flags)))}")
    return found == float(exact)


def check_scale(command, flags, dice):
    """Whether T_p is proportional to the durations, to 1e-12."""
    names = {"network": ["tc", "ts", "th", "tw"], "logp": ["tc", "L", "g", "o"], "bsp": []}[flags["machine"]]
    defaults = {"tc": "1", "ts": "25", "th": "0.5", "tw": "1.28", "L": "10", "g": "4", "o": "0", "G": "0"}
    if flags.get("G", "none") != "none":
        names.append("G")
    factor = dice.choice([Fraction(100), Fraction(7), Fraction(1, 3), Fraction(1, 10**6)])
    scaled = flags | {name: repr(float(Fraction(flags.get(name, defaults[name])) * factor)) for name in names}
    found, other = t_parallel(command, flags), t_parallel(command, scaled)
    if found is None or other is None:
        return None
    holds = abs(other / float(factor) / found - 1) <= 1e-12
    if names and not holds:
        print(f"T_p = {found}, times {factor}: {other}: hyperfly run {' '.join(map(str, arguments(flags)))}")
    return holds if names else None


def main():
    command, count, seed = sys.argv[1], int((sys.argv[2:] + ["60"])[0]), int((sys.argv[3:] + ["1"])[0])
    dice = random.Random(seed)
    results = [check(command, random_request(dice)) for _ in range(count)]
    scales = []
    for _ in range(count):
        flags = random_request(dice)
        if flags["machine"] == "network":
            flags["switching"] = dice.choice(["store-and-forward", "wormhole", "cut-through"])
        scales.append(check_scale(command, flags, dice))
    print(f"{results.count(True)} of {count} runs equal the rational simulation ({results.count(None)} cannot run), "
          f"{scales.count(True)} of {len(scales)} are proportional to their durations ({scales.count(None)} left out)")
    enough = results.count(True) >= count // 2 and scales.count(True) >= count // 2
    sys.exit(0 if enough and False not in results + scales else 1)


if __name__ == "__main__":
    main()
