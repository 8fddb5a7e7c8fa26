# The entries of Gupta & Kumar, "The Scalability of FFT on Parallel Computers" (1993): what they are and claim, why paper and
# execution differ, labels of their tables and figures.
#
# Symbols and formulas stay as they are: t_w, T_o, n log n, 2^30, √p. A letter behind _ is set as an index, what is behind ^ as
# a power. Labels of figures have little room.

## Figure 1, section 3

fig1-place = Figure 1, section 3
fig1-title = The Cooley–Tukey algorithm, unordered, radix 2
fig1-claim =
    log n iterations combine elements whose indices differ by 2^(r−l−1) in iteration l, the pattern of a butterfly
    network. Line 8 is executed n log n times, and the transform ends in bit-reversed order.
fig1-held = R after each iteration
fig1-as-in = as in Figure 1
fig1-same = the same
fig1-another = another
fig1-line-8 = executions of line 8
fig1-units = T_s in units of t_c
fig1-reversed = bit-reversed
fig1-natural = natural
fig1-neither = neither
fig1-order = order of the result
fig1-speedup = speedup of p = n, free messages
fig1-distance = distance of the indices combined in iteration { $l }

## Figure 2, section 8

fig2-place = Figure 2, section 8
fig2-title = Speedup on a hypercube for three problem sizes
fig2-claim =
    For a small problem (n = 1024) the speedup saturates at a small number of processors, and further ones give no
    additional speedup. For a larger one (n = 65536) it is nearly linear up to 1024 processors.
fig2-why =
    GK measured the speedups and do not state t_s. With the t_s = 4 t_c assumed here, 320 µs, the curve flattens but
    still rises: from 512 to 1024 processors by 15 %. By equation 4 it stops rising there only if t_s is at least 11.6
    t_c, 0.93 ms; whatever else slowed the nCUBE1 down is in no equation of the paper.
fig2-doubling = each doubling of p brings less than the one before, n = 1024
fig2-saturates = saturates
fig2-stops = no additional speedup for n = 1024 beyond some p
fig2-none = none
fig2-linear = nearly linear for n = 65536
fig2-nearly = nearly linear
fig2-axis = S, speedup; circles: simulated runs, lines: equations 1 and 4
fig2-none-beyond = none beyond p = { $p }
fig2-still = still × { $last } from 512 to 1024
fig2-gains = × { $first } first, × { $last } last
fig2-worth = { $share } of 1024 processors' worth

## Figure 3, section 8

fig3-place = Figure 3, section 8
fig3-title = Isoefficiency curves on a hypercube for three efficiencies
fig3-claim =
    With t_w/t_c = 0.2 the threshold is 0.83. For E = 0.66 and 0.76, below it, n log n grows nearly in proportion to p
    log p; for E = 0.87, above it, much faster.
fig3-exceeds = E at which K t_w/t_c exceeds 1
fig3-axis = p log p; circles: runs within 0.02 of E, lines: exact isoefficiency
fig3-non-linear = non-linear
fig3-nearly = nearly linear
fig3-curve = curve for E = { $e }

## Figure 4, section 8

fig4-place = Figure 4, section 8
fig4-title = Isoefficiency curves on mesh and hypercube, E = 0.66
fig4-claim =
    To keep the same efficiency the problem has to grow much more rapidly on a mesh than on a hypercube with the same
    processors and channels.
fig4-grown = mesh × { $mesh }, hypercube × { $cube }
fig4-more = more on the mesh
fig4-axis = W = n log n in units of t_c; circles: runs of the next power of two
fig4-equation-10 = mesh, equation 10
fig4-equation-6 = hypercube, equation 6

## Table 1, section 8

table1-place = Table 1, section 8
table1-title = Slope of log n against log p that keeps an efficiency, on four hypercubes
table1-claim =
    To keep the efficiency E, n has to grow as p to the power K t_w/t_c with K = E/(1 − E). Efficiencies whose entry is
    about 1 or less come easily; M1 to M4 are nCUBE1, nCUBE2, iPSC/2 and iPSC/RX.
table1-why-1 =
    The text gives t_w/t_c = 0.18 for M3, but every entry of the column is K · 0.178. The speeds that section 8 states,
    0.5 Mflop/s and 2.8 MB/s, give 0.5/2.8 = 0.1786, which was cut to 0.178 for the table and rounded to 0.18 for the
    text.
table1-why-2 =
    K = 1/9 and t_w/t_c = 1.28 give 0.1422, which rounds to .142; .143 fits no rounding of it. The other entries of the
    column fit 1.28.
table1-why-3 =
    The text gives t_w/t_c = 10.7 for M4. The speeds that section 8 states, 30 Mflop/s and 2.8 MB/s, give 30/2.8 =
    10.714, and with that these entries are 7.14, 42.9 and 96.4 as printed: they were computed before the ratio was
    rounded. (Only .95, printed as 203, fits 10.7 better: 10.714 would give 204.)
table1-why-4 =
    These are cut after the third digit and not rounded: 3/7 · 0.2 = 0.0857 stands as .085, 7/3 · 0.2 = 0.4667 as .466,
    and 3/7 · 1.28 = 0.5486 as .548.
table1-reached = E = { $e } with 2^25, { $half } with 2^24
table1-run = M4, p = 2: a run with 2^25 points
table1-needs = E = 0.7 needs 2^25
# $machine: M1 to M4.
table1-speeds = { $machine }: t_w/t_c from Mflop/s and MB/s
# Footnote 3: a unit of 8 flops takes so many microseconds.
table1-rate = Mflop/s of 8 flops in { $microseconds } µs
table1-measured-ratio = nCUBE1: 16 µs / 80 µs
table1-measured-bandwidth = nCUBE1: MB/s of 8 bytes in 16 µs

## Table 2, section 8

table2-place = Table 2, section 8
table2-title = Efficiency by input size and processors on a hypercube of type M4
table2-claim =
    With t_w/t_c = 10.7 the efficiencies are small, below 0.2 on a thousand or more processors, unless the problem is
    unreasonably large (n > 2^30).
table2-why-1 =
    E = 1/(1 + 10.7 · 6/12) = 0.157, printed as 0.19. That lies between the 0.22 for 16 processors and the 0.12 for
    256, so it does not catch the eye; but no rounding of 0.157 gives it, and all 29 other entries fit the formula and
    the runs. 0.16 must be meant: a misprint.
table2-why-2 =
    The table itself has 0.22 for 1024 processors and 2^30 points. E passes 0.2 where log n = (10.7/4) log p, that is
    from n = 2^27 on for 1024 processors.
table2-below = E < 0.2 for n ≤ 2^30
table2-at-most = at most 0.2 at n = 2^30

## Table 3, appendix A

table3-place = Table 3, appendix A
table3-title = Powers of ω in the iterations of an 8 point FFT
table3-claim =
    In iteration l the exponent of ω for index i is the reversal of the l + 1 most significant bits of i, padded with
    zeros to the right: two powers in the first iteration, twice as many in each that follows.
table3-why =
    The text says n − l − 1 zeros, which for 8 points would make an exponent of 8 bits; an exponent has as many bits as
    an index, log n. Its own table shows 3 bits: log n − l − 1 zeros behind the l + 1 reversed ones. (The word may be
    lost in the copy.)

## Table 4 and equation 13, appendix A

table4-place = Table 4 and equation 13, appendix A
table4-title = New powers of ω of a processor in each iteration, 8 points
table4-claim =
    A processor needs at most h(n, p) = 2(n/p − 1) + log p powers of ω. All processors together compute more than the n
    of a serial machine, an overhead of t'_c(n + p log p), from which W = K t'_c p log p follows.
table4-why =
    The paper rounds 2(n − p) + p log p − n to n + p log p. Exactly it is n − 2p + p log p, less by 2p; for p = n = 2
    that is nothing at all, as each of both processors computes one of the two powers. The order of growth and so
    equation 13 stay.
table4-overhead = overhead
table4-total = total, h(8, p)
table4-cost = cost, p · h(8, p)
table4-iteration = iteration { $stage }

## Both examples

ex-threshold = threshold, closed form
ex-axis = n that keeps E; circles: runs with just that n
ex-least = E of a run, n = p = 2^{ $d }
ex-run = E of a run, p = 2^{ $d }, n = p^{ $slope }
ex-slope = log n / log p for E = { $e }, p = 2^{ $d }
ex-equation = n by equation 7 for E = { $e }, p = 2

## Example 1, section 4.1.1

ex1-place = Example 1, section 4.1.1
ex1-title = The threshold where a word costs as much as a butterfly, t_w = t_c
ex1-claim =
    Efficiencies up to 0.5 are kept by n that grows as p. For more, n has to grow as p^K with K = E/(1 − E): for E = 0.9
    as p^9.

## Example 2, section 4.1.1

ex2-place = Example 2, section 4.1.1
ex2-title = The threshold where a word costs as much as two butterflies, t_w = 2 t_c
ex2-claim = Twice the cost of a word lowers the threshold to 0.33: for E = 0.5 n has to grow as p², for E = 0.9 as p^18.

## Equations 1 to 10, sections 2 and 4

sec4-place = Equations 1 to 10, sections 2 and 4
sec4-title = Overhead and isoefficiency of binary-exchange
sec4-claim =
    Binary-exchange has T_o = t_s p log p + t_w n log p on the hypercube and about t_s p log p + 2 t_w n √p on the mesh.
    From W = K T_o follows how W has to grow: polynomially on the hypercube, exponentially in √p on the mesh.
sec4-why-1 =
    Section 2 prints "Speedup S is the ratio W/T_o". Speedup is W/T_p: equation 1, the line after it, has E = S/p =
    W/(T_p p), and only so do speedups lie between 0 and p. (It is one letter, and may be the copy's.)
sec4-why-2 =
    1 + 2 + 4 + … + √p/2 = √p − 1, as the line above equation 8 has it. Equation 8 writes √p with ≈, so it is judged as an
    approximation: it holds if the run is nearer to it than to its double or its half. Its words are too many by 2 t_w n:
    3 % for p = 1024, 33 % for p = 16, and a factor of 2 for p = 4.
sec4-why-3 =
    It inherits √p for √p − 1 from equation 8, but in an exponent: exactly log n = 2K (t_w/t_c)(√p − 1), so the printed
    n is too big by the factor 2^(2K t_w/t_c) for every p, and does not approach the exact one as p grows.
# $network: hypercube or mesh, as view.ftl has them.
sec4-equation-3 = equation 3, { $network }
sec4-equation-1 = equation 1, E = 1/(1 + T_o/W)
sec4-partners = partners of processor 0, p = 64
sec4-why-4 =
    Two partners of the hypercube can be placed closer together than √p/2 hops. Harper's places (breadth first from processor 0,
    in rows and in columns) keep all partners within 7 hops for p = 256, where √p/2 = 8, and within 13 for p = 1024, where
    it is 16. Up to p = 64 the claim holds for both mappings that are tried here.
sec4-equation-2 = equation 2, W = K T_o
sec4-any-mapping = hops of the farthest partners in a mapping that keeps them close
# $hops: √p/2.
sec4-at-least = at least { $hops }
sec4-cube = 3-D mesh: T_o = t_s p log p + 3 t_w n (∛p − 1)
sec4-cube-isoefficiency = 3-D mesh: log n = 3K (t_w/t_c)(∛p − 1)
sec4-cube-exponential = 3-D mesh: growth of n for E = 0.5
sec4-exponential = exponential
# $sizes: the smallest n that reach E.
sec4-cube-sizes = n = { $sizes } for p = 8, 64 and 512
sec4-above = line above equation 8
sec4-exactly = log n with √p − 1
sec4-axis = T_o of simulated runs, n = 2^16, in t_c; lines: equations 4 and 8
sec4-equation-4 = hypercube, equation 4

## Equations 11 and 12, sections 5 and 5.1

sec5-place = Equations 11 and 12, sections 5 and 5.1
sec5-title = Transpose, and the family between it and binary-exchange
sec5-claim =
    Under cut-through a transpose has T_o = t_w n + t_s p²: least words, most start-ups, p ≤ √n. In m dimensions, from 2
    to log p + 1, it lies between that and binary-exchange; the best m depends on machine, p and n.
sec5-why-1 =
    It counts p messages for each processor, itself included. There are p − 1 of n/p² words: T_o = t_w n (p − 1)/p + t_s
    p(p − 1). The difference is the factor p/(p − 1), 33 % for p = 4 and 0.4 % for p = 256.
sec5-why-2 =
    GK let every message cross the whole hypercube. Step i crosses as many channels as i has bits set, on the average
    half of log p: the words take t_w (n/p)(log p)/2. So even under store-and-forward a transpose sends its words in
    half the time of binary-exchange, and is not "identical" to it.
sec5-why-3 =
    "for i = 1 to p" ends with self ⊕ p, which is no processor (for a power of two p it has one bit too many). The loop
    is 1 … p − 1, and a processor keeps its own part.
sec5-why-4 =
    For m = log p + 1 each redistribution is an exchange between two processors that moves only the half of a share that
    changes hands, n/2p words; then each computes both outputs of its pairs. Binary-exchange as in section 3.1 sends the
    whole share, so that each computes one output. Same partners, same start-ups, half of the words.
sec5-why-5 =
    By order of growth both have n√p on the mesh, so the claim holds for isoefficiency functions. But the constants are
    far apart: a transpose needs about a quarter of the time of binary-exchange under cut-through and about half of it
    under store-and-forward, since fewer words cross the middle of a row. Where start-ups are dear the p − 1 of a
    transpose weigh more.
sec5-mesh = mesh: transpose against binary-exchange, { $switching }
sec5-none = none
sec5-stored = store-and-forward, t_w n log p + t_s p²
sec5-loop = steps of the loop
sec5-words = words, m = log p + 1 and binary-exchange
sec5-minus-one = equation 11 with p − 1
sec5-load = most messages on a channel of the hypercube
sec5-counted = store-and-forward, counted
sec5-concurrency = concurrency decides, E = 0.5, t_s = t_c
sec5-exponent = exponent of p where K t_w/t_c = 2
sec5-best = best m
sec5-between = between the extremes
sec5-not-between = not between them
sec5-by-m = start-ups and words by m
sec5-messages = messages, m = log p + 1 and binary-exchange
sec5-less = less
sec5-no-less = no less
sec5-axis-m = m, dimensions
sec5-axis = T_p in t_c; p = 64, n = 2^18; circles: runs, lines: closed form

## Section 6

sec6-place = Section 6
sec6-title = What a faster serial algorithm is worth in parallel
sec6-claim =
    If the serial algorithm needs the fraction r less time, a parallel one that ran at efficiency E needs r·E less: 25 %
    fewer operations let a serial machine do 33.3 % more transforms, a parallel one at E = 50 % only 14 % more.
sec6-why =
    r·E holds if all of the computation becomes shorter by r, as GK assume. Executed here, radix 4 takes stages in pairs
    within a processor (GK describe pairs of exchange stages as well, among four processors): binary-exchange pairs only
    its log n − log p stages after the exchanges, and transpose splits a pair where its halves have an odd number of
    stages. What is saved is r·E times the pairs that are left over those of the serial algorithm: ⌊(log n − log p)/2⌋
    of ⌊log n/2⌋ for binary-exchange.
sec6-quarter = 25 % off
sec6-radix-4 = radix 4
sec6-words = words with radix 4
sec6-serial = throughput of a serial machine, % more
sec6-half = throughput at E = 50 %, % more
sec6-multiplications = multiplications of radix 4, % less
sec6-operations = all operations of radix 4, % less
sec6-if-all = 25, if it were all
sec6-axis-e = E before
sec6-axis = saved, % of T_p; p = 16, n = 4096
sec6-by-r = radix 4: r E
sec6-pairs = 4 of 6 pairs

## Section 7

sec7-place = Section 7
sec7-title = What a mesh costs that transforms as fast as a hypercube
sec7-claim =
    With channels w = 2√p/log p times as wide a mesh does binary-exchange as fast as a hypercube; for transpose w = √p.
    By the number of links such a mesh is dearer than the hypercube for all p; by bisection width it is cheaper for
    binary-exchange beyond p = 256, and dearer by a constant factor for transpose. Widths that grow as p^x give the best
    isoefficiency, O(p^1.5 log p), at x = 0.5.
sec7-why-2 =
    A processor of a mesh has 4 channels only inside; along the rim they are missing: 4(p − √p) in all. 4p is a torus.
sec7-why-3 =
    A 2 × 2 mesh is a hypercube: 8 channels each, and they are equally fast at the same width. The formula has twice the
    links and twice the width. From p = 16 on the claim holds.
sec7-why-4 =
    The paper compares 2p/log p with p/2. The first is less as soon as log p > 4: beyond p = 16, not 256 (at p = 256
    the mesh has half the bisection of the hypercube). With the exact 2(√p − 1) it is less from p = 16 on. A likely
    cause of the 256: the 4p links that the same section counts are those of a torus, whose bisection is 2√p; with it
    the mesh comes to 4p/log p, which is less than p/2 as soon as log p > 8.
sec7-why-5 =
    √p is about what store-and-forward needs (3.67 at p = 16, 15.9 at p = 256). Under cut-through the messages of a step
    share a channel at most 2^k-fold, 2^k the highest binary digit of the larger of its row and column distance; over
    all steps that makes (3/7) (√p³ − 1)/(p − 1), about 0.43 √p. Under wormhole it depends on the length of the messages,
    n/p² words. Long ones hold their whole route while they wait and need a width between these two: 2.07 at p = 16
    (16 words), 4.94 at p = 64 and 10.9 at p = 256 with as many words as the longest route has channels. Of a single
    word (n = p²: p = 64 and 256) they need less than under cut-through, 2.16 and 3.18.
sec7-why-6 = The costs 8p√p and 2p do not belong to w = √p: 4wp and w√p are then 4p√p and p. They belong to w = 2√p.
sec7-why-7 =
    Under cut-through transpose needs channels of width 0.43 √p, so the bisection of the mesh is 0.43 p, less than the
    p/2 of the hypercube; under wormhole with messages of a single word it needs less still (p = 64 and 256 at n = p²). At p = 4
    both are the same machine. The claim holds from p = 16 on under store-and-forward, and under wormhole where messages are
    as long as routes.
sec7-why-8 =
    A channel of width √p/2 takes √p/2 words at a time. In the first exchange of a row or column each channel carries
    one message of n/p words, and is full from n/p = √p/2 on, twice what the paper has; with √p/4 half of it stays
    empty. (In later exchanges messages share channels, and fewer words fill them.) The order p√p, and with it p^1.5
    log p, stays.
sec7-why-9 = A 2 × 2 × 2 mesh is a hypercube: 24 channels each, and equally fast. From p = 64 on the claim holds.
sec7-dearer-cube = 3-D mesh dearer by links
sec7-last = mesh cheaper by bisection beyond p
sec7-e-hypercube = E on the hypercube
sec7-e-mesh = E on the mesh
sec7-equal = E on the mesh with w = 2√p/log p
sec7-enough = E on the mesh with w = 2(√p − 1)/log p
sec7-links-hypercube = links of the hypercube
sec7-links-mesh = links of the mesh
sec7-bisection = bisection
sec7-dearer-links = mesh dearer by links
sec7-dearer-bisection = mesh dearer by bisection
sec7-by-bisection = mesh by bisection
sec7-transpose = w that transpose needs
sec7-cost = cost for w = √p
sec7-filled = n that fills channels of width √p/2
sec7-growth = what decides the isoefficiency
# In a legend: binary-exchange.
sec7-exchange = exchange
sec7-by-transpose = transpose
sec7-links = links
sec7-up-to = 8√p/(log p)² for p up to 2^60
sec7-cheaper = cheaper
sec7-not-cheaper = not cheaper
sec7-dearer = dearer
sec7-not-dearer = not dearer
sec7-communication = communication
sec7-concurrency = concurrency
sec7-best = the best of these x
sec7-axis-links = links, mesh / hypercube
sec7-axis-bisection = bisection, mesh / hypercube

## Appendix B

app-b-place = Appendix B
app-b-title = Other measures of scalability: hypercube against mesh
app-b-claim =
    By four other measures, too, binary-exchange scales on the hypercube and not on the mesh: scaled speedup, Karp and
    Flatt's serial fraction, Zorbas' overhead function, and Nussbaum and Agarwal's scalability, with t_s = t_h = 0.
    For scaled speedup the problem grows in proportion to p. GK write t_c n log n = p, which would leave a processor
    less than one point; the runs take n = p, the least that keeps all of them busy, and the formula is the same up to
    the double logarithms that GK set aside.
app-b-why-1 =
    The denominator 1 − 1/p of the definition is left out. So the printed value is too small by a factor (p − 1)/p,
    which tends to 1.
app-b-why-2 =
    On the mesh a processor's share crosses 2(√p − 1) channels (the line above equation 8), and equation 8 itself has
    2√p. Appendix B has √p: the factor 2 is lost. (For the serial fraction 1 − 1/p is left out as well.)
app-b-why-3 =
    The same formula stands for hypercube and mesh, and the next sentence says that the mesh is much worse: a misprint,
    of the paper or of the copy at hand. With n = p, a stage costs t_c and the exchanges 2 t_w (√p − 1)/log p a stage,
    so the speedup on the mesh is t_c p/(t_c + 2 t_w (√p − 1)/log p), and its ratio to p tends to 0. At p = 4 a mesh is
    a hypercube, and the two agree.
app-b-scaled = scaled speedup, n = p
app-b-fraction = serial fraction
app-b-phi = overhead function
app-b-ratio = scalability, n = p
app-b-pram = speedup without communication, n = p
app-b-inverse = overhead function times E
app-b-worse = serial fraction of the mesh, as a multiple of the hypercube's
app-b-axis-fraction = serial fraction f, n = 16384
app-b-axis-scaled = scaled speedup S, n = p

## Appendix C

app-c-place = Appendix C
app-c-title = Ordered and two-dimensional transforms
app-c-claim =
    An ordered transform takes at most 2d + 1 communication steps, d = log p, and about twice the overhead.
    Two-dimensional transforms on a √p × √p grid cost what one-dimensional ones cost, on the hypercube and on the mesh.
app-c-why-1 =
    To reverse an index, each bit changes places with its mirror image. For p ≤ √n every processor bit changes with a
    local one, and such a swap sends half of a processor's elements, the other half stays: d exchanges of n/2p words
    after the d of n/p. So the words grow by 3/2, which "roughly double" covers. But the two numbers that follow are
    printed without a hedge and take exactly 2: with 3/2 the threshold for t_w = t_c is t_c/(t_c + 1.5 t_w) = 0.4, and n
    grows as p^13.5 for E = 0.9.
app-c-why-2 =
    The sentence compares the ordered transform with itself; "unordered" must be meant, with which Example 1 has p^9.
app-c-why-3 =
    The printed t_s log p + 2(t_h + t_w n/p)√p is what one processor spends; T_o is the sum over all p of them, so a
    factor p is missing. With it the sum still has √p for √p − 1 hops, as equation 8. Appendix D has the factor, and
    2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) is what runs give.
# $network: hypercube or mesh, as view.ftl has them.
app-c-squares = T_o 2-D and 1-D, { $network }
app-c-at-most = at most { $most }
app-c-steps = communication steps, ordered
app-c-words = T_o ordered / unordered, words
app-c-threshold = ordered, t_w = t_c: threshold of E
app-c-exponent = ordered, t_w = t_c, E = 0.9: exponent of p
app-c-worse = ordered, E = 0.9: worse than that for the … case
app-c-printed = T_o 2-D on the mesh, as printed
app-c-summed = T_o 2-D on the mesh, summed
app-c-rows = T_o 2-D by rows, one transposition
app-c-most = 2-D by rows: most processors
app-c-axis = E, efficiency of simulated runs, n = 65536, t_w = t_c, t_s = t_h = 0
app-c-by-rows = 2-D by rows
app-c-on-grid = 2-D on a grid
app-c-ordered = ordered
app-c-unordered = unordered

## Appendix D, equations 14 to 16

app-d-place = Appendix D, equations 14 to 16
app-d-title = Contention takes back what cut-through routing gives
app-d-claim =
    When partners are x hops apart on the mesh, some channel carries x messages, and each takes x times as long. So the
    overhead under cut-through is that of store-and-forward, and the isoefficiency function does not improve.
app-d-why-1 =
    The second line of each of the two sums writes √p for 1 + 2 + 4 + … + √p/2 = √p − 1, with ≈, so it is judged as an
    approximation: it holds within a factor of √2. In the second it is too much by 2p(t_h + t_w n/p): 3 % of the words for
    p = 1024, a factor of 2 for p = 4. The sums themselves are exact, as other rows show.
app-d-why-2 =
    It inherits √p for √p − 1: hops alone ask for W = 2K t_h p(√p − 1). The difference in log W goes to 0 as p grows.
app-d-share = messages that share a channel, from the time they take
app-d-load = most messages on a channel, √p/2
app-d-contention = contention
app-d-some = some
app-d-none = none
app-d-first = T_o, first sum, contention left out
app-d-second = T_o, second sum
app-d-below-first = T_o ≈, line below the first sum
app-d-below-second = T_o ≈, line below the second sum
app-d-same = T_o, store-and-forward and cut-through, t_h = 0

## Appendix E

app-e-place = Appendix E
app-e-title = Communication behind computation
app-e-claim =
    Where a second processor handles messages, words are sent in chunks while others are computed, and t_w − t_c takes
    the place of t_w; if t_w ≤ t_c only hops are left. The form of the isoefficiency function stays the same.
app-e-why-1 =
    (t_w − t_c) n/p + t_h leaves out that the pipeline has to fill: the last chunk is combined after it has arrived, t_c
    a word, once for all log p exchanges. If the channels are not the slower part, only the first chunk of the first
    exchange is waited for, and all other hops are hidden, too. A single chunk overlaps with nothing. The rows "T_p, exact
    form" have the exact form.
app-e-why-6 =
    The interface simulated here is stop-and-wait: it sends a chunk when the one before it has arrived, so each chunk pays
    its t_h. The paper's words are one stream, in which t_h counts once. So t_h = 0.5 differs for a reason of ours, not of
    the paper. Besides, (t_w − t_c) n/p + t_h leaves out that the pipeline has to fill, as the rows with t_h = 0 show.
app-e-why-2 =
    In Example 2 t_w = 2 t_c, so t_w − t_c = t_c and overlap turns it into Example 1: threshold 0.5, and p^9 for E =
    0.9, which the runs confirm. The printed 0.67 and p^4.5 are what (t_w − t_c)/t_c = 1/2 gives, that is t_w = 1.5 t_c.
app-e-why-3 =
    W = K t_h p log p charges every exchange its hop. A chunk of c words goes on to its next exchange as soon as it is
    combined, so only the first chunk of the first exchange is waited for: T_o = p(t_h + c t_w), without the log p.
    (Where the share is a single chunk, nothing overlaps and every exchange pays hop and words.)
app-e-why-4 =
    2(t_w − t_c) n √p subtracts t_c once for every hop. A word is combined once in an exchange, however many hops it
    took, so behind log p exchanges only t_c n log p can hide: T_o = 2 t_w n(√p − 1) − t_c n log p + p t_c for t_w ≥
    t_c. On large meshes overlap saves next to nothing, and for t_w ≤ t_c the far exchanges are not hidden either.
app-e-why-5 =
    Cutting an exchange in N chunks costs N − 1 more start-ups and can hide at most the computation, t_c n/p. So what
    t_s has to be compared with is t_c n/p, not t_w n/p: with t_w = 10.7 and t_s = 500 an exchange of 64 words takes 685
    > 500, but there is only a computation of 64 to hide it behind.
# $tw: t_w = 2 t_c, or another multiple.
app-e-threshold = Example 2 overlapped, { $tw }: threshold of E
app-e-exponent = Example 2 overlapped, { $tw }: exponent of p for E = 0.9
app-e-effective = effective time of an exchange, as printed
app-e-hops = T_o overlapped, t_w ≤ t_c: log p hops
app-e-mesh = T_o overlapped on the mesh
app-e-mesh-counted = T_o overlapped on the mesh, counted
app-e-pay = chunks pay if t_w n/p > t_s
app-e-exact = T_p, exact form
app-e-shorter = shorter
app-e-not-shorter = not shorter
app-e-axis = overhead of a word in an exchange, in t_c; circles: runs, p = 16, n = 4096
app-e-in-turn = one after the other, t_w
app-e-overlapped = overlapped, t_w − t_c
