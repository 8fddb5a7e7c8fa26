# The entries of Inda & Bisseling, "A simple and efficient parallel FFT algorithm using the BSP model" (2000): what they are
# and claim, why paper and execution differ, labels of their tables and figures.
#
# Symbols and formulas stay as they are: N/p, C^r, 2^k. A letter behind _ is set as an index, what is behind ^ as a power.
# Labels of figures have little room.

## Section 1, equations 1.1 to 1.15 and Lemma 1.2

sec1-place = Sections 1.1 and 1.3, equations 1.1 to 1.15, Lemma 1.2
sec1-title = The sequential FFT as a product of matrices
sec1-claim =
    The Fourier matrix is a bit reversal followed by log N butterfly stages (1.6), each block diagonal (1.7). Two stages at
    once are a 4-butterfly (1.12): 34 flops for four numbers instead of 40, so 4.25 N log N instead of 5 N log N. Transforms
    of a factor N = N₀ N₁ can be done one after the other (1.15).
# $number: of the equation.
sec1-elements = elements of both sides of ({ $number })
sec1-factors = weights of (1.15), { $first } · { $second }
# $part: 1 to 4.
sec1-lemma = Lemma 1.2, part { $part }
sec1-holds = holds
sec1-fails = fails
sec1-sum = sum (1.1), radix { $radix }
sec1-as-defined = the sum of the definition
sec1-error = relative error { $error }
sec1-inverse = backward after forward (1.14), radix { $radix }
sec1-input = the input
sec1-flops = flops, radix { $radix }

## Fig. 1, section 2.1

fig1-place = Fig. 1, section 2.1
fig1-title = Butterflies under the group-cyclic distributions
fig1-claim =
    A few distributions make all butterflies local: short ones under blocks, longer ones cyclically in r groups, the
    longest cyclically. Between two of them all data are redistributed once. Colours: the processor that holds the
    element; strong lines: the butterflies of processor 0.
fig1-elements = phase { $j }: elements where C^{ $r } has them
fig1-butterflies = phase { $j }: butterflies on one processor
fig1-phases = phases
fig1-logical = (A) logical view
fig1-storage = (B) storage view

## Fig. 2, section 2.3, Theorem 2.2, Corollary 2.3

fig2-place = Fig. 2, section 2.3, Theorem 2.2, Corollary 2.3
fig2-title = Butterfly stages in the storage view
fig2-claim =
    Stored cyclically in r groups of u processors, a stage of butterflies of size K = k·u becomes block diagonal: each
    processor does butterflies of size k on its own N/p elements. Only the weights tell processors apart: those of
    processor s₁ of a group are shifted by s₁/u.
fig2-same = rows of Â that are those of (2.9)
fig2-weights = weights
fig2-right = phases of processors with the weights of α = (s mod u)/u
fig2-group = (B) one group, 64 × 64
fig2-groups = r = 2 groups of u = 4 processors
fig2-each = each processor: N/p = 16, k = 8
fig2-matrix = (C) B₈ of processor s₁ = 1
fig2-powers = blue w₈, orange −w₈, power j + s₁/u

## Fig. 3, section 3.4

fig3-place = Fig. 3, section 3.4
fig3-title = From blocks to the cyclic distribution, in packets
fig3-claim =
    If p ≤ N/p, the permutation to the cyclic distribution needs no message for each element: a processor first shuffles
    its block so that what goes to one processor stands together, and then sends each of the others one packet of N/p²
    elements. Colours: the processor that held the element at first.
fig3-both = elements that both steps take where σ does
fig3-together = packets that stay together
fig3-packets = messages of N/p² elements, executed
fig3-messages = messages, executed
fig3-moved = elements that move from block to cyclic, executed
fig3-local = (A) local σ₄,₈ permutation
fig3-global = (B) global permutation of packets of 2
fig3-processor = processor { $q }

## Lemma 3.1, Corollary 3.2 and Lemma A.1

lemmas-place = Lemma 3.1, Corollary 3.2, section 3.2; Lemma A.1, appendix A
lemmas-title = Bit reversal in two parts, and what a shuffle does to butterflies
lemmas-claim =
    A bit reversal of N numbers is one of blocks and one within blocks (Lemma 3.1), so in parallel a global permutation and a local
    bit reversal (Corollary 3.2). The shuffle σ keeps the halves of a butterfly together and shifts its weights by s₁/u (Lemma A.1).
lemmas-lemma = indices for which Lemma { $number } holds
lemmas-corollary = indices for which Corollary { $number } holds
# $part: 1 to 3.
lemmas-part = indices for which Lemma A.1, part { $part }, holds

## Sections 4.2 and 4.3

sec4-place = Sections 4.2 and 4.3
sec4-title = Phases of another size, and phases that fit the cache
sec4-claim =
    The permutations between phases can come earlier without becoming more. So phases can be about equally long, and for some p and N
    more stages are paired off (4.2). A phase can be cut into smaller ones that fit the cache, done one after the other as if
    by virtual processors (4.3).
sec4-permutations = communication supersteps, phases balanced
sec4-sizes = stages of the balanced phases
sec4-same-size = approximately the same size
# $sizes: "3 + 3 + 3".
sec4-alike = { $sizes }: one apart at most
sec4-not-alike = { $sizes }: more than one apart
sec4-cheaper = fewer flops with balanced phases
sec4-some = for some p and N
sec4-of-all = for { $less } of { $all }, and for { $more } more flops
sec4-blocked-time = T_p with phases cut to the cache, radix 2
sec4-blocked-transform = result with phases cut to the cache (4.4)
sec4-transform = the transform
sec4-piece = points of the largest piece
# $most: points that fit the cache.
sec4-at-most = at most { $most }

## Table 1, section 5.1

table1-place = Table 1, section 5.1
table1-title = The error of an FFT in double precision
table1-claim =
    Transforming random numbers in IEEE double precision loses about one unit in the last place, 2 × 10⁻¹⁶ of the norm,
    and hardly more for larger N; the arithmetic of the Cray T3E loses more. The parallel transform differs from the
    sequential one only where it pairs the butterfly stages differently.
table1-vectors =
    { $count ->
       *[other] { $least } … { $most } in { $count } vectors
    }
table1-less = { $mean } in IEEE 754: less
table1-not-less = { $mean } in IEEE 754: not less
table1-backward = backward
table1-sizes = 512 to 65536
table1-same-pairs = same pairs
table1-other-pairs = other pairs
table1-same-bits = same bits
table1-other-bits = other bits
table1-compared = { $error }: { $pairs }, { $bits }
table1-both = { $forward } forward, { $backward } backward
table1-by = by a factor of { $growth } (√log N: of 1.33)
table1-parallel = parallel, p = { $p }
table1-alike = approximately the same as forward
table1-growth = growth
table1-by-cray = by a factor of 1.21 in IEEE 754
table1-no-difference = no difference: the stages are paired in the same way
table1-order = of the same order
table1-axis = relative error, ‖F* − F‖ / ‖F‖
table1-cray = Cray T3E, published
table1-ieee = IEEE 754, published
table1-here = computed here

## Table 2, section 5.2, equation 5.1

table2-place = Table 2, section 5.2, equation 5.1
table2-title = Flop rates of the sequential FFT
table2-claim =
    The rate 5·N·log N / Time rises with N as long as data and weights fit the cache of 96 KB, up to N = 4096; beyond,
    it falls to a third and less.
table2-why-1 =
    A rate of 47.3 Mflop/s takes 0.0947 ms, which rounds to 0.09; at the printed 0.10 ms the rate would be 42.7 … 47.2.
    One of the two cells was not rounded to the nearest.
table2-why-2 =
    The rate falls from 64 to 128, from 256 to 512 and from 1024 to 2048. It rises for even log N, where all stages are
    4-butterflies, and for odd log N, where one stage of radix 2 is left over, each for itself. The left-over stage
    explains part of the zigzag: the flops of (3.1) rise by 3/17/log N there, the printed times by more.
table2-falls = falls at { $sizes }
table2-even-sizes = 32 … 4096, even log N
table2-odd-sizes = 32 … 4096, odd log N
table2-falls-to = from { $best } to { $worst } and less
table2-rate = rate
table2-flops = flops (3.1)
table2-of-table-3 = time in Table 3
table2-rises = rises
table2-increases = increases
table2-said = performance increases until N = 4096
table2-does-not = does not
table2-drops = drops
table2-suddenly = suddenly drops after N = 4096
table2-here = rate of this machine, Mflop/s
table2-constant = 34.9 Mflop/s, all N
table2-even = even log N
table2-odd = odd log N
table2-cache = the cache is full
table2-axis = 5·N·log N / Time, Mflop/s

## Table 3, sections 3.1, 3.5 and 5.3, equations 3.2, 3.8 and 3.9

table3-place = Table 3, sections 3.1, 3.5 and 5.3, equations 3.2, 3.8 and 3.9
table3-title = Predicted and measured times of the BSP FFT
table3-claim =
    A transform costs 17/4·N/p·log N flops and ⌈log N / log N/p⌉ + 1 redistributions of 2·N/p·g + l each (3.9). With g
    and l of the machine that predicts the times on a Cray T3E well, as long as a processor's part fits its cache.
table3-why-1 =
    (3.9) with g = 2.14 and l = 1377 gives 1.0549 ms, printed is 1.06. With the microseconds of the same row of Table 4
    (0.06133, 39.48) it gives 1.0550, which rounds to 1.06: the paper computed with more digits of g than it prints.
table3-why-2 =
    (3.9) with the row of Table 4 for 64 processors gives 0.473, 0.602 and 0.903 ms, which do not round to the printed
    0.48, 0.61 and 0.91; neither do they with the row's microseconds. An l of 3901 … 3924 flops instead of 3861 gives
    all eight cells of p = 64 (see the row on l). The predictions seem to be of another run of the benchmark than the
    one that Table 4 prints.
table3-why-3 =
    The eight predictions for 64 processors are right to the last digit for an l from 3900.04 to 3924.17 flops, so for
    every whole l from 3901 to 3924: about 1.3 % more than Table 4 says. Where p is large and N/p small they are mostly l, so they show it.
table3-why-4 =
    (3.8) counts 2·N/p numbers for each redistribution, as if each processor sent all it has. What stays is not sent:
    when k of the bits that name the processor are new, each keeps one part in 2^k, so that h = 2·N/p·(1 − 2^−k), with k
    = log p for all redistributions if p² ≤ N. Only where processors change places, too, do some send everything. (3.8)
    is an upper bound that is nearly reached.
table3-why-5 =
    (3.9) makes two simplifications. It takes (3.7) for (3.2), as if all stages came in pairs: too little by 3/4·N/p
    flops for each phase with an odd number of stages. And it takes (3.8) for what is sent: too much. So it is neither
    exact nor a bound: for N = 4096 the execution takes less than (3.9) on 16 processors and more on 32 (12 696 flops
    against 12 600). For N = 4096 on 512 processors the two errors cancel, and the sum fits by chance: that is not
    counted as an agreement.
table3-why-6 =
    IB 2.1 say "the largest H for which (N/p)^(H−1) ≤ N" and mean ⌈log N / log N/p⌉, which stands beside it. If N is a
    power of N/p the words give one phase too many, with no stage in it; they are right with < for ≤.
table3-why-7 =
    Beyond the cache the machine computes at about a third of v = 34.9 Mflop/s. IB name the cause themselves (section
    5.3), and the rates of Table 2 fall by as much. In cache a factor of 1.16 is left in the median; it is largest
    where one processor runs faster than v: 2.95 ms for N = 4096 are 83 Mflop/s.
table3-factor = { $median } in the median, { $most } at most
# $cached, $beyond: the message above.
table3-off = off by a factor of { $cached } in cache, of { $beyond } beyond
table3-predicted = predicted
table3-measured = measured
table3-l = l that gives all cells
table3-h = h of all (3.8)
table3-phases = phases in words
table3-seq = seq
table3-in-cache = in cache
table3-executed-in-cache = executed against measured, in cache
table3-executed-beyond = executed against measured, beyond the cache
as-measured = as measured
executed = executed against measured
table3-predicts = predicts well in cache, not beyond
table3-flops = flops (3.2)
table3-redistributions = redistributions, H + 1
table3-yes = yes
table3-no = no
table3-cyclic = communication, block / cyclic (4.1)
table3-axis = time, ms (dashed predicted, circles measured)

## Table 4, section 5.3

table4-place = Table 4, section 5.3
table4-title = BSP parameters of a Cray T3E
table4-claim =
    A BSP computer is four numbers: p processors of v flop/s, g flops for each number sent or received, l flops to
    synchronise. On the Cray T3E v is 34.9 Mflop/s; g and l grow with p.
table4-why =
    110.88 µs at 34.9 Mflop/s are 3 870 flops, not 3 861: the two columns fit with v = 34.82 Mflop/s. All other rows fit
    with 34.9 (34.85 … 34.95). The benchmark measures v with g and l, so it seems to have found a slightly slower v in
    the run with 64 processors.
table4-both = flops from µs
table4-executed = flops, by execution
table4-here = Mflop/s of this machine
table4-axis-g = g, flops (line: printed, circles: executed)
table4-axis-l = l, flops

## Fig. 4, section 5.3, equation 5.2

fig4-place = Fig. 4, section 5.3, equation 5.2
fig4-title = Absolute efficiency on a Cray T3E
fig4-claim =
    E = Time(seq, N) / (p · Time(p, N)) is moderate up to N = 4096 and up to 1.7 beyond: the sequential program does not
    fit the cache there, its parts on enough processors do.
fig4-why =
    By Table 3 the efficiency of N = 16384 falls from 1.00 to 0.88 on two processors, where 8192 points each are still
    too many for the cache, and rises to 1.52 on four. What the text says of 8192 ≤ N ≤ 16384 holds for 8192 only.
fig4-why-2 =
    (5.2) divides the time of the sequential program, and there the difference lies. Up to N = 4096 that program fits
    its cache and runs at up to 83 Mflop/s (Table 2), more than twice the v = 34.9 Mflop/s of the executions: measured
    efficiencies are lower. Beyond, it takes two to three times as long as v says: they are higher. That is the likely
    reason, not a proven one; on 64 processors g and l of Table 4 do not fit Table 3 besides.
fig4-why-3 =
    More or less constant is taken here as losing less than a third, which is what "notably" means in the step from
    one processor to two. From 2 to 8 processors N = 512 loses half of its efficiency (0.49, 0.37, 0.24) and N = 2048
    two fifths; N = 1024 and 4096 lose less than a third.
fig4-at-most = { $e } at most, executed
# $all: the efficiencies.
fig4-doubling = { $all }; a doubling leaves { $before } up to 8, then { $after }
fig4-around = { $before } before, { $after } after
# In the column N.
fig4-all = all
fig4-theory = in theory
fig4-up-to = efficiencies of up to
fig4-one-to-two = one to two processors
fig4-decreases = decreases notably
fig4-shape = more or less constant up to 8–16 processors, after that decreases steadily
fig4-two-to-64 = two to 64 processors
fig4-rises = increases from one processor to two
fig4-increases = increases
fig4-too-many = too many processors
fig4-deteriorates = deteriorates
fig4-cache = cache
fig4-flat = nearly constant before and after the part fits the cache
fig4-axis = E, absolute (dashed: predicted)

## Fig. 5, section 5.3

fig5-place = Fig. 5, section 5.3
fig5-title = Efficiency for a constant part N/p
fig5-claim =
    If N grows with p so that N/p stays the same, the efficiency can be kept: at about 0.5 for N/p as small as 256, at
    very good levels for 4096. The larger N/p, the flatter the predicted curve.
fig5-why =
    The times of Table 3 give 0.49 for N/p = 256 on two processors, 0.35, 0.33 and 0.33 on 4, 8 and 16, and 0.83 and
    0.94 on 32 and 64. The paper writes ≈ 0.5, which is taken as within a factor of √2: the times of two processors are, those of the others are not. The last two are high because the transform on one processor,
    with which they are compared, no longer fits its cache.
fig5-why-2 =
    As in Fig. 4 the time of the sequential program makes the difference, most likely: up to N = 4096 it runs faster
    than v = 34.9 Mflop/s says, and measured efficiencies are lower; beyond, it runs slower, and they are higher.
# $share: N/p.
fig5-spread = { $spread } for { $share }
fig5-spreads = greatest over least, p = 2 … 64: { $all }
fig5-ran = { $all } for p = 2 … 16
fig5-far = { $all } on 16, 256 and 4096 processors
fig5-maintained = maintained
fig5-execution = execution
fig5-flatter = flatter
fig5-converges = converges to a horizontal line as N/p increases
fig5-good = very good
fig5-asymptotically = asymptotically
fig5-level = a constant level for constant N/p, g and l
fig5-axis = E, absolute (dashed: predicted, solid: measured)
