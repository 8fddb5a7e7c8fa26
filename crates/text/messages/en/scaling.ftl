# How a run scales: T_p, S and E against p while n, n/p, W/p or T_p stays the same; what to see in it, and its terms. Symbols stay as
# they are; ₚ is a small p below the line.

## The rules: what stays the same, and what that is called

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
marks = Line: closed form. Ring: executed, with the largest power of two n that the rule allows, so that its Tₚ may be below the line.
# For those who do not see the charts. $what: "speedup S".
chart = { $what } against p, one line for each rule

## What to see

strong-stops = With n = { $n } fixed, S stops at { $speedup } (p = { $p }).
strong-goes-on = With n = { $n } fixed, S reaches { $speedup } (p = { $p }), where the runs end.
weak-stops = With n/p fixed it stops at { $speedup } (p = { $p }).
weak-goes-on = With n/p fixed it goes on to { $speedup } (p = { $p }).
# $promised: what the law says; $speedup: what the run gave.
law = Amdahl’s law, fitted to the runs with p ≤ { $last }, promises { $promised } for p = { $p }; the run gives { $speedup }.
no-serial-part = No part of this FFT is serial: what the law takes for one is overhead, and it is not constant. f is { $first } for p = { $from } and { $then } for p = { $to }.
one-processor = This formulation runs on one processor only, so there is nothing to scale.
no-lines = There is no closed form here, so there are rings only.
# $most: how many messages.
left-out = Runs of more than { $most } messages are left out.

## Columns of the table

rule = rule
n-executed = n executed
# Of the closed form, whose n may be any real number.
line-log-n = log n of the line
line-time = Tₚ of the line
line-speedup = S of the line
line-efficiency = E of the line
# What Amdahl's and Gustafson's laws say.
law-says = S by the law

## The terms

terms = Terms
term-strong-name = strong scaling
term-strong = The same n on more and more processors. Each has less to compute, so communication takes a growing part of the time, and S stops growing.
term-weak-name = weak scaling, memory-constrained
term-weak = p times the points on p processors: n/p stays the same, so each processor’s memory stays as full. For a transform, whose memory is its n points, the two are one. W grows a little faster than p, as log n grows, too.
term-scaled-name = scaled speedup
term-scaled = S for p times the work on p processors: W/p stays the same (Gustafson, Montry and Benner).
term-time-name = time-constrained scaling
term-time = The most points that p processors transform in the time that one takes for the n of the start.
term-amdahl-name = Amdahl’s law
term-amdahl = S ≤ 1/(f + (1 − f)/p) if a part f of the work is done by one processor alone; so S stays below 1/f. The FFT has no such part: an f fitted to a few runs promises more, or less, than larger p give.
term-gustafson-name = Gustafson’s law
term-gustafson = S = p − f′ · (p − 1) if one processor works alone for a part f′ of the time on p processors. Runs leave this line where overhead grows faster than p.
term-bisection-name = bisection
term-bisection = The fewest links between two halves of a network: p/2 on a hypercube, √p on a square mesh. Half of all words have to cross it in a transposition, which is what slows the mesh down.
term-overhead-name = overhead T_o
term-overhead = Of parallel systems: all time of all processors that is not useful computation, T_o = p · T_p − W.
term-o-name = overhead o
term-o = Of LogP: the time that one processor is busy sending or receiving one word. Only a part of T_o comes from it; L and g, and waiting, are others.
term-threshold-name = threshold of binary-exchange
term-threshold = t_c / (t_c + t_w) on a hypercube (GK 4.1.1). To keep an efficiency up to this, n need only grow as p does; beyond, as a higher power of p. It is binary-exchange’s own: a transpose has another, or none.
term-bsp-name = serial time on BSP
term-bsp = Counted in flops: T_s = 5 · n · log n, as a butterfly has 10 flops for its two outputs.
term-radix-name = serial time with radix 4
term-radix = Two stages computed as one take 17/20 of the flops, so T_s is 17/20 of that of radix 2 (with an odd log n one stage stays single). S is against this faster program.
