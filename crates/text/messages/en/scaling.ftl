# How a run scales: T_p, S and E against p while n, n/p, W/p or T_p stays the same; observations, and terms. Symbols stay as
# they are; ₚ is a subscript p.

## The rules: what stays the same, and the name of this kind of scaling

strong = n fixed: strong scaling
memory = n/p fixed: weak scaling, memory-constrained
work = W/p fixed: scaled speedup
time = Tₚ fixed: time-constrained

## Other lines

ideal = ideal
amdahl = Amdahl
gustafson = Gustafson
# $f: the fraction; $last: the largest p of the runs.
amdahl-fit = Amdahl’s law, f = { $f } (runs, p ≤ { $last })
gustafson-fit = Gustafson’s law, f′ = { $f } (runs, p ≤ { $last })
marks = Line: closed form. Ring: simulated run with the largest power of two n that the rule allows; its Tₚ may therefore be below the line.
# For screen readers. $what: "speedup S".
chart = { $what } against p, one line for each rule

## Observations
strong-stops = With n = { $n } fixed, S stops at { $speedup } (p = { $p }).
strong-goes-on = With n = { $n } fixed, S reaches { $speedup } (p = { $p }), where the runs end.
weak-stops = With n/p fixed, S stops at { $speedup } (p = { $p }).
weak-goes-on = With n/p fixed, S goes on to { $speedup } (p = { $p }).
# $promised: the speedup by the law; $speedup: the speedup of the run.
law = Amdahl’s law, fitted to the runs with p ≤ { $last }, predicts { $promised } for p = { $p }; the run gives { $speedup }.
no-serial-part = No part of this FFT is serial: the law takes overhead for a serial part, and the overhead is not constant. f is { $first } for p = { $from } and { $then } for p = { $to }.
one-processor = This formulation runs on one processor only, so there is nothing to scale.
no-lines = There is no closed form here, so the charts show rings only.
# $most: a number of messages.
left-out = Runs with more than { $most } messages are left out.

## Columns of the table

rule = rule
n-executed = n executed
# The closed form, whose n may be any real number.
line-log-n = log n of the line
line-time = Tₚ of the line
line-speedup = S of the line
line-efficiency = E of the line
# The speedup by Amdahl's or Gustafson's law.
law-says = S by the law

## The terms

terms = Terms
term-strong-name = strong scaling
term-strong = The same n on more and more processors. Each has less to compute, so communication takes a growing part of the time, and S stops growing.
term-weak-name = weak scaling, memory-constrained
term-weak = p times the points on p processors: n/p stays the same, so each processor’s memory stays as full. The memory of a transform is its n points, so weak and memory-constrained scaling are the same here. W grows a little faster than p, as log n grows, too.
term-scaled-name = scaled speedup
term-scaled = S for p times the work on p processors: W/p stays the same (Gustafson, Montry and Benner).
term-time-name = time-constrained scaling
term-time = The most points that p processors transform in the time that one processor takes for the initial n.
term-amdahl-name = Amdahl’s law
term-amdahl = S ≤ 1/(f + (1 − f)/p) if one processor alone does a part f of the work; so S stays below 1/f. The FFT has no serial part: an f fitted to a few runs predicts more, or less, than larger p give.
term-gustafson-name = Gustafson’s law
term-gustafson = S = p − f′ · (p − 1) if one processor works alone for a part f′ of the time on p processors. Runs leave this line where overhead grows faster than p.
term-bisection-name = bisection
term-bisection = The fewest links between two halves of a network: p/2 on a hypercube, √p on a square mesh. Half of all words have to cross it in a transposition, which is what slows the mesh down.
term-overhead-name = overhead T_o
term-overhead = In parallel systems: all time of all processors that is not useful computation, T_o = p · T_p − W.
term-o-name = overhead o
term-o = In LogP: the time that one processor is busy sending or receiving one word. It is only one part of T_o; L, g and waiting are others.
term-threshold-name = threshold of binary-exchange
term-threshold = t_c / (t_c + t_w) on a hypercube (GK 4.1.1). To keep an efficiency up to this value, n need only grow in proportion to p; above it, n has to grow as a higher power of p. The value holds for binary-exchange only: a transpose has another, or none.
term-bsp-name = serial time on BSP
term-bsp = Counted in flops: T_s = 5 · n · log n, as a butterfly has 10 flops for its two outputs.
term-radix-name = serial time with radix 4
term-radix = Two stages computed as one take 17/20 of the flops, so T_s is 17/20 of the time with radix 2 (with an odd log n one stage stays single). S compares with this faster program.
