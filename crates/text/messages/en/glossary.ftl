# Every symbol and every term with its name and its definition, for tips. GK, S and IB are the papers.
#
# Symbols (T_p, t_s, n, log₂ …) stay as they are; what stands behind _ is set below the line.
#
# Where a name stands for a symbol it is set in italics in its place, and so should be short.

p-name = processors
p =
    The number of processors, a power of two.
n-name = points
n =
    The number of points of the transform, a power of two. The processors share them evenly.
tc-name = compute
tc =
    The time to compute one node of the butterfly: line 8 of the algorithm in GK Fig. 1, a complex multiplication and an
    addition.
ts-name = start-up
ts =
    The time that a processor is busy beginning a message, however long the message is.
th-name = per hop
th =
    The time that the head of a message takes from a processor to the neighbouring one.
tw-name = per word
tw =
    The time that one word, a complex number, takes on a channel: the word's length over the channel's bandwidth.
t-serial-name = serial time
t-serial =
    The time on one processor, which is also the problem size W: t_c · n · log₂ n.
t-parallel-name = parallel time
t-parallel =
    The time from the start until the last processor has finished.
speedup-name = speedup
speedup =
    How many times as fast as one processor: S = T_s / T_p.
efficiency-name = efficiency
efficiency =
    The fraction of the processors' time that is useful computation: E = S / p.
overhead-name = overhead
overhead =
    The time that all processors together spend on anything but useful computation: T_o = p · T_p − W.
w-name = problem size
w =
    The useful computation, measured as the time of the serial algorithm: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    To keep an efficiency E, the problem size must grow in proportion to K · T_o.
threshold-name = threshold
threshold =
    t_c / (t_c + t_w): on a hypercube, efficiencies up to about this value need little growth of the problem; higher
    ones need very much.
isoefficiency-name = isoefficiency function
isoefficiency =
    How fast the problem size must grow with p to keep the efficiency E. The slower, the more scalable.
doubling-name = growth for twice p
doubling =
    Log₂ of the factor by which the problem size must grow when p doubles, to keep this efficiency: f_E(2p) / f_E(p). A
    little above 1 is scalable.
scaled-speedup-name = scaled speedup
scaled-speedup =
    The speedup for a problem with p times the work of this one, so that each processor has as much to do as a single
    one has here. Close to p is good.
memory-speedup-name = memory-scaled speedup
memory-speedup =
    The speedup for a problem with p times the points of this one, so that each processor's memory is as full as that of
    a single one here.
serial-fraction-name = serial fraction
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p): the part of the work that, if it were serial, would explain the speedup. If it grows
    with p, so does the overhead.
overhead-function-name = overhead function
overhead-function =
    Φ = p · T_p / W: how many times as long the run takes as on an ideal machine. A formulation is scalable if Φ can be
    kept constant by letting the problem grow.
scalability-name = scalability
scalability =
    The greatest speedup for this n on any number of processors of this machine, divided by that of an ideal machine
    with n processors, which is n.
error-name = relative error
error =
    The length of the difference between this transform and that of an independent FFT, divided by the length of the
    latter (L2 norms).
messages-name = messages
messages =
    How many messages were sent. In an exchange each of the two partners sends one.
words-name = words
words =
    How many words, complex numbers, the messages carried in total.
hops-name = hops
hops =
    How many channels the messages crossed in total.
hottest-name = hottest channel
hottest =
    The most messages that shared, or waited for, one directed channel at the same time. If there are q, they slow each
    other down by a factor of q.
compute-name = compute
compute =
    The useful part: computing nodes of the butterfly.
startup-name = start-up
startup =
    The part spent beginning messages: t_s for each.
hop-name = per hop
hop =
    The part in which the head of a processor's own message was on its way: t_h for each channel.
transfer-name = transfer
transfer =
    The part that the words of a processor's own message would have taken with nothing else on the way: t_w · m, once
    for each channel under store-and-forward.
contention-name = contention
contention =
    The extra time that a processor's own message took because others wanted the same channels.
idle-name = idle
idle =
    The part spent waiting for the partner's message, and after the last step.
latency-name = latency
latency =
    LogP: the time from the sending of a word to its arrival. The processors compute meanwhile.
gap-name = gap
gap =
    LogP: the least time between two words that a processor sends, or receives; its inverse is the bandwidth. BSP: the
    flops that it takes to move one real number of an h-relation.
cost-name = overhead
cost =
    LogP: the time that a processor is busy sending a word, and receiving one. S neglects it.
sync-name = synchronisation
sync =
    BSP: the flops that every communication superstep takes on top of moving its numbers, until all processors have come
    together.
rate-name = units of time per second
rate =
    Converts the times of a run to seconds: on a BSP machine, flops per second. 0 if it is not known.
tt-name = time of a power of ω
tt =
    The time to compute one power of ω that a processor needs for the first time.
blocking-name = elements in the cache
blocking =
    How many elements fit into the cache: the local stages are done piece by piece, by virtual processors. None: all at
    once.
h-name = h-relation
h =
    BSP: the most real numbers that any processor sends or receives in a superstep, two for each complex word. The
    superstep takes h · g + l.
width-name = channel width
width =
    By what factor the channels are wider: a word takes t_w / w. Wider channels on a mesh can make up for a hypercube's
    larger number of them.
m-name = elements of a processor
m =
    The elements that each processor holds: m = n / P.
superstep-name = superstep
superstep =
    What all processors do between two synchronisations: either compute on what they hold, or communicate.
redistribution-name = redistribution
redistribution =
    A move of all elements to the processors on which the next stages are local. In the transpose formulation it is the
    matrix transposition.
group-cyclic-name = group-cyclic distribution
group-cyclic =
    The elements are cut into r blocks, and each block is dealt out to p / r processors in turn: r = p gives blocks, r =
    1 the cyclic distribution.
output-driven-name = output-driven schedule
output-driven =
    A processor computes only what its next output needs, and sends each output as soon as it is ready.
binary-permutation-name = binary permutation
binary-permutation =
    An order of the outputs in which each half, each half of a half and so on is contiguous: outputs then appear as
    early as possible.
radix-name = radix
radix =
    With radix 4 two stages are computed as one, in 34 flops for four elements instead of 40.
dims-name = dimensions
dims =
    The number of dimensions in which the transpose formulation arranges the elements; there is one redistribution fewer
    than dimensions.
overlap-name = overlap
overlap =
    A second processor sends and receives while the first computes: exchanges go in chunks, and transfer hides behind
    computation or vice versa.
twiddle-name = twiddle factor
twiddle =
    A power of the n-th root of unity. In stage l its exponent is the reversal of the l + 1 leading bits of the index,
    padded with zeros.

# In the place of a symbol.
error-short = error
# Where the definition of the error is from: from the program, and not from a paper.
source-output = output
