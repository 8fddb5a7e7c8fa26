# The entries of Sahay, "Hiding Communication Costs in Bandwidth-Limited Parallel FFT Computation" (1993): what they are and
# claim, why paper and execution differ, labels of their tables and figures.
#
# Symbols and formulas stay as they are: t_a, T_p, m log m, 2^g. A letter behind _ is set as an index, what is behind ^ as a
# power. Labels of figures have little room.

## Figure 1, sections 2 and 3

fig1-place = Figure 1, sections 2 and 3
fig1-title = The butterfly of 8 inputs
fig1-claim =
    The n-input butterfly has n rows and log n + 1 columns. Node (r, c) has edges to (r, c + 1) and to the node of
    column c + 1 whose row differs from r in the (c + 1)-th most significant bit. Its first j + 1 columns are n/2^j
    butterflies of 2^j inputs, its columns from k on are 2^k butterflies of n/2^k inputs.
fig1-edges = edges to rows { $rows }
fig1-first = first columns
fig1-last = last columns
fig1-nodes = nodes, n (log n + 1)
fig1-right = nodes with the edges of the definition
fig1-computes = what it computes
fig1-transform = the transform
fig1-error = relative error { $error }

## Figure 2, section 4.1

fig2-place = Figure 2, section 4.1
fig2-title = An output-driven schedule: processor 2 of 4, 8 outputs
fig2-claim =
    Processor 2 takes its outputs in the order 2 3 0 1 6 7 4 5, two for each of the processors 1, 0, 3 and last itself,
    and processes only the nodes that the next output still needs. The first output needs 7 nodes; the others follow at
    8, 11, 12, and so on.
fig2-target = goes to processor
fig2-produced-by = produced at, by Corollary 4.1
fig2-before = nodes before the first output
fig2-row = row
fig2-produced = produced at

## Theorem 3.1, section 3

thm-3-1-place = Theorem 3.1, section 3
thm-3-1-title = The simple schedule: compute, exchange everything, compute
thm-3-1-claim =
    With the points dealt out in turn before, and in blocks after one all-to-all, P processors transform n ≥ P² points
    in time (n/P) log n + (n/P − n/P² − 1)·g + L. All together send n − n/P words; with one distribution throughout they
    would send log P times as many.
thm-3-1-why =
    With blocks throughout, each of the log P stages across processors moves all n words. With the redistribution n −
    n/P words move, since a P-th of them is already where it is needed. So it is log P · P/(P − 1) times as many: log P
    up to the words that stay, and for P = 2 twice as many, where log P is 1.
thm-3-1-more = words with blocks throughout, as a multiple
thm-3-1-words = words
# Section 3.2.
thm-3-1-factor = T_p / (m log n), L = 0
# $most: 1 + g/log n.
thm-3-1-at-most = at most { $most }
# The number of words on the way to a processor is not limited here: no sender stalls.
thm-3-1-bad-order = communication in a bad order, as a multiple; capacity not modelled

## Definition 4.1 and Proposition 4.1, section 4.2

binary-place = Definition 4.1 and Proposition 4.1, section 4.2
binary-title = Binary permutations: the orders in which outputs can come soonest
binary-claim =
    A permutation of 2^i numbers is binary if each of its halves has the leading bit in common and is, without that bit,
    binary again. Then it decomposes, for every i = q + r, into a binary permutation of 2^q blocks and 2^q binary permutations of
    2^r numbers.
binary-yes = binary
binary-no = not binary
binary-parts = its parts for q = 2, r = 1
binary-proposition = binary permutations that decompose
binary-orders = processors that produce their outputs in a binary order

## Lemma 4.1 and Corollary 4.1, section 4.3

lemma-4-1-place = Lemma 4.1 and Corollary 4.1, section 4.3
lemma-4-1-title = When an output-driven schedule produces its outputs
lemma-4-1-claim =
    The first output is produced at t_0 = m − 1. If a = q·2^(r−1) with q odd, output a follows output a − 2^(r−1) after
    r·2^(r−1) nodes, 2^(r−1) in each of the last r columns. So t_a = (m − 1) + Σ b_i (i + 1) 2^i over the binary digits
    b_i of a, whatever the processor.
lemma-4-1-lemma = t_a of Lemma 4.1
lemma-4-1-of-corollary = t_a of Corollary 4.1
lemma-4-1-nodes = the nodes of the proof in each column
lemma-4-1-axis-a = output a
lemma-4-1-axis = t_a, in butterfly nodes; m = 32
lemma-4-1-corollary = Corollary 4.1

## Lemma 4.2, section 4.3

lemma-4-2-place = Lemma 4.2, section 4.3
lemma-4-2-title = Which words leave at once, and which wait for the gap
lemma-4-2-claim =
    A word leaves when it is produced, but no sooner than g after the one before it. Word a leaves at once if a is a
    multiple of 2^(g−1); every other word waits.
lemma-4-2-at-once = at once
lemma-4-2-waits = waits
lemma-4-2-words = as the lemma says
lemma-4-2-axis-a = word a
lemma-4-2-axis = time, in butterfly nodes; P = 4, n = 128, g = 3; circles: at once
lemma-4-2-leaves = leaves, s_a
lemma-4-2-produced = produced, t_a

## Theorem 4.1, sections 4.3 and 4.4

thm-4-1-place = Theorem 4.1, sections 4.3 and 4.4
thm-4-1-title = When the last word leaves, and when communication is hidden
thm-4-1-claim =
    The last word leaves an output-driven schedule at T: (1) (m − 1) + (m − l − 1) g for g ≥ log m; (2) m log m + 2^g −
    g − 1 − l g for log l + 1 < g < log m; (3) m log m + (2^g − 1) − l (log l + 1) for g ≤ log l + 1. The run takes
    max{"{"}T + L, m log m{"}"} + m log P. So no processor is idle, but for L, where n ≥ (2^g/g) P².
thm-4-1-why-1 =
    Case 3 is printed late by g: with a* = m − l − 2^(g−1), the last word that leaves at once, T = t_a* + g (2^(g−1) −
    1), and Corollary 4.1 gives t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1). The sum has 2^g − g − 1 where
    the paper has 2^g − 1, as case 2 has; the two then agree at g = log l + 1. (The copy at hand was read by a
    machine: signs may be its.)
thm-4-1-why-2 =
    The formula lets phase II begin when the last word is there. It begins with the first words that are there and goes
    on while the last ones are under way, so the run is shorter wherever T + L is more than m log m: the formula is an
    upper bound. What comes out is the largest of m log n and, over all inputs i of phase II, s_(i−l) + L + the nodes
    that inputs from i on make possible. (In case 3 the T that is put in is too late besides.)
thm-4-1-why-3 =
    Section 4.4 says so of phase I alone. The words that are late for the end of phase I can still be in time: while
    they are under way the processor works on the part of phase II that is possible without them, as section 5 has it,
    and up to n = 2^g P that is often enough. For n = 2^g P the last word may even leave within phase I.
thm-4-1-longer = longer than { $time }
thm-4-1-phase = end of phase I
thm-4-1-bound = bound

## Lemma 5.1 and Facts 5.1 to 5.3, section 5

facts-5-place = Lemma 5.1 and Facts 5.1 to 5.3, section 5
facts-5-title = What each input of phase II makes possible
facts-5-claim =
    Inputs are numbered in the order of their arrival, a processor's own first; δ_i is the number of nodes that input i
    makes possible. It is the same for the l inputs of a block (5.1), 2 (2^j − 1) for block i with j leading ones among
    its log P digits (5.2), and never less than the one before (5.3). A processor waits for input i only if δ_(i−1) < g
    (Lemma 5.1, for n < 2^g P).
facts-5-order = in the order of arrival
facts-5-waits = waits that Lemma 5.1 allows
facts-5-axis-i = input i
facts-5-axis = nodes; P = 8, n = 128, L = 20
facts-5-waited = waited
facts-5-fact = Fact { $number }

## Theorem 5.1, section 5

thm-5-1-place = Theorem 5.1, section 5
thm-5-1-title = The time of a transform too small to hide its messages
thm-5-1-claim =
    For P² ≤ n < 2^g P the output-driven schedule takes max{"{"}m log n, (m − 1) + L + (i* − l) g + R{"}"}: i* is the
    last input that a processor may have to wait for, R what is then left to do. For g > 2P − 2, i* = m − 1 and R = 2P −
    2; otherwise i* = m (1 − 1/2^j*) and R = m log P − m (j* − 3 + 1/2^(j*−2)), with j* = ⌈log(g + 2)⌉ − 1.
thm-5-1-why =
    R must be m log P − m (j* − 2 + 1/2^(j*−1)). By Facts 5.1 and 5.2 there are m/2^(k+1) inputs with k leading ones,
    and each makes 2 (2^k − 1) nodes possible. So the inputs before i*, those with k < j*, make Σ m (1 − 2^(−k)) = m
    (j* − 2 + 2^(1−j*)) nodes possible, and the rest of the m log P nodes of phase II is left. The sum as printed is
    that for j* − 1, so R is too large by m (1 − 2^(1−j*)). Where the two agree, j* is 1, the gap is beyond 2P − 2, or
    no processor waits at all: wherever R shows in T_p, the printed one does not fit. (The copy at hand was read by a
    machine: signs may be its.)
thm-5-1-corrected = corrected
