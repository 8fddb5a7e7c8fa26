# The entries of Grama, Gupta, Karypis & Kumar, "Introduction to Parallel Computing" (2nd edition, 2003), chapter 13: what they are
# and claim, why book and execution differ, labels of their tables and figures. Its problems are in problems.ftl.
#
# Symbols and formulas stay as they are: t_c, T_p, n log n, 2^g. A letter behind _ is set as an index, what is behind ^ as a
# power. Labels of figures have little room.

## 13.2.1

equations-place = Section 13.2.1
equations-title = Binary exchange where the network has bandwidth for all
equations-claim =
    On a hypercube, or any network with as much bandwidth, T_p = t_c (n/p) log n + t_s log p + t_w (n/p) log p. So E = 1/(1
    + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): the start-ups ask for n log n to grow like p log p, the words
    for log n to grow like K (t_w/t_c) log p.
equations-time = T_p
equations-efficiency = E
# A row of sizes n that keep an efficiency.
equations-isoefficiency = n that keeps E

## Example 13.1

threshold-place = Example 13.1
threshold-title = The threshold of binary exchange: t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    Efficiencies up to the threshold t_c/(t_c + t_w) = 0.33 cost little: W grows like p log p. Beyond it W grows like
    p^(K t_w/t_c) log p: p^1.33 log p for E = 0.40, p^1.64 log p for E = 0.45. On 256 processors E climbs quickly with n
    up to the threshold, and slowly from there on.
threshold-limit = threshold
threshold-exponent = power of p beyond the threshold
threshold-curve = n that keeps E
threshold-at-256 = E on 256 processors
threshold-axis = n

## 13.2.2

mesh-place = Section 13.2.2
mesh-title = Binary exchange on a mesh, where bandwidth is short
mesh-claim =
    On a √p × √p mesh partners are 1, 2, 4, … √p/2 links apart, along a row and then along a column, and as many messages
    share a link. So T_p = t_c (n/p) log n + t_s log p + 2 t_w n/√p, and the size that keeps an efficiency grows
    exponentially with √p.
mesh-why =
    The sum of the distances is 1 + 2 + … + √p/2 = √p − 1 along a row and as much along a column. The book rounds 2 (√p − 1)
    up to 2 √p, which adds 2 t_w n/p. With √p − 1 the formula is exact.
mesh-time = T_p
mesh-summed = T_p with √p − 1
mesh-partners = partners of a processor
mesh-isoefficiency = n that keeps E, t_s = 0

## 13.2.3

twiddles-place = Section 13.2.3
twiddles-title = Powers of ω that processors compute anew
twiddles-claim =
    One processor needs n different powers of ω. Of p processors the busiest needs h(n, p), with h(n, 1) = n, h(p, p) = log p and
    h(n, p) = h(n, 2p) + n/p − 1: 2 (n/p − 1) + log p for p > 1. All of them together compute more than n, and the
    difference is overhead: of the order of n + p log p, whatever the network.
twiddles-most = most powers that a processor computes
twiddles-later = time by which T_p is longer
twiddles-axis = powers of ω of the busiest processor

## 13.3

transposes-place = Section 13.3
transposes-title = The transpose in two and more dimensions
transposes-claim =
    With one transposition T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, for p ≤ √n. With q dimensions there are m = q − 1
    transpositions, each among p^(1/m) processors: t_c (n/p) log n + m (t_s (p^(1/m) − 1) + t_w n/p). The isoefficiency of
    the first is of the order of p² log p, whatever t_w/t_c, as p ≤ √n asks for as much.
transposes-why =
    The book lets every processor send all of its n/p words in each transposition. One part in p^(1/m) is already where it is
    needed and stays. Without these words the formula is exact.
transposes-time = T_p
transposes-moved = T_p without the words that stay
transposes-half = words, as a part of those of binary exchange (q = log p + 1)
transposes-p-squared = E with n = p², from p to 2p
transposes-grows = grows
transposes-falls = falls
transposes-isoefficiency = n that keeps E
# The least n with which p ≤ √n processors can be used, as a power of two.
transposes-least = n = 2^{ $power }, the least possible
transposes-has = E = { $efficiency }
transposes-dims = transpose, { $dims }-D

## Example 13.2

comparison-place = Example 13.2
comparison-title = Binary exchange or transpose, on 64 processors
comparison-claim =
    On a hypercube of 64 with t_c = 2, t_s = 25, t_w = 4 binary exchange is the fastest of three algorithms where n/p is very
    small, the three-dimensional transpose for medium n/p, and the two-dimensional transpose where n/p is large.
comparison-why =
    The formulas of the transposes count the words that stay on their processor (section 13.3). Executed, both are
    faster than the formulas say.
comparison-speedup = S
comparison-best = fastest
comparison-exchange = binary exchange
comparison-low = fastest at n = 2^8
comparison-middle = fastest at n = 2^12
comparison-high = fastest at n = 2^18
comparison-axis = S, p = 64
