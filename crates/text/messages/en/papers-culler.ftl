# The entries of Culler et al., "LogP: Towards a Realistic Model of Parallel Computation" (1993): the FFT on a CM-5.
#
# Symbols and formulas stay as they are. A letter behind _ is set as an index, what is behind ^ as a power. Labels of figures have
# little room.

## The layouts

fft-place = Section 4.1
fft-title = The FFT with one remap, cyclic to blocked
fft-claim =
    With blocks (or a cyclic layout) throughout, log P of the stages exchange n/P words: (g n/P + L) log P. Cyclic first and
    blocked at the end, for n ≥ P², there is one remap in which each processor sends n/P² words to each other one: g (n/P −
    n/P²) + L, a factor of log P less.
fft-why =
    The first word of a row of words leaves at once: m words, g apart, take g (m − 1). The formulas count g for every word,
    one more in each exchange or remap.
fft-why-less =
    It is log P times (n/P − 1) words in place of n/P − n/P² − 1, and log P times L in place of once. So the factor is a
    little more than log P, and exactly so only for long messages and many processors.
fft-hybrid = remap, g (n/P − n/P²) + L
fft-hybrid-less-one = remap, one g less
fft-blocked = exchanges, (g n/P + L) log P
fft-blocked-less-one = exchanges, one g less each
fft-less = exchanges as a multiple of the remap
fft-blocks = blocks throughout
fft-remapped = one remap
fft-axis = communication / computation, n = 65536

## The remap

remap-place = Section 4.1, the implementation
remap-title = The remap in the naive and in the staggered order
remap-claim =
    If each processor sends its rows from the first to the last, all send to processor 0 first, then to 1, and so on, and all
    but a few stall. If processor i begins with the rows of processor i + 1, nobody is sent to by two. On a CM-5 of 128
    processors the naive remap took more than 1.5 times as long as the computation, the staggered one a seventh of it.
remap-why =
    On the CM-5 no more than about L/g messages can be on their way to a processor, and whoever sends one more stalls: the remap goes on
    at the pace of one receiver, up to P times as slowly. That capacity is not modelled here: words wait in front of the receiver
    and their senders go on, so the naive order takes about twice as long and not ten times.
remap-why-staggered =
    A remap costs the CM-5 about 1 µs besides for each point, for loads and stores, which LogP does not count. And at 2 MB/s
    where 3.2 were predicted it was slower still: processors drift apart, and messages meet after all.
remap-why-rate =
    The prediction has 1 µs for loads and stores of each point besides 2o: 16 bytes in 5 µs. Without that it is 16 bytes in
    4 µs, less what the first and the last word of each message take.
remap-naive-senders = senders to one processor at once, naive
remap-staggered-senders = the same, staggered
remap-naive-share = naive remap / computation
remap-staggered-share = staggered remap / computation
remap-more-than = more than { $number }
remap-times = naive / staggered
remap-order-of-magnitude = an order of magnitude
remap-rate = MB/s for each processor, staggered
remap-load = messages on one channel at once, naive
remap-slower = T_p, naive / staggered
